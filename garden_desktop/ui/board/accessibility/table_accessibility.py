"""Screen-reader side of a table view: describes its items and carries out accessible actions."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsView

from garden_desktop.ui.board.accessibility.item_interfaces import (
    BoardInterface,
    ItemInterfaceCache,
    announce,
    tell_change,
    tell_focus,
)
from garden_desktop.ui.board.accessibility.table_describer import TableDescriber
from garden_desktop.ui.board.input.cursor import TableCursor
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.board.input.keys import TableKeyHandler
from garden_desktop.ui.board.layout import PROMPT, ItemRef, reading_order
from garden_desktop.ui.board.scene import TableScene
from garden_desktop.ui.kit.accessibility import install
from garden_desktop.ui.kit.events import later

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
