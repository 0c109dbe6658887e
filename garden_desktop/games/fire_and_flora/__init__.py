"""Fire and Flora: landscapes that burn, grow and change hands."""

from __future__ import annotations

from garden_desktop.core.info import GameInfo
from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.fire_and_flora.data.modes import MODES

INFO = GameInfo(
    key="fire_and_flora",
    title=QT_TRANSLATE_NOOP("fire_and_flora", "Fire and Flora"),
    feel=QT_TRANSLATE_NOOP(
        "fire_and_flora", "Rival nature reserves, where one fire ruins your landscape and reseeds your neighbour’s."
    ),
    credits=QT_TRANSLATE_NOOP(
        "fire_and_flora",
        "Designed by Tim Handley, published by Mindful Mammoth. "
        "The cards the published text leaves out, and the pictures here, are this project’s own.",
    ),
    seats=(1, 2, 3, 4),
    minutes=(30, 120),
    age=12,
    hidden=True,
    max_moves=100_000,
    modes=MODES,
    colour="sun",
    recounted_at_gate=True,
    quick=True,
    plays=(
        QT_TRANSLATE_NOOP("fire_and_flora", "Looks after its own landscape and leaves all others alone."),
        QT_TRANSLATE_NOOP("fire_and_flora", "Sees every opportunity, but sometimes misjudges one."),
        QT_TRANSLATE_NOOP("fire_and_flora", "Weighs every play and blocks the ones that help the leader."),
        QT_TRANSLATE_NOOP("fire_and_flora", "Saves coins, keeps room to grow and blocks early."),
    ),
)

GAME = LazyGame(INFO, __name__)
