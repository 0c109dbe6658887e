"""The response window (FF-104 to FF-116, section 5.4)."""

from __future__ import annotations

import pytest

from tests.games.fire_and_flora.desk import FOUR, Desk, desk

PLANTED = ("HQ1 | EF1 sagebrush small", "HQ2 | EF2 sagebrush big", "HQ3 | EF3", "HQ4 | EF4")


def asked(table: Desk) -> list[int]:
    """The seats of the running round of questions, each of which passes."""
    found = []
    while table.node == "block":
        found.append(table.state.ask.seat + 1)
        table.play("pass")
    return found


@pytest.mark.rule("FF-104")
@pytest.mark.parametrize(("play", "stopper"), [("play water EF1", "fire"), ("play fire EF1", "water")])
def test_water_and_fire_stop_each_other(play: str, stopper: str) -> None:
    table = desk(*PLANTED[:2], hands=("water fire", "water fire labor nefarious time")).play(play)
    assert table.legal == [f"block {stopper}", "pass"]
    table.play(f"block {stopper}, pass")
    assert table.at("EF1") == "sagebrush small"


@pytest.mark.rule("FF-105")
def test_labor_and_nefarious_stop_each_other() -> None:
    table = desk(*PLANTED[:2], hands=("labor nefarious", "labor nefarious"), coins=(0, 3))
    table.play("play labor EF2")
    assert table.legal == ["block nefarious", "pass"]
    table.play("block nefarious, pass, nefarious steal-coins 2")
    assert table.legal == ["block labor", "pass"]
    table.play("block labor, pass")
    assert (table.at("EF2"), table.state.coins) == ("sagebrush big", (0, 3))


@pytest.mark.rule("FF-106")
def test_time_asks_nobody() -> None:
    table = desk(*PLANTED, hands=("time", "water fire labor nefarious time")).play("play time EF1")
    assert (table.node, table.at("EF1")) == ("actions", "sagebrush big")


@pytest.mark.rule("FF-107", "FF-110")
def test_every_other_seat_is_asked_once_clockwise() -> None:
    table = desk(*PLANTED, active=3, hands=("", "", "water"), coins=(1, 2, 3, 4)).play("play water EF2")
    assert asked(table) == [4, 1, 2]
    assert table.state.coins == (1, 2, 3, 4)


@pytest.mark.rule("FF-108")
def test_either_card_of_a_pair_is_a_way_to_stop_it() -> None:
    rows = ("HQ1 | EF1 oak big | C10 needlegrass big | C17 giantreed small", "HQ2 | EF2")
    hands = ("water labor time", "water fire labor nefarious time")
    assert desk(*rows, hands=hands).play("play water+labor C10").legal == ["block fire", "block nefarious", "pass"]
    assert desk(*rows, hands=hands).play("play water+time EF1").legal == ["block fire", "pass"]
    assert desk(*rows, hands=hands).play("play labor+time C17").legal == ["block nefarious", "pass"]


@pytest.mark.rule("FF-109", "FF-113")
@pytest.mark.parametrize(("blocks", "grown"), [(0, True), (1, False), (2, True), (3, False), (4, True)])
def test_the_last_card_nobody_answers_decides(blocks: int, grown: bool) -> None:
    table = desk(*PLANTED[:2], hands=("water " * 4, "fire " * 4)).play("play water EF1")
    for n in range(blocks):
        table.play("block water" if n % 2 else "block fire")
    table.play("pass")
    assert (table.at("EF1") == "sagebrush big") is grown
    assert table.node == "actions"


@pytest.mark.rule("FF-110")
def test_the_first_block_closes_the_round_of_questions() -> None:
    table = desk(*PLANTED, hands=("water", "fire", "fire", "fire")).play("play water EF1, block fire")
    assert table.mover == 1


