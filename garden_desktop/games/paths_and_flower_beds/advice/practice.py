"""Puzzles: the best placement of a piece, and at the end the best walk. Other gardens never matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from garden_desktop.core.practice import PuzzleQuestion
from garden_desktop.core.square import squares_of
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message
from garden_desktop.core.types import Options, Seat
from garden_desktop.games.paths_and_flower_beds.data.pack import shape_name
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.legality import has_trace
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, Move, PlacedPiece, State
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import (
    GATE_TO_GATE,
    OPPOSITE_GATES,
    Walk,
    circled,
    well_written,
)

MOST_SQUARES: Final = 6
"""Largest number of squares listed by name."""


def difference(config: RulesConfig, best: tuple[Garden, Walk], yours: tuple[Garden, Walk]) -> Iterator[Message]:
    """Sentences that compare the best answer with another, each given as a garden with a walk."""
    (one, walk), (other, your_walk) = best, yours
    if walk.bonus != your_walk.bonus:
        yield ENDS[walk.bonus]
        yield YOUR_ENDS[your_walk.bonus]
    if walk.circled != your_walk.circled:
        yield RINGS.of(n=walk.circled, yours=your_walk.circled)
    if walk.fountains != your_walk.fountains:
        yield FOUNTAINS.of(n=walk.fountains, yours=your_walk.fountains)
    new = _rings(config, one) & ~_rings(config, other)
    if 0 < new.bit_count() <= MOST_SQUARES:
        yield BETWEEN.of(squares=ListArg(tuple(config.board.names[square] for square in squares_of(new))))


def _rings(config: RulesConfig, garden: Garden) -> int:
    return circled(config.ground, garden.path, garden.beds)


ENDS: Final = {
    OPPOSITE_GATES: QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "Its walk leads from a gate to the opposite gate: 15 points."
    ),
    GATE_TO_GATE: QT_TRANSLATE_NOOP("paths_and_flower_beds", "Its walk leads from gate to gate: 10 points."),
    0: QT_TRANSLATE_NOOP("paths_and_flower_beds", "Its walk doesn’t reach a second gate."),
}
"""Sentence on the ends of the best walk, by its gate bonus."""
YOUR_ENDS: Final = {
    OPPOSITE_GATES: QT_TRANSLATE_NOOP("paths_and_flower_beds", "Yours leads to the opposite gate: 15 points."),
    GATE_TO_GATE: QT_TRANSLATE_NOOP("paths_and_flower_beds", "Yours leads from gate to gate: 10 points."),
    0: QT_TRANSLATE_NOOP("paths_and_flower_beds", "Yours doesn’t reach a second gate."),
}
RINGS: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "It passes %n square(s) between two kinds of flowers, yours {yours}."
)
FOUNTAINS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "It passes %n fountain(s), yours {yours}.")
BETWEEN: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Only the best answer puts path squares between two kinds here: {squares}."
)


MOST_WALKS: Final = 6_000
"""Number of walks beyond which a garden makes no puzzle."""
LEAST: Final = 6
"""Score of the best walk below which a garden makes no puzzle."""
ROAMED: Final = {"trace_mode": "own_strict", "forecast": "off"}
"""Options of puzzles: everybody draws their own walk, and no forecast gives the answer away."""


class FlowerPuzzles:
    """Puzzles: the placement with the best resulting walk, and the best walk itself."""

    tables: Sequence[tuple[int, Options]] = (
        *((seats, ROAMED) for seats in (1, 2, 3)),
        *((seats, {"map": "M1", **ROAMED}) for seats in (1, 2)),
    )

    def __init__(self, rules: FlowerRules) -> None:
        self._config, self._walks = rules.config, rules.walks
        self._remembered: dict[int, Sequence[Move]] = {}

    def question_for(self, state: State, seat: Seat) -> PuzzleQuestion | None:
        """The question at this position; None where no walk is worth `LEAST` or there are too many."""
        garden = state.gardens[seat]
        if state.mover != seat or garden is None or not has_trace(self._config, garden):
            return None
        if state.phase == "placing" and self._config.pack.shapes[state.piece].kind == "path":
            return self._named(PATH, state.piece) if self._pays(garden, state) else None
        if self._walks.best(garden).total < LEAST:
            return None
        if state.phase == "placing":
            return self._named(BED, state.piece)
        drawn = state.phase == "tracing" and self._config.trace_mode == "own_strict" and self._drawn(garden)
        gates = (garden.path & self._config.ground.gates).bit_count()
        return WALK._replace(title=WALK.title.of(n=gates)) if drawn else None

    def over(self, start: State, state: State, seat: Seat) -> bool:
        """Whether the answer, one placement or one walk, has been given."""
        if start.phase == "tracing":
            return len(state.traces) > len(start.traces)
        return state.gardens[seat] != start.gardens[seat]

    def value(self, start: State, state: State, seat: Seat) -> int:
        """Score of the best walk after a placement, or of the walk drawn."""
        garden = state.gardens[seat]
        assert garden is not None, "who answers sees the own garden"
        if start.phase != "tracing":
            return self._walks.best(garden).total
        return self._walks.drawn(garden, state.traces[seat]).total if self.over(start, state, seat) else 0

    def moves(self, start: State, state: State) -> Sequence[Move]:
        """Every placement, or every walk."""
        garden = state.gardens[state.mover]
        assert garden is not None, "who answers sees the own garden"
        if state.phase == "placing":
            return self._config.layings.moves(garden.free, state.piece)
        return self._drawn(garden)

    def describe_move(self, move: Move) -> Message | None:
        """None: the table shows all of such a move."""
        return None

    def compare_answers(self, start: State, best: State, yours: State, seat: Seat) -> Sequence[Message]:
        return list(difference(self._config, self._walked(start, best, seat), self._walked(start, yours, seat)))

    def _walked(self, start: State, state: State, seat: Seat) -> tuple[Garden, Walk]:
        """Garden of `seat` with the walk that was the answer, or with its best walk after a placement."""
        garden = state.gardens[seat]
        assert garden is not None, "who answers sees the own garden"
        drawn = start.phase == "tracing"
        return garden, self._walks.drawn(garden, state.traces[seat]) if drawn else self._walks.best(garden)

    def _pays(self, garden: Garden, state: State) -> bool:
        """Whether some placement of this turn's piece allows a walk worth `LEAST`."""
        layings, board = self._config.layings, self._config.board
        laid = (
            PlacedPiece(state.turn, state.piece, board.index[move.cell], move.label)
            for move in layings.moves(garden.free, state.piece)
        )
        return any(self._walks.best(layings.planted(garden, one)).total >= LEAST for one in laid)

    def _named(self, ask: PuzzleQuestion, piece: str) -> PuzzleQuestion:
        return ask._replace(title=ask.title.of(piece=shape_name(self._config.pack, piece)))

    def _drawn(self, garden: Garden) -> Sequence[Move]:
        """Every walk of a garden; empty where there are more than `MOST_WALKS`. Cached by the paths."""
        found = self._remembered.get(garden.path)
        if found is None:
            walks = list(islice(walks_of(self._config, garden), MOST_WALKS + 1))
            found = [Move("trace", walk=walk) for walk in walks] if len(walks) <= MOST_WALKS else []
            self._remembered[garden.path] = found
        return found


