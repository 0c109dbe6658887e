"""The keyboard: arrows, Enter, Space, Esc, and the keys that are printed on places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from garden_desktop.core.places import Rotation
from garden_desktop.ui.board.input.cursor import DOWN, LEFT, RIGHT, UP, TableCursor
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.board.layout import ItemRef, piece_ref, place_ref
from garden_desktop.ui.kit.events import printed_key, printed_modifiers

_ARROWS: Final = {
    Qt.Key.Key_Left: LEFT,
    Qt.Key.Key_Right: RIGHT,
    Qt.Key.Key_Up: UP,
    Qt.Key.Key_Down: DOWN,
}
_TURNS: Final[dict[str, Rotation]] = {"R": "turn", "Shift+R": "back", "F": "mirror"}


class TableKeyHandler:
    """What keys do at the table.

    Arrows walk and move nothing. Enter acts on what is held or on what the person led the ring to. Else, so after a
    piece was laid, it is the key of the default button, as in a dialog: it presses the place with the key "Enter" if
    that is on offer; else it acts on the focused thing. Space always acts on the focused thing first, and so does Enter
    where that is `advised`. Esc puts down what is held, else presses the place with the key "Esc", else takes
    everything back.
    """

    def __init__(self, interaction: InteractionModel, cursor: TableCursor) -> None:
        self._interaction, self._cursor = interaction, cursor
        self.advised: Callable[[ItemRef], bool] = lambda _: False

    def press(self, event: QKeyEvent, *, ringed: bool) -> bool:
        """Whether the key did anything here; refusing counts. `ringed`: the focus could be seen before."""
        name = key_name(event)
        if name == "Esc":
            return self._escape()
        if name in {"Enter", "Space"}:
            return self._confirm(name, ringed=ringed)
        if name in _TURNS and self._interaction.turn(_TURNS[name]):
            return True
        place = self._place_with(name)
        if place:
            return self._press(place)
        if name == "Backspace":
            return self._take_back()
        way = _ARROWS.get(Qt.Key(event.key()))
        by_turn = event.modifiers() & Qt.KeyboardModifier.ControlModifier  # what a replay is asked
        return way is not None and not by_turn and self._cursor.step(way)

    def printed(self, event: QKeyEvent) -> bool:
        """Whether this is a letter or a number that is printed on a place."""
        name = key_name(event)
        return len(name) == 1 and bool(self._place_with(name))

    def activate_item(self, thing: ItemRef) -> bool:
        """Do to `thing` what Enter does to a focused one; a piece just lifted leads the cursor to its target."""
        held = self._interaction.held
        done = self._interaction.activate_item(thing)
        if self._interaction.is_rotate_button(thing):
            return done
        if self._interaction.held and self._interaction.held != held:
            self._cursor.to_target()
        elif held and done and held in self._interaction.pieces:
            self._cursor.follow_piece(held)
        elif done and any(handle.place == thing.id and not handle.piece for handle in self._interaction.draft):
            self._cursor.rest()  # chosen: the next Enter goes on instead of taking it back
        return done

    def _escape(self) -> bool:
        named = self._place_with("Esc")
        if not self._interaction.held and self._interaction.can_press(named):
            return self._interaction.press(named)
        return self._take_back()

    def _take_back(self) -> bool:
        if self._interaction.held:
            self._interaction.put_down()
            return True
        return self._interaction.clear_draft()

    def _confirm(self, name: str, *, ringed: bool) -> bool:
        at, interaction = self._cursor.at, self._interaction
        if interaction.held:
            return self.activate_item(at) if at else interaction.activate_item(piece_ref(interaction.held))
        named = self._place_with(name)
        useful = at is not None and self._does_something(at)
        meant = at is not None and (name == "Space" or (ringed and self._cursor.led) or self.advised(at))
        if named and interaction.can_press(named) and not (useful and meant):
            return interaction.press(named)
        if at is not None:
            self.activate_item(at)
            return True
        return bool(named) and self._press(named)

    def _does_something(self, thing: ItemRef) -> bool:
        return self._interaction.can_lift(thing.id) if thing.kind == "piece" else self._interaction.can_press(thing.id)

    def _place_with(self, name: str) -> str:
        """The place with this key printed on it: one that may be pressed before one that may not."""
        named = [place.id for place in self._interaction.places.values() if place.key.casefold() == name.casefold()]
        return next(filter(self._interaction.can_press, named), named[0] if named else "")

    def _press(self, place: str) -> bool:
        """Press the place with this key; of one that is not to be pressed the uppermost piece is lifted."""
        if not self._interaction.is_rotate_button(place_ref(place)):
            self._interaction.put_down()
        top = "" if self._interaction.can_press(place) else self._liftable(place)
        if top:
            self._cursor.move_to(piece_ref(top))
            return self.activate_item(piece_ref(top))
        self._interaction.press(place)
        return True

    def _liftable(self, place: str) -> str:
        """The last piece of a place that may be lifted, ""."""
        interaction = self._interaction
        there = [
            piece.id for piece in interaction.pieces.values() if piece.place == place and interaction.can_lift(piece.id)
        ]
        return there[-1] if there else ""


def key_name(event: QKeyEvent) -> str:
    """The key as Place.key names it: "Enter", "Space", "1", "Shift+R"."""
    modifiers = printed_modifiers(event)
    name = QKeySequence(printed_key(event) | modifiers.value).toString(QKeySequence.SequenceFormat.PortableText)
    return "Enter" if name == "Return" else name
