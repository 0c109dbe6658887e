"""Declared layouts: places by number in rows, tiles, spreads and lines, on hexagons and along a score rail."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from garden_desktop.core.hexes import hexagon
from garden_desktop.core.layout import Box, HexField, Lines, Point, Row, ScoreRail, Spread, Tiles

ROOM = Box(100, 50, 600, 80)


@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_row_shares_its_room_with_a_gap_between_two(number: int) -> None:
    boxes = [Row(ROOM, 6).box(n, number) for n in range(number)]
    assert boxes[0].x == ROOM.x
    assert boxes[-1].right == pytest.approx(ROOM.right)
    assert all(two.x - one.right == pytest.approx(6) for one, two in pairwise(boxes))
    assert {(box.y, box.h) for box in boxes} == {(ROOM.y, ROOM.h)}


def test_tiles_stand_row_by_row_at_fixed_distances() -> None:
    boxes = Tiles(Box(10, 20, 30, 40), across=35, down=50, columns=3).boxes(5)
    assert [(box.x, box.y) for box in boxes] == [(10, 20), (45, 20), (80, 20), (10, 70), (45, 70)]
    assert {(box.w, box.h) for box in boxes} == {(30, 40)}


def test_tiles_without_columns_stand_in_one_row_or_one_column() -> None:
    first = Box(10, 20, 30, 40)
    assert Tiles(first, across=35).box(2) == Box(80, 20, 30, 40)
    assert Tiles(first, down=45).box(2) == Box(10, 110, 30, 40)


def test_a_spread_comes_closer_where_its_room_ends() -> None:
    few, many = Spread(ROOM, 100, 110).boxes(3), Spread(ROOM, 100, 110).boxes(11)
    assert [box.x for box in few] == [100, 210, 320]
    assert many[-1].right == pytest.approx(ROOM.right)
    assert {box.w for box in many} == {100}
    assert Spread(ROOM, 100, 110).boxes(0) == ()


@pytest.mark.parametrize(("number", "lines"), [(1, 1), (7, 2), (20, 3)])
def test_lines_fill_the_height_of_their_room_and_never_overlap(number: int, lines: int) -> None:
    boxes = Lines(ROOM, lines, 50, 4).boxes(number)
    assert len(boxes) == number
    assert all(box.within(ROOM._replace(w=ROOM.w + 0.001, h=ROOM.h + 0.001)) and box.w <= 50 for box in boxes)
    assert max(box.bottom for box in boxes) == pytest.approx(ROOM.bottom)
    assert not any(one.meets(two) for one, two in combinations(boxes, 2))
    assert Lines(ROOM, lines, 50, 4).boxes(0) == ()


def test_neighbours_on_a_field_of_hexagons_touch() -> None:
    board = hexagon(3)
    field = HexField(board, Point(500, 300), 40)
    assert field.centre(len(board) // 2) == pytest.approx((500, 300))
    for space, near in enumerate(board.neighbours):
        for other in near:
            one, two = field.centre(space), field.centre(other)
            assert ((one.x - two.x) ** 2 + (one.y - two.y) ** 2) ** 0.5 == pytest.approx(40 * 3**0.5)
    assert field.box(0).h == 80


def test_what_lies_beyond_an_end_of_a_score_rail_stays_at_that_end() -> None:
    rail = ScoreRail(ground=500, reach=400, tallest=19, top=30)
    assert rail.step == pytest.approx(400 / 30)
    assert rail.middle(0) == rail.middle(-4) == 500
    assert rail.middle(30) == rail.middle(99) == pytest.approx(100)
    assert ScoreRail(500, 400, 19, 12).step == 19
