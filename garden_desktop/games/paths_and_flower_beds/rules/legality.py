"""Move generator and move validator: legal moves, and the reason for a refusal in the order of 8.4 (PF-109)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.types import Reason, Seat
from garden_desktop.games.paths_and_flower_beds.data.pack import LABELS
from garden_desktop.games.paths_and_flower_beds.rules.config import KINDS, RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.state import BEST, NONE, Garden, Kind, Move, Phase, State
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import well_written

# Legal moves.


def legal(config: RulesConfig, state: State) -> Sequence[Move]:
    """All legal moves of the seat or chance player to move; in a view, without those that depend on hidden gardens.

    Walks drawn by hand are too many to list and are left out (6.2).
    """
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


def nameable(config: RulesConfig, state: State, seat: Seat) -> Iterator[str]:
    """Pieces that `seat` could name in this turn; its garden must be visible (PF-13, PF-86)."""
    garden = state.gardens[seat]
    assert garden is not None, "only its owner knows what a garden has room for"
    barred = named_in_lap(config, state)
    return (
        piece
        for piece in config.pack.of_kind(config.kind(state.turn))
        if piece not in barred and config.layings.fits(garden.free, piece)
    )


def named_in_lap(config: RulesConfig, state: State) -> set[str]:
    """Shapes that may not be named again in this round."""
    if not config.no_repeat:
        return set()
    lap = config.lap(state.turn)
    return {naming.piece for naming in state.named if config.lap(naming.turn) == lap}


def has_trace(config: RulesConfig, garden: Garden) -> bool:
    """Whether some gate holds path, so that there is a walk (PF-64)."""
    return bool(garden.path & config.ground.gates)


# Reasons for a refusal: one code and one sentence each (8.4), and the rule the reader can open.


GAME_OVER: Final = Reason(
    "game_over", QT_TRANSLATE_NOOP("paths_and_flower_beds", "The match is over; the gardens stay as they are."), "PF-18"
)
WRONG_PHASE: Final = Reason(
    "wrong_phase",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "You can’t do this now."),
    "PF-02",
)
UNKNOWN_SEAT: Final = Reason(
    "unknown_seat", QT_TRANSLATE_NOOP("paths_and_flower_beds", "There is no such seat in this match."), "PF-35"
)
UNKNOWN_PIECE: Final = Reason(
    "unknown_piece", QT_TRANSLATE_NOOP("paths_and_flower_beds", "There is no piece of that name."), "PF-114"
)
WRONG_KIND: Final = Reason(
    "wrong_kind", QT_TRANSLATE_NOOP("paths_and_flower_beds", "This round is for the other kind of piece."), "PF-06"
)
NOT_IN_DECK: Final = Reason(
    "not_in_deck",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "This piece has already been drawn from the deck."),
    "PF-91",
)
ALREADY_NAMED: Final = Reason(
    "already_named",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "This piece has already been named this round."),
    "PF-86",
)
NAMER_HAS_NO_ROOM: Final = Reason(
    "namer_has_no_room",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "It doesn’t fit anywhere in your own garden, so you can’t name it."),
    "PF-13",
)
TURNED_PATH: Final = Reason(
    "turned_path",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Paths are placed exactly as drawn: never turned, never mirrored."),
    "PF-09",
)
LABEL_MISSING: Final = Reason(
    "label_missing",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Choose how to turn the flower bed."),
    "PF-105",
)
LABEL_UNKNOWN: Final = Reason(
    "label_unknown", QT_TRANSLATE_NOOP("paths_and_flower_beds", "The flower bed can’t be turned that way."), "PF-105"
)
NOT_CANONICAL: Final = Reason(
    "not_canonical",
    QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "Another way of turning this piece looks the same; the move must use that one."
    ),
    "PF-106",
)
OUTSIDE_GRID: Final = Reason(
    "outside_grid", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Part of it would be outside the garden."), "PF-39"
)
ON_WATER: Final = Reason("on_water", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Water can’t be covered."), "PF-14")
SQUARE_TAKEN: Final = Reason(
    "square_taken",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "One of these squares is already planted, and planted pieces stay."),
    "PF-12",
)
BEST_NOT_ALLOWED: Final = Reason(
    "best_not_allowed",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "In this match all players draw their own walk."),
    "PF-81",
)
NO_TRACE: Final = Reason(
    "no_trace",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "No path reaches a gate, so there is no walk to draw."),
    "PF-64",
)
NOT_PATH_SQUARE: Final = Reason(
    "not_path_square", QT_TRANSLATE_NOOP("paths_and_flower_beds", "You can only walk on paths."), "PF-20"
)
NOT_ADJACENT: Final = Reason(
    "not_adjacent",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Each step must go to a square that shares an edge."),
    "PF-58",
)
SQUARE_REPEATED: Final = Reason(
    "square_repeated",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "A walk can’t double back or cross itself."),
    "PF-21",
)
NOT_GATE_START: Final = Reason(
    "not_gate_start", QT_TRANSLATE_NOOP("paths_and_flower_beds", "A walk starts at a gate."), "PF-19"
)
TRACE_NOT_CANONICAL: Final = Reason(
    "not_canonical",
    QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "A walk from gate to gate is written from the gate that comes first in reading order."
    ),
    "PF-108",
)


PHASES: Final[Mapping[Kind, Phase]] = {
    "first": "first",
    "draw": "drawing",
    "name": "naming",
    "place": "placing",
    "trace": "tracing",
}


def why_not(config: RulesConfig, state: State, move: Move) -> Reason | None:
    """Reason why `move` is illegal in `state`; None exactly when it is legal."""
    if state.phase == "over":
        return GAME_OVER
    if PHASES[move.kind] != state.phase:
        return WRONG_PHASE
    match move.kind:
        case "first":
            return None if 0 <= move.seat < config.seats else UNKNOWN_SEAT
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
        return UNKNOWN_PIECE
    return None if shape.kind == config.kind(state.turn) else WRONG_KIND


def _draw(config: RulesConfig, state: State, piece: str) -> Reason | None:
    return None if piece in state.decks[KINDS.index(config.kind(state.turn))] else NOT_IN_DECK


def _name(config: RulesConfig, state: State, piece: str) -> Reason | None:
    if piece in named_in_lap(config, state):
        return ALREADY_NAMED
    return None if config.layings.fits(_own(state).free, piece) else NAMER_HAS_NO_ROOM


def _label(config: RulesConfig, state: State, label: str) -> Reason | None:
    shape = config.pack.shapes[state.piece]
    if shape.kind == "path":
        return TURNED_PATH if label else None
    if not label:
        return LABEL_MISSING
    if label not in LABELS:
        return LABEL_UNKNOWN
    return None if shape.canonical[label] == label else NOT_CANONICAL


def _place(config: RulesConfig, state: State, move: Move) -> Reason | None:
    column, row = ord(move.cell[0]) - ord("a"), int(move.cell[1:]) - 1
    spread = config.layings.spread(_own(state), config.layings.fit(state.piece, move.label), column, row)
    if spread.outside:
        return OUTSIDE_GRID
    if spread.water:
        return ON_WATER
    return SQUARE_TAKEN if spread.taken else None


def _trace(config: RulesConfig, state: State, move: Move) -> Reason | None:
    garden = _own(state)
    if move.label == "none":
        return None
    if move.label == "best":
        if config.trace_mode == "own_strict":
            return BEST_NOT_ALLOWED
        return None if has_trace(config, garden) else NO_TRACE
    if any(cell not in config.board.index for cell in move.walk):
        return OUTSIDE_GRID
    return _walk(config, garden, tuple(config.board.index[cell] for cell in move.walk))


def _walk(config: RulesConfig, garden: Garden, walk: tuple[int, ...]) -> Reason | None:
    if not all(garden.path >> square & 1 for square in walk):
        return NOT_PATH_SQUARE
    if not all(config.board.near(1 << one) >> other & 1 for one, other in pairwise(walk)):
        return NOT_ADJACENT
    if len(set(walk)) < len(walk):
        return SQUARE_REPEATED
    if not config.ground.gates >> walk[0] & 1:
        return NOT_GATE_START
    return None if well_written(config.ground, walk) == walk else TRACE_NOT_CANONICAL


def _own(state: State) -> Garden:
    garden = state.gardens[state.mover]
    assert garden is not None, "whoever is to move knows their own garden"
    return garden
