"""Bundle: archive of one match to mail, with its record and the custom packs and weights that it needs.

A zip like a backup, but with one match and no personal notes. Its extension is its own, because desktops open every
`.zip` with an archive manager.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from garden_desktop.core.files import write_whole
from garden_desktop.core.options import PLAYERS
from garden_desktop.core.packs import MOST_PACK, PackError
from garden_desktop.core.record import MOST, RecordError, read, shown_options
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.backup.archive import ArchiveReader, BackupRestorer, put
from garden_desktop.hotseat.backup.contents import RECORDS, BackupContents, portable_record
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.importer import Importer, ImportResult
from garden_desktop.hotseat.journal import BACKUP, BUNDLE
from garden_desktop.hotseat.match_repository import MatchRepository, kept_players
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.tables import SavedTables

FOLDERS: Final = ("packs", "players")
"""Folders of a bundle beside the records, with at most one file each."""
MOST_BUNDLE: Final = MOST + len(FOLDERS) * MOST_PACK


def members_of(session: Session, path: Path) -> Mapping[str, Path]:
    """Files that the match with its record at `path` needs on another computer, by their names in a bundle: the record
    alone where nothing is custom."""
    players = kept_players(session.options)
    packs = {} if session.pack_file is None else {f"packs/{session.header.digest}.toml": session.pack_file}
    numbers = {} if players is None else {f"players/{players.name}": players}
    return {f"{RECORDS}/{portable_record(path.name)}": path, **packs, **numbers}


def packed(members: Mapping[str, Path]) -> bytes:
    """Bytes of a bundle with these members. Raises OSError."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as bundle:
        for name, path in members.items():
            put(bundle, name, path)
    return made.getvalue()


def check(path: Path, own: BackupContents, progress: Callable[[], object]) -> Mapping[str, bytes]:
    """Check a bundle by replaying its match, without writing anything; safe in another thread. Returns its members.

    `progress` is called before each line of the record, and an exception from it ends the check. Raises as
    `MatchRepository.open_read_only` does.
    """
    held = MatchBundle(path, own).held()
    _session_of(held, progress)
    return held


def unpacked(
    path: Path, own: BackupContents, shelf: MatchRepository, book: Book, checked: Mapping[str, bytes] | None = None
) -> Path:
    """Import the match of a bundle; returns the path of its record. Members equal to those in `checked` are not checked
    again. Raises as `MatchRepository.resume` does."""
    unpacking = BundleImporter(path, own, bringing := Importer(shelf, book))
    unpacking.checked = checked
    (brought,) = filter(None, unpacking.steps())
    if brought.error is not None:
        raise brought.error
    bringing.sync_copies()
    name = brought.name or brought.here
    book.touch(name)
    return shelf.folder / name


def open_bundle(path: Path) -> Session:
    """Open the match of a bundle read-only, without importing anything. Raises as `MatchRepository.open_read_only`
    does."""
    none = SavedTables(lambda: None, lambda rows: None, ())
    return _session_of(MatchBundle(path, BackupContents(Path(RECORDS), Path(), none)).held())


def _session_of(held: Mapping[str, bytes], progress: Callable[[], object] = tuple) -> Session:
    """Session of the match in these members, all of which are checked. Raises as `MatchRepository.open_read_only`, and
    RecordError for a pack or weights that cannot be used, or that the match does not need."""
    (record,) = (read(data, progress) for name, data in held.items() if name.startswith(RECORDS))
    needed = {f"packs/{record.header.digest}.toml", f"players/{shown_options(record).get(PLAYERS)}.toml"}
    files = {name: data for name, data in held.items() if not name.startswith(RECORDS)}
    if not set(files) <= needed:
        raise RecordError(0, MatchBundle.refusal)
    with TemporaryDirectory() as folder:
        for name, data in files.items():
            write_whole(Path(folder, name), data)
        try:
            brought = any(name.startswith("packs") for name in files)  # else the pack may be here already
            session = MatchRepository(own=Path(folder) if brought else None, progress=progress).make_session(record)
            for name in files:
                if name.startswith("players"):
                    session.game.check_players(Path(folder, name))
        except PackError as error:
            if not files:  # the record came without its pack
                raise
            raise RecordError(0, MatchBundle.refusal) from error  # PackError would name a temporary file
    return session


class MatchBundle(ArchiveReader):
    """Reader of a bundle: one match, what it needs, and nothing else."""

    most = MOST_BUNDLE
    refusal = QT_TRANSLATE_NOOP("book", "This is not a complete Garden Desktop match, so nothing was imported.")

    def fits(self, names: Sequence[str]) -> bool:
        rooms = [name.split("/")[0] for name in names]
        return rooms.count(RECORDS) == 1 and set(rooms) <= {RECORDS, *FOLDERS} and len(set(rooms)) == len(rooms)

    def unpacked_size(self) -> int:
        """Total size of its members in bytes, as it claims itself. Raises OSError and RecordError."""
        with self._opened() as (packed, _):
            return sum(member.file_size for member in packed.infolist())

    def held(self) -> Mapping[str, bytes]:
        """Bytes of all members, by name. Raises OSError and RecordError."""
        with self._opened() as (packed, names):
            return {name: self._read(packed, name) for name in names}


class BundleImporter(MatchBundle, BackupRestorer):
    """Importer of a bundle: everything is checked before anything is written, and a failure removes what was
    written."""

    _is_checked = True
    checked: Mapping[str, bytes] | None = None
    """Members that `check` has found valid."""

    def _bring(self, packed: zipfile.ZipFile, names: Sequence[str]) -> Iterator[ImportResult | None]:
        held = {name: self._read(packed, name) for name in names}
        if held != self.checked:
            _session_of(held, self._bringing.progress)
        files = [path for name in names if not name.startswith(RECORDS) and (path := self._own.path_of(name))]
        new = [path for path in files if not path.exists()]
        whole = False
        try:
            for brought in super()._bring(packed, names):
                whole = whole or (brought is not None and brought.error is None)
                yield brought
        except OSError:  # the record could not be synced
            whole = False
            raise
        finally:
            for path in () if whole else new:
                with suppress(OSError):  # a leftover pack that nothing refers to
                    path.unlink()


def restoring(path: Path) -> type[BackupRestorer] | None:
    """Importer class for a file, by its extension; None for a plain record."""
    kinds: Mapping[str, type[BackupRestorer]] = {BUNDLE: BundleImporter, BACKUP: BackupRestorer}
    return kinds.get(path.suffix.casefold())
