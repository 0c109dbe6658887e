"""The handle by which a row is dragged among its fellows."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.icons import draw_icon
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.wire import wire


class DragHandle(QWidget):
    """Six dots. `dragged` tells where on the screen the pointer is, in global y, while it pulls."""

    grabbed = Signal()
    dragged = Signal(float)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        policy.setRetainSizeWhenHidden(True)  # rows look the same where they cannot be dragged
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        wire(appearance, "changed()", self, "update()")

    def sizeHint(self) -> QSize:
        return grown(QSize(20, 32))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.grabbed.emit()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.dragged.emit(event.globalPosition().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room = enlarged(self)
        box = QRectF(0, (room.height() - 18) / 2, room.width(), 18)
        draw_icon(painter, self._appearance.art, "grip", box, self._appearance.theme.muted)
