"""The story: one or more sentences for every move, from every seat's eyes; none for a part of another's draft."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from tests.games.fire_and_flora.desk import TWO, desk
from tests.games.fire_and_flora.tables import WAYS, Way, named, rules_for, table_of, told, walked


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_every_decision_is_told_to_everybody_in_whole_sentences(way: Way) -> None:
    rules = rules_for(way)
    table = table_of(rules)
    for (state, move), (after, _) in zip(walked(way)[::3], walked(way)[1::3], strict=False):
        assert move is not None
        for seat in (*range(rules.seats), None):
            seen = rules.seen_by(state, move, seat)
            said = [
                plain(one) for one in table.describe_move(rules.view(state, seat), seen, rules.view(after, seat), seat)
            ]
            assert bool(said) != (seen.kind == "draft") or state.ask.seat < 0
            for words in said:
                assert words[-1] in ".!?"
                assert not set("{}%") & set(words), words


@pytest.mark.rule("FF-110", "FF-113")
def test_a_play_is_told_when_it_is_declared_and_again_when_it_is_settled() -> None:
    at = desk("HQ1", "HQ2 | EF2 sagebrush big", "HQ3", hands=("fire", "water"))
    assert told(at, "play fire EF2") == ["Seat 1 plays Fire on the Big Sagebrush on Empty Field (Seat 2)."]
    at.play("play fire EF2")
    assert told(at, "pass") == ["Seat 2 passes."]
    at.play("pass")
    assert told(at, "pass") == ["Seat 3 passes.", "Empty Field: Big Sagebrush is damaged."]


@pytest.mark.rule("FF-109", "FF-114")
def test_a_chain_of_blocks_is_told_card_by_card() -> None:
    at = desk("HQ1", "HQ2 | EF2 sagebrush big", hands=("fire fire", "water"))
    at.play("play fire EF2")
    assert told(at, "block water") == ["Seat 2 blocks it with Water."]
    at.play("block water")
    assert told(at, "pass") == [
        "Seat 1 passes.",
        "The play is blocked; all cards shown are discarded.",
    ]
    assert told(at, "block fire") == ["Seat 1 blocks the block with Fire."]


def test_time_is_settled_at_once() -> None:
    at = desk("HQ1 | S14 yucca small", "HQ2", hands=("time",))
    assert told(at, "play time S14") == [
        "Seat 1 plays Time on the Small Yucca on San Gabriel Foothills.",
        "San Gabriel Foothills: Small Yucca grows.",
    ]


@pytest.mark.rule("FF-90")
def test_cards_that_come_back_are_told() -> None:
    pool = " | ".join(f"S{n:02} sagebrush small" for n in range(2, 10))
    at = desk("HQ1 | C06 sagebrush big | C17", f"HQ2 | {pool}", hands=("water",)).play("play water C06")
    assert told(at, "pass")[1:] == [
        "Garland Ranch: Big Sagebrush can’t propagate, as the pool is empty.",
        "The cards return to the player’s hand.",
    ]


@pytest.mark.rule("FF-117", "FF-118", "FF-119", "FF-120")
def test_nefarious() -> None:
    at = desk("HQ1", "HQ2 | EF2", hands=("nefarious nefarious", "time"), coins=(0, 2))
    coins = desk("HQ1", "HQ2 | EF2", hands=("nefarious", "time"), coins=(0, 2)).play("nefarious steal-coins 2")
    assert told(coins, "pass")[1:] == ["Seat 1 takes 2 coins from Seat 2."]
    weed = desk("HQ1", "HQ2 | EF2", hands=("nefarious",)).play("nefarious plant mustard EF2")
    assert told(weed, "pass")[1:] == ["Small Mustard is planted on Empty Field."]
    assert told(at, "nefarious steal-card 2") == ["Seat 1 plays Nefarious to steal a card from Seat 2."]
    robbed = desk("HQ1", "HQ2", hands=("nefarious", "labor")).play("nefarious steal-card 2, block labor")
    assert told(robbed, "pass")[-1] == "The play is blocked; all cards shown are discarded."


@pytest.mark.rule("FF-95", "FF-98", "FF-101")
def test_purchases() -> None:
    at = desk("HQ1 | EF1", "HQ2", coins=(20,), market="C05 C08 goats1")
    assert told(at, "buy C05") == ["Seat 1 buys Carmel Valley with a Small Live Oak for 10 coins."]
    assert told(at, "buy C08") == ["Seat 1 buys Elkhorn Slough for 8 coins."]
    assert told(at, "buy goats1 on EF1") == ["Seat 1 buys Goat Ranch for 2 coins and puts it on Empty Field."]


@pytest.mark.rule("FF-86", "FF-87")
def test_a_child_and_what_it_pushes_out() -> None:
    at = desk("HQ1", "HQ2 | C14 mustard big | C10 needlegrass big", hands=("water",)).play("play water C14, pass")
    assert told(at, "site C10") == [
        "Seat 2 puts the Small Mustard on Santa Lucia Foothills, where it replaces the Big Needlegrass."
    ]


@pytest.mark.rule("FF-173")
def test_the_earthquake() -> None:
    at = desk("HQ1 | EF1 goats1", "HQ2", coins=(5,), phase="event").play("event quake1, region central")
    assert told(at, "pay goats1") == ["Seat 1 pays 2 coins to keep Goat Ranch."]
    assert told(at, "lose goats1") == ["Seat 1 gives up Goat Ranch."]


@pytest.mark.rule("FF-132", "FF-142")
def test_offers() -> None:
    at = desk("HQ1 | EF1", "HQ2 | EF2", hands=("water", "time"), coins=(3, 0)).play("offer 2")
    assert told(at, "give coins 2", 2) == told(at, "give water") == [], "no line for each part, to those who see none"
    at.play("give coins 2, give water, get time")
    assert told(at, "propose") == ["Seat 1 makes Seat 2 an offer. Seat 1 gives Seat 2 2 coins and Water for Time."]


@pytest.mark.rule("FF-06")
def test_the_end_is_told_with_the_move_that_brings_it() -> None:
    at = desk("HQ1 | EF1 sagebrush small", "HQ2", hands=("time",), target="4")
    near = desk("HQ1 | EF1 oak big | C16 sagebrush small", "HQ2", hands=("time",), target="6")
    assert told(at, "play time EF1")[-1] == "Empty Field: Small Sagebrush grows."
    assert told(near, "play time C16")[-1] == "Seat 1 has the best landscape: 6 stars."


def test_the_story_has_a_chapter_for_every_turn() -> None:
    at = desk(*TWO)
    table = table_of(at.rules)
    assert plain(table.chapter(at.sees(None))) == "Seat 1’s turn, round 1"
    at.play("end")
    assert plain(table.chapter(at.sees(None))) == "Seat 2’s turn, round 1"
    at.settle().play("end").settle()
    assert plain(table.chapter(at.sees(None))) == "Seat 1’s turn, round 2"
