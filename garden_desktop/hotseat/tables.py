"""Saved tables: a game, who sits there and what was agreed, under a name, to be begun again by one press."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import Any, Final, NamedTuple

from garden_desktop.core.record import clean_name
from garden_desktop.core.shared_json import merged
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.hotseat.new_game import seat_of

MOST: Final = 40
"""So many are kept; of more, those that were not begun for the longest time go."""
_SEEDS: Final = 10_000_000


SETTING: Final = "tables"
"""Under this key the settings keep the rows."""


class SavedTable(NamedTuple):
    """A table under its name. The seed of `laid` means nothing: each match gets one of its own."""

    name: str
    laid: MatchSetup

    def setup(self) -> MatchSetup:
        """The next match at this table."""
        return replace(self.laid, seed=SystemRandom().randrange(_SEEDS))


class SavedTables:
    """Those that were kept, the one begun last first. `store` writes what JSON has, `load` reads it."""

    def __init__(self, load: Callable[[], object], store: Callable[[list[Any]], None], games: Collection[str]) -> None:
        """Tables of games that are not among `games` stay where they are, and are not shown."""
        self._load, self._store, self._games = load, store, games

    def all(self) -> list[SavedTable]:
        """Every table that can be played."""
        return [one for one in self.every() if one.laid.game in self._games]

    def every(self) -> list[SavedTable]:
        """Those of games that are not here, too."""
        return [one for row in self._rows() if (one := table_of(row)) is not None]

    def join(self, tables: Iterable[SavedTable]) -> None:
        """Keep those of these whose names are free, behind all others, as long as there is room."""
        rows = self._rows()
        names = {row.get("name") for row in rows if isinstance(row, Mapping)}
        fresh = [row_of(one) for one in tables if one.name not in names]
        if fresh := fresh[: max(0, MOST - len(rows))]:
            self._store([*rows, *fresh])

    def save_table(self, name: str, setup: MatchSetup) -> str:
        """Keep a table; one of the same name is laid anew. Returns its name as it is kept, "" for an empty one."""
        name = clean_name(name)
        if name:
            self._store([row_of(SavedTable(name, setup)), *self._but(name)][:MOST])
        return name

    def mark_begun(self, table: SavedTable) -> None:
        """It was begun just now."""
        self.save_table(table.name, table.laid)

    def drop(self, name: str) -> None:
        """Keep it no longer."""
        self._store(self._but(name))

    def _rows(self) -> list[Any]:
        kept = self._load()
        return kept if isinstance(kept, list) else []

    def _but(self, name: str) -> list[Any]:
        return [row for row in self._rows() if not isinstance(row, Mapping) or row.get("name") != name]


def merged_rows(before: object, mine: object, theirs: object) -> list[Any]:
    """The tables of two programs, by name: what this one has changed since `before`, else what the other one has.

    The one begun last here stays in front, then come those that are new there.
    """
    old, own, other = (_by_name(rows) for rows in (before, mine, theirs))
    both = merged(old, own, other, 1)
    front = list(own)[:1]
    names = [*front, *(name for name in other if name not in old and name not in own), *own, *other]
    return [both[name] for name in dict.fromkeys(names) if name in both][:MOST]


def _by_name(rows: object) -> dict[str, Any]:
    """What has no name is known by its text."""
    found = rows if isinstance(rows, list) else []
    return {str(row.get("name") if isinstance(row, Mapping) else row): row for row in found}


def row_of(table: SavedTable) -> dict[str, Any]:
    """A table as JSON has it; its files are paths, "" for none."""
    laid = table.laid
    files = {"pack": laid.pack_file, "players": laid.players_file}
    return {
        "name": table.name,
        "game": laid.game,
        "seats": [list(seat) for seat in laid.seats],
        "options": dict(laid.options),
        **{key: str(file) if file else "" for key, file in files.items()},
    }


def table_of(row: object) -> SavedTable | None:
    """What `row_of` wrote; None for anything else."""
    match row:
        case {"name": str(name), "game": str(game), "seats": [*seats], "options": dict(options), **files}:
            people = tuple(seat for one in seats if (seat := seat_of(one)) is not None)
            pack, players = (Path(str(files[key])) if files.get(key) else None for key in ("pack", "players"))
            chosen = {str(key): str(value) for key, value in options.items()}
            if people and len(people) == len(seats):
                return SavedTable(name, MatchSetup(game, people, chosen, 0, pack, players_file=players))
    return None
