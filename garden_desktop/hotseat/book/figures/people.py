"""All who have sat at the table: name, sign, how often, when last."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.book.index import MatchIndex
from garden_desktop.hotseat.book.search_query import folded

OFFERED: Final = 8


class PersonEntry(NamedTuple):
    """Somebody by the name they are known by. `matches` counts finished ones; `last` is in nanoseconds."""

    name: str
    computer: bool
    symbol: int
    matches: int
    last: int


_LATEST = (
    "(SELECT {} FROM sat s WHERE s.computer = p.computer AND s.person = p.person"
    " ORDER BY modified DESC, record DESC LIMIT 1)"
)
_ALL = (
    f"SELECT person, computer, {_LATEST.format('modified')}, {_LATEST.format('symbol')}, finished"  # noqa: S608 - made of constants
    " FROM persons p ORDER BY 3, 1"
)


def people(index: MatchIndex, called: Callable[[str], str], part: str = "") -> list[PersonEntry]:
    """People whose name has this in it, who played last first; then computers.

    `called` gives the name somebody is known by for one that is written in a record.
    """
    found: dict[tuple[bool, str], PersonEntry] = {}
    for written, computer, last, symbol, matches in index.rows(_ALL):
        name = written if computer else called(written)
        before = found.get((bool(computer), name))
        more = matches + (0 if before is None else before.matches)
        found[bool(computer), name] = PersonEntry(name, bool(computer), symbol, more, last)
    looked = [one for one in found.values() if folded(part.strip()) in folded(one.name)]
    return sorted(looked, key=lambda one: (one.computer, -one.last, one.name))


def symbols(index: MatchIndex, called: Callable[[str], str]) -> dict[tuple[str, bool], int]:
    """The seat symbol that each had last, by the name they are known by and whether that is a computer."""
    return {(one.name, one.computer): one.symbol for one in people(index, called)}


def remembered(index: MatchIndex, called: Callable[[str], str]) -> list[Seated]:
    """People as they may be offered a seat, who played last first: a few."""
    found = [one for one in people(index, called) if not one.computer]
    return [Seated(one.name, one.symbol) for one in found[:OFFERED]]


def met(index: MatchIndex, names: Collection[str], others: Collection[str]) -> bool:
    """Whether people with these names have sat at one table with people with those."""
    first, second = (",".join("?" * len(some)) for some in (names, others))
    query = (
        "SELECT 1 FROM sat a JOIN sat b ON a.record = b.record AND a.seat != b.seat"  # noqa: S608 - made of constants
        f" WHERE a.computer = 0 AND b.computer = 0 AND a.person IN ({first}) AND b.person IN ({second}) LIMIT 1"
    )
    return bool(index.rows(query, (*names, *others)))
