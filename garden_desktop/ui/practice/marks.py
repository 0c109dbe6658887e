"""What a verdict draws on the table: where the best way and one's own put something, each with its word."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from garden_desktop.ui.board.drawing.scene_items import OVER_Z
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.practice.verdicts import TAGS

_FAR = 4000.0
_TAG = 20.0


class AnswerMarksItem(QGraphicsItem):
    """Lies over the table and takes no press."""

    def __init__(self, appearance: Appearance, board: TableView) -> None:
        super().__init__()
        self._appearance, self._board = appearance, board
        self.marked: Mapping[str, str] = {}
        self.setZValue(OVER_Z + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def mark(self, marked: Mapping[str, str]) -> None:
        """Mark just these places."""
        self.marked = marked
        self.update()

    @property
    def rects(self) -> list[QRectF]:
        """Where the marks are."""
        return [self._board.table_scene.layout.place(place) for place in self._there]

    @property
    def _there(self) -> list[str]:
        """The marked places that are still on the table."""
        return [place for place in self.marked if place in self._board.interaction.places]

    def boundingRect(self) -> QRectF:
        return QRectF(-_FAR, -_FAR, 3 * _FAR, 3 * _FAR)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout = self._board.table_scene.layout
        for place in self._there:
            self._draw(painter, layout.place(place), self.marked[place])

    def _draw(self, painter: QPainter, rect: QRectF, way: str) -> None:
        theme = self._appearance.theme
        colour = theme.inked(theme.sun if way == "yours" else theme.leaf)
        style = Qt.PenStyle.DashLine if way == "yours" else Qt.PenStyle.SolidLine
        painter.setPen(QPen(colour, 3, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 10, 10)
        words, font = format_message(TAGS[way], str), text_font(13, bold=True)
        size = QSizeF(QFontMetricsF(font).horizontalAdvance(words) + 14, _TAG)
        tag = QRectF(QPointF(rect.center().x() - size.width() / 2, rect.bottom() - _TAG), size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(tag, _TAG / 2, _TAG / 2)
        painter.setFont(font)
        painter.setPen(theme.over(colour))
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, words)
