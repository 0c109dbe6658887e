"""Score sheet of the final result: the Bust, prices over the columns, tie-break, scores before the Bust."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from garden_desktop.core.table import ResultBanner, ScoreBreakdown, ScoreHeader
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName, comparison
from garden_desktop.core.types import Side
from garden_desktop.games.stalk_exchange.data.flowers import FLOWER_NAMES, TYPES, Counts
from garden_desktop.games.stalk_exchange.rules import names, scoring
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.scoring import bust, decided_at, standing, steps
from garden_desktop.games.stalk_exchange.rules.state import State
from garden_desktop.games.stalk_exchange.table import frames, ids
from garden_desktop.games.stalk_exchange.table.frames import ranking


def score_breakdown(config: RulesConfig, view: State) -> ScoreBreakdown:
    """The score sheet at the end of the match; empty before."""
    own = [shown for shown in view.portfolios if shown is not None]
    if view.phase != "over" or len(own) < config.seats:
        return ScoreBreakdown()
    finals, found = bust(config, view.values), scoring.result(config, view)
    winners = [side for side, rank in enumerate(found.ranks) if rank == 1]
    standings = [standing(portfolio, finals) for portfolio in own]
    step = decided_at(standings, winners)
    decided = () if step is None else steps(finals)[step - 1]
    headline = _shared(winners) if len(winners) > 1 else _headline(standings, winners[0], decided)
    before = BEFORE.of(parts=ranking(own, view.values))
    tie = () if found.tiebreak is None else (found.tiebreak, *_compared(standings, winners, step, finals))
    return ScoreBreakdown(
        headline=headline,
        verdict=_verdict(config, view, finals),
        headings=tuple(_headings(view.values, finals)),
        sentences=(*tie, *frames.reasons_of(config, view), before),
        decided=frozenset(FLOWER_NAMES[flower] for flower in decided),
    )


def _headline(standings: Sequence[tuple[int, ...]], winner: Side, decided: Sequence[int]) -> Message:
    """Headline with the margin: points, or the flowers that broke the tie."""
    if decided:
        return BY_FLOWERS.of(who=SideName(winner), flowers=names.every(decided))
    best, *rest = sorted((one[0] for one in standings), reverse=True)
    return BY_POINTS.of(who=SideName(winner), n=best - rest[0])


def _compared(
    standings: Sequence[tuple[int, ...]], winners: Sequence[Side], decisive: int | None, finals: Counts
) -> Iterator[Message]:
    """Yield the tie-break counts of the sides level on points, highest value first, up to the `decisive` one.

    All counts where none was decisive; nothing where the first one was, which the tie-break sentence tells.
    """
    prices, best = steps(finals), standings[winners[0]]
    level = [side for side, one in enumerate(standings) if one[0] == best[0]]
    last = len(prices) if decisive is None else decisive
    found = []
    for number, price in enumerate(prices[:last], 1):
        rest = 1 < number == len(prices) and len(price) > 1
        figures = comparison(standings[side][number] for side in level)
        found.append((REST if rest else FLOWERS).of(flowers=names.every(price), figures=figures))
    if len(found) > 1 or decisive is None:
        yield COMPARED.of(who=ListArg(tuple(SideName(side) for side in level)), parts=ListArg(tuple(found)))


def _shared(winners: Sequence[Side]) -> Message:
    return SHARED.of(who=ListArg(tuple(SideName(side) for side in winners)))


def _verdict(config: RulesConfig, view: State, finals: Counts) -> ResultBanner:
    """The Bust as arithmetic, and as tokens of which half are struck out."""
    busted = [flower for flower in range(TYPES) if finals[flower] != view.values[flower]]
    if not busted:
        return ResultBanner(NO_BUST, NO_PRICE)
    value, final = view.values[busted[0]], finals[busted[0]]
    tokens = ((ids.bloom_sprite(flower), number < final) for flower in busted for number in range(value))
    text = HALVED.of(value=value, lost=value - final, final=final)
    return ResultBanner(TAKES.of(flowers=names.every(busted)), text, ids.bloom_sprite(busted[0]), tuple(tokens))


def _headings(values: Counts, finals: Counts) -> Iterator[ScoreHeader]:
    for flower in range(TYPES):
        value, final = values[flower], finals[flower]
        yield ScoreHeader(FLOWER_NAMES[flower], str(final), str(value) if value != final else "")


BY_POINTS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The market has crashed: {who} wins by %n point(s).")
BY_FLOWERS: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "The market has crashed: {who} wins the tie-break on {flowers}."
)
SHARED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The market has crashed: {who} share the victory.")
COMPARED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Comparison, {who}: {parts}.")
FLOWERS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flowers} {figures}")
REST: Final = QT_TRANSLATE_NOOP("stalk_exchange", "the rest {figures}")
TAKES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Bust halves {flowers}")
HALVED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The most valuable kind loses half: {value} − {lost} = {final}")
NO_BUST: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Bust changes nothing")
NO_PRICE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "No flower was valuable enough to lose anything.")
BEFORE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Before the Bust: {parts}.")
