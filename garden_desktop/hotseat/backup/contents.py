"""What a backup holds: its members by name, and where each of them is kept on this computer."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from garden_desktop import paths
from garden_desktop.core.files import read_regular, write_whole
from garden_desktop.core.packs import MOST_PACK
from garden_desktop.core.record import MOST
from garden_desktop.hotseat import tips
from garden_desktop.hotseat.book.aliases import names_of
from garden_desktop.hotseat.book.notes import notes_of
from garden_desktop.hotseat.lesson import progress as lessons
from garden_desktop.hotseat.practice import progress as puzzles

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


class Kept(NamedTuple):
    """A JSON file of what somebody wrote or has done; below `depth` keys lies what is brought in whole or not at all.
    `check` refuses what is no such file by ValueError, TypeError, KeyError or AttributeError."""

    path: Path
    depth: int
    check: Callable[[Any], object]


class Belongings:
    """Where everything is kept: records in `matches`, progress in `progress`, the files that records need beside it."""

    def __init__(self, matches: Path, progress: Path) -> None:
        self.matches = matches
        self.kept: Mapping[str, Kept] = {
            "notes.json": Kept(matches.with_name(f"{matches.name}.notes.json"), 1, notes_of),
            "people.json": Kept(matches.with_name(f"{matches.name}.people.json"), 2, names_of),
            "lessons.json": Kept(progress / "lessons.json", 3, lessons.people_of),
            "puzzles.json": Kept(progress / "puzzles.json", 4, puzzles.people_of),
            "tips.json": Kept(progress / "tips.json", 2, tips.people_of),
        }

    def path_of(self, member: str) -> Path | None:
        """Where a member belongs; None for what has no place here."""
        if member in self.kept:
            return self.kept[member].path
        if _RECORD.fullmatch(member):
            return self.matches / Path(member).name
        return paths.user_dir() / member if _DIGESTED.fullmatch(member) else None

    def members(self) -> Mapping[str, Path]:
        """Everything there is to keep, by the name it gets in a backup."""
        found = {f"{RECORDS}/{path.name}": path for path in sorted(self.matches.glob("*.jsonl"))}
        for folder in ("packs", "players"):
            found |= {f"{folder}/{path.name}": path for path in sorted((paths.user_dir() / folder).glob("*.toml"))}
        found |= {name: kept.path for name, kept in self.kept.items()}
        return {name: path for name, path in found.items() if self.path_of(name) == path and path.is_file()}

    def join(self, member: str, brought: Any) -> None:
        """Add what is not kept here yet and change nothing that is, nor a file that cannot be read. Raises OSError."""
        path, depth, check = self.kept[member]
        here: Any = {}
        if path.exists():
            try:
                here = json.loads(read_regular(path, MOST_KEPT))
                check(here)
            except UNFIT:
                return
        both = _joined(here, brought, depth)
        if both != here:
            write_whole(path, json.dumps(both, ensure_ascii=False, indent=1).encode())


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
