"""Independent solvers for the best walk, written from the rules alone: exhaustive search, search with a bound, and
CP-SAT.

A walk's worth is one number, larger for a better walk (PF-77).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

import pytest

from garden_desktop.games.paths_and_flower_beds.data.garden_map import WalkGround
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import Walk, best_walk

TOTAL, CIRCLED, FOUNTAINS = 1 << 24, 1 << 16, 1 << 8
OPPOSITE, GATE_TO_GATE = 15, 10
NONE: Final = 0
"""What a garden without a walk is worth."""
NEVER: Final = -1 << 60

Cell: TypeAlias = tuple[int, int]


class TooManyError(Exception):
    """Raised when there are more walks than the search may take."""


class Plot(NamedTuple):
    """A garden in the form that the search under test takes."""

    ground: WalkGround
    path: int
    beds: tuple[int, ...]

    def best(self) -> Walk:
        return best_walk(self.ground, self.path, self.beds)


@dataclass(frozen=True)
class Plain:
    """The path squares of a garden, by column and row."""

    near: Mapping[Cell, tuple[Cell, ...]]
    worth: Mapping[Cell, int]
    gates: tuple[Cell, ...]
    bonus: Mapping[tuple[Cell, Cell], int]


def plain(plot: Plot) -> Plain:
    """Return a garden as its path squares."""
    ground, place = plot.ground, plot.ground.board.place
    cells = {place(square): square for square in ground.board.squares}
    path = {cell: square for cell, square in cells.items() if plot.path >> square & 1}
    gates = tuple(cell for cell, square in path.items() if ground.gates >> square & 1)
    opposite = {(place(one), place(other)) for one, other in ground.opposites}
    return Plain(
        near={cell: tuple(other for other in _beside(*cell) if other in path) for cell in path},
        worth={
            cell: _worth(plot, [cells[other] for other in _beside(*cell) if other in cells], square)
            for cell, square in path.items()
        },
        gates=gates,
        bonus={
            (one, other): TOTAL * (OPPOSITE if (one, other) in opposite else GATE_TO_GATE)
            for one in gates
            for other in gates
            if one != other
        },
    )


def _beside(column: int, row: int) -> list[Cell]:
    return [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]


def _worth(plot: Plot, beside: list[int], square: int) -> int:
    """Return the worth of a square: 1 point for two types beside it, where each water counts 1, and 1 for a fountain
    (PF-66 to PF-72)."""
    types = sum(any(bed >> other & 1 for other in beside) for bed in plot.beds)
    ring = types + sum(plot.ground.water >> other & 1 for other in beside) >= 2
    fountain = plot.ground.fountains >> square & 1
    return TOTAL * (ring + fountain) + CIRCLED * ring + FOUNTAINS * fountain - 1


def worth(plot: Plot, walk: Walk) -> int:
    """Return the worth of a walk; asserts that it is a legal walk with the score that it states."""
    place, known = plot.ground.board.place, plain(plot)
    cells = [place(square) for square in walk.squares]
    if not cells:
        assert not known.gates and walk.total == 0
        return NONE
    assert len(set(cells)) == len(cells)
    assert all(other in known.near[one] for one, other in pairwise(cells))
    assert cells[0] in known.gates
    found = sum(known.worth[cell] for cell in cells) + known.bonus.get((cells[0], cells[-1]), 0)
    said = TOTAL * walk.total + CIRCLED * walk.circled + FOUNTAINS * walk.fountains - len(cells)
    assert found == said
    return found


class Walker:
    """Exhaustive search over the walks of a garden, without any pruning. Raises TooManyError after `most` steps."""

    def __init__(self, plot: Plot, most: int) -> None:
        self.garden, self.most, self.steps, self.best = plain(plot), most, 0, NEVER

    def walked(self) -> int:
        """Return the worth of the best walk."""
        for gate in self.garden.gates:
            self._walk_on(gate, gate, frozenset((gate,)), self.garden.worth[gate])
        return self.best if self.garden.gates else NONE

    def _walk_on(self, first: Cell, last: Cell, seen: frozenset[Cell], value: int) -> None:
        self.steps += 1
        if self.steps > self.most:
            raise TooManyError
        self.best = max(self.best, value + self.garden.bonus.get((first, last), 0))
        if self._promising(first, last, seen, value):
            for following in self.garden.near[last]:
                if following not in seen:
                    self._walk_on(first, following, seen | {following}, value + self.garden.worth[following])

    def _promising(self, first: Cell, last: Cell, seen: frozenset[Cell], value: int) -> bool:
        return True


class Foreseer(Walker):
    """Exhaustive search with a bound: it turns back where all squares in reach and the best bonus could not make a
    better walk."""

    def _promising(self, first: Cell, last: Cell, seen: frozenset[Cell], value: int) -> bool:
        near, worth = self.garden.near, self.garden.worth
        ahead: set[Cell] = set()
        new = [last]
        while new:
            ahead.update(new)
            new = list({cell for one in new for cell in near[one]} - ahead - seen)
        bonus = max((points for (one, _), points in self.garden.bonus.items() if one == first), default=0)
        return value + bonus + sum(max(worth[cell], 0) for cell in ahead - seen) > self.best


def is_best(plot: Plot, found: int) -> bool:
    """Return whether the best walk has exactly this worth: it exists, and none is better."""
    return can_reach(plot, found) and not can_reach(plot, found + 1) if plot.path & plot.ground.gates else found == NONE


def can_reach(plot: Plot, floor: int) -> bool:
    """Return whether any walk has this worth, by CP-SAT, as a circuit through an extra node outside the garden."""
    cp_model = pytest.importorskip("ortools.sat.python.cp_model", reason="OR-Tools is not here: start.py dev brings it")
    known, model = plain(plot), cp_model.CpModel()
    number = {cell: n for n, cell in enumerate(known.near, 1)}
    used = {cell: model.new_bool_var("") for cell in number}
    start = {cell: model.new_bool_var("") for cell in known.gates}
    stop = {cell: model.new_bool_var("") for cell in number}
    arcs = [(number[cell], number[cell], ~on) for cell, on in used.items()]
    arcs += [(0, number[cell], on) for cell, on in start.items()]
    arcs += [(number[cell], 0, on) for cell, on in stop.items()]
    arcs += [(number[one], number[other], model.new_bool_var("")) for one in number for other in known.near[one]]
    model.add_circuit(arcs)
    values = [known.worth[cell] * on for cell, on in used.items()]
    for (one, other), points in known.bonus.items():
        both = model.new_bool_var("")
        model.add_implication(both, start[one])
        model.add_implication(both, stop[other])
        values.append(points * both)
    model.add(sum(values) >= floor)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    answer = solver.solve(model)
    assert answer in (cp_model.OPTIMAL, cp_model.FEASIBLE, cp_model.INFEASIBLE)
    return bool(answer != cp_model.INFEASIBLE)
