"""Rounds and the task pair (GG-14 to GG-21)."""

from __future__ import annotations

import pytest

from garden_desktop.games.gnomadic_gardeners.data.packfile import read_pack
from tests.games.gnomadic_gardeners.desk import desk, solo, standard
from tests.games.gnomadic_gardeners.packtext import mirrored, with_field

ROUND = ("commit g01", "commit g08", "fulfil none", "fulfil none")


@pytest.mark.rule("GG-14")
def test_rounds_follow_each_other_until_the_game_ends() -> None:
    game = desk(scores=(74, 0)).play(*ROUND, "task c3")
    assert (game.state.round, game.asked, game.scores) == (2, "commit", (76, 4))
    game.play("commit g02", "commit g01", "fulfil none", "fulfil none")
    assert (game.state.round, game.asked, game.scores) == (2, "over", (78, 6))


@pytest.mark.rule("GG-15", "GG-18")
def test_the_pictured_pair_shows_three_tasks_with_need_and_reward() -> None:
    middle = standard().middles[0, 1]
    # grain, fruit, vegetable, herb, flower
    assert middle.needs == ((1, 1, 0, 0, 2), (0, 0, 0, 1, 0), (0, 0, 1, 0, 1))
    assert middle.bliss == (10, 4)
    assert (middle.milk, middle.animal) == (0b001, 1 << 4)


@pytest.mark.rule("GG-18", "GG-15")
def test_the_pictured_pair_is_played_for_what_it_shows() -> None:
    game = desk(animals=("cow", "")).play("commit g02 g03 g04 g05", "commit g09", "fulfil none", "fulfil 1 2")
    assert game.last(0) == {"task1": 10, "task2": 4, "cow": 2}


@pytest.mark.rule("GG-16", "GG-19")
def test_only_the_inner_halves_count() -> None:
    pack = read_pack(with_field("c1", "left", "bliss1", 99), "mine.toml")
    assert pack.middles[0, 1] == standard().middles[0, 1], "the outer half of the left card"
    pack = read_pack(with_field("c2", "right", "need1", '["herb"]'), "mine.toml")
    assert pack.middles[0, 1] == standard().middles[0, 1], "the outer half of the right card"
    pack = read_pack(with_field("c2", "left", "bliss1", 99), "mine.toml")
    assert pack.middles[0, 1].bliss == (99, 4)


@pytest.mark.rule("GG-16")
def test_the_same_cards_the_other_way_round_are_other_tasks() -> None:
    there, back = standard().middles[0, 1], standard().middles[1, 0]
    assert there.needs != back.needs
    assert (there.animal, back.animal) == (1 << 4, 1 << 2)


@pytest.mark.rule("GG-17")
def test_automa_symbols_mean_nothing_to_two_players() -> None:
    game = desk().play("commit g02", "commit g08", "fulfil none")
    assert game.legal == {"fulfil none", "fulfil 2"}, "c2 would block task 2, c1 task 1"
    assert game.scores == (2, 0)


@pytest.mark.rule("GG-19")
def test_needs_come_from_the_left_card_rewards_from_the_right() -> None:
    middle = standard().middles[3, 2]
    assert middle.needs == standard().cards[3].right.needs
    assert middle.bliss == standard().cards[2].left.bliss == (8, 5)


@pytest.mark.rule("GG-19")
def test_a_mirrored_pack_needs_no_new_code() -> None:
    pack = read_pack(mirrored(), "mirrored.toml")
    for left, right in standard().middles:
        there, back = pack.middles[left, right], standard().middles[right, left]
        assert there == back, "what was left of the seam is right of it now"
    game = desk(pair="c2 c1", animals=("cow", ""), pack=pack)
    game.play("commit g02 g03 g04 g05", "commit g09", "fulfil none", "fulfil 1 2")
    assert game.last(0) == {"task1": 10, "task2": 4, "cow": 2}


@pytest.mark.rule("GG-19")
def test_what_both_halves_show_is_added_up() -> None:
    text = with_field("c1", "right", "need2", '["herb"]\nbliss2 = 3\nmilk = [2]')
    middle = read_pack(text, "mine.toml").middles[0, 1]
    assert middle.bliss == (10, 7)
    assert middle.milk == 0b011
    text = with_field("c2", "left", "bliss1", '10\nneed2 = ["herb", "grain"]')
    assert read_pack(text, "mine.toml").middles[0, 1].needs[1] == (1, 0, 0, 2, 0)


@pytest.mark.rule("GG-20")
def test_everybody_may_read_the_idle_half_that_is_next_rounds_need() -> None:
    game = desk(pair="c1 c2")
    for seat in (0, 1, None):
        assert game.rules.view(game.state, seat).pair[1] == 1
    game.play(*ROUND, "task c5")
    assert game.rules.config.pack.middles[game.state.pair].needs == standard().cards[1].right.needs


@pytest.mark.rule("GG-21")
def test_a_round_is_play_then_resolve_then_reset() -> None:
    game = desk()
    asked = [game.asked]
    for text in (*ROUND, "task c3"):
        asked.append(game.play(text).asked)
    assert asked == ["commit", "commit", "fulfil", "fulfil", "task", "commit"]


@pytest.mark.rule("GG-21")
def test_a_solo_round_has_its_control_cards_and_passing_in_place() -> None:
    game = solo()
    asked = [game.asked]
    for text in ("commit g01", "control c5", "control c6", "fulfil none", "pass g07", "task c1"):
        asked.append(game.play(text).asked)
    assert asked == ["commit", "control", "control", "fulfil", "pass", "task", "commit"]
