"""Saved tables in a backup: custom files are referred to by digest, as paths mean nothing on another computer."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from garden_desktop import paths
from garden_desktop.core.packs import PackError, digest, text_of
from garden_desktop.core.record import clean_name
from garden_desktop.hotseat.tables import MOST, SavedTable, SavedTables, row_of, table_of

FOLDERS: Final = {"pack": "packs", "players": "players"}
"""Folder for each custom file of a table."""
_DIGEST: Final = re.compile("(?:[0-9a-f]{16})?")


class BackupTables:
    """Backup item of saved tables. They are merged by name: a table whose name exists here is not imported."""

    def __init__(self, tables: SavedTables) -> None:
        self._tables = tables

    def needs(self) -> Mapping[str, Path]:
        """Custom files of all tables, by member name."""
        found: dict[str, Path] = {}
        for table, digests in self._whole():
            files = row_of(table)
            found |= {f"{FOLDERS[key]}/{name}.toml": Path(files[key]) for key, name in digests.items() if name}
        return found

    def read_content(self) -> bytes | None:
        rows = [{**row_of(table), **digests} for table, digests in self._whole()]
        return json.dumps(rows).encode() if rows else None

    def check(self, found: Any) -> None:
        names = [_checked(row).name for row in found]
        if not isinstance(found, list) or len(names) > MOST or len(set(names)) < len(names):
            raise ValueError(found)

    def join(self, brought: Sequence[Mapping[str, Any]]) -> None:
        tables = (table_of({**row, **{key: _path(row, key) for key in FOLDERS}}) for row in brought)
        self._tables.join(filter(None, tables))

    def _whole(self) -> Iterator[tuple[SavedTable, Mapping[str, str]]]:
        """Tables whose custom files can be read, with the digests of these; others could not be begun."""
        for table in self._tables.every():
            files = row_of(table)
            try:
                yield table, {key: digest(text_of(Path(files[key]))) if files[key] else "" for key in FOLDERS}
            except PackError:
                continue


def _checked(row: Any) -> SavedTable:
    """Parse a table. Raises ValueError where it is invalid, or names a custom file by anything but its digest."""
    table = table_of(row)
    if table is None or not table.name or table.name != clean_name(table.name):
        raise ValueError(row)
    if not all(_DIGEST.fullmatch(row[key]) for key in FOLDERS):
        raise ValueError(row)
    return table


def _path(row: Mapping[str, Any], key: str) -> str:
    return str(paths.user_dir() / FOLDERS[key] / f"{row[key]}.toml") if row[key] else ""
