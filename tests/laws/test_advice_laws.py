"""Advice in every game: there is a sentence for every question, and nothing hidden speaks out of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from garden_desktop.bots.bot import never
from garden_desktop.core.advice import ONLY
from garden_desktop.core.game import NATURE, Adviser, Rules
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from tests.laws.samples import decisions, samples
from tests.laws.twins import Twins, all_twins, match_of
from tests.shipped import SHIPPED
from tests.today import in_turn

TABLES = 6
PAIRS = 12
MOST = 2_000
"""Of so many pairs those are taken in which the eyes decide."""
every_game = pytest.mark.parametrize("key", in_turn(SHIPPED, 2))


def advised(rules: Rules[Any, Any], adviser: Adviser, state: Any) -> tuple[Any, Any]:
    """What whoever decides is told from the own view."""
    seat = rules.to_move(state)
    assert seat is not None
    view = rules.view(state, seat)
    move = adviser.advise(view, seat, "expert", Random(3), never)
    return move, adviser.why(view, seat, move)


@every_game
def test_every_question_has_an_answer_with_a_sentence(key: str) -> None:
    for sample in [sample for sample in samples() if sample.game.info.key == key][:TABLES]:
        rules = sample.rules()
        adviser = sample.game.adviser(rules)
        assert adviser is not None
        for state in decisions(sample, 6, seed=5):
            move, why = advised(rules, adviser, state)
            assert rules.why_not(state, move) is None
            assert plain(why)
            assert (why == ONLY) <= (len(rules.legal_moves(state)) == 1)


def deciding(key: str) -> Sequence[Twins]:
    """Pairs whose eyes decide in the end, after what they must not tell apart."""
    found = (pair for pair in islice(all_twins(key), MOST) if pair.eyes is not None)
    return list(islice((pair for pair in found if match_of(pair, pair.one).to_move == pair.eyes), PAIRS))


@pytest.mark.parametrize("key", in_turn([key for key in SHIPPED if registry.games()[key].info.hidden], 2))
def test_those_who_cannot_be_told_apart_are_advised_alike(key: str) -> None:
    pairs = deciding(key)
    assert pairs
    for pair in pairs:
        rules = pair.sample.rules()
        adviser = pair.sample.game.adviser(rules)
        assert adviser is not None
        one, two = (match_of(pair, moves).state for moves in pair.both)
        assert rules.to_move(one) not in (None, NATURE)
        assert advised(rules, adviser, one) == advised(rules, adviser, two), str(pair)
