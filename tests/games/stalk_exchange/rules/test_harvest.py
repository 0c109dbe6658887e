"""Upkeep, step 1: who is surrounded, and what then leaves the garden (SE-48 to SE-56, SE-101, SE-102)."""

from __future__ import annotations

from typing import Any

import pytest

from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS
from garden_desktop.games.stalk_exchange.rules.upkeep import Group, groups
from tests.games.stalk_exchange.desk import Desk, counts, desk

CORNER = {"a1": "tulip", "a2": "dahlia", "b1": "snowdrop", "b2": "daffodil"}
"""A tulip in a corner with all three neighbours taken."""


def upkeep(garden: dict[str, str], **options: Any) -> Desk:
    """The garden after an Upkeep before which nothing else was done."""
    return desk(garden=garden, actions_left=0, tokens=(0, 0), **options).play("end")


def ring(middle: str, around: dict[str, str]) -> dict[str, str]:
    return {"d4": middle, **around}


SIX = {"c3": "dahlia", "c4": "snowdrop", "d3": "dahlia", "d5": "snowdrop", "e3": "dahlia", "e4": "snowdrop"}


def all_groups(table: Desk) -> dict[str, Group]:
    """Every group by its spaces."""
    return {table.names(group.spaces): group for group in groups(table.rules.config, table.state.garden)}


@pytest.mark.rule("SE-48")
def test_harvest_then_bloom_then_values_then_exchange() -> None:
    """The bulb can bloom only because the harvest came first, and the tulip was laid before the row moved."""
    table = upkeep({**CORNER, "b2": "daffodil bulb", "a3": "snowdrop", "b3": "tulip", "c2": "dahlia", "c3": "tulip"})
    assert table.harvested == "a1 a2"
    assert table.bloomed == "b2"
    assert table.state.values == counts("tulip 1, dahlia 1")
    assert table.row == "- dahlia daffodil globemaster snowdrop tulip"
    assert table.mover() == "nature"


@pytest.mark.rule("SE-49", "SE-51")
def test_a_surrounded_flower_leaves_the_garden() -> None:
    table = upkeep(ring("tulip", SIX))
    assert table.harvested == "d4"
    assert table.garden == SIX
    assert table.state.laid == (FLOWERS.index("tulip"),)


@pytest.mark.rule("SE-51")
@pytest.mark.parametrize("gate", list(SIX))
def test_one_empty_space_is_enough_to_stay(gate: str) -> None:
    fence = {name: what for name, what in SIX.items() if name != gate}
    assert upkeep(ring("tulip", fence)).harvested == ""


@pytest.mark.rule("SE-49", "SE-50")
def test_a_surrounded_group_leaves_whole() -> None:
    around = dict.fromkeys(("c3", "c4", "c5", "d3", "e3", "e4", "e5", "d6"), "dahlia")
    assert upkeep({"d4": "tulip", "d5": "tulip", **around}).harvested == "d4 d5"
    around.pop("d6")
    assert upkeep({"d4": "tulip", "d5": "tulip", **around}).harvested == ""


@pytest.mark.rule("SE-50")
def test_a_group_is_blooms_of_one_type_joined_by_neighbours() -> None:
    table = desk(garden={"a1": "tulip", "a2": "tulip", "b3": "tulip", "c3": "dahlia", "d7": "tulip", "b2": "dahlia"})
    assert set(all_groups(table)) == {"a1 a2 b3", "b2 c3", "d7"}


@pytest.mark.rule("SE-50")
def test_a_group_is_the_largest_possible() -> None:
    garden = {"a1": "tulip", "b1": "tulip", "c1": "tulip", "d1": "tulip", "e1": "tulip", "c3": "tulip"}
    assert set(all_groups(desk(garden=garden))) == {"a1 b1 c1 d1 e1", "c3"}


@pytest.mark.rule("SE-51")
def test_the_open_spaces_beside_a_group() -> None:
    table = desk(garden={"d4": "tulip", "d5": "tulip", "c4": "dahlia", "e4": "snowdrop bulb"})
    group = all_groups(table)["d4 d5"]
    assert table.names(group.gates) == "c3 c5 d3 d6 e3 e5"
    assert FLOWERS[group.flower] == "tulip"
    assert not group.surrounded


