"""A match as one file to mail: its record, and beside it what the record needs that no other computer may have.

It is a zip as a backup is, with one match in it and nothing of anybody's notes. Its name ends in a way of its own,
because desktops hand every `.zip` to whatever opens archives.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from garden_desktop.core.files import portable_name
from garden_desktop.core.packs import MOST_PACK
from garden_desktop.core.record import MOST
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.backup.contents import RECORDS, Belongings
from garden_desktop.hotseat.backup.reading import Reading
from garden_desktop.hotseat.backup.restoring import Restoring
from garden_desktop.hotseat.backup.writing import put
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.bringing import Bringing
from garden_desktop.hotseat.journal import BUNDLE
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.shelf import Shelf, kept_players
from garden_desktop.hotseat.tables import Tables

FOLDERS: Final = ("packs", "players")
"""Of each there is one file at most."""
MOST_BUNDLE: Final = MOST + len(FOLDERS) * MOST_PACK


def members_of(session: Session, path: Path) -> Mapping[str, Path]:
    """What a match with its record at `path` needs on another computer, by the name it gets: the record alone where
    nothing is a person's own."""
    players = kept_players(session.options)
    packs = {} if session.pack_file is None else {f"packs/{session.header.digest}.toml": session.pack_file}
    numbers = {} if players is None else {f"players/{players.name}": players}
    return {f"{RECORDS}/{portable_name(path.name.removesuffix('.jsonl'), '.jsonl')}": path, **packs, **numbers}


def packed(members: Mapping[str, Path]) -> bytes:
    """A bundle with these members. Raises OSError."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as bundle:
        for name, path in members.items():
            put(bundle, name, path)
    return made.getvalue()


def unpacked(path: Path, own: Belongings, shelf: Shelf, book: Book) -> Path:
    """Bring the match of a bundle in; returns where its record lies here. Raises as `Shelf.resume` does."""
    (brought,) = filter(None, Unpacking(path, own, bringing := Bringing(shelf, book)).steps())
    if brought.error is not None:
        raise brought.error
    bringing.settle()
    name = brought.name or brought.here
    book.touch(name)
    return shelf.folder / name


def look(path: Path) -> Session:
    """The match of a bundle to look at, as `Shelf.look`: nothing of it stays here. Raises as that does."""
    none = Tables(lambda: None, lambda rows: None, ())
    with TemporaryDirectory() as name:
        folder = Path(name)
        held = Bundle(path, Belongings(folder / RECORDS, folder, none)).held()
        for member, data in held.items():
            (folder / member).parent.mkdir()
            (folder / member).write_bytes(data)
        (record,) = (folder / RECORDS).iterdir()
        return Shelf(own=folder).look(record)


class Bundle(Reading):
    """One match and what it needs, and nothing else."""

    most = MOST_BUNDLE
    refusal = QT_TRANSLATE_NOOP("book", "It is no whole match of this program, so nothing of it was brought in.")

    def fits(self, names: Sequence[str]) -> bool:
        rooms = [name.split("/")[0] for name in names]
        return rooms.count(RECORDS) == 1 and set(rooms) <= {RECORDS, *FOLDERS} and len(set(rooms)) == len(rooms)

    def held(self) -> Mapping[str, bytes]:
        """What is in it, by name. Raises OSError and RecordError."""
        with self._opened() as (packed, names):
            return {name: self._read(packed, name) for name in names}


class Unpacking(Bundle, Restoring):
    """Takes in what a bundle holds."""


def restoring(path: Path) -> type[Restoring] | None:
    """What takes in all that a file holds, by its name; None for a record, which is taken as it is."""
    kinds: Mapping[str, type[Restoring]] = {BUNDLE: Unpacking, ".zip": Restoring}
    return kinds.get(path.suffix.casefold())
