"""Shapes on many gardens at once: which of them are needed to know where there is room for any."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from garden_desktop.games.paths_and_flower_beds.advice.evaluation import GardenArrays, Offsets, needed
from tests.games.paths_and_flower_beds.desk import rules_of

MAPS = ("M1", "M3", "M5")


def covered(shapes: Iterable[Offsets], free: set[int]) -> set[int]:
    """The free squares on which one of the shapes can lie."""
    found = set[int]()
    for offsets in shapes:
        for square in free:
            laid = {square + step - offsets[0] for step in offsets}
            if laid <= free:
                found |= laid
    return found


@pytest.mark.parametrize("kind", ["path", "bed"])
@pytest.mark.parametrize("name", MAPS)
def test_the_shapes_that_are_needed_cover_what_all_of_them_cover(name: str, kind: str) -> None:
    plots, rng = GardenArrays(rules_of(2, name).config), Random(name)
    inside = range(plots.margin, plots.margin + plots.size)
    shapes = plots.shapes[kind]
    few = needed(shapes)
    assert set(few) <= set(shapes)
    for share in (0.2, 0.4, 0.6, 0.8):
        for _ in range(5):
            free = {square for square in inside if rng.random() < share}
            assert covered(few, free) == covered(shapes, free)


def test_no_shape_that_is_needed_can_be_left_out() -> None:
    few = needed(GardenArrays(rules_of(2, "M1").config).shapes["bed"])
    assert len(few) == 6
    for left_out in few:
        others = [one for one in few if one != left_out]
        assert covered(others, set(left_out)) != covered(few, set(left_out))
