"""Scenarios: July and August (GG-139 to GG-146)."""

from __future__ import annotations

import pytest

from garden_desktop.games.gnomadic_gardeners.rules.state import HIDDEN
from tests.games.gnomadic_gardeners.desk import FIRST_SIX, LAST_SIX, Desk, desk, solo


def july(play: str, answer: str = "fulfil none", hands: tuple[str, str] = (FIRST_SIX, LAST_SIX), **facts: str) -> Desk:
    """July; seat 1 owns `mine`, seat 2 `its`; seat 1 plays and answers first."""
    animals = facts.pop("mine", ""), facts.pop("its", "")
    game = desk(hands=hands, month="july", animals=animals, **facts)  # type: ignore[arg-type]
    game.play(f"commit {play}", f"commit {' '.join(hands[1].split()[-3:])}")
    assert game.order == (0, 1)
    return game.play(answer)


@pytest.mark.rule("GG-139")
def test_july_every_unused_animal_pays_2() -> None:
    assert july("g01 g02", mine="goat mouse piggy").last(0) == {"july": 6}
    assert july("g01 g02", mine="").last(0) == {}


@pytest.mark.rule("GG-139", "GG-64")
def test_july_by_choice() -> None:
    game = july("g02", "fulfil 2", mine="horse")
    assert (game.asked, game.legal) == ("use", {"use none", "use horse"})
    assert game.play("use none").last(0) == {"task2": 4, "july": 2, "charisma": 2}


@pytest.mark.rule("GG-140")
def test_july_an_effect_worth_nothing_is_unused() -> None:
    assert july("g02 g03", "fulfil 2", mine="cow goat squirrels").last(0) == {"task2": 4, "july": 6}


@pytest.mark.rule("GG-140")
def test_july_an_effect_worth_2_is_not_asked_about() -> None:
    game = july("g01 g02", mine="horse")
    assert (game.asked, game.turn) == ("fulfil", 1)
    assert game.last(0) == {"horse": 2}
    assert july("g03 g04", "fulfil none", mine="mouse").last(0) == {"mouse": 2}


@pytest.mark.rule("GG-140")
def test_july_the_open_ones_are_named_in_order() -> None:
    five = ("g01 g02 g03 g04 g05", "g06 g07 g08 g09 g10 g11 g12")
    game = july("g01 g04 g05", hands=five, mine="goat horse mouse squirrels", its="piggy")
    assert game.asked == "use"
    assert len(game.legal) == 2**4
    assert game.why("use cow") == "use_not_open"
    assert game.why("use horse goat") == "not_canonical"
    game.play("use horse squirrels")
    assert game.last(0) == {"horse": 3, "squirrels": 3, "july": 4}
    again = july("g01 g04 g05", hands=five, mine="goat horse mouse squirrels", its="piggy")
    assert again.play("use goat horse mouse squirrels").last(0) == {"goat": 1, "horse": 3, "mouse": 4, "squirrels": 3}


@pytest.mark.rule("GG-140")
def test_july_bees_and_tortoise_too() -> None:
    bees = july("g03 g04 g05", mine="bees tortoise", garden="nine")
    assert bees.legal == {"use none", "use bees"}, "first resolver: the Tortoise is worth nothing"
    assert bees.play("use bees").last(0) == {"bees": 3, "july": 2}


@pytest.mark.rule("GG-141")
def test_july_the_piggy_is_used_only_where_it_opened_task_1() -> None:
    spread = ("g05 g07 g08 g09 g11 g12", "g01 g02 g03 g04 g06 g10")

    def second(first: str, answer: str) -> dict[str, int]:
        game = desk(hands=spread, month="july", animals=("", "piggy"))
        return game.play("commit g07 g11", "commit g01 g02 g03 g04", first, answer).last(1)

    assert second("fulfil 1", "fulfil 1") == {"task1": 10}
    assert second("fulfil none", "fulfil 1") == {"task1": 10, "july": 2}, "nobody had taken it"
    assert second("fulfil 1", "fulfil 2") == {"task2": 4, "july": 2}
    assert july("g03 g04 g06", "fulfil 1", mine="piggy").last(0) == {"task1": 10, "july": 2}, "first resolver"


@pytest.mark.rule("GG-142")
def test_july_the_hen_is_rested_secretly_with_the_play() -> None:
    game = desk(month="july", animals=("hen", ""))
    assert {"commit g04 g05", "commit g04 g05 hen-off"} <= game.legal
    game.play("commit g04 g05 hen-off")
    assert game.rules.view(game.state, 1).hen_off == (False, False)
    assert game.rules.view(game.state, 0).hen_off == (True, False)
    game.play("commit g09")
    assert game.state.preps == (4, 3)
    assert game.play("fulfil none", "fulfil 2").last(0) == {"task2": 4, "july": 2}


