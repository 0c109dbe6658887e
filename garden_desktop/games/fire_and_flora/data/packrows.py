"""Parsers of pack rows: species, Land Cards and Event Cards; errors name the row by its id."""

from __future__ import annotations

import re
from typing import Final, cast

from garden_desktop.core.packs import RowReader, not_one_of
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.fire_and_flora.data.cards import CAUSE_TEXTS, CAUSES, NEFARIOUS
from garden_desktop.games.fire_and_flora.data.pack import (
    AREAS,
    Action,
    Balance,
    EventCard,
    Land,
    LandKind,
    Lines,
    Species,
)

# Names of card effects; each is the name of a function.


ABILITIES: Final = ("fog_belt", "creekside", "seed_bank_soil", "rocky_refuge", "preserve", "wind_gap")

BUILDINGS: Final = (
    "nursery",
    "firestation",
    "naturecenter",
    "volunteer",
    "reservoir",
    "ranger",
    "lookout",
    "farmstand",
    "university",
    "goats",
    "giftshop",
)

EVENTS: Final = (
    "elnino",
    "lanina",
    "recession",
    "boom",
    "squirrel",
    "packrat",
    "quake",
    "rain",
    "wind",
    "parrots",
    "rainbow",
    "years",
    "volunteerday",
    "seeds",
    "grant",
    "auction",
)
"""All effects but "fire", which has rows of its own, and "flood", which belongs to a module."""


MOST: Final = 999
MARKERS: Final = (1, 2, 3, 4)
REGIONS: Final = ("central", "southern")
SMALL: Final[tuple[Action, ...]] = ("grow", "kill", "propagate", "invade")
BIG: Final[tuple[Action, ...]] = ("damage", "kill", "propagate", "invade")
LAND_ID: Final = re.compile("[A-Z]+[0-9]+")
SPECIES_ID: Final = re.compile("[a-z]+")


def species(row: RowReader) -> Species:
    """A species."""
    name = _id(row, SPECIES_ID)
    found = Species(
        id=name,
        name=row.text("name"),
        scientific=row.text("scientific"),
        native=_word(row, "camp", ("native", "invasive")) == "native",
        border=_word(row, "border", ("green", "red", "yellow")),
        woody=row.flag("woody"),
        cards=row.number("cards", 1, MOST),
        stars=_stars(row),
        lines=(_lines(row, "small", SMALL), _lines(row, "big", BIG)),
    )
    if found.native and found.stars[1] <= found.stars[0]:
        raise row.error("stars", BIG_IS_MORE)
    row.done()
    return found


def land(row: RowReader, kind: LandKind, plants: dict[str, int], name: str = "") -> Land:
    """A parcel, Headquarters or Empty Field; the last two share one `name`."""
    known = _id(row, LAND_ID)
    found = Land(
        id=known,
        name=name or row.text("name"),
        kind=kind,
        area=AREAS[_word(row, "region", REGIONS)],
        cost=row.number("cost", 0, MOST),
        coins=row.number("coins", 0, MOST),
        cards=row.number("cards", 0, MOST),
    )
    if row.has("plant"):
        found = found._replace(plant=plants[_word(row, "plant", tuple(plants))])
    if row.has("ability"):
        found = found._replace(ability=_word(row, "ability", ABILITIES))
    row.done()
    return found


def buildings(row: RowReader) -> list[Land]:
    """All cards of one kind of building; kind and number make the id."""
    kind = _word(row, "kind", BUILDINGS)
    row.name = f"buildings {kind}"
    name, cost, copies = row.text("name"), row.number("cost", 0, MOST), row.number("copies", 1, MOST)
    row.done()
    return [Land(f"{kind}{n + 1}", name, "building", cost, effect=kind) for n in range(copies)]


def fire(row: RowReader) -> EventCard:
    known = _id(row, LAND_ID)
    cause = _word(row, "cause", ("human", "natural"))
    found = EventCard(known, row.text("name"), "fire", row.number("marker", 1, MARKERS[-1]), cause)
    row.done()
    return found


def events(row: RowReader, kind: str = "") -> list[EventCard]:
    """All cards of one kind of event, in order of the marker; kind and number make the id."""
    kind = kind or _word(row, "kind", EVENTS)
    row.name = f"events {kind}"
    name, copies = row.text("name"), row.numbers("copies", 0, MOST)
    if len(copies) != len(MARKERS):
        raise row.error("copies", FOUR_MARKERS)
    row.done()
    markers = [marker for marker, number in zip(MARKERS, copies, strict=True) for _ in range(number)]
    return [EventCard(f"{kind}{n}", name, kind, marker) for n, marker in enumerate(markers, 1)]


def balance(row: RowReader) -> Balance:
    found = Balance(
        row.number("players", 2, 4), row.number("place", 2, 4), row.number("coins", 0, MOST), row.number("cards", 0, 9)
    )
    row.done()
    return found


def _id(row: RowReader, pattern: re.Pattern[str]) -> str:
    """Id of a row, by which errors name the row from now on."""
    known = row.text("id")
    if not pattern.fullmatch(known):
        raise row.error("id", NO_ID)
    row.name = f"{row.name.rpartition(' ')[0]} {known}"
    return known


def _word(row: RowReader, field: str, allowed: tuple[str, ...]) -> str:
    word = row.text(field)
    if word not in allowed:
        raise row.error(field, not_one_of(word, allowed))
    return word


def _stars(row: RowReader) -> tuple[int, int]:
    found = row.numbers("stars", 0, MOST)
    if len(found) != 2:
        raise row.error("stars", TWO_SIDES)
    return found[0], found[1]


def _lines(row: RowReader, side: str, allowed: tuple[Action, ...]) -> Lines:
    """Effects of one side of a plant card; TOML itself refuses a duplicate cause (FF-24)."""
    lines = row.row(side)
    found: dict[int, Action] = {}
    for cause, text in enumerate(CAUSE_TEXTS):
        if NEFARIOUS not in CAUSES[cause] and lines.has(text):
            found[cause] = cast(Action, _word(lines, text, allowed))
    lines.done()
    return found


BIG_IS_MORE = QT_TRANSLATE_NOOP(
    "fire_and_flora", "a native must be worth more stars on its big side than on its small side"
)
FOUR_MARKERS = QT_TRANSLATE_NOOP("fire_and_flora", "must have four numbers: copies marked 1+, 2+, 3+ and 4+")
TWO_SIDES = QT_TRANSLATE_NOOP(
    "fire_and_flora", "must have two numbers: the stars of the small side and of the big side"
)
NO_ID = QT_TRANSLATE_NOOP(
    "fire_and_flora", "must be capital letters and a number for a card, and lower-case letters for a species"
)
