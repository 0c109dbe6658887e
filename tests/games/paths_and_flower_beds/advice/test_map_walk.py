"""Best walk on an empty map: never above the exact best one, proved where it says so, found within a fixed effort."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Final
from unittest.mock import Mock

import pytest

from garden_desktop.core.square import SquareBoard, mask_of, square_board, squares_of
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.games.paths_and_flower_beds.advice.assessment import assess_card, walk_sentence
from garden_desktop.games.paths_and_flower_beds.advice.map_walk import (
    MOST_TRIES,
    best_map_walk,
    disjoint_paths,
)
from garden_desktop.games.paths_and_flower_beds.data.garden_map import (
    FOUNTAIN,
    GATE,
    PLAIN,
    WATER,
    GardenMap,
    garden_map,
    marks_of,
)
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import best_walk

LOADED = registry.load_pack(registry.games()["paths_and_flower_beds"])
assert isinstance(LOADED, FlowerPack)
PACK: Final = LOADED
POINTS: Final = {"M1": 19, "M2": 19, "M3": 19, "M4": 21, "M5": 25}
"""Points of the exact best walk (`rules/walks`), which takes 20 s for M5."""


def drawn_map(*rows: str) -> GardenMap:
    board = square_board(len(rows[0]), len(rows))
    return garden_map("drawn", board, marks_of(board, rows))


def random_map(rng: Random) -> GardenMap:
    """Small map of any kind, also such as nobody would draw."""
    wide, high = rng.randint(3, 7), rng.randint(3, 5)
    edges = [(x, y) for x in range(wide) for y in range(high) if (x in (0, wide - 1)) != (y in (0, high - 1))]
    gates = rng.sample(edges, rng.randint(1, min(5, len(edges))))
    signs = WATER * rng.randint(0, 4) + FOUNTAIN * rng.randint(1, 4) + PLAIN * 9
    rows = [[rng.choice(signs) for _ in range(wide)] for _ in range(high)]
    for x, y in gates:
        rows[y][x] = GATE
    return drawn_map(*map("".join, rows))


@pytest.mark.parametrize("name", POINTS)
def test_on_the_maps_of_the_standard_set_the_best_walk_is_found_and_proved(name: str) -> None:
    best = best_map_walk(PACK.maps[name])
    assert (best.walk.total, best.is_best) == (POINTS[name], True)


@pytest.mark.parametrize("seed", range(60))
def test_the_best_walk_lies_between_the_one_found_and_the_bound(seed: int) -> None:
    found = random_map(Random(seed))
    best, exact = best_map_walk(found), best_walk(found.ground, found.usable, ())
    squares = best.walk.squares
    assert best.walk.total <= exact.total <= best.most, found.text
    assert len(set(squares)) == len(squares) and not mask_of(squares) & ~found.usable
    assert all(found.board.near(1 << one) >> then & 1 for one, then in pairwise(squares))


def test_most_small_maps_have_a_proved_walk() -> None:
    assert sum(best_map_walk(random_map(Random(seed))).is_best for seed in range(100)) >= 80


def test_a_fountain_in_a_dead_end_is_not_counted_between_gates() -> None:
    best = best_map_walk(drawn_map(".G...", ".~~~.", ".~o~.", ".~.~.", "...G."))
    assert (best.walk.total, best.most) == (15, 15)


def simple_paths_pass(board: SquareBoard, free: int, through: int, one: int, other: int) -> bool:
    """Whether some simple path from `one` to `other` passes a square, by trying all of them."""

    def goes_on(at: int, seen: int) -> bool:
        if at == other:
            return bool(seen >> through & 1)
        return any(goes_on(then, seen | 1 << then) for then in squares_of(board.near(1 << at) & free & ~seen))

    return goes_on(one, 1 << one)


def test_disjoint_paths_are_found_exactly_where_a_walk_passes_between_two_squares() -> None:
    rng, board = Random(5), square_board(5, 4)
    passed = 0
    for _ in range(300):
        free = mask_of(rng.sample(board.squares, rng.randint(8, 16)))
        start, one, other = rng.sample(squares_of(free), 3)
        paths = disjoint_paths(board, free, start, one, other)
        assert (paths is not None) == simple_paths_pass(board, free, start, one, other)
        if paths is not None:
            passed += 1
            (first, second), both = paths, [*paths[0], *paths[1][1:]]
            assert (first[0], first[-1], second[0], second[-1]) == (start, one, start, other)
            assert len(set(both)) == len(both) and not mask_of(both) & ~free
            assert all(board.near(1 << at) >> then & 1 for path in paths for at, then in pairwise(path))
    assert passed > 50


def test_with_a_single_gate_the_walk_ends_where_it_earns_most() -> None:
    best = best_map_walk(drawn_map(".G...", ".....", "o...o"))
    assert (best.walk.fountains, best.walk.bonus, best.is_best) == (2, 0, True)


def test_a_map_full_of_fountains_takes_a_bounded_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    paths = Mock(wraps=disjoint_paths)
    monkeypatch.setattr("garden_desktop.games.paths_and_flower_beds.advice.map_walk.disjoint_paths", paths)
    best = best_map_walk(drawn_map("....G......G....", *["o" * 16] * 10, "....G......G...."))
    assert paths.call_count < 2 * MOST_TRIES and best.walk.total > 60
    assert plain(walk_sentence(best)).endswith(f"perhaps more, but at most {best.most}.")


def test_a_map_is_assessed_in_words_with_its_walk() -> None:
    assessed = assess_card(PACK, ("maps", "M1"))
    assert assessed is not None
    assert [plain(one) for one in assessed.sentences] == [
        "Best walk before any flower grows: 19 points (squares 0, fountains 4, gates 15).",
        "60 free squares. Room for at least 7 copies of any path piece, or 10 of any flower bed.",
    ]
    assert assessed.line[0] == (7, 3) and len(assessed.line) == 15
    assert assess_card(PACK, ("path_pieces", "P1")) is None and assess_card(PACK, ("maps", "M9")) is None


def test_warnings_of_a_map_stand_behind_its_assessment() -> None:
    pack = replace(PACK, maps={"M2": drawn_map(".G...", ".....", ".....")})
    assessed = assess_card(pack, ("maps", "M2"))
    assert assessed is not None
    said = [plain(one) for one in assessed.sentences]
    assert said[0].startswith("Best walk before any flower grows: 0 points")
    assert "There is only one gate, so no walk leads from gate to gate." in said[2:]
