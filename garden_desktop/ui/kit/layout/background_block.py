"""What lies under a sheet: disabled and out of the accessibility tree, and it looks as it did."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

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
