"""The story: every move in whole sentences, each open to everybody (SE-34, SE-43, SE-48, SE-69)."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from garden_desktop.core.types import CHANCE
from tests.games.stalk_exchange.desk import counts, desk, even, fresh
from tests.games.stalk_exchange.tables import (
    WAYS,
    Way,
    named,
    prompt_of,
    rules_for,
    table_of,
    told,
    viewer_at,
    walk,
)


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_every_decision_is_told_to_everybody(way: Way) -> None:
    rules = rules_for(way)
    table = table_of(rules)
    for state, move in walk(way):
        if move is None or rules.to_move(state) == CHANCE:
            continue
        after = rules.apply(state, move)
        for viewer in viewer_at(way):
            seen = rules.seen_by(state, move, viewer)
            sentences = table.describe_move(rules.view(state, viewer), seen, rules.view(after, viewer), viewer)
            assert sentences
            assert all(plain(sentence) for sentence in sentences)


def test_a_turn_is_told_action_by_action() -> None:
    at = desk(tokens=(1, 6))
    assert told(at, "plant 1:dahlia d4") == ["Seat 1 plants a dahlia from slot 1 on d4."]
    assert told(at, "swap 5:tulip dahlia") == ["Seat 1 swaps in slot 5: takes a tulip, gives a dahlia."]
    assert told(at, "plant 5:dahlia d5") == ["Seat 1 spends a token and plants a dahlia from slot 5 on d5."]


@pytest.mark.rule("SE-39")
def test_the_last_basic_action_costs_no_token() -> None:
    assert told(desk(actions_left=1), "plant 1:dahlia d4") == ["Seat 1 plants a dahlia from slot 1 on d4."]
    assert told(desk(actions_left=1), "swap 5:tulip dahlia") == [
        "Seat 1 swaps in slot 5: takes a tulip, gives a dahlia."
    ]


@pytest.mark.rule("SE-34")
def test_a_swap_is_told_to_everybody_with_both_types() -> None:
    for viewer in (0, 1, None):
        assert told(desk(tokens=(1, 6), actions_left=0), "swap 5:tulip dahlia", viewer) == [
            "Seat 1 spends a token and swaps in slot 5: takes a tulip, gives a dahlia."
        ]


@pytest.mark.rule("SE-41", "SE-42")
def test_a_fresh_row_is_told_with_what_goes_and_once_it_is_full_with_what_came() -> None:
    at = desk()
    assert told(at, "flush") == [
        "Seat 1 spends a token on a Flush. To the Compost: "
        "2 dahlias, 1 daffodil, 1 globemaster, 1 snowdrop and 1 tulip."
    ]
    assert [told(at, "draw tulip") for _ in range(5)] == [[]] * 5
    assert told(at, "draw dahlia") == ["On the Exchange now: dahlia, tulip, tulip, tulip, tulip and tulip."]
    bare = desk(row="- - - - - -")
    assert told(bare, "flush") == ["Seat 1 spends a token and fills the empty Exchange."]


@pytest.mark.rule("SE-48")
def test_the_upkeep_is_told_step_by_step() -> None:
    garden = {"a1": "tulip", "a2": "dahlia", "b1": "snowdrop", "b2": "globemaster bulb"}
    at = desk(garden=garden, actions_left=0)
    assert told(at, "end") == [
        "1 flower harvested: tulip on a1.",
        "1 bulb bloom: b2.",
        "Stalk Values rise: tulip 0 to 1.",
        "To the Compost: dahlia, from slot 6.",
    ]
    assert told(at, "draw tulip") == [
        "On the Exchange now: tulip, dahlia, daffodil, globemaster, snowdrop and tulip.",
    ]


def test_a_quiet_upkeep_is_told_too() -> None:
    assert told(desk(actions_left=0), "end") == [
        "No harvest this turn.",
        "To the Compost: dahlia, from slot 6.",
    ]


def test_a_harvest_of_several_types_is_told_type_by_type() -> None:
    garden = {
        "a1": "tulip",
        "b1": "tulip",
        "c1": "dahlia",
        "a2": "snowdrop",
        "b2": "snowdrop bulb",
        "c2": "dahlia bulb",
    }
    garden |= {"d1": "globemaster bulb", "d2": "globemaster bulb"}
    said = told(desk(garden=garden, actions_left=0), "end")
    assert said[0] == "3 flowers harvested: dahlia on c1 and tulip on a1 and b1."
    assert said[2] == "Stalk Values rise: dahlia 0 to 1 and tulip 0 to 2."


@pytest.mark.rule("SE-69", "SE-70", "SE-79", "SE-85")
def test_the_crash_is_told_with_its_reason_the_bust_and_the_winner() -> None:
    garden = {"a1": "tulip", "a2": "dahlia", "b1": "snowdrop", "b2": "globemaster"}
    held = (counts("tulip 4, dahlia 8"), counts("tulip 2, dahlia 10"))
    at = desk(garden=garden, track="tulip 12, dahlia 3", held=held, actions_left=0)
    assert (
        told(at, "end")[-1]
        == "The market crashes! The last flower on the Market Track is on space 11, and the tulips are at 13."
    )
    assert prompt_of(at, None) == "Upkeep after Seat 1’s turn. New flowers come from the Greenhouse."
    assert told(at, "draw tulip") == [
        "The Bust: tulip is the most valuable at 13 and loses 7, leaving 6.",
        "Final scores: Seat 1 48 and Seat 2 42.",
        "Seat 1 has the best portfolio: 48 points.",
    ]
    assert prompt_of(at, None) == "Seat 1 has the best portfolio: 48 points."


@pytest.mark.rule("SE-72", "SE-75")
def test_a_greenhouse_run_dry_by_a_fresh_row_makes_this_turn_the_last() -> None:
    at = desk(greenhouse=counts("tulip 1"))
    told(at, "flush")
    assert told(at, "draw tulip") == [
        "On the Exchange now: tulip.",
        "The market crashes! The Greenhouse cannot fill the Exchange.",
        "This is the last turn.",
    ]


@pytest.mark.rule("SE-72")
def test_a_greenhouse_that_is_empty_ends_the_game_with_the_turn() -> None:
    said = told(desk(greenhouse=counts(""), actions_left=0), "end")
    assert said[2:] == [
        "The market crashes! The Greenhouse cannot fill the Exchange.",
        "Final scores: Seat 1 0 and Seat 2 0.",
        "Seat 1 and Seat 2 share the victory with 0 points each.",
        "Tied on points and on every tie-breaker.",
    ]


@pytest.mark.rule("SE-06", "SE-17", "SE-100")
def test_the_set_up_is_told_in_a_few_sentences() -> None:
    at = fresh(2, first_player="2", start_blooms="5")
    assert told(at, "first 2") == ["Seat 2 goes first."]
    dealt = [told(at, "draw tulip") for _ in range(12)] + [told(at, "draw dahlia") for _ in range(12)]
    assert dealt == [[]] * 23 + [["Each player has 12 flowers in the Stalk Portfolio."]]
    stocked = [told(at, "draw snowdrop") for _ in range(6)]
    assert stocked == [[]] * 5 + [["On the Exchange now: " + ", ".join(["snowdrop"] * 5) + " and snowdrop."]]
    assert told(at, "space d4") == []
    assert told(at, "draw tulip") == ["In bloom at the start on d4: a tulip."]


def test_the_prompt_counts_actions_and_then_leaves_it_to_the_player() -> None:
    at = desk(tokens=(1, 6))
    assert table_of(at.rules).private(at.state)
    assert prompt_of(at, 0) == "Seat 1: plant or swap, action 1 of 2."
    at.play("plant 1:dahlia d4")
    assert prompt_of(at, 0) == "Seat 1: plant or swap, action 2 of 2."
    assert prompt_of(at, 1) == "Seat 1 plants or swaps, action 2 of 2."
    at.play("plant 2:daffodil d5")
    assert prompt_of(at, 0) == "Seat 1: spend a token on an extra action, or end your turn."
    assert prompt_of(at, None) == "Seat 1 may spend a token or end the turn."
    at.play("plant 3:globemaster e5")
    assert prompt_of(at, 0) == "Seat 1: end your turn."
    assert prompt_of(at, None) == "Seat 1 is about to end the turn."


@pytest.mark.rule("SE-18")
def test_a_round_is_one_turn_of_every_seat() -> None:
    for seats, turns, words in ((2, 1, "Round 1"), (2, 2, "Round 1"), (2, 3, "Round 2"), (5, 11, "Round 3")):
        at = desk(seats, turns=turns)
        assert plain(table_of(at.rules).moment(at.state)) == words
    start = fresh(3)
    assert plain(table_of(start.rules).moment(start.state)) == "Set-up"


@pytest.mark.rule("SE-09", "SE-43")
def test_the_rail_says_who_acts_what_others_hold_and_how_many_tokens_are_spent() -> None:
    at = desk(3, tokens=(3, 5, 5), held=(even(10),) * 3)
    standings = [
        table_of(at.rules).make_view_model(at.rules.view(at.state, 0), None).side_summary(side) for side in range(3)
    ]
    assert [plain(one.line) for one in standings] == ["2 actions", "10 flowers", "10 flowers"]
    sprites = [sprite for sprite, _ in standings[0].sprites]
    assert sprites == ["trowel-token"] * 3 + ["trowel-token-spent"] * 2
    assert {one.score for one in standings} == {None}
    at.play("plant 1:dahlia d4")
    assert plain(table_of(at.rules).make_view_model(at.state, None).side_summary(0).line) == "last action"


@pytest.mark.rule("SE-74")
def test_nobody_is_next_after_the_last_turn() -> None:
    for left, words in ((1, "next"), (0, "12 flowers")):
        at = desk(greenhouse=counts(f"tulip {left}"), actions_left=0)
        shown = at.state._replace(phase="exchange")
        assert plain(table_of(at.rules).make_view_model(shown, None).side_summary(1).line) == words


@pytest.mark.rule("SE-76")
def test_a_track_that_has_run_out_says_so() -> None:
    garden = {"a1": "tulip", "a2": "dahlia", "b1": "snowdrop", "b2": "globemaster"}
    track = "tulip 3, dahlia 3, daffodil 3, snowdrop 3, globemaster 2"
    at = desk(5, garden=garden, track=track, actions_left=0, garden_side="5", length="short")
    words = "The market crashes! The Market Track is full: its last flower is beside it, and the tulips are at 4."
    assert told(at, "end")[-1] == words
