"""Boards of hexagons: spaces, names, neighbours, reading order, places."""

from __future__ import annotations

from math import dist, isclose

import pytest

from garden_desktop.core.hexes import HexBoard, hexagon, mask_of, rows_of, spaces_of

every_size = pytest.mark.parametrize("side", [1, 2, 3, 4, 5])


def beside(board: HexBoard, name: str) -> str:
    return " ".join(board.names[n] for n in board.neighbours[board.index[name]])


@pytest.mark.parametrize(("side", "spaces"), [(1, 1), (2, 7), (3, 19), (4, 37), (5, 61)])
def test_a_hexagon_has_so_many_spaces(side: int, spaces: int) -> None:
    assert len(hexagon(side)) == spaces == sum(rows_of(side))


def test_rows_grow_to_the_middle_and_shrink_again() -> None:
    assert rows_of(4) == (4, 5, 6, 7, 6, 5, 4)


def test_names_are_row_letter_and_index_in_reading_order() -> None:
    assert " ".join(hexagon(3).names) == "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3"


@every_size
def test_a_name_finds_its_space(side: int) -> None:
    board = hexagon(side)
    assert [board.index[name] for name in board.names] == list(range(len(board)))


def test_neighbours_where_rows_grow_and_where_they_shrink() -> None:
    board = hexagon(3)
    assert beside(board, "b2") == "a1 a2 b1 b3 c2 c3"
    assert beside(board, "c3") == "b2 b3 c2 c4 d2 d3"
    assert beside(board, "d2") == "c2 c3 d1 d3 e1 e2"
    assert beside(board, "c5") == "b4 c4 d4"
    assert beside(board, "e1") == "d1 d2 e2"


@every_size
def test_to_be_neighbours_is_mutual(side: int) -> None:
    board = hexagon(side)
    for space, near in enumerate(board.neighbours):
        assert space not in near
        assert all(space in board.neighbours[other] for other in near)


@every_size
def test_neighbours_are_the_spaces_one_step_away(side: int) -> None:
    board = hexagon(side)
    for space, centre in enumerate(board.centres):
        near = [n for n, other in enumerate(board.centres) if isclose(dist(centre, other), 1)]
        assert tuple(near) == board.neighbours[space]


@every_size
def test_the_middle_of_the_board_is_the_origin(side: int) -> None:
    board = hexagon(side)
    xs, ys = zip(*board.centres, strict=True)
    assert isclose(sum(xs), 0, abs_tol=1e-9)
    assert isclose(sum(ys), 0, abs_tol=1e-9)
    assert board.centres[len(board) // 2] == (0, 0)


def test_reading_order_goes_down_and_to_the_right() -> None:
    places = [(y, x) for x, y in hexagon(4).centres]
    assert places == sorted(places)


@every_size
def test_masks_say_the_same_as_lists(side: int) -> None:
    board = hexagon(side)
    assert [spaces_of(mask) for mask in board.near] == list(board.neighbours)
    assert mask_of(spaces_of(board.rim)) == board.rim


def test_the_rim_is_the_outermost_ring() -> None:
    board = hexagon(3)
    assert " ".join(board.names[n] for n in spaces_of(board.rim)) == "a1 a2 a3 b1 b4 c1 c5 d1 d4 e1 e2 e3"
