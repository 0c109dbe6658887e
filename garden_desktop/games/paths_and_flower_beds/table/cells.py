"""Descriptions of garden squares for screen readers, and the input of a walk square by square (PF-66 to PF-81)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from garden_desktop.core.gesture import Draft, IncrementalMoveBuilder, InputStep
from garden_desktop.core.square import squares_of
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.data.pack import flower_name
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.legality import legal
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, Move, PlacedPiece, State
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import well_written
from garden_desktop.games.paths_and_flower_beds.table import ids
from garden_desktop.games.paths_and_flower_beds.table.ids import gesture
from garden_desktop.games.paths_and_flower_beds.table.view_facts import FlowerViewFacts, pieces_of

# Borders of a path square (PF-66 to PF-72).


WATER: Final = -1
"""Kind of a border with water, which stands for any flower."""


class Border(NamedTuple):
    """Neighbour of a square on one side: a flower type or WATER, and the index of the side in `SIDES`."""

    kind: int
    side: int


def borders(config: RulesConfig, garden: Garden, square: int) -> tuple[Border, ...]:
    """Distinct neighbours of a square, clockwise from above: one for each flower type, every water of its own."""
    found: list[Border] = []
    for border in _around(config, garden, square):
        if border.kind == WATER or border.kind not in {known.kind for known in found}:
            found.append(border)
    return tuple(found)


def named(config: RulesConfig, found: Sequence[Border]) -> ListArg:
    """Borders as a list: "rose below and iris to the left"."""
    return ListArg(tuple(SIDES[border.side].of(flower=_kind(config, border.kind)) for border in found))


def _around(config: RulesConfig, garden: Garden, square: int) -> Iterator[Border]:
    stride = config.board.stride
    for side, step in enumerate((-stride, 1, stride, -1)):
        there = square + step
        if there < 0:
            continue
        if config.ground.water >> there & 1:
            yield Border(WATER, side)
        for flower, bed in enumerate(garden.beds):
            if bed >> there & 1:
                yield Border(flower, side)


def _kind(config: RulesConfig, kind: int) -> Message | str:
    return WATER_NAME if kind == WATER else flower_name(config.pack, kind)


WATER_NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "water")
SIDES: Final = (
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{flower} above"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{flower} to the right"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{flower} below"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{flower} to the left"),
)
"""Phrases of the sides, clockwise from above."""


def gate_name(gate: str) -> Message:
    """Translated name of a gate that maps call "N" or "E2"."""
    letter, number = LETTERS[gate[0]], gate[1:]
    return NUMBERED.of(side=letter, number=number) if number else letter


LETTERS: Final[Mapping[str, Message]] = {
    "N": QT_TRANSLATE_NOOP("compass", "N"),
    "E": QT_TRANSLATE_NOOP("compass", "E"),
    "S": QT_TRANSLATE_NOOP("compass", "S"),
    "W": QT_TRANSLATE_NOOP("compass", "W"),
}
NUMBERED: Final = QT_TRANSLATE_NOOP("compass", "{side}{number}")


# Labels of squares.


ENOUGH: Final = 2
"""Number of kinds that make a square count."""
_KEPT: Final = 16
"""Number of gardens whose labels are cached."""


@lru_cache(_KEPT)
def labels(config: RulesConfig, garden: Garden | None) -> Mapping[int, Message]:
    """Label of each square: "c4, lily, turn 5", or of the bare map "c3, fountain". Cached: every draft asks for all."""
    turns = pieces_of(config, garden) if garden is not None and config.outlines else {}
    return {square: _label(config, garden, square, turns.get(square)) for square in config.board.names}


def _label(config: RulesConfig, garden: Garden | None, square: int, laid: PlacedPiece | None) -> Message:
    parts: list[Message | str] = [config.board.names[square], *_map(config, square)]
    if garden is not None and config.map.usable >> square & 1:
        parts += _planted(config, garden, square, laid)
    return _joined(parts)


def explain_square(seen: FlowerViewFacts, seat: Seat, square: int) -> Message:
    """Sentence on the points of a square on a walk, and their reason."""
    garden = seen.view.gardens[seat]
    assert garden is not None, "all gardens are open"
    config, cell = seen.config, seen.config.board.names[square]
    rings = seen.rings(seat) >> square & 1
    spouts = config.ground.fountains >> square & 1
    if rings:
        sentence = BOTH if spouts else RINGED
        return sentence.of(cell=cell, borders=named(config, borders(config, garden, square)))
    return (SPOUTS if spouts else NOTHING).of(cell=cell)


def _map(config: RulesConfig, square: int) -> Iterator[Message]:
    if config.ground.water >> square & 1:
        yield WATER_HERE
    if config.ground.fountains >> square & 1:
        yield FOUNTAIN
    if square in config.map.gates:
        yield GATE.of(gate=gate_name(config.map.gates[square]))


def _planted(config: RulesConfig, garden: Garden, square: int, laid: PlacedPiece | None) -> Iterator[Message | str]:
    if garden.free >> square & 1:
        yield FREE
        return
    for flower, bed in enumerate(garden.beds):
        if bed >> square & 1:
            yield flower_name(config.pack, flower)
    if garden.path >> square & 1:
        yield PATH
    if laid is not None:
        yield TURN.of(turn=laid.turn + 1)
    if garden.path >> square & 1:
        yield from _bordered(config, garden, square)


def _bordered(config: RulesConfig, garden: Garden, square: int) -> Iterator[Message]:
    found = borders(config, garden, square)
    if not found:
        return
    counts = len(found) >= ENOUGH
    yield (COUNTS if counts else LACKS).of(borders=named(config, found))


def _joined(parts: list[Message | str]) -> Message:
    """Parts joined by commas."""
    return JOINED[len(parts) - 1].of(**{f"part{number}": part for number, part in enumerate(parts, 1)})


JOINED: Final = (
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{part1}"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{part1}, {part2}"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{part1}, {part2}, {part3}"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{part1}, {part2}, {part3}, {part4}"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{part1}, {part2}, {part3}, {part4}, {part5}"),
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "{part1}, {part2}, {part3}, {part4}, {part5}, {part6}"),
)
WATER_HERE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "water")
FOUNTAIN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "fountain")
GATE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "gate {gate}")
FREE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "free")
PATH: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "path")
TURN: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "turn {turn}")
COUNTS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "counts: {borders}")
LACKS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "needs a second kind: {borders}")
RINGED: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell} counts 1: {borders}.")
BOTH: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell} counts 2: {borders}, and one more for the fountain.")
SPOUTS: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell} counts 1 for the fountain.")
NOTHING: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell} doesn’t count: not between two kinds.")


# Input of a walk (PF-80, PF-81): there are too many walks to list them as moves.


class WalkInput:
    """Input of a walk through one garden, and of the moves that need no walk."""

    def __init__(self, config: RulesConfig, view: State) -> None:
        garden = view.gardens[view.mover]
        assert garden is not None, "gardens are open when walks are drawn"
        self._config, self._garden = config, garden
        self._listed = {gesture(move)[0]: move for move in legal(config, view)}

    def move_builder(self) -> IncrementalMoveBuilder[Move]:
        """Move builder that offers the walk step by step."""
        return IncrementalMoveBuilder(self.after, self.move)

    def after(self, draft: Draft) -> Sequence[InputStep]:
        """Input steps that can follow: gates first, then free neighbours of the last square, or the end."""
        board = self._config.board
        if not draft:
            return (*self._pressed(starts(self._config, self._garden)), *self._listed)
        walked = [board.index[handle.place] for handle in draft if handle.loose]
        ahead = board.near(1 << walked[-1]) & self._garden.path
        onward = self._pressed(square for square in squares_of(ahead) if square not in walked)
        return (*onward, InputStep(ids.DONE))

    def move(self, draft: Draft) -> Move | None:
        """Move of a complete draft; None before its last step."""
        if draft[-1] in self._listed:
            return self._listed[draft[-1]]
        if draft[-1].place != ids.DONE:
            return None
        board = self._config.board
        walk = well_written(self._config.ground, tuple(board.index[handle.place] for handle in draft[:-1]))
        return Move("trace", walk=tuple(board.names[square] for square in walk))

    def _pressed(self, squares: Iterable[int]) -> tuple[InputStep, ...]:
        return tuple(InputStep(self._config.board.names[square], loose=True) for square in squares)


def starts(config: RulesConfig, garden: Garden) -> tuple[int, ...]:
    """Gates at which a walk can begin."""
    return squares_of(garden.path & config.ground.gates)
