"""Goofspiel: hidden hands, sealed bids, no scenery; docs/adding-a-game.md builds it."""

from __future__ import annotations

from garden_desktop.core.info import GameInfo, Mode
from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.text import QT_TRANSLATE_NOOP

INFO = GameInfo(
    key="goofspiel",
    title=QT_TRANSLATE_NOOP("goofspiel", "Goofspiel"),
    feel=QT_TRANSLATE_NOOP("goofspiel", "Bid high for what is dear, but not as high as everybody."),
    credits=QT_TRANSLATE_NOOP("goofspiel", "Designed by Merrill Flood."),
    seats=(2, 3),
    minutes=(5, 10),
    age=8,
    hidden=True,
    max_moves=80,
    modes=(Mode("play", QT_TRANSLATE_NOOP("goofspiel", "Bid"), (2, 3)),),
)

GAME = LazyGame(INFO, __name__)
