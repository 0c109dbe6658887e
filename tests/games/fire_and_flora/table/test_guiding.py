"""What the bar says while something is in hand: where it may go, and what letting go there would do (8.2, 8.5)."""

from __future__ import annotations

import pytest

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.text import plain
from tests.games.fire_and_flora.desk import Desk, desk
from tests.games.fire_and_flora.tables import table_of


def guided(at: Desk, piece: str, place: str = "", draft: tuple[InputStep, ...] = (), viewer: int = 1) -> str | None:
    said = table_of(at.rules).make_view_model(at.sees(viewer), viewer - 1, draft).guide(piece, place)
    return " ".join(map(plain, said)) or None


@pytest.mark.rule("FF-79", "FF-87")
def test_watering_the_big_sagebrush() -> None:
    """The sentence of the picture: what is let go of, what follows, and the star it brings."""
    at = desk("HQ1 | EF1 | C06 sagebrush big | C17", "HQ2 | EF2 mustard small", hands=("water",))
    assert guided(at, "card-water-1") == "Seat 1: Water affects 2 plants. Drop the card there."
    assert guided(at, "card-water-1", "C06") == (
        "Seat 1: drop Water here, and the Big Sagebrush on Garland Ranch propagates. Seat 1’s stars: 2, then 3."
    )


@pytest.mark.rule("FF-76")
def test_another_card_is_named_only_where_one_in_the_hand_goes_with_it() -> None:
    rows = ("HQ1 | EF1 | C06 sagebrush big | C17", "HQ2 | EF2 mustard small")
    assert guided(desk(*rows, hands=("water labor",)), "card-water-1") == (
        "Seat 1: Water affects 2 plants. Drop the card there, or on a card that goes with it."
    )
    assert (
        guided(desk(*rows, hands=("time",)), "card-time-1")
        == "Seat 1: Time doesn’t affect any plant now, but you can sell it."
    )


def test_a_card_no_plant_answers_to() -> None:
    at = desk("HQ1 | EF1 oak small", "HQ2", hands=("time water",))
    assert guided(at, "card-time-1") == (
        "Seat 1: Time alone doesn’t affect any plant now. Drop the card on one that goes with it, or sell it."
    )


@pytest.mark.rule("FF-76")
def test_a_pair_is_followed_from_one_card_to_the_other_and_to_the_plant() -> None:
    at = desk("HQ1 | EF1 oak small", "HQ2", hands=("water time",))
    assert guided(at, "card-water-1", "hand-time") == "Seat 1: drop Water on Time to play both together."
    laid = (InputStep("hand-time", "card-water-1", loose=True),)
    assert guided(at, "card-time-1", draft=laid) == "Seat 1: Water and Time together affect 1 plant. Drop them there."
    assert guided(at, "card-time-1", "EF1", laid) == (
        "Seat 1: drop Water and Time here, and the Small Live Oak on Empty Field grows. Seat 1’s stars: 1, then 4."
    )


@pytest.mark.rule("FF-117", "FF-118", "FF-119")
def test_the_three_uses_of_nefarious() -> None:
    at = desk("HQ1", "HQ2 | EF2", hands=("nefarious", "time"), coins=(0, 2))
    assert guided(at, "card-nefarious-1") == (
        "Seat 1: drop Nefarious on an open land, or on an opponent’s coins or cards."
    )
    assert guided(at, "card-nefarious-1", "purse-2") == "Seat 1: drop here to steal 2 coins from Seat 2."
    assert guided(at, "card-nefarious-1", "cards-2") == "Seat 1: drop here to steal a random card from Seat 2."
    assert guided(at, "card-nefarious-1", "EF2") == (
        "Seat 1: drop on Empty Field, then choose the invasive to plant there."
    )


@pytest.mark.rule("FF-95", "FF-97")
def test_a_land_and_a_building_of_the_market() -> None:
    at = desk("HQ1 | EF1", "HQ2", coins=(12,), market="C05 farmstand1")
    assert guided(at, "land-C05") == "Seat 1: drop Carmel Valley on your landscape to buy it for 10 coins."
    assert guided(at, "land-C05", "row") == "Seat 1: drop here to buy Carmel Valley for 10 coins."
    assert guided(at, "land-farmstand1") == (
        "Seat 1: drop Farm Stand on one of your open lands to build it for 4 coins."
    )
    assert guided(at, "land-farmstand1", "EF1") == "Seat 1: drop here to build Farm Stand on Empty Field for 4 coins."


@pytest.mark.rule("FF-65")
def test_a_sale() -> None:
    at = desk("HQ1", "HQ2", hands=("water",))
    assert guided(at, "card-water-1", "sell") == "Seat 1: drop here to sell Water for 1 coin."


def test_a_card_that_stops_a_play() -> None:
    at = desk("HQ1 | C06 sagebrush small", "HQ2", hands=("water", "fire")).play("play water C06")
    assert at.node == "block"
    assert guided(at, "card-fire-1", viewer=2) == "Seat 2: drop Fire on the play to block it."
    assert guided(at, "card-fire-1", "block", viewer=2) == "Seat 2: drop here to block the play with Fire."


def test_nothing_is_said_to_whoever_is_not_asked_or_where_letting_go_does_nothing() -> None:
    at = desk("HQ1 | C06 sagebrush small", "HQ2", hands=("water", "fire"))
    assert guided(at, "card-fire-1", "C06", viewer=2) is None
    assert guided(at, "card-water-1", "event") is None
