"""What may be done: all legal moves of a position, and how likely each draw is."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.config import KINDS, RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.moves import BEST, NONE, Move
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, State


def legal(config: RulesConfig, state: State) -> Sequence[Move]:
    """All moves of whoever is to move. Of a view: without what it hides. Drawn traces are too many to list (6.2)."""
    match state.phase:
        case "first":
            return [Move("first", seat=seat) for seat in range(config.seats)]
        case "drawing":
            return [Move("draw", piece=piece) for piece in state.decks[KINDS.index(config.kind(state.turn))]]
        case "over":
            return ()
    garden = state.gardens[state.mover]
    if garden is None:
        return ()
    if state.phase == "placing":
        return config.layings.moves(garden.free, state.piece)
    if state.phase == "naming":
        return [Move("name", piece=piece) for piece in nameable(config, state, state.mover)]
    if config.trace_mode == "own" and has_trace(config, garden):
        return BEST, NONE
    return (NONE,)


def nameable(config: RulesConfig, state: State, seat: Seat) -> list[str]:
    """What a seat could name in this turn, if it was the one to name; its garden must be known (PF-13, PF-86)."""
    garden = state.gardens[seat]
    assert garden is not None, "only its owner knows what a garden has room for"
    barred = named_in_lap(config, state)
    return [
        piece
        for piece in config.pack.of_kind(config.kind(state.turn))
        if piece not in barred and config.layings.fits(garden.free, piece)
    ]


def named_in_lap(config: RulesConfig, state: State) -> set[str]:
    """The shapes that may not be named again in this round."""
    if not config.no_repeat:
        return set()
    lap = config.lap(state.turn)
    return {naming.piece for naming in state.named if config.lap(naming.turn) == lap}


def has_trace(config: RulesConfig, garden: Garden) -> bool:
    """Whether a trace can begin somewhere (PF-64)."""
    return bool(garden.path & config.ground.gates)
