"""Gardens as columns of numpy arrays, so that many are evaluated at once: contents, placements, cheapest routes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from garden_desktop.core.square import squares_of
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden

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
