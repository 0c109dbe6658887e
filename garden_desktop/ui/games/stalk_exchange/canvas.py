"""Painting context of Stalk Exchange: painter with the game's colours, view model, forecast, and card backgrounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from garden_desktop.games.stalk_exchange.advice.preview import Preview, SwapPreview, preview, swap_preview
from garden_desktop.games.stalk_exchange.data.flowers import Counts
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.table import ids
from garden_desktop.games.stalk_exchange.table.frames import STEPS
from garden_desktop.games.stalk_exchange.table.layout import garden
from garden_desktop.games.stalk_exchange.table.view_model import MarketViewModel
from garden_desktop.ui.board.drawing import table_painter
from garden_desktop.ui.board.drawing.game_page import PrintedColours, TablePage, colours_for
from garden_desktop.ui.board.drawing.pixmaps import PictureCache
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import rect_of
from garden_desktop.ui.kit.style.theme import readable


class GameColours(PrintedColours):
    """Colours of the table.

    `ink` outlines everything on it. `earth` is a space, `turned` one that was just cut, `rim` the board around them
    with its `kerb` inside and `carved` letters; `kraft` is the bulb side of a token, `stitch` its ring and `bagged` the
    same in the row; `petal` is the bloom side with its `border`. `hedge` surrounds what will be cut. `slat` and `twine`
    are the thick and thin bars of the trellis. Text colours have contrast `ratio` to their background.
    """

    def mix(self, ratio: float) -> None:
        one = self.one
        self.ink = one("#23302A", "#1B2420")
        self.bark = one("#4D3A27", "#0F0B07")
        self.carved = one("#23302A", "#FFF3CF")
        self.rim = readable(one("#B08E66", "#7D6245"), self.carved, ratio=ratio)
        self.kerb = one("#7A5C3D", "#4F3A26")
        self.seam = one("#664C36", "#3B2B1E")
        self.earth = one("#8C6A4C", "#5E4632")
        self.turned = one("#A2805A", "#775A3D")
        self.furrow = one("#755538", "#4B3625")
        self.crumb = one("#A98B62", "#7E6545")
        self.kraft = readable(one("#D8C19A", "#BDA67E"), self.ink, ratio=ratio)
        self.stitch = one("#9A7A4E", "#7E6340")
        self.bagged = one("#E9DCBE", "#CFC09F")
        self.petal = one("#EAF2E2", "#D3DCCB")
        self.border = one("#FFFDF3", "#EDEBDF")
        self.printed = readable(one("#3F4A43", "#33403A"), self.kraft, self.petal, ratio=ratio)
        self.hedge = one("#FFD95A", "#F2CB50")
        self.cream = one("#FFF3CF", "#EBDDB4")
        self.slat = one("#C4A276", "#8E6F4B")
        self.slat_edge = readable(one("#805F3D", "#4A3624"), self.cream, ratio=ratio)
        self.twine = one("#D3C6A8", "#36433B")
        self.vine = one("#2F6B4F", "#5FA581")
        self.leaflet = one("#57A871", "#6FB58C")
        self.plank = one("#B08E66", "#86694A")
        self.grain = one("#8A6B4A", "#5F4930")


GAME: Final = "stalk_exchange"


class Brush(table_painter.TablePainter):
    """Table painter with the game's colours."""

    def __init__(self, painter: QPainter, shown: PaintContext) -> None:
        super().__init__(painter, shown, GAME)
        self.paper = colours_for(GameColours, shown.theme)

    def path_to(self, begin: QPointF, end: QPointF) -> None:
        """Draw a line with the current pen."""
        self.painter.drawLine(begin, end)


# Painting context with the forecast of the held flower


class SwapForecast(NamedTuple):
    """Swap that dropping the held flower would make: type taken, type given, and the resulting changes."""

    taken: int
    given: int
    change: SwapPreview


@dataclass(frozen=True)
class Page(TablePage[Brush, MarketViewModel]):
    """Painting context handed to all painters.

    `forecast` is the result of ending the turn with the held flower where it is; None while nobody decides. `swap` is
    the swap that dropping it would make; None unless a flower is held over the shed.
    """

    forecast: Preview | None
    swap: SwapForecast | None
    pictures: PictureCache[Brush]

    @property
    def config(self) -> RulesConfig:
        return self.look.config

    @property
    def view(self) -> State:
        return self.look.view

    @property
    def step(self) -> int:
        """Index of the Upkeep step that is shown, from 0; -1 at other times."""
        return STEPS.index(self.view.phase) if self.look.stepping else -1

    @property
    def settled(self) -> bool:
        """Whether a shown Upkeep has reached the value step."""
        return self.step >= STEPS.index("values")

    @property
    def values(self) -> Counts:
        """Values as shown now."""
        return self.look.shown.values

    @property
    def coming(self) -> Preview | None:
        """Upcoming changes: the rest of a shown Upkeep, or the forecast of ending the turn."""
        return self.look.preview if self.look.stepping else self.forecast

    def space(self, number: int) -> QRectF:
        """Return the bounding rectangle of a space of the garden."""
        return rect_of(garden(self.config.board).box(number))


def page_of(brush: Brush, look: MarketViewModel, shown: PaintContext, pictures: PictureCache[Brush]) -> Page:
    """Return the painting context for a PaintContext."""
    return Page(brush, look, _forecast(look, shown), _swap(look, shown), pictures)


def _forecast(look: MarketViewModel, shown: PaintContext) -> Preview | None:
    if look.view.phase != "act":
        return None
    slot, space = ids.slot_of(look.config, shown.held), ids.space_of(look.config, shown.over)
    if ids.NOTHING in (slot, space):
        return look.preview
    return preview(look.config, look.view, slot, space)


def _swap(look: MarketViewModel, shown: PaintContext) -> SwapForecast | None:
    slot, given = ids.slot_of(look.config, shown.held), ids.shed_of(shown.over)
    if ids.NOTHING in (slot, given):
        return None
    change = swap_preview(look.config, look.view, slot, given)
    return None if change is None else SwapForecast(look.view.row[slot], given, change)


REACH: Final = 14.0
"""Reach of the card shadow below the card, `_DROP` less at the sides; cards are 12 from the edge of the table, where
painting ends."""
_DROP: Final = 4.0
_RADIUS: Final = 10.0


def paint_card(brush: Brush, rect: QRectF) -> None:
    """Paint the background of a card with its shadow."""
    shade = QColor(0, 0, 0, 9 if brush.theme.dark else 4)
    for step in range(int(REACH - _DROP), 0, -1):
        ring = QPainterPath()
        ring.addRoundedRect(rect.adjusted(-step, _DROP - step, step, _DROP + step), _RADIUS + step, _RADIUS + step)
        brush.painter.fillPath(ring, shade)
    brush.box(rect, _RADIUS, brush.theme.raised, brush.pen(brush.theme.line, 1))
