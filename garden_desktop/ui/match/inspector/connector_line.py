"""The line from a panel to what it explains, and the frame around that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.board.drawing.table_painter import clear
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.wire import wire

_HALO: Final = 9
_DOT: Final = 4.5
_TAG: Final = 20
_RADIUS: Final = 9.0


class ConnectorLine(QWidget):
    """Painted over the table; the pointer goes through it."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._frame = QRect()
        self._way: Sequence[QPoint] = ()
        self._tags: Sequence[tuple[QRect, str]] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        wire(appearance, "changed()", self, "update()")
        self.hide()

    @property
    def frame(self) -> QRect:
        """What the frame stands around."""
        return self._frame

    def join(self, thing: QRect, way: Sequence[QPoint], tags: Sequence[tuple[QRect, str]] = ()) -> None:
        """Frame `thing`, draw `way` from it, and put words on what would do what; in the coordinates of the parent."""
        self._frame, self._way, self._tags = thing, way, tags
        whole = thing
        for rect in (*(QRect(point, point) for point in way), *(rect for rect, _ in tags)):
            whole = whole.united(rect)
        reach = _TAG if tags else _HALO + 2
        self.setGeometry(whole.adjusted(-reach, -reach, reach, reach))
        self.show()
        self.update()

    def _paint_tag(self, painter: QPainter, card: QRect, words: str) -> None:
        """A frame, and a word on its lower edge."""
        theme = self._appearance.theme
        painter.setPen(QPen(theme.leaf, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(card), _RADIUS, _RADIUS)
        painter.setFont(text_font(12, bold=True))
        wide = min(painter.fontMetrics().horizontalAdvance(words) + 22.0, card.width() + 2.0 * _TAG - 4)
        tag = QRectF(card.center().x() - wide / 2, card.bottom() - _TAG / 2, wide, _TAG)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.leaf)
        painter.drawRoundedRect(tag, _TAG / 2, _TAG / 2)
        painter.setPen(theme.over(theme.leaf))
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, words)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._appearance.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-QPointF(self.pos()))
        for card, words in self._tags:
            self._paint_tag(painter, card, words)
        frame = QRectF(self._frame)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(clear(theme.leaf, 0.22), _HALO))
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        painter.setPen(QPen(theme.leaf, 3))
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        way = QPolygonF([QPointF(point) for point in self._way])
        for colour, width in ((theme.raised, 5.0), (theme.leaf, 2.0)):
            painter.setPen(
                QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
            )
            painter.drawPolyline(way)
        painter.setPen(QPen(theme.raised, 1.5))
        painter.setBrush(theme.leaf)
        painter.drawEllipse(QPointF(self._way[0]), _DOT, _DOT)
