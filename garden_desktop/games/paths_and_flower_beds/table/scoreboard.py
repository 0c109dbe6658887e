"""Scoreboard entries, the strip of the round, end-of-game plots, and the score sheet of the final result. Hides
everything about hidden gardens.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from garden_desktop.core.table import Plot, PlotLine, ResultBanner, ScoreBreakdown
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName, comparison
from garden_desktop.core.types import Result, Seat, Side
from garden_desktop.core.view_model import SideSummary
from garden_desktop.games.paths_and_flower_beds.data.pack import shape_name
from garden_desktop.games.paths_and_flower_beds.rules import scoring
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.scoring import medal
from garden_desktop.games.paths_and_flower_beds.rules.state import NOBODY, Garden, State
from garden_desktop.games.paths_and_flower_beds.rules.transitions import order
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts


def side_summary(seen: FlowerViewFacts, side: Side) -> SideSummary:
    """Scoreboard entry of a side: a few words; in the reveal the sum so far, then the score."""
    if not seen.open:
        return SideSummary(_line(seen.config, seen.view, side))
    done = seen.so_far(side)
    target = seen.config.medals.gold if seen.config.solo else None
    return SideSummary(_result(seen, side), done.total, target)


def _line(config: RulesConfig, view: State, side: Side) -> Message:
    match view.phase:
        case "naming":
            return NAMING if side == view.mover else WAITING
        case "placing":
            return _placing(config, view, side)
        case "tracing":
            return DONE if side < view.mover else DRAWING if side == view.mover else WAITING
        case _:
            return WAITING


def _placing(config: RulesConfig, view: State, side: Side) -> Message:
    if side in view.stuck:
        return NO_ROOM
    if side == view.mover:
        return PLACING
    seats = order(config, view)
    if seats.index(side) > seats.index(view.mover):
        return WAITING
    return NAMED_DONE if view.named[-1].seat == side else DONE


def _result(seen: FlowerViewFacts, side: Side) -> Message:
    """Length of the walk; in a solo game the medal."""
    done = seen.so_far(side)
    if seen.arrived and seen.config.solo:
        return MEDALS[medal(seen.config, done.total)]
    return SQUARES.of(n=len(done.squares))


NAMING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "naming")
PLACING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "placing")
DRAWING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "drawing a walk")
DONE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "done")
NAMED_DONE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "named it, done")
NO_ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "no room for it")
WAITING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "waiting")
SQUARES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "%n square(s)")
MEDALS: Final = {
    "none": QT_TRANSLATE_NOOP("paths_and_flower_beds", "no medal"),
    "bronze": QT_TRANSLATE_NOOP("paths_and_flower_beds", "bronze"),
    "silver": QT_TRANSLATE_NOOP("paths_and_flower_beds", "silver"),
    "gold": QT_TRANSLATE_NOOP("paths_and_flower_beds", "gold"),
}


# The strip of the round.


class Turn(NamedTuple):
    """A turn of a round: `shape` is "" until a piece is named; `passed` if nothing could be named."""

    number: int
    seat: Seat
    shape: str
    passed: bool


def lap(config: RulesConfig, view: State) -> tuple[Turn, ...]:
    """All turns of the round of this view; none before the first seat is known."""
    if view.first == NOBODY:
        return ()
    named = {naming.turn: naming.piece for naming in view.named}
    passed = {one.turn for one in view.passed}
    begin = config.lap(view.turn) * config.lap_size
    return tuple(
        Turn(turn, config.namer(view.first, turn), named.get(turn, ""), turn in passed)
        for turn in range(begin, begin + config.lap_size)
    )


def label(config: RulesConfig, turn: Turn) -> Message:
    """Label of a turn in the strip."""
    if config.solo:
        return DRAWN.of(piece=shape_name(config.pack, turn.shape)) if turn.shape else TO_DRAW
    who = SideName(turn.seat)
    if turn.shape:
        return NAMED.of(who=who, piece=shape_name(config.pack, turn.shape))
    return (PASSED if turn.passed else TO_NAME).of(who=who)


NAMED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}: {piece}")
PASSED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} couldn’t name a piece")
TO_NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} has yet to name a piece")
DRAWN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Drawn: {piece}")
TO_DRAW: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Not drawn yet")


# Plots, at the end only.


def plots(seen: FlowerViewFacts) -> Sequence[Plot]:
    """Plots of the best walk and of the empty squares, turn by turn; none before gardens are open."""
    if not seen.open:
        return ()
    seats = range(seen.config.seats)
    goal = seen.config.medals.gold if seen.config.solo else None
    gates = any(seen.walks.best(_open(seen, seat)).bonus for seat in seats)
    note = WALKS_NOTE if gates else None
    walks = Plot(WALKS, TURNS, tuple(_walked(seen, seat) for seat in seats), goal=goal, note=note)
    return walks, Plot(ROOM, TURNS, tuple(_room(seen, seat) for seat in seats))


def growth(config: RulesConfig, garden: Garden) -> Iterator[tuple[int, Garden]]:
    """Yield a public garden after each of its pieces, with the number of the turn."""
    grown = config.layings.empty()
    yield 0, grown
    for laid in garden.laid:
        grown = config.layings.planted(grown, laid)
        yield laid.turn + 1, grown


def _walked(seen: FlowerViewFacts, seat: Seat) -> PlotLine:
    """Line of the best walk after every turn; its last point is the walk that counts."""
    grown = growth(seen.config, _open(seen, seat))
    points = [(float(turn), float(seen.walks.best(garden).total)) for turn, garden in grown]
    counted = seen.counted[seat].total
    if points[-1][1] != counted:
        points.append((points[-1][0], float(counted)))
    return PlotLine(WHOSE.of(who=SideName(seat)), tuple(points), side=seat)


def _room(seen: FlowerViewFacts, seat: Seat) -> PlotLine:
    """Line of the number of empty squares."""
    grown = growth(seen.config, _open(seen, seat))
    points = ((float(turn), float(garden.free.bit_count())) for turn, garden in grown)
    return PlotLine(WHOSE.of(who=SideName(seat)), tuple(points), side=seat, stepped=True)


def _open(seen: FlowerViewFacts, seat: Seat) -> Garden:
    garden = seen.view.gardens[seat]
    assert garden is not None, "all gardens are open"
    return garden


WALKS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "If the match had ended then")
WALKS_NOTE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The big jumps show where a walk reached a gate.")
ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Empty squares")
TURNS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Turns")
WHOSE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who}")


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
    return ResultBanner(MEDAL_TITLES[scoring.medal(config, total)], marks)


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
MEDAL_TITLES: Final = {
    "none": QT_TRANSLATE_NOOP("paths_and_flower_beds", "No medal"),
    "bronze": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Bronze"),
    "silver": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Silver"),
    "gold": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gold"),
}
