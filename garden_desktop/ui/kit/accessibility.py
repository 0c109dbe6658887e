"""QAccessible factory for custom widgets, and hiding of the widgets behind a modal sheet from screen readers."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, Protocol, TypeAlias

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from garden_desktop.ui.guard import guarded

# Accessibility interfaces of custom widgets. A widget that has its own interface gives it through an attribute
# `accessibility` (InterfaceFactory); plain widgets only have a role, kept in a dynamic property.


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
"""Names of the QAccessible.Role values that plain widgets of this program use."""
_ROLE: Final = "readAs"


class InterfaceFactory(Protocol):
    """Type of a widget's `accessibility` attribute: creates its QAccessibleInterface."""

    def interface(self) -> QAccessibleInterface:
        """Return a new interface of the widget. Never return the same one twice: Qt would delete it twice
        (docs/lifetimes.md)."""


@cache
def install() -> None:
    """Register the accessibility factory with Qt; only the first call does anything."""
    QAccessible.installFactory(guarded(_interface))


def read_as(widget: QWidget, role: Role) -> None:
    """Set the role that screen readers report for a plain widget; Qt reports plain widgets as "widget" only."""
    install()
    widget.setProperty(_ROLE, role)


def post_event(event: QAccessibleEvent) -> None:
    """Send an accessibility event to Qt; does nothing while no screen reader is active."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(event)


def _interface(key: str, widget: QObject) -> QAccessibleInterface | None:
    factory: InterfaceFactory | None = getattr(widget, "accessibility", None)
    if factory is not None:
        return factory.interface()
    role = widget.property(_ROLE)
    return QAccessibleWidget(widget, QAccessible.Role[role]) if role and isinstance(widget, QWidget) else None


# Blocking of the background: widgets behind an open sheet are disabled and out of the accessibility tree, but painted
# as if they were enabled (PaintedButton looks at WA_ForceDisabled).


UNREAD: Final = "qt_rubberband"
"""Object name of a QRubberBand. Qt leaves children of this name out of every list of accessible children; there is no
other way to hide a visible widget from screen readers."""


def block_background(parent: QWidget) -> None:
    """Disable the children of `parent` below its topmost open sheet and hide them from screen readers; unblock the
    others."""
    lying = child_widgets(parent)
    top = max((at for at, child in enumerate(lying) if is_open_sheet(child)), default=0)
    for at, child in enumerate(lying):
        _cover(child, covered=at < top)
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(parent, QAccessible.Event.ObjectReorder))


def child_widgets(parent: QWidget) -> list[QWidget]:
    """Return the child widgets of `parent` that are not windows, in stacking order from bottom to top."""
    return [child for child in parent.children() if isinstance(child, QWidget) and not child.isWindow()]


def is_open_sheet(widget: QWidget) -> bool:
    """Whether `widget` is a sheet (a sub-window) that is shown."""
    return widget.windowType() == Qt.WindowType.SubWindow and not widget.isHidden()


def unblock_widget(widget: QWidget) -> None:
    """Enable `widget` and show it to screen readers again, because it is on top now."""
    _cover(widget, covered=False)


def _cover(child: QWidget, *, covered: bool) -> None:
    if covered != (child.objectName() == UNREAD):
        child.setObjectName(UNREAD if covered else "")
        child.setEnabled(not covered)
