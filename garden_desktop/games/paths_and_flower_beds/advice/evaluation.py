"""Evaluation of many gardens at once: the expected score of the walk at the end of the game.

Gardens are columns of numpy arrays: contents, placements, cheapest routes. For each start gate the cheapest route to
another gate is found, where free squares cost by how hard they are to fill with path. The value combines gate bonus
and expected points along it with the probability that it is completed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from garden_desktop.core.square import squares_of
from garden_desktop.games.paths_and_flower_beds.advice.character import Character
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, Move
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import GATE_TO_GATE, OPPOSITE_GATES

Bytes: TypeAlias = NDArray[np.uint8]
Numbers: TypeAlias = NDArray[np.intp]
Offsets: TypeAlias = tuple[int, ...]
"""Squares of a shape, as offsets from one of them, in reading order."""

FREE: Final = 128
PATH: Final = 64
FLOWERS: Final = 63
"""Contents of a square: one of these bits, or bit n for flower type n; 0 for water and outside."""


class PiecePlacements(NamedTuple):
    """Every placement of one piece in an empty garden, one a row: its squares, their new contents, the move."""

    cells: Numbers
    holds: Bytes
    moves: Sequence[Move]


class GardenArrays:
    """Array representation of gardens on one map: a row for each square, a column for each garden.

    A margin of one board row above and below lets slices be shifted; `inner` is the part between. Squares have
    their usual numbers plus `margin`.
    """

    def __init__(self, config: RulesConfig) -> None:
        board = config.board
        self._config = config
        self.margin = board.stride
        self.size = board.squares[-1] + 1
        self.rows = self.size + 2 * self.margin
        self.inner = slice(self.margin, self.margin + self.size)
        self.strides = (1, -1, board.stride, -board.stride)
        self.steps = np.array(self.strides, np.intp)
        self.water = self.mask(config.ground.water)
        self.fountains = self.mask(config.ground.fountains)
        self.of = {piece: self._places(piece) for piece in config.pack.shapes}
        self.shapes = {
            kind: [fit.offsets for piece in config.pack.of_kind(kind) for fit in config.layings.of[piece]]
            for kind in ("path", "bed")
        }

    def mask(self, squares: int) -> Bytes:
        """Column with 1 for each square in the bit mask `squares`, 0 elsewhere."""
        found = np.zeros((self.rows, 1), np.uint8)
        found[[square + self.margin for square in squares_of(squares)]] = 1
        return found

    def column(self, garden: Garden) -> Bytes:
        """Array with one garden as its only column."""
        found = self.mask(garden.free) * FREE + self.mask(garden.path) * PATH
        for flower, bed in enumerate(garden.beds):
            found += self.mask(bed) << flower
        return found.astype(np.uint8)

    def beside(self, squares: Bytes, step: int) -> Bytes:
        """View of `squares` shifted by `step`: for each inner square the entry of its neighbour."""
        return squares[self.margin + step : self.margin + step + self.size]

    def room(self, gardens: Bytes, piece: str) -> tuple[Numbers, Numbers]:
        """All placements of a piece in all gardens: rows of `of[piece]`, and columns of `gardens`."""
        places = self.of[piece]
        if not len(places.cells):
            return np.zeros(0, np.intp), np.zeros(0, np.intp)
        fits = (gardens[places.cells] == FREE).all(axis=1)
        columns, rows = np.nonzero(fits.T)
        return rows, columns

    def planted(self, gardens: Bytes, piece: str, rows: Numbers, columns: Numbers) -> Bytes:
        """New gardens: for each pair of placement and garden column, the garden with the piece placed."""
        found = gardens[:, columns]
        places = self.of[piece]
        found[places.cells[rows], np.arange(len(rows))[:, None]] = places.holds[rows]
        return found

    def _places(self, piece: str) -> PiecePlacements:
        config, cells, holds, moves = self._config, [], [], []
        for fit in config.layings.of[piece]:
            held = [
                PATH if fit.path >> offset & 1 else sum((bed >> offset & 1) << n for n, bed in enumerate(fit.beds))
                for offset in fit.offsets
            ]
            for corner in squares_of(config.board.slid(fit.offsets, config.layings.usable)):
                cells.append([corner + offset + self.margin for offset in fit.offsets])
                holds.append(held)
                moves.append(fit.moves[corner])
        return PiecePlacements(np.array(cells, np.intp), np.array(holds, np.uint8), moves)


def needed(shapes: Iterable[Offsets]) -> Sequence[Offsets]:
    """Shapes without those that add nothing to the set of squares which any of them can cover.

    A shape is left out if smaller ones inside it cover all its squares: wherever it fits, they fit too.
    """
    found = list[Offsets]()
    for offsets in sorted(set(shapes), key=len):
        whole, covered = set(offsets), set[int]()
        for other in found:
            slid = [{start + step - other[0] for step in other} for start in offsets]
            covered.update(*(inside for inside in slid if inside <= whole))
        if covered != whole:
            found.append(offsets)
    return found


# Cheapest routes.


Costs: TypeAlias = NDArray[np.int16]

NEVER: Final = 15_000
"""Cost of an impassable square, above that of any route. Twice this still fits into int16, so sums do not overflow."""
CHECKED: Final = 4
"""Number of relaxations between two tests for convergence."""


def spread(plots: GardenArrays, costs: Costs, source: int) -> Costs:
    """Cost of the cheapest route from `source` to every square, ends included: Bellman-Ford on all gardens at once.

    Shape of the result: (rows, gardens). Every pass relaxes all edges with four shifted slices.
    """
    found = np.full((plots.rows, costs.shape[1]), NEVER, np.int16)
    found[source] = costs[source]
    inner, inside = found[plots.inner], costs[plots.inner]
    best = np.empty_like(inner)
    for turn in range(plots.size):
        before = inner.copy() if turn % CHECKED == 0 else None
        one, other, below, above = (
            found[plots.margin + step : plots.margin + step + plots.size] for step in plots.strides
        )
        np.minimum(one, other, out=best)
        np.minimum(best, below, out=best)
        np.minimum(best, above, out=best)
        best += inside
        np.minimum(inner, best, out=inner)
        if before is not None and np.array_equal(before, inner):
            break
    return found


def walked(plots: GardenArrays, reach: Costs, source: int, targets: Numbers) -> Bytes:
    """Squares of the cheapest route from `source` to the target of each garden, as ones.

    `reach` is the result of `spread`; each step goes to the cheapest neighbour. A route to a target out of reach stays
    incomplete.
    """
    width = reach.shape[1]
    squares, costs = np.zeros(reach.shape, np.uint8), reach.ravel()
    # Indices into the flat arrays: `take` needs half the time of an index for each axis.
    marks, steps = squares.reshape(-1), width * plots.steps[:, None]
    at, start = targets * width + np.arange(width), source * width + np.arange(width)
    here = costs.take(at)
    for _ in range(plots.size):
        marks[at] = 1
        around = at + steps
        ahead = costs.take(around)
        best = ahead.min(axis=0)
        on = (at != start) & (best < here)
        if not on.any():
            break
        to = around.ravel().take(ahead.argmin(axis=0) * width + np.arange(width))
        at, here = np.where(on, to, at), np.where(on, best, here)
    return squares


Floats: TypeAlias = NDArray[np.floating[Any]]

UNIT: Final = 50
"""Cost of a free square on a route that every path piece could cover."""
STEP: Final = 2
MOST_SOURCES: Final = 4


class Source(NamedTuple):
    """Start gate of routes, the gates they may end at, and the bonus of each of those."""

    gate: int
    targets: tuple[int, ...]
    bonus: tuple[int, ...]


class GardenFeatures(NamedTuple):
    """Features of gardens, a column each.

    Path and free squares, free squares that a bed can still cover, flower types a path square would still lack, and the
    cost of a gap.
    """

    path: Bytes
    free: Bytes
    bed_room: Bytes
    lacking: Bytes
    gap: Floats


class GardenValue:
    """Evaluation of gardens on one map with the weights of one level."""

    def __init__(self, config: RulesConfig, plots: GardenArrays, character: Character) -> None:
        self._plots, self._character = plots, character
        self._usable = config.map.usable.bit_count()
        self._sources = _sources(config, plots.margin)
        ones = np.array([bits.bit_count() for bits in range(256)], np.uint8)
        self._types = np.minimum(ones, 2)
        wild = sum(plots.beside(plots.water, step) for step in plots.strides)
        self._wild = np.minimum(wild, 2).astype(np.uint8)
        self._beds = needed(plots.shapes["bed"])
        kinds = len(plots.shapes["path"])
        spare = (np.arange(kinds + 1) / kinds).astype(np.float32)
        gaps = 1 + character.narrow * (1 - spare) ** 2
        gaps[0] = character.closed
        self._gaps = gaps.astype(np.float32)
        self._charms = [character.charm, *([character.lure] if character.lure else [])]
        ones_lacking = (0, character.one_1, character.one_2, character.one_3)
        two_lacking = (0, character.two_1, character.two_2, character.two_3)
        self._circles = np.array([(1, 1, 1, 1), ones_lacking, two_lacking], np.float32)

    def value_of(self, gardens: Bytes, last: bool = False) -> Floats:
        """Expected score of each garden (column); `last`: no further piece is placed."""
        if not gardens.shape[1]:
            return np.zeros(0, np.float32)
        look = self._look(gardens)
        # Turns left: free squares over the mean size of a piece, which is about 3.67 squares.
        left = np.maximum(look.free.sum(axis=0) - self._character.end * self._usable, 0) / 3.67
        if last:
            left *= 0
        if not self._sources:
            return np.zeros(gardens.shape[1], np.float32)
        ways = [self._costs(look, charm) for charm in self._charms]
        number = gardens.shape[1]
        if number > 1:
            # The routes of all charms are searched for together: many short calls of numpy cost more than a long one.
            # A single column stays by itself: numpy adds it up pairwise, which may differ in the last bit.
            look, left = GardenFeatures._make(np.tile(part, len(ways)) for part in look), np.tile(left, len(ways))
            ways = [np.concatenate(ways, axis=1)]
        found = [
            np.concatenate([self._by(source, look, costs, left) for costs in ways]).reshape(-1, number).max(axis=0)
            for source in self._sources
        ]
        values = np.sort(np.array(found), axis=0)
        best: Floats = values[-1]
        if len(values) > 1:
            best = best + self._character.second * values[-2]
        return best

    def _look(self, gardens: Bytes) -> GardenFeatures:
        plots = self._plots
        free, path = (gardens == FREE).astype(np.uint8), (gardens == PATH).astype(np.uint8)
        flowers: Bytes = gardens & np.uint8(FLOWERS)
        steps = plots.strides
        around = plots.beside(flowers, steps[0]).copy()
        for step in steps[1:]:
            around |= plots.beside(flowers, step)
        lacking = np.zeros_like(gardens)
        lacking[plots.inner] = 2 - np.minimum(self._types[around] + self._wild, 2)
        gap = np.where(free, self._gaps[self._covered(free, plots.shapes["path"])], np.float32(0))
        return GardenFeatures(path, free, (self._covered(free, self._beds) > 0).astype(np.uint8), lacking, gap)

    def _covered(self, free: Bytes, shapes: Sequence[Offsets]) -> Bytes:
        """For each square the number of these shapes that can still cover it; eight gardens a byte on the way."""
        found = np.zeros_like(free)
        packed: Bytes = np.packbits(free, axis=1)
        for offsets in shapes:
            length = self._plots.rows - offsets[-1]
            fits = packed[offsets[0] : length + offsets[0]].copy()
            for offset in offsets[1:]:
                fits &= packed[offset : offset + length]
            covers = np.zeros_like(packed)
            for offset in offsets:
                covers[offset : offset + length] |= fits
            found += np.unpackbits(covers, axis=1, count=free.shape[1])
        return found

    def _costs(self, look: GardenFeatures, charmed: float) -> Costs:
        """Cost for a route to enter each square, in 1/`UNIT` of a gap."""
        lacking = look.lacking
        costs = np.full(look.path.shape, NEVER, np.int16)
        charm = np.where(lacking == 0, 1.0, np.where(lacking == 1, 0.5, 0.2)) + self._plots.fountains
        wanted = UNIT * look.gap - charmed * UNIT * charm
        np.copyto(costs, np.maximum(wanted, STEP).astype(np.int16), where=look.free > 0)
        np.copyto(costs, (STEP + (lacking > 0)).astype(np.int16), where=look.path > 0)
        return costs

    def _by(self, source: Source, look: GardenFeatures, costs: Costs, left: Floats) -> Floats:
        """Value of the best route from one gate, for each garden."""
        plots, character = self._plots, self._character
        reach = spread(plots, costs, source.gate)
        ends = reach[list(source.targets)].astype(np.float32)
        bonus = np.array(source.bonus, np.float32)[:, None]
        chance = _chance(character, left, ends / UNIT)
        target = (chance * (bonus + character.hope)).argmax(axis=0)
        targets = np.array(source.targets, np.intp)[target]
        route = walked(plots, reach, source.gate, targets)
        gaps = (route * look.gap).sum(axis=0)
        chance = np.where(gaps > 0, _chance(character, left, gaps), 1.0)
        reached = reach[targets, np.arange(len(targets))] < NEVER
        points = self._points(look, route, left)
        joined = chance * (bonus[:, 0][target] + points)
        partial = character.partial * points
        found: Floats = np.where(reached, joined + (1 - chance) * partial, 0.5 * partial - character.cut)
        return found

    def _points(self, look: GardenFeatures, route: Bytes, left: Floats) -> Floats:
        """Expected circled squares and fountains on a route at the end of the game."""
        plots, character = self._plots, self._character
        fillable = look.bed_room * look.free * (1 - route)
        steps = plots.strides
        sides = plots.beside(fillable, steps[0]).copy()
        for step in steps[1:]:
            sides += plots.beside(fillable, step)
        on = route[plots.inner]
        lacking = look.lacking[plots.inner]
        time = np.minimum(1.0, left / character.ripe)[None, :]
        # One index into the flat table: half the time of an index for each of its axes.
        points = self._circles.ravel().take(4 * lacking + np.minimum(sides, 3)) * time
        np.copyto(points, 1.0, where=lacking == 0)
        points += plots.fountains[plots.inner]
        found: Floats = (on * points).sum(axis=0)
        return found


def _chance(character: Character, left: Floats, gaps: Floats) -> Floats:
    """Probability that gaps of this cost are closed in time: logistic function of turns left and gaps."""
    found: Floats = 1 / (1 + np.exp(-character.sharp * (character.pace * left - gaps) - character.sure))
    return found


def _sources(config: RulesConfig, margin: int) -> list[Source]:
    """Start gates: one of each opposite pair, or any but the last where there are no pairs; at most `MOST_SOURCES`."""
    ground = config.ground
    gates = squares_of(ground.gates)
    opposites = dict(ground.opposites)
    first = [one for one, _ in config.map.pairs] or list(gates[:-1])
    found = []
    for gate in first[:MOST_SOURCES]:
        targets = [other for other in gates if other != gate]
        bonus = [OPPOSITE_GATES if opposites.get(gate) == other else GATE_TO_GATE for other in targets]
        found.append(Source(gate + margin, tuple(other + margin for other in targets), tuple(bonus)))
    return found
