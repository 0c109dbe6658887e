"""Painting context of Fire and Flora: painter with the game's colours, view model and notes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table.labels import LandPlate
from garden_desktop.games.fire_and_flora.table.view_model import FloraViewModel
from garden_desktop.ui.board.drawing import table_painter
from garden_desktop.ui.board.drawing.game_page import PrintedColours, TablePage, colours_for
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import LEFT, TextStyle, around, rect_of
from garden_desktop.ui.kit.style.theme import text_font


class GameColours(PrintedColours):
    """Colours of the landscapes.

    `ink` outlines drawings. `card` is the paper of a Land Card with its `rim`; its picture lies on `small` or `big`,
    where `lifted` is the colour of its contrast rim, or, where nothing grows, on `bare` (with dashed `bound`) or `ash`.
    `native`, `yellow` and `red` are the borders of the camps, `notch` marks those of invasives. `deep` and `pale` are
    the bands with the name of a plant, `white` the text on the deep one; `badge` and `printed` are background and text
    of small marks on a picture. `tag` and `price` are the hanging price tag; `sky` is the background of events, above
    `dune`. `ribbon` with its `core` and `glow` is the path of a fire, `way` the part to come, `burnt` the edge of lands
    it has passed.
    """

    def mix(self, ratio: float) -> None:
        one = self.one
        self.ink = one("#23302A", "#141A17")
        self.card = one("#FFFDF7", "#2F3B35")
        self.rim = one("#CFC7B4", "#4A5A51")
        self.small = one("#CFE2C3", "#8FAE8A")
        self.big = one("#3C6B51", "#2A5340")
        self.lifted = one("#F0ECDC", "#F0ECDC")
        self.bare = one("#F3ECD8", "#4A4C40")
        self.bound = one("#C6BCA4", "#7E7B68")
        self.ash = one("#D3C6B3", "#57493F")
        self.native = one("#37775A", "#5FA581")
        self.yellow = one("#D9A223", "#D8A93C")
        self.red = one("#C33F3F", "#D9615C")
        self.notch = one("#3B2A14", "#1A130A")
        self.deep = one("#20402F", "#152A20")
        self.pale = one("#F6F7EC", "#C9D6BF")
        self.white = one("#FFFFFF", "#EEF2EC")
        self.badge = one("#FFFDF7", "#E6E8DC")
        self.printed = one("#23302A", "#23302A")
        self.tag = one("#23302A", "#0F1512")
        self.price = one("#FFFFFF", "#EEF2EC")
        self.sky = one("#D8E6EC", "#3C5060")
        self.dune = one("#EBDDB8", "#5C5544")
        self.ribbon = one("#E07A3A", "#C4622A")
        self.core = one("#FBE3A8", "#F4CE84")
        self.glow = one("#F0A95A", "#8A4E22")
        self.way = one("#B6AD98", "#5E6A62")
        self.burnt = one("#8A4B2F", "#C9764A")


GAME: Final = "fire_and_flora"
_DARK: Final = ("nefarious", "log", "labor")


class Brush(table_painter.TablePainter):
    """Table painter with the game's colours, for landscapes, market and offers."""

    def __init__(self, painter: QPainter, shown: PaintContext) -> None:
        super().__init__(painter, shown, GAME)
        self.paper = colours_for(GameColours, shown.theme)

    def bold(self, px: float, colour: QColor | None = None) -> TextStyle:
        return TextStyle(text_font(px, bold=True), colour or self.theme.ink)

    def mark(self, sprite: str, left_middle: QPointF, size: float) -> None:
        """Draw a small drawing with its left edge at a point; in the dark theme, dark drawings get a
        pale background."""
        if self.theme.dark and sprite in _DARK:
            self.box(around(left_middle + QPointF(size / 2, 0), size + 2, size + 2), size / 2, self.paper.badge)
        self.art(sprite, QRectF(left_middle.x(), left_middle.y() - size / 2, size, size))

    def counted(self, sprite: str, words: str, left_middle: QPointF, style: TextStyle, size: float = 0) -> float:
        """Draw a mark with a number to its right; returns the total width."""
        size = size or style.font.pixelSize() * 1.2
        self.mark(sprite, left_middle, size)
        wide = self.width(words, style)
        self.line(around(left_middle + QPointF(size + 4 + wide / 2, 0), wide + 2, size), words, style, LEFT)
        return size + 4 + wide

    def becomes(self, left_middle: QPointF, before: str, after: str, style: TextStyle) -> float:
        """Draw "6 → 7" from a point to the right, with a painted arrow; returns the width."""
        px, x, y = style.font.pixelSize(), left_middle.x(), left_middle.y()
        first, second, gap = self.width(before, style), self.width(after, style), px * 0.85
        self.line(QRectF(x, y - px, first + 2, 2 * px), before, style)
        self.arrow(QRectF(x + first + 5, y - px * 0.3, gap, px * 0.6), style.colour, max(1.5, px / 9), px * 0.3)
        self.line(QRectF(x + first + gap + 12, y - px, second + 2, 2 * px), after, style)
        return first + gap + 12 + second


@dataclass(frozen=True)
class Page(TablePage[Brush, FloraViewModel]):
    """Painting context handed to all painters; `plates` are the Land Cards on the table by land code."""

    plates: Mapping[str, LandPlate]

    @property
    def config(self) -> RulesConfig:
        return self.look.config

    @property
    def view(self) -> State:
        return self.look.view

    def box(self, code: str) -> QRectF:
        """Return the rectangle of a Land Card."""
        return rect_of(self.plates[code].box)
