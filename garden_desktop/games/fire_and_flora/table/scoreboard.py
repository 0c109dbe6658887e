"""Plots over the finished turns (the race for stars, income), and the score sheet of the final result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from garden_desktop.core.table import Plot, PlotLine, ResultBanner, ScoreBreakdown
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Result, Seat
from garden_desktop.games.fire_and_flora.rules import scoring
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.landscape import coins_a_turn
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import State, Turn


def plots(config: RulesConfig, view: State) -> Sequence[Plot]:
    """Plots of stars and income of every seat after every turn; none in set-up."""
    if view.turn < 0:
        return ()
    span = SPAN.of(n=len(view.past) + (view.ending == "target"))
    stars = Plot(
        STARS_TITLE, TURNS, tuple(_stars(config, view)), goal=config.target, note=_fires(config, view), span=span
    )
    return stars, Plot(INCOME, TURNS, tuple(_income(config, view)), note=INCOME_NOTE, span=span)


def _stars(config: RulesConfig, view: State) -> Iterator[PlotLine]:
    """Yield a line for each seat, from 0 to its present stars."""
    for seat in range(config.seats):
        after = [turn.stars[seat] for turn in view.past]
        yield _line(view, seat, [0, *after, stars_of(config, view, seat)])


def _income(config: RulesConfig, view: State) -> Iterator[PlotLine]:
    for seat in range(config.seats):
        after = [turn.income[seat] for turn in view.past]
        now = coins_a_turn(config, view, seat)
        yield _line(view, seat, [after[0] if after else now, *after, now], stepped=True)


def _line(view: State, seat: Seat, values: Sequence[int], stepped: bool = False) -> PlotLine:
    """Line with one value after each turn from the start on; the last value is that of the running turn."""
    last = len(view.past) + (view.ending not in CLOSED)
    across = [*range(len(view.past) + 1), last]
    points = tuple((float(x), float(y)) for x, y in zip(across, values, strict=True))
    return PlotLine(WHOSE.of(who=SideName(seat)), points, side=seat, stepped=stepped)


def _fires(config: RulesConfig, view: State) -> Message | None:
    """Number of fires so far; None without any."""
    burned = sum(_is_fire(config, turn) for turn in view.past)
    return FIRES_NOTE.of(n=burned) if burned else None


def _is_fire(config: RulesConfig, turn: Turn) -> bool:
    return turn.event >= 0 and config.cards[turn.event].effect == "fire"


CLOSED: Final = ("round_limit", "challenge_lost")
"""Endings after a whole turn; the target is reached in the middle of one."""
STARS_TITLE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The race for stars")
INCOME: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Coins a turn")
INCOME_NOTE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "What each player’s lands and buildings bring.")
TURNS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Turns")
SPAN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n turn(s)")
FIRES_NOTE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "There were %n fire(s). The horizontal line is the goal.")
WHOSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}")


def score_breakdown(config: RulesConfig, view: State) -> ScoreBreakdown:
    """The score sheet at the end of the match; empty before."""
    if not view.ending:
        return ScoreBreakdown()
    found = scoring.result(config, view)
    return ScoreBreakdown(
        headline=_headline(config, view, found),
        verdict=_challenge(config, found) if config.solo else None,
        sentences=tuple(_sentences(config, view, found)),
        unit=STARS,
    )


def _headline(config: RulesConfig, view: State, found: Result) -> Message:
    winners = [side for side, rank in enumerate(found.ranks) if rank == 1]
    if config.solo:
        return ALONE.of(n=found.scores[0])
    if len(winners) > 1:
        return SHARED.of(who=ListArg(tuple(SideName(side) for side in winners)))
    ahead = found.scores[winners[0]] - max(score for side, score in enumerate(found.scores) if side != winners[0])
    return AHEAD.of(who=SideName(winners[0]), n=ahead) if ahead > 0 else LEVEL.of(who=SideName(winners[0]))


def _challenge(config: RulesConfig, found: Result) -> ResultBanner:
    met = found.ranks[0] == 1
    stars = tuple(("star", number < found.scores[0]) for number in range(config.target))
    wanted = WANTED.of(n=config.target, turns=config.rounds)
    return ResultBanner(MET, wanted, "oak-big", stars) if met else ResultBanner(MISSED, wanted, "land-ash", stars)


def _sentences(config: RulesConfig, view: State, found: Result) -> Iterator[Message]:
    yield found.reason
    if found.tiebreak is not None:
        yield found.tiebreak
    fires = sum(turn.event >= 0 and config.cards[turn.event].effect == "fire" for turn in view.past)
    if fires:
        yield FIRES.of(n=fires, rounds=view.round)


ALONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "A landscape with %n star(s)")
SHARED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} share the victory.")
AHEAD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} wins by %n star(s).")
LEVEL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} wins the tie on stars.")
MET: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Challenge completed")
MISSED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Challenge failed")
WANTED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You needed %n star(s) in {turns} turns.")
FIRES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Fires in {rounds} rounds: %n.")
STARS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "stars")
