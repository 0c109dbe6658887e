"""What may be known (GG-159 to GG-161, and 5.3, 5.4 of the rules)."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.games.gnomadic_gardeners.rules.state import HIDDEN, Move
from tests.games.gnomadic_gardeners.desk import desk, fresh, solo

FIVE = ("g01 g02 g03 g04 g05", "g06 g07 g08 g09 g10 g11 g12")


@pytest.mark.rule("GG-159")
def test_hands_are_covered_and_counted() -> None:
    game = desk(hands=FIVE)
    mine, yours = game.state.hands
    assert game.rules.view(game.state, 0).hands == (mine, -7)
    assert game.rules.view(game.state, 1).hands == (-5, yours)
    assert game.rules.view(game.state, None).hands == (-5, -7)


@pytest.mark.rule("GG-159")
def test_open_hands_shows_both_but_never_a_sealed_choice() -> None:
    game = desk(hands=FIVE, open_hands="on").play("commit g01 g02")
    for viewer in (1, None):
        view = game.rules.view(game.state, viewer)
        assert view.hands == game.state.hands
        assert view.plays == (HIDDEN, 0)


@pytest.mark.rule("GG-159")
def test_the_other_hand_can_be_worked_out() -> None:
    game = desk(hands=FIVE)
    for seat in (0, 1):
        assert game.rules.determinize(game.rules.view(game.state, seat), seat, Random(1)) == game.state


@pytest.mark.rule("GG-159")
def test_dealt_gnomes_are_seen_by_their_owner_alone() -> None:
    game = fresh().play("task c4", "task c1", "deal 1 g03")
    assert [game.rules.view(game.state, viewer).hands for viewer in (0, 1, None)] == [(0b100, 0), (-1, 0), (-1, 0)]
    move = Move("deal", 0b1000)
    assert [game.rules.seen_by(game.state, move, viewer).bits for viewer in (0, 1, None)] == [0b1000, HIDDEN, HIDDEN]


@pytest.mark.rule("GG-160")
def test_what_lies_in_a_block_is_public_the_order_is_not_there() -> None:
    game = desk(discards="c3 c4", pile="c5 c6 c7")
    for viewer in (0, 1, None):
        view = game.rules.view(game.state, viewer)
        assert (view.pile, view.discards) == (game.state.pile, game.state.discards)
    alone = solo(queue="g06 g07 | g08 g09 g10 g11 g12", pile="c5 c7 | c1 c2 c6")
    assert alone.rules.view(alone.state, 0) == alone.state
    assert alone.rules.view(alone.state, None).pile == alone.state.pile


@pytest.mark.rule("GG-160")
def test_an_onlooker_of_a_solo_game_sees_numbers_unless_the_aid_is_on() -> None:
    game = solo(queue="g06 g07 | g08 g09 g10 g11 g12")
    assert game.rules.view(game.state, None).queue == (-2, -5)
    assert game.rules.view(game.state, None).hands == (-5, 0)
    aided = solo(queue="g06 g07 | g08 g09 g10 g11 g12", deduction_aid="on")
    assert aided.rules.view(aided.state, None).queue == aided.state.queue
    passing = solo().play("commit g01", "control c5", "control c6", "fulfil none")
    gnome = passing.rules.parse_move("pass g07")
    assert passing.rules.seen_by(passing.state, gnome, 0) == gnome
    assert passing.rules.seen_by(passing.state, gnome, None) == Move("pass", HIDDEN)


@pytest.mark.rule("GG-161")
def test_a_sealed_play_is_hidden_with_everything_computed_from_it() -> None:
    one = desk(hands=FIVE, animals=("hen", ""), month="july").play("commit g04 hen-off")
    two = desk(hands=FIVE, animals=("hen", ""), month="july").play("commit g01 g02 g03 g05")
    for viewer in (1, None):
        assert one.rules.view(one.state, viewer) == two.rules.view(two.state, viewer)
    assert one.rules.view(one.state, 1).hands == (-5, one.state.hands[1]), "the sealed gnomes still lie in the hand"
    assert one.rules.view(one.state, 0).plays == one.state.plays
    assert one.rules.view(one.state, 0).hen_off == (True, False)


@pytest.mark.rule("GG-161", "GG-23")
def test_in_solo_the_play_stays_sealed_until_the_reveal() -> None:
    game = solo().play("commit g01 g02", "control c5")
    assert game.rules.view(game.state, None).plays == (HIDDEN, 0)
    game.play("control c6")
    assert game.rules.view(game.state, None).plays == game.state.plays


@pytest.mark.rule("GG-161")
def test_a_sealed_choice_looks_the_same_whatever_it_is() -> None:
    game = desk(month="july", animals=("hen", ""))
    texts = {game.rules.move_text(game.rules.seen_by(game.state, m, 1)) for m in game.rules.legal_moves(game.state)}
    assert texts == {"commit ?"}
    own = game.rules.parse_move("commit g04 hen-off")
    assert game.rules.seen_by(game.state, own, 0) == own
    assert game.rules.why_not(game.state, Move("commit", HIDDEN)) is not None, "nobody can play it"


@pytest.mark.rule("GG-161")
def test_a_kept_gnome_is_hidden_and_still_lies_among_the_three() -> None:
    game = desk(month="august").play("commit g01 g02 g04", "commit g08 g11 g12", "fulfil 2", "fulfil none")
    keeping = game.rules.parse_move("keep g02")
    assert game.rules.seen_by(game.state, keeping, 1) == Move("keep", HIDDEN)
    game.play("keep g02")
    view = game.rules.view(game.state, 1)
    assert view.keeps == (HIDDEN, 0)
    assert view.plays == game.state.plays
    assert game.rules.view(game.state, 0).keeps == game.state.keeps


@pytest.mark.rule("GG-161")
def test_a_guess_of_a_sealed_choice_can_be_any() -> None:
    game = desk(hands=("g04 g05", "g01 g02 g03 g06 g07 g08 g09 g10 g11 g12"), month="july", animals=("hen", ""))
    view = game.rules.view(game.play("commit g04").state, 1)
    guesses = {(g.plays[0], g.hen_off[0]) for g in (game.rules.determinize(view, 1, Random(n)) for n in range(200))}
    assert guesses == {(play, off) for play in (0b01000, 0b10000, 0b11000) for off in (True, False)}


@pytest.mark.rule("GG-161")
def test_a_guess_of_a_kept_gnome_is_one_of_the_three() -> None:
    game = desk(month="august").play("commit g01 g02 g04", "commit g08 g11 g12", "fulfil 2", "fulfil none", "keep g02")
    view = game.rules.view(game.state, 1)
    assert {game.rules.determinize(view, 1, Random(n)).keeps[0] for n in range(60)} == {0b1, 0b10, 0b1000}


def test_open_answers_are_seen_by_all_at_once() -> None:
    game = desk().play("commit g02", "commit g08")
    move = game.rules.parse_move("fulfil 2")
    assert all(game.rules.seen_by(game.state, move, viewer) == move for viewer in (0, 1, None))
    assert not game.rules.reveals(game.state, move)
