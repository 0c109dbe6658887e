"""Random games over all player counts and options: nothing gets lost, and every game ends (5.9)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.data.modes import SOLO
from garden_desktop.games.fire_and_flora.data.options import OPTIONS
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import State
from tests.games.fire_and_flora.desk import rules_of
from tests.games.fire_and_flora.walks import (
    SEATS,
    choices,
    ends_by_the_rules,
    keep_coins,
    keep_everything,
    tables,
    walk,
)

GAMES = 200


@pytest.mark.rule("FF-06", "FF-10", "FF-34", "FF-60", "FF-191")
def test_everything_is_conserved_at_every_ply_and_every_game_ends_by_the_rules() -> None:
    for seed, rules in enumerate(tables(GAMES, short=True)):
        plies = list(walk(rules, seed))
        for (before, move), (after, _) in pairwise(plies):
            assert move is not None
            keep_everything(rules, after)
            keep_coins(before, move, after)
        assert len(plies) <= GAME.info.max_moves
        ends_by_the_rules(rules, plies[-1][0])


@pytest.mark.rule("FF-06")
def test_nobody_reaches_the_target_and_plays_on() -> None:
    for seed, rules in enumerate(tables(24, short=True)):
        for state, move in walk(rules, seed):
            if move is not None:
                assert all(stars_of(rules.config, state, seat) < rules.config.target for seat in range(rules.seats))


def test_a_legal_move_is_never_refused_and_an_illegal_one_always_with_a_reason() -> None:
    rng, codes = Random(2), set()
    for seed, rules in enumerate(tables(40, short=True)):
        made = [(state, move) for state, move in walk(rules, seed) if move is not None]
        tried = _moves_of_all_kinds(rules, [state for state, _ in made])
        for state, _ in rng.sample(made, min(60, len(made))):
            legal = set(rules.legal_moves(state))
            assert all(rules.why_not(state, move) is None for move in legal)
            for move in rng.sample(tried, min(40, len(tried))):
                reason = rules.why_not(state, move)
                assert (reason is None) == (move in legal), (rules.move_text(move), state.ask)
                codes |= {reason.code} if reason else set()
    assert len(codes) >= 25


def _moves_of_all_kinds(rules: FloraRules, states: list[State]) -> list[Move]:
    """Some moves of each kind that were legal at some time in a game."""
    by_kind: dict[str, set[Move]] = {}
    for state in states:
        for move in rules.legal_moves(state):
            by_kind.setdefault(move.kind, set()).add(move)
    return [move for kind in sorted(by_kind) for move in sorted(by_kind[kind])[:40]]


def test_moves_are_distinct_and_survive_their_text() -> None:
    for seed, rules in enumerate(tables(16, short=True)):
        for state, _ in walk(rules, seed):
            texts = [rules.move_text(move) for move in rules.legal_moves(state)]
            assert len(set(texts)) == len(texts)
            assert [rules.parse_move(text) for text in texts] == list(rules.legal_moves(state))


def test_every_player_count_and_every_value_of_every_option_is_walked() -> None:
    seen: dict[str, set[str]] = {}
    for _, options in choices(GAMES):
        for key, value in options.items():
            seen.setdefault(key, set()).add(value)
    assert {seats for seats, _ in choices(GAMES)} == set(SEATS)
    assert all(seen[option.key] == set(option.values) for option in OPTIONS)
    assert SOLO in seen["mode"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_to_the_usual_target(seats: int) -> None:
    rules = rules_of(seats)
    final = list(walk(rules, 11))[-1][0]
    assert final.ending == "target"
    keep_everything(rules, final)
