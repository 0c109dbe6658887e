"""The null game: a template to copy for a new game. It passes all tests that run over every game."""

from __future__ import annotations

from garden_desktop.core.info import GameInfo, Mode
from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.text import QT_TRANSLATE_NOOP

INFO = GameInfo(
    key="_template",
    title=QT_TRANSLATE_NOOP("_template", "The Null Game"),
    feel=QT_TRANSLATE_NOOP("_template", "Everybody nods once."),
    credits=QT_TRANSLATE_NOOP("_template", "Designed by nobody."),
    seats=(1, 2, 3),
    minutes=(0, 1),
    age=0,
    hidden=False,
    max_moves=4,
    modes=(Mode("play", QT_TRANSLATE_NOOP("_template", "Nod"), (1, 2, 3)),),
)

GAME = LazyGame(INFO, __name__)
