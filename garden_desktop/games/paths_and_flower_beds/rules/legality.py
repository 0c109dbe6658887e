"""Why a move is refused: the first code that applies, in the order of the rules (8.4, PF-109)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from garden_desktop.core.types import Reason
from garden_desktop.games.paths_and_flower_beds.data.shapes import LABELS
from garden_desktop.games.paths_and_flower_beds.rules import reasons
from garden_desktop.games.paths_and_flower_beds.rules.choices import has_trace, named_in_lap
from garden_desktop.games.paths_and_flower_beds.rules.config import KINDS, RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.moves import Kind, Move
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, Phase, State
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import well_written

PHASES: Final[Mapping[Kind, Phase]] = {
    "first": "first",
    "draw": "drawing",
    "name": "naming",
    "place": "placing",
    "trace": "tracing",
}


def why_not(config: RulesConfig, state: State, move: Move) -> Reason | None:
    """Why `move` is illegal now; None exactly when it is legal."""
    if state.phase == "over":
        return reasons.GAME_OVER
    if PHASES[move.kind] != state.phase:
        return reasons.WRONG_PHASE
    match move.kind:
        case "first":
            return None if 0 <= move.seat < config.seats else reasons.UNKNOWN_SEAT
        case "draw":
            return _piece(config, state, move.piece) or _draw(config, state, move.piece)
        case "name":
            return _piece(config, state, move.piece) or _name(config, state, move.piece)
        case "place":
            return _label(config, state, move.label) or _place(config, state, move)
        case "trace":
            return _trace(config, state, move)


def _piece(config: RulesConfig, state: State, piece: str) -> Reason | None:
    shape = config.pack.shapes.get(piece)
    if shape is None:
        return reasons.UNKNOWN_PIECE
    return None if shape.kind == config.kind(state.turn) else reasons.WRONG_KIND


def _draw(config: RulesConfig, state: State, piece: str) -> Reason | None:
    return None if piece in state.decks[KINDS.index(config.kind(state.turn))] else reasons.NOT_IN_DECK


def _name(config: RulesConfig, state: State, piece: str) -> Reason | None:
    if piece in named_in_lap(config, state):
        return reasons.ALREADY_NAMED
    return None if config.layings.fits(_own(state).free, piece) else reasons.NAMER_HAS_NO_ROOM


def _label(config: RulesConfig, state: State, label: str) -> Reason | None:
    shape = config.pack.shapes[state.piece]
    if shape.kind == "path":
        return reasons.TURNED_PATH if label else None
    if not label:
        return reasons.LABEL_MISSING
    if label not in LABELS:
        return reasons.LABEL_UNKNOWN
    return None if shape.canonical[label] == label else reasons.NOT_CANONICAL


def _place(config: RulesConfig, state: State, move: Move) -> Reason | None:
    column, row = ord(move.cell[0]) - ord("a"), int(move.cell[1:]) - 1
    spread = config.layings.spread(_own(state), config.layings.fit(state.piece, move.label), column, row)
    if spread.outside:
        return reasons.OUTSIDE_GRID
    if spread.water:
        return reasons.ON_WATER
    return reasons.SQUARE_TAKEN if spread.taken else None


def _trace(config: RulesConfig, state: State, move: Move) -> Reason | None:
    garden = _own(state)
    if move.label == "none":
        return None
    if move.label == "best":
        if config.trace_mode == "own_strict":
            return reasons.BEST_NOT_ALLOWED
        return None if has_trace(config, garden) else reasons.NO_TRACE
    if any(cell not in config.board.index for cell in move.walk):
        return reasons.OUTSIDE_GRID
    return _walk(config, garden, tuple(config.board.index[cell] for cell in move.walk))


def _walk(config: RulesConfig, garden: Garden, walk: tuple[int, ...]) -> Reason | None:
    if not all(garden.path >> square & 1 for square in walk):
        return reasons.NOT_PATH_SQUARE
    if not all(config.board.near(1 << one) >> other & 1 for one, other in pairwise(walk)):
        return reasons.NOT_ADJACENT
    if len(set(walk)) < len(walk):
        return reasons.SQUARE_REPEATED
    if not config.ground.gates >> walk[0] & 1:
        return reasons.NOT_GATE_START
    return None if well_written(config.ground, walk) == walk else reasons.TRACE_NOT_CANONICAL


def _own(state: State) -> Garden:
    garden = state.gardens[state.mover]
    assert garden is not None, "whoever is to move knows their own garden"
    return garden
