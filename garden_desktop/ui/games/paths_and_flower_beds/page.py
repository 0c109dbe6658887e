"""One picture in the making: the brush, the stage, and where the named piece is aimed at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import Message
from garden_desktop.games.paths_and_flower_beds.rules.law import Law
from garden_desktop.games.paths_and_flower_beds.rules.state import State
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import Walk
from garden_desktop.games.paths_and_flower_beds.table import foretelling, ids
from garden_desktop.games.paths_and_flower_beds.table.foretelling import Forecast
from garden_desktop.games.paths_and_flower_beds.table.layout import Plan
from garden_desktop.games.paths_and_flower_beds.table.stage import Aim, Stage
from garden_desktop.ui.board.brush import Style, rect_of
from garden_desktop.ui.board.scenery import Shown
from garden_desktop.ui.games.paths_and_flower_beds.brush import Brush


class Page(NamedTuple):
    """What every painter of a part is given.

    aim       where the piece is held or lies; None while it is nowhere in the garden
    forecast  what it would change there; None where it may not lie, or where nothing is foretold (yet)
    refusal   why it may not lie there
    notes     the table's, by id
    """

    brush: Brush
    stage: Stage
    aim: Aim | None
    forecast: Forecast | None
    refusal: Message | None
    notes: Mapping[str, Message]

    @property
    def law(self) -> Law:
        return self.stage.law

    @property
    def view(self) -> State:
        return self.stage.view

    @property
    def plan(self) -> Plan:
        return self.stage.plan

    @property
    def walk(self) -> Walk:
        """The best walk, with the piece if it may lie where it is."""
        return self.stage.walk if self.forecast is None else self.forecast.then

    def square(self, square: int) -> QRectF:
        """The rectangle of a square of the large garden."""
        return rect_of(self.plan.square(*self.law.board.place(square)))

    def middle(self, square: int) -> QPointF:
        return self.square(square).center()

    def note(self, id: str, rect: QRectF, style: Style) -> float:
        """A note of the table on several lines; returns their height, 0 where there is none now."""
        note = self.notes.get(id)
        return 0.0 if note is None else self.brush.lines(rect, self.brush.said(note), style)


def page_of(
    brush: Brush, stage: Stage, shown: Shown, notes: Mapping[str, Message], foreseen: Mapping[Aim, Forecast | None]
) -> Page:
    """The page of what is shown; `notes` are those of the table, `foreseen` what is known of places in the garden."""
    aim = aim_of(stage, shown)
    if aim is None:
        return Page(brush, stage, None, None, None, notes)
    reason = foretelling.refusal(stage, aim.cell, ids.lie_id(aim.label))
    found = foreseen.get(aim) if ids.is_lie(shown.held) else foretelling.forecast(stage, aim)
    return Page(brush, stage, aim, found, reason and reason.text, notes)


def aim_of(stage: Stage, shown: Shown) -> Aim | None:
    """Where the named piece is held, or else lies; None while it is nowhere in the garden."""
    if not stage.placing:
        return None
    if not ids.is_lie(shown.held):
        return stage.laid
    return Aim(shown.at, ids.label_of(shown.held)) if shown.at in stage.law.board.index else None
