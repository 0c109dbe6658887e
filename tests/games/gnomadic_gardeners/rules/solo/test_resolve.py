"""One player: order and resolution (GG-102 to GG-116)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gnomadic_gardeners.desk import Desk, solo


def facing(left: str, right: str, play: str = "g01 g02 g03 g05", mine: str = "", its: str = "", **rest: Any) -> Desk:
    """The pair c4 c3 (one of each but grain / vegetable / grain and herb for the Hen), and these control cards."""
    game = solo(animals=(mine, its), **rest)
    return game.play(f"commit {play}", f"control {left}", f"control {right}")


@pytest.mark.rule("GG-102")
def test_your_prep_is_worked_out_as_usual() -> None:
    assert facing("c5", "c6", "g04 g05").state.preps[0] == 4
    assert facing("c5", "c6", "g04 g05", mine="hen").state.preps[0] == 2


@pytest.mark.rule("GG-103")
def test_for_the_automa_the_number_of_animals_matters_not_their_types() -> None:
    assert facing("c1", "c6", its="hen piggy").state.preps == facing("c1", "c6", its="mouse cow").state.preps == (5, 3)
    assert facing("c1", "c6", its="hen piggy").scores == facing("c1", "c6", its="mouse cow").scores == (0, 8)


@pytest.mark.rule("GG-104")
def test_its_prep_may_be_negative() -> None:
    everything = "hen piggy goat horse cow mouse squirrels"
    game = facing("c1", "c6", "g01", mine="hen", its=everything, scores=(5, 40))
    assert (game.state.preps, game.order) == ((1, -2), (1, 0))


@pytest.mark.rule("GG-105")
def test_lower_prep_then_less_bliss_then_you() -> None:
    assert facing("c5", "c6", "g01").order == (0, 1)
    assert facing("c2", "c6").order == (1, 0), "5 hours against 4"
    assert facing("c1", "c2", scores=(13, 12)).order == (1, 0)
    assert facing("c1", "c2", scores=(12, 13)).order == (0, 1)
    assert facing("c1", "c2", scores=(12, 12)).order == (0, 1)


@pytest.mark.rule("GG-106", "GG-116")
def test_you_resolve_as_with_two_players() -> None:
    game = facing("c5", "c6", "g01", mine="squirrels horse").play("fulfil 2")
    assert game.last(0) == {"task2": 5, "horse": 1, "squirrels": 3, "charisma": 2}


@pytest.mark.rule("GG-107", "GG-115")
def test_the_automa_scores_by_its_cards_and_never_otherwise() -> None:
    game = facing("c6", "c2", its="goat horse cow mouse squirrels", mine="hen piggy").play("fulfil none")
    assert game.last(1) == {"automa": 7}


@pytest.mark.rule("GG-108")
def test_its_blocks_close_tasks_when_it_is_first() -> None:
    game = facing("c2", "c5")
    assert game.order == (1, 0)
    assert game.legal == {"fulfil none", "fulfil 3"}
    assert (game.why("fulfil 1"), game.why("fulfil 2")) == ("task_blocked", "task_blocked")


@pytest.mark.rule("GG-109")
def test_you_cannot_block_the_automa() -> None:
    game = facing("c5", "c7", "g02 g04").play("fulfil 3")
    assert game.state.done == (0b100, 0b101)
    assert game.animals(1) == "hen"


@pytest.mark.rule("GG-110")
def test_it_gains_a_type_once() -> None:
    assert facing("c2", "c7", its="goat").animals(1) == "hen goat"
    assert facing("c2", "c7", its="hen goat").animals(1) == "hen goat"
    assert facing("c2", "c5", its="goat").animals(1) == "goat", "c5 shows no 3"


@pytest.mark.rule("GG-111")
def test_a_is_counted_before_the_gain_and_h_before_the_pass() -> None:
    gaining = facing("c1", "c2", its="goat cow mouse")
    assert (gaining.last(1), gaining.animals(1)) == ({"automa": 6 + 3}, "hen goat cow mouse")
    passing = facing("c5", "c7", "g01").play("fulfil none")
    assert passing.last(1) == {"automa": 1 + 7}
    assert passing.state.owed == 3


@pytest.mark.rule("GG-112")
def test_resolving_first_you_do_not_feel_its_blocks() -> None:
    game = facing("c5", "c7", "g01 g02 g03 g05")
    assert game.order == (0, 1)
    assert {"fulfil 1", "fulfil 2", "fulfil 3"} <= game.legal


@pytest.mark.rule("GG-113")
def test_your_piggy_opens_a_blocked_task_1() -> None:
    assert "fulfil 1" not in facing("c1", "c7", its="goat").legal
    assert "fulfil 1" in facing("c1", "c7", mine="piggy", its="goat").legal
    strict = facing("c1", "c7", mine="piggy", its="goat", piggy_beats_block="off")
    assert strict.why("fulfil 1") == "task_blocked"
    assert strict.legal == {"fulfil none", "fulfil 2"}


@pytest.mark.rule("GG-114")
def test_the_animal_comes_from_the_pair_on_display() -> None:
    assert facing("c2", "c7").animals(1) == "hen", "not the squirrels of c7, nor the cow of c2"


@pytest.mark.rule("GG-115")
def test_its_animals_have_no_effect_but_they_are_counted() -> None:
    game = facing("c2", "c6", mine="goat", its="hen piggy cow")
    assert game.state.preps[1] == 4, "its Hen does not hurry it"
    game.play("fulfil none")
    assert game.last(0) == {"goat": 3}


@pytest.mark.rule("GG-116")
def test_squirrels_compare_with_the_automas_hand() -> None:
    assert "squirrels" in facing("c5", "c6", "g01", mine="squirrels").play("fulfil none").last(0)
    six = solo("g01 g02 g03 g04 g05 g06", "g07 g08 | g09 g10 g11 g12", animals=("squirrels", ""))
    six.play("commit g01", "control c5", "control c6", "fulfil none")
    assert "squirrels" not in six.last(0)
