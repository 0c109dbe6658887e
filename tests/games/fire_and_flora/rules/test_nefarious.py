"""Stealing and planting weeds (FF-117 to FF-120, FF-158)."""

from __future__ import annotations

import pytest

from tests.games.fire_and_flora.desk import THREE, TWO, desk


@pytest.mark.rule("FF-117")
def test_a_random_card_is_stolen() -> None:
    table = desk(*TWO, hands=("nefarious", "water water fire")).play("nefarious steal-card 2, pass")
    assert (table.node, table.odds) == ("steal", {"steal water": 2, "steal fire": 1})
    table.play("steal fire")
    assert (table.hand(1), table.hand(2), table.mover) == ("fire", "water water", 1)
    assert table.state.sizes == (1, 2)


@pytest.mark.rule("FF-117", "FF-118")
def test_there_must_be_something_to_steal_from_somebody_else() -> None:
    table = desk(*THREE, hands=("nefarious", "", "time"), coins=(5, 1, 0))
    assert table.why("nefarious steal-card 2") == "victim_no_cards"
    assert table.why("nefarious steal-coins 2") is None
    assert table.why("nefarious steal-card 3") is None
    assert table.why("nefarious steal-coins 3") == "victim_no_coins"
    assert table.why("nefarious steal-coins 1") == "self_target"
    assert table.why("nefarious steal-card 4") == "no_such_seat"
    table.play("end").settle()
    assert table.why("nefarious steal-card 1") == "card_not_held"


@pytest.mark.rule("FF-118")
@pytest.mark.parametrize(("coins", "left"), [(7, 4), (3, 0), (2, 0), (1, 0)])
def test_three_coins_or_all_there_are(coins: int, left: int) -> None:
    table = desk(*TWO, hands=("nefarious",), coins=(0, coins)).play("nefarious steal-coins 2, pass")
    assert table.state.coins == (coins - left, left)


@pytest.mark.rule("FF-119")
def test_a_small_weed_is_planted_on_an_open_parcel_of_another() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2 | S12 nursery1 | S01", "HQ3 | EF3 oak small", hands=("nefarious",))
    places = {text.rpartition(" ")[2] for text in table.legal if text.startswith("nefarious plant")}
    assert places == {"EF2"}
    assert table.why("nefarious plant brome S12") == "parcel_not_open"
    assert table.why("nefarious plant brome S01") == "preserve"
    assert table.why("nefarious plant brome C17") == "not_in_play"
    assert table.why("nefarious plant oak EF2") == "not_invasive"
    table.play("nefarious plant eucalyptus EF2, pass, pass")
    assert (table.at("EF2"), table.pool("eucalyptus"), table.discard) == ("eucalyptus small", 4, "nefarious")


@pytest.mark.rule("FF-119")
def test_a_species_used_up_cannot_be_planted() -> None:
    trees = " | ".join(f"C{n:02} eucalyptus small" for n in range(1, 6))
    table = desk(f"HQ1 | EF1 | {trees}", "HQ2 | EF2", hands=("nefarious",))
    assert table.why("nefarious plant eucalyptus EF2") == "pool_empty"
    assert "nefarious plant mustard EF2" in table.legal


@pytest.mark.rule("FF-120")
def test_a_hand_that_was_emptied_by_blocks_is_not_robbed() -> None:
    table = desk(*TWO, hands=("nefarious nefarious", "labor"))
    table.play("nefarious steal-card 2, block labor, block nefarious, pass")
    assert (table.node, table.mover) == ("actions", 1)
    assert (table.hand(1), table.discard) == ("", "labor nefarious nefarious")


@pytest.mark.rule("FF-158")
def test_a_ranger_station_keeps_thieves_away_but_not_weeds() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2 ranger1 | S12", hands=("nefarious", "time"), coins=(0, 9))
    assert table.why("nefarious steal-card 2") == "victim_protected"
    assert table.why("nefarious steal-coins 2") == "victim_protected"
    assert table.why("nefarious plant brome S12") is None
