"""What buildings do (FF-153 to FF-166)."""

from __future__ import annotations

import pytest

from tests.games.fire_and_flora.desk import desk


@pytest.mark.rule("FF-153")
def test_the_nursery_plants_on_an_open_parcel_or_in_place_of_a_leafy_weed() -> None:
    table = desk(
        "HQ1 | EF1 nursery1 | C17 | C12 brome big | C22 eucalyptus small | C16 sagebrush small", "HQ2 | EF2", coins=(5,)
    )
    uses = [text for text in table.legal if text.startswith("use")]
    stock = ("sagebrush", "needlegrass", "poppy")
    assert uses == [f"use nursery1 {species} on {land}" for species in stock for land in ("C17", "C12")]
    table.play("use nursery1 needlegrass on C12")
    assert (table.at("C12"), table.state.coins[0]) == ("needlegrass small", 3)
    assert (table.pool("brome"), table.pool("needlegrass")) == (10, 7)
    assert table.why("use nursery1 poppy on C17") == "building_used"


@pytest.mark.rule("FF-153")
def test_what_the_nursery_refuses() -> None:
    table = desk("HQ1 | EF1 nursery1 | C17 | C16 poppy small | C07 goats1", "HQ2 | EF2", coins=(2,))
    assert table.why("use nursery1 oak on C17") == "not_nursery_stock"
    assert table.why("use nursery1 poppy on C16") == "not_replaceable"
    assert table.why("use nursery1 poppy on C07") == "parcel_not_open", "a building stands there"
    assert table.why("use nursery1 oak on C07") == "parcel_not_open", "the first reason that applies is given"
    assert table.why("use nursery1 poppy on HQ1") == "holds_nothing"
    assert table.why("use nursery1 poppy on EF2") == "not_your_parcel"
    assert table.why("use nursery2 poppy on C17") == "no_building"
    assert desk("HQ1 | EF1 nursery1 | C17", "HQ2", coins=(1,)).why("use nursery1 poppy on C17") == "not_enough_coins"


@pytest.mark.rule("FF-153")
def test_the_nursery_needs_a_card_in_the_pool() -> None:
    poppies = " | ".join(f"C{n:02} poppy small" for n in range(1, 9))
    table = desk(f"HQ1 | EF1 nursery1 | C17 | {poppies}", "HQ2", coins=(2,))
    assert table.why("use nursery1 poppy on C17") == "pool_empty"


@pytest.mark.rule("FF-155", "FF-164")
@pytest.mark.parametrize(
    ("plants", "coins"),
    [("", 0), (" | C16 poppy small | C17 poppy big", 1), (" | C16 oak small | C17 poppy big | C15 mustard big", 2)],
)
def test_a_nature_center_pays_for_each_different_native(plants: str, coins: int) -> None:
    bare = desk(f"HQ1 | EF1{plants}", "HQ2", phase="income").settle().state.coins[0]
    one = desk(f"HQ1 | EF1 naturecenter1{plants}", "HQ2", phase="income").settle().state.coins[0]
    assert one - bare == coins


@pytest.mark.rule("FF-155", "FF-164")
def test_at_most_three_for_each_nature_center() -> None:
    plants = "C16 poppy small | C17 oak small | C07 coyotebrush big | C06 sagebrush big"
    one = desk(f"HQ1 | EF1 naturecenter1 | {plants} | S12", "HQ2", phase="income").settle().state.coins[0]
    two = desk(f"HQ1 | EF1 naturecenter1 | {plants} | S12 naturecenter2", "HQ2", phase="income").settle()
    assert two.state.coins[0] - one == 3


@pytest.mark.rule("FF-156", "FF-164")
@pytest.mark.parametrize(("row", "cards"), [("EF1", 1), ("EF1 volunteer1", 2), ("EF1 volunteer1 | S12 volunteer2", 3)])
def test_a_volunteer_center_draws_a_card_more(row: str, cards: int) -> None:
    assert desk(f"HQ1 | {row}", "HQ2", phase="income").settle().state.sizes[0] == cards


@pytest.mark.rule("FF-157")
def test_the_reservoir_changes_a_card_into_a_discarded_water() -> None:
    table = desk("HQ1 | EF1 reservoir1", "HQ2", hands=("fire water",), discard="water time")
    assert [text for text in table.legal if text.startswith("use")] == ["use reservoir1 discard fire"]
    table.play("use reservoir1 discard fire")
    assert (table.hand(1), table.discard) == ("water water", "fire time")
    assert table.why("use reservoir1 discard water") == "building_used"


@pytest.mark.rule("FF-157")
def test_what_the_reservoir_refuses() -> None:
    table = desk("HQ1 | EF1 reservoir1", "HQ2 | EF2 reservoir2", hands=("fire water",))
    assert table.why("use reservoir1 discard fire") == "no_water_discarded"
    assert table.why("use reservoir1 discard water") == "water_for_water"
    assert table.why("use reservoir1 discard time") == "card_not_held"
    assert table.why("use reservoir2 discard fire") == "no_building"


