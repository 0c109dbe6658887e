"""What a backup holds: its members by name, and where each of them is kept on this computer."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from garden_desktop import paths
from garden_desktop.core.files import read_regular, write_whole
from garden_desktop.core.packs import MOST_PACK
from garden_desktop.core.record import MOST
from garden_desktop.hotseat import tips
from garden_desktop.hotseat.backup.kept_tables import KeptTables
from garden_desktop.hotseat.book.aliases import names_of
from garden_desktop.hotseat.book.notes import notes_of
from garden_desktop.hotseat.lesson import progress as lessons
from garden_desktop.hotseat.practice import progress as puzzles
from garden_desktop.hotseat.tables import Tables

MEMBERS: Final = 100_000
"""A backup has no more of them."""
MOST_KEPT: Final = 16 << 20
"""Bytes of a file that keeps notes or progress."""
UNFIT: Final = (ValueError, TypeError, KeyError, AttributeError, RecursionError)
"""How it shows that a file of notes or progress is none."""
RECORDS: Final = "records"
_RECORD: Final = re.compile(r'records/(?!\.)[^/\\:*?"<>|\x00-\x1f\x7f]{1,200}\.jsonl')
"""Names that every system takes, and none that leads out of a folder."""
_DIGESTED: Final = re.compile(r"(packs|players)/[0-9a-f]{16}\.toml")


class Kept(Protocol):
    """What somebody wrote or has done, as JSON.

    `told` is what there is to keep of it, a file or its bytes, None for nothing. `check` refuses what is no such thing
    by ValueError, TypeError, KeyError or AttributeError. `join` adds what is not kept here yet and changes nothing that
    is; it raises OSError.
    """

    def told(self) -> Path | bytes | None: ...
    def check(self, found: Any, /) -> object: ...
    def join(self, brought: Any, /) -> None: ...


class KeptFile(NamedTuple):
    """A file of its own; below `depth` keys lies what is brought in whole or not at all."""

    path: Path
    depth: int
    check: Callable[[Any], object]

    def told(self) -> Path | None:
        return self.path if self.path.is_file() else None

    def join(self, brought: Any) -> None:
        """A file that cannot be read stays as it is, too."""
        here: Any = {}
        if self.path.exists():
            try:
                here = json.loads(read_regular(self.path, MOST_KEPT))
                self.check(here)
            except UNFIT:
                return
        both = _joined(here, brought, self.depth)
        if both != here:
            write_whole(self.path, json.dumps(both, ensure_ascii=False, indent=1).encode())


class Belongings:
    """Where everything is kept: records in `matches`, progress in `progress`, saved `tables`; what records and tables
    need lies in the folder of the person."""

    def __init__(self, matches: Path, progress: Path, tables: Tables) -> None:
        self.matches = matches
        self._tables = KeptTables(tables)
        self.kept: Mapping[str, Kept] = {
            "notes.json": KeptFile(matches.with_name(f"{matches.name}.notes.json"), 1, notes_of),
            "people.json": KeptFile(matches.with_name(f"{matches.name}.people.json"), 2, names_of),
            "lessons.json": KeptFile(progress / "lessons.json", 3, lessons.people_of),
            "puzzles.json": KeptFile(progress / "puzzles.json", 4, puzzles.people_of),
            "tips.json": KeptFile(progress / "tips.json", 2, tips.people_of),
            "tables.json": self._tables,
        }

    def takes(self, member: str) -> bool:
        """Whether a member has a place here."""
        return member in self.kept or self.path_of(member) is not None

    def path_of(self, member: str) -> Path | None:
        """Where a record or what it needs belongs; None for anything else."""
        if _RECORD.fullmatch(member):
            return self.matches / Path(member).name
        return paths.user_dir() / member if _DIGESTED.fullmatch(member) else None

    def members(self) -> Mapping[str, Path | bytes]:
        """Everything there is to keep, by the name it gets in a backup: a file, or its bytes."""
        found = {f"{RECORDS}/{path.name}": path for path in sorted(self.matches.glob("*.jsonl"))}
        for folder in ("packs", "players"):
            found |= {f"{folder}/{path.name}": path for path in sorted((paths.user_dir() / folder).glob("*.toml"))}
        files = {name: path for name, path in found.items() if self.path_of(name) == path and path.is_file()}
        told = {name: one for name, kept in self.kept.items() if (one := kept.told()) is not None}
        return {**self._tables.needs(), **files, **told}


def most_of(member: str) -> int:
    """Bytes: a member is no larger."""
    if member.startswith(RECORDS):
        return MOST
    return MOST_KEPT if member.endswith(".json") else MOST_PACK


def _joined(here: Any, there: Any, depth: int) -> Any:
    """What is here, and of the other what is not."""
    if depth and isinstance(here, Mapping) and isinstance(there, Mapping):
        both = {key: _joined(here[key], one, depth - 1) for key, one in there.items() if key in here}
        return {**here, **there, **both}
    if isinstance(here, list) and isinstance(there, list):
        return [*here, *(one for one in there if one not in here)]
    return here
