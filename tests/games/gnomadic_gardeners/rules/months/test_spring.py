"""Scenarios: April, May, June (GG-127, GG-130 to GG-138)."""

from __future__ import annotations

import pytest

from garden_desktop.games.gnomadic_gardeners.data.pack import Needs
from garden_desktop.games.gnomadic_gardeners.rules.config import Teams
from tests.games.gnomadic_gardeners.desk import Desk, desk, fresh, solo, standard

# grain, fruit, vegetable, herb, flower
GRAIN, FRUIT, HERB = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 0, 1, 0)
FLOWER = (0, 0, 0, 0, 1)
SPREAD = ("g01 g02 g03 g08 g09 g10", "g04 g05 g06 g07 g11 g12")
PARADE = ("g02 g05 g07 g08 g09 g11", "g01 g03 g04 g06 g10 g12")


@pytest.mark.rule("GG-127")
def test_a_month_is_one_game_with_one_rule_more() -> None:
    plain = desk(hands=SPREAD, animals=("", "hen")).play("commit g01", "commit g04 g06", "fulfil none", "fulfil 3")
    april = desk(hands=SPREAD, animals=("", "hen"), month="april")
    april.play("commit g01", "commit g04 g06", "fulfil none", "fulfil 3")
    assert (plain.last(1), april.last(1)) == ({}, {"april": 1})
    assert plain.state._replace(scores=(0, 0), entries=()) == april.state._replace(scores=(0, 0), entries=())
    assert plain.play("task c3").asked == april.play("task c3").asked == "commit"


@pytest.mark.rule("GG-130")
@pytest.mark.parametrize(
    ("month", "bliss"), [("none", 0), ("april", 7), ("may", 7), ("june", 7), ("july", 7), ("august", 7)]
)
def test_alone_the_automa_begins_at_seven_in_a_month(month: str, bliss: int) -> None:
    game = fresh(mode="solo", month=month)
    assert game.scores == (0, bliss)
    assert sum(line.points for line in game.rules.explain(game.state, 1)) == bliss
    assert fresh(month=month).scores == (0, 0), "two players begin with nothing"


@pytest.mark.rule("GG-130")
def test_the_months_rule_is_yours_alone() -> None:
    game = solo(pair="c4 c6", animals=("hen mouse", "goat cow"), month="april", scores=(0, 7))
    game.play("commit g02 g04 g05", "control c1", "control c5", "fulfil 3")
    assert game.order == (0, 1)
    assert game.last(1) == {"automa": 8}


@pytest.mark.rule("GG-131")
def test_april_pays_the_second_for_each_animal() -> None:
    game = desk(hands=SPREAD, animals=("hen mouse", "hen piggy squirrels"), month="april")
    game.play("commit g01", "commit g04 g06", "fulfil none", "fulfil none")
    assert game.last(1) == {"april": 3}
    assert game.last(0) == {"charisma": 2}, "nothing for the first"


@pytest.mark.rule("GG-132")
def test_april_counts_before_the_new_animal() -> None:
    game = desk(hands=SPREAD, animals=("", "hen piggy squirrels"), month="april")
    game.play("commit g01", "commit g04 g06", "fulfil none", "fulfil 3")
    assert (game.last(1), game.animals(1)) == ({"april": 3}, "hen piggy cow squirrels")


def feasible(needs: Needs, *gnomes: str, flowers: int = 2) -> set[int]:
    """The task sets (as masks) these gnomes can fulfil in May, or in another month."""
    ids = [gnome.id for gnome in standard().gnomes]
    team = sum(1 << ids.index(gnome) for gnome in gnomes)
    sets = Teams(standard().gnomes, flowers).sets(needs)[team]
    return {s for s in range(8) if sets >> s & 1}


@pytest.mark.rule("GG-133")
def test_may_two_flowers_stand_for_one_other_icon() -> None:
    assert feasible((GRAIN, (1, 1, 0, 0, 0), HERB), "g11") == {0b000, 0b001, 0b100}
    assert feasible((GRAIN, (1, 1, 0, 0, 0), HERB), "g11", flowers=0) == {0b000}


@pytest.mark.rule("GG-133")
def test_may_four_flowers_stand_for_two() -> None:
    both = (1, 1, 0, 0, 0)
    assert feasible((both, both, both), "g11", "g03", "g05") == {0b000, 0b001, 0b010, 0b100}
    assert feasible((both, both, both), "g11", "g05", "g06") == {0b000, 0b001, 0b010, 0b100}
    assert feasible((both, both, both), "g11", "g05") == {0b000}, "three flowers are one too few"


