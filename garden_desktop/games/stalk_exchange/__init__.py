"""Stalk Exchange: one garden for all, a portfolio behind every screen, and a market that will crash."""

from __future__ import annotations

from garden_desktop.core.info import GameInfo, Mode
from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.text import QT_TRANSLATE_NOOP

INFO = GameInfo(
    key="stalk_exchange",
    title=QT_TRANSLATE_NOOP("stalk_exchange", "Stalk Exchange"),
    feel=QT_TRANSLATE_NOOP("stalk_exchange", "Drive a flower’s price up, and get out before the crash."),
    credits=QT_TRANSLATE_NOOP(
        "stalk_exchange",
        "Designed by Christopher Chan, illustrated by Diana Beltran Herrera, published by The Op Games. "
        "Numbers missing from the published rules, and all pictures here, are our own.",
    ),
    seats=(2, 3, 4, 5),
    minutes=(45, 45),
    age=10,
    hidden=True,
    max_moves=431,
    modes=(Mode("market", QT_TRANSLATE_NOOP("stalk_exchange", "Competitive"), (2, 3, 4, 5)),),
    plays=(
        QT_TRANSLATE_NOOP("stalk_exchange", "Plays by the current values and ignores the crash."),
        QT_TRANSLATE_NOOP("stalk_exchange", "Half expects the crash, and spends its tokens early."),
        QT_TRANSLATE_NOOP("stalk_exchange", "Estimates the values after the crash, and saves tokens for it."),
        QT_TRANSLATE_NOOP("stalk_exchange", "Sees the crash coming, and plans both actions together."),
    ),
    colour="leaf",
)

GAME = LazyGame(INFO, __name__)
