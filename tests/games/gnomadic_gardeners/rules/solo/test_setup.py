"""One player: set-up and control cards (GG-87 to GG-101)."""

from __future__ import annotations

import pytest

from garden_desktop.core.types import CHANCE
from garden_desktop.games.gnomadic_gardeners import GAME
from garden_desktop.games.gnomadic_gardeners.data.options import OPTIONS
from garden_desktop.games.gnomadic_gardeners.data.pack import Amount
from tests.games.gnomadic_gardeners.desk import Desk, fresh, solo, standard

SIX = ("deal 1 g05", "deal 1 g01", "deal 1 g02", "deal 1 g03", "deal 1 g06", "deal 1 g04")


@pytest.mark.rule("GG-87")
def test_alone_the_two_player_rules_hold_and_the_automa_is_never_asked() -> None:
    game = solo()
    deciders = [game.turn]
    for text in ("commit g01", "control c5", "control c7", "fulfil 2", "pass g06", "pass g07"):
        deciders.append(game.play(text).turn)
    assert deciders == [0, CHANCE, CHANCE, 0, CHANCE, CHANCE, CHANCE]
    assert game.last(0) == {"task2": 5, "charisma": 2}


@pytest.mark.rule("GG-88", "GG-89")
def test_you_are_dealt_six_and_the_automa_holds_the_rest() -> None:
    game = fresh(mode="solo").play("task c4", "task c3", *SIX)
    assert (game.hand(0), game.queue()) == ("g01 g02 g03 g04 g05 g06", "g07 g08 g09 g10 g11 g12")
    assert (game.asked, game.turn, game.state.hands[1]) == ("commit", 0, 0)


@pytest.mark.rule("GG-88", "GG-92")
@pytest.mark.parametrize("gnomes", range(1, 7))
def test_fewer_gnomes_make_a_harder_game(gnomes: int) -> None:
    game = fresh(mode="solo", start_gnomes=str(gnomes)).play("task c4", "task c3", *SIX[:gnomes])
    assert game.asked == "commit"
    assert len(game.hand(0).split()) == gnomes
    assert len(game.queue().split()) == 12 - gnomes


@pytest.mark.rule("GG-92")
def test_the_menu_names_four_levels_and_meadow_is_usual() -> None:
    option = next(option for option in OPTIONS if option.key == "start_gnomes")
    assert option.default == "6"
    assert option.modes == ("solo",)
    assert [choice.label.source.split(":")[0] for choice in option.choices[:4]] == [
        "Meadow",
        "Orchard",
        "Thicket",
        "Bramble",
    ]
    assert [choice.value for choice in option.choices] == ["6", "5", "4", "3", "2", "1"]
    refused = GAME.refuse(1, {"start_gnomes": "7"})
    assert refused is not None
    assert refused.code == "option_out_of_range"


@pytest.mark.rule("GG-90")
def test_pile_and_pair_as_with_two_players() -> None:
    game = fresh(mode="solo")
    assert game.pile() == "c1 c2 c3 c4 c5 c6 c7"
    game.play("task c4", "task c3")
    assert (game.pair(), game.pile()) == ("c4 c3", "c1 c2 c5 c6 c7")


@pytest.mark.rule("GG-91")
def test_without_a_month_both_sides_begin_with_nothing() -> None:
    game = fresh(mode="solo").play("task c4", "task c3", *SIX)
    assert game.scores == (0, 0)
    assert (game.animals(0), game.animals(1)) == ("", "")
    assert game.state.entries == ()


@pytest.mark.rule("GG-93")
def test_you_play_before_the_automas_cards_are_known() -> None:
    game = solo()
    assert game.asked == "commit"
    assert game.state.controls == (-1, -1)
    assert game.play("commit g01").asked == "control"


@pytest.mark.rule("GG-94", "GG-95")
def test_two_control_cards_are_drawn_left_then_right() -> None:
    game = solo(pile="c5 c7 | c1 c2 c6").play("commit g01")
    assert game.legal == {"control c5", "control c7"}
    game.play("control c7")
    assert game.state.controls == (6, -1)
    assert game.legal == {"control c5"}
    game.play("control c5")
    assert game.state.controls == (6, 4)
    assert game.pile() == "c1 c2 c6"


@pytest.mark.rule("GG-95", "GG-101")
def test_the_pictured_control_pair() -> None:
    orders = standard().middles[0, 1]
    assert orders.prep == Amount(5, per_animal=-1)
    assert orders.score == Amount(6, per_animal=1)
    assert (orders.blocks, orders.passes) == (0b110, 2)


@pytest.mark.rule("GG-95")
def test_only_the_middle_of_the_control_pair_counts() -> None:
    assert controlled("c2", "c1").state.preps[1] == 4, "the right half of c2"
    there, back = controlled("c1", "c2", "goat"), controlled("c2", "c1", "goat")
    assert (there.state.done[1], back.state.done[1]) == (0b110, 0b001), "the left half of the right card"


@pytest.mark.rule("GG-96")
def test_the_automas_prep_less_one_for_each_animal() -> None:
    assert controlled("c1", "c2").state.preps[1] == 5
    assert controlled("c1", "c2", "goat cow mouse").state.preps[1] == 2
    assert controlled("c2", "c1", "goat cow mouse").state.preps[1] == 4, "no A on this card"


@pytest.mark.rule("GG-97")
def test_the_automa_scores_the_number_shown_plus_animals_or_gnomes() -> None:
    assert controlled("c1", "c2", "goat cow mouse").last(1) == {"automa": 9}
    assert controlled("c5", "c2", "goat cow mouse").last(1) == {"automa": 1 + 7}
    assert controlled("c6", "c2", "goat cow mouse").play("fulfil none").last(1) == {"automa": 7}


@pytest.mark.rule("GG-98")
def test_the_automa_blocks_the_tasks_shown() -> None:
    game = controlled("c1", "c2", "goat cow mouse")
    assert (game.why("fulfil 2"), game.why("fulfil 3")) == ("task_blocked", "task_blocked")
    assert game.why("fulfil 1") is None


@pytest.mark.rule("GG-99")
def test_showing_3_the_automa_takes_the_animal_whoever_was_quicker() -> None:
    ahead = controlled("c1", "c2", "goat cow mouse")
    assert (ahead.order, ahead.animals(1)) == ((1, 0), "hen goat cow mouse")
    behind = solo().play("commit g02 g04", "control c5", "control c7", "fulfil 3")
    assert (behind.order, behind.animals(0), behind.animals(1)) == ((0, 1), "hen", "hen")
    without = controlled("c1", "c5", "goat cow mouse")
    assert without.animals(1) == "goat cow mouse", "c5 shows 1 and 2"


@pytest.mark.rule("GG-100", "GG-101")
def test_the_pass_number_is_that_of_the_right_control_card() -> None:
    assert controlled("c1", "c2").play("fulfil none").state.owed == 2
    assert controlled("c1", "c6").play("fulfil none").state.owed == 1
    assert controlled("c1", "c7").play("fulfil none").state.owed == 3


def controlled(left: str, right: str, animals: str = "") -> Desk:
    """You played four gnomes (6 hours) on the pair c4 c6 or c4 c3; these are the control cards."""
    pair = "c4 c3" if right != "c3" and left != "c3" else "c4 c6"
    return solo(pair=pair, animals=("", animals)).play("commit g01 g02 g03 g05", f"control {left}", f"control {right}")
