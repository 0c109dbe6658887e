"""Hints: what they tell of the end of the match is the forecast the move was chosen by."""

from __future__ import annotations

from math import exp

import pytest

from garden_desktop.core.text import SideName
from garden_desktop.games.stalk_exchange.advice.character import Character
from garden_desktop.games.stalk_exchange.advice.policy import (
    BRINGS,
    BRINGS_AND_COSTS,
    BRINGS_BOTH,
    COSTS,
    COSTS_BOTH,
    HintWriter,
)
from garden_desktop.games.stalk_exchange.rules.state import State
from tests.games.stalk_exchange.advice.test_planning import TABLES, market
from tests.laws.samples import decisions

LIKE = Character(width=4)
FORECASTS = {one.source for one in (BRINGS, BRINGS_AND_COSTS, BRINGS_BOTH, COSTS, COSTS_BOTH)}


def duels(most: int) -> list[State]:
    """Decisions at a table of two with the rules as they are written."""
    sample = next(sample for sample in TABLES if sample.seats == 2)
    return [state for state in decisions(sample, most, seed=5) if len(sample.rules().legal_moves(state)) > 1]


def test_the_forecast_that_is_told_is_the_one_the_chance_to_win_comes_from() -> None:
    rules = market(2)
    why = HintWriter(rules.config, rules.generator, LIKE)
    for state in duels(8):
        seat, view = state.turn, rules.view(state, state.turn)
        worths = why.worths(view, seat)
        _, left = why._forecast.crash(view, why._forecast.held(view, seat))
        lead = worths[seat] - LIKE.rivals * worths[1 - seat]
        lead += why._forecast.kept(left) * (view.tokens[seat] - view.tokens[1 - seat])
        chance = 1 / (1 + exp(-max(-40.0, min(40.0, lead / (LIKE.unsure + LIKE.drift * left)))))
        assert chance == pytest.approx(why.chance(view, seat))


def test_what_the_forecast_changes_by_is_told_of_both_sides_and_only_where_it_helps() -> None:
    rules, told = market(2), set()
    why = HintWriter(rules.config, rules.generator, LIKE)
    for state in duels(16):
        seat, view = state.turn, rules.view(state, state.turn)
        before = why.worths(view, seat)
        for move in [one for one in rules.legal_moves(view) if one.kind in ("plant", "swap")][::7]:
            after = why.worths(rules.apply(view, move), seat)
            own, theirs = (round(after[one] - before[one]) for one in (seat, 1 - seat))
            sentences = why.explain_move(view, seat, move)[1:]
            for sentence in sentences:
                if sentence.source not in FORECASTS:
                    continue
                values = dict(sentence.args)
                helped = sentence.source in (COSTS.source, COSTS_BOTH.source)
                assert values["n"] == (-theirs if helped else own)
                assert values["who"] == SideName(1 - seat)
                told.add(sentence.source)
            if own <= LIKE.rivals * theirs:
                assert not {sentence.source for sentence in sentences} & FORECASTS
    assert len(told) >= 2, "and not always the same"
