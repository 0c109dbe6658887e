"""Interaction model: input of the current decision (press, lift, drop, rotate), which builds a move by
a MoveBuilder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from garden_desktop.core.gesture import Draft, IncrementalMoveBuilder, InputStep, MoveBuilder
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Note, Piece, Place, Rotation, preview_action
from garden_desktop.ui.board.layout import AnyLook, AnyTable, ItemRef, LookCache, RotationMemory, place_ref

BOARD: Final = frozenset({"cell", "hex"})
"""Kinds of places that are cells of a board, at which pieces of several cells are aimed."""


class InteractionModel(QObject):
    """Present position with its possible inputs, the draft of the move, and the held piece.

    Mouse, keyboard, screen reader and list mode call the same methods. One that is not possible changes nothing,
    returns False and emits `refused(place, piece)`.
    """

    chosen = Signal(object)
    draft_changed = Signal()
    changed = Signal()
    refused = Signal(str, str)

    def __init__(self, table: AnyTable, parent: QObject | None = None, looks: LookCache | None = None) -> None:
        """Create the model; `looks` is the view-model cache of another model at the same table, to share it."""
        super().__init__(parent)
        self.table = table
        self.look_cache = looks or LookCache(table)
        self.look: AnyLook | None = None
        self.view: Any = None
        self.seat: Seat | None = None
        self.held = ""
        self.places: dict[str, Place] = {}
        self.pieces: dict[str, Piece] = {}
        self.notes: tuple[Note, ...] = ()
        self._asked = Message("", "")
        self._chooser: MoveBuilder[Any] = MoveBuilder(())
        self._rotation_memory = RotationMemory()
        self._at_first: frozenset[str] = frozenset()
        self._laid_out: tuple[Draft, str] = ((), "")

    @property
    def draft(self) -> Draft:
        """Inputs made towards the move."""
        return self._chooser.draft

    @property
    def offers(self) -> tuple[InputStep, ...]:
        """Inputs that are possible now."""
        return self._chooser.offers()

    @property
    def entries(self) -> tuple[InputStep, ...]:
        """Possible inputs for a list, each place and piece once.

        A button that takes pieces has an entry for each of them, and none of its own, which would only ask for the
        piece.
        """
        takes = {handle.place for handle in self.offers if handle.piece}
        asks = {place for place in takes if place in self.places and self.places[place].kind == "button"}
        offers = {handle[:2]: handle for handle in self.offers}
        return tuple(handle for handle in offers.values() if handle.piece or handle.place not in asks)

    def show(self, view: Any, seat: Seat | None, chooser: MoveBuilder[Any] | None) -> None:
        """Take another position; the held piece is released."""
        self.view, self.seat, self.held = view, seat, ""
        self._chooser = chooser or MoveBuilder(())
        self._at_first = self._chooser.presses()
        self._laid_out = (), ""
        self.refresh()

    def keep_laid_out(self) -> None:
        """Mark the present draft and held piece as prepared by the game: taking them back undoes nothing of the
        player's."""
        self._laid_out = self.draft, self.held

    @property
    def undecided(self) -> bool:
        """Whether the player has begun an input that is no move yet."""
        begun = self.draft != self._laid_out[0] and bool(self.draft)
        return begun or bool(self.held and self.held != self._laid_out[1])

    def undo_step(self) -> bool:
        """Undo the last input: put down the held piece, else remove the last step of the draft. Returns False if there
        is none."""
        if self.held:
            self.put_down()
            return True
        last = self._chooser.last_open()
        if last is None:
            return self.clear_draft()
        self._put_back(last)
        return True

    @property
    def prompt(self) -> Message:
        """Prompt of the decision, with the people who are invited to look."""
        return self.look_cache.invite(self._asked)

    def lock_input(self) -> None:
        """Accept no input until the next position is shown, because the decision has been made."""
        self._chooser = MoveBuilder(())

    def refresh(self) -> None:
        """Rebuild the view model, because the draft has changed."""
        look = self.look = self.look_cache.at(self.view, self.seat, self.draft)
        self.places = {place.id: place for place in look.places}
        self.pieces = {piece.id: piece for piece in look.pieces}
        self.notes = tuple(look.notes)
        self._asked = look.prompt
        if self.held not in self.pieces:
            self.held = ""
        self.changed.emit()

    def can_lift(self, piece: str) -> bool:
        """Whether `piece` can be lifted now, to take it back or to lay it in place of its other orientation."""
        return piece in self.pieces and (piece in self._chooser.lifts() or self._twin(piece) is not None)

    def can_press(self, place: str) -> bool:
        """Whether pressing `place` does something now."""
        way = self.places[place].turns if place in self.places else None
        return (place in self._chooser.presses() or self._gives(place)) if way is None else self._turns(way)

    def is_rotate_button(self, thing: ItemRef) -> bool:
        """Whether `thing` is a button that rotates the held piece."""
        return thing.kind == "place" and thing.id in self.places and self.places[thing.id].turns is not None

    def onward(self) -> tuple[str, ...]:
        """Return the places, without buttons, that continue a begun input: they became pressable since the position was
        shown, and there is nothing to lift."""
        if any(handle.piece for handle in self.offers):
            return ()
        ahead = (handle.place for handle in self.offers if not handle.piece and handle.place not in self._at_first)
        return tuple(place for place in ahead if place in self.places and self.places[place].kind != "button")

    def pressed(self, place: str) -> bool:
        """Whether `place` was pressed and can be pressed again to take that back."""
        return any(handle.place == place and not handle.piece and handle.loose for handle in self.draft)

    def placed(self, piece: str) -> bool:
        """Whether `piece` was laid in this draft and can be taken back."""
        return self._chooser.placed(piece) is not None

    def has_given(self, place: str) -> bool:
        """Whether the held piece is the one that `place` supplies."""
        grip = self.pieces[self.held].grip if self.held else None
        return grip is not None and grip.thing == self.places[place].gives

    def drops(self, piece: str) -> tuple[str, ...]:
        """Return the places where `piece` may be dropped, without the one it came from."""
        return self._chooser.drops(piece)

    def targets(self, piece: str) -> tuple[str, ...]:
        """Return the places where dropping `piece` does something, including the one it came from."""
        home = self.home(piece)
        return (*self.drops(piece), home) if home else self.drops(piece)

    def home(self, piece: str) -> str:
        """Return the place that `piece` came from by a revocable step, or ""."""
        handle = self._chooser.placed(piece)
        if handle is None:
            return ""
        before = tuple(taken for taken in self.draft if taken != handle)
        lay = {one.id: one.place for one in self.table.make_view_model(self.view, self.seat, before).pieces}
        return lay.get(piece, "")

    def foretold(self, place: str, piece: str) -> Sequence[Message]:
        """Return the forecast of dropping `piece` on `place` (piece "": of pressing the place)."""
        return () if self.look is None else preview_action(self.look, place, piece)

    def lift(self, piece: str) -> bool:
        """Hold `piece`."""
        if not self.can_lift(piece):
            return self._refuse(self._place_of(piece), piece)
        if piece not in self._chooser.lifts() and (laid := self._twin(piece)) is not None:
            self._put_back(laid)
        self.held = piece
        self._rotation_memory.remember_rotation(self.seat, self.pieces[piece])
        self.changed.emit()
        return True

    def take_up(self) -> bool:
        """Hold the only piece that can be laid, in the orientation in which this player held it last.

        Returns False if there is none or more than one, or if the draft has begun.
        """
        piece = "" if self.held or self.draft else self._ready()
        return bool(piece) and self.lift(piece)

    def turn(self, way: Rotation) -> bool:
        """Rotate or mirror the held piece, else the piece laid last, else the one waiting to be laid. Returns False if
        none can."""
        other = self._turned(self._turning(), way)
        if not other:
            return False
        laid = None if self.held else self._laid()
        return self.lift(other) if laid is None else self._lay_instead(laid, other)

    def put_down(self) -> None:
        """Release the held piece where it was lifted."""
        if self.held:
            self.held = ""
            self.changed.emit()

    def drop(self, place: str) -> bool:
        """Drop the held piece on `place`; it stays held if it may not go there."""
        piece = self.held
        if not piece:
            return False
        if place in self.drops(piece):
            self._take(place, piece)
            return True
        if place == self.home(piece):
            return self.fetch(piece)
        if place == self._place_of(piece):
            self.put_down()
            return True
        return self._refuse(place, piece)

    def only_way(self, piece: str) -> str:
        """Return the only place where `piece` may go, or ""; never a button, which must be chosen on purpose."""
        drops = self.drops(piece)
        return drops[0] if len(drops) == 1 and self.places[drops[0]].kind != "button" else ""

    def send(self, piece: str) -> bool:
        """Lift `piece` and drop it on the only place where it may go."""
        place = self.only_way(piece)
        if not self.can_lift(piece) or not place:
            return self._refuse(self._place_of(piece), piece)
        self._take(place, piece)
        return True

    def fetch(self, piece: str) -> bool:
        """Take `piece` back to where it came from."""
        handle = self._chooser.placed(piece)
        if handle is None:
            return self._refuse(self._place_of(piece), piece)
        self._put_back(handle)
        return True

    def press(self, place: str) -> bool:
        """Press `place`."""
        if not self.can_press(place):
            return self._refuse(place, "")
        way = self.places[place].turns
        if way is not None:
            return self.turn(way)
        if place not in self._chooser.presses():
            return self.lift(self._ready())
        self._take(place, "")
        return True

    @property
    def draws(self) -> bool:
        """Whether the move is a path drawn cell by cell, so that the pointer may be dragged along it."""
        return isinstance(self._chooser, IncrementalMoveBuilder)

    def draw_to(self, place: str) -> bool:
        """Extend the path to `place`, or shorten it to `place` if it already contains it."""
        if any(handle.place == place and handle.loose and not handle.piece for handle in self.offers):
            self._take(place, "")
            return True
        line = [handle.place for handle in self.draft]
        if place not in line[:-1]:
            return False
        self._put_back(self.draft[line.index(place) + 1])
        return True

    def apply_input(self, handle: InputStep) -> bool:
        """Carry out an input step: lift and drop a piece, or press a place."""
        if not handle.piece:
            return self.press(handle.place)
        return self.lift(handle.piece) and self.drop(handle.place)

    def clear_draft(self) -> bool:
        """Clear the draft; returns False if it was empty."""
        if not self.draft:
            return False
        self.held = ""
        self._chooser.clear()
        self._draft_is_new()
        return True

    def activate_item(self, thing: ItemRef) -> bool:
        """Do what a click, Enter or the accessible press action does to an item."""
        if thing.kind == "place" and thing.id in self.places:
            return self._act_on_place(thing.id)
        if thing.kind == "piece" and thing.id in self.pieces:
            return self._act_on_piece(thing.id)
        return False

    def _act_on_place(self, place: str) -> bool:
        if self.held and self._takes_no_piece(place):
            self.put_down()
        if self.held and not self.is_rotate_button(place_ref(place)):
            return self.drop(place)
        lying = [piece.id for piece in self.pieces.values() if piece.place == place and piece.face != "ghost"]
        alone = self.places[place].kind in {"spot", "cell", "hex"} and len(lying) == 1
        if alone and not self.can_press(place) and self.can_lift(lying[0]):
            return self._act_on_piece(lying[0])
        if self.places[place].kind in BOARD and not self.can_press(place) and (ready := self._ready()):
            return self.lift(ready)
        return self.press(place)

    def _takes_no_piece(self, place: str) -> bool:
        """Whether `place` is a button that can be pressed and does not take the held piece."""
        button = self.places[place].kind == "button" and place not in self.targets(self.held)
        return button and place in self._chooser.presses()

    def _act_on_piece(self, piece: str) -> bool:
        place = self._place_of(piece)
        if self.held == piece:
            return self._act_on_held()
        if self.held and (place in self.targets(self.held) or not self.can_lift(piece)):
            return self.drop(place)
        if self.placed(piece):
            return self.fetch(piece) and (self.take_up() or True)
        if self.can_press(place) and (not self.can_lift(piece) or place in self._chooser.presses()):
            return self.press(place)
        return self.lift(piece)

    def _act_on_held(self) -> bool:
        if self.only_way(self.held):
            return self.send(self.held)
        self.put_down()
        return True

    def _twin(self, piece: str) -> InputStep | None:
        """Return the step that laid the same piece in another orientation and must be undone for `piece`, or None."""
        return self._chooser.blocking_step(piece) if self.pieces[piece].grip else None

    def _laid(self) -> InputStep | None:
        """Return the last step that laid a piece and can be taken back, or None."""
        return next((handle for handle in reversed(self.draft) if self.placed(handle.piece)), None)

    def _ready(self) -> str:
        """Return the only piece that can be lifted, in the orientation held last; "" if there are several."""
        lifted = self._chooser.lifts()
        lifts = [piece for piece in self.pieces.values() if piece.id in lifted]
        things = {piece.grip.thing if piece.grip else "" for piece in lifts}
        thing = things.pop() if len(things) == 1 else ""
        return self._rotation_memory.ready(self.seat, thing, [piece.id for piece in lifts]) if thing else ""

    def _gives(self, place: str) -> bool:
        """Whether pressing `place` takes up the piece that waits to be laid."""
        thing = self.places[place].gives if place in self.places else ""
        ways = {piece.id for piece in self.pieces.values() if thing and piece.grip and piece.grip.thing == thing}
        return bool(ways) and not self.held and self._ready() in ways

    def _turning(self) -> str:
        """Return the piece to which a rotation applies now, or ""."""
        laid = self._laid()
        return self.held or (laid.piece if laid else self._ready())

    def _turns(self, way: Rotation) -> bool:
        """Whether a rotation in this direction is possible."""
        return bool(self._turned(self._turning(), way))

    def _turned(self, piece: str, way: Rotation) -> str:
        """Return the orientation (piece id) after rotating, or "". Orientations that fit nowhere are skipped."""
        other, seen = self._next_way(piece, way), {piece}
        while other not in seen:
            if self.can_lift(other):
                return other
            seen.add(other)
            other = self._next_way(other, way)
        return ""

    def _next_way(self, piece: str, way: Rotation) -> str:
        grip = self.pieces[piece].grip if piece in self.pieces else None
        return dict(grip.turns).get(way, piece) if grip else piece

    def _lay_instead(self, laid: InputStep, piece: str) -> bool:
        """Lay orientation `piece` where another one lies; if it does not fit there, hold it."""
        self._put_back(laid)
        self._rotation_memory.remember_rotation(self.seat, self.pieces[piece])
        if laid.place in self.drops(piece):
            self._take(laid.place, piece)
            return True
        return self.lift(piece) and self._refuse(laid.place, piece)

    def _place_of(self, piece: str) -> str:
        return self.pieces[piece].place if piece in self.pieces else ""

    def _take(self, place: str, piece: str) -> None:
        self.held = ""
        chooser = self._chooser
        move = chooser.add_step(place, piece)
        if move is not None:
            self.chosen.emit(move)
        if self._chooser is chooser:  # a completed move shows the next position, whose draft is another one
            self._draft_is_new()

    def _put_back(self, handle: InputStep) -> None:
        self.held = ""
        self._chooser.remove_step(handle)
        self._draft_is_new()

    def _draft_is_new(self) -> None:
        self.refresh()
        self.draft_changed.emit()

    def _refuse(self, place: str, piece: str) -> bool:
        self.refused.emit(place, piece)
        return False
