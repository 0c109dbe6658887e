"""Why the strongest level does what it does: the part that is named is the one that differs most."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, sqrt

import pytest

from garden_desktop.core.text import Who
from garden_desktop.games.gnomadic_gardeners.advice.adviser import adviser
from garden_desktop.games.gnomadic_gardeners.advice.character import Character
from garden_desktop.games.gnomadic_gardeners.advice.forecast import End
from garden_desktop.games.gnomadic_gardeners.advice.why import ALIKE, MIXED, SENTENCES, Why, parts_of
from garden_desktop.games.gnomadic_gardeners.advice.worth import Worth
from garden_desktop.games.gnomadic_gardeners.rules.state import State
from tests.games.gnomadic_gardeners.desk import rules_of
from tests.games.gnomadic_gardeners.tables import walk

LIKE = Character()


def asked(most: int) -> Iterator[State]:
    """Decisions of a duel in which there is something to choose."""
    rules = rules_of(None)
    states = [state for state, _ in walk({}) if state.turn >= 0 and len(rules.legal_moves(state)) > 1]
    return iter(states[:: max(1, len(states) // most)])


@pytest.mark.parametrize("seat", [0, 1])
def test_the_parts_add_up_to_the_lead_the_chance_to_win_comes_from(seat: int) -> None:
    law = rules_of(None).law
    worth = Worth(law, LIKE)
    end = End((20, 31), (0b101, 0b1010), (0, 0), (0b111, 0b111000))
    lead = sum(parts_of(law, worth, end, seat).values())
    chance = 1 / (1 + exp(-1.7 * lead / (LIKE.spread * sqrt(worth.left(end.scores)))))
    assert chance == pytest.approx(worth.chance(*end) if seat == 0 else 1 - worth.chance(*end))


def test_the_part_that_is_named_differs_most_in_favour_of_the_move() -> None:
    rules = rules_of(None)
    why, named = Why(rules.law, rules.choices, LIKE), set()
    for state in asked(24):
        seat = state.turn
        view = why.known(rules.view(state, seat), seat)
        values, parts = why._weighed(view, seat)
        for move in sorted(values, key=values.__getitem__)[-3:]:
            other = parts[max((one for one in values if one != move), key=values.__getitem__)]
            most = max(parts[move][part] - other[part] for part in other)
            found = why.of(rules.view(state, seat), seat, move)
            if found == MIXED:
                assert most < ALIKE
                continue
            (part,) = [part for part, sentence in SENTENCES.items() if sentence.of(who=Who(1 - seat)) == found]
            assert parts[move][part] - other[part] == most
            named.add(part)
    assert len(named) >= 3, "and not always the same"


def test_the_adviser_says_so() -> None:
    rules = rules_of(None)
    state = next(asked(1))
    view = rules.view(state, state.turn)
    move = rules.legal_moves(view)[0]
    assert adviser(rules).why(view, state.turn, move) in (
        MIXED,
        *(sentence.of(who=Who(1 - state.turn)) for sentence in SENTENCES.values()),
    )
