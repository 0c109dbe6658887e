"""What places and pieces are called among themselves."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig

ROW: Final = "row"
"""The own landscape as a whole, where bought land goes."""
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
"""What an id is the number of that is none of this kind."""


def code(config: RulesConfig, card: int) -> str:
    """A Land Card as it is written, and the place of its plate."""
    return config.lands[card].id


def land_piece(config: RulesConfig, card: int) -> str:
    return f"land-{code(config, card)}"


def well(kind: int, twin: bool = False) -> str:
    """Where cards of a type lie in the hand; the twin holds the last one of a type that is also played in pairs."""
    return f"hand-{RESOURCES[kind]}-2" if twin else f"hand-{RESOURCES[kind]}"


def card(kind: int, number: int) -> str:
    """A card in hand, numbered from 1."""
    return f"card-{RESOURCES[kind]}-{number}"


def purse(seat: Seat) -> str:
    """The coins of a seat, in its heading."""
    return f"purse-{seat + 1}"


def cards(seat: Seat) -> str:
    """The hand of a seat, in its heading."""
    return f"cards-{seat + 1}"


def group(seat: Seat) -> str:
    """The row of a seat, for the arrow keys."""
    return f"row-{seat + 1}"


def ask(seat: Seat) -> str:
    """The button that asks this seat for a trade."""
    return f"ask-{seat + 1}"


def species(config: RulesConfig, kind: int) -> str:
    """The button that names a species."""
    return f"species-{config.species[kind].id}"


def pick(number: int) -> str:
    """The n-th choice in the dock, from 0 here and from 1 in ids."""
    return f"pick-{number + 1}"


def card_sprite(kind: int) -> str:
    return f"card-{RESOURCES[kind]}"


def kind_of(id: str) -> int:
    """The type of a card in hand, NOTHING where the id is no card."""
    head, _, rest = id.partition("-")
    name = rest.rpartition("-")[0]
    return RESOURCES.index(name) if head == "card" and name in RESOURCES else NOTHING


def land_of(config: RulesConfig, id: str) -> int:
    """The Land Card whose place or piece this is, NOTHING where it is none."""
    return config.numbers.get(id.removeprefix("land-"), NOTHING)


def seat_of(id: str) -> Seat:
    """The seat whose coins or cards this place stands for, NOTHING where it is none."""
    head, _, number = id.partition("-")
    return int(number) - 1 if head in ("purse", "cards", "ask") and number.isdecimal() else NOTHING


def well_kind(id: str) -> int:
    """The type whose cards lie in this place of the hand, NOTHING where it is none."""
    head, _, rest = id.partition("-")
    name = rest.removesuffix("-2")
    return RESOURCES.index(name) if head == "hand" and name in RESOURCES else NOTHING
