"""The response window at the table: the same whatever anybody holds (FF-110 to FF-115, FF-197, 5.8)."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table.table import FloraTable
from tests.games.fire_and_flora.desk import Desk, desk
from tests.games.fire_and_flora.sight import Sight
from tests.games.fire_and_flora.walks import tables, walk

ROWS = ("HQ1 | EF1 sagebrush small", "HQ2 | EF2 | C17", "HQ3 | EF3 mustard small")
HANDS = ("water water labor nefarious time", "fire water", "labor")


def table(hands: tuple[str, ...] = HANDS, bar: str = "4") -> Desk:
    return desk(*ROWS, hands=hands, coins=(5, 5, 5), bar=bar)


@pytest.mark.rule("FF-115", "FF-197")
@pytest.mark.parametrize("hands", [HANDS, (HANDS[0], "", ""), (HANDS[0], "fire fire fire", "fire")])
def test_everybody_else_is_asked_by_the_same_window_whatever_they_hold(hands: tuple[str, ...]) -> None:
    at = table(hands).play("play water EF1")
    asked = Sight(at).response_window
    assert asked is not None
    assert (asked.seats, asked.seconds, asked.pass_move) == ((1, 2), 4.0, Move("pass"))
    assert asked.bar == (18, 333, 964, 12)


@pytest.mark.rule("FF-115", "FF-197")
def test_everybody_sees_that_a_hand_without_cards_can_only_let_a_play_pass() -> None:
    asked = Sight(table((HANDS[0], "", "labor")).play("play water EF1")).response_window
    assert asked is not None
    assert (asked.seats, asked.unable) == ((1, 2), frozenset({1}))


@pytest.mark.rule("FF-197")
@pytest.mark.parametrize(("bar", "seconds"), [("0", 0.0), ("2", 2.0), ("15", 15.0), ("continue", None)])
def test_the_time_is_agreed_on_before_the_game_and_the_same_for_every_play(bar: str, seconds: float | None) -> None:
    for play in ("play water EF1", "play labor EF1", "nefarious steal-coins 2"):
        asked = Sight(table(bar=bar).play(play)).response_window
        assert asked is not None
        assert asked.seconds == seconds


@pytest.mark.rule("FF-106")
def test_nothing_is_asked_about_time_alone() -> None:
    at = table().play("play time EF1")
    assert Sight(at).response_window is None
    assert at.node == "actions"


@pytest.mark.rule("FF-110", "FF-111", "FF-112")
def test_a_round_of_questions_is_one_window_and_the_next_round_another() -> None:
    at = table(("water labor", "fire", "fire water")).play("play water EF1")
    first = Sight(at).response_window
    at.play("pass")
    assert Sight(at).response_window == first, "the second seat asked in the same round"
    at.play("block fire")
    second = Sight(at).response_window
    assert first is not None
    assert second is not None
    assert second.round != first.round
    assert second.seats == (0, 1), "first the player of the play, then the others, but not who blocked"


def test_two_plays_that_look_alike_are_two_rounds() -> None:
    at = table(("water water", "fire fire", "")).play("play water EF1")
    first = Sight(at).response_window
    at.play("block fire, pass, pass, play water EF1")
    second = Sight(at).response_window
    assert first is not None
    assert second is not None
    assert first.round != second.round
    assert hash(first.round) is not None


@pytest.mark.parametrize(
    ("play", "aimed"), [("play water EF1", {0}), ("nefarious steal-card 2", {1}), ("nefarious plant brome C17", {1})]
)
def test_the_seats_aimed_at_are_those_whose_things_are_at_stake(play: str, aimed: set[int]) -> None:
    asked = Sight(table().play(play)).response_window
    assert asked is not None
    assert asked.aimed == aimed


def test_the_band_tells_what_is_played_what_it_does_and_what_stops_it() -> None:
    at = table().play("play water EF1")
    sight = Sight(at)
    assert sight.notes["band-title"] == "Seat 1 plays Water on Empty Field"
    assert sight.notes["band-deed"] == "Grow"
    assert sight.notes["band-stars-1"] == "Seat 1: 1, then 2 stars of 12"
    assert sight.notes["band-stops-1"] == "Fire blocks Water."
    assert [piece.sprite for piece in sight.pieces.values() if piece.place == "band-cards"] == ["card-water"]
    assert sight.prompt == "Seat 1 plays Water on Empty Field.", "the table does not know who of the others is a person"


@pytest.mark.rule("FF-06")
def test_the_band_says_when_a_play_wins_the_match() -> None:
    rows = ("HQ1 | EF1 oak small | C06 oak big | C17 oak big", "HQ2", "HQ3")
    at = desk(*rows, hands=("water time water", "fire", ""), bar="4").play("play water+time EF1")
    assert Sight(at).notes["band-stars-1"] == "Seat 1: 9, then 12 stars of 12"
    assert Sight(at).notes["band-wins"] == "This wins the match for Seat 1."
    assert "band-wins" not in Sight(at.play("block fire")).notes, "it is stopped"


@pytest.mark.rule("FF-109")
def test_the_band_keeps_the_chain_of_blocks() -> None:
    at = table().play("play water EF1, block fire")
    stopped = Sight(at).notes
    assert stopped["band-chain-1"] == "Seat 2 blocks it with Fire."
    assert stopped["band-stops-1"] == "It is blocked now. Water blocks that Fire."
    at.play("block water")
    again = Sight(at)
    assert again.notes["band-chain-2"] == "Seat 1 blocks the block with Water."
    assert again.notes["band-stops-1"] == "Fire blocks Water."
    assert [piece.id for piece in again.pieces.values() if piece.place == "band-cards"] == [
        "shown-1",
        "shown-2",
        "shown-3",
    ]


@pytest.mark.rule("FF-108")
def test_time_in_a_pair_protects_nothing() -> None:
    at = desk("HQ1 | EF1 oak small", "HQ2 | EF2", hands=("water time", "")).play("play water+time EF1")
    notes = Sight(at).notes
    assert notes["band-stops-1"] == "Fire blocks Water."
    assert notes["band-stops-2"] == "Nothing blocks Time, but a pair fails if one of its cards is blocked."


@pytest.mark.rule("FF-197")
def test_hands_are_covered_on_the_shared_screen_and_it_says_that_the_bar_is_always_the_same() -> None:
    at = table().play("play water EF1")
    sight = Sight(at)
    assert {piece.id for piece in sight.pieces.values() if piece.place == "hand"} == {f"back-{n}" for n in range(1, 5)}
    assert sight.notes["band-covered"] == "Seat 1’s hand is hidden"
    assert sight.notes["band-same-text"].startswith("4 seconds after every play")
    assert not {"block", "pass"} & set(sight.places)
    last = Sight(desk("HQ1 | EF1 poppy small", "HQ2", hands=("water", "fire")).play("play water EF1"))
    assert last.notes["band-covered"] == "Seat 1 has no Resource Cards."
    assert "opens again" not in last.notes["band-covered-text"], "there is nothing to open"


@pytest.mark.rule("FF-115", "FF-104")
def test_whoever_looks_finds_the_same_two_answers_whether_or_not_a_card_helps() -> None:
    able, unable = (
        Sight(table((HANDS[0], hand, "")).play("play water EF1"), 2) for hand in ("fire water", "labor water")
    )
    for sight in (able, unable):
        assert {"block", "pass"} <= set(sight.places)
        assert sight.places["pass"].key == "Enter"
    assert able.pieces["card-fire-1"].face == "up"
    assert able.pieces["card-water-1"].face == "dim"
    assert able.refused("block", "card-water-1") == "cannot_block"
    assert unable.refused("block", "card-labor-1") == "cannot_block"
    assert able.refused("block", "card-fire-1") is None


def held_otherwise(rules: FloraRules, state: State, rng: Random) -> State:
    """The same position with hands dealt anew, as far as nobody but their owners could tell."""
    return rules.determinize(rules.view(state, state.turn), state.turn, rng)


@pytest.mark.rule("FF-197", "FF-195")
def test_a_thousand_pairs_that_differ_in_hands_alone_ask_the_same_in_the_same_way() -> None:
    pairs = 0
    for number, rules in enumerate(tables(60, short=True)):
        if rules.seats == 1:
            continue
        table, rng = FloraTable(rules), Random(number)
        for state, _ in walk(rules, number):
            if state.ask.kind not in ("block", "answer", "answer_counter") or rng.random() < 0.3:
                continue
            other = held_otherwise(rules, state, rng)
            pairs += other.hands != state.hands
            one, two = rules.view(state, None), rules.view(other, None)
            assert table.response_window(rules.view(state, state.ask.seat)) == table.response_window(two)
            assert table.make_view_model(one, None).prompt == table.make_view_model(two, None).prompt
            assert table.make_view_model(one, None).places == table.make_view_model(two, None).places
            assert table.make_view_model(one, None).pieces == table.make_view_model(two, None).pieces
            assert table.make_view_model(one, None).notes == table.make_view_model(two, None).notes
            assert table.private(one) == table.private(two) is True
        if pairs >= 1000:
            return
    raise AssertionError(f"only {pairs} pairs differ")
