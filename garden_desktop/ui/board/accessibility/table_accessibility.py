"""What a table tells its reader about its things, and what a reader may do there."""

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
    """The readable side of one table view. `explained` carries a thing that somebody wants to hear more of."""

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
        """A new interface of the view: Qt files each answer, and in the end deletes each."""
        return BoardInterface(self._interface_cache)

    def announce(self, text: str) -> None:
        """Have a sentence spoken."""
        announce(self._view, text)

    def read_things(self) -> tuple[ItemRef, ...]:
        """All things in reading order; none while the table is hidden, as behind a gate."""
        return self._things if self._view.isVisible() else ()

    def read_name(self, thing: ItemRef) -> str:
        """What it is called."""
        return self.describer.called(thing)

    def read_description(self, thing: ItemRef) -> str:
        """Where it is and what pressing it does."""
        return self.describer.described(thing)

    def read_role(self, thing: ItemRef) -> QAccessible.Role:
        """Buttons and whatever can be pressed are buttons; pieces are list items."""
        if thing.kind == "piece":
            return QAccessible.Role.ListItem
        if thing.kind != "place":
            return QAccessible.Role.StaticText
        kind = self._interaction.places[thing.id].kind
        pressable = QAccessible.Role.Button if self._interaction.can_press(thing.id) else QAccessible.Role.Grouping
        return _ROLES.get(kind, pressable)

    def read_state(self, thing: ItemRef, state: QAccessible.State) -> None:
        """Fill in whether it is focused, held, chosen, unavailable."""
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
        """Where it is on the screen; empty for what is only said."""
        inside = self._scene.layout.rect(thing)
        if inside.isEmpty():
            return QRect()
        rect = self._view.mapFromScene(inside).boundingRect()
        return QRect(self._view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def read_focus(self) -> ItemRef | None:
        """The thing that has the keyboard."""
        return self._cursor.at if self._view.hasFocus() else None

    def press_thing(self, thing: ItemRef) -> None:
        """Do what Enter does there."""
        self._scene.animator.skip()
        self._cursor.move_to(thing)
        self._keys.activate_item(thing)

    def focus_thing(self, thing: ItemRef) -> None:
        """Put the keyboard there."""
        self._view.setFocus()
        self._cursor.move_to(thing)

    def explain_thing(self, thing: ItemRef) -> None:
        """Have its gloss shown and spoken."""
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
        """The table has the keyboard again: Qt says so, and then what the cursor is on has to be said as well."""
        self._untold = True
        later(self, self._tell_if_untold)

    def _tell_if_untold(self) -> None:
        if self._untold:
            self._tell_focus()

    def _tell_focus(self) -> None:
        self._untold, at = False, self._cursor.at
        if at in self._things and self._view.hasFocus():
            tell_focus(self._view, self._things.index(at))
