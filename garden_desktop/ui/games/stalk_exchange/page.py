"""One picture in the making: the brush, the stage, and what is foreseen with the flower in hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF

from garden_desktop.core.text import Message
from garden_desktop.games.stalk_exchange.advice.preview import Preview, SwapPreview, preview, swap_preview
from garden_desktop.games.stalk_exchange.data.flowers import Counts
from garden_desktop.games.stalk_exchange.rules.law import Law
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.table import ids
from garden_desktop.games.stalk_exchange.table.frames import STEPS
from garden_desktop.games.stalk_exchange.table.layout import hex_box
from garden_desktop.games.stalk_exchange.table.stage import Stage
from garden_desktop.ui.board.brush import Style, rect_of
from garden_desktop.ui.board.pictures import Pictures
from garden_desktop.ui.board.scenery import Shown
from garden_desktop.ui.games.stalk_exchange.brush import Brush


class Swapped(NamedTuple):
    """A Swap that a held flower would make: the type that comes in, the one that goes, and what it changes."""

    taken: int
    given: int
    change: SwapPreview


class Page(NamedTuple):
    """What every painter of a part is given.

    forecast  what the end of the turn would bring with what is held; None while nobody decides
    swap      what giving a flower away would change; None unless one is held over the shed
    notes     the table's, by id
    """

    brush: Brush
    stage: Stage
    forecast: Preview | None
    swap: Swapped | None
    notes: Mapping[str, Message]
    pictures: Pictures[Brush]

    @property
    def law(self) -> Law:
        return self.stage.law

    @property
    def view(self) -> State:
        return self.stage.view

    @property
    def step(self) -> int:
        """Which step of an Upkeep is shown, from 0; -1 at other times."""
        return STEPS.index(self.view.phase) if self.stage.stepping else -1

    @property
    def settled(self) -> bool:
        """Whether an Upkeep is shown that has come as far as the values."""
        return self.step >= STEPS.index("values")

    @property
    def values(self) -> Counts:
        """Where the value tokens stand now."""
        return self.stage.shown.values

    @property
    def coming(self) -> Preview | None:
        """What is on its way: the rest of the Upkeep that is shown, or what the end of the turn would bring."""
        return self.stage.preview if self.stage.stepping else self.forecast

    def space(self, number: int) -> QRectF:
        """The rectangle around a hexagon of the garden."""
        return rect_of(hex_box(self.law.board, number))

    def note(self, id: str, rect: QRectF, style: Style) -> float:
        """A note of the table on several lines; returns their height, 0 where there is none now."""
        note = self.notes.get(id)
        return 0.0 if note is None else self.brush.lines(rect, self.brush.said(note), style)


def page_of(brush: Brush, stage: Stage, shown: Shown, notes: Mapping[str, Message], pictures: Pictures[Brush]) -> Page:
    """The page of what is shown; `notes` are those of the table."""
    return Page(brush, stage, _forecast(stage, shown), _swap(stage, shown), notes, pictures)


def _forecast(stage: Stage, shown: Shown) -> Preview | None:
    if stage.view.phase != "act":
        return None
    slot, space = ids.slot_of(stage.law, shown.held), ids.space_of(stage.law, shown.over)
    if ids.NOTHING in (slot, space):
        return stage.preview
    return preview(stage.law, stage.view, slot, space)


def _swap(stage: Stage, shown: Shown) -> Swapped | None:
    slot, given = ids.slot_of(stage.law, shown.held), ids.shed_of(shown.over)
    if ids.NOTHING in (slot, given):
        return None
    change = swap_preview(stage.law, stage.view, slot, given)
    return None if change is None else Swapped(stage.view.row[slot], given, change)
