"""Hints: what a place or a piece promises is its lead over the best other one, by what the planner takes it for."""

from __future__ import annotations

import pytest

from garden_desktop.games.paths_and_flower_beds.advice.character import Character
from garden_desktop.games.paths_and_flower_beds.advice.evaluation import GardenArrays
from garden_desktop.games.paths_and_flower_beds.advice.why import LAST, NAME, ROOMY, SENTENCES, TIGHT, HintWriter
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import State
from tests.games.paths_and_flower_beds.desk import rules_of
from tests.games.paths_and_flower_beds.tables import walk

PROMISES = {one.source for one in SENTENCES.values()}


@pytest.fixture(scope="module")
def rules() -> FlowerRules:
    return rules_of(2, "M1")


@pytest.fixture(scope="module")
def why(rules: FlowerRules) -> HintWriter:
    return HintWriter(rules, GardenArrays(rules.config), Character(ahead=2, tempo=1))


def asked(kind: str, most: int) -> list[State]:
    states = [state for state, move in walk((2, "M1", {})) if move is not None and move.kind == kind]
    return states[:: max(1, len(states) // most)]


def test_the_parts_of_a_place_add_up_to_what_the_planner_takes_it_for(rules: FlowerRules, why: HintWriter) -> None:
    for state in asked("place", 5):
        garden = state.gardens[state.mover]
        assert garden is not None
        column = why._plots.column(garden)
        rows, columns = why._plots.room(column, state.piece)
        gardens = why._plots.planted(column, state.piece, rows, columns)
        taken = why._foreseen(state, gardens, why._worth.value_of(gardens), lambda: False)
        found = why.places(rules.view(state, state.mover), garden).values()
        assert [sum(parts.values()) for parts in found] == pytest.approx(list(taken), abs=1e-3)


def test_what_a_place_promises_is_its_lead_over_the_best_other_one_and_what_makes_most_of_it(
    rules: FlowerRules, why: HintWriter
) -> None:
    named = set()
    for state in asked("place", 12):
        view, garden = rules.view(state, state.mover), state.gardens[state.mover]
        assert garden is not None
        parts = why.places(view, garden)
        ranked = sorted(parts, key=lambda move: sum(parts[move].values()), reverse=True)
        if len(ranked) < 2 or view.stuck:
            continue
        found = [one for one in why.explain_move(view, state.mover, ranked[0]) if one.source in PROMISES]
        gains = {part: parts[ranked[0]][part] - parts[ranked[1]][part] for part in parts[ranked[0]]}
        more = round(sum(gains.values()))
        assert found == ([SENTENCES[max(gains, key=gains.__getitem__)].of(n=more)] if more > 0 else [])
        named |= set(found)
    assert len(named) >= 2, "and not always the same"


def test_the_part_of_a_name_that_is_told_differs_most(rules: FlowerRules, why: HintWriter) -> None:
    for state in asked("name", 8):
        view, seat = rules.view(state, state.mover), state.mover
        garden = state.gardens[seat]
        assert garden is not None
        parts = why.names(view, seat, garden)
        ranked = sorted(parts, key=lambda piece: sum(parts[piece].values()), reverse=True)
        if len(ranked) < 2:
            continue
        move = next(move for move in rules.legal_moves(view) if move.piece == ranked[0])
        gains = {part: parts[ranked[0]][part] - parts[ranked[1]][part] for part in ("serves", "tempo")}
        named, *reasons = why.explain_move(view, seat, move)
        assert named.source == NAME.source
        tempo = max(gains, key=gains.__getitem__) == "tempo"
        pace = TIGHT if why._walks.best(garden).bonus else ROOMY
        more = round(sum(gains.values()))
        told = [pace.source] if tempo else [SENTENCES["serves"].source] if more > 0 else []
        assert [one.source for one in reasons] == told


def test_the_last_place_is_told_by_what_the_walk_counts(rules: FlowerRules, why: HintWriter) -> None:
    stuck = [state for state in asked("place", 99) if state.stuck and len(rules.legal_moves(state)) > 1]
    assert stuck
    for state in stuck:
        garden, move = state.gardens[state.mover], rules.legal_moves(state)[0]
        assert garden is not None
        counts = why._total(state, garden, move)
        assert why.explain_move(rules.view(state, state.mover), state.mover, move)[1:] == (LAST.of(n=counts),)
