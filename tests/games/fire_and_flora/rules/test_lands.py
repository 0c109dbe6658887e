"""Buying lands and putting up buildings (FF-26, FF-29, FF-95 to FF-103)."""

from __future__ import annotations

import pytest

from tests.games.fire_and_flora.desk import TWO, desk


@pytest.mark.rule("FF-95", "FF-96", "FF-97", "FF-98")
def test_a_parcel_goes_to_the_right_end_with_its_plant() -> None:
    table = desk(*TWO, coins=(15,), market="C16 S24").play("buy S24")
    assert (table.row(1), table.market, table.state.coins[0]) == ("HQ1 EF1 S24", "C16", 4)
    assert (table.at("S24"), table.pool("yucca")) == ("yucca big", 6)


@pytest.mark.rule("FF-95")
def test_a_land_must_be_in_the_market_and_paid_for() -> None:
    table = desk(*TWO, coins=(6,), market="C16 C15")
    assert table.why("buy C16") == "not_enough_coins"
    assert table.why("buy C15") is None
    assert table.why("buy EF2") == "not_in_market"
    assert table.why("buy ranger1 on EF1") == "not_in_market"


@pytest.mark.rule("FF-100")
def test_with_no_card_in_the_pool_a_parcel_comes_bare() -> None:
    reeds = " | ".join(f"C{n:02} giantreed small" for n in range(1, 7))
    table = desk(f"HQ1 | EF1 | {reeds}", "HQ2 | EF2", coins=(7,), market="C09").play("buy C09")
    assert (table.at("C09"), table.pool("giantreed")) == ("empty", 0)


@pytest.mark.rule("FF-101", "FF-29")
def test_a_building_stands_on_an_open_parcel_of_the_buyer() -> None:
    table = desk("HQ1 | EF1 | C17 | C16 poppy small", "HQ2 | EF2", coins=(9,), market="ranger1")
    assert [text for text in table.legal if text.startswith("buy")] == ["buy ranger1 on EF1", "buy ranger1 on C17"]
    table.play("buy ranger1 on C17")
    assert (table.at("C17"), table.row(1), table.state.coins[0]) == ("ranger1", "HQ1 EF1 C17 C16", 6)


@pytest.mark.rule("FF-26")
def test_a_parcel_holds_one_thing() -> None:
    table = desk("HQ1 | EF1 farmstand1 | C16 poppy small | C17", "HQ2 | EF2", coins=(9,), market="ranger1")
    assert table.why("buy ranger1 on EF1") == "parcel_not_open"
    assert table.why("buy ranger1 on C16") == "parcel_not_open"
    assert table.why("buy ranger1 on HQ1") == "holds_nothing"


@pytest.mark.rule("FF-101")
@pytest.mark.parametrize("row", ["HQ1", "HQ1 | EF1 poppy small", "HQ1 | EF1 goats1"])
def test_without_an_open_parcel_no_building_is_bought(row: str) -> None:
    table = desk(row, "HQ2 | EF2", coins=(9,), market="ranger1")
    assert not [text for text in table.legal if text.startswith("buy")]
    assert table.why("buy ranger1 on EF1") == "no_open_parcel"
    assert table.why("buy ranger1") == "needs_parcel"


@pytest.mark.rule("FF-102")
def test_a_spare_headquarters_is_bought_like_a_parcel() -> None:
    table = desk(*TWO, coins=(20,), market="HQ4 EF3").play("buy HQ4")
    assert (table.row(1), table.state.coins[0]) == ("HQ1 EF1 HQ4", 12)
    assert table.why("buy EF3") == "already_bought"


@pytest.mark.rule("FF-103")
def test_buildings_are_not_pulled_down() -> None:
    table = desk("HQ1 | EF1 goats1", "HQ2 | EF2 ranger1")
    assert table.why("demolish goats1") == "demolish_off"
    assert table.why("demolish ranger1") == "no_building"
    assert not [text for text in table.legal if text.startswith("demolish")]
