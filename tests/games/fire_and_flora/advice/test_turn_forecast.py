"""Forecast of a turn's plays: what a hand can still grow and seed in a landscape."""

from __future__ import annotations

import pytest

from garden_desktop.games.fire_and_flora.advice.character import Character, LandscapeValuation
from garden_desktop.games.fire_and_flora.advice.turn_search import TurnForecast, TurnForecaster
from garden_desktop.games.fire_and_flora.data.cards import NONE
from tests.games.fire_and_flora.desk import desk

SPENT = 0.2


def forecast(row: str, hand: str) -> TurnForecast:
    """Plays of the first seat, with the values of a level that has no opinions of its own."""
    table = desk(row, "HQ2 | EF2", hands=(hand, ""))
    config = table.rules.config
    of = LandscapeValuation(config, Character(small=0, big=0)).of
    return TurnForecaster(config, of, SPENT).of_hand(table.state, 0, table.state.hands[0] or NONE)


@pytest.mark.parametrize(
    ("row", "hand", "stars", "cards"),
    [
        ("HQ1 | EF1 sagebrush small", "", 0, 0),
        ("HQ1 | EF1 sagebrush small", "water", 1, 1),
        ("HQ1 | EF1 sagebrush small", "labor", 0, 0),
        ("HQ1 | EF1 oak small", "water", 0, 0),
        ("HQ1 | EF1 oak small", "water time", 3, 2),
        ("HQ1 | EF1 mustard small", "water", 0, 0),
        ("HQ1 | EF1 sagebrush big", "water", 0, 0),
        ("HQ1 | EF1 sagebrush big | S08 | S12", "water water water", 3, 3),
        ("HQ1 | EF1 sagebrush small | S08", "water water water water", 3, 3),
    ],
)
def test_it_counts_what_the_hand_grows_and_seeds(row: str, hand: str, stars: int, cards: int) -> None:
    """Each play costs its cards; a child wants an open parcel, and the Headquarters are none."""
    found = forecast(row, hand)
    assert found.stars == stars
    assert found.value == pytest.approx(stars - SPENT * cards)
