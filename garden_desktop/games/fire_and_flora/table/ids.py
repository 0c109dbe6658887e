"""Ids of places and pieces."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig

ROW: Final = "row"
"""The own landscape as a whole, where bought land is dropped."""
HAND: Final = "hand"
"""The covered hand."""
EVENT: Final = "event"
DRAW: Final = "draw"
SELL: Final = "sell"
OFFER: Final = "offer"
END: Final = "end"
DEMOLISH: Final = "use-demolish"
DISCARD: Final = "discard"
BLOCK: Final = "block"
PROPOSE: Final = "propose"
DROP: Final = "drop"
EMPTY: Final = "empty"
NONE: Final = "none"
NOTHING: Final = -1
"""Number returned for an id of another kind."""


def code(config: RulesConfig, card: int) -> str:
    """Id of a Land Card, and of the place of its plate."""
    return config.lands[card].id


def land_piece(config: RulesConfig, card: int) -> str:
    return f"land-{code(config, card)}"


def well(kind: int, twin: bool = False) -> str:
    """Place of the cards of a type in the hand; the twin holds the last card of a type that is also played in pairs."""
    return f"hand-{RESOURCES[kind]}-2" if twin else f"hand-{RESOURCES[kind]}"


def card(kind: int, number: int) -> str:
    """Id of a card in hand, numbered from 1."""
    return f"card-{RESOURCES[kind]}-{number}"


def purse(seat: Seat) -> str:
    """Place of the coins of a seat, in its row header."""
    return f"purse-{seat + 1}"


def cards(seat: Seat) -> str:
    """Place of the hand of a seat, in its row header."""
    return f"cards-{seat + 1}"


def group(seat: Seat) -> str:
    """Group of the row of a seat, for the arrow keys."""
    return f"row-{seat + 1}"


def ask(seat: Seat) -> str:
    """Button that asks this seat for a trade."""
    return f"ask-{seat + 1}"


def species(config: RulesConfig, kind: int) -> str:
    """Button that names a species."""
    return f"species-{config.species[kind].id}"


def pick(number: int) -> str:
    """Button of a choice; `number` counts from 0, ids from 1."""
    return f"pick-{number + 1}"


def card_sprite(kind: int) -> str:
    return f"card-{RESOURCES[kind]}"


def kind_of(id: str) -> int:
    """Type of a card in hand; NOTHING if the id is no card."""
    head, _, rest = id.partition("-")
    name = rest.rpartition("-")[0]
    return RESOURCES.index(name) if head == "card" and name in RESOURCES else NOTHING


def land_of(config: RulesConfig, id: str) -> int:
    """Index of the Land Card of a place or piece; NOTHING if it is none."""
    return config.numbers.get(id.removeprefix("land-"), NOTHING)


def seat_of(id: str) -> Seat:
    """Seat whose coins or cards a place stands for; NOTHING if it is none."""
    head, _, number = id.partition("-")
    return int(number) - 1 if head in ("purse", "cards", "ask") and number.isdecimal() else NOTHING


def well_kind(id: str) -> int:
    """Type of the cards in a place of the hand; NOTHING if it is none."""
    head, _, rest = id.partition("-")
    name = rest.removesuffix("-2")
    return RESOURCES.index(name) if head == "hand" and name in RESOURCES else NOTHING
