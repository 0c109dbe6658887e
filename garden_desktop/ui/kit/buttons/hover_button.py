"""A button that says when it is looked at: by the pointer over it or by the focus on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent

from garden_desktop.ui.kit.buttons.painted import PaintedButton


class HoverButton(PaintedButton):
    """`pointed` when pointer or focus comes, `left` when either goes."""

    pointed = Signal()
    left = Signal()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()