@pytest.mark.rule("GG-134")
def test_may_flowers_come_from_the_same_task_beyond_its_own_flowers() -> None:
    needs = ((1, 0, 0, 0, 1), HERB, HERB)
    assert feasible(needs, "g11") == {0b000, 0b010, 0b100}, "one flower is needed itself"
    assert 0b001 in feasible(needs, "g11", "g06")
    split = feasible((GRAIN, FRUIT, HERB), "g11", "g06")
    assert 0b011 not in split, "the flowers of one task do not help another"


@pytest.mark.rule("GG-134")
def test_may_flowers_of_different_gnomes_may_be_paired_and_nothing_replaces_a_flower() -> None:
    assert 0b001 in feasible((GRAIN, FRUIT, HERB), "g05", "g06")
    assert feasible((FLOWER, FLOWER, FLOWER), "g01", "g02", "g07") == {0b000}


@pytest.mark.rule("GG-133")
def test_may_at_the_table() -> None:
    may = desk(hands=("g05 g11 g01 g02 g03 g04", "g06 g07 g08 g09 g10 g12"), pair="c2 c1", month="may")
    may.play("commit g05 g11", "commit g08 g09")
    assert may.legal == {"fulfil none", "fulfil 2", "fulfil 3"}


def parade(answer: str = "fulfil 3", first: str = "fulfil 1 2", **rest: str) -> Desk:
    """June; seat 1 resolves first, seat 2 has g06 and g10 left in hand."""
    game = desk(hands=PARADE, month="june", **rest)  # type: ignore[arg-type]
    return game.play("commit g02 g07 g11", "commit g01 g03 g04 g12", first, answer)


@pytest.mark.rule("GG-135")
def test_june_the_second_may_lend_an_unplayed_gnome() -> None:
    game = parade()
    assert (game.asked, game.turn) == ("lend", 1)
    assert game.legal == {"lend none", "lend g06", "lend g10"}
    assert (game.why("lend g01"), game.why("lend g02")) == ("lend_not_unplayed", "lend_not_unplayed")
    game.play("lend g06")
    assert game.hand(0) == "g01 g03 g04 g05 g06 g08 g09 g12"
    assert game.hand(1) == "g02 g07 g10 g11"


@pytest.mark.rule("GG-135")
def test_june_the_first_is_never_asked() -> None:
    game = desk(hands=PARADE, month="june").play("commit g02 g07 g11", "commit g01 g03 g04 g12", "fulfil 1 2")
    assert (game.asked, game.turn) == ("fulfil", 1)


@pytest.mark.rule("GG-136")
def test_june_lending_pays_2_for_each_task_of_the_first() -> None:
    assert parade().play("lend g06").last(1) == {"june": 4}
    assert parade(first="fulfil 1").play("lend g06").last(1) == {"june": 2}
    assert parade().play("lend none").last(1) == {}


@pytest.mark.rule("GG-137")
def test_june_is_decided_at_the_end_of_ones_own_resolution() -> None:
    game = parade()
    assert game.state.done[1] == 0b100
    assert game.animals(1) == "", "the animal comes after the decision"
    assert game.play("lend none").animals(1) == "cow"


@pytest.mark.rule("GG-137")
def test_june_lending_is_allowed_for_nothing_and_impossible_with_an_empty_hand() -> None:
    game = parade(first="fulfil none")
    assert game.asked == "lend"
    assert game.play("lend g10").last(1) == {}
    assert "g10" in game.hand(0)
    everything = desk(hands=("g03 g04 g07 g08 g09 g10 g11 g12", "g01 g02 g05 g06"), month="june")
    everything.play("commit g03 g04", "commit g01 g02 g05 g06", "fulfil 1", "fulfil 2 3")
    assert everything.asked == "task"


@pytest.mark.rule("GG-137")
def test_june_the_lent_gnome_still_counts_for_the_squirrels_of_this_round() -> None:
    game = desk(hands=PARADE, month="june", animals=("", "squirrels"))
    game.play("commit g02 g07 g11", "commit g01 g03 g04 g12", "fulfil 1", "fulfil 3", "lend g06")
    assert game.last(1) == {"june": 2}, "six against six"


@pytest.mark.rule("GG-138")
def test_june_alone_blocks_count_as_tasks_and_the_gnome_joins_the_played_block() -> None:
    game = solo(month="june", animals=("", "goat")).play("commit g01 g02 g03 g05", "control c1", "control c7")
    assert game.order == (1, 0)
    game.play("fulfil 2")
    assert (game.asked, game.legal) == ("lend", {"lend none", "lend g04"})
    game.play("lend g04")
    assert game.last(0) == {"task2": 5, "june": 4}
    game.play("pass g06", "pass g07", "pass g08")
    assert game.queue() == "g09 g10 g11 g12 | g01 g02 g03 g04 g05"
