"""Ids of places and pieces, and the input steps of moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from garden_desktop.core.gesture import InputStep
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.state import Move

GREENHOUSE: Final = "greenhouse"
COMPOST: Final = "compost"
BASKET: Final = "basket"
FLUSH: Final = "flush"
END: Final = "end"
NOTHING: Final = -1
"""Number returned for an id of another kind."""


def slot_id(slot: int) -> str:
    """Id of a slot of the exchange and of the flower in it; `slot` counts from 0, ids from 1."""
    return f"slot-{slot + 1}"


def shed_id(flower: int) -> str:
    """Id of the flowers of one type in the own portfolio."""
    return f"shed-{FLOWERS[flower]}"


def value_id(flower: int) -> str:
    """Id of the Stalk Value of a type."""
    return f"value-{FLOWERS[flower]}"


def track_id(number: int) -> str:
    """Id of the `number`-th harvested flower, from 1."""
    return f"track-{number}"


def slot_of(config: RulesConfig, id: str) -> int:
    """Slot (from 0) of a place or piece id; NOTHING if it is no slot."""
    kind, _, number = id.partition("-")
    slot = int(number) - 1 if kind == "slot" and number.isdecimal() else NOTHING
    return slot if slot < config.slots else NOTHING


def shed_of(id: str) -> int:
    """Type of a place of the own portfolio; NOTHING if it is none."""
    kind, _, flower = id.partition("-")
    return FLOWERS.index(flower) if kind == "shed" and flower in FLOWERS else NOTHING


def space_of(config: RulesConfig, id: str) -> int:
    """Index of the garden space of this name; NOTHING if there is none."""
    return config.board.index.get(id, NOTHING)


def bulb_sprite(flower: int) -> str:
    return f"bulb-{FLOWERS[flower]}"


def bloom_sprite(flower: int) -> str:
    return f"bloom-{FLOWERS[flower]}"


def gesture(move: Move) -> Sequence[InputStep]:
    """Input steps of a move: one for each decision, none for a chance move."""
    match move.kind:
        case "plant":
            return (InputStep(move.space, slot_id(move.slot)),)
        case "swap":
            return (InputStep(shed_id(move.given), slot_id(move.slot)),)
        case "flush" | "end":
            return (InputStep(move.kind),)
        case _:
            return ()