@pytest.mark.rule("FF-111")
def test_after_a_block_the_player_is_asked_first_and_the_blocker_not() -> None:
    table = desk(*PLANTED, active=2, hands=("", "water", "fire", "")).play("play water EF1, block fire")
    assert asked(table) == [2, 4, 1]


@pytest.mark.rule("FF-111")
def test_a_bystander_may_help_the_play() -> None:
    table = desk(*PLANTED, hands=("water", "fire", "", "water")).play("play water EF1, block fire, pass, pass")
    assert (table.mover, table.legal) == (4, ["block water", "pass"])
    table.play("block water")
    assert asked(table) == [2, 3]
    assert table.at("EF1") == "sagebrush big"


@pytest.mark.rule("FF-112")
def test_when_the_play_stands_again_any_card_against_it_serves() -> None:
    """The example of section 5.4: three blocks stop the play, and five cards lie in the discard pile."""
    table = desk(
        "HQ1 | EF1 | C10 needlegrass big",
        "HQ2 | EF2",
        "HQ3 | EF3",
        hands=("water labor", "fire nefarious", "water"),
    ).play("play water+labor C10, block fire")
    assert table.mover == 1
    table.play("pass, block water")
    assert (table.mover, table.legal) == (2, ["block nefarious", "pass"])
    table.play("block nefarious")
    assert asked(table) == [1, 3]
    assert (table.at("EF1"), table.discard) == ("empty", "water water fire labor nefarious")


@pytest.mark.rule("FF-112")
def test_whoever_countered_is_not_asked_about_it_and_the_player_never_about_the_own_play() -> None:
    table = desk(*PLANTED, hands=("water water", "fire", "fire")).play("play water EF1, block fire, block water")
    assert asked(table) == [2, 3, 4]


@pytest.mark.rule("FF-114")
def test_all_cards_shown_are_discarded() -> None:
    table = desk(*PLANTED[:2], hands=("water water", "fire fire")).play("play water EF1, block fire, block water, pass")
    assert (table.hand(1), table.hand(2), table.discard) == ("", "fire", "water water fire")


@pytest.mark.rule("FF-115")
@pytest.mark.parametrize("hand", ["", "time", "fire", "water labor"])
def test_a_seat_is_asked_whatever_it_holds(hand: str) -> None:
    table = desk(*PLANTED[:2], hands=("water", hand)).play("play water EF1")
    assert (table.node, table.mover) == ("block", 2)
    assert "pass" in table.legal


@pytest.mark.rule("FF-115")
def test_a_player_alone_is_never_asked() -> None:
    table = desk("HQ1 | EF1 sagebrush small", hands=("water",), mode="solo_challenge").play("play water EF1")
    assert (table.node, table.at("EF1")) == ("actions", "sagebrush big")


@pytest.mark.rule("FF-116")
def test_events_and_building_uses_are_not_blocked() -> None:
    goats = desk("HQ1 | EF1 goats1 | C15 mustard big", *FOUR[1:], coins=(1,), hands=("", "nefarious"))
    goats.play("use goats1 on C15")
    assert (goats.node, goats.at("C15")) == ("actions", "empty")
    fire = desk("HQ1 | EF1 sagebrush big", "HQ2 | EF2", phase="event", hands=("water", "water"))
    fire.play("event F01, die central")
    assert (fire.node, fire.at("EF1")) == ("land", "sagebrush small")


def test_a_card_that_stops_nothing_shown_is_refused() -> None:
    table = desk(*PLANTED[:2], hands=("water", "water time fire")).play("play water EF1")
    assert table.why("block water") == "cannot_block"
    assert table.why("block time") == "cannot_block"
    assert table.why("end") == "wrong_phase"
    assert table.why("resource water") == "not_your_decision"


def test_a_seat_without_the_card_can_only_pass() -> None:
    table = desk(*PLANTED[:2], hands=("water", "time")).play("play water EF1")
    assert table.legal == ["pass"]
    assert table.why("block fire") == "card_not_held"
