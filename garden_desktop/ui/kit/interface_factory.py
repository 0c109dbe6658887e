"""Where Qt asks for the interfaces of our own widgets for screen readers: of whatever a widget has as `accessibility`.

A widget that is to readers what Qt takes it for, but for its role, has that role alone (`read_as`).
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, Protocol, TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from garden_desktop.ui.guard import guarded

Role: TypeAlias = Literal[
    "AlertMessage",
    "Dialog",
    "Graphic",
    "Grouping",
    "List",
    "ListItem",
    "Notification",
    "PageTabList",
    "StaticText",
    "ToolBar",
    "Window",
]
"""Those of QAccessible.Role that plain widgets of the house have."""
_ROLE: Final = "readAs"


class InterfaceFactory(Protocol):
    """Tells readers about a widget."""

    def interface(self) -> QAccessibleInterface:
        """An interface of the widget, a new one at every question (docs/lifetimes.md)."""


@cache
def install() -> None:
    """Let Qt ask here; once for the whole program."""
    QAccessible.installFactory(guarded(_interface))


def read_as(widget: QWidget, role: Role) -> None:
    """Let readers take a plain widget for this: Qt would say that it is a widget, and no more."""
    install()
    widget.setProperty(_ROLE, role)


def post_event(event: QAccessibleEvent) -> None:
    """Pass on an event, where there is anybody to hear it."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(event)


def _interface(key: str, widget: QObject) -> QAccessibleInterface | None:
    factory: InterfaceFactory | None = getattr(widget, "accessibility", None)
    if factory is not None:
        return factory.interface()
    role = widget.property(_ROLE)
    return QAccessibleWidget(widget, QAccessible.Role[role]) if role and isinstance(widget, QWidget) else None
