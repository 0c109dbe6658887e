"""What somebody is told when it happens to them for the first time."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.tip import Tip
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE
from garden_desktop.games.fire_and_flora.table import ids
from garden_desktop.games.fire_and_flora.table.view_model import FloraViewModel

CLOSE: Final = 2
"""So many stars short of the target somebody is about to win."""


def _own_turn(look: FloraViewModel) -> bool:
    return look.acting and look.seat is not None


def _fire(look: FloraViewModel) -> bool:
    """Whether the event of this turn burns, or has burned."""
    drawn = look.view.drawn
    return drawn != NOWHERE and look.config.cards[drawn].effect == "fire"


def _weed(look: FloraViewModel) -> int:
    """The first own land with an invasive plant on it; NOWHERE where there is none."""
    for land in look.view.rows[look.home]:
        plant = look.view.on[land]
        if EMPTY < plant < BUILT and not look.config.native(plant):
            return land
    return NOWHERE


def _rival_close(look: FloraViewModel) -> bool:
    return any(look.config.target - look.stars(seat) <= CLOSE for seat in look.rivals)


TIPS: Final = (
    Tip(
        "block",
        QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "Somebody has played a card, and it is not settled yet: a fitting card from a hand stops it. "
            "Nobody learns what you could have shown.",
        ),
        lambda look: look.deciding and look.view.ask.kind == "block",
    ),
    Tip(
        "close",
        QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "Somebody is about to win. Stars are counted after every single thing that happens, on anybody's turn.",
        ),
        lambda look: _own_turn(look) and _rival_close(look),
    ),
    Tip(
        "offer",
        QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "An offer is a question: take it, say no, or answer once with an offer of your own.",
        ),
        lambda look: look.deciding and look.view.ask.kind == "answer",
    ),
    Tip(
        "fire",
        QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "A fire has gone through the rows, land by land. It is bad for some plants and good for others: "
            "a plant says on its land what it answers to.",
        ),
        lambda look: _own_turn(look) and _fire(look),
        lambda look: ids.EVENT,
    ),
    Tip(
        "weed",
        QT_TRANSLATE_NOOP(
            "fire_and_flora",
            "A weed stands in your row. It brings no stars and keeps the land from others; "
            "rest the pointer on it to see what gets rid of it.",
        ),
        lambda look: _own_turn(look) and _weed(look) != NOWHERE,
        lambda look: ids.code(look.config, _weed(look)),
    ),
)
