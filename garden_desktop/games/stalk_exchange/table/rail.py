"""What the rail says of each seat: never what a portfolio is worth while the market is open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Side
from garden_desktop.core.view_model import Gauge, GaugeGroup, SideSummary
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, Counts
from garden_desktop.games.stalk_exchange.data.words import FLOWER_NAMES
from garden_desktop.games.stalk_exchange.rules import results
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.scoring import worth
from garden_desktop.games.stalk_exchange.rules.sight import size
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.rules.upkeep import upkeep
from garden_desktop.games.stalk_exchange.table import ids
from garden_desktop.games.stalk_exchange.table.frames import CLOSING, STEPS

UPKEEP: Final = (*STEPS, "refill")


def side_summary(config: RulesConfig, view: State, side: Side) -> SideSummary:
    """A few words and the tokens; points only at the end."""
    score = results.result(config, view).scores[side] if view.phase == "over" else None
    return SideSummary(_line(config, view, side), score, sprites=tuple(_tokens(config, view, side)))


def gauges(values: Counts, note: Message | None) -> GaugeGroup:
    """The Stalk Values, and how far the crash is."""
    kinds = enumerate(values)
    return GaugeGroup(
        VALUES, tuple(Gauge(FLOWER_NAMES[kind], ids.bloom_sprite(kind), value) for kind, value in kinds), note
    )


def _line(config: RulesConfig, view: State, side: Side) -> Message:
    own = view.portfolios[side]
    if view.phase == "over" and own is not None:
        return BEFORE_BUST.of(points=worth(own, view.values))
    if view.turns and side == view.turn and view.phase not in CLOSING:
        return _busy(view)
    if side == (view.turn + 1) % config.seats and _goes_on(config, view):
        return NEXT
    return FLOWERS.of(n=size(config, view, side))


def _goes_on(config: RulesConfig, view: State) -> bool:
    """Whether another turn follows the Upkeep that is shown."""
    if view.phase == "refill":
        return not view.crash and view.left >= view.row.count(EMPTY)
    return view.phase in STEPS and not upkeep(config, view).ends


def _busy(view: State) -> Message:
    if view.phase in UPKEEP:
        return IN_UPKEEP
    if view.phase == "flush":
        return FRESH_ROW
    if view.basic > 1:
        return ACTIONS.of(n=view.basic)
    return LAST_ACTION if view.basic else FREE


def _tokens(config: RulesConfig, view: State, side: Side) -> Iterator[tuple[str, Message]]:
    left = view.tokens[side]
    yield from [("trowel-token", TO_SPEND)] * left
    yield from [("trowel-token-spent", SPENT)] * (config.tokens - left)


BEFORE_BUST: Final = QT_TRANSLATE_NOOP("stalk_exchange", "was {points}")
FLOWERS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n flower(s)")
NEXT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "next")
IN_UPKEEP: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Upkeep")
FRESH_ROW: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Flush")
ACTIONS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n action(s)")
LAST_ACTION: Final = QT_TRANSLATE_NOOP("stalk_exchange", "last action")
FREE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "may end the turn")
TO_SPEND: Final = QT_TRANSLATE_NOOP("stalk_exchange", "A Seedy Business token to spend")
SPENT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "A spent Seedy Business token")
VALUES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Values")
