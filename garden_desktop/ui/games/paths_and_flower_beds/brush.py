"""The brush of this game: it knows gravel, hedge and the flowers of a pack, too."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from garden_desktop.ui.board.drawing import table_painter
from garden_desktop.ui.board.drawing.game_page import colours_for
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import TextStyle
from garden_desktop.ui.games.paths_and_flower_beds.game_colours import GameColours
from garden_desktop.ui.kit.style.theme import text_font

GAME: Final = "paths_and_flower_beds"


class Brush(table_painter.TablePainter):
    """Paints gardens and wells. `letters` says whether flowers show the letter of their kind."""

    def __init__(self, painter: QPainter, shown: PaintContext, *, letters: bool = False) -> None:
        super().__init__(painter, shown, GAME)
        self.letters = letters
        self.paper = colours_for(GameColours, shown.theme)

    def sum(self, px: int, colour: QColor | None = None) -> TextStyle:
        """A large figure; the face of the text has the clearer ones."""
        return TextStyle(text_font(px, bold=True), colour or self.theme.ink)

    def becomes(self, rect: QRectF, before: str, after: str, styles: tuple[TextStyle, TextStyle]) -> float:
        """ "25 → 26" at the right end of `rect`, the arrow drawn; returns the width it took."""
        first, second = styles
        widths = self.width(before, first), self.width(after, second)
        gap = min(16.0, second.font.pixelSize() * 0.8)
        total = sum(widths) + gap + 14
        x = rect.right() - total
        self.line(QRectF(x, rect.y(), widths[0] + 2, rect.height()), before, first)
        where = QRectF(x + widths[0] + 6, rect.y(), gap, rect.height())
        self.arrow(where, second.colour, 2.2 if second.font.pixelSize() > 16 else 1.6)
        self.line(QRectF(rect.right() - widths[1], rect.y(), widths[1] + 2, rect.height()), after, second)
        return total
