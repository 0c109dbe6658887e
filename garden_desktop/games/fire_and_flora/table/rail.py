"""What the rail says of each seat: stars, coins and cards, which lie open, and what the seat is about."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import CHANCE, Side
from garden_desktop.core.view_model import SideSummary
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import State


def side_summary(config: RulesConfig, view: State, side: Side) -> SideSummary:
    """Stars of the target, coins and cards."""
    stars = stars_of(config, view, side)
    return SideSummary(_line(view, side), stars, config.target, counts=STARS.of(score=stars, target=config.target))


def _line(view: State, side: Side) -> Message:
    coins, cards = COINS.of(n=view.coins[side]), CARDS.of(n=view.sizes[side])
    busy = _busy(view, side)
    if busy is None:
        return HAS.of(coins=coins, cards=cards)
    return BUSY.of(coins=coins, cards=cards, what=busy)


def _busy(view: State, side: Side) -> Message | None:
    """Whoever is asked on somebody else's turn; a round of blocks looks the same for all."""
    asked = view.ask.seat == side and view.ask.seat != CHANCE
    return CHOOSES if asked and side != view.turn and view.ask.kind != "block" else None


HAS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{coins}, {cards}")
BUSY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{coins}, {cards}, {what}")
STARS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{score} of {target} stars")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n coin(s)")
CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n card(s)")
CHOOSES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "chooses")
