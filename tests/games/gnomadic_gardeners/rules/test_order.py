"""Phase 2: who resolves first (GG-31 to GG-39)."""

from __future__ import annotations

import pytest

from tests.games.gnomadic_gardeners.desk import desk

LEVEL = ("g01 g02 g03 g07 g08 g09", "g04 g05 g06 g10 g11 g12")


@pytest.mark.rule("GG-31")
def test_both_plays_are_revealed_by_the_last_choice() -> None:
    game = desk().play("commit g01")
    second = game.rules.parse_move("commit g07")
    assert game.rules.reveals(game.state, second)
    assert not game.rules.reveals(desk().state, game.rules.parse_move("commit g01"))
    game.play("commit g07")
    for viewer in (0, 1, None):
        view = game.rules.view(game.state, viewer)
        assert [game.gnomes(play) for play in view.plays] == ["g01", "g07"]


@pytest.mark.rule("GG-32")
def test_prep_is_the_sum_of_printed_hours() -> None:
    game = desk().play("commit g01 g02 g03 g04", "commit g07 g09")
    assert game.state.preps == (5, 5)


@pytest.mark.rule("GG-33")
def test_with_the_hen_each_gnome_takes_an_hour() -> None:
    game = desk(animals=("", "hen")).play("commit g01 g02 g03 g04", "commit g09 g12")
    assert game.state.preps == (5, 2)
    other = desk(animals=("hen", "")).play("commit g04", "commit g09 g12")
    assert other.state.preps == (1, 6)


@pytest.mark.rule("GG-34")
def test_fewer_hours_go_first() -> None:
    assert desk().play("commit g01", "commit g07").order == (0, 1)
    assert desk().play("commit g01 g02 g03 g04", "commit g08").order == (1, 0)
    richer = desk(scores=(40, 0)).play("commit g01", "commit g07")
    assert richer.order == (0, 1), "bliss matters only when hours are level"


@pytest.mark.rule("GG-35")
def test_on_level_hours_the_lower_bliss_goes_first() -> None:
    assert desk(hands=LEVEL, scores=(30, 28), younger="1").play("commit g01", "commit g06").order == (1, 0)
    assert desk(hands=LEVEL, scores=(28, 30), younger="2").play("commit g01", "commit g06").order == (0, 1)


@pytest.mark.rule("GG-36", "GG-38")
def test_on_level_bliss_too_the_younger_goes_first() -> None:
    assert desk(hands=LEVEL, scores=(9, 9)).play("commit g01", "commit g06").order == (1, 0), "seat 2 by default"
    assert desk(hands=LEVEL, scores=(9, 9), younger="2").play("commit g01", "commit g06").order == (1, 0)
    assert desk(hands=LEVEL, scores=(9, 9), younger="1").play("commit g01", "commit g06").order == (0, 1)


@pytest.mark.rule("GG-38")
def test_age_decides_ties_alone() -> None:
    for younger in ("1", "2"):
        assert desk(younger=younger).play("commit g01", "commit g07").order == (0, 1)


@pytest.mark.rule("GG-37")
def test_the_order_is_fixed_at_the_reveal() -> None:
    game = desk(hands=LEVEL, pair="c1 c3", scores=(28, 30)).play("commit g01 g03", "commit g06 g11")
    assert game.order == (0, 1)
    game.play("fulfil 3")
    assert game.animals(0) == "hen"
    assert (game.order, game.state.preps) == ((0, 1), (2, 3)), "neither the bliss nor the Hen of this round changes it"


@pytest.mark.rule("GG-37")
def test_scoring_does_not_reopen_a_tie() -> None:
    game = desk(hands=LEVEL, scores=(27, 28)).play("commit g02", "commit g06", "fulfil 2")
    assert game.scores == (33, 28)
    assert (game.order, game.turn, game.asked) == ((0, 1), 1, "fulfil")


@pytest.mark.rule("GG-39")
def test_a_side_resolves_completely_before_the_other_begins() -> None:
    game = desk().play("commit g01 g03", "commit g08")
    assert (game.turn, game.asked) == (0, "fulfil")
    game.play("fulfil 3")
    assert game.animals(0) == "cow", "gained before seat 2 begins"
    assert (game.turn, game.asked) == (1, "fulfil")
    entries = [entry.side for entry in game.play("fulfil none").state.entries]
    assert entries == [0, 1]
