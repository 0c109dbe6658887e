"""What places and pieces are called among themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.gesture import InputStep
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.moves import Move

GREENHOUSE: Final = "greenhouse"
COMPOST: Final = "compost"
BASKET: Final = "basket"
FLUSH: Final = "flush"
END: Final = "end"
NOTHING: Final = -1
"""What an id is the number of that is none of this kind."""


def slot_id(slot: int) -> str:
    """A slot of the exchange, and the flower in it; slots count from 0 here and from 1 in ids."""
    return f"slot-{slot + 1}"


def shed_id(flower: int) -> str:
    """The bunch of one type in the own shed."""
    return f"shed-{FLOWERS[flower]}"


def value_id(flower: int) -> str:
    """The Stalk Value of a type."""
    return f"value-{FLOWERS[flower]}"


def track_id(number: int) -> str:
    """The n-th harvested flower, from 1."""
    return f"track-{number}"


def slot_of(config: RulesConfig, id: str) -> int:
    """The slot a place or piece id stands for, NOTHING where it is none."""
    kind, _, number = id.partition("-")
    slot = int(number) - 1 if kind == "slot" and number.isdecimal() else NOTHING
    return slot if slot < config.slots else NOTHING


def shed_of(id: str) -> int:
    """The type whose bunch this is, NOTHING where it is none."""
    kind, _, flower = id.partition("-")
    return FLOWERS.index(flower) if kind == "shed" and flower in FLOWERS else NOTHING


def space_of(config: RulesConfig, id: str) -> int:
    """The space of the garden with this name, NOTHING where there is none."""
    return config.board.index.get(id, NOTHING)


def bulb_sprite(flower: int) -> str:
    return f"bulb-{FLOWERS[flower]}"


def bloom_sprite(flower: int) -> str:
    return f"bloom-{FLOWERS[flower]}"


def gesture(move: Move) -> Sequence[InputStep]:
    """One handle for each move; what nature draws needs no hands."""
    match move.kind:
        case "plant":
            return (InputStep(move.space, slot_id(move.slot)),)
        case "swap":
            return (InputStep(shed_id(move.given), slot_id(move.slot)),)
        case "flush" | "end":
            return (InputStep(move.kind),)
        case _:
            return ()
