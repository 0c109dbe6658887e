"""Why a move is refused: one code and one sentence each (8.4), and the rule to open."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.types import Reason

GAME_OVER: Final = Reason(
    "game_over", QT_TRANSLATE_NOOP("paths_and_flower_beds", "The game is over; the gardens stay as they are."), "PF-18"
)
WRONG_PHASE: Final = Reason(
    "wrong_phase",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Not now: the game is waiting for another kind of move."),
    "PF-02",
)
UNKNOWN_SEAT: Final = Reason(
    "unknown_seat", QT_TRANSLATE_NOOP("paths_and_flower_beds", "There is no such seat at this table."), "PF-35"
)
UNKNOWN_PIECE: Final = Reason(
    "unknown_piece", QT_TRANSLATE_NOOP("paths_and_flower_beds", "There is no piece of that name."), "PF-114"
)
WRONG_KIND: Final = Reason(
    "wrong_kind", QT_TRANSLATE_NOOP("paths_and_flower_beds", "This round asks for the other kind of piece."), "PF-06"
)
NOT_IN_DECK: Final = Reason(
    "not_in_deck",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "This card has been drawn from the deck already."),
    "PF-91",
)
ALREADY_NAMED: Final = Reason(
    "already_named", QT_TRANSLATE_NOOP("paths_and_flower_beds", "This shape was already named in this round."), "PF-86"
)
NAMER_HAS_NO_ROOM: Final = Reason(
    "namer_has_no_room",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "It fits nowhere in your own garden, so you may not name it."),
    "PF-13",
)
TURNED_PATH: Final = Reason(
    "turned_path",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Paths are laid exactly as drawn: never turned, never mirrored."),
    "PF-09",
)
LABEL_MISSING: Final = Reason(
    "label_missing",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Say how the flower bed lies, for example r0 or f90."),
    "PF-105",
)
LABEL_UNKNOWN: Final = Reason(
    "label_unknown", QT_TRANSLATE_NOOP("paths_and_flower_beds", "A flower bed cannot be turned that way."), "PF-105"
)
NOT_CANONICAL: Final = Reason(
    "not_canonical",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "The piece looks the same another way round, and is written that way."),
    "PF-106",
)
OUTSIDE_GRID: Final = Reason(
    "outside_grid", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Part of it would lie outside the garden."), "PF-39"
)
ON_WATER: Final = Reason("on_water", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Water cannot be covered."), "PF-14")
SQUARE_TAKEN: Final = Reason(
    "square_taken",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "A square is planted already, and what is planted stays."),
    "PF-12",
)
BEST_NOT_ALLOWED: Final = Reason(
    "best_not_allowed",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "In this game everybody draws their own walk."),
    "PF-81",
)
NO_TRACE: Final = Reason(
    "no_trace",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "No path reaches a gate, so there is no walk to draw."),
    "PF-64",
)
NOT_PATH_SQUARE: Final = Reason(
    "not_path_square", QT_TRANSLATE_NOOP("paths_and_flower_beds", "One can walk on paths only."), "PF-20"
)
NOT_ADJACENT: Final = Reason(
    "not_adjacent",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "Each step goes to a square that shares an edge."),
    "PF-58",
)
SQUARE_REPEATED: Final = Reason(
    "square_repeated",
    QT_TRANSLATE_NOOP("paths_and_flower_beds", "A walk may neither double back nor cross itself."),
    "PF-21",
)
NOT_GATE_START: Final = Reason(
    "not_gate_start", QT_TRANSLATE_NOOP("paths_and_flower_beds", "A walk begins at a gate."), "PF-19"
)
TRACE_NOT_CANONICAL: Final = Reason(
    "not_canonical",
    QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "A walk from gate to gate is written from the gate that comes first in reading order."
    ),
    "PF-108",
)
