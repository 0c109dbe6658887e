"""Brute force over a Gnomadic Gardeners puzzle: every play against every reply, to the end of the round.

It shares nothing with the solver under test and counts the itemised bliss.
"""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import State


def answers(rules: GardenRules, start: State, seat: int, kind: str) -> Iterator[int]:
    """Yield for each play the result that it guarantees against every reply."""
    for move in rules.legal_moves(start):
        sealed = rules.apply(start, move)
        yield min(_least(rules, start, rules.apply(sealed, reply), seat, kind) for reply in rules.legal_moves(sealed))


def _least(rules: GardenRules, start: State, state: State, seat: int, kind: str) -> int:
    entries = state.entries[len(start.entries) :]
    if len(entries) == 2:
        mine, yours = (sum(entry.total for entry in entries if entry.side == side) for side in (seat, 1 - seat))
        return mine - yours if kind == "lead" else mine
    found = [_least(rules, start, rules.apply(state, move), seat, kind) for move in rules.legal_moves(state)]
    return max(found) if state.turn == seat else min(found)
