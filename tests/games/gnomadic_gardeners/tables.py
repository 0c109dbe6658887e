"""Positions on the table: every mode and month, reached by random play or set by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from garden_desktop.core.gesture import Draft
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games.gnomadic_gardeners.data.pack import MONTHS
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State
from garden_desktop.games.gnomadic_gardeners.table.table import GardenTable
from garden_desktop.games.gnomadic_gardeners.table.view_model import GardenViewModel
from tests.games.gnomadic_gardeners.desk import Desk, rules_of

WAYS: tuple[dict[str, str], ...] = (
    {"mode": "duel", "garden": "nine"},
    {"mode": "solo", "deduction_aid": "on"},
    {"mode": "basket"},
    {"mode": "duel", "open_hands": "on"},
    *({"mode": "duel", "month": month} for month in MONTHS),
    {"mode": "solo", "month": "june"},
    {"mode": "solo", "month": "july"},
    {"mode": "duel", "month": "october", "october_must_recruit": "on"},
)
"""Each mode, each month, and the options that change what is shown."""


def named(way: dict[str, str]) -> str:
    return "-".join(way.values())


def table_of(rules: GardenRules) -> GardenTable:
    return GardenTable(rules)


def look_of(desk: Desk, seat: Seat | None, draft: Draft = ()) -> GardenViewModel:
    """The look of a position as those eyes see it."""
    view = desk.rules.view(desk.state, seat)
    return table_of(desk.rules).make_view_model(view, seat, draft)


@cache
def _walk(way: tuple[tuple[str, str], ...], seed: int) -> tuple[tuple[State, Move | None], ...]:
    rules, rng = rules_of(**dict(way)), Random(seed)
    state, seen = rules.setup(), []
    while rules.to_move(state) is not None:
        move = _choice(rules, state, rng)
        seen.append((state, move))
        state = rules.apply(state, move)
    return (*seen, (state, None))


def _choice(rules: GardenRules, state: State, rng: Random) -> Move:
    """Any move, but the largest set of tasks half the time: so animals and high scores turn up."""
    moves = rules.legal_moves(state)
    return moves[-1] if state.phase == "fulfil" and rng.random() < 0.5 else rng.choice(moves)


def walk(way: dict[str, str], seed: int = 5) -> tuple[tuple[State, Move | None], ...]:
    """(state, move) of one random game, the final state with None."""
    return _walk(tuple(way.items()), seed)


def asked(way: dict[str, str], phase: str, seed: int = 5) -> Iterator[tuple[State, Seat]]:
    """The positions of one random game in which a seat is asked `phase`."""
    for state, _ in walk(way, seed):
        if state.phase == phase and state.turn != CHANCE:
            yield state, state.turn
