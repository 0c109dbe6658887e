"""One player: end and reset (GG-117 to GG-126)."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.core.packs import PackError
from garden_desktop.games.gnomadic_gardeners.data.packfile import read_pack
from tests.games.gnomadic_gardeners.desk import fresh, rules_of, solo
from tests.games.gnomadic_gardeners.packtext import with_field


@pytest.mark.rule("GG-117")
def test_with_77_on_either_side_the_higher_score_wins() -> None:
    quick = ("commit g01", "control c5", "control c7", "fulfil 2")
    assert solo(scores=(69, 68)).play(*quick).asked == "pass", "76 to 76"
    lost = solo(scores=(73, 73)).play(*quick)
    assert (lost.scores, lost.winner) == ((80, 81), 1)
    won = solo(scores=(73, 60)).play(*quick)
    assert (won.scores, won.winner) == ((80, 68), 0)


@pytest.mark.rule("GG-117")
def test_the_end_waits_until_both_have_resolved() -> None:
    game = solo(scores=(75, 60)).play("commit g01", "control c5", "control c7", "fulfil 2")
    assert [entry.side for entry in game.state.entries[-2:]] == [0, 1]


@pytest.mark.rule("GG-118")
def test_you_win_a_tie_whatever_animals_there_are() -> None:
    game = solo(scores=(72, 71), animals=("", "goat cow mouse"))
    game.play("commit g01 g02 g03", "control c1", "control c2", "fulfil 1")
    assert (game.scores, game.winner) == ((80, 80), 0)


@pytest.mark.rule("GG-119", "GG-124")
def test_it_passes_as_many_as_its_card_shows_from_the_top() -> None:
    game = solo(queue="g06 g07 | g08 g09 g10 | g11 g12").play("commit g01", "control c5", "control c7", "fulfil 2")
    assert (game.asked, game.legal) == ("pass", {"pass g06", "pass g07"})
    assert list(game.rules.odds(game.state)) == [1, 1]
    game.play("pass g07")
    assert game.legal == {"pass g06"}, "the next block is opened only when the top one is used up"
    game.play("pass g06")
    assert game.legal == {"pass g08", "pass g09", "pass g10"}
    game.play("pass g09")
    assert game.asked == "task"
    assert game.hand(0) == "g02 g03 g04 g05 g06 g07 g09"


@pytest.mark.rule("GG-120")
def test_you_take_what_it_has_when_it_has_fewer() -> None:
    game = solo(hand="g01 g02 g03 g04 g05 g06 g07 g08 g09 g10", queue="g12 | g11")
    game.play("commit g01 g02", "control c5", "control c7", "fulfil none", "pass g12", "pass g11")
    assert (game.asked, game.queue()) == ("task", "g01 g02")
    assert game.hand(0) == "g03 g04 g05 g06 g07 g08 g09 g10 g11 g12"


@pytest.mark.rule("GG-121")
def test_your_played_gnomes_go_under_its_hand_as_one_block_afterwards() -> None:
    game = solo(queue="g06 g07 | g08 g09 g10 g11 g12").play("commit g01 g02", "control c5", "control c6", "fulfil none")
    assert game.queue() == "g06 g07 | g08 g09 g10 g11 g12", "not before it has passed"
    game.play("pass g06")
    assert game.queue() == "g07 | g08 g09 g10 g11 g12 | g01 g02"


@pytest.mark.rule("GG-122")
def test_controls_and_left_card_go_under_the_pile() -> None:
    game = solo(pile="c5 c7 | c1 c2 c6").play("commit g01", "control c5", "control c7", "fulfil none")
    game.play("pass g06", "pass g07", "pass g08")
    assert game.pile() == "c1 c2 c6 | c4 c5 c7"
    assert (game.discards(), game.state.controls) == ("", (-1, -1))


@pytest.mark.rule("GG-123")
def test_the_right_card_slides_and_the_pile_gives_the_next() -> None:
    game = solo(pile="c5 c7 | c1 c2 c6").play("commit g01", "control c5", "control c7", "fulfil none")
    game.play("pass g06", "pass g07", "pass g08")
    assert (game.pair(), game.legal) == ("c3", {"task c1", "task c2", "task c6"})
    game.play("task c6")
    assert (game.pair(), game.asked) == ("c3 c6", "commit")


@pytest.mark.rule("GG-124")
def test_no_order_inside_a_block_exists() -> None:
    game = fresh(mode="solo").play("task c4", "task c3", *(f"deal 1 g0{n}" for n in range(1, 7)))
    assert game.state.queue == (0b111111000000,)


@pytest.mark.rule("GG-125")
@pytest.mark.parametrize(("garden", "cards"), [("seven", 5), ("nine", 7)])
def test_the_solo_pile_is_a_queue_that_never_runs_out(garden: str, cards: int) -> None:
    rules, rng = rules_of(mode="solo", garden=garden), Random(f"queue {garden}")
    state = rules.setup()
    while rules.to_move(state) is not None:
        if state.phase == "commit":
            assert sum(block.bit_count() for block in state.pile) == cards
            if garden == "seven":
                assert [block.bit_count() for block in state.pile] == ([5] if state.round == 1 else [2, 3])
        state = rules.apply(state, rng.choice(rules.legal_moves(state)))


@pytest.mark.rule("GG-126")
def test_your_hand_is_never_empty_at_the_start_of_a_round() -> None:
    for seed in range(20):
        rules, rng = rules_of(mode="solo", start_gnomes="1"), Random(seed)
        state = rules.setup()
        while rules.to_move(state) is not None:
            assert state.phase != "commit" or state.hands[0]
            moves = rules.legal_moves(state)
            state = rules.apply(state, moves[-1] if state.phase == "commit" else rng.choice(moves))


@pytest.mark.rule("GG-126")
def test_playing_the_whole_hand_brings_at_least_one_gnome() -> None:
    game = solo(hand="g01", queue="g02 g03 g04 g05 g06 g07 g08 g09 g10 g11 g12")
    game.play("commit g01", "control c5", "control c6", "fulfil none", "pass g02")
    assert game.hand(0) == "g02"
    with pytest.raises(PackError):
        read_pack(with_field("c6", "left", "pass", 0), "mine.toml")
