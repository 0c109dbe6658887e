"""Nobody can tell apart what they may not know: views, sentences, pieces, explanations, what may be undone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from tests import fifth
from tests.laws.twins import Twins, match_of, session_of, twins
from tests.today import in_turn

PAIRS, PARTS = 1000, 3
every_secret_game = pytest.mark.parametrize("key", [key for key, game in fifth.games().items() if game.info.hidden])


@cache
def pairs(key: str) -> Sequence[Twins]:
    return twins(key, PAIRS)


def knowledge(pair: Twins, moves: Sequence[Any]) -> dict[str, Any]:
    """Everything the house can learn from one of the two matches on behalf of the eyes; up to where the two part there
    is but one story to tell."""
    session, viewer = session_of(pair, match_of(pair, moves)), pair.viewer
    table, rules, ply = session.table, session.rules, len(moves)
    view, onlooker = (rules.view(session.match.states[ply], seat) for seat in (viewer, None))
    look = table.make_view_model(view, viewer)
    sides = range(rules.sides)
    known = {
        "view": view,
        "onlooker": onlooker,
        "steps": session.steps(pair.ply, ply, viewer),
        "sounds": [session.sounds(step) for step in range(pair.ply, ply)],
        "places": look.places,
        "pieces": look.pieces,
        "notes": look.notes,
        "prompt": look.prompt,
        "moment": table.moment(view),
        "private": table.private(view),
        "sole": [table.sole(shown) for shown in (onlooker, view)],
        "plots": [list(table.plots(shown)) for shown in (onlooker, view)],
        "standing": [look.side_summary(side) for side in sides],
        "explain": [rules.explain(view, side) for side in sides],
        "result": rules.result(view),
    }
    if rules.to_move(view) == viewer:
        known |= {"moves": list(rules.legal_moves(view)), "gate": session.gate, "undo": session.can_undo()}
    return known


@every_secret_game
def test_there_are_a_thousand_different_pairs(key: str) -> None:
    found = pairs(key)
    assert len({str(pair) for pair in found}) == PAIRS
    assert all(pair.one != pair.two for pair in found)


@every_secret_game
@pytest.mark.parametrize("part", in_turn(range(PARTS), PARTS))
def test_nothing_that_can_be_known_differs(key: str, part: int) -> None:
    for pair in pairs(key)[part::PARTS]:
        one, two = (knowledge(pair, moves) for moves in pair.both)
        for name, value in one.items():
            assert value == two[name], f"{name}: {pair}"
