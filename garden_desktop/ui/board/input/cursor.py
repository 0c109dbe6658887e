"""Keyboard input of the table: arrows, Enter, Space, Esc, the keys shown on places, and the cursor. Arrow keys move
within a group of places and across its edge, Tab from group to group.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from garden_desktop.core.view_model import Rotation
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.board.layout import BoardLayout, ItemRef, piece_ref, place_ref
from garden_desktop.ui.kit.events import printed_key, printed_modifiers

# Spatial navigation between rectangles


K = TypeVar("K", bound=Hashable)

_SLANT: Final = 1.2
"""Maximum sideways offset of a diagonal goal, as a share of its distance along the direction."""
_LEAST: Final = 1.0
"""Minimum distance along the direction, in table units."""
_CLEAR: Final = 0.7
"""Share of the smaller rectangle that must lie beyond the other for it to count as right, left, above or below."""


def next_on(start: QRectF, way: QPointF, goals: Mapping[K, QRectF]) -> K | None:
    """Return the best goal in direction `way` (a unit vector): near and straight ahead; None if there is none.

    A diagonal goal is only taken if no sequence of straight steps leads to it. So the end of a row is an end, and yet
    every goal is reachable.
    """
    ahead = {key: rect for key, rect in goals.items() if _lies(start, rect, way)}
    straight = {key: rect for key, rect in ahead.items() if _gap(start, rect, way) == 0}
    linked = set() if straight else _linked(start, goals)
    slanting = {key: rect for key, rect in ahead.items() if key not in linked and _is_aslant(start, rect, way)}
    found = straight or slanting
    return min(found, key=lambda key: _cost(start, found[key], way), default=None)


def facing(start: QRectF, way: QPointF, goals: Mapping[K, QRectF]) -> K | None:
    """Return the best goal straight ahead: the middle of one of the two rectangles lies in the lane of the other."""
    ahead = {key: rect for key, rect in goals.items() if _lies(start, rect, way) and _faces(start, rect, way)}
    return min(ahead, key=lambda key: _cost(start, ahead[key], way), default=None)


def aslant(start: QRectF, way: QPointF, goals: Mapping[K, QRectF]) -> K | None:
    """Return the best goal in a direction, though not straight ahead."""
    ahead = {key: rect for key, rect in goals.items() if _lies(start, rect, way) and _is_aslant(start, rect, way)}
    return min(ahead, key=lambda key: _cost(start, ahead[key], way), default=None)


def nearest(start: QRectF, goals: Mapping[K, QRectF]) -> K | None:
    """Return the goal whose middle is nearest, or None."""
    return min(goals, key=lambda key: (goals[key].center() - start.center()).manhattanLength(), default=None)


def _cost(start: QRectF, goal: QRectF, way: QPointF) -> float:
    return _along(start, goal, way) + 2 * _gap(start, goal, way) + 0.3 * _across(start, goal, way)


def _lies(start: QRectF, goal: QRectF, way: QPointF) -> bool:
    """Whether a goal lies in a direction: clear of `start`, in line with it, or one contains the
    middle of the other."""
    along, across = _along(start, goal, way), _across(start, goal, way)
    wide, high = (start.width(), goal.width()), (start.height(), goal.height())
    sides, lane = (wide, high) if way.y() == 0 else (high, wide)
    clear = along >= sum(sides) / 2 - (1 - _CLEAR) * min(sides)
    in_line = across <= min(lane) / 4
    around = start.contains(goal.center()) or goal.contains(start.center())
    return along > _LEAST and (clear or in_line or around)


def _faces(start: QRectF, goal: QRectF, way: QPointF) -> bool:
    lane = (start.height(), goal.height()) if way.y() == 0 else (start.width(), goal.width())
    return _across(start, goal, way) <= max(lane) / 2


def _is_aslant(start: QRectF, goal: QRectF, way: QPointF) -> bool:
    return _gap(start, goal, way) <= _along(start, goal, way) * _SLANT


def _along(start: QRectF, goal: QRectF, way: QPointF) -> float:
    return QPointF.dotProduct(goal.center() - start.center(), way)


def _across(start: QRectF, goal: QRectF, way: QPointF) -> float:
    apart = goal.center() - start.center()
    return abs(apart.x() * way.y() + apart.y() * way.x())


def _gap(start: QRectF, goal: QRectF, way: QPointF) -> float:
    """Return the sideways distance of the goal from the lane that `start` sweeps in this direction."""
    sideways = way.y() == 0
    half = (start.height() + goal.height()) / 2 if sideways else (start.width() + goal.width()) / 2
    return max(0.0, _across(start, goal, way) - half)


def _linked(start: QRectF, goals: Mapping[K, QRectF]) -> set[K]:
    """Return the goals that are reachable from `start` by straight steps."""
    reached: set[K] = set()
    border = [start]
    while border:
        here = border.pop()
        found = [key for key, rect in goals.items() if key not in reached and _share_a_lane(here, rect)]
        reached.update(found)
        border.extend(goals[key] for key in found)
    return reached


def _share_a_lane(one: QRectF, other: QRectF) -> bool:
    beside = one.top() < other.bottom() and other.top() < one.bottom()
    above = one.left() < other.right() and other.left() < one.right()
    return beside or above


LEFT, RIGHT, UP, DOWN = QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)


class TableCursor(QObject):
    """Keyboard cursor. `at` is None until the first key; `moved` is emitted when it changes."""

    moved = Signal()

    def __init__(self, interaction: InteractionModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._interaction = interaction
        self._layout = BoardLayout({}, {})
        self._at: ItemRef | None = None
        self._last = QRectF()
        self._astray = False
        self._led = False

    @property
    def at(self) -> ItemRef | None:
        """Item under the cursor."""
        return self._at

    @property
    def led(self) -> bool:
        """Whether the player moved the cursor there, not the program after a piece was laid."""
        return self._led

    def rest(self) -> None:
        """Leave the cursor where it is, but no longer as chosen by the player, because its action has been done."""
        self._led = False

    def follow_layout(self, layout: BoardLayout) -> None:
        """Take a new layout. If the item is gone, move to the nearest useful one; without any, wait on the nearest
        item."""
        self._layout = layout
        if self._at is None:
            return
        gone = layout.rect(self._at).isEmpty() or self._is_text(self._at)
        if gone or self._astray:
            self._find_again(self._last, gone=gone)
        if not self._astray:
            self._last = layout.rect(self._at)

    def move_to(self, thing: ItemRef | None) -> None:
        """Move the cursor to an item in any group; None removes it."""
        self._move_to(thing)

    def follow_piece(self, piece: str) -> None:
        """Move the cursor along with a piece that was laid."""
        self._move_to(piece_ref(piece), led=False)

    def step(self, way: QPointF) -> bool:
        """Move to the next item in a direction; returns False if there is none."""
        if self._at is None or self._layout.rect(self._at).isEmpty():
            return self._begin()
        found = self.beside(way)
        if found is not None:
            self._move_to(found)
        return found is not None

    def beside(self, way: QPointF) -> ItemRef | None:
        """Return the item to which a step would lead: within the group, else straight ahead in another one; or None."""
        here = QRectF() if self._at is None else self._layout.rect(self._at)
        if here.isEmpty():
            return None
        inside = self._rects(self._stops_here())
        found = next_on(here, way, inside)
        if found is not None:
            return found
        beyond = self._rects(self.everything())
        return facing(here, way, beyond) or (aslant(here, way, beyond) if way.y() else None)

    def line(self, *, across: bool) -> list[ItemRef]:
        """Return the items in line with the cursor, sorted from left to right (`across`) or top to bottom."""
        here = QRectF() if self._at is None else self._layout.rect(self._at)
        if here.isEmpty():
            return []
        rects = self._rects(self._stops_here())

        def in_line(rect: QRectF) -> bool:
            apart = rect.center() - here.center()
            side, room = (apart.y(), rect.height()) if across else (apart.x(), rect.width())
            return abs(side) < min(room, here.height() if across else here.width()) / 2

        along = [thing for thing, rect in rects.items() if not rect.isEmpty() and in_line(rect)]
        return sorted(along, key=lambda thing: rects[thing].center().x() if across else rects[thing].center().y())

    def next_group(self, by: int) -> bool:
        """Move on (1) or back (-1) by one group; returns False past the end, where the focus leaves the table."""
        groups = [group for group in self.groups() if self.stops(group)]
        here = self._group_of(self._at) if self._at else None
        index = groups.index(here) + by if here in groups else (0 if by > 0 else len(groups) - 1)
        if not 0 <= index < len(groups):
            return False
        self._move_to(self._entrance(self.stops(groups[index])))
        return True

    def enter(self, by: int) -> None:
        """Place the cursor in the first (1) or last (-1) group when the table gets the focus by Tab."""
        self._at = None
        self.next_group(by)

    def groups(self) -> tuple[str, ...]:
        """Return the groups of places in reading order."""
        return tuple(dict.fromkeys(place.group for place in self._interaction.places.values() if place.kind != "text"))

    def stops(self, group: str) -> list[ItemRef]:
        """Return the items of a group at which the cursor may stop; while a piece is held, only places."""
        places = [
            place.id for place in self._interaction.places.values() if place.group == group and place.kind != "text"
        ]
        if self._interaction.held:
            return [place_ref(place) for place in places]
        return [thing for place in places for thing in self._stops_in(place)]

    def everything(self) -> list[ItemRef]:
        """Return all items at which the cursor may stop, in reading order."""
        return [thing for group in self.groups() for thing in self.stops(group)]

    def to_target(self) -> None:
        """Move to the nearest place where the held piece may go, but not to a button, which would then be pressed by
        Enter."""
        held, places = self._interaction.held, self._interaction.places
        targets = [place_ref(place) for place in self._interaction.drops(held) if places[place].kind != "button"]
        if targets:
            self._move_to(nearest(self._layout.rect(piece_ref(held)), self._rects(targets)))

    def _find_again(self, lay: QRectF, *, gone: bool) -> None:
        """Move to the nearest useful item after the last one vanished; never to a button, as Enter would press it."""
        things, places = self.everything(), self._interaction.places
        no_buttons = [thing for thing in things if thing.kind == "piece" or places[thing.id].kind != "button"]
        useful = list(filter(self._useful, no_buttons))
        if gone or useful:
            self._move_to(nearest(lay, self._rects(useful or things)), led=False)
        self._last, self._astray = lay, not useful

    def _is_text(self, thing: ItemRef) -> bool:
        """Whether the item is a place that is only a text now."""
        places = self._interaction.places
        return thing.kind == "place" and thing.id in places and places[thing.id].kind == "text"

    def _begin(self) -> bool:
        """Place the cursor on the first piece that can be lifted, else on something to press, else on
        the first item."""
        things = self.everything()
        lifts = [thing for thing in things if thing.kind == "piece" and self._useful(thing)]
        first = next(iter(lifts or filter(self._useful, things)), things[0] if things else None)
        self._move_to(first)
        return first is not None

    def _stops_in(self, place: str) -> list[ItemRef]:
        pieces = [piece_ref(piece.id) for piece in self._layout.lying(place) if piece.face != "ghost"]
        if self._interaction.can_press(place):
            return [place_ref(place), *(thing for thing in pieces if self._interaction.can_lift(thing.id))]
        return pieces or [place_ref(place)]

    def _stops_here(self) -> list[ItemRef]:
        return self.stops(self._group_of(self._at)) if self._at else []

    def _group_of(self, thing: ItemRef) -> str:
        place = self._interaction.pieces[thing.id].place if thing.kind == "piece" else thing.id
        return self._interaction.places[place].group if place in self._interaction.places else ""

    def _rects(self, things: Sequence[ItemRef]) -> dict[ItemRef, QRectF]:
        return {thing: self._layout.rect(thing) for thing in things}

    def _entrance(self, stops: Sequence[ItemRef]) -> ItemRef:
        """Return the item on which the cursor enters a group: the first useful one."""
        return next(filter(self._useful, stops), stops[0])

    def _useful(self, thing: ItemRef) -> bool:
        interaction = self._interaction
        if interaction.held and not interaction.is_rotate_button(thing):
            return thing.id in interaction.targets(interaction.held)
        return interaction.can_lift(thing.id) if thing.kind == "piece" else interaction.can_press(thing.id)

    def _move_to(self, thing: ItemRef | None, *, led: bool = True) -> None:
        self._astray, self._led = False, led
        if thing != self._at:
            self._at = thing
            self._last = self._layout.rect(thing) if thing else QRectF()
            self.moved.emit()


_ARROWS: Final = {
    Qt.Key.Key_Left: LEFT,
    Qt.Key.Key_Right: RIGHT,
    Qt.Key.Key_Up: UP,
    Qt.Key.Key_Down: DOWN,
}
_TURNS: Final[dict[str, Rotation]] = {"R": "turn", "Shift+R": "back", "F": "mirror"}


class TableKeyHandler:
    """Keyboard handler of the table.

    Arrow keys only move the cursor. Enter acts on the held piece, or on the item to which the player moved the cursor.
    Otherwise, e.g. after a piece was laid, it is the key of the default button: it presses the place with key "Enter"
    if possible, else acts on the focused item. Space always acts on the focused item first, and so does Enter on an
    item that is `advised` by a hint. Esc puts down the held piece, else presses the place with key "Esc", else clears
    the draft.
    """

    def __init__(self, interaction: InteractionModel, cursor: TableCursor) -> None:
        self._interaction, self._cursor = interaction, cursor
        self.advised: Callable[[ItemRef], bool] = lambda _: False

    def press(self, event: QKeyEvent, *, ringed: bool) -> bool:
        """Handle a key press; returns whether the key is used here, which includes refused input.

        `ringed` tells whether the focus ring was visible before.
        """
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
        by_turn = event.modifiers() & Qt.KeyboardModifier.ControlModifier  # Ctrl+arrow keys belong to the replay
        return way is not None and not by_turn and self._cursor.step(way)

    def printed(self, event: QKeyEvent) -> bool:
        """Whether the key is a letter or digit shown on a place."""
        name = key_name(event)
        return len(name) == 1 and bool(self._place_with(name))

    def activate_item(self, thing: ItemRef) -> bool:
        """Act on an item as Enter does. If a piece was lifted, the cursor moves to its nearest target."""
        held = self._interaction.held
        done = self._interaction.activate_item(thing)
        if self._interaction.is_rotate_button(thing):
            return done
        if self._interaction.held and self._interaction.held != held:
            self._cursor.to_target()
        elif held and done and held in self._interaction.pieces:
            self._cursor.follow_piece(held)
        elif done and any(handle.place == thing.id and not handle.piece for handle in self._interaction.draft):
            self._cursor.rest()  # the next Enter must confirm, not take the choice back
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
        """Return the place with this key, or ""; places that can be pressed come first."""
        named = [place.id for place in self._interaction.places.values() if place.key.casefold() == name.casefold()]
        return next(filter(self._interaction.can_press, named), named[0] if named else "")

    def _press(self, place: str) -> bool:
        """Press the place with this key; if it cannot be pressed, lift its topmost piece."""
        if not self._interaction.is_rotate_button(place_ref(place)):
            self._interaction.put_down()
        top = "" if self._interaction.can_press(place) else self._liftable(place)
        if top:
            self._cursor.move_to(piece_ref(top))
            return self.activate_item(piece_ref(top))
        self._interaction.press(place)
        return True

    def _liftable(self, place: str) -> str:
        """Return the topmost piece of a place that can be lifted, or ""."""
        interaction = self._interaction
        there = [
            piece.id for piece in interaction.pieces.values() if piece.place == place and interaction.can_lift(piece.id)
        ]
        return there[-1] if there else ""


def key_name(event: QKeyEvent) -> str:
    """Return the key as named in Place.key: "Enter", "Space", "1", "Shift+R"."""
    modifiers = printed_modifiers(event)
    name = QKeySequence(printed_key(event) | modifiers.value).toString(QKeySequence.SequenceFormat.PortableText)
    return "Enter" if name == "Return" else name
