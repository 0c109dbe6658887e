"""Scenarios: September and October, and the clarifications (GG-147 to GG-158)."""

from __future__ import annotations

import pytest

from tests.games.gnomadic_gardeners.desk import Desk, desk, fresh, solo

DEALS = ("deal 1 g01", "deal 1 g02", "deal 1 g03", "deal 1 g04", "deal 1 g05", "deal 1 g06")


@pytest.mark.rule("GG-147")
def test_september_both_tasks_pay_twice_and_the_cow_with_them() -> None:
    game = desk(month="september", animals=("cow", "")).play("commit g02 g03 g04", "commit g08 g09", "fulfil 1 2")
    assert game.last(0) == {"task1": 10, "task2": 4, "cow": 2, "september": 16}
    assert game.scores[0] == 32


@pytest.mark.rule("GG-147")
def test_september_one_task_alone_is_not_doubled() -> None:
    game = desk(month="september", animals=("cow", "")).play("commit g03 g04", "commit g08 g09", "fulfil 1", "fulfil 2")
    assert (game.last(0), game.last(1)) == ({"task1": 10, "cow": 2}, {"task2": 4})


@pytest.mark.rule("GG-148")
def test_september_doubles_nothing_else() -> None:
    five = ("g02 g03 g04 g05 g06", "g01 g07 g08 g09 g10 g11 g12")
    game = desk(month="september", hands=five, animals=("goat horse mouse squirrels", "hen"))
    game.play("commit g02 g03 g04", "commit g01 g07 g08 g09 g10", "fulfil 1 2")
    assert game.last(0) == {
        "task1": 10,
        "task2": 4,
        "september": 14,
        "goat": 1,
        "horse": 3,
        "mouse": 2,
        "squirrels": 3,
    }


@pytest.mark.rule("GG-148")
def test_september_a_task_1_repeated_with_the_piggy_counts() -> None:
    game = desk(hands=("g05 g07 g08 g09 g11 g12", "g01 g02 g03 g04 g06 g10"), month="september", animals=("", "piggy"))
    game.play("commit g07 g11", "commit g01 g02 g03 g04", "fulfil 1", "fulfil 1 2")
    assert game.last(1) == {"task1": 10, "task2": 4, "september": 14}


@pytest.mark.rule("GG-149")
def test_september_alone_the_automa_begins_with_a_random_animal_and_7() -> None:
    game = fresh(mode="solo", month="september").play("task c4", "task c3", *DEALS)
    assert (game.asked, game.turn, game.scores) == ("animal", -1, (0, 7))
    animals = ("hen", "piggy", "goat", "horse", "cow", "mouse", "squirrels")
    assert game.legal == {f"animal {animal}" for animal in animals}
    assert list(game.rules.odds(game.state)) == [1] * 7
    game.play("animal mouse")
    assert (game.animals(0), game.animals(1), game.asked) == ("", "mouse", "commit")


@pytest.mark.rule("GG-149")
def test_september_for_two_and_other_months_draw_no_animal() -> None:
    for options in ({"month": "september"}, {"mode": "solo", "month": "august"}, {"mode": "solo"}):
        assert fresh(**options).play("task c4", "task c3", *DEALS).asked == "commit"


def october(active: str = "horse", flipped: str = "goat", **options: str) -> Desk:
    """Seat 1 resolves first and has fulfilled #3, which brings a Cow."""
    game = desk(month="october", animals=(active, ""), flipped=(flipped, ""), **options)  # type: ignore[arg-type]
    return game.play("commit g01 g03", "commit g08", "fulfil 3")


@pytest.mark.rule("GG-150")
def test_october_score_flip_score_the_flipped_then_gain() -> None:
    game = october()
    assert (game.asked, game.scores) == ("recruit", (0, 0))
    game.play("recruit")
    assert game.last(0) == {"horse": 2, "october": 2}
    assert game.animals(0) == "cow (goat) (horse)"


@pytest.mark.rule("GG-150")
def test_october_the_first_animal_flips_nothing() -> None:
    game = october(active="", flipped="").play("recruit")
    assert (game.last(0), game.animals(0)) == ({}, "cow")


@pytest.mark.rule("GG-151")
def test_october_flipped_animals_have_no_effect() -> None:
    game = desk(month="october", animals=("horse", ""), flipped=("hen mouse squirrels", ""))
    game.play("commit g04 g05", "commit g08", "fulfil none")
    game.play("fulfil none")
    assert game.state.preps[0] == 4
    assert game.last(0) == {"horse": 2}


@pytest.mark.rule("GG-151")
def test_october_at_most_one_animal_is_active() -> None:
    game = october().play("recruit")
    assert game.state.animals[0].bit_count() == 1


@pytest.mark.rule("GG-152", "GG-155")
def test_october_a_flipped_animal_is_not_gained_again() -> None:
    game = october(active="horse", flipped="cow")
    assert (game.asked, game.turn) == ("fulfil", 1), "no question"
    assert (game.last(0), game.animals(0)) == ({"horse": 2}, "horse (cow)")


@pytest.mark.rule("GG-155")
def test_october_a_type_owned_is_only_blocked() -> None:
    game = october(active="cow", flipped="goat")
    assert (game.asked, game.turn) == ("fulfil", 1)
    assert (game.last(0), game.animals(0), game.state.done[0]) == ({}, "cow (goat)", 0b100)


@pytest.mark.rule("GG-153")
def test_october_alone_the_automa_begins_at_0_and_flips_nothing() -> None:
    assert fresh(mode="solo", month="october").scores == (0, 0)
    game = solo(month="october", animals=("", "goat")).play("commit g01 g02 g03 g05", "control c2", "control c7")
    assert game.animals(1) == "hen goat"
    game.play("fulfil none")
    assert game.last(1) == {"automa": 2 + 7}


@pytest.mark.rule("GG-154")
def test_october_one_may_decline() -> None:
    game = october()
    assert game.legal == {"recruit", "decline"}
    game.play("decline")
    assert (game.last(0), game.animals(0)) == ({"horse": 2}, "horse (goat)")
    assert game.state.gained == (0, 0)


@pytest.mark.rule("GG-154")
def test_october_the_house_rule_removes_the_choice() -> None:
    game = october(october_must_recruit="on")
    assert (game.asked, game.turn) == ("fulfil", 1)
    assert (game.last(0), game.animals(0)) == ({"horse": 2, "october": 2}, "cow (goat) (horse)")


@pytest.mark.rule("GG-156", "GG-158")
def test_october_the_goat_counts_flipped_animals_too() -> None:
    game = desk(month="october", animals=("cow", "goat"), flipped=("hen mouse", ""))
    game.play("commit g01", "commit g08", "fulfil none", "fulfil none")
    assert game.last(1) == {"goat": 3, "charisma": 4}


@pytest.mark.rule("GG-156")
def test_october_the_tie_break_counts_flipped_animals_too() -> None:
    hands = ("g01 g02 g03 g04 g05 g08", "g06 g07 g09 g10 g11 g12")
    finish = ("commit g08", "commit g07 g11", "fulfil 2", "fulfil 1")
    game = desk(hands=hands, month="october", scores=(72, 70), animals=("hen", "hen"), flipped=("cow goat", "cow"))
    assert game.play(*finish).winner == 0


@pytest.mark.rule("GG-157")
def test_the_mouse_looks_at_printed_prep_whatever_the_hen_does() -> None:
    game = desk(animals=("hen mouse", "")).play("commit g04 g05", "commit g09", "fulfil 2")
    assert (game.state.preps, game.last(0)) == ((2, 3), {"task2": 4, "mouse": 4})
