"""Hints: the move by name, and the stars, cards and coins that somebody gains or loses by it.

That every move is named, and that the numbers of plays and purchases are those of the rules, is tried at every table in
tests/laws/test_advice_laws.py.
"""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games.fire_and_flora.advice.why import HintWriter, changes
from tests.games.fire_and_flora.desk import TWO, Desk, desk
from tests.games.fire_and_flora.rules.test_fires import burning


def said(table: Desk, move: str, seat: int = 1) -> list[str]:
    """The sentences for a move of a seat."""
    rules = table.rules
    assert table.why(move) is None
    return [
        plain(one)
        for one in HintWriter(rules.config, rules.generator).explain_move(
            table.sees(seat), seat - 1, rules.parse_move(move)
        )
    ]


@pytest.mark.parametrize(
    ("hand", "move", "sentence"),
    [
        ("water", "play water EF1", "It brings you the stars you need to win, unless it is blocked."),
        ("time", "play time EF1", "It brings you the stars you need to win."),
    ],
)
def test_what_wins_is_called_so_and_whether_it_may_be_stopped(hand: str, move: str, sentence: str) -> None:
    rows = "HQ1 | EF1 coyotebrush small | C21 oak big"
    assert said(desk(rows, TWO[1], hands=(hand, ""), target="6"), move)[1:] == [sentence]


def test_a_plant_is_named_with_its_land_and_with_its_owner_where_that_is_somebody_else() -> None:
    rows = "HQ1 | EF1 coyotebrush small", "HQ2 | EF2 yucca big"
    table = desk(*rows, hands=("water labor time", ""))
    assert said(table, "play water EF1")[0] == "Play Water on Empty Field (Small Coyote Brush)."
    assert said(table, "play labor EF2") == [
        "Play Labor on Empty Field (Big Yucca, Seat 2).",
        "The plant is damaged.",
        "Seat 2 loses 2 stars.",
    ]


def test_a_theft_tells_what_both_have_of_it() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2", hands=("nefarious", "water"), coins=(0, 2))
    assert said(table, "nefarious steal-coins 2")[1:] == ["You take 2 coins from Seat 2."]
    assert said(table, "nefarious steal-card 2")[1:] == ["You take a card from Seat 2."]


def test_a_land_tells_its_price_its_stars_and_what_it_brings_a_turn() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2", coins=(20, 0), market="C21 C07 EF3")
    assert said(table, "buy C21") == [
        "Buy Paso Robles Savanna for 13 coins.",
        "You gain 4 stars.",
        "It brings you 1 coin a turn.",
    ]
    assert said(table, "buy C07")[1:] == ["You gain 1 star.", "It brings you 1 card a turn."]


def test_a_block_tells_what_the_play_would_cost_and_a_pass_what_it_does_cost() -> None:
    rows = "HQ1 | EF1", "HQ2 | EF2 yucca big"
    table = desk(*rows, hands=("labor", "nefarious")).play("play labor EF2")
    assert said(table, "block nefarious", 2) == ["Block it with Nefarious.", "Otherwise the play costs you 2 stars."]
    assert said(table, "pass", 2) == ["Pass.", "It costs you 2 stars; a card is worth more to you."]


def test_a_theft_is_stopped_for_what_would_be_lost() -> None:
    for theft, loss in (
        ("steal-card", "Otherwise you lose a card from your hand."),
        ("steal-coins", "Otherwise you lose 3 coins."),
    ):
        table = desk("HQ1 | EF1", "HQ2 | EF2", hands=("nefarious", "labor water"), coins=(0, 5))
        table.play(f"nefarious {theft} 2")
        assert said(table, "block labor", 2) == ["Block it with Labor.", loss]


def test_the_squirrel_tells_whose_stars_go() -> None:
    rows = ("HQ1 | EF1 oak small | C06 sagebrush big", "HQ2 | EF2 poppy small")
    table = desk(*rows, active=2, phase="event").play("event squirrel1")
    assert said(table, "choose EF1", 2) == ["Choose Empty Field (Small Live Oak, Seat 1).", "Seat 1 loses 1 star."]
    assert said(table, "choose EF2", 2)[1:] == ["You lose 1 star."]


def test_the_fire_station_guards_what_the_fire_would_cost() -> None:
    rows = "HQ2 | EF2 firestation1 | S08 sagebrush small | S20 oak small", "HQ1 | EF1"
    table = burning(*rows, die="southern")
    assert table.node == "protect"
    assert said(table, "protect S08")[1:] == ["Otherwise the fire costs you 1 star."]


def test_a_child_counts_once_where_it_is_put_and_not_again_for_other_places() -> None:
    """The question for the place was still open while its stars were counted: it gained "up to" two."""
    rows = "HQ1 | EF1 yucca big | C17 | C16", "HQ2 | EF2"
    table = desk(*rows, hands=("fire", "")).play("play fire EF1, pass")
    assert table.legal == ["site C17", "site C16"]
    assert said(table, "site C17")[1:] == ["You gain 1 star."]


def test_whoever_decides_is_told_first_and_then_those_with_the_largest_change() -> None:
    ends = [(0, 2, 5, 4), (1, 2, 5, 1)]
    assert [plain(one) for one in changes((0, 3, 5, 2), ends, 0)] == [
        "You gain up to 1 star.",
        "Seat 4 gains up to 2 stars.",
        "Seat 2 loses 1 star.",
    ]
