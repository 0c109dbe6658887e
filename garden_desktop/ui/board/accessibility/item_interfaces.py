"""Accessible interfaces of the table and its items, with name, role, state and actions.

A QGraphicsScene painted from Python is one empty node to a screen reader; the interfaces here add its items as
children. Rules that keep PySide from crashing (docs/lifetimes.md): `interface_cast` is never overridden. The factory
returns a new interface at every query, which Qt then owns. Interfaces of items are created once, kept, and deleted when
the table is destroyed. PySide keeps everything the factory returned for ever, so the interface of a table only has weak
references.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol
from weakref import ref

from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.board.layout import ItemRef
from garden_desktop.ui.kit.live_region import send_announcement

_PRESS: Final = QAccessibleActionInterface.pressAction()
_FOCUS: Final = QAccessibleActionInterface.setFocusAction()
EXPLAIN: Final = "Explain"
"""Custom accessible action: show and speak the explanation of an item."""


class AccessibleTableSource(Protocol):
    """Interface by which a widget describes its items to ItemInterface."""

    def read_things(self) -> Sequence[ItemRef]:
        """Return all items in reading order."""

    def read_name(self, thing: ItemRef) -> str:
        """Return the accessible name of an item."""

    def read_description(self, thing: ItemRef) -> str:
        """Return the position of an item and what activating it does."""

    def read_role(self, thing: ItemRef) -> QAccessible.Role:
        """Return the accessible role of an item."""

    def read_state(self, thing: ItemRef, state: QAccessible.State) -> None:
        """Fill in whether the item is focused, held, chosen or unavailable."""

    def read_rect(self, thing: ItemRef) -> QRect:
        """Return the rectangle of an item in screen coordinates."""

    def read_focus(self) -> ItemRef | None:
        """Return the focused item, or None."""

    def press_thing(self, thing: ItemRef) -> None:
        """Activate an item as Enter does."""

    def focus_thing(self, thing: ItemRef) -> None:
        """Give the focus to an item."""

    def explain_thing(self, thing: ItemRef) -> None:
        """Show and speak the explanation of an item."""


class ItemInterfaceCache:
    """Accessible interfaces of a table's items; holds the table by weak references."""

    def __init__(self, host: QWidget, told: AccessibleTableSource) -> None:
        self._host, self._told = ref(host), ref(told)
        self._made: dict[ItemRef, ItemInterface] = {}

    @property
    def host(self) -> QWidget:
        """Widget of the table. Fails if the table is destroyed; check `alive` first."""
        host = self._host()
        assert host is not None, "the table is gone"
        return host

    @property
    def source(self) -> AccessibleTableSource:
        """Source of the items' descriptions. Fails if the table is destroyed; check `alive` first."""
        told = self._told()
        assert told is not None, "the table is gone"
        return told

    def alive(self) -> bool:
        """Whether the table still exists."""
        host = self._host()
        return host is not None and isValid(host) and self._told() is not None

    def things(self) -> Sequence[ItemRef]:
        """Return the items of the table in reading order; () after its destruction."""
        return self.source.read_things() if self.alive() else ()

    def of(self, thing: ItemRef) -> ItemInterface:
        """Return the interface of an item, always the same one."""
        if thing not in self._made:
            self._made[thing] = ItemInterface(self, thing)
        return self._made[thing]

    def delete_interfaces(self) -> None:
        """Unregister and delete all interfaces, because the table is destroyed."""
        while self._made:
            _, made = self._made.popitem()
            if isValid(made):
                QAccessible.deleteAccessibleInterface(made.identity)


