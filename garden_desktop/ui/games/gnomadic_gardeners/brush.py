"""The brush of this game: it knows the colours of printed matter, too."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from garden_desktop.ui.board.drawing import table_painter
from garden_desktop.ui.board.drawing.game_page import colours_for
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import TextStyle
from garden_desktop.ui.games.gnomadic_gardeners.game_colours import GameColours
from garden_desktop.ui.kit.style.theme import text_font

GAME: Final = "gnomadic_gardeners"


class Brush(table_painter.TablePainter):
    """Paints cards and what stands beside them."""

    def __init__(self, painter: QPainter, shown: PaintContext) -> None:
        super().__init__(painter, shown, GAME)
        self.paper = colours_for(GameColours, shown.theme)

    def printed(self, px: float, colour: QColor | None = None) -> TextStyle:
        """Bold words on paper."""
        return TextStyle(text_font(px, bold=True), colour or self.paper.ink)

    def check(self, centre: QPointF, radius: float) -> None:
        """A tick on a green disc."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.theme.leaf)
        self.painter.drawEllipse(centre, radius, radius)
        tick = QPainterPath(centre + QPointF(-4.6, 0.4))
        tick.lineTo(centre + QPointF(-1.2, 3.8))
        tick.lineTo(centre + QPointF(4.8, -3.6))
        self.painter.strokePath(tick, self.pen(self.theme.over(self.theme.leaf), 2))