@pytest.mark.rule("FF-160")
def test_a_farm_stand_brings_a_coin() -> None:
    assert desk("HQ1 | EF1 farmstand1", "HQ2", phase="income").settle().state.coins[0] == 4


@pytest.mark.rule("FF-161")
def test_a_university_makes_one_card_a_turn_cheaper() -> None:
    table = desk("HQ1 | EF1 university1", "HQ2 | EF2", coins=(4,)).play("draw, resource fire, draw, resource fire")
    assert table.state.coins[0] == 1
    assert table.why("draw") == "not_enough_coins"
    last_coin = desk("HQ1 | EF1 university1", "HQ2 | EF2", coins=(1,)).play("draw, resource fire")
    assert last_coin.state.coins[0] == 0


@pytest.mark.rule("FF-162")
def test_goats_eat_a_leafy_plant_that_answers_to_one_labor() -> None:
    row = "HQ1 | EF1 goats1 | C15 mustard big | C22 eucalyptus big | C07 coyotebrush small | C09 giantreed small"
    table = desk(f"{row} | C06 sagebrush big", "HQ2 | EF2 brome big", coins=(3,))
    assert [text for text in table.legal if text.startswith("use")] == ["use goats1 on C15", "use goats1 on C06"]
    assert table.why("use goats1 on C22") == "line_needs_pair"
    assert table.why("use goats1 on C07") == "plant_woody"
    assert table.why("use goats1 on C09") == "line_needs_pair"
    assert table.why("use goats1 on EF2") == "not_your_parcel"
    assert table.why("use goats1 on HQ1") == "no_plant"
    table.play("use goats1 on C06")
    assert (table.at("C06"), table.state.coins[0], table.node) == ("sagebrush small", 2, "actions")
    assert table.why("use goats1 on C15") == "building_used"


@pytest.mark.rule("FF-162")
def test_goats_eat_the_first_plant_of_the_box_too() -> None:
    table = desk("HQ1 | EF1 goats1 | C06 sagebrush small", "HQ2", coins=(3,)).play("use goats1 on C06")
    assert table.at("C06") == "empty"


@pytest.mark.rule("FF-163")
def test_a_gift_shop_pays_two_for_the_first_two_sales() -> None:
    table = desk("HQ1 | EF1 giftshop1", "HQ2", hands=("time " * 4,)).play("sell time, sell time, sell time")
    assert table.state.coins[0] == 5


@pytest.mark.rule("FF-163")
def test_only_sales_while_one_owns_the_shop_count() -> None:
    table = desk("HQ1 | EF1", "HQ2", hands=("time " * 4,), coins=(3,), market="giftshop1")
    table.play("sell time, buy giftshop1 on EF1, sell time, sell time, sell time")
    assert table.state.coins[0] == 3 + 1 - 3 + 2 + 2 + 1


@pytest.mark.rule("FF-164")
def test_two_nurseries_are_used_separately() -> None:
    table = desk("HQ1 | EF1 nursery1 | S12 nursery2 | C17 | C08", "HQ2", coins=(4,))
    table.play("use nursery1 poppy on C17, use nursery2 sagebrush on C08")
    assert table.state.coins[0] == 0


@pytest.mark.rule("FF-164")
def test_a_building_is_used_in_its_own_way_only() -> None:
    table = desk("HQ1 | EF1 farmstand1 | C15 mustard big | S12 nursery1 | C17", "HQ2", coins=(9,), hands=("time",))
    assert table.why("use farmstand1 on C15") == "no_use"
    assert table.why("use nursery1 on C15") == "no_use"
    assert table.why("use farmstand1 poppy on C17") == "no_use"
    assert table.why("use nursery1 discard time") == "no_use"


@pytest.mark.rule("FF-165")
def test_a_building_may_be_used_in_the_turn_it_was_bought() -> None:
    table = desk("HQ1 | EF1 | C17", "HQ2", coins=(6,), market="nursery1")
    table.play("buy nursery1 on EF1, use nursery1 poppy on C17")
    assert table.at("C17") == "poppy small"


@pytest.mark.rule("FF-165")
def test_a_building_used_and_traded_away_and_back_stays_used() -> None:
    table = desk("HQ1 | EF1 | S12 nursery1 | C17 | C08", "HQ2 | EF2", coins=(9,))
    table.play("use nursery1 poppy on C17, offer 2, give S12, propose, accept, offer 2, get S12, propose, accept")
    assert table.why("use nursery1 poppy on C08") == "building_used"
    table.play("end").settle()
    assert table.state.marks.used == ()
