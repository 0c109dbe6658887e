"""Computer players: legal and repeatable answers from the view alone, and levels that differ by foresight."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import get_args

import pytest

from garden_desktop.core.rules import Level, Policy
from garden_desktop.core.types import CHANCE
from garden_desktop.games.gnomadic_gardeners.advice.policy import policy
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State
from tests.games.gnomadic_gardeners.desk import Desk, desk, rules_of, solo
from tests.games.gnomadic_gardeners.tables import WAYS, named, walk

LEVELS: tuple[Level, ...] = get_args(Level)


def in_time() -> bool:
    return False


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_every_level_has_a_legal_answer_to_every_question(way: Mapping[str, str]) -> None:
    rules = rules_of(None, **way)
    advises = policy(rules)
    decisions = [state for state, _ in walk(dict(way)) if rules.to_move(state) not in (None, CHANCE)]
    for number, state in enumerate(decisions):
        move = advises.choose_move(rules.view(state, state.turn), state.turn, LEVELS[number % 4], Random(1), in_time)
        assert rules.why_not(state, move) is None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_dice_get_the_same_move(level: Level) -> None:
    start = desk()
    view = start.rules.view(start.state, 0)
    once, again = (policy(start.rules).choose_move(view, 0, level, Random(3), in_time) for _ in range(2))
    assert once == again


def test_with_little_time_there_is_an_answer_without_mixing() -> None:
    start = desk()
    view = start.rules.view(start.state, 0)
    moves = {policy(start.rules).choose_move(view, 0, "expert", Random(seed), lambda: True) for seed in range(5)}
    assert len(moves) == 1


@pytest.mark.daily
def test_expert_beats_easy_in_seven_of_eight() -> None:
    rules = rules_of()
    assert sum(winner(rules, seed, expert=seed % 2) == seed % 2 for seed in range(8)) >= 7


def test_the_easy_one_minds_its_own_bench_alone_and_the_expert_every_answer() -> None:
    """With g08 it loses to nothing that g01 and g05 can do; other plays win against some of that and lose to other."""
    start = desk(hands=("g02 g03 g08", "g01 g05"), scores=(72, 70))
    plays = {level: _plays(start, level) for level in LEVELS}
    assert plays["expert"] == {"commit g08"}
    assert "commit g02" in plays["easy"], "which wins where nobody else plays"


def test_alone_the_scarecrow_is_misjudged_less_from_level_to_level() -> None:
    counted = [len(_plays(solo(), level)) for level in LEVELS]
    assert counted == sorted(counted, reverse=True)
    assert counted[0] > counted[-1] == 1


def _plays(start: Desk, level: Level) -> set[str]:
    """What a level does with one dice or another."""
    rules, advises = start.rules, policy(start.rules)
    view = rules.view(start.state, 0)
    return {rules.move_text(advises.choose_move(view, 0, level, Random(seed), in_time)) for seed in range(12)}


def winner(rules: GardenRules, seed: int, expert: int) -> int:
    advises, rng, state = policy(rules), Random(seed), rules.setup()
    while (turn := rules.to_move(state)) is not None:
        state = rules.apply(state, answer(rules, advises, state, turn, "expert" if turn == expert else "easy", rng))
    return rules.result(state).ranks.index(1)


def answer(rules: GardenRules, advises: Policy, state: State, turn: int, level: Level, rng: Random) -> Move:
    if turn == CHANCE:
        return rng.choice(rules.legal_moves(state))
    move: Move = advises.choose_move(rules.view(state, turn), turn, level, rng, in_time)
    return move
