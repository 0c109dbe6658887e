"""Everything finds room: gardens of every size, rows of every length, tracks from every start."""

from __future__ import annotations

from itertools import combinations

import pytest

from garden_desktop.core.hexes import hexagon
from garden_desktop.core.layout import DOCK, SIZE, Box
from garden_desktop.games.stalk_exchange.table import layout

RIM = 15.0
"""So wide the ground shows around the outermost spaces."""


def apart(one: Box, two: Box) -> bool:
    return one.right <= two.x or two.right <= one.x or one.bottom <= two.y or two.bottom <= one.y


@pytest.mark.parametrize("side", [3, 4, 5])
def test_a_garden_of_every_size_keeps_clear_of_market_forecast_and_row(side: int) -> None:
    board = hexagon(side)
    boxes = [layout.garden(board).box(space) for space in range(len(board))]
    around = Box(
        min(box.x for box in boxes) - RIM,
        min(box.y for box in boxes) - RIM,
        max(box.right for box in boxes) - min(box.x for box in boxes) + 2 * RIM,
        max(box.bottom for box in boxes) - min(box.y for box in boxes) + 2 * RIM,
    )
    assert around.x >= layout.TRELLIS.right
    assert around.right <= layout.STEPS.x
    assert around.y >= 8
    assert around.bottom <= 470
    assert layout.token_size(board) < boxes[0].w


@pytest.mark.parametrize("side", [3, 4, 5])
def test_neighbouring_spaces_touch_and_tokens_do_not(side: int) -> None:
    board = hexagon(side)
    for space, near in enumerate(board.neighbours):
        for other in near:
            one, two = layout.garden(board).centre(space), layout.garden(board).centre(other)
            distance = ((one.x - two.x) ** 2 + (one.y - two.y) ** 2) ** 0.5
            assert distance == pytest.approx(layout.garden(board).radius * 3**0.5)
            assert distance > layout.token_size(board)


@pytest.mark.rule("SE-115")
@pytest.mark.parametrize("slots", range(2, 10))
def test_two_to_nine_slots_stand_on_the_plank_between_greenhouse_and_compost(slots: int) -> None:
    boxes = [layout.slot_box(slots, slot) for slot in range(slots)]
    for one, two in combinations([*boxes, layout.GREENHOUSE, layout.ARROW, layout.COMPOST], 2):
        assert apart(one, two) or one.right == pytest.approx(two.x)
    assert boxes[0].x >= layout.PLANK.x
    assert boxes[-1].right <= layout.PLANK.right
    assert layout.slot_size(slots) >= 30


@pytest.mark.parametrize("start", [6, 10, 20, 26, 30])
def test_the_track_comes_down_space_by_space_and_beside_it_when_it_runs_out(start: int) -> None:
    boxes = [layout.track_box(start, number) for number in range(1, start + 6)]
    for one, two in combinations(boxes, 2):
        assert apart(one, two)
    assert boxes[0].y >= 60
    assert boxes[start].bottom <= DOCK
    assert boxes[0].y < boxes[1].y < boxes[start].y
    assert boxes[start].x == boxes[0].x < boxes[start + 1].x


@pytest.mark.parametrize("start", [6, 20, 30])
def test_values_climb_on_the_scale_of_the_track(start: int) -> None:
    for value in range(start):
        box, laid = layout.value_box(start, 0, value), layout.track_box(start, start - value + 1)
        assert box.centre.y == pytest.approx(laid.centre.y)
    assert layout.value_box(start, 4, 0).right <= layout.POSTS[2] + 4


@pytest.mark.parametrize("top", range(14))
def test_the_gauge_makes_way_for_climbing_values(top: int) -> None:
    gauge = layout.gauge_box(24, top)
    assert gauge.bottom < layout.value_box(24, 0, top).y
    assert gauge.y >= layout.POST_TOP


def test_the_shed_lies_in_the_dock_side_by_side() -> None:
    boxes = [layout.BUNCHES.box(flower) for flower in range(5)]
    for one, two in combinations([*boxes, layout.WORTH, layout.FLUSH_BUTTON, layout.END_BUTTON], 2):
        assert apart(one, two)
    assert min(box.y for box in boxes) >= DOCK
    assert layout.seedy_centre(5).x + layout.TOKEN_SIZE / 2 <= SIZE[0]
