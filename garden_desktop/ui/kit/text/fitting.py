"""A line in the display face that shrinks rather than being cut."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.style.theme import display_font
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.kit.wire import wire

_SMALLEST: Final = 0.4


class FittingLabel(Label):
    """One line of `px` logical pixels, or down to two fifths of that where there is little room."""

    def __init__(self, appearance: Appearance, px: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._px = px
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        wire(appearance, "changed()", self, "update()")

    def fitted(self) -> QFont:
        """The font the line is drawn in at the present width."""
        wanted = max(1.0, self._wanted())
        return display_font(int(px(self._px) * max(_SMALLEST, min(1.0, self.width() / wanted))))

    def sizeHint(self) -> QSize:
        return QSize(int(self._wanted()) + 1, px(self._px * 1.4))

    def minimumSizeHint(self) -> QSize:
        return QSize(int(self._wanted() * _SMALLEST) + 1, px(self._px * 1.4))

    def _wanted(self) -> float:
        return QFontMetricsF(display_font(px(self._px))).horizontalAdvance(self.text()) + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.fitted())
        painter.setPen(self._appearance.theme.ink)
        align = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(self.rect()), align, self.text())
