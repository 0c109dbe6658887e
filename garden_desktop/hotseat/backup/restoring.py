"""A backup is looked through as a whole before anything of it comes in; what is here stays as it is."""

from __future__ import annotations

import errno
import io
import json
import os
import stat
import struct
import time
import zipfile
import zlib
from collections.abc import Generator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from garden_desktop.core.files import opened, write_whole
from garden_desktop.core.packs import digest
from garden_desktop.core.record import RecordError
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.hotseat.backup.contents import MEMBERS, RECORDS, UNFIT, Belongings, most_of
from garden_desktop.hotseat.book.bringing import Bringing, Brought

MOST_BACKUP: Final = 4 << 30
MOST_AT_ONCE: Final = 32 << 20
"""Bytes of the list of members at the end of a backup."""
_BROKEN: Final = (*UNFIT, zipfile.BadZipFile, zlib.error, struct.error, EOFError, OverflowError, RuntimeError)
"""What the standard library raises where a zip is cut, damaged or of a kind that nobody here writes."""


class Restoring:
    """Goes on as `steps` is asked, a file at a time; `left` tells how many are to come.

    `most` are the bytes of such a file, `refusal` is the sentence for one that is none.
    """

    most = MOST_BACKUP
    refusal: Message = QT_TRANSLATE_NOOP(
        "book", "It is no whole backup of this program, so nothing of it was brought in."
    )

    def __init__(self, path: Path, own: Belongings, bringing: Bringing) -> None:
        self._path, self._own, self._bringing = path, own, bringing
        self._kept: dict[str, Any] = {}
        self._now: dict[str, str] = {}
        self.left = 1

    def steps(self) -> Generator[Brought | None, None, None]:
        """What became of each record; None for what is not one. Raises OSError, and RecordError for no whole backup:
        then nothing has come in."""
        with opened(self._path, "rb", self.most) as file:
            try:
                packed = zipfile.ZipFile(_Sparing(file))
                members = self._checked(packed)
                self.left = 2 * len(members)
                for member in members:
                    self._look_at(member.filename, packed.read(member))
                    self.left -= 1
                    yield None
            except _BROKEN as error:
                raise RecordError(0, self.refusal) from error
            yield from self._bring(packed, [member.filename for member in members])

    def fits(self, names: Sequence[str]) -> bool:
        """Whether these members, each of which has its place here, may come together."""
        return True

    def _checked(self, packed: zipfile.ZipFile) -> Sequence[zipfile.ZipInfo]:
        """The members, none of which is anywhere but in its place. Raises ValueError."""
        members = packed.infolist()
        names = {member.filename.casefold() for member in members}
        if not members or len(members) > MEMBERS or len(names) < len(members):
            raise ValueError(self._path)
        for member in members:
            kind = stat.S_IFMT(member.external_attr >> 16)
            plain = kind in (0, stat.S_IFREG) and not member.flag_bits & 1
            if not plain or not self._own.takes(member.filename):
                raise ValueError(member.filename)
            if member.file_size > most_of(member.filename):
                raise ValueError(member.filename)
        if not self.fits([member.filename for member in members]):
            raise ValueError(self._path)
        return members

    def _look_at(self, name: str, data: bytes) -> None:
        """Whether a member is what its name says, but for records, which are told of one by one. Raises `UNFIT`."""
        if name in self._own.kept:
            found = json.loads(data)
            self._own.kept[name].check(found)
            self._kept[name] = found
        elif not name.startswith(RECORDS) and digest(data.decode()) != Path(name).stem:
            raise ValueError(name)

    def _bring(self, packed: zipfile.ZipFile, names: Sequence[str]) -> Iterator[Brought | None]:
        """What records need first, then records, then what is written beside them."""
        for name in sorted(names, key=lambda name: (name.startswith(RECORDS), name)):
            path, brought = self._own.path_of(name), None
            if path is None:
                pass  # written beside the records
            elif name.startswith(RECORDS):
                brought = self._bringing.bring_data(path.name, _again(packed, name), self._path, _when(packed, name))
                self._now[path.name] = brought.name or brought.here
                if isinstance(brought.error, OSError):
                    raise brought.error
            elif not path.exists():
                write_whole(path, _again(packed, name))
            self.left -= 1
            yield brought
        self._bringing.settle()
        for name, found in self._kept.items():
            self._own.kept[name].join(self._renamed(found) if name == "notes.json" else found)

    def _renamed(self, notes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Notes by the names that the records have here."""
        return {now: note for name, note in notes.items() if (now := self._now.get(name))}


def _when(packed: zipfile.ZipFile, name: str) -> int:
    """When a member was written to last, in nanoseconds since the epoch; now where it does not say."""
    try:
        return int(time.mktime((*packed.getinfo(name).date_time, 0, 0, -1))) * 10**9
    except (ValueError, OverflowError):
        return time.time_ns()


def _again(packed: zipfile.ZipFile, name: str) -> bytes:
    """A member that was whole before. Raises OSError."""
    try:
        return packed.read(name)
    except _BROKEN as error:  # somebody is writing to the backup
        raise OSError(errno.EIO, os.strerror(errno.EIO)) from error


class _Sparing(io.BufferedReader):
    """Reads no more at once than the list of members of a backup can take."""

    def read(self, size: int | None = -1, /) -> bytes:
        if size is not None and size > MOST_AT_ONCE:
            raise zipfile.BadZipFile(size)
        return super().read(size)
