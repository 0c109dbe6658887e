"""Game and set-up for two players (GG-01 to GG-13)."""

from __future__ import annotations

import pytest

from garden_desktop.core.types import CHANCE
from garden_desktop.games.gnomadic_gardeners import GAME
from garden_desktop.games.gnomadic_gardeners.rules.state import State
from tests.games.gnomadic_gardeners.desk import desk, fresh, rules_of, standard

SIX = ("deal 1 g12", "deal 1 g03", "deal 1 g07", "deal 1 g01", "deal 1 g10", "deal 1 g05")


@pytest.mark.rule("GG-01")
def test_two_play_against_each_other_and_one_against_the_automa() -> None:
    assert [(mode.key, mode.seats) for mode in GAME.info.modes] == [("duel", (2,)), ("solo", (1,)), ("basket", (2,))]
    assert [mode.automa is not None for mode in GAME.info.modes] == [False, True, False]
    assert rules_of().sides == rules_of(mode="solo").sides == 2
    assert rules_of(mode="solo").seats == 1


@pytest.mark.rule("GG-01")
def test_the_usual_mode_follows_from_the_seats() -> None:
    assert GAME.refuse(1, {}) is None
    assert GAME.refuse(2, {}) is None
    assert GAME.refuse(3, {}) is not None
    assert rules_of().config.mode == "duel"


@pytest.mark.rule("GG-02")
def test_length_and_age_are_shown_and_nothing_else() -> None:
    assert (GAME.info.minutes, GAME.info.age) == ((10, 20), 14)
    assert not {"minutes", "age", "clock"} & set(State._fields)


@pytest.mark.rule("GG-03")
def test_the_target_is_77_bliss() -> None:
    assert standard().numbers.target == 77
    below = desk(scores=(73, 0)).play("commit g02", "commit g07", "fulfil none", "fulfil none")
    assert (below.scores[0], below.turn) == (75, CHANCE)
    at_it = desk(scores=(75, 0)).play("commit g02", "commit g07", "fulfil none", "fulfil none")
    assert (at_it.scores[0], at_it.turn) == (77, None)


@pytest.mark.rule("GG-04")
def test_the_seven_task_cards_are_one_shuffled_pile() -> None:
    start = fresh()
    assert start.pile() == "c1 c2 c3 c4 c5 c6 c7"
    assert start.legal == {f"task c{n}" for n in range(1, 8)}
    assert list(start.rules.odds(start.state)) == [1] * 7


@pytest.mark.rule("GG-05", "GG-06")
def test_the_first_card_turned_up_lies_left_the_second_right() -> None:
    game = fresh().play("task c4", "task c1")
    assert game.pair() == "c4 c1"
    assert game.state.pair == (3, 0)
    assert game.asked == "deal"


@pytest.mark.rule("GG-07")
def test_disks_and_reference_card_carry_no_rule() -> None:
    assert not {"disks", "disk", "reference", "reference_card"} & set(State._fields)


@pytest.mark.rule("GG-08")
def test_the_supply_holds_seven_types_two_cards_each() -> None:
    in_use = [animal for animal in standard().animals if not animal.nine]
    assert [animal.id for animal in in_use] == ["hen", "piggy", "goat", "horse", "cow", "mouse", "squirrels"]
    assert sum(animal.copies for animal in in_use) == 14


@pytest.mark.rule("GG-09", "GG-10")
def test_six_gnomes_are_dealt_to_seat_1_and_the_other_six_are_seat_2s() -> None:
    game = fresh().play("task c4", "task c1", *SIX[:5])
    assert (game.asked, game.hand(0), game.hand(1)) == ("deal", "g01 g03 g07 g10 g12", "")
    assert game.legal == {f"deal 1 {gnome}" for gnome in ("g02", "g04", "g05", "g06", "g08", "g09", "g11")}
    game.play(SIX[5])
    assert game.hand(0) == "g01 g03 g05 g07 g10 g12"
    assert game.hand(1) == "g02 g04 g06 g08 g09 g11"
    assert (game.asked, game.turn) == ("commit", 0)


@pytest.mark.rule("GG-11")
def test_the_record_draws_tasks_then_gnomes_then_the_automas_animal() -> None:
    assert _asked_at_setup() == ["task"] * 2 + ["deal"] * 6
    assert _asked_at_setup(mode="solo", month="september") == ["task"] * 2 + ["deal"] * 6 + ["animal"]


@pytest.mark.rule("GG-11")
def test_the_order_of_the_deal_has_no_effect() -> None:
    one = fresh().play("task c4", "task c1", *SIX)
    two = fresh().play("task c4", "task c1", *reversed(SIX))
    assert one.state == two.state


@pytest.mark.rule("GG-12")
def test_both_begin_without_bliss_or_animals() -> None:
    game = fresh().play("task c4", "task c1", *SIX)
    assert game.scores == (0, 0)
    assert (game.animals(0), game.animals(1)) == ("", "")


@pytest.mark.rule("GG-13")
def test_a_score_passes_99() -> None:
    game = desk(scores=(98, 0), hands=("g08 g01", "g02 g03 g04 g05 g06 g07 g09 g10 g11 g12"))
    game.play("commit g08", "commit g02", "fulfil 2", "fulfil none")
    assert game.scores == (102, 6)
    assert game.rules.result(game.state).scores == (102, 6)


def _asked_at_setup(**options: str) -> list[str]:
    game = fresh(**options)
    seen = []
    while game.asked != "commit":
        seen.append(game.asked)
        assert game.turn == CHANCE
        game.play(min(game.legal))
    return seen
