"""The table as assistive technology sees it: every thing with a name, a role, a state and a Press.

A scene painted from Python is one empty node to a screen reader. The interfaces here hang its
things below that node. Rules that keep Qt and Python from crashing each other (docs/lifetimes.md):
`interface_cast` is never overridden; the factory makes a new interface at every question, which
belongs to Qt from then on; the interfaces of things are made once, kept, and deleted when the table
dies. PySide itself keeps what the factory returned for good, so the interface of a table holds
nothing that would live on with it.
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
"""An action of our own: say in words what this is."""


class AccessibleTableSource(Protocol):
    """What a widget tells about its things."""

    def read_things(self) -> Sequence[ItemRef]:
        """All things in reading order."""

    def read_name(self, thing: ItemRef) -> str:
        """What it is called."""

    def read_description(self, thing: ItemRef) -> str:
        """Where it is and what pressing it does."""

    def read_role(self, thing: ItemRef) -> QAccessible.Role:
        """What kind of thing it is."""

    def read_state(self, thing: ItemRef, state: QAccessible.State) -> None:
        """Fill in whether it is focused, held, chosen, unavailable."""

    def read_rect(self, thing: ItemRef) -> QRect:
        """Where it is on the screen."""

    def read_focus(self) -> ItemRef | None:
        """The thing that has the keyboard."""

    def press_thing(self, thing: ItemRef) -> None:
        """Do what Enter does there."""

    def focus_thing(self, thing: ItemRef) -> None:
        """Put the keyboard there."""

    def explain_thing(self, thing: ItemRef) -> None:
        """Have its gloss shown and spoken."""


class ItemInterfaceCache:
    """What hangs below one table: weak about the table, faithful to the interfaces of its things."""

    def __init__(self, host: QWidget, told: AccessibleTableSource) -> None:
        self._host, self._told = ref(host), ref(told)
        self._made: dict[ItemRef, ItemInterface] = {}

    @property
    def host(self) -> QWidget:
        """The table as a widget; only to be asked while it is alive."""
        host = self._host()
        assert host is not None, "the table is gone"
        return host

    @property
    def source(self) -> AccessibleTableSource:
        """What the table tells; only to be asked while it is alive."""
        told = self._told()
        assert told is not None, "the table is gone"
        return told

    def alive(self) -> bool:
        """Whether the table still exists."""
        host = self._host()
        return host is not None and isValid(host) and self._told() is not None

    def things(self) -> Sequence[ItemRef]:
        """What the table shows now, in reading order."""
        return self.source.read_things() if self.alive() else ()

    def of(self, thing: ItemRef) -> ItemInterface:
        """The interface of a thing; always the same one."""
        if thing not in self._made:
            self._made[thing] = ItemInterface(self, thing)
        return self._made[thing]

    def delete_interfaces(self) -> None:
        """Delete everything handed out, because the table is gone."""
        while self._made:
            _, made = self._made.popitem()
            if isValid(made):
                QAccessible.deleteAccessibleInterface(made.identity)


class ItemInterface(QAccessibleWidget):
    """One thing. It is a QAccessibleWidget only because that brings the action interface along."""

    def __init__(self, interface_cache: ItemInterfaceCache, thing: ItemRef) -> None:
        super().__init__(interface_cache.host, QAccessible.Role.Cell)
        self.interface_cache, self.thing = interface_cache, thing
        self.identity = QAccessible.registerAccessibleInterface(self)

    # Qt overrides

    def isValid(self) -> bool:
        return self.thing in self.interface_cache.things()

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # with an object it would stand in for the table itself

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
        """Nothing here can be written to."""

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
    """The table: its children are its things in reading order.

    It is no group: of one, Orca says every note in it whenever the keyboard comes back from elsewhere.
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
    """Say that the keyboard is on the thing with this index now."""
    _tell(QAccessibleEvent(host, QAccessible.Event.Focus), index)


def tell_change(host: QWidget) -> None:
    """Say that other things lie on the table now."""
    _tell(QAccessibleEvent(host, QAccessible.Event.ObjectReorder), -1)


def announce(host: QWidget, text: str) -> None:
    """Have `text` spoken."""
    send_announcement(host, text)


def _tell(event: QAccessibleEvent, child: int) -> None:
    """Qt reads past the end where its own interface of a scroll area is asked for a child. A hidden table
    has no children."""
    asked = QAccessible.queryAccessibleInterface(event.object()) if QAccessible.isActive() else None
    if isinstance(asked, BoardInterface) and child < asked.childCount():
        event.setChild(child)
        QAccessible.updateAccessibility(event)
