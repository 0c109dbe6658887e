"""Scoring: best walks, totals, tie-breaks, medals and score sheet (PF-29, PF-32, PF-79, PF-84, PF-93)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import Result, ScoreLine, Side
from garden_desktop.games.paths_and_flower_beds.data.pack import shape_name
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, Move, State
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import (
    NO_WALK,
    OPPOSITE_GATES,
    Walk,
    best_walk,
    circled,
    scored,
)

REMEMBERED: Final = 512


class Walks:
    """Best and drawn walks on the map of one match; best walks are cached."""

    def __init__(self, config: RulesConfig) -> None:
        self._config = config
        self._best = lru_cache(maxsize=REMEMBERED)(partial(best_walk, config.ground))

    def best(self, garden: Garden) -> Walk:
        """Best walk of a garden as it is (PF-76, PF-77)."""
        return self._best(garden.path, garden.beds)

    def circled(self, garden: Garden) -> int:
        """Mask of path squares bordered by two types, on the walk or not."""
        return circled(self._config.ground, garden.path, garden.beds)

    def drawn(self, garden: Garden, trace: Move) -> Walk:
        """Walk of a legal trace move, with its score (PF-80)."""
        if trace.label == "none":
            return NO_WALK
        if trace.label == "best":
            return self.best(garden)
        squares = tuple(self._config.board.index[cell] for cell in trace.walk)
        return scored(self._config.ground, self.circled(garden), squares)

    def counted(self, state: State) -> tuple[Walk | None, ...]:
        """For each seat the walk that counts; None where a garden is hidden.

        While pieces are placed that is the best walk so far; in the tracing the one its seat has given, NO_WALK before.
        """
        return tuple(
            None if garden is None else self._counted(state, seat, garden) for seat, garden in enumerate(state.gardens)
        )

    def _counted(self, state: State, seat: int, garden: Garden) -> Walk:
        if seat < len(state.traces):
            return self.drawn(garden, state.traces[seat])
        return NO_WALK if state.phase == "tracing" else self.best(garden)


# Result, score sheet, medals (PF-29, PF-32, PF-79, PF-84, PF-93).


Medal: TypeAlias = Literal["none", "bronze", "silver", "gold"]


class RankKey(NamedTuple):
    """Sort key of a seat: total, then the tie-breaks of PF-84; the total alone where ties are shared."""

    total: int
    circled: int = 0
    fountains: int = 0
    planted: int = 0


def result(config: RulesConfig, walks: Walks, state: State) -> Result:
    """Totals, ranks and reason of the end; in a view hidden gardens count 0."""
    counted = [walk or NO_WALK for walk in walks.counted(state)]
    standings = [_standing(config, state, seat, walk) for seat, walk in enumerate(counted)]
    ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
    totals = tuple(walk.total for walk in counted)
    return Result(totals, ranks, _reason(config, state, totals), _tiebreak(state, standings, ranks))


def explain(walks: Walks, state: State, side: Side) -> Sequence[ScoreLine]:
    """Score sheet of one side: the three parts of its total."""
    walk = walks.counted(state)[side]
    if walk is None:
        return ()
    gates = BETWEEN_OPPOSITES if walk.bonus == OPPOSITE_GATES else BETWEEN_GATES
    return (
        ScoreLine(CIRCLED, walk.circled),
        ScoreLine(FOUNTAINS, walk.fountains),
        ScoreLine(GATES, walk.bonus, note=gates if walk.bonus else NO_BONUS),
    )


def compared(config: RulesConfig, walks: Walks, state: State) -> Sequence[tuple[Side, RankKey]]:
    """Seats tied for the best total with their tie-break keys (PF-84); empty if ties are shared or there is none."""
    standings = [_standing(config, state, seat, walk or NO_WALK) for seat, walk in enumerate(walks.counted(state))]
    best = max(standings)
    level = [(seat, one) for seat, one in enumerate(standings) if one.total == best.total]
    return level if config.ladder and len(level) > 1 else ()


def medal(config: RulesConfig, total: int) -> Medal:
    """Medal of a solo garden (PF-93)."""
    marks = config.medals
    if total >= marks.gold:
        return "gold"
    if total >= marks.silver:
        return "silver"
    return "bronze" if total >= marks.bronze else "none"


def _standing(config: RulesConfig, state: State, seat: int, walk: Walk) -> RankKey:
    garden = state.gardens[seat]
    if not config.ladder or garden is None:
        return RankKey(walk.total)
    return RankKey(walk.total, walk.circled, walk.fountains, -garden.free.bit_count())


def _reason(config: RulesConfig, state: State, totals: Sequence[int]) -> Message:
    if state.phase != "over":
        return RUNNING
    piece = shape_name(config.pack, state.piece) if state.piece else ""
    if config.solo:
        return MEDALS[medal(config, totals[0])].of(piece=piece, total=totals[0])
    match state.end:
        case "piece_does_not_fit":
            return NO_ROOM.of(piece=piece, who=ListArg(tuple(SideName(seat) for seat in state.stuck)))
        case "namer_stuck":
            return NAMER_STUCK.of(who=SideName(config.namer(state.first, state.turn)))
        case _:
            return LAP_SKIPPED


def _tiebreak(state: State, standings: Sequence[RankKey], ranks: Sequence[int]) -> Message | None:
    """Sentence on the tie-break that decided; None where totals were enough or the win is shared."""
    if state.phase != "over":
        return None
    best = max(standings)
    rivals = [one for one in standings if one.total == best.total and one != best]
    if not rivals or ranks.count(1) > 1:
        return None
    return next(TIEBREAKS[n] for n in range(1, len(best)) if best[n] != max(rivals)[n])


CIRCLED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Between two kinds")
FOUNTAINS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Fountains")
GATES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gate bonus")
BETWEEN_GATES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "From gate to gate")
BETWEEN_OPPOSITES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Between opposite gates")
NO_BONUS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No second gate")
RUNNING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "The match is not over yet.")
NO_ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} had no room left for the {piece}.")
NAMER_STUCK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{who} had no room for any piece that could be named.")
LAP_SKIPPED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No player could name a piece for a whole round.")
MEDALS: Final[dict[Medal, Message]] = {
    "none": QT_TRANSLATE_NOOP(
        "paths_and_flower_beds",
        "No room for the {piece}. {total} points: no medal, but a walk in the fresh air.",
    ),
    "bronze": QT_TRANSLATE_NOOP("paths_and_flower_beds", "No room for the {piece}. {total} points: bronze."),
    "silver": QT_TRANSLATE_NOOP("paths_and_flower_beds", "No room for the {piece}. {total} points: silver."),
    "gold": QT_TRANSLATE_NOOP("paths_and_flower_beds", "No room for the {piece}. {total} points: gold."),
}
TIEBREAKS: Final = (
    RUNNING,
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Equal totals: more squares between two kinds of flowers win."),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Equal totals and squares: more fountains win."),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Still equal: fewer empty squares win."),
)
"""Sentences by index in `RankKey`."""
