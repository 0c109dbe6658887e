"""A flower bed dragged across the largest garden when it is nearly full: what a frame costs at its dearest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from garden_desktop.bench.drag import frames_of, in_time
from garden_desktop.bench.figure import Figure
from garden_desktop.bench.games import paths_and_flower_beds as bench
from garden_desktop.core.game import NATURE
from garden_desktop.core.gesture import Chooser
from garden_desktop.games import registry
from garden_desktop.games.paths_and_flower_beds import GAME
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import State
from garden_desktop.games.paths_and_flower_beds.table.table import FlowerTable

MAP: Final = "M5"
SEATS, SEED = 2, 2


def figures() -> Iterator[Figure]:
    """The row of the table."""
    pack = registry.load_pack(GAME)
    assert isinstance(pack, FlowerPack)
    rules = FlowerRules(SEATS, {"map": MAP}, pack)
    table, state = FlowerTable(rules), late(rules)
    view = rules.view(state, state.mover)
    chooser = Chooser((move, table.gesture(view, move)) for move in rules.legal_moves(view))
    frames = frames_of(GAME.info.key, table, view, state.mover, chooser)
    yield in_time(f"drag of a bed across {MAP}, nearly full, 1920x1080", frames)


def late(rules: FlowerRules) -> State:
    """The last position of a purposeful game in which a bed has to be placed."""
    rng, state, found = Random(SEED), rules.setup(), None
    while (seat := rules.to_move(state)) is not None:
        if state.phase == "placing" and rules.law.pack.shapes[state.piece].kind == "bed":
            found = state
        state = rules.apply(state, (bench.at_random if seat == NATURE else bench.with_purpose)(rules, state, rng))
    assert found is not None, "every long game names beds"
    return found
