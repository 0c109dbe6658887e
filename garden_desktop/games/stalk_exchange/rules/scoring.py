"""Scoring: the Bust, points, tie-breaks, result, and the score sheet (SE-78 to SE-92)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Result, ScoreLine, Seat, Side
from garden_desktop.games.stalk_exchange.data.flowers import FLOWER_NAMES, FLOWERS, TYPES, Counts
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.state import State

Step: TypeAlias = tuple[int, ...]
"""Types that share one final value; the tie-break counts them together (SE-89)."""


def bust(config: RulesConfig, values: Counts) -> Counts:
    """Final Stalk Values: every type of the highest value loses half of it (SE-79, SE-80, SE-103)."""
    top = max(values)
    kept = top - top // 2 if config.rest_up else top // 2
    return tuple(kept if value == top else value for value in values)


def worth(portfolio: Counts, finals: Counts) -> int:
    """Points of a portfolio: flowers times value, summed over the types (SE-83)."""
    return sum(map(int.__mul__, portfolio, finals))


def steps(finals: Counts) -> tuple[Step, ...]:
    """The types grouped by final value, highest first (SE-89)."""
    return tuple(
        tuple(flower for flower, value in enumerate(finals) if value == price)
        for price in sorted(set(finals), reverse=True)
    )


def standing(portfolio: Counts, finals: Counts) -> tuple[int, ...]:
    """Sort key of a player: points, then the number of flowers held of each step (SE-85 to SE-88)."""
    held = (sum(portfolio[flower] for flower in step) for step in steps(finals))
    return (worth(portfolio, finals), *held)


def ranked(standings: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks from 1, by standard competition ranking: equals share a rank and the next one is skipped (SE-91)."""
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def decided_at(standings: Sequence[tuple[int, ...]], winners: Sequence[int]) -> int | None:
    """Index of the entry of `standing` that separates the winners from the best rival level on points.

    None where points were enough, and where nothing told anybody apart.
    """
    best = standings[winners[0]]
    rival = max((one for side, one in enumerate(standings) if one[0] == best[0] and side not in winners), default=best)
    return next((n for n, (mine, yours) in enumerate(zip(best, rival, strict=True)) if mine != yours), None)


# Result and score sheet.


def result(config: RulesConfig, state: State) -> Result:
    """Scores, ranks and reason of the end; before the end, scores as if the Bust came now.

    A portfolio these eyes may not see counts 0, and while one is hidden nobody is ranked.
    """
    finals = bust(config, state.values)
    shown = [own for own in state.portfolios if own is not None]
    scores = tuple(0 if own is None else worth(own, finals) for own in state.portfolios)
    if len(shown) < config.seats:
        return Result(scores, (1,) * config.seats, MARKET_OPEN)
    standings = [standing(own, finals) for own in shown]
    ranks = ranked(standings)
    if state.phase != "over":
        return Result(scores, ranks, MARKET_OPEN)
    winners = [side for side, rank in enumerate(ranks) if rank == 1]
    return Result(scores, ranks, _reason(winners, max(scores)), _tiebreak(finals, standings, winners))


def explain(config: RulesConfig, view: State, side: Side) -> Sequence[ScoreLine]:
    """Score sheet of one side: for each type flowers held times final value, with the arithmetic of the Bust (SE-92).

    Nothing where these eyes may not see the portfolio.
    """
    own, finals = view.portfolios[side], bust(config, view.values)
    if own is None:
        return ()
    return tuple(
        ScoreLine(
            label=FLOWER_NAMES[flower],
            points=number * finals[flower],
            note=_note(number, view.values[flower], finals[flower]),
            sprite=f"bloom-{FLOWERS[flower]}",
            sum=PRODUCT.of(number=number, value=finals[flower]),
        )
        for flower, number in enumerate(own)
    )


def _note(number: int, value: int, final: int) -> Message:
    if final == value:
        return TIMES.of(n=number, value=value)
    return BUSTED.of(n=number, value=value, lost=value - final, final=final)


def _reason(winners: list[Side], points: int) -> Message:
    if len(winners) == 1:
        return WINS.of(who=SideName(winners[0]), points=points)
    return SHARED.of(who=ListArg(tuple(SideName(side) for side in winners)), points=points)


def _tiebreak(finals: Counts, standings: list[tuple[int, ...]], winners: list[Side]) -> Message | None:
    """Sentence on the tie-break that decided; None where points were enough."""
    best = standings[winners[0]]
    step = decided_at(standings, winners)
    if step is None:
        return NEVER_APART if len(winners) > 1 else None
    rival = max(one for side, one in enumerate(standings) if one[0] == best[0] and side not in winners)
    types = names.every(steps(finals)[step - 1])
    who = ListArg(tuple(SideName(side) for side in winners))
    return HOLDS_MORE.of(points=best[0], who=who, flowers=types, more=best[step], fewer=rival[step])


MARKET_OPEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The market has not crashed yet.")
WINS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} has the best portfolio: {points} points.")
SHARED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} share the victory with {points} points each.")
HOLDS_MORE: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Tied at {points} points; {flowers} decide it, {more} to {fewer} for {who}."
)
NEVER_APART: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Tied on points and on every tie-breaker.")
PRODUCT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{number} × {value}")
TIMES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n flower(s) at {value}")
BUSTED: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "%n flower(s) at {final}: the most valuable kind was worth {value} and lost {lost}"
)


# Public counts (5.3).


def size(config: RulesConfig, state: State, seat: Seat) -> int:
    """Number of flowers in a portfolio, which is public even where the flowers are hidden."""
    return min(config.portfolio, max(0, state.dealt - seat * config.portfolio))


def not_in_sight(config: RulesConfig, state: State) -> Counts:
    """Tokens by type that lie neither in Garden, exchange, Market Track nor Compost (SE-104)."""
    found = [config.flowers - number for number in state.compost]
    for flower in (*state.row, *state.laid):
        if flower >= 0:
            found[flower] -= 1
    for code in state.garden:
        if code >= 0:
            found[code % TYPES] -= 1
    return tuple(found)
