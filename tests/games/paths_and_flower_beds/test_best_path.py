"""The best walk is an exact maximum: compared with walking everything, and with a solver of another kind."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from typing import NamedTuple

import pytest
from ortools.sat.python import cp_model

from garden_desktop.core.square import mask_of, square_board, squares_of
from garden_desktop.games.paths_and_flower_beds import best_path, search
from garden_desktop.games.paths_and_flower_beds.walk import Ground, Walk, circled, scored
from tests.games.paths_and_flower_beds.desk import BUILT_IN, fresh, rules_of

Parts = tuple[int, int, int, int]
MOST_TO_WALK = 22


class Plot(NamedTuple):
    """A garden as the search sees it."""

    ground: Ground
    path: int
    beds: tuple[int, ...]

    def best(self) -> Walk:
        return best_path.best_walk(self.ground, self.path, self.beds)


def parts(walk: Walk) -> Parts:
    """What best is measured by: total, circled, fountains, few squares (PF-77)."""
    return walk.total, walk.circled, walk.fountains, -len(walk.squares)


def random_plot(rng: Random, columns: tuple[int, int], rows: tuple[int, int], dense: float) -> Plot:
    """A random map with random gates and pairs, and a random garden on it."""
    board = square_board(rng.randint(*columns), rng.randint(*rows))
    sides = [n for n in board.squares if board.near(1 << n).bit_count() == 3]
    gates = rng.sample(sides, rng.randint(1, min(6, len(sides))))
    pairs = [(gates[n], gates[n + 1]) for n in range(0, len(gates) - 1, 2) if rng.random() < 0.7]
    inner = [n for n in board.squares if n not in gates]
    water = mask_of(n for n in inner if rng.random() < 0.1)
    fountains = mask_of(n for n in inner if rng.random() < 0.15) & ~water
    path, beds = 0, [0, 0, 0]
    for square in squares_of(board.all & ~water):
        if rng.random() < dense:
            path |= 1 << square
        elif rng.random() < 0.85:
            beds[rng.randrange(3)] |= 1 << square
    opposites = tuple((a, b) for pair in pairs for a, b in (pair, pair[::-1]))
    return Plot(Ground(board, mask_of(gates), opposites, water, fountains), path, tuple(beds))


def walked(plot: Plot) -> Parts:
    """The best of all simple paths from every gate, walked one by one."""
    ground = plot.ground
    rings = circled(ground, plot.path, plot.beds)
    best = (0, 0, 0, 0) if not plot.path & ground.gates else (-1, 0, 0, 0)

    def walk_on(squares: tuple[int, ...], seen: int) -> None:
        nonlocal best
        best = max(best, parts(scored(ground, rings, squares)))
        for following in squares_of(ground.board.near(1 << squares[-1]) & plot.path & ~seen):
            walk_on((*squares, following), seen | 1 << following)

    for gate in squares_of(plot.path & ground.gates):
        walk_on((gate,), 1 << gate)
    return best


def solved(plot: Plot) -> Parts:
    """The best walk by constraint programming: a circuit through a place outside the garden."""
    ground, outside = plot.ground, -1
    rings = circled(ground, plot.path, plot.beds)
    squares = squares_of(plot.path)
    number = {square: n for n, square in enumerate((outside, *squares))}
    model = cp_model.CpModel()
    arcs, worth = [], []
    used = {square: model.new_bool_var(f"u{square}") for square in squares}
    start = {square: model.new_bool_var(f"s{square}") for square in squares_of(plot.path & ground.gates)}
    stop = {square: model.new_bool_var(f"e{square}") for square in squares}
    for square in squares:
        arcs.append((number[square], number[square], ~used[square]))
        arcs.append((number[square], 0, stop[square]))
        worth.append(_worth(rings, ground.fountains, square) * used[square])
        for other in squares_of(ground.board.near(1 << square) & plot.path):
            arcs.append((number[square], number[other], model.new_bool_var(f"{square}-{other}")))
    arcs += [(0, number[square], begins) for square, begins in start.items()]
    model.add_circuit(arcs)
    for one, other in combinations(start, 2):
        both = model.new_bool_var(f"b{one}-{other}")
        model.add_implication(both, start[one])
        model.add_implication(both, stop[other])
        worth.append((15 if (one, other) in ground.opposites else 10) * 2**24 * both)
    model.maximize(sum(worth))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    on = [square for square in squares if solver.value(used[square])]
    first = next(square for square, begins in start.items() if solver.value(begins))
    last = next(square for square, ends in stop.items() if solver.value(ends))
    return parts(scored(ground, rings, (first, *(n for n in on if n not in (first, last)), last)[: len(on)]))


def _worth(rings: int, fountains: int, square: int) -> int:
    ring, fountain = rings >> square & 1, fountains >> square & 1
    return (ring + fountain) * 2**24 + ring * 2**16 + fountain * 2**8 - 1


def is_walk(plot: Plot, walk: Walk) -> bool:
    board, squares = plot.ground.board, walk.squares
    steps = all(board.near(1 << one) >> other & 1 for one, other in pairwise(squares))
    inside = all(plot.path >> square & 1 for square in squares)
    return steps and inside and len(set(squares)) == len(squares)


@pytest.mark.rule("PF-76", "PF-77")
def test_no_small_garden_has_a_better_walk() -> None:
    """600 random gardens of 3 by 3 to 6 by 6; every simple path is walked."""
    rng, compared = Random(4), 0
    while compared < 600:
        plot = random_plot(rng, (3, 6), (3, 6), rng.choice((0.4, 0.55, 0.7)))
        if plot.path.bit_count() <= MOST_TO_WALK:
            best = plot.best()
            assert is_walk(plot, best)
            assert parts(best) == walked(plot)
            compared += 1


@pytest.mark.rule("PF-76", "PF-77")
@pytest.mark.parametrize("seed", range(12))
def test_no_large_garden_has_a_better_walk(seed: int) -> None:
    """Up to 16 by 12, compared with OR-Tools CP-SAT."""
    rng = Random(seed)
    plot = random_plot(rng, (8, 16), (7, 12), rng.choice((0.5, 0.6, 0.65)))
    plot = plot._replace(path=plot.path | 1 << squares_of(plot.ground.gates)[0])
    best = plot.best()
    assert is_walk(plot, best)
    assert parts(best) == solved(plot)


@pytest.mark.rule("PF-75", "PF-76")
@pytest.mark.parametrize("map_", BUILT_IN)
def test_no_garden_of_a_game_has_a_better_walk(map_: str) -> None:
    table = fresh(2, map_).finish(3)
    for seat in (1, 2):
        garden = table.garden(seat)
        plot = Plot(table.law.ground, garden.path, garden.beds)
        assert parts(table.best(seat)) == (solved(plot) if garden.path & table.law.ground.gates else (0, 0, 0, 0))


@pytest.mark.rule("PF-77")
def test_the_same_garden_always_gets_the_same_walk() -> None:
    rng = Random(9)
    for _ in range(40):
        plot = random_plot(rng, (4, 7), (4, 7), 0.7)
        assert plot.best() == plot.best()
        beds = plot.beds[::-1]
        assert plot._replace(beds=beds).best().squares == plot.best().squares


@pytest.mark.rule("PF-74", "PF-76")
def test_a_garden_turned_round_is_worth_the_same() -> None:
    """Turned by half, the search begins at the other end."""
    rng = Random(5)
    for _ in range(60):
        plot = random_plot(rng, (5, 9), (5, 8), 0.65)
        board = plot.ground.board
        last = board.squares[-1]

        def turned(mask: int, last: int = last) -> int:
            return mask_of(last - square for square in squares_of(mask))

        ground = plot.ground._replace(
            gates=turned(plot.ground.gates),
            water=turned(plot.ground.water),
            fountains=turned(plot.ground.fountains),
            opposites=tuple((last - one, last - other) for one, other in plot.ground.opposites),
        )
        other = Plot(ground, turned(plot.path), tuple(map(turned, plot.beds)))
        assert parts(other.best()) == parts(plot.best())


@pytest.mark.rule("PF-78")
def test_the_search_stays_small_where_ways_are_countless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A block of 8 by 8 path squares and gates on all sides: millions of ways, some ten thousand states."""
    law = rules_of(2, "M1").law
    states: list[int] = []
    advance = search._advance

    def counted(before: dict[int, int], *rest: object) -> tuple[int, dict[int, int]]:
        states.append(len(before))
        return advance(before, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(search, "_advance", counted)
    ground = law.ground._replace(water=0)
    assert Plot(ground, law.board.all, (0, 0, 0)).best().total == 15 + 4
    assert len(states) == 64
    assert sum(states) < 200_000
