"""Phase 3: end or reset (GG-72 to GG-86)."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games.gnomadic_gardeners.rules.state import bits_of
from tests.games.gnomadic_gardeners.desk import desk

CLOSE = ("g01 g02 g03 g04 g05 g08", "g06 g07 g09 g10 g11 g12")
FINISH = ("commit g08", "commit g07 g11", "fulfil 2", "fulfil 1")
"""Seat 1 scores 8 first, seat 2 scores 10."""


@pytest.mark.rule("GG-72")
def test_after_both_have_resolved_the_game_ends_or_goes_on() -> None:
    assert desk(hands=CLOSE).play(*FINISH).asked == "task"
    assert desk(hands=CLOSE, scores=(69, 60)).play(*FINISH).asked == "over"


@pytest.mark.rule("GG-73")
def test_with_77_or_more_the_higher_score_wins() -> None:
    assert desk(hands=CLOSE, scores=(68, 66)).play(*FINISH).turn is not None, "76 to 76"
    assert desk(hands=CLOSE, scores=(69, 66)).play(*FINISH).winner == 0
    assert desk(hands=CLOSE, scores=(70, 72)).play(*FINISH).winner == 1


@pytest.mark.rule("GG-74")
def test_level_on_bliss_more_animals_win() -> None:
    assert desk(hands=CLOSE, scores=(72, 70), animals=("hen piggy", "hen")).play(*FINISH).winner == 0
    assert desk(hands=CLOSE, scores=(72, 70), animals=("hen", "hen piggy"), younger="1").play(*FINISH).winner == 1


@pytest.mark.rule("GG-75")
def test_level_on_animals_too_the_younger_wins() -> None:
    assert desk(hands=CLOSE, scores=(72, 70), animals=("hen", "hen")).play(*FINISH).winner == 1
    assert desk(hands=CLOSE, scores=(72, 70), animals=("hen", "hen"), younger="1").play(*FINISH).winner == 0


@pytest.mark.rule("GG-74", "GG-75")
def test_the_result_says_which_tie_break_decided() -> None:
    def tiebreak(**facts: tuple[int, int] | tuple[str, str]) -> str | None:
        game = desk(hands=CLOSE, **facts)  # type: ignore[arg-type]
        line = game.play(*FINISH).rules.result(game.state).tiebreak
        return plain(line).split(":")[0] if line else None

    assert tiebreak(scores=(70, 72)) is None
    assert tiebreak(scores=(72, 70), animals=("hen piggy", "hen")) == "Tied on bliss"
    assert tiebreak(scores=(72, 70)) == "Tied on bliss and animals, 0 each"


@pytest.mark.rule("GG-76")
def test_the_second_resolver_can_still_overtake() -> None:
    game = desk(hands=CLOSE, scores=(70, 72)).play(*FINISH[:3])
    assert (game.scores, game.asked, game.turn) == ((78, 72), "fulfil", 1)
    game.play("fulfil 1")
    assert (game.scores, game.winner) == ((78, 82), 1)


@pytest.mark.rule("GG-76", "GG-14")
def test_nothing_is_asked_once_it_is_over() -> None:
    game = desk(hands=CLOSE, scores=(70, 72)).play(*FINISH)
    assert (game.legal, game.turn) == (set(), None)
    assert game.why("commit g01") == "game_over"


@pytest.mark.rule("GG-77")
def test_gnomes_are_passed_before_the_new_task_is_drawn() -> None:
    game = desk().play("commit g01", "commit g08", "fulfil none", "fulfil 2")
    assert (game.asked, game.pair()) == ("task", "c2")
    assert game.hand(0) == "g02 g03 g04 g05 g06 g08"


@pytest.mark.rule("GG-78", "GG-79")
def test_all_played_gnomes_change_sides_all_others_stay() -> None:
    game = desk().play("commit g01 g02 g03 g04", "commit g08 g09", "fulfil none", "fulfil 2")
    assert game.hand(0) == "g05 g06 g08 g09"
    assert game.hand(1) == "g01 g02 g03 g04 g07 g10 g11 g12"


@pytest.mark.rule("GG-80")
def test_animals_stay_with_their_owner() -> None:
    game = desk(animals=("hen goat", "cow")).play("commit g01", "commit g08", "fulfil none", "fulfil none", "task c3")
    assert (game.animals(0), game.animals(1)) == ("hen goat", "cow")


@pytest.mark.rule("GG-64")
def test_an_animal_is_new_for_one_round() -> None:
    game = desk().play("commit g01 g03", "commit g08", "fulfil 3", "fulfil none")
    assert (game.animals(0), game.asked) == ("cow", "task")
    assert [side.bit_count() for side in game.state.gained] == [1, 0]
    game.play("task c3")
    assert (game.asked, game.state.gained) == ("commit", (0, 0))


@pytest.mark.rule("GG-81")
def test_both_transfers_happen_at_once() -> None:
    game = desk(hands=("g01", "g02 g03 g04 g05 g06 g07 g08 g09 g10 g11 g12"))
    game.play("commit g01", "commit g02", "fulfil 2", "fulfil none")
    assert game.hand(0) == "g02"
    assert game.hand(1) == "g01 g03 g04 g05 g06 g07 g08 g09 g10 g11 g12"
    assert [hand.bit_count() for hand in game.state.hands] == [1, 11]


@pytest.mark.rule("GG-81")
def test_a_swap_of_whole_hands_leaves_nobody_empty() -> None:
    game = desk().play("commit g01 g02 g03 g04 g05 g06", "commit g07 g08 g09 g10 g11 g12")
    game.play("fulfil none", "fulfil none")
    assert (game.hand(0), game.hand(1)) == ("g07 g08 g09 g10 g11 g12", "g01 g02 g03 g04 g05 g06")


@pytest.mark.rule("GG-82", "GG-83", "GG-84")
def test_the_left_card_goes_the_right_one_slides_a_new_one_comes() -> None:
    game = desk(pair="c1 c2").play("commit g01", "commit g08", "fulfil none", "fulfil none")
    assert (game.discards(), game.pair()) == ("c1", "c2")
    assert game.legal == {"task c3", "task c4", "task c5", "task c6", "task c7"}
    game.play("task c6")
    assert (game.discards(), game.pair(), game.pile()) == ("c1", "c2 c6", "c3 c4 c5 c7")
    assert [game.rules.config.pack.cards[bit].id for bit in bits_of(game.state.discards)] == ["c1"]


@pytest.mark.rule("GG-85", "GG-86")
def test_an_empty_pile_is_renewed_from_the_six_discards() -> None:
    game = desk(pile="", discards="c3 c4 c5 c6 c7", round=6)
    game.play("commit g01", "commit g08", "fulfil none", "fulfil 2")
    assert (game.discards(), game.pile()) == ("", "c1 c3 c4 c5 c6 c7")
    game.play("task c1")
    assert game.pair() == "c2 c1", "the card laid off a moment ago comes straight back"


@pytest.mark.rule("GG-85")
def test_no_reshuffle_while_a_card_is_left() -> None:
    game = desk(pile="c7", discards="c3 c4 c5 c6", round=5)
    game.play("commit g01", "commit g08", "fulfil none", "fulfil 2")
    assert (game.legal, game.discards()) == ({"task c7"}, "c1 c3 c4 c5 c6")


@pytest.mark.rule("GG-86")
def test_in_the_nine_card_garden_eight_are_reshuffled() -> None:
    game = desk(pile="", discards="c3 c4 c5 c6 c7 c8 c9", garden="nine")
    game.play("commit g01", "commit g08", "fulfil none", "fulfil 2")
    assert game.pile() == "c1 c3 c4 c5 c6 c7 c8 c9"
