"""A backup is looked through as a whole before anything of it comes in; what is here stays as it is."""

from __future__ import annotations

import errno
import os
import time
import zipfile
from collections.abc import Generator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from garden_desktop.core.files import write_whole
from garden_desktop.hotseat.backup.archive_reader import BROKEN, ArchiveReader, member_bytes
from garden_desktop.hotseat.backup.contents import NOTES, RECORDS, BackupContents, portable_record
from garden_desktop.hotseat.book.importer import Importer, ImportResult


class BackupRestorer(ArchiveReader):
    """Goes on as `steps` is asked, a file at a time, from any thread; `left` tells how many are to come. `join_kept`
    comes after it, in the thread that has the notes and progress."""

    _is_checked = False
    """Whether the records have been replayed before they are brought in."""

    def __init__(self, path: Path, own: BackupContents, bringing: Importer) -> None:
        super().__init__(path, own)
        self._bringing = bringing
        self._now: dict[str, str] = {}
        self.left = 1

    def steps(self) -> Generator[ImportResult | None, None, None]:
        """What became of each record; None for what is not one. Raises OSError, and RecordError for no whole backup:
        then nothing has come in. What the repository raises to end the reading of a record ends all of it."""
        with self._opened() as (packed, names):
            self.left = 2 * len(names)
            for name in names:
                self._read(packed, name)
                self.left -= 1
                yield None
            yield from self._bring(packed, names)

    def _bring(self, packed: zipfile.ZipFile, names: Sequence[str]) -> Iterator[ImportResult | None]:
        """What records need first, then records, then what is written beside them."""
        for name in sorted(names, key=lambda name: (name.startswith(RECORDS), name)):
            path, brought = self._own.path_of(name), None
            if path is None:
                pass  # written beside the records
            elif name.startswith(RECORDS):
                data, when = _again(packed, name), _when(packed, name)
                brought = self._bringing.import_data(path.name, data, self._path, when, checked=self._is_checked)
                self._now[path.name] = brought.name or brought.here
                if isinstance(brought.error, OSError):
                    raise brought.error
            elif not path.exists():
                write_whole(path, _again(packed, name))
            self.left -= 1
            yield brought
        self._bringing.sync_copies()

    def join_kept(self) -> None:
        """Add notes, progress and tables of the backup to those here, once `steps` has ended. Raises OSError."""
        errors = []
        for name, found in self._kept.items():
            try:
                self._own.kept[name].join(self._renamed(found) if name == NOTES else found)
            except OSError as error:  # such as one that would be too large with what is here: the others come in
                errors.append(error)
        if errors:
            raise errors[0]

    def _renamed(self, notes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Notes by the names that the records have here."""
        return {now: note for name, note in notes.items() if (now := self._now.get(portable_record(name)))}


def _when(packed: zipfile.ZipFile, name: str) -> int:
    """When a member was written to last, in nanoseconds since the epoch; now where it does not say."""
    try:
        return int(time.mktime((*packed.getinfo(name).date_time, 0, 0, -1))) * 10**9
    except (ValueError, OverflowError):
        return time.time_ns()


def _again(packed: zipfile.ZipFile, name: str) -> bytes:
    """A member that was whole before. Raises OSError."""
    try:
        return member_bytes(packed, name)
    except BROKEN as error:  # somebody is writing to the backup
        raise OSError(errno.EIO, os.strerror(errno.EIO)) from error
