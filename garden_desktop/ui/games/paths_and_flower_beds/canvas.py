"""Painting context of Paths & Flower Beds: painter with the game's colours, view model, aim, and card backgrounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from garden_desktop.core.text import Message
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import State
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import Walk
from garden_desktop.games.paths_and_flower_beds.table import ids, move_preview
from garden_desktop.games.paths_and_flower_beds.table.layout import GardenPlan
from garden_desktop.games.paths_and_flower_beds.table.move_preview import WalkForecast
from garden_desktop.games.paths_and_flower_beds.table.view_facts import HeldPiece
from garden_desktop.games.paths_and_flower_beds.table.view_model import FlowerViewModel
from garden_desktop.ui.board.drawing import table_painter
from garden_desktop.ui.board.drawing.game_page import PrintedColours, TablePage, colours_for
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import TextStyle, rect_of
from garden_desktop.ui.kit.style.theme import blend, readable, text_font


class GameColours(PrintedColours):
    """Colours of the gardens.

    `ink` outlines built things; `hedge` with its dark `box` and bright `leaves` carries the `letters`. `parchment` is
    an unplanted square, `dots` the lines between squares, `rim` the line around the garden. `gravel` with dark `pebble`
    and pale `grit` forms paths with a `kerb`; `sign` is the letter of a gate. `stone` and `cap` are the piers. `bed` is
    a flower of a custom pack, `label` its letter; `halo` is the glow around a walk, `shut` an empty well, `faint` a
    piece without room. `drop` is the point of a fountain. Text colours have contrast `ratio` to their background.
    """

    def mix(self, ratio: float) -> None:
        one = self.one
        self.ink = one("#23302A", "#141A17")
        self.letters = one("#F6F1E2", "#EDEBDF")
        self.hedge = readable(one("#3E7E5B", "#2F5F46"), self.letters, ratio=ratio)
        self.box = one("#2F6B4F", "#234A38")
        self.leaves = one("#6FAF8A", "#5B957A")
        self.parchment = one("#F4EDDB", "#3A443B")
        self.dots = one("#D3C6A8", "#5A6459")
        self.rim = one("#8A6B4A", "#6E5A40")
        self.gravel = readable(one("#E4CE9C", "#A8946B"), self.ink, ratio=ratio)
        self.pebble = one("#CDB27A", "#8F7B53")
        self.grit = one("#F1E3BE", "#C2AF85")
        self.kerb = one("#7A5F3E", "#4A3924")
        self.sign = readable(one("#4F3F22", "#211A0D"), self.gravel, ratio=ratio)
        self.stone = one("#D9D4C6", "#A9A595")
        self.cap = one("#F3EFE4", "#C9C5B7")
        self.bed = one("#5E8F63", "#4D7853")
        self.label = one("#FFFDF7", "#F1EFE4")
        self.halo = one("#FFFDF7", "#18211D")
        self.shut = one("#EBE4D4", "#1C2521")
        self.faint = one("#B9B4A6", "#6E786F")
        self.drop = one("#3F86BE", "#3F86BE")


GAME: Final = "paths_and_flower_beds"


class Brush(table_painter.TablePainter):
    """Table painter with the game's colours. `letters` tells whether flowers show the letter of their kind."""

    def __init__(self, painter: QPainter, shown: PaintContext, *, letters: bool = False) -> None:
        super().__init__(painter, shown, GAME)
        self.letters = letters
        self.paper = colours_for(GameColours, shown.theme)

    def sum(self, px: int, colour: QColor | None = None) -> TextStyle:
        """Return the style of a large number; the text font, whose digits are clearer than those of
        the display font."""
        return TextStyle(text_font(px, bold=True), colour or self.theme.ink)


# Painting context with the position of the named piece


@dataclass(frozen=True)
class Page(TablePage[Brush, FlowerViewModel]):
    """Painting context handed to all painters.

    `aim` is the position of the named piece, held or laid; None if it is not in the garden. `forecast` is what it would
    change there; None where it may not lie or nothing is foretold (yet). `refusal` is why it may not lie there.
    """

    aim: HeldPiece | None
    forecast: WalkForecast | None
    refusal: Message | None

    @property
    def config(self) -> RulesConfig:
        return self.look.config

    @property
    def view(self) -> State:
        return self.look.view

    @property
    def plan(self) -> GardenPlan:
        return self.look.plan

    @property
    def walk(self) -> Walk:
        """Best walk; with the piece if it may lie where it is."""
        return self.look.walk if self.forecast is None else self.forecast.then

    def square(self, square: int) -> QRectF:
        """Return the rectangle of a square of the large garden."""
        return rect_of(self.plan.square(*self.config.board.place(square)))

    def middle(self, square: int) -> QPointF:
        return self.square(square).center()


def page_of(
    brush: Brush, look: FlowerViewModel, shown: PaintContext, foreseen: Mapping[HeldPiece, WalkForecast | None]
) -> Page:
    """Return the painting context; `foreseen` are the known forecasts by position."""
    aim = aim_of(look, shown)
    if aim is None:
        return Page(brush, look, None, None, None)
    reason = move_preview.unfit(look, aim)
    found = foreseen.get(aim) if ids.is_lie(shown.held) else move_preview.forecast(look, aim)
    return Page(brush, look, aim, found, reason and reason.text)


def aim_of(look: FlowerViewModel, shown: PaintContext) -> HeldPiece | None:
    """Return the position of the named piece, held or else laid; None if it is not in the garden."""
    if not look.placing:
        return None
    if not ids.is_lie(shown.held):
        return look.laid
    return HeldPiece(shown.at, ids.label_of(shown.held)) if shown.at in look.config.board.index else None


# Card backgrounds and chips


RADIUS: Final = 10.0


def paint_sheet(brush: Brush, rect: QRectF, fill: QColor | None = None) -> None:
    """Paint a card with a thin border."""
    theme = brush.theme
    brush.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, fill or theme.surface, brush.pen(theme.line, 1))


def paint_well(brush: Brush, rect: QRectF, *, chosen: bool = False, shut: bool = False) -> None:
    """Paint a well for a piece: white, highlighted if chosen, darker if shut."""
    theme, inner = brush.theme, rect.adjusted(0.5, 0.5, -0.5, -0.5)
    if chosen:
        inner = rect.adjusted(1, 1, -1, -1)
        brush.box(inner, RADIUS, theme.soft, brush.pen(theme.leaf, 2))
    else:
        brush.box(inner, RADIUS, brush.paper.shut if shut else theme.raised, brush.pen(theme.line, 1))


def chip_colour(brush: Brush, colour: QColor) -> QColor:
    """Return the background colour of a chip."""
    return blend(brush.theme.surface, colour, 0.16 if not brush.theme.dark else 0.26)


def paint_ring(brush: Brush, centre: QPointF, radius: float, colour: QColor, fill: QColor | None = None) -> None:
    """Paint the ring around a square that scores."""
    brush.painter.setPen(brush.pen(colour, radius * 0.24))
    brush.painter.setBrush(fill or QColor(0, 0, 0, 0))
    brush.circle(centre, radius)