class ItemInterface(QAccessibleWidget):
    """Accessible interface of an item.

    Derives from QAccessibleWidget only because that is the class in PySide that includes the action interface.
    """

    def __init__(self, interface_cache: ItemInterfaceCache, thing: ItemRef) -> None:
        super().__init__(interface_cache.host, QAccessible.Role.Cell)
        self.interface_cache, self.thing = interface_cache, thing
        self.identity = QAccessible.registerAccessibleInterface(self)

    # Qt overrides

    def isValid(self) -> bool:
        return self.thing in self.interface_cache.things()

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # an object would make Qt take the item for the whole table

    def window(self) -> QWindow:
        return self.interface_cache.host.window().windowHandle() if self.isValid() else None  # type: ignore[return-value]

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self.interface_cache.host) if self.isValid() else None  # type: ignore[return-value]

    def child(self, index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def focusChild(self) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def relations(self, match: Any = None) -> list[Any]:
        return []

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Ignored: no item is editable."""

    def role(self) -> QAccessible.Role:
        return self.interface_cache.source.read_role(self.thing) if self.isValid() else QAccessible.Role.NoRole

    def text(self, kind: QAccessible.Text) -> str:
        if not self.isValid():
            return ""
        if kind == QAccessible.Text.Name:
            return without_isolates(self.interface_cache.source.read_name(self.thing))
        said = self.interface_cache.source.read_description(self.thing) if kind == QAccessible.Text.Description else ""
        return without_isolates(said)

    def rect(self) -> QRect:
        return self.interface_cache.source.read_rect(self.thing) if self.isValid() else QRect()

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if self.isValid():
            self.interface_cache.source.read_state(self.thing, state)
        else:
            state.invalid = True
        return state

    def actionNames(self) -> list[str]:
        return [EXPLAIN] if self.role() == QAccessible.Role.StaticText else [_PRESS, _FOCUS, EXPLAIN]

    def doAction(self, name: str) -> None:
        if self.isValid() and name == _PRESS:
            self.interface_cache.source.press_thing(self.thing)
        elif self.isValid() and name == _FOCUS:
            self.interface_cache.source.focus_thing(self.thing)
        elif self.isValid() and name == EXPLAIN:
            self.interface_cache.source.explain_thing(self.thing)

    def localizedActionName(self, name: str) -> str:
        own = QCoreApplication.translate("reader", "Explain")
        return own if name == EXPLAIN else super().localizedActionName(name)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class BoardInterface(QAccessibleWidget):
    """Accessible interface of the table; its children are the items in reading order.

    Role LayeredPane, not Grouping: Orca reads all labels of a group aloud whenever the focus returns to it.
    """

    def __init__(self, interface_cache: ItemInterfaceCache) -> None:
        super().__init__(interface_cache.host, QAccessible.Role.LayeredPane)
        self._interface_cache = interface_cache

    # Qt overrides

    def childCount(self) -> int:
        return len(self._interface_cache.things())

    def child(self, index: int) -> QAccessibleInterface:
        things = self._interface_cache.things()
        return self._interface_cache.of(things[index]) if 0 <= index < len(things) else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        things, thing = list(self._interface_cache.things()), getattr(child, "thing", None)
        return things.index(thing) if thing in things else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        under = [self._interface_cache.of(thing) for thing in self._interface_cache.things()]
        return next((one for one in reversed(under) if one.rect().contains(x, y)), None)  # type: ignore[return-value]

    def focusChild(self) -> QAccessibleInterface:
        focus = self._interface_cache.source.read_focus() if self._interface_cache.alive() else None
        return self._interface_cache.of(focus) if focus is not None else None  # type: ignore[return-value]


def tell_focus(host: QWidget, index: int) -> None:
    """Notify screen readers that the item at `index` has the focus."""
    _tell(QAccessibleEvent(host, QAccessible.Event.Focus), index)


def tell_change(host: QWidget) -> None:
    """Notify screen readers that the items of the table have changed."""
    _tell(QAccessibleEvent(host, QAccessible.Event.ObjectReorder), -1)


def announce(host: QWidget, text: str) -> None:
    """Have `text` spoken by screen readers."""
    send_announcement(host, text)


def _tell(event: QAccessibleEvent, child: int) -> None:
    """Send an event about a child, if the table has that child; a hidden table has none.

    Qt's own interface of a scroll area reads beyond the end of its list if asked for a child it does not have.
    """
    asked = QAccessible.queryAccessibleInterface(event.object()) if QAccessible.isActive() else None
    if isinstance(asked, BoardInterface) and child < asked.childCount():
        event.setChild(child)
        QAccessible.updateAccessibility(event)
