"""Component data of a checked pack: species, Land Cards, Event Cards, figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.games.fire_and_flora.data.cards import Counts

Action: TypeAlias = Literal["grow", "damage", "kill", "propagate", "invade"]
Lines: TypeAlias = Mapping[int, Action]
"""Effects on one side of a plant card: cause -> action."""

SPECIES: Final = 11
EMPTY: Final = -1
"""Content of an open parcel. A plant is 2 * species, plus 1 if the big side is up."""
BUILT: Final = 2 * SPECIES
"""Content of a parcel with a building: this plus the index of its Land Card in `FloraPack.lands`."""

CENTRAL, SOUTHERN, BOTH = 1, 2, 3
AREAS: Final = {"central": CENTRAL, "southern": SOUTHERN, "both": BOTH}

LandKind: TypeAlias = Literal["headquarters", "field", "parcel", "building"]


class Species(NamedTuple):
    """A plant species; `stars` and `lines` are (small side, big side)."""

    id: str
    name: str
    scientific: str
    native: bool
    border: str
    woody: bool
    cards: int
    stars: tuple[int, int]
    lines: tuple[Lines, Lines]


class Land(NamedTuple):
    """A Land Card. `plant` is the content it starts with; `effect` names the function of a building."""

    id: str
    name: str
    kind: LandKind
    cost: int
    area: int = 0
    coins: int = 0
    cards: int = 0
    plant: int = EMPTY
    ability: str = ""
    effect: str = ""


class EventCard(NamedTuple):
    """An Event Card, used with at least `marker` players. `effect` names its function."""

    id: str
    name: str
    effect: str
    marker: int
    cause: str = ""


class Balance(NamedTuple):
    """Compensation of the seat at `place` (2: the second) with this number of players (FF-199)."""

    players: int
    place: int
    coins: int
    cards: int


class Figures(NamedTuple):
    """Constants of the game that are printed on no card."""

    start_coins: int
    market_start: int
    fourth_player_cards: int
    buy_price: int
    sell_price: int
    steal_coins: int
    recession_coins: int
    boom_coins: int
    quake_coins: int
    grant_discount: int
    auction_cards: int
    nursery_price: int
    goats_price: int
    university_price: int
    gift_price: int
    gift_sales: int
    nature_center_most: int
    farm_stand_coins: int
    volunteer_cards: int
    diversity_natives: int
    diversity_stars: int
    diversity_target: int
    solo_turns: int


@dataclass(frozen=True, slots=True)
class FloraPack:
    """All components of one pack.

    resources   Resource Cards of each type
    faces       number of faces of the die with each result: (central, southern, both)
    lands       every Land Card: Headquarters, Empty Fields, other parcels, then buildings
    fields      Headquarters -> Empty Field of the same number
    events      every Event Card; `floods` are those of the module
    nursery     species the Native Plant Nursery grows
    hitchhiker  species of Hitchhiking Seeds
    settler     species a Flood leaves behind
    sleepers    species that leave seeds in the module seed_bank
    """

    id: str
    digest: str
    figures: Figures
    resources: Counts
    faces: tuple[int, int, int]
    species: tuple[Species, ...]
    lands: tuple[Land, ...]
    fields: Mapping[int, int]
    events: tuple[EventCard, ...]
    floods: tuple[EventCard, ...]
    balance: tuple[Balance, ...]
    nursery: tuple[int, ...]
    hitchhiker: int
    settler: int
    sleepers: tuple[int, ...]