def walks_of(config: RulesConfig, garden: Garden) -> Iterator[tuple[str, ...]]:
    """Yield every legal walk once, as names of squares in canonical direction (PF-108); depth-first search."""
    names, near = config.board.names, config.board.near

    def go_on(walk: tuple[int, ...], left: int) -> Iterator[tuple[int, ...]]:
        yield walk
        for square in squares_of(near(1 << walk[-1]) & left):
            yield from go_on((*walk, square), left & ~(1 << square))

    for gate in squares_of(garden.path & config.ground.gates):
        for walk in go_on((gate,), garden.path & ~(1 << gate)):
            if well_written(config.ground, walk) == walk:
                yield tuple(names[square] for square in walk)


def practice(rules: FlowerRules) -> FlowerPuzzles:
    return FlowerPuzzles(rules)


POINTS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "%n point(s)")
WHERE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{piece}: {value}")
BED: Final = PuzzleQuestion(
    "bed",
    WHERE,
    QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "Plant this bed. How much can the best walk through your garden be worth?"
    ),
    POINTS,
)
PATH: Final = PuzzleQuestion(
    "path",
    WHERE,
    QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "Plant this path. How much can the best walk through your garden be worth?"
    ),
    POINTS,
)
WALK: Final = PuzzleQuestion(
    "walk",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "%n gate(s), one walk: {value}"),
    QT_TRANSLATE_NOOP(
        "paths_and_flower_beds",
        "Walk along paths, starting at a gate and using no square twice. How much can the best walk "
        "through your garden be worth?",
    ),
    POINTS,
)
