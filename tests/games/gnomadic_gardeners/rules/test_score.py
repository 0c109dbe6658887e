"""Phase 2, step 2: score bliss (GG-52 to GG-64)."""

from __future__ import annotations

import pytest

from garden_desktop.games.gnomadic_gardeners.data.packfile import read_pack
from tests.games.gnomadic_gardeners.desk import FIRST_SIX, LAST_SIX, Desk, desk
from tests.games.gnomadic_gardeners.packtext import with_field


@pytest.mark.rule("GG-52")
def test_tasks_1_and_2_pay_what_is_printed() -> None:
    game = desk().play("commit g02 g03 g04 g05", "commit g08 g09 g12", "fulfil 1 2")
    assert game.last(0) == {"task1": 10, "task2": 4}
    other = desk(pair="c1 c3").play("commit g02 g03 g04 g05", "commit g08 g09 g12", "fulfil 1 2")
    assert other.last(0) == {"task1": 8, "task2": 5}


@pytest.mark.rule("GG-53")
def test_every_animal_pays_in_the_same_step() -> None:
    game = desk(animals=("goat horse mouse", "hen")).play("commit g04 g05", "commit g12", "fulfil none", "fulfil 2")
    assert game.last(0) == {"task2": 4, "goat": 1, "horse": 2, "mouse": 4}
    assert len([entry for entry in game.state.entries if entry.side == 0]) == 1


@pytest.mark.rule("GG-54")
def test_the_goat_counts_the_other_sides_animals() -> None:
    assert _first("commit g01 g02", animals=("goat horse", "hen cow mouse"))["goat"] == 3
    assert "goat" not in _first("commit g01 g02", animals=("goat horse", ""))


@pytest.mark.rule("GG-55")
def test_the_horse_counts_gnomes_played() -> None:
    assert _first("commit g01 g02 g03", animals=("horse", "")) == {"horse": 3}
    assert _first("commit g01", animals=("horse", ""))["horse"] == 1


@pytest.mark.rule("GG-56")
def test_the_cow_pays_for_a_fulfilled_task_with_milk() -> None:
    assert _first("commit g03 g04 g05", "fulfil 1", animals=("cow", ""))["cow"] == 2
    assert "cow" not in _first("commit g01 g02", "fulfil 2", animals=("cow", "")), "milk is on task 1 here"
    assert _first("commit g01 g02", "fulfil 2", animals=("cow", ""), pair="c1 c3")["cow"] == 2, "and here on task 2"


@pytest.mark.rule("GG-57")
def test_the_mouse_counts_printed_twos() -> None:
    assert _first("commit g01 g04 g05", animals=("mouse", "")) == {"mouse": 4}
    assert _first("commit g01 g02 g03", animals=("mouse", "")) == {}
    hands = ("g01 g05 g08", "g02 g03 g04 g06 g07 g09 g10 g11 g12")
    assert _first("commit g05 g08", animals=("mouse", ""), hands=hands) == {"mouse": 2}, "three hours are not two"


@pytest.mark.rule("GG-58")
def test_squirrels_pay_for_fewer_gnomes_played_and_kept_together() -> None:
    five = ("g01 g02 g03 g04 g05", "g06 g07 g08 g09 g10 g11 g12")
    assert _first("commit g01 g02", animals=("squirrels", ""), hands=five) == {"squirrels": 3}
    assert _first("commit g01 g02", animals=("squirrels", "")) == {}, "six against six"
    assert _first("commit g06 g11", animals=("squirrels", ""), hands=five[::-1]) == {}, "seven against five"


@pytest.mark.rule("GG-59")
def test_exactly_one_gnome_adds_its_charisma() -> None:
    assert _first("commit g01") == {"charisma": 2}
    assert _first("commit g05") == {"charisma": 2}
    assert _first("commit g04") == {"charisma": 3}
    assert _first("commit g01 g02") == {}


@pytest.mark.rule("GG-60")
def test_bonuses_need_no_task_and_add_up() -> None:
    game = desk(
        hands=("g07 g09 g12", "g01 g02 g03 g04 g05 g06 g08 g10 g11"),
        animals=("goat horse mouse squirrels", "cow hen piggy"),
    )
    game.play("commit g07", "commit g01 g02", "fulfil 2", "fulfil none")
    assert game.last(0) == {"goat": 3, "horse": 1, "mouse": 2, "squirrels": 3, "charisma": 3}
    assert game.scores[0] == 12


@pytest.mark.rule("GG-61")
def test_the_second_goat_counts_an_animal_just_gained_the_first_does_not() -> None:
    second = desk(animals=("hen", "goat")).play("commit g01 g03", "commit g08", "fulfil 3", "fulfil none")
    assert second.last(1)["goat"] == 2
    first = desk(animals=("goat", "hen"), pair="c1 c2").play("commit g01", "commit g08 g11 g12", "fulfil none")
    assert first.last(0)["goat"] == 1
    assert first.scores == (3, 0)


@pytest.mark.rule("GG-62")
def test_the_cow_pays_once_a_round() -> None:
    pictured = _first("commit g02 g03 g04 g05", "fulfil 1 2", animals=("cow", ""))
    assert pictured == {"task1": 10, "task2": 4, "cow": 2}
    pack = read_pack(with_field("c2", "left", "milk", [1, 2]), "mine.toml")
    game = desk(animals=("cow", ""), pack=pack).play("commit g02 g03 g04 g05", "commit g08 g09 g12", "fulfil 1 2")
    assert game.last(0)["cow"] == 2


@pytest.mark.rule("GG-63")
def test_squirrels_compare_the_hands_of_the_rounds_start() -> None:
    hands = ("g01 g02 g03 g04 g05 g06", "g07 g08 g09 g10 g11 g12")
    game = desk(hands=hands, animals=("", "squirrels")).play("commit g01 g02 g03", "commit g09 g12", "fulfil none")
    game.play("fulfil none")
    assert game.last(1) == {}, "six gnomes each, whatever is passed later"


@pytest.mark.rule("GG-64")
def test_bliss_is_posted_in_one_step_and_the_list_is_kept() -> None:
    game = desk(animals=("horse", ""), month="july").play("commit g02", "commit g08", "fulfil 2")
    assert (game.asked, game.scores, game.state.entries) == ("use", (0, 0), ())
    game.play("use horse")
    assert game.scores == (7, 0)
    assert game.last(0) == {"task2": 4, "horse": 1, "charisma": 2}
    assert game.state.entries[0].total == 7


def _first(
    play: str,
    answer: str = "fulfil none",
    hands: tuple[str, str] = (FIRST_SIX, LAST_SIX),
    animals: tuple[str, str] = ("", ""),
    pair: str = "c1 c2",
) -> dict[str, int]:
    """The entry of seat 1 who plays this, answers this and resolves first."""
    game: Desk = desk(hands=hands, animals=animals, pair=pair)
    slow = "commit " + " ".join(hands[1].split()[-3:])
    game.play(play, slow)
    assert game.order == (0, 1)
    return game.play(answer).last(0)
