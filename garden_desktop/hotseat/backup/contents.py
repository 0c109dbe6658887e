"""What a backup holds: its members by name, and where each of them is kept on this computer."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from garden_desktop import paths
from garden_desktop.core import shared_json
from garden_desktop.core.files import portable_name, read_regular
from garden_desktop.core.packs import MOST_PACK
from garden_desktop.core.record import MOST
from garden_desktop.hotseat import tips
from garden_desktop.hotseat.backup.kept_tables import BackupTables
from garden_desktop.hotseat.book import aliases, notes
from garden_desktop.hotseat.lesson import progress as lessons
from garden_desktop.hotseat.practice import progress as puzzles
from garden_desktop.hotseat.tables import SavedTables

NOTES: Final = "notes.json"
MEMBERS: Final = 100_000
"""A backup has no more of them."""
_MOST_KEPT: Final = {
    NOTES: notes.MOST,
    "people.json": aliases.MOST,
    "lessons.json": lessons.MOST,
    "puzzles.json": puzzles.MOST,
    "tips.json": tips.MOST,
    "tables.json": 16 << 20,
}
"""Bytes of what keeps notes, progress and tables: of a file as many as the program reads here."""
RECORDS: Final = "records"
_RECORD: Final = re.compile(r'records/(?!\.)[^/\\:*?"<>|\x00-\x1f\x7f]{1,200}\.jsonl')
"""Names that every system takes, and none that leads out of a folder."""
_DIGESTED: Final = re.compile(r"(packs|players)/[0-9a-f]{16}\.toml")


class BackupItem(Protocol):
    """What somebody wrote or has done, as JSON.

    `read_content` gives what there is to keep of it, a file or its bytes, None for nothing. `check` refuses what is no
    such thing by ValueError, TypeError, KeyError or AttributeError. `join` adds what is not kept here yet and changes
    nothing that is; it raises OSError.
    """

    def read_content(self) -> Path | bytes | None: ...
    def check(self, found: Any, /) -> object: ...
    def join(self, brought: Any, /) -> None: ...


class BackupFile(NamedTuple):
    """A file of its own."""

    file: shared_json.SharedJsonFile[Any]

    def read_content(self) -> Path | None:
        return self.file.path if self.file.path.is_file() else None

    def check(self, found: Any) -> None:
        self.file.parse(found)

    def join(self, brought: Any) -> None:
        """A file that cannot be read stays as it is, too."""
        self.file.add(brought)


class BackupContents:
    """Where everything is kept: records in `matches`, progress in `progress`, saved `tables`; what records and tables
    need lies in the folder of the person."""

    def __init__(self, matches: Path, progress: Path, tables: SavedTables) -> None:
        self.matches = matches
        self._tables = BackupTables(tables)
        self.kept: Mapping[str, BackupItem] = {
            NOTES: BackupFile(notes.notes_file(matches)),
            "people.json": BackupFile(aliases.names_file(matches)),
            "lessons.json": BackupFile(lessons.lessons_file(progress / "lessons.json")),
            "puzzles.json": BackupFile(puzzles.puzzles_file(progress / "puzzles.json")),
            "tips.json": BackupFile(tips.tips_file(progress / "tips.json")),
            "tables.json": self._tables,
        }

    def takes(self, member: str) -> bool:
        """Whether a member has a place here."""
        return member in self.kept or self.path_of(member) is not None

    def path_of(self, member: str) -> Path | None:
        """Where a record or what it needs belongs; None for anything else."""
        if _RECORD.fullmatch(member):
            return self.matches / portable_record(Path(member).name)
        return paths.user_dir() / member if _DIGESTED.fullmatch(member) else None

    def members(self) -> Mapping[str, Path | bytes]:
        """Everything there is to keep, by the name it gets in a backup: a file, or its bytes."""
        needed = [path for folder in ("packs", "players") for path in (paths.user_dir() / folder).glob("*.toml")]
        found = {f"{path.parent.name}/{path.name}": path for path in sorted(needed)}
        files = {name: path for name, path in found.items() if self.path_of(name) == path and path.is_file()}
        records = self._records()
        told: dict[str, Path | bytes]
        told = {name: one for name, kept in self.kept.items() if (one := kept.read_content()) is not None}
        if (renamed := self._renamed_notes(records)) is not None:
            told[NOTES] = renamed
        return {**self._tables.needs(), **files, **records, **told}

    def _renamed_notes(self, records: Mapping[str, Path]) -> bytes | None:
        """The notes by the names that records get in a backup, or one would come back beside the match of another;
        None where all names stay as they are, and where the notes cannot be read."""
        renamed = {path.name: new for member, path in records.items() if (new := Path(member).name) != path.name}
        if not renamed:
            return None
        try:
            found = json.loads(read_regular(notes.notes_file(self.matches).path, notes.MOST))
            taken = renamed.values()
            kept = {name: note for name, note in found.items() if name not in renamed and name not in taken}
            moved = {renamed[name]: note for name, note in found.items() if name in renamed}
        except (OSError, *shared_json.UNFIT):  # the file goes into the backup as it is
            return None
        return json.dumps({**kept, **moved}, indent=1).encode()

    def _records(self) -> Mapping[str, Path]:
        """All records by names that every system takes, and that differ on each of them: Windows does not tell A from
        a."""
        found: dict[str, Path] = {}
        taken = set[str]()
        for path in sorted(self.matches.glob("*.jsonl")):
            name = portable_record(path.name)
            for number in count(2):
                if name.casefold() not in taken:
                    break
                name = portable_record(path.name, f"-{number}")
            if path.is_file():
                taken.add(name.casefold())
                found[f"{RECORDS}/{name}"] = path
        return found


def portable_record(name: str, number: str = "") -> str:
    """The name that every system takes for a record of this name, with a number where others have it already."""
    return portable_name(name.removesuffix(".jsonl"), f"{number}.jsonl")


def most_of(member: str) -> int:
    """Bytes: a member is no larger."""
    if member.startswith(RECORDS):
        return MOST
    return _MOST_KEPT.get(member, MOST_PACK)
