"""Something longer than its window, without frame and without a will of its own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Roll(QScrollArea):
    """A scroll area without a frame that leaves the arrow keys to whoever walks its contents."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
