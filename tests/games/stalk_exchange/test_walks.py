"""What always holds, in random games at tables of every kind (SE-03, SE-09, SE-44, SE-60, SE-65, SE-93; 5.4)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from garden_desktop.games.stalk_exchange import GAME
from garden_desktop.games.stalk_exchange.data.flowers import is_bloom
from tests.games.stalk_exchange.walks import SEATS, keep_books, keep_garden, keep_tokens, tables, walk

GAMES = 240


@pytest.mark.rule("SE-03", "SE-09", "SE-63")
def test_nothing_is_lost_and_nothing_is_there_twice() -> None:
    ended = 0
    for seed, rules in enumerate(tables(GAMES)):
        for state, move in walk(rules, seed):
            keep_tokens(rules, state)
            keep_books(rules, state)
            keep_garden(rules, state)
            ended += move is None
    assert ended == GAMES


@pytest.mark.rule("SE-44", "SE-60", "SE-65", "SE-77")
def test_what_never_goes_back() -> None:
    """Tokens never rise, blooms never turn, the track and the crash only grow."""
    for seed, rules in enumerate(tables(60)):
        for (before, move), (after, _) in pairwise(walk(rules, seed)):
            assert all(now <= then for now, then in zip(after.tokens, before.tokens, strict=True))
            assert after.laid[: len(before.laid)] == before.laid
            assert after.crash[: len(before.crash)] == before.crash
            for now, then in zip(after.garden, before.garden, strict=True):
                if is_bloom(then):
                    assert now == then or (now < 0 and move is not None and move.kind == "end")


@pytest.mark.rule("SE-04")
def test_nothing_comes_back_from_compost() -> None:
    for seed, rules in enumerate(tables(40)):
        for (before, _), (after, _) in pairwise(walk(rules, seed)):
            assert all(now >= then for now, then in zip(after.compost, before.compost, strict=True))
            assert after.left <= before.left


@pytest.mark.rule("SE-93")
def test_every_game_ends_within_its_bound() -> None:
    """1 + nP + s + B + g + 3(g + 1) + nt, with g = 125 - nP - s."""
    most = 0
    for seed, rules in enumerate(tables(GAMES)):
        config, moves = rules.config, sum(1 for _ in walk(rules, seed)) - 1
        dealt = config.seats * config.portfolio
        g = 125 - dealt - config.slots
        bound = 1 + dealt + config.slots + config.start_blooms + g + 3 * (g + 1) + config.seats * config.tokens
        assert moves <= bound <= GAME.info.max_moves
        most = max(most, bound)
    assert most == GAME.info.max_moves


@pytest.mark.rule("SE-93")
def test_every_turn_draws_a_flower_or_crashes() -> None:
    for seed, rules in enumerate(tables(40)):
        begun = [state for state, move in walk(rules, seed) if move is not None and move.kind == "end"]
        for before, after in pairwise(begun):
            assert after.left < before.left
        assert len(begun) == len(list(walk(rules, seed))[-1][0].past)


def test_every_player_count_and_every_value_of_every_option_is_walked() -> None:
    laws = [rules.config for rules in tables(GAMES)]
    assert {config.seats for config in laws} == set(SEATS)
    assert {config.board.side for config in laws} == {3, 4, 5}
    assert {config.second_end for config in laws} == {"greenhouse", "value_cap", "garden_full"}
    for field in ("edge_open", "bulbs_too", "rest_up", "meet", "start_value", "start_blooms"):
        assert len({getattr(config, field) for config in laws}) == 2
