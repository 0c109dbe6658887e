"""Boards of squares: names, neighbours, areas, and shapes slid over them."""

from __future__ import annotations

from itertools import product

import pytest

from garden_desktop.core.square import mask_of, name_of, nth_of, square_board, squares_of

SIZES = [(1, 1), (3, 3), (4, 2), (8, 8), (16, 12)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_squares_are_named_and_numbered_in_reading_order(width: int, height: int) -> None:
    board = square_board(width, height)
    names = [board.names[square] for square in board.squares]
    assert names == [name_of(column, row) for row in range(height) for column in range(width)]
    assert list(board.squares) == sorted(board.squares)
    assert all(board.index[board.names[square]] == square for square in board.squares)
    assert all(board.square(*board.place(square)) == square for square in board.squares)
    assert squares_of(board.all) == board.squares


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_neighbours_share_an_edge_and_never_lie_round_the_corner(width: int, height: int) -> None:
    board = square_board(width, height)
    for square in board.squares:
        x, y = board.place(square)
        beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        inside = {place for place in beside if 0 <= place[0] < width and 0 <= place[1] < height}
        assert {board.place(other) for other in squares_of(board.near(1 << square))} == inside
        assert sum(side.bit_count() for side in board.sides(1 << square)) == len(inside)


def test_an_area_is_filled_over_edges_alone() -> None:
    board = square_board(4, 3)
    within = mask_of(board.index[name] for name in ("a1", "b1", "c2", "d2", "d3"))
    names = [board.names[square] for square in squares_of(board.filled(1 << board.index["c2"], within))]
    assert names == ["c2", "d2", "d3"]
    assert board.filled(1 << board.index["a3"], within) == 0


@pytest.mark.parametrize("shape", [((0, 0),), ((0, 0), (1, 0), (2, 0)), ((1, 0), (1, 1), (0, 1)), ((0, 0), (0, 1))])
def test_a_shape_slides_wherever_all_its_squares_are_free(shape: tuple[tuple[int, int], ...]) -> None:
    board = square_board(5, 4)
    taken = {"b2", "e1", "c4"}
    free = board.all & ~mask_of(board.index[name] for name in taken)
    expected = {
        (column, row)
        for column, row in product(range(5), range(4))
        if all(column + x < 5 and row + y < 4 and name_of(column + x, row + y) not in taken for x, y in shape)
    }
    corners = board.slid([board.square(*cell) for cell in shape], free)
    assert {board.place(corner) for corner in squares_of(corners)} == expected


@pytest.mark.parametrize("mask", [1, 0b1000, 0b1011001, (1 << 170) | (1 << 99) | 6, (1 << 64) - 1])
def test_the_nth_square_of_a_mask_is_the_nth_of_its_squares(mask: int) -> None:
    squares = squares_of(mask)
    assert tuple(nth_of(mask, nth) for nth in range(len(squares))) == squares
    for nth in (-1, len(squares)):
        with pytest.raises(IndexError):
            nth_of(mask, nth)
