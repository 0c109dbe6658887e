"""The best walk is an exact maximum: compared with walking everything, and with a solver of another kind."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from garden_desktop.core.square import mask_of, square_board, squares_of
from garden_desktop.games.paths_and_flower_beds.data.garden_map import WalkGround
from garden_desktop.games.paths_and_flower_beds.rules.walks import best_path
from tests.games.paths_and_flower_beds.desk import BUILT_IN, fresh, rules_of
from tests.games.paths_and_flower_beds.oracles import Plot, TooManyError, Walker, is_best, worth

MOST_STEPS = 100_000


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
    return Plot(WalkGround(board, mask_of(gates), opposites, water, fountains), path, tuple(beds))


@pytest.mark.rule("PF-76", "PF-77")
def test_no_small_garden_has_a_better_walk() -> None:
    """600 random gardens of 3 by 3 to 6 by 6; every simple path is walked."""
    rng, compared = Random(4), 0
    while compared < 600:
        plot = random_plot(rng, (3, 6), (3, 6), rng.choice((0.4, 0.55, 0.7)))
        found = worth(plot, plot.best())
        with suppress(TooManyError):
            assert Walker(plot, MOST_STEPS).walked() == found
            compared += 1


@pytest.mark.rule("PF-76", "PF-77")
@pytest.mark.parametrize("seed", range(12))
def test_no_large_garden_has_a_better_walk(seed: int) -> None:
    """Up to 16 by 12, compared with OR-Tools CP-SAT."""
    rng = Random(seed)
    plot = random_plot(rng, (8, 16), (7, 12), rng.choice((0.5, 0.6, 0.65)))
    plot = plot._replace(path=plot.path | 1 << squares_of(plot.ground.gates)[0])
    assert is_best(plot, worth(plot, plot.best()))


@pytest.mark.rule("PF-75", "PF-76")
@pytest.mark.parametrize("map_", BUILT_IN)
def test_no_garden_of_a_game_has_a_better_walk(map_: str) -> None:
    table = fresh(2, map_).finish(3)
    for seat in (1, 2):
        garden = table.garden(seat)
        plot = Plot(table.config.ground, garden.path, garden.beds)
        assert is_best(plot, worth(plot, table.best(seat)))


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
        assert worth(other, other.best()) == worth(plot, plot.best())


@pytest.mark.rule("PF-78")
def test_the_search_stays_small_where_ways_are_countless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A block of 8 by 8 path squares and gates on all sides: millions of ways, some ten thousand states."""
    config = rules_of(2, "M1").config
    states: list[int] = []
    advance = best_path._advance

    def counted(before: dict[int, int], *rest: object) -> tuple[int, dict[int, int]]:
        states.append(len(before))
        return advance(before, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(best_path, "_advance", counted)
    ground = config.ground._replace(water=0)
    assert Plot(ground, config.board.all, (0, 0, 0)).best().total == 15 + 4
    assert len(states) == 64
    assert sum(states) < 200_000
