"""Parser of pack files (TOML) with the checks of section 2.13."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from garden_desktop.core.packs import THE_FILE, FieldPath, PackError, RowReader, digest, not_one_of, read
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.data import packrows
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES, Counts
from garden_desktop.games.fire_and_flora.data.pack import (
    SPECIES,
    EventCard,
    Figures,
    FloraPack,
    Land,
    LandKind,
    Species,
)
from garden_desktop.games.fire_and_flora.data.packrows import MARKERS, MOST

CODE: Final = "pack_invalid"
STARTERS: Final = 4
"""Number of Headquarters, and of Empty Fields (FF-35)."""


def read_pack(text: str, file: str) -> FloraPack:
    """The pack in a TOML text. Raises PackError naming file, row, field and reason."""
    top = RowReader(file, "the file", read(text, file), code=CODE)
    known = top.text("id")
    species = [packrows.species(row) for row in _rows(top, "species")]
    _check_species(file, species)
    plants = {f"{side} {one.id}": 2 * n + big for n, one in enumerate(species) for big, side in enumerate(SIDES)}
    lands = _lands(top, plants)
    events = _events(top)
    floods = packrows.events(_row(top, "floods"), "flood")
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
        balance=tuple(packrows.balance(row) for row in _rows(top, "balance")),
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
        *(packrows.land(row, "parcel", plants) for row in _rows(top, "parcels")),
        *chain.from_iterable(packrows.buildings(row) for row in _rows(top, "buildings")),
    ]


def _starters(top: RowReader, field: str, kind: LandKind, name: str) -> list[Land]:
    rows = _rows(top, field)
    if len(rows) != STARTERS:
        raise top.error(field, FOUR_STARTERS)
    return [packrows.land(row, kind, {}, name) for row in rows]


def _events(top: RowReader) -> list[EventCard]:
    fires = [packrows.fire(row) for row in _rows(top, "fires")]
    return fires + list(chain.from_iterable(packrows.events(row) for row in _rows(top, "events")))


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
