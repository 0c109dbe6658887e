"""One picture in the making: the brush, the position, and what the table foresees from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.game import Seat
from garden_desktop.core.text import Message
from garden_desktop.games.stalk_exchange.flowers import FLOWERS, Counts
from garden_desktop.games.stalk_exchange.law import Law
from garden_desktop.games.stalk_exchange.layout import Box, Point, hex_box
from garden_desktop.games.stalk_exchange.preview import Preview, SwapPreview, owner, preview, swap_preview
from garden_desktop.games.stalk_exchange.state import State
from garden_desktop.games.stalk_exchange.upkeep import Upkeep, upkeep
from garden_desktop.ui.board.brush import Style
from garden_desktop.ui.board.scenery import Shown
from garden_desktop.ui.games.stalk_exchange.brush import Brush

STEPS: Final = ("harvest", "bloom", "values", "exchange")
"""The phases in which an Upkeep is shown, in order."""


class Swapped(NamedTuple):
    """A Swap that a held flower would make: the type that comes in, the one that goes, and what it changes."""

    taken: int
    given: int
    change: SwapPreview


class Page(NamedTuple):
    """What every painter of a part is given.

    seat      whose portfolio these eyes see, None where they see none
    forecast  what the end of the turn would bring with what is held; None while nobody decides
    swap      what giving a flower away would change; None unless one is held over the shed
    done      the Upkeep that is being shown, None at other times
    step      which of its steps is in force, from 0; -1 at other times
    notes     the table's, by id
    """

    brush: Brush
    law: Law
    view: State
    seat: Seat | None
    forecast: Preview | None
    swap: Swapped | None
    done: Upkeep | None
    step: int
    notes: Mapping[str, Message]

    @property
    def values(self) -> Counts:
        """Where the value tokens stand now."""
        return self.view.values if self.done is None or self.step < STEPS.index("values") else self.done.values

    @property
    def own(self) -> Counts | None:
        """The portfolio these eyes see."""
        return None if self.seat is None else self.view.portfolios[self.seat]

    def space(self, number: int) -> QRectF:
        """The rectangle around a hexagon of the garden."""
        return rect_of(hex_box(self.law.board, number))

    def note(self, id: str, rect: QRectF, style: Style) -> float:
        """A note of the table on several lines; returns their height, 0 where there is none now."""
        note = self.notes.get(id)
        return 0.0 if note is None else self.brush.lines(rect, self.brush.said(note), style)


def page_of(brush: Brush, law: Law, shown: Shown, notes: Mapping[str, Message]) -> Page:
    """The page of what is shown; `notes` are those of the table."""
    view: State = shown.view
    step = STEPS.index(view.phase) if view.phase in STEPS else -1
    return Page(
        brush=brush,
        law=law,
        view=view,
        seat=owner(view),
        forecast=_forecast(law, shown),
        swap=_swap(law, shown),
        done=upkeep(law, view) if step >= 0 else None,
        step=step,
        notes=notes,
    )


def slot_of(held: str) -> int | None:
    """The slot, from 0, of a held flower of the exchange."""
    kind, _, number = held.partition("-")
    return int(number) - 1 if kind == "slot" else None


def rect_of(box: Box) -> QRectF:
    """A box of the layout as Qt's rectangle."""
    return QRectF(box.x, box.y, box.w, box.h)


def point_of(point: Point) -> QPointF:
    """A point of the layout as Qt's."""
    return QPointF(point.x, point.y)


def _forecast(law: Law, shown: Shown) -> Preview | None:
    if shown.view.phase != "act":
        return None
    slot, space = slot_of(shown.held), law.board.index.get(shown.over)
    return preview(law, shown.view, None if space is None else slot, space)


def _swap(law: Law, shown: Shown) -> Swapped | None:
    slot, (kind, _, flower) = slot_of(shown.held), shown.over.partition("-")
    if slot is None or kind != "shed":
        return None
    given = FLOWERS.index(flower)
    change = swap_preview(law, shown.view, slot, given)
    return None if change is None else Swapped(shown.view.row[slot], given, change)
