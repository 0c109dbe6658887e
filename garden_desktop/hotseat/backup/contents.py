"""Contents of a backup: its members by name, and their places on this computer."""

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
from garden_desktop.hotseat import card_sets, tips
from garden_desktop.hotseat.backup.kept_tables import BackupTables
from garden_desktop.hotseat.book import names_and_notes
from garden_desktop.hotseat.lesson import progress as lessons
from garden_desktop.hotseat.practice import progress as puzzles
from garden_desktop.hotseat.tables import SavedTables

NOTES: Final = "notes.json"
MEMBERS: Final = 100_000
"""Maximum number of members of a backup."""
_MOST_KEPT: Final = {
    NOTES: names_and_notes.MOST_NOTES,
    "people.json": names_and_notes.MOST_ALIASES,
    "lessons.json": lessons.MOST,
    "puzzles.json": puzzles.MOST,
    "tips.json": tips.MOST,
    "tables.json": 16 << 20,
}
"""Maximum size of notes, progress and tables in bytes; of a file, the same as for the file itself."""
RECORDS: Final = "records"
_RECORD: Final = re.compile(r'records/(?!\.)[^/\\:*?"<>|\x00-\x1f\x7f]{1,200}\.jsonl')
"""Member names of records: valid on every system, and none that leads out of a folder (zip slip)."""
_DIGESTED: Final = re.compile(r"(packs|players)/[0-9a-f]{16}\.toml")


class BackupItem(Protocol):
    """Personal data of one kind, as JSON.

    `read_content` returns a file or bytes, None where there is nothing to back up. `check` raises ValueError,
    TypeError, KeyError or AttributeError for invalid data. `join` adds entries that do not exist here and changes no
    others; it raises OSError.
    """

    def read_content(self) -> Path | bytes | None: ...
    def check(self, found: Any, /) -> object: ...
    def join(self, brought: Any, /) -> None: ...


class BackupFile(NamedTuple):
    """Backup item that is a file of its own."""

    file: shared_json.SharedJsonFile[Any]

    def read_content(self) -> Path | None:
        return self.file.path if self.file.path.is_file() else None

    def check(self, found: Any) -> None:
        self.file.parse(found)

    def join(self, brought: Any) -> None:
        """Merge into the file; one that cannot be read stays as it is."""
        self.file.add(brought)


class BackupContents:
    """Places of all members: records in the folder `matches`, progress in the folder `progress`, saved `tables`; custom
    packs, card sets and weights in the folder of the person."""

    def __init__(self, matches: Path, progress: Path, tables: SavedTables) -> None:
        self.matches, self.progress = matches, progress
        self._tables = BackupTables(tables)
        self.kept: Mapping[str, BackupItem] = {
            NOTES: BackupFile(names_and_notes.notes_file(matches)),
            "people.json": BackupFile(names_and_notes.names_file(matches)),
            "lessons.json": BackupFile(lessons.lessons_file(progress / "lessons.json")),
            "puzzles.json": BackupFile(puzzles.puzzles_file(progress / "puzzles.json")),
            "tips.json": BackupFile(tips.tips_file(progress / "tips.json")),
            "tables.json": self._tables,
        }

    def takes(self, member: str) -> bool:
        """Whether a member name is expected in a backup."""
        return member in self.kept or self.path_of(member) is not None

    def path_of(self, member: str) -> Path | None:
        """Path for a record, pack, card set or file of weights; None for any other member."""
        if _RECORD.fullmatch(member):
            return self.matches / portable_record(Path(member).name)
        fits = _DIGESTED.fullmatch(member) or card_sets.MEMBER.fullmatch(member)
        return paths.user_dir() / member if fits else None

    def members(self) -> Mapping[str, Path | bytes]:
        """All data to back up, by member name: a file, or bytes."""
        needed = [path for folder in ("packs", "players") for path in (paths.user_dir() / folder).glob("*.toml")]
        needed += (paths.user_dir() / card_sets.FOLDER).glob("*/set-*.toml")
        found = {path.relative_to(paths.user_dir()).as_posix(): path for path in sorted(needed)}
        files = {name: path for name, path in found.items() if self.path_of(name) == path and path.is_file()}
        records = self._records()
        told: dict[str, Path | bytes]
        told = {name: one for name, kept in self.kept.items() if (one := kept.read_content()) is not None}
        if (renamed := self._renamed_notes(records)) is not None:
            told[NOTES] = renamed
        return {**self._tables.needs(), **files, **records, **told}

    def _renamed_notes(self, records: Mapping[str, Path]) -> bytes | None:
        """Notes under the names that records get in a backup, or else a note might return to the match of another
        record; None where all names stay, and where the notes cannot be read."""
        renamed = {path.name: new for member, path in records.items() if (new := Path(member).name) != path.name}
        if not renamed:
            return None
        try:
            found = json.loads(read_regular(names_and_notes.notes_file(self.matches).path, names_and_notes.MOST_NOTES))
            taken = renamed.values()
            kept = {name: note for name, note in found.items() if name not in renamed and name not in taken}
            moved = {renamed[name]: note for name, note in found.items() if name in renamed}
        except (OSError, *shared_json.UNFIT):  # then the file is backed up as it is
            return None
        return json.dumps({**kept, **moved}).encode()

    def _records(self) -> Mapping[str, Path]:
        """All records under names that are valid on every system, and unique there: Windows does not distinguish
        case."""
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
    """File name for a record that is valid on every system, with `number` where it is taken already."""
    return portable_name(name.removesuffix(".jsonl"), f"{number}.jsonl")


def most_of(member: str) -> int:
    """Maximum size of a member in bytes."""
    if member.startswith(RECORDS):
        return MOST
    return _MOST_KEPT.get(member, MOST_PACK)
