"""A card dragged across a late game of four, over forty lands: what a frame costs at its dearest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from garden_desktop.bench.drag import frames_of, in_time
from garden_desktop.bench.figure import Figure
from garden_desktop.core.game import NATURE
from garden_desktop.games import registry
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.data.pack import FloraPack
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table.table import FloraTable

LANDS: Final = 40
CARDS: Final = 6
SEATS, SEED = 4, 1


def figures() -> Iterator[Figure]:
    """The row of the table."""
    pack = registry.load_pack(GAME)
    assert isinstance(pack, FloraPack)
    rules = FloraRules(SEATS, {"trading": "off"}, pack)
    table, state = FloraTable(rules), late(rules)
    view, seat = rules.view(state, state.ask.seat), state.ask.seat
    chooser = table.chooser(view)
    assert chooser is not None, "actions are said in several ways"
    frames = frames_of(GAME.info.key, table, view, seat, chooser)
    yield in_time(f"drag of a card across {LANDS} lands, 1920x1080", frames)


def late(rules: FloraRules) -> State:
    """A position with so many lands in rows and market, and so many cards in the hand of whoever acts."""
    rng, state = Random(SEED), rules.setup()
    while len(state.market) + sum(map(len, state.rows)) < LANDS or not _armed(state):
        moves = rules.legal_moves(state)
        if rules.to_move(state) == NATURE:
            state = rules.apply(state, rng.choices(moves, rules.odds(state))[0])
            continue
        bought = [move for move in moves if move.kind == "buy"]
        passed = [move for move in moves if move.kind in ("end", "pass")]
        state = rules.apply(state, rng.choice(bought or passed or moves))
    return state


def _armed(state: State) -> bool:
    return state.ask.kind == "actions" and state.sizes[state.turn] >= CARDS
