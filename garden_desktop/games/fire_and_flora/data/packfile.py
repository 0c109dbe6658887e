"""Parser of pack files (TOML) with the checks of section 2.13; errors in a species, Land Card or Event Card name it by
its id.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final, cast

from garden_desktop.core.packs import THE_FILE, FieldPath, PackError, RowReader, digest, not_one_of, read
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.data.cards import CAUSE_TEXTS, CAUSES, NEFARIOUS, RESOURCES, Counts
from garden_desktop.games.fire_and_flora.data.pack import (
    AREAS,
    SPECIES,
    Action,
    Balance,
    EventCard,
    Figures,
    FloraPack,
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


def species_of_row(row: RowReader) -> Species:
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


def events_of_row(row: RowReader, kind: str = "") -> list[EventCard]:
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


CODE: Final = "pack_invalid"
STARTERS: Final = 4
"""Number of Headquarters, and of Empty Fields (FF-35)."""


def read_pack(text: str, file: str) -> FloraPack:
    """The pack in a TOML text. Raises PackError naming file, row, field and reason."""
    top = RowReader(file, "the file", read(text, file), code=CODE)
    known = top.text("id")
    species = [species_of_row(row) for row in _rows(top, "species")]
    _check_species(file, species)
    plants = {f"{side} {one.id}": 2 * n + big for n, one in enumerate(species) for big, side in enumerate(SIDES)}
    lands = _lands(top, plants)
    events = _events(top)
    floods = events_of_row(_row(top, "floods"), "flood")
    _check_fires(file, [*events, *floods])
    pack = FloraPack(
        id=known,
        digest=digest(text),
        figures=_figures(_row(top, "figures")),
        resources=_resources(_row(top, "resources")),
        faces=_faces(_row(top, "die")),
        species=tuple(species),
        lands=tuple(lands),
        fields={n: n + STARTERS for n in range(STARTERS)},
        events=tuple(events),
        floods=tuple(floods),
        balance=tuple(balance(row) for row in _rows(top, "balance")),
        **_plants(_row(top, "plants"), [one.id for one in species]),  # type: ignore[arg-type]
    )
    top.done()
    _check_unique(file, [one.id for one in lands], "id", ("parcels",))
    _check_unique(file, [one.id for one in (*events, *floods)], "id", ("events",))
    return pack


def _row(above: RowReader, field: str) -> RowReader:
    """A table of the file, named by its heading in errors."""
    row = above.row(field)
    row.name = field
    return row


def _rows(above: RowReader, field: str) -> list[RowReader]:
    """Rows of a list, each named in errors by the list and its number."""
    rows = above.rows(field)
    for number, row in enumerate(rows, 1):
        row.name = f"{field} {number}"
    return rows


def _lands(top: RowReader, plants: dict[str, int]) -> list[Land]:
    return [
        *_starters(top, "headquarters", "headquarters", "Headquarters"),
        *_starters(top, "fields", "field", "Empty Field"),
        *(land(row, "parcel", plants) for row in _rows(top, "parcels")),
        *chain.from_iterable(buildings(row) for row in _rows(top, "buildings")),
    ]


def _starters(top: RowReader, field: str, kind: LandKind, name: str) -> list[Land]:
    rows = _rows(top, field)
    if len(rows) != STARTERS:
        raise top.error(field, FOUR_STARTERS)
    return [land(row, kind, {}, name) for row in rows]


def _events(top: RowReader) -> list[EventCard]:
    fires = [fire(row) for row in _rows(top, "fires")]
    return fires + list(chain.from_iterable(events_of_row(row) for row in _rows(top, "events")))


def _figures(row: RowReader) -> Figures:
    found = Figures(*(row.number(field, 0, MOST) for field in Figures._fields))
    row.done()
    return found


def _resources(row: RowReader) -> Counts:
    found = tuple(row.number(kind, 0, MOST) for kind in RESOURCES)
    row.done()
    return found


def _faces(row: RowReader) -> tuple[int, int, int]:
    central, southern, both = (row.number(result, 1, MOST) for result in ("central", "southern", "both"))
    row.done()
    return central, southern, both


def _plants(row: RowReader, ids: Sequence[str]) -> dict[str, int | tuple[int, ...]]:
    """Species that cards and modules name, as indices into `ids`."""
    known = tuple(ids)
    found: dict[str, int | tuple[int, ...]] = {
        field: tuple(known.index(word) for word in row.words(field, known)) for field in ("nursery", "sleepers")
    }
    for field in ("hitchhiker", "settler"):
        word = row.text(field)
        if word not in known:
            raise row.error(field, not_one_of(word, known))
        found[field] = known.index(word)
    row.done()
    return found


def _check_species(file: str, species: Sequence[Species]) -> None:
    if len(species) != SPECIES:
        raise PackError(file, THE_FILE, "species", HOW_MANY_SPECIES.of(n=SPECIES), CODE, ("species",))
    if len({one.native for one in species}) != 2:
        raise PackError(file, THE_FILE, "species", BOTH_CAMPS, CODE, ("species",))
    _check_unique(file, [one.id for one in species], "species", ("species",))


def _check_fires(file: str, events: Sequence[EventCard]) -> None:
    """Raise PackError unless fires are the most frequent events at every number of players (FF-122)."""
    for players in MARKERS:
        kinds = Counter(one.effect for one in events if one.marker <= players)
        for kind, number in kinds.items():
            if kind != "fire" and number >= kinds["fire"]:
                raise PackError(file, f"events {kind}", "copies", FIRES_FIRST.of(players=players), CODE, ("events",))


def _check_unique(file: str, ids: Iterable[str], field: str, path: FieldPath) -> None:
    """Raise PackError for an id that stands twice; `path` is the place of a list that has it."""
    for known, number in Counter(ids).items():
        if number > 1:
            raise _twice(file, known, field, path)


def _twice(file: str, known: str, field: str, path: FieldPath) -> PackError:
    return PackError(file, known, field, TWICE, CODE, path)


SIDES: Final = ("small", "big")
HOW_MANY_SPECIES: Final[Message] = QT_TRANSLATE_NOOP("fire_and_flora", "there must be %n species")
BOTH_CAMPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "there must be natives and invasives")
FOUR_STARTERS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "must have four cards")
FIRES_FIRST: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "with {players} players there must be more fires than events of any other kind"
)
TWICE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "is in the file twice")
