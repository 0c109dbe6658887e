"""Score sheet of the final result: winner, margin, and number of fires."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.table import ResultBanner, ScoreBreakdown
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Result
from garden_desktop.games.fire_and_flora.rules import scoring
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.state import State


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
