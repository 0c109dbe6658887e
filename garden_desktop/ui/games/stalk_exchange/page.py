"""One picture in the making: the brush, the look, and what is foreseen with the flower in hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF

from garden_desktop.games.stalk_exchange.advice.preview import Preview, SwapPreview, preview, swap_preview
from garden_desktop.games.stalk_exchange.data.flowers import Counts
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.table import ids
from garden_desktop.games.stalk_exchange.table.frames import STEPS
from garden_desktop.games.stalk_exchange.table.layout import garden
from garden_desktop.games.stalk_exchange.table.view_model import MarketViewModel
from garden_desktop.ui.board.drawing.game_page import TablePage
from garden_desktop.ui.board.drawing.picture_cache import PictureCache
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import rect_of
from garden_desktop.ui.games.stalk_exchange.brush import Brush


class SwapForecast(NamedTuple):
    """A Swap that a held flower would make: the type that comes in, the one that goes, and what it changes."""

    taken: int
    given: int
    change: SwapPreview


@dataclass(frozen=True)
class Page(TablePage[Brush, MarketViewModel]):
    """What every painter of a part is given.

    forecast  what the end of the turn would bring with what is held; None while nobody decides
    swap      what giving a flower away would change; None unless one is held over the shed
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
        """Which step of an Upkeep is shown, from 0; -1 at other times."""
        return STEPS.index(self.view.phase) if self.look.stepping else -1

    @property
    def settled(self) -> bool:
        """Whether an Upkeep is shown that has come as far as the values."""
        return self.step >= STEPS.index("values")

    @property
    def values(self) -> Counts:
        """Where the value tokens stand now."""
        return self.look.shown.values

    @property
    def coming(self) -> Preview | None:
        """What is on its way: the rest of the Upkeep that is shown, or what the end of the turn would bring."""
        return self.look.preview if self.look.stepping else self.forecast

    def space(self, number: int) -> QRectF:
        """The rectangle around a hexagon of the garden."""
        return rect_of(garden(self.config.board).box(number))


def page_of(brush: Brush, look: MarketViewModel, shown: PaintContext, pictures: PictureCache[Brush]) -> Page:
    """The page of what is shown."""
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
