"""Phase 2, step 3: recruit an animal (GG-65 to GG-71)."""

from __future__ import annotations

import pytest

from garden_desktop.games.gnomadic_gardeners.rules.state import COW, TASK_3
from tests.games.gnomadic_gardeners.desk import desk, solo, standard

SPREAD = ("g01 g02 g03 g04 g05 g07", "g06 g08 g09 g10 g11 g12")


@pytest.mark.rule("GG-65")
def test_task_3_gains_the_animal_shown_after_scoring() -> None:
    game = desk(animals=("", "goat")).play("commit g01 g03", "commit g09", "fulfil 3")
    assert game.animals(0) == "cow"
    assert game.last(0) == {}, "the Cow was not there when the round was scored"
    assert game.state.gained == (COW, 0)


@pytest.mark.rule("GG-65")
def test_without_task_3_no_animal_comes() -> None:
    game = desk().play("commit g01 g02", "commit g08 g09", "fulfil 2")
    assert game.animals(0) == ""


@pytest.mark.rule("GG-66", "GG-71")
def test_each_side_may_own_the_same_type() -> None:
    game = desk(animals=("", "cow")).play("commit g01 g03", "commit g08", "fulfil 3")
    assert (game.animals(0), game.animals(1)) == ("cow", "cow")
    against = solo().play("commit g02 g04", "control c5", "control c7", "fulfil 3")
    assert (against.animals(0), against.animals(1)) == ("hen", "hen")


@pytest.mark.rule("GG-71")
def test_two_cards_of_a_type_are_enough_for_two_sides() -> None:
    assert all(animal.copies == 2 for animal in standard().animals)


@pytest.mark.rule("GG-67", "GG-68")
def test_a_type_already_owned_is_blocked_but_not_gained() -> None:
    game = desk(hands=SPREAD, animals=("cow", "")).play("commit g01 g03", "commit g06 g10", "fulfil 3")
    assert (game.animals(0), game.scores) == ("cow", (0, 0))
    assert game.state.gained == (0, 0)
    assert game.state.done == (TASK_3, 0)
    assert game.why("fulfil 3") == "task_taken"


@pytest.mark.rule("GG-69")
def test_a_new_animal_works_from_the_next_round() -> None:
    game = desk(pair="c1 c5").play("commit g01 g03", "commit g09", "fulfil 3", "fulfil none")
    assert (game.animals(0), game.last(0)) == ("horse", {})
    game.play("task c3", "commit g05 g06", "commit g07 g08", "fulfil none")
    assert game.last(0) == {"horse": 2}


@pytest.mark.rule("GG-70")
def test_outside_october_the_animal_cannot_be_declined() -> None:
    game = desk().play("commit g01 g03", "commit g08", "fulfil 3")
    assert (game.asked, game.turn) == ("fulfil", 1), "nobody is asked"
    assert game.animals(0) == "cow"
    assert game.why("decline") == "not_asked_now"
