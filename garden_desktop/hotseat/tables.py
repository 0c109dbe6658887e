"""Saved tables: a game, its players and options, under a name, to be started again by one press."""

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
"""Maximum number of saved tables; beyond it the ones not started for the longest time are dropped."""
_SEEDS: Final = 10_000_000


SETTING: Final = "tables"
"""Key of the setting with the saved tables."""


class SavedTable(NamedTuple):
    """Setup under a name. The seed of `laid` is unused: each match gets one of its own."""

    name: str
    laid: MatchSetup

    def setup(self) -> MatchSetup:
        """Setup of the next match at this table."""
        return replace(self.laid, seed=SystemRandom().randrange(_SEEDS))


class SavedTables:
    """All saved tables, the one started last first. `store` writes their JSON, `load` reads it."""

    def __init__(self, load: Callable[[], object], store: Callable[[list[Any]], None], games: Collection[str]) -> None:
        """Tables of games that are not among `games` are kept, but not shown."""
        self._load, self._store, self._games = load, store, games

    def all(self) -> list[SavedTable]:
        """Tables that can be played."""
        return [one for one in self.every() if one.laid.game in self._games]

    def every(self) -> list[SavedTable]:
        """All tables, those of unknown games included."""
        return [one for row in self._rows() if (one := table_of(row)) is not None]

    def join(self, tables: Iterable[SavedTable]) -> None:
        """Append tables whose names are free, as long as there is room."""
        rows = self._rows()
        names = {row.get("name") for row in rows if isinstance(row, Mapping)}
        fresh = [row_of(one) for one in tables if one.name not in names]
        if fresh := fresh[: max(0, MOST - len(rows))]:
            self._store([*rows, *fresh])

    def save_table(self, name: str, setup: MatchSetup) -> str:
        """Save a table, replacing one of the same name. Returns its name as stored, "" for an empty one."""
        name = clean_name(name)
        if name:
            self._store([row_of(SavedTable(name, setup)), *self._but(name)][:MOST])
        return name

    def mark_begun(self, table: SavedTable) -> None:
        """Move a table to the front."""
        self.save_table(table.name, table.laid)

    def drop(self, name: str) -> None:
        """Delete a table."""
        self._store(self._but(name))

    def _rows(self) -> list[Any]:
        kept = self._load()
        return kept if isinstance(kept, list) else []

    def _but(self, name: str) -> list[Any]:
        return [row for row in self._rows() if not isinstance(row, Mapping) or row.get("name") != name]


def merged_rows(before: object, mine: object, theirs: object) -> list[Any]:
    """Three-way merge of tables by name: changes by this program since `before`, else those of the other one.

    The one started last here stays in front, then come new ones of the other program.
    """
    old, own, other = (_by_name(rows) for rows in (before, mine, theirs))
    both = merged(old, own, other, 1)
    front = list(own)[:1]
    names = [*front, *(name for name in other if name not in old and name not in own), *own, *other]
    return [both[name] for name in dict.fromkeys(names) if name in both][:MOST]


def _by_name(rows: object) -> dict[str, Any]:
    """Rows by name; a row without a name by its text."""
    found = rows if isinstance(rows, list) else []
    return {str(row.get("name") if isinstance(row, Mapping) else row): row for row in found}


def row_of(table: SavedTable) -> dict[str, Any]:
    """JSON of a table; its files are paths, "" for none."""
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
    """Table from the JSON of `row_of`; None for anything else."""
    match row:
        case {"name": str(name), "game": str(game), "seats": [*seats], "options": dict(options), **files}:
            people = tuple(seat for one in seats if (seat := seat_of(one)) is not None)
            pack, players = (Path(str(files[key])) if files.get(key) else None for key in ("pack", "players"))
            chosen = {str(key): str(value) for key, value in options.items()}
            if people and len(people) == len(seats):
                return SavedTable(name, MatchSetup(game, people, chosen, 0, pack, players_file=players))
    return None