@pytest.mark.rule("SE-51", "SE-54")
def test_any_type_bloom_or_bulb_fences() -> None:
    fence = {name: f"{what} bulb" for name, what in SIX.items()}
    assert upkeep(ring("tulip", fence)).harvested == "d4"
    assert upkeep(ring("tulip", {**SIX, "c3": "globemaster", "c4": "daffodil bulb"})).harvested == "d4"


@pytest.mark.rule("SE-52")
def test_the_edge_fences() -> None:
    assert upkeep(CORNER).harvested == "a1"


@pytest.mark.rule("SE-101")
def test_with_an_open_edge_a_flower_on_it_stays() -> None:
    table = upkeep(CORNER, edge="open")
    assert table.harvested == ""
    assert all_groups(table)["a1"].gates == ()
    assert not all_groups(table)["a1"].surrounded


@pytest.mark.rule("SE-101")
def test_with_an_open_edge_a_group_that_touches_it_stays_whole() -> None:
    """b2 lies inside, but its group reaches the edge at a1."""
    around = dict.fromkeys(("a2", "b1", "b3", "c2", "c3"), "dahlia")
    garden = {"a1": "tulip", "b2": "tulip", **around}
    assert upkeep(garden).harvested == "a1 b2"
    assert upkeep(garden, edge="open").harvested == ""
    assert upkeep(ring("tulip", SIX), edge="open").harvested == "d4"


@pytest.mark.rule("SE-53")
def test_an_empty_space_inside_the_group_counts_as_empty() -> None:
    hollow = dict.fromkeys(SIX, "tulip")
    outside = ("b2", "b3", "b4", "c2", "c5", "d2", "d6", "e2", "e5", "f2", "f3", "f4")
    fence = dict.fromkeys(outside, "dahlia")
    assert upkeep({**hollow, **fence}).harvested == ""
    assert upkeep({**hollow, **fence, "d4": "tulip"}).harvested == "c3 c4 d3 d4 d5 e3 e4"


@pytest.mark.rule("SE-54")
def test_a_bulb_is_not_harvested() -> None:
    table = upkeep(ring("tulip bulb", SIX))
    assert table.harvested == ""
    assert table.garden["d4"] == "tulip bulb"


@pytest.mark.rule("SE-55")
def test_a_bulb_of_the_same_type_lends_no_room() -> None:
    """The bulb at d5 has empty neighbours, the tulip behind it has none."""
    assert upkeep(ring("tulip", {**SIX, "d5": "tulip bulb"})).harvested == "d4"


@pytest.mark.rule("SE-55")
def test_a_bulb_joins_no_groups() -> None:
    table = desk(garden={"c3": "tulip", "c4": "tulip bulb", "c5": "tulip"})
    assert set(all_groups(table)) == {"c3", "c5"}


@pytest.mark.rule("SE-102")
def test_where_bulbs_are_harvested_too_they_join_groups_and_go_with_them() -> None:
    table = desk(garden={"c3": "tulip", "c4": "tulip bulb", "c5": "tulip"}, bulbs="harvest_too")
    assert set(all_groups(table)) == {"c3 c4 c5"}
    assert upkeep(ring("tulip", {**SIX, "d5": "tulip bulb"}), bulbs="harvest_too").harvested == ""
    assert upkeep(ring("tulip bulb", SIX), bulbs="harvest_too").harvested == "d4"


@pytest.mark.rule("SE-56")
def test_groups_that_fence_each_other_go_together() -> None:
    """Taking a1 first would have made room for a2."""
    table = upkeep({**CORNER, "a3": "globemaster", "b3": "tulip"})
    assert table.harvested == "a1 a2"


@pytest.mark.rule("SE-56")
def test_there_is_no_second_pass() -> None:
    """With d4 gone, c3 has room for ever; nothing becomes surrounded by a harvest."""
    table = upkeep(ring("tulip", SIX))
    assert table.garden == SIX
    again = table.settle().play("plant 1:" + table.row.split()[0] + " a1", "plant 2:" + table.row.split()[1] + " g4")
    assert again.play("end").harvested == ""
