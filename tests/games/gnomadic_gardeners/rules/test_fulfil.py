"""Phase 2, step 1: fulfil tasks (GG-40 to GG-51)."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games.gnomadic_gardeners.rules.state import TASK_1, TASK_2, TASK_3, Move
from tests.games.gnomadic_gardeners.desk import Desk, desk

PICTURED = ("g05 g07 g08 g09 g11 g12", "g01 g02 g03 g04 g06 g10")


def pictured(animals: str = "") -> Desk:
    """The example of the leaflet: seat 1 was first and did #1, seat 2 played the four pictured gnomes."""
    return desk(hands=PICTURED, animals=("", animals)).play("commit g07 g11", "commit g01 g02 g03 g04", "fulfil 1")


@pytest.mark.rule("GG-40")
def test_all_some_or_none_of_the_open_tasks_one_can_serve() -> None:
    game = desk().play("commit g02 g03 g04 g06", "commit g08 g09")
    sets = ("none", "1", "2", "3", "1 2", "1 3", "2 3", "1 2 3")
    assert game.legal == {f"fulfil {tasks}" for tasks in sets}


@pytest.mark.rule("GG-41")
def test_only_played_gnomes_serve() -> None:
    game = desk(hands=("g02 g12", "g01 g03 g04 g05 g06 g07 g08 g09 g10 g11")).play("commit g12", "commit g08 g09")
    assert game.legal == {"fulfil none"}
    assert game.why("fulfil 2") == "task_out_of_reach", "g02 knows herbs but stayed at home"


@pytest.mark.rule("GG-42")
def test_the_table_can_mark_what_has_been_done() -> None:
    game = desk().play("commit g01 g03", "commit g08", "fulfil 3")
    assert game.state.done == (TASK_3, 0)
    game.play("fulfil 2")
    assert game.state.done == (TASK_3, TASK_2)
    assert game.play("task c4").state.done == (0, 0), "the disks come off for the next round"


@pytest.mark.rule("GG-43")
def test_the_pictured_second_resolver() -> None:
    game = pictured()
    assert game.legal == {"fulfil none", "fulfil 2", "fulfil 3", "fulfil 2 3"}
    assert game.rules.crew(game.state, 1, TASK_2 | TASK_3) == (0, 0b0010, 0b0101), "g02 alone, g01 with g03"
    game.play("fulfil 2 3")
    assert (game.scores[1], game.animals(1)) == (4, "cow")


@pytest.mark.rule("GG-44")
def test_the_fourth_gnome_helps_nobody_but_counts_as_played() -> None:
    game = pictured(animals="horse").play("fulfil 2 3")
    assert game.last(1)["horse"] == 4
    assert "g04" in game.hand(0)


@pytest.mark.rule("GG-45")
def test_the_pictured_turn_with_piggy_and_cow() -> None:
    game = pictured(animals="piggy cow")
    assert "fulfil 1 2" in game.legal
    assert game.rules.crew(game.state, 1, TASK_1 | TASK_2) == (0b1100, 0b0010, 0), "g03 and g04, and g02"
    game.play("fulfil 1 2")
    assert game.last(1) == {"task1": 10, "task2": 4, "cow": 2}
    assert game.scores[1] == 16


@pytest.mark.rule("GG-46")
def test_what_the_first_did_is_closed_to_the_second() -> None:
    game = pictured()
    assert game.why("fulfil 1") == "task_taken"
    assert game.why("fulfil 1 2") == "task_taken"
    taken = game.rules.why_not(game.state, game.rules.parse_move("fulfil 1"))
    assert taken is not None
    assert plain(taken.text) == "The other player has already fulfilled Task 1 this round."
    third = desk().play("commit g02", "commit g08", "fulfil 2")
    assert third.why("fulfil 2") == "task_taken"


