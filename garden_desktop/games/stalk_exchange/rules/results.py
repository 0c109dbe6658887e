"""How a game stands and how it ended: places, tie-break, and the score explained line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Result, ScoreLine, Side
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS, Counts
from garden_desktop.games.stalk_exchange.data.words import FLOWER_NAMES
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.scoring import bust, decided_at, ranked, standing, steps, worth
from garden_desktop.games.stalk_exchange.rules.state import State


def result(config: RulesConfig, state: State) -> Result:
    """Scores, ranks and the reason of the end; before it, what every portfolio shown would score now.

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
    """One line for each type: flowers held times final value, with the arithmetic of the Bust (SE-92).

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
    """What told the winner from the last of those who were level on points; None where points were enough."""
    best = standings[winners[0]]
    step = decided_at(standings, winners)
    if step is None:
        return NEVER_APART if len(winners) > 1 else None
    rival = max(one for side, one in enumerate(standings) if one[0] == best[0] and side not in winners)
    types = names.every(steps(finals)[step - 1])
    who = ListArg(tuple(SideName(side) for side in winners))
    return HOLDS_MORE.of(points=best[0], who=who, flowers=types, more=best[step], fewer=rival[step])


MARKET_OPEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The market is still open.")
WINS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} has the best portfolio: {points} points.")
SHARED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who} share the victory with {points} points each.")
HOLDS_MORE: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Level at {points} points. What decides are {flowers}: {more} against {fewer} for {who}."
)
NEVER_APART: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Level on points, and on every flower that could decide.")
PRODUCT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{number} × {value}")
TIMES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n flower(s) at {value}")
BUSTED: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "%n flower(s) at {final}: the dearest stood at {value} and lost {lost}"
)
