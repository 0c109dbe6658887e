"""Screen-reader side of a table view: describes its items (names, positions, possible inputs, in list mode too), and
carries out accessible actions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsView

from garden_desktop.core.text import Message
from garden_desktop.ui.board.accessibility.item_interfaces import (
    BoardInterface,
    ItemInterfaceCache,
    announce,
    tell_change,
    tell_focus,
)
from garden_desktop.ui.board.input.cursor import TableCursor, TableKeyHandler
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.board.layout import PROMPT, ItemRef, gathered, place_ref, reading_order
from garden_desktop.ui.board.scene import TableScene
from garden_desktop.ui.kit.accessibility import install
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.kit.text.translations import format_message, join_list

MOST_NAMED: Final = 6
"""With more target places than this, only their number is told."""


class TableDescriber(QObject):
    """Text builder for items on the table, in the present language.

    `name` returns the name of a side, `marked` whether a lesson asks for an item, `advised` whether the current hint
    recommends it.
    """

    def __init__(self, interaction: InteractionModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._interaction = interaction
        self.name: Callable[[int], str] = str
        self.marked: Callable[[ItemRef], bool] = lambda _: False
        self.advised: Callable[[ItemRef], bool] = lambda _: False

    def called(self, thing: ItemRef) -> str:
        """Return the name of an item; for one of several pieces in a place with its number."""
        interaction = self._interaction
        if thing.kind == "prompt":
            return self._said(interaction.prompt)
        if thing.kind == "note":
            return next((self._said(note.text) for note in interaction.notes if note.id == thing.id), "")
        if thing.kind == "place":
            return self.place(thing.id)
        return self._numbered(thing.id) if thing.id in interaction.pieces else ""

    def place(self, place: str) -> str:
        """Return the label of a place; "" if there is none."""
        return self._said(self._interaction.places[place].label) if place in self._interaction.places else ""

    def piece(self, piece: str) -> str:
        """Return the label of a piece; "" if there is none."""
        return self._said(self._interaction.pieces[piece].label) if piece in self._interaction.pieces else ""

    def located(self, thing: ItemRef) -> str:
        """Return the name of an item with the place it lies on, if any."""
        if thing.kind == "piece" and thing.id in self._interaction.pieces:
            return self.lying(self._interaction.pieces[thing.id].place, thing.id)
        return self.called(thing)

    def lying(self, place: str, piece: str) -> str:
        """Return the name of a piece with its place, which is left out if the piece's name begins with it."""
        where, what = self.place(place), self.piece(piece)
        if what.startswith(where):
            return what
        return self.tr("{place}: {piece}").format(place=self._inside(place), piece=what)

    def described(self, thing: ItemRef) -> str:
        """Return where an item is, what activating it does, and whether a lesson asks for it or the
        hint recommends it."""
        wanted = self.tr("needed in this step") if self.marked(thing) else ""
        advised = self.tr("suggested by the hint") if self.advised(thing) else ""
        return self._joined(wanted, advised, self._described(thing))

    def _described(self, thing: ItemRef) -> str:
        if thing.kind == "piece" and thing.id in self._interaction.pieces:
            piece = self._interaction.pieces[thing.id]
            where = self.tr("in {place}").format(place=self.place(piece.place))
            caption = self._said(piece.caption) if piece.caption is not None else ""
            return self._joined(where, caption, self._piece_does(thing.id))
        if thing.kind == "place" and thing.id in self._interaction.places:
            key = self._interaction.places[thing.id].key
            return self._joined(
                self._place_does(thing.id), self.tr("key {key}").format(key=key_label(key)) if key else ""
            )
        return ""

    def chosen(self, place: str) -> str:
        """Return the text for a place that is chosen for the move."""
        return self.tr("{place}: {piece}").format(
            place=self.place(place).removesuffix("."), piece=self.tr("chosen; press to undo")
        )

    def foretold(self, place: str, piece: str) -> str:
        """Return the forecast of dropping `piece` on `place` (piece "": of pressing the place); "" if there is none."""
        return " ".join(map(self._said, self._interaction.foretold(place, piece)))

    def doing(self, place: str, piece: str) -> str:
        """Return an input as an instruction, e.g. "Put ... on ..."; in the game's own words if it has some."""
        own = None if self._interaction.look is None or not piece else self._interaction.look.offer(place, piece)
        if own is not None:
            return self._said(own)
        if piece and self._interaction.places[place].kind == "button":
            return self.tr("{button}: {piece}").format(button=self.place(place), piece=self.piece(piece))
        if piece:
            return self.tr("Put {piece} on {place}").format(piece=self.piece(piece), place=self._inside(place))
        if self._interaction.pressed(place):
            return self.tr("Undo: {place}").format(place=self._inside(place))
        return self.place(place)

    def undoing(self, piece: str) -> str:
        """Return the text for taking a piece back."""
        place = self.place(self._interaction.pieces[piece].place)
        return self.tr("Take {piece} from {place}").format(piece=self.piece(piece), place=place)

    def _piece_does(self, piece: str) -> str:
        interaction = self._interaction
        if interaction.held == piece:
            return self._joined(self.tr("in hand"), self._may_go(piece))
        if interaction.held and interaction.pieces[piece].place in interaction.targets(interaction.held):
            return self._may_be_put(interaction.pieces[piece].place)
        if interaction.placed(piece):
            return self.tr("press to undo")
        if interaction.can_lift(piece):
            return self._joined(self.tr("can be picked up"), self._may_go(piece))
        return ""

    def _place_does(self, place: str) -> str:
        interaction = self._interaction
        if interaction.held and not interaction.is_rotate_button(place_ref(place)):
            if place in interaction.targets(interaction.held):
                return self._may_be_put(place)
            return self.tr("{piece} can’t go here").format(piece=self.piece(interaction.held))
        if interaction.pressed(place):
            return self.tr("chosen; press to undo")
        if not interaction.can_press(place):
            return ""
        return self._joined(self.tr("can be pressed"), self.foretold(place, ""))

    def _may_be_put(self, place: str) -> str:
        held = self._interaction.held
        may = self.tr("{piece} can go here").format(piece=self.piece(held))
        return self._joined(may, self.foretold(place, held))

    def _may_go(self, piece: str) -> str:
        drops = self._interaction.drops(piece)
        if not drops:
            return ""
        if len(drops) > MOST_NAMED:
            return self.tr("can go to %n spaces", "", len(drops))
        return self.tr("can go to {places}").format(places=join_list([self.place(place) for place in drops]))

    def _numbered(self, piece: str) -> str:
        there = gathered(self._interaction.places, self._interaction.pieces.values())[
            self._interaction.pieces[piece].place
        ]
        real = [one.id for one in there if one.face != "ghost"]
        if len(real) < 2 or piece not in real:
            return self.piece(piece)
        spoken = self.tr("{piece}, {number} of {count}")
        return spoken.format(piece=self.piece(piece), number=real.index(piece) + 1, count=len(real))

    def _said(self, message: Message) -> str:
        return format_message(message, self.name)

    def _inside(self, place: str) -> str:
        """Return the label of a place without its final full stop, for use within a sentence."""
        return self.place(place).removesuffix(".")

    def _joined(self, *parts: str) -> str:
        *first, last = [part for part in parts if part] or [""]
        return "; ".join([*(part.removesuffix(".") for part in first), last])


