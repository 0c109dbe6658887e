"""One picture in the making: the brush, the look, and where the named piece is aimed at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import Message
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import State
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import Walk
from garden_desktop.games.paths_and_flower_beds.table import ids, move_preview
from garden_desktop.games.paths_and_flower_beds.table.layout import GardenPlan
from garden_desktop.games.paths_and_flower_beds.table.move_preview import WalkForecast
from garden_desktop.games.paths_and_flower_beds.table.view_facts import HeldPiece
from garden_desktop.games.paths_and_flower_beds.table.view_model import FlowerViewModel
from garden_desktop.ui.board.drawing.game_page import TablePage
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import rect_of
from garden_desktop.ui.games.paths_and_flower_beds.brush import Brush


@dataclass(frozen=True)
class Page(TablePage[Brush, FlowerViewModel]):
    """What every painter of a part is given.

    aim       where the piece is held or lies; None while it is nowhere in the garden
    forecast  what it would change there; None where it may not lie, or where nothing is foretold (yet)
    refusal   why it may not lie there
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
        """The best walk, with the piece if it may lie where it is."""
        return self.look.walk if self.forecast is None else self.forecast.then

    def square(self, square: int) -> QRectF:
        """The rectangle of a square of the large garden."""
        return rect_of(self.plan.square(*self.config.board.place(square)))

    def middle(self, square: int) -> QPointF:
        return self.square(square).center()


def page_of(
    brush: Brush, look: FlowerViewModel, shown: PaintContext, foreseen: Mapping[HeldPiece, WalkForecast | None]
) -> Page:
    """The page of what is shown; `foreseen` is what is known of places in the garden."""
    aim = aim_of(look, shown)
    if aim is None:
        return Page(brush, look, None, None, None)
    reason = move_preview.unfit(look, aim)
    found = foreseen.get(aim) if ids.is_lie(shown.held) else move_preview.forecast(look, aim)
    return Page(brush, look, aim, found, reason and reason.text)


def aim_of(look: FlowerViewModel, shown: PaintContext) -> HeldPiece | None:
    """Where the named piece is held, or else lies; None while it is nowhere in the garden."""
    if not look.placing:
        return None
    if not ids.is_lie(shown.held):
        return look.laid
    return HeldPiece(shown.at, ids.label_of(shown.held)) if shown.at in look.config.board.index else None
