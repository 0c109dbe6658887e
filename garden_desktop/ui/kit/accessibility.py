"""Accessibility interfaces of our own widgets, and hiding of what lies under a sheet from screen readers."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, Protocol, TypeAlias

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from garden_desktop.ui.guard import guarded

# Where Qt asks for the interfaces of our own widgets for screen readers: of whatever a widget has as
# `accessibility`.


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


# What lies under a sheet: disabled and out of the accessibility tree, and it looks as it did.


UNREAD: Final = "qt_rubberband"
"""Qt leaves out a child of this name wherever it lists the children of a widget for a reader; there is no other way."""


def block_background(parent: QWidget) -> None:
    """Cover the children of `parent` that lie under its topmost open sheet, and no others."""
    lying = child_widgets(parent)
    top = max((at for at, child in enumerate(lying) if is_open_sheet(child)), default=0)
    for at, child in enumerate(lying):
        _cover(child, covered=at < top)
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(parent, QAccessible.Event.ObjectReorder))


def child_widgets(parent: QWidget) -> list[QWidget]:
    """The widgets that lie in `parent`, from the lowest to the topmost."""
    return [child for child in parent.children() if isinstance(child, QWidget) and not child.isWindow()]


def is_open_sheet(widget: QWidget) -> bool:
    """Whether it is a sheet that is open."""
    return widget.windowType() == Qt.WindowType.SubWindow and not widget.isHidden()


def unblock_widget(widget: QWidget) -> None:
    """Uncover what is topmost now."""
    _cover(widget, covered=False)


def _cover(child: QWidget, *, covered: bool) -> None:
    if covered != (child.objectName() == UNREAD):
        child.setObjectName(UNREAD if covered else "")
        child.setEnabled(not covered)
