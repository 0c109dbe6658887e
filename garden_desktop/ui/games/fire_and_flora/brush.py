"""The brush of this game: it knows the colours of Land Cards, and how figures stand beside their marks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from garden_desktop.ui.board.drawing import table_painter
from garden_desktop.ui.board.drawing.game_page import colours_for
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import LEFT, TextStyle, around
from garden_desktop.ui.games.fire_and_flora.game_colours import GameColours
from garden_desktop.ui.kit.style.theme import text_font

GAME: Final = "fire_and_flora"
_DARK: Final = ("nefarious", "log", "labor")


class Brush(table_painter.TablePainter):
    """Paints landscapes, the market and the sheet of an offer."""

    def __init__(self, painter: QPainter, shown: PaintContext) -> None:
        super().__init__(painter, shown, GAME)
        self.paper = colours_for(GameColours, shown.theme)

    def bold(self, px: float, colour: QColor | None = None) -> TextStyle:
        return TextStyle(text_font(px, bold=True), colour or self.theme.ink)

    def mark(self, sprite: str, left_middle: QPointF, size: float) -> None:
        """A small drawing with its left edge at that point; dark ones lie on something pale at dusk."""
        if self.theme.dark and sprite in _DARK:
            self.box(around(left_middle + QPointF(size / 2, 0), size + 2, size + 2), size / 2, self.paper.badge)
        self.art(sprite, QRectF(left_middle.x(), left_middle.y() - size / 2, size, size))

    def counted(self, sprite: str, words: str, left_middle: QPointF, style: TextStyle, size: float = 0) -> float:
        """A mark and a figure to the right of it; returns the width both took."""
        size = size or style.font.pixelSize() * 1.2
        self.mark(sprite, left_middle, size)
        wide = self.width(words, style)
        self.line(around(left_middle + QPointF(size + 4 + wide / 2, 0), wide + 2, size), words, style, LEFT)
        return size + 4 + wide

    def becomes(self, left_middle: QPointF, before: str, after: str, style: TextStyle) -> float:
        """ "6 → 7" from that point on, the arrow drawn; returns the width it took."""
        px, x, y = style.font.pixelSize(), left_middle.x(), left_middle.y()
        first, second, gap = self.width(before, style), self.width(after, style), px * 0.85
        self.line(QRectF(x, y - px, first + 2, 2 * px), before, style)
        self.arrow(QRectF(x + first + 5, y - px * 0.3, gap, px * 0.6), style.colour, max(1.5, px / 9), px * 0.3)
        self.line(QRectF(x + first + gap + 12, y - px, second + 2, 2 * px), after, style)
        return first + gap + 12 + second
