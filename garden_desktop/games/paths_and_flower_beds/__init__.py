"""Paths & Flower Beds: hidden gardens, shapes everybody must plant, and one walk that counts."""

from __future__ import annotations

from garden_desktop.core.info import GameInfo, Mode
from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.text import QT_TRANSLATE_NOOP

INFO = GameInfo(
    key="paths_and_flower_beds",
    title=QT_TRANSLATE_NOOP("paths_and_flower_beds", "Paths & Flower Beds"),
    feel=QT_TRANSLATE_NOOP(
        "paths_and_flower_beds", "Everyone plants the same pieces. Keep a path through your garden open."
    ),
    credits=QT_TRANSLATE_NOOP(
        "paths_and_flower_beds",
        "The designer, the publisher and the true title are unknown: the rules came on a single sheet. "
        "Shapes, maps and pictures are this project’s own.",
    ),
    seats=(1, 2, 3, 4, 5, 6),
    minutes=(15, 45),
    age=8,
    hidden=True,
    max_moves=460,
    modes=(
        Mode("table", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Competitive"), (2, 3, 4, 5, 6)),
        Mode("solo", QT_TRANSLATE_NOOP("paths_and_flower_beds", "Solo: one garden"), (1,)),
    ),
    colour="sky",
    told_at_gate=True,
    plays=(
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "Plants what looks nice now and forgets the way out."),
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "Wants a path from gate to gate, but starts it late."),
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "Keeps its path open, but sometimes misjudges a placement."),
        QT_TRANSLATE_NOOP("paths_and_flower_beds", "Secures its path first and looks ahead to the next piece."),
    ),
)

GAME = LazyGame(INFO, __name__)
