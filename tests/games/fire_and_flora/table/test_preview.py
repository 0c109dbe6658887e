"""What is said before a card is let go: what happens, to whom, the stars, the pool, what could stop it (8.2, 8.3)."""

from __future__ import annotations

import pytest

from garden_desktop.core.gesture import InputStep
from tests.games.fire_and_flora.desk import desk
from tests.games.fire_and_flora.tables import foretold

EMPTY_POOL = " | ".join(f"S{n:02} sagebrush small" for n in range(2, 10))


@pytest.mark.rule("FF-79", "FF-87")
def test_watering_the_big_sagebrush() -> None:
    """The example of the table: it propagates, one star more, and Fire could stop it."""
    at = desk("HQ1 | EF1 | C06 sagebrush big | C17", "HQ2", hands=("water",))
    assert foretold(at, "card-water-1", "C06") == [
        "Propagate: the Big Sagebrush on Garland Ranch.",
        "You choose the land: Empty Field and Morro Bay Bluffs.",
        "Seat 1’s stars: 2, then 3.",
        "Sagebrush, 8 left in the pool.",
        "Can be blocked with Fire.",
    ]


@pytest.mark.rule("FF-87", "FF-88")
def test_who_chooses_and_who_is_hurt_on_a_rivals_land() -> None:
    at = desk("HQ1", "HQ2 | C14 mustard big | C10 needlegrass big | C16 sagebrush small", hands=("water",))
    said = foretold(at, "card-water-1", "C14")
    assert "Seat 2 chooses the land: Santa Lucia Foothills and Montana de Oro." in said
    assert "Seat 2’s stars: 3, then 1 to 2." in said


@pytest.mark.rule("FF-106")
def test_nothing_stops_time() -> None:
    at = desk("HQ1 | S14 yucca small", "HQ2", hands=("time",))
    assert foretold(at, "card-time-1", "S14")[-1] == "Can’t be blocked."


def test_a_pair_is_foretold_once_one_card_lies_on_the_other() -> None:
    at = desk("HQ1 | EF1 oak small", "HQ2", hands=("water time",))
    assert foretold(at, "card-time-1", "EF1") == []
    laid = (InputStep("hand-time", "card-water-1", loose=True),)
    assert foretold(at, "card-time-1", "EF1", laid)[:2] == [
        "Grow: the Small Live Oak on Empty Field flips to its big side.",
        "Seat 1’s stars: 1, then 4.",
    ]


@pytest.mark.rule("FF-117", "FF-118", "FF-119")
def test_the_three_uses_of_nefarious() -> None:
    at = desk("HQ1", "HQ2 | EF2 | C10 needlegrass big", hands=("nefarious", "time"), coins=(0, 2))
    assert foretold(at, "card-nefarious-1", "purse-2") == [
        "You take 2 coins from Seat 2.",
        "Can be blocked with Labor.",
    ]
    assert foretold(at, "card-nefarious-1", "cards-2")[0] == "You take a random card from Seat 2."
    assert foretold(at, "card-nefarious-1", "EF2") == [
        "A small invasive for Seat 2’s Empty Field.",
        "Can be blocked with Labor.",
        "Its owner can replace it again with the Big Needlegrass on Santa Lucia Foothills.",
    ]


@pytest.mark.rule("FF-90", "FF-93")
def test_a_play_that_will_fizzle_is_warned_of() -> None:
    empty = desk("HQ1 | C06 sagebrush big | C17", f"HQ2 | {EMPTY_POOL}", hands=("water",))
    assert "The pool has no such card, or there is no room for it: the cards come back." in foretold(
        empty, "card-water-1", "C06"
    )
    full = desk("HQ1 | C06 sagebrush big", "HQ2", hands=("water",))
    assert "There is no room for a seedling: the cards are spent without effect." in foretold(
        full, "card-water-1", "C06"
    )


def test_plays_that_help_a_rival_or_hurt_oneself_are_warned_of() -> None:
    at = desk(
        "HQ1 | EF1 sagebrush small",
        "HQ2 | EF2 | C06 sagebrush big | C09 giantreed big | S14 yucca big",
        hands=("water fire",),
    )
    assert foretold(at, "card-fire-1", "EF1")[-1] == "Careful: Small Sagebrush is your own native."
    assert foretold(at, "card-water-1", "C06")[-1] == (
        "Careful: Big Sagebrush is an opponent’s native, and this propagates it."
    )
    assert foretold(at, "card-water-1", "C09")[-1] == "Its owner may put the seedling on an open land."
    assert foretold(at, "card-fire-1", "S14")[-1] == "Careful: fire helps Big Yucca."


@pytest.mark.rule("FF-95", "FF-97")
def test_a_purchase_says_what_it_costs_and_brings() -> None:
    at = desk("HQ1 | EF1", "HQ2", coins=(12,), market="C05 farmstand1")
    assert foretold(at, "land-C05", "row") == [
        "Costs 10 coins, 2 left.",
        "+2 coins a turn.",
        "Seat 1’s stars: 0, then 1.",
    ]
    assert foretold(at, "land-farmstand1", "EF1") == [
        "Costs 4 coins, 8 left.",
        "+1 coin a turn.",
        "Careful: this is your last open land.",
    ]


@pytest.mark.rule("FF-65", "FF-163")
def test_selling_below_what_a_gift_shop_would_pay() -> None:
    at = desk("HQ1 | EF1", "HQ2", hands=("water",), market="giftshop1", coins=(3,))
    assert foretold(at, "card-water-1", "sell") == [
        "The bank pays 1 coin; the card is discarded face up.",
        "A Gift Shop would pay 2 coins.",
    ]


@pytest.mark.rule("FF-62")
def test_ending_the_turn_with_a_purchase_possible() -> None:
    at = desk("HQ1 | EF1", "HQ2", coins=(12,), market="C05 C21")
    assert foretold(at, "", "end") == ["You can still buy a land: 1 in the market."]
    assert foretold(desk("HQ1", "HQ2"), "", "end") == []


@pytest.mark.rule("FF-154")
def test_the_fire_station_is_told_what_would_burn() -> None:
    at = desk("HQ1 | EF1 firestation1 | C16 sagebrush small | C06 sagebrush big", "HQ2", phase="event")
    at.play("event F01, die central")
    assert foretold(at, "", "C16") == ["Otherwise killed: the Small Sagebrush on Montana de Oro."]
    assert foretold(at, "", "pick-2") == ["Otherwise damaged: the Big Sagebrush on Garland Ranch."]


@pytest.mark.rule("FF-159")
def test_the_lookout_is_told_what_the_roll_would_burn() -> None:
    at = desk("HQ1 | EF1 lookout1 | C16 sagebrush small", "HQ2 | S08 sagebrush small", phase="event")
    at.play("event F01, die both")
    assert foretold(at, "", "keep") == ["The fire would harm 2 plants: Montana de Oro and Laguna Canyon."]
    assert foretold(at, "", "reroll") == ["You must keep the second roll."]