@pytest.mark.rule("GG-46")
def test_the_first_is_never_closed_out() -> None:
    game = desk(hands=PICTURED).play("commit g07 g11", "commit g01 g02 g03 g04")
    assert "fulfil 1" in game.legal
    game.play("fulfil none", "fulfil 2")
    assert game.rules.generator.closed(game.state, 0) == 0


@pytest.mark.rule("GG-47")
def test_the_piggy_opens_a_task_1_already_done() -> None:
    assert "fulfil 1" not in pictured().legal
    assert "fulfil 1" in pictured(animals="piggy").legal


@pytest.mark.rule("GG-48")
def test_the_piggy_opens_neither_task_2_nor_task_3() -> None:
    game = desk(hands=("g01 g02 g03 g04 g05 g07", "g06 g08 g09 g10 g11 g12"), animals=("", "piggy"))
    game.play("commit g01 g02 g03", "commit g06 g08 g10", "fulfil 2 3")
    assert (game.why("fulfil 2"), game.why("fulfil 3")) == ("task_taken", "task_taken")


@pytest.mark.rule("GG-47", "GG-69")
def test_a_piggy_gained_in_this_round_opens_nothing_yet() -> None:
    game = desk(pair="c1 c4", hands=PICTURED).play("commit g07 g11", "commit g01 g02 g03 g04", "fulfil 1")
    assert "fulfil 1" not in game.legal
    game.play("fulfil 3")
    assert game.animals(1) == "piggy"
    assert game.asked == "task", "the round is over for that side"


@pytest.mark.rule("GG-49")
def test_nobody_does_a_task_twice_in_a_round() -> None:
    game = pictured(animals="piggy cow")
    assert game.why("fulfil 1 1") == "not_canonical"
    game.play("fulfil 1 2")
    assert game.asked == "task", "one answer, and the side is done"


@pytest.mark.rule("GG-50")
def test_the_second_chooses_after_the_first_has_scored_and_gained() -> None:
    game = desk().play("commit g01 g03", "commit g08", "fulfil 3")
    view = game.rules.view(game.state, 1)
    assert view.done == (TASK_3, 0)
    assert game.animals(0) == "cow"
    assert view.entries == game.state.entries
    assert (game.asked, game.turn) == ("fulfil", 1)


@pytest.mark.rule("GG-51")
def test_the_move_is_the_set_of_tasks_alone() -> None:
    game = desk().play("commit g02 g03 g04 g05", "commit g08 g09")
    assert game.rules.parse_move("fulfil 1 2") == Move("fulfil", TASK_1 | TASK_2)
    assert game.why("fulfil 1 g03") == "not_canonical"
    two_ways = [game.rules.crew(game.state, 0, TASK_2, [(gnome, 1)]) for gnome in (1, 4)]
    assert two_ways == [(0, 0b00010, 0), (0, 0b10000, 0)]
    assert len([text for text in game.legal if text == "fulfil 2"]) == 1


@pytest.mark.rule("GG-26", "GG-51")
def test_a_refusal_says_what_is_missing_or_who_is_wanted_twice() -> None:
    game = desk().play("commit g01 g04", "commit g08 g09")
    reach = game.rules.why_not(game.state, game.rules.parse_move("fulfil 1"))
    assert reach is not None
    assert dict(reach.text.args)["task"] == 1
    wanted = desk(hands=("g02 g05 g06 g08", "g01 g03 g04 g07 g09 g10 g11 g12"), pair="c5 c1")
    wanted.play("commit g05 g08", "commit g01 g03 g04 g07 g09")
    both = wanted.rules.why_not(wanted.state, wanted.rules.parse_move("fulfil 2 3"))
    assert both is None
    single = desk(pair="c2 c1").play("commit g02 g03", "commit g07 g09")
    shared = single.rules.why_not(single.state, single.rules.parse_move("fulfil 2 3"))
    assert shared is not None
    assert dict(shared.text.args) == {"one": 2, "two": 3, "gnome": "Gnina Thymewheat"}
