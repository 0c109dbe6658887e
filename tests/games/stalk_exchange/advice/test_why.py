"""Why the strongest level does what it does: the part that is named is the one that differs most."""

from __future__ import annotations

from math import exp

import pytest

from garden_desktop.games.stalk_exchange.advice.character import Character
from garden_desktop.games.stalk_exchange.advice.why import DEARER, EQUAL, MORE, SENTENCES, Why
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS
from garden_desktop.games.stalk_exchange.data.words import FLOWER_NAMES
from garden_desktop.games.stalk_exchange.rules.moves import END
from garden_desktop.games.stalk_exchange.rules.state import State
from tests.games.stalk_exchange.advice.test_planning import TABLES, market
from tests.laws.samples import decisions

LIKE = Character(width=4)


def duels(most: int) -> list[State]:
    """Decisions at a table of two with the rules as they are written."""
    sample = next(sample for sample in TABLES if sample.seats == 2)
    return [state for state in decisions(sample, most, seed=5) if len(sample.rules().legal_moves(state)) > 1]


def test_the_parts_add_up_to_the_lead_the_chance_to_win_comes_from() -> None:
    rules = market(2)
    why = Why(rules.law, rules.choices, LIKE)
    for state in duels(8):
        view = rules.view(state, state.turn)
        lead = sum(why.come(view, state.turn, END).parts.values())
        _, left = why._forecast.crash(view, why._forecast.held(view, state.turn))
        chance = 1 / (1 + exp(-max(-40.0, min(40.0, lead / (LIKE.unsure + LIKE.drift * left)))))
        assert chance == pytest.approx(why.chance(view, state.turn))


def test_the_part_that_is_named_differs_most_in_favour_of_the_action() -> None:
    rules = market(2)
    why, kinds = Why(rules.law, rules.choices, LIKE), set()
    for state in duels(16):
        view, seat = rules.view(state, state.turn), state.turn
        worth = why._worths(view, seat)
        move = max((one for one in worth if one.kind != "flush"), key=worth.__getitem__)
        mine, yours, found = why.come(view, seat, move), why._beside(view, seat, move), why.of(view, seat, move)
        if yours is None:
            assert found == EQUAL
            continue
        gains = {part: mine.parts[part] - yours.parts[part] for part in mine.parts}
        part = max(gains, key=gains.__getitem__)
        if part in SENTENCES:
            assert found == SENTENCES[part]
        else:
            flower = FLOWERS.index(part)
            more = mine.own[flower] > yours.own[flower]
            assert found == (MORE if more else DEARER).of(flower=FLOWER_NAMES[flower])
            assert more or mine.finals[flower] > yours.finals[flower], "then it is the value that differs"
        kinds.add(found.source)
    assert len(kinds) >= 2, "and not always the same"
