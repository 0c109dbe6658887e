"""The response window as the table asks for it: the same whatever anybody holds (FF-110 to FF-115, section 5.8)."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.table import ResponseWindow
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.games.fire_and_flora.rules.blocks import asked
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.resources import target_of
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Exchange, State
from garden_desktop.games.fire_and_flora.table.band import layout as band_layout

PASS: Final = Move("pass")
UNTIL_CONTINUE: Final = "continue"


def response_window(config: RulesConfig, view: State, bar: str) -> ResponseWindow | None:
    """The round of questions under way; `bar` is what the table agreed on, in seconds or until Continue.

    It is made of what lies open alone. Discard pile, hand sizes and marks tell two rounds apart that ask the same.
    """
    exchange = view.exchange
    if view.ask.kind != "block" or exchange is None:
        return None
    before = len(view.past), view.marks, view.discard, view.sizes
    return ResponseWindow(
        round=(before, exchange.seat, exchange.move, exchange.blocks),
        seats=asked(config, view, exchange),
        pass_move=PASS,
        aimed=frozenset((target_of(view, exchange.move),)),
        seconds=None if bar == UNTIL_CONTINUE else float(bar),
        badges=band_layout.BADGES,
        bar=band_layout.BAR,
        about=_about(exchange),
    )


def _about(exchange: Exchange) -> Message | None:
    """The cards of the play; where a block is on the table, that is a question of its own."""
    if exchange.blocks:
        return None
    names = tuple(RESOURCE_NAMES[kind] for kind in exchange.cards)
    return names[0] if len(names) == 1 else CARDS.of(cards=ListArg(names))


CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{cards} together")
