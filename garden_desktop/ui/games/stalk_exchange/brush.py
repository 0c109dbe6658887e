"""The brush of this game: it knows the colours of earth, wood and tokens, too."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from garden_desktop.ui.board.drawing import table_painter
from garden_desktop.ui.board.drawing.game_page import colours_for
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import TextStyle
from garden_desktop.ui.games.stalk_exchange.game_colours import GameColours

GAME: Final = "stalk_exchange"


class Brush(table_painter.TablePainter):
    """Paints garden, market and shed."""

    def __init__(self, painter: QPainter, shown: PaintContext) -> None:
        super().__init__(painter, shown, GAME)
        self.paper = colours_for(GameColours, shown.theme)

    def path_to(self, begin: QPointF, end: QPointF) -> None:
        """A straight line with the pen that is set."""
        self.painter.drawLine(begin, end)

    def becomes(self, rect: QRectF, before: str, after: str, styles: tuple[TextStyle, TextStyle]) -> float:
        """ "1 → 5" at the right end of `rect`, the arrow drawn; returns the width it took."""
        first, second = styles
        widths = self.width(before, first), self.width(after, second)
        gap = min(18.0, second.font.pixelSize() * 0.8)
        total = sum(widths) + gap + 11
        x = rect.right() - total
        self.line(QRectF(x, rect.y(), widths[0] + 2, rect.height()), before, first)
        drop = max(0.0, first.font.pixelSize() - 14) * 0.08
        where = QRectF(x + widths[0] + 4, rect.y() + drop, gap, rect.height())
        self.arrow(where, second.colour, 2.4 if second.font.pixelSize() > 16 else 1.8)
        self.line(QRectF(rect.right() - widths[1], rect.y(), widths[1] + 2, rect.height()), after, second)
        return total
