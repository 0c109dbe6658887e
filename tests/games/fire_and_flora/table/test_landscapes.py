"""Where the landscapes lie: as wide as their lands need, and never one land on another (FF-49, 8.5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest

from garden_desktop.core.layout import Box
from garden_desktop.games.fire_and_flora.table.layout import OWN, SOLO, own_plates, rivals, solo_plates
from tests.games.fire_and_flora.desk import desk
from tests.games.fire_and_flora.tables import look_of, table_of

CROWDS = ((2,), (12,), (20,), (6, 2), (15, 12), (2, 10, 5), (8, 8, 8), (12, 10, 8), (2, 2, 15), (12, 12, 12))


def within(boxes: Sequence[Box], room: Box) -> bool:
    return all(Box(*(round(one, 6) for one in box)).within(room) for box in boxes)


def apart(boxes: list[Box]) -> bool:
    return not any(one.meets(two) for one, two in combinations(boxes, 2))


@pytest.mark.parametrize("lands", CROWDS)
def test_no_land_of_a_rival_lies_on_another_and_all_are_wide_enough_to_be_read(lands: tuple[int, ...]) -> None:
    found = rivals(lands)
    boxes = [box for rival in found for box in rival.plates]
    assert [len(rival.plates) for rival in found] == list(lands)
    assert apart(boxes)
    assert apart([rival.heading for rival in found])
    assert min(box.w for box in boxes) >= 38
    assert within(boxes, Box(16, 204, 968, 118))


@pytest.mark.rule("FF-49")
@pytest.mark.parametrize("lands", CROWDS)
def test_lands_lie_in_the_order_of_their_row(lands: tuple[int, ...]) -> None:
    for rival in rivals(lands):
        assert list(rival.plates) == sorted(rival.plates, key=lambda box: (box.y, box.x))
        assert len({box.y for box in rival.plates}) <= 2


def test_who_has_few_lands_makes_room_for_who_has_many() -> None:
    few, many, some = (rival.heading.w for rival in rivals((2, 10, 5)))
    assert few < some < many
    assert few >= 228, "sign, name, stars, coins and cards stand above the row"
    even = [rival.heading.w for rival in rivals((3, 3, 3))]
    assert max(even) == min(even)


def test_few_lands_stay_large_beside_a_crowd() -> None:
    few, _, crowd = rivals((2, 2, 15))
    assert few.plates[0].h == 118
    assert len({box.y for box in crowd.plates}) == 2


@pytest.mark.parametrize("number", range(1, 19))
def test_no_land_at_the_bottom_lies_on_another(number: int) -> None:
    for plates, room in ((own_plates(number), OWN), (solo_plates(number), SOLO)):
        assert len(plates) == number
        assert apart(list(plates))
        assert within(plates, room)
        assert min(box.w for box in plates) >= 64


def test_who_plays_alone_has_the_room_of_the_rivals_and_no_gap_between_the_buttons() -> None:
    alone = desk("HQ1 | EF1 | C05 oak big", mode="solo_challenge")
    beside = desk("HQ1 | EF1 | C05 oak big", "HQ2")
    large, usual = (
        next(plate.box for plate in look_of(at, 1).plates() if plate.code == "C05") for at in (alone, beside)
    )
    assert large.w > usual.w
    assert large.h > usual.h
    assert look_of(alone, 1).headings()[0].box.y < look_of(beside, 1).headings()[-1].box.y
    table = table_of(alone.rules)
    tops = [place.y for place in table.make_view_model(alone.sees(1), 0).places if place.kind == "button"]
    assert [round(two - one) for one, two in pairwise(tops)] == [39, 39]