@pytest.mark.rule("GG-142")
def test_july_the_hen_at_work_pays_nothing() -> None:
    game = desk(month="july", animals=("hen", "")).play("commit g04 g05", "commit g09", "fulfil 2")
    assert (game.state.preps, game.last(0)) == ((2, 3), {"task2": 4})


@pytest.mark.rule("GG-142")
def test_july_with_gnomes_of_one_hour_the_hen_rests_by_herself() -> None:
    game = desk(month="july", animals=("hen", ""))
    assert game.why("commit g01 g02 hen-off") == "hen_off_no_choice"
    game.play("commit g01 g02", "commit g09", "fulfil 2")
    assert (game.state.preps, game.last(0)) == ((2, 3), {"task2": 4, "july": 2})


@pytest.mark.rule("GG-142")
def test_july_words_about_the_hen_that_are_refused() -> None:
    assert desk(month="july", animals=("piggy", "hen")).why("commit g04 hen-off") == "hen_off_without_hen"
    assert desk(month="june", animals=("hen", "")).why("commit g04 hen-off") == "hen_off_wrong_month"
    assert desk(month="july", animals=("hen", "")).why("commit hen-off") == "commit_empty"
    assert len(desk(month="july", animals=("hen", "")).legal) == 63 + 48


@pytest.mark.rule("GG-143")
def test_july_an_animal_gained_now_pays_nothing_yet() -> None:
    game = desk(month="july", pair="c1 c3").play("commit g01 g03", "commit g08", "fulfil 3", "fulfil none")
    assert (game.last(0), game.animals(0)) == ({}, "hen")


@pytest.mark.rule("GG-144")
def test_august_who_played_exactly_three_keeps_one_of_them() -> None:
    game = desk(month="august").play("commit g01 g02 g04", "commit g07 g11", "fulfil 1", "fulfil 2")
    assert (game.asked, game.turn) == ("keep", 0)
    assert game.legal == {"keep g01", "keep g02", "keep g04"}, "compulsory: there is no way to keep none"
    game.play("keep g04")
    assert game.hand(0) == "g03 g04 g05 g06 g07 g11"
    assert game.hand(1) == "g01 g02 g08 g09 g10 g12"


@pytest.mark.rule("GG-144")
def test_august_two_or_four_gnomes_keep_nobody() -> None:
    game = desk(month="august").play("commit g01 g02 g03 g04", "commit g07 g11", "fulfil none", "fulfil none")
    assert game.asked == "task"
    plain = desk().play("commit g01 g02 g04", "commit g07 g11", "fulfil 1", "fulfil 2")
    assert plain.asked == "task", "only in August"


@pytest.mark.rule("GG-144")
def test_august_asks_nobody_once_the_game_is_over() -> None:
    game = desk(month="august", scores=(0, 76)).play("commit g01 g02 g04", "commit g07 g11", "fulfil 2", "fulfil 1")
    assert game.asked == "over"


@pytest.mark.rule("GG-145")
def test_august_alone_you_keep_before_you_see_what_is_passed() -> None:
    game = solo(month="august").play("commit g01 g02 g03", "control c5", "control c6", "fulfil none")
    assert (game.asked, game.hand(0)) == ("keep", "g01 g02 g03 g04 g05")
    game.play("keep g02")
    assert (game.asked, game.turn) == ("pass", -1)
    game.play("pass g12")
    assert (game.hand(0), game.queue()) == ("g02 g04 g05 g12", "g06 g07 g08 g09 g10 g11 | g01 g03")


@pytest.mark.rule("GG-146")
def test_august_both_choose_before_anything_is_passed() -> None:
    game = desk(month="august").play("commit g01 g02 g04", "commit g08 g11 g12", "fulfil 2", "fulfil none")
    assert (game.asked, game.turn) == ("keep", 0)
    first = game.rules.parse_move("keep g02")
    assert not game.rules.reveals(game.state, first)
    game.play("keep g02")
    assert (game.asked, game.turn, game.pair()) == ("keep", 1, "c1 c2")
    assert game.rules.view(game.state, 1).keeps == (HIDDEN, 0)
    assert game.hand(0) == FIRST_SIX
    assert game.legal == {"keep g08", "keep g11", "keep g12"}
    assert game.why("keep g07") == "keep_not_played"
    assert game.rules.reveals(game.state, game.rules.parse_move("keep g11"))
    game.play("keep g11")
    assert game.hand(0) == "g02 g03 g05 g06 g08 g12"
    assert game.hand(1) == "g01 g04 g07 g09 g10 g11"
