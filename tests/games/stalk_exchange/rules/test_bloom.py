"""Upkeep, step 2: bulbs with room turn to their bloom face (SE-57 to SE-60)."""

from __future__ import annotations

import pytest

from tests.games.stalk_exchange.desk import desk
from tests.games.stalk_exchange.rules.test_harvest import CORNER, SIX, ring, upkeep


@pytest.mark.rule("SE-57")
def test_a_bulb_with_one_empty_neighbour_turns() -> None:
    fence = {name: what for name, what in SIX.items() if name != "e4"}
    table = upkeep(ring("tulip bulb", fence))
    assert table.bloomed == "d4"
    assert table.garden["d4"] == "tulip"


@pytest.mark.rule("SE-57")
def test_all_turn_at_once() -> None:
    """Bulbs side by side: that one of them blooms changes nothing for the other."""
    assert upkeep({"d4": "tulip bulb", "d5": "tulip bulb", "a1": "dahlia bulb"}).bloomed == "a1 d4 d5"


@pytest.mark.rule("SE-58")
def test_a_hemmed_in_bulb_waits_and_is_looked_at_again() -> None:
    table = upkeep(ring("tulip bulb", {**SIX, "c3": "dahlia"}))
    assert (table.bloomed, table.garden["d4"]) == ("", "tulip bulb")
    again = upkeep({**table.garden, "b2": "snowdrop", "b3": "snowdrop", "c2": "snowdrop", "d2": "snowdrop"})
    assert again.bloomed == ""
    opened = {name: what for name, what in table.garden.items() if name != "c3"}
    assert upkeep(opened).bloomed == "d4"


@pytest.mark.rule("SE-58")
@pytest.mark.parametrize("edge", ["fence", "open"])
def test_off_the_board_is_no_room_to_bloom(edge: str) -> None:
    assert upkeep({**CORNER, "a1": "tulip bulb"}, edge=edge).bloomed == ""


@pytest.mark.rule("SE-59")
def test_a_bulb_may_bloom_in_the_turn_it_was_planted() -> None:
    table = desk().play("plant 1:dahlia a1", "plant 2:daffodil g4", "end")
    assert table.bloomed == "a1 g4"


@pytest.mark.rule("SE-59")
def test_a_bulb_may_bloom_beside_what_was_just_harvested() -> None:
    garden = {**CORNER, "a3": "snowdrop", "b3": "globemaster", "c2": "globemaster", "c3": "dahlia"}
    garden.pop("b2")
    table = desk(garden=garden).play("plant 2:daffodil b2", "plant 1:dahlia g4", "end")
    assert "a1" in table.harvested
    assert "b2" in table.bloomed


@pytest.mark.rule("SE-60")
def test_a_bloom_stays_a_bloom_even_hemmed_in() -> None:
    """Its group reaches the open, so it is not harvested; no empty space is beside it."""
    table = upkeep(ring("tulip", {**SIX, "d5": "tulip"}))
    assert table.harvested == ""
    assert table.garden["d4"] == table.garden["d5"] == "tulip"
