"""Every order of cards of a puzzle, to the end of the turn: written without what the program proves by, and counted
from the cards on the table."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State


def answers(rules: FloraRules, start: State, seat: int, kind: str) -> Iterator[int]:
    """The value of every sequence of plays on the own row with the end of the turn behind it."""
    if start.turn != seat or start.ending or start.ask.kind == "discard":
        yield _value(rules, start, seat, kind)
        return
    assert rules.to_move(start) == seat, "nobody else is asked anything"
    for move in rules.legal_moves(start):
        text = rules.move_text(move)
        free = start.ask.kind != "actions"
        own = text.startswith("play ") and move.place in start.rows[seat]
        if free or own or text == "end":
            yield from answers(rules, rules.apply(start, move), seat, kind)


def _value(rules: FloraRules, state: State, seat: int, kind: str) -> int:
    """Stars, or natives less invasives."""
    grown = [divmod(state.on[land], 2) for land in state.rows[seat] if 0 <= state.on[land] < BUILT]
    species = rules.config.pack.species
    if kind == "weeds":
        return sum(1 if species[one].native else -1 for one, _ in grown)
    return sum(species[one].stars[big] for one, big in grown if species[one].native)
