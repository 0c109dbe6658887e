"""Keyboard input of the table: arrows, Enter, Space, Esc, and the keys shown on places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from garden_desktop.core.view_model import Rotation
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
