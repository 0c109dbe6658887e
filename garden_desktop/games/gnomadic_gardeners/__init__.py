"""Gnomadic Gardeners: two gardeners, or one against the Scarecrow, and twelve gnomes who never stay."""

from __future__ import annotations

from garden_desktop.core.info import GameInfo
from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.gnomadic_gardeners.data.modes import MODES

INFO = GameInfo(
    key="gnomadic_gardeners",
    title=QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gnomadic Gardeners"),
    feel=QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "Every gnome you play works for your opponent next round.",
    ),
    credits=QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "Designed and illustrated by Chris Scaffidi, published by Fervent Workshop. Tested by Adam, Ali, "
        "Ben, Daniel, Don, Erika, Jacob, Monica and Sam. Icons of the published game after Caro Asercion, "
        "Delapouite and Lorc (game-icons.net) and Chanut, Font Awesome and Pixel Bazaar (iconfinder.com). "
        "More of their games: ferventworkshop.com. The cards and pictures here are our own.",
    ),
    seats=(1, 2),
    minutes=(10, 20),
    age=14,
    hidden=True,
    max_moves=3000,
    modes=MODES,
    plays=(
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Looks only at its own bench and this round, and often misjudges."),
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Considers what you might play, and misjudges a little."),
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Weighs some of your replies, and sometimes bluffs."),
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Weighs every reply you have, and is hard to predict."),
    ),
    colour="clay",
)

GAME = LazyGame(INFO, __name__)