_ROLES: Final = {
    "button": QAccessible.Role.Button,
    "cell": QAccessible.Role.Cell,
    "hex": QAccessible.Role.Cell,
    "text": QAccessible.Role.StaticText,
}


class TableAccessibility(QObject):
    """AccessibleTableSource of a table view. `explained` is emitted with an item to be explained."""

    explained = Signal(object)

    def __init__(
        self,
        view: QGraphicsView,
        scene: TableScene,
        interaction: InteractionModel,
        cursor: TableCursor,
        keys: TableKeyHandler,
    ) -> None:
        super().__init__(view)
        self._view, self._scene, self._interaction, self._cursor, self._keys = view, scene, interaction, cursor, keys
        self.describer = TableDescriber(interaction, self)
        self._things: tuple[ItemRef, ...] = (PROMPT,)
        self._untold = False
        self._interface_cache = ItemInterfaceCache(view, self)
        view.destroyed.connect(self._interface_cache.delete_interfaces)
        install()
        interaction.changed.connect(self._follow)
        cursor.moved.connect(self._tell_focus)

    def interface(self) -> BoardInterface:
        """Return a new interface of the view at every call: Qt stores each answer and deletes each in the end."""
        return BoardInterface(self._interface_cache)

    def announce(self, text: str) -> None:
        """Have a sentence spoken by screen readers."""
        announce(self._view, text)

    def read_things(self) -> tuple[ItemRef, ...]:
        """Return all items in reading order; none while the table is hidden, e.g. by the hand-over screen."""
        return self._things if self._view.isVisible() else ()

    def read_name(self, thing: ItemRef) -> str:
        """Return the accessible name of an item."""
        return self.describer.called(thing)

    def read_description(self, thing: ItemRef) -> str:
        """Return the position of an item and what activating it does."""
        return self.describer.described(thing)

    def read_role(self, thing: ItemRef) -> QAccessible.Role:
        """Return the role of an item: Button for places that can be pressed, ListItem for pieces,
        StaticText for notes."""
        if thing.kind == "piece":
            return QAccessible.Role.ListItem
        if thing.kind != "place":
            return QAccessible.Role.StaticText
        kind = self._interaction.places[thing.id].kind
        pressable = QAccessible.Role.Button if self._interaction.can_press(thing.id) else QAccessible.Role.Grouping
        return _ROLES.get(kind, pressable)

    def read_state(self, thing: ItemRef, state: QAccessible.State) -> None:
        """Fill in whether the item is focused, held, chosen or unavailable."""
        if self.read_role(thing) == QAccessible.Role.StaticText:
            state.readOnly = True
            return
        state.focusable = state.selectable = True
        state.focused = self._view.hasFocus() and thing == self._cursor.at
        state.selected = thing.kind == "piece" and thing.id == self._interaction.held
        state.checked = thing.kind == "place" and self._interaction.pressed(thing.id)
        state.checkable = state.checked
        state.disabled = not self._does_something(thing)

    def read_rect(self, thing: ItemRef) -> QRect:
        """Return the rectangle of an item in screen coordinates; empty for prompt and notes."""
        inside = self._scene.layout.rect(thing)
        if inside.isEmpty():
            return QRect()
        rect = self._view.mapFromScene(inside).boundingRect()
        return QRect(self._view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def read_focus(self) -> ItemRef | None:
        """Return the item under the cursor if the table has the focus, else None."""
        return self._cursor.at if self._view.hasFocus() else None

    def press_thing(self, thing: ItemRef) -> None:
        """Activate an item as Enter does."""
        self._scene.animator.skip()
        self._cursor.move_to(thing)
        self._keys.activate_item(thing)

    def focus_thing(self, thing: ItemRef) -> None:
        """Give the focus to an item."""
        self._view.setFocus()
        self._cursor.move_to(thing)

    def explain_thing(self, thing: ItemRef) -> None:
        """Request the explanation of an item."""
        self.explained.emit(thing)

    def _does_something(self, thing: ItemRef) -> bool:
        interaction = self._interaction
        if thing.kind == "place":
            dropping = interaction.held and not interaction.is_rotate_button(thing)
            return thing.id in self._scene.targets if dropping else interaction.can_press(thing.id)
        place = interaction.pieces[thing.id].place
        if interaction.held:
            return thing.id == interaction.held or place in self._scene.targets or interaction.can_lift(thing.id)
        return interaction.can_lift(thing.id) or interaction.can_press(place)

    def _follow(self) -> None:
        things = reading_order(self._interaction.places, self._interaction.pieces, self._interaction.notes)
        if things != self._things:
            self._things = things
            tell_change(self._view)

    def report_focus(self) -> None:
        """Report the item under the cursor after the table got the focus; deferred, as Qt reports the table itself
        first."""
        self._untold = True
        later(self, self._tell_if_untold)

    def _tell_if_untold(self) -> None:
        if self._untold:
            self._tell_focus()

    def _tell_focus(self) -> None:
        self._untold, at = False, self._cursor.at
        if at in self._things and self._view.hasFocus():
            tell_focus(self._view, self._things.index(at))
