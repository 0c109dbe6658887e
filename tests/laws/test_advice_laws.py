"""Hints in every game: they name the move, their numbers are those of the rules, and they tell nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from garden_desktop.bots.bot import never_late, playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.options import ONLY
from garden_desktop.core.rules import Policy, Rules
from garden_desktop.core.text import Message, plain
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from tests.laws.hint_numbers import JUDGES
from tests.laws.hint_readers import READERS
from tests.laws.samples import Sample, decisions, samples
from tests.laws.twins import Twins, all_twins, match_of
from tests.shipped import SHIPPED
from tests.today import drawn_today, in_turn

TABLES = 6
PAIRS = 12
MOST = 2_000
"""Of so many pairs those are taken in which the eyes decide."""
FEW, MANY = 24, 200
"""Positions a game that hints are read in, every day and in the long run."""
EACH = 8
"""So many of them are of one match."""
every_game = pytest.mark.parametrize("key", in_turn(SHIPPED, 2))
how_many = pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.long)])


def advised(rules: Rules[Any, Any], policy: Policy, state: Any) -> tuple[Any, Sequence[Message]]:
    """The hint for whoever decides, from the own view."""
    seat = rules.to_move(state)
    assert seat is not None
    view = rules.view(state, seat)
    move = policy.choose_move(view, seat, "expert", Random(3), never_late)
    return move, policy.explain_move(view, seat, move)


@every_game
def test_every_question_has_an_answer_with_a_sentence(key: str) -> None:
    for sample in [sample for sample in samples() if sample.game.info.key == key][:TABLES]:
        rules = sample.rules()
        policy = sample.game.policy(rules)
        assert policy is not None
        for state in decisions(sample, 6, seed=5):
            move, why = advised(rules, policy, state)
            assert rules.why_not(state, move) is None
            assert all(plain(sentence) for sentence in why)
            assert 0 < len(why) <= 4
            assert (ONLY in why) <= (len(rules.legal_moves(state)) == 1)


@cache
def tables(key: str) -> Sequence[Sample]:
    """The tables of a game in the order of today, those with the usual options at every number of seats first."""
    of_game = [sample for sample in samples() if sample.game.info.key == key]
    drawn_today(key).shuffle(of_game)
    return sorted(of_game, key=lambda sample: len([one for one, _ in sample.options if one != "mode"]))


def hints(key: str, count: int) -> Iterator[tuple[Sample, Any, Any, Sequence[Message]]]:
    """So many positions of matches that computers play, with the hint for each."""
    for at, sample in enumerate(islice(cycle(tables(key)), -(-count // EACH))):
        rules = sample.rules()
        policy = sample.game.policy(rules)
        assert policy is not None
        states: list[Any] = []
        bots = [LEVELS["steady"](policy)] * sample.seats
        playout(rules, at, bots, lambda state, _, seen=states: seen.append(state))  # type: ignore[misc]
        asked = [one for one in states if rules.to_move(one) != CHANCE and len(rules.legal_moves(one)) > 1]
        for state in Random(f"{key} {at}").sample(asked, min(EACH, len(asked))):
            yield sample, state, *advised(rules, policy, state)


@how_many
@every_game
def test_a_hint_names_the_move_that_enter_then_makes(key: str, count: int) -> None:
    """Of lands with the same name each may be meant, and the arrow shows which. Drawn walks are legal without being
    listed: there are too many."""
    for sample, state, move, why in hints(key, count):
        rules = sample.rules()
        seat = rules.to_move(state)
        assert seat is not None
        read = READERS[key](rules, rules.view(state, seat), seat, plain(why[0]))
        legal = {rules.move_text(one) for one in rules.legal_moves(state)}
        assert rules.move_text(move) in read, (str(sample), plain(why[0]), rules.move_text(move))
        assert rules.why_not(state, move) is None
        named = legal & set(read)
        assert len(named) < 2 or key == "fire_and_flora", (str(sample), plain(why[0]), named)


@how_many
@every_game
def test_the_numbers_of_a_hint_are_what_the_move_brings_about(key: str, count: int) -> None:
    judged: Counter[bool] = Counter()
    for sample, state, move, why in hints(key, count):
        rules = sample.rules()
        seat = rules.to_move(state)
        assert seat is not None
        for sentence in map(plain, why):
            right = JUDGES[key](rules, state, seat, move, sentence)
            assert right in (True, None), (str(sample), rules.move_text(move), sentence, state)
            judged[right is not None] += 1
    assert judged[True] > count // 8, "and there are numbers to judge"


def deciding(key: str) -> Sequence[Twins]:
    """Pairs whose eyes decide in the end, after what they must not tell apart."""
    found = (pair for pair in islice(all_twins(key), MOST) if pair.viewer is not None)
    return list(islice((pair for pair in found if match_of(pair, pair.one).to_move == pair.viewer), PAIRS))


@pytest.mark.parametrize("key", in_turn([key for key in SHIPPED if registry.games()[key].info.hidden], 2))
def test_those_who_cannot_be_told_apart_are_advised_alike(key: str) -> None:
    pairs = deciding(key)
    assert pairs
    for pair in pairs:
        rules = pair.sample.rules()
        policy = pair.sample.game.policy(rules)
        assert policy is not None
        one, two = (match_of(pair, moves).state for moves in pair.both)
        assert rules.to_move(one) not in (None, CHANCE)
        assert advised(rules, policy, one) == advised(rules, policy, two), str(pair)
