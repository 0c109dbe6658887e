"""The brush of this game: it knows the colours of printed matter, too."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter

from garden_desktop.ui.board.drawing import brush
from garden_desktop.ui.board.drawing.brush import Style
from garden_desktop.ui.board.drawing.scenery import Shown
from garden_desktop.ui.games.gnomadic_gardeners.paper import Paper, paper
from garden_desktop.ui.kit.style.theme import text_font

GAME: Final = "gnomadic_gardeners"


class Brush(brush.Brush):
    """Paints cards and what stands beside them."""

    def __init__(self, painter: QPainter, shown: Shown) -> None:
        super().__init__(painter, shown, GAME)
        self.paper: Paper = paper(shown.theme)

    def printed(self, px: float, colour: QColor | None = None) -> Style:
        """Bold words on paper."""
        return Style(text_font(px, bold=True), colour or self.paper.ink)
