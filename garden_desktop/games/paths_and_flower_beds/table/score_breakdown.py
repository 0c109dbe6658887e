"""Score sheet of the final result: margin, medal, tie-break, and best walks that were missed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.table import ResultBanner, ScoreBreakdown
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName, comparison
from garden_desktop.core.types import Result
from garden_desktop.games.paths_and_flower_beds.rules import scoring
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


def score_breakdown(seen: FlowerViewFacts) -> ScoreBreakdown:
    """The score sheet once gardens are open; empty before."""
    if not seen.open:
        return ScoreBreakdown()
    found = scoring.result(seen.config, seen.walks, seen.view)
    return ScoreBreakdown(
        headline=headline(seen, found),
        verdict=_verdict(seen, found) if seen.config.solo else None,
        sentences=tuple(_sentences(seen, found)),
        decided=_decided(found),
    )


def headline(seen: FlowerViewFacts, found: Result) -> Message:
    """Sentence on the winner and the margin."""
    winners = [side for side, rank in enumerate(found.ranks) if rank == 1]
    if seen.config.solo:
        return ALONE.of(n=found.scores[0])
    if len(winners) > 1:
        return SHARED.of(who=ListArg(tuple(SideName(side) for side in winners)))
    best, *rest = sorted(found.scores, reverse=True)
    if best == rest[0]:
        return BY_TIE.of(who=SideName(winners[0]))
    return BY_POINTS.of(who=SideName(winners[0]), n=best - rest[0])


def _verdict(seen: FlowerViewFacts, found: Result) -> ResultBanner:
    """The medal, with the scores that medals take (PF-93)."""
    config, total = seen.config, found.scores[0]
    marks = MARKS.of(bronze=config.medals.bronze, silver=config.medals.silver, gold=config.medals.gold)
    return ResultBanner(MEDALS[scoring.medal(config, total)], marks)


def _sentences(seen: FlowerViewFacts, found: Result) -> Iterator[Message]:
    yield found.reason
    if found.tiebreak is not None:
        yield found.tiebreak
    yield from _compared(seen)
    for seat, garden in enumerate(seen.view.gardens):
        assert garden is not None, "all gardens are open"
        best = seen.walks.best(garden).total
        if best > found.scores[seat]:
            yield MISSED.of(who=SideName(seat), best=best)


def _compared(seen: FlowerViewFacts) -> Iterator[Message]:
    """Yield the tie-break counts of the seats level on points, in the order of comparison."""
    level = scoring.compared(seen.config, seen.walks, seen.view)
    if level:
        columns = zip(*(one[1:] for _, one in level), strict=True)
        said = [comparison(map(abs, figures)) for figures in columns]
        who = ListArg(tuple(SideName(seat) for seat, _ in level))
        yield COMPARED.of(who=who, squares=said[0], fountains=said[1], empty=said[2])


def _decided(found: Result) -> frozenset[Message]:
    """Column of the score sheet that broke the tie; empty squares have none."""
    columns = zip(scoring.TIEBREAKS[1:], (scoring.CIRCLED, scoring.FOUNTAINS), strict=False)
    return frozenset(column for tiebreak, column in columns if tiebreak == found.tiebreak)


ALONE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "A garden of %n point(s)")
SHARED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} share the victory.")
BY_TIE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} wins the tie.")
BY_POINTS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} wins by %n point(s).")
COMPARED: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds",
    "Tie-break for {who}: squares between two kinds {squares}, fountains {fountains}, empty squares {empty}.",
)
MARKS: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "On this map {bronze} points earn bronze, {silver} silver and {gold} gold."
)
MISSED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}’s best walk would have been worth {best}.")
MEDALS: Final = {
    "none": QT_TRANSLATE_NOOP("paths_and_flower_beds", "No medal"),
    "bronze": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Bronze"),
    "silver": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Silver"),
    "gold": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gold"),
}
