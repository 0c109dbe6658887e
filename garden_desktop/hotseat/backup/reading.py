"""A zip of ours is looked through as a whole before anybody takes anything out of it."""

from __future__ import annotations

import io
import json
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from garden_desktop.core.files import opened
from garden_desktop.core.keptfile import UNFIT
from garden_desktop.core.packs import digest
from garden_desktop.core.record import RecordError
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.hotseat.backup.contents import MEMBERS, RECORDS, Belongings, most_of

MOST_BACKUP: Final = 4 << 30
MOST_AT_ONCE: Final = 32 << 20
"""Bytes of the list of members at the end of a backup."""
BROKEN: Final = (*UNFIT, zipfile.BadZipFile, zlib.error, struct.error, EOFError, OverflowError, RuntimeError)
"""What the standard library raises where a zip is cut, damaged or of a kind that nobody here writes."""


class Reading:
    """`most` are the bytes of such a file, `refusal` is the sentence for one that is none."""

    most = MOST_BACKUP
    refusal: Message = QT_TRANSLATE_NOOP(
        "book", "It is no whole backup of this program, so nothing of it was brought in."
    )

    def __init__(self, path: Path, own: Belongings) -> None:
        self._path, self._own = path, own
        self._kept: dict[str, Any] = {}

    def fits(self, names: Sequence[str]) -> bool:
        """Whether these members, each of which has its place here, may come together."""
        return True

    @contextmanager
    def _opened(self) -> Iterator[tuple[zipfile.ZipFile, Sequence[str]]]:
        """The zip, and the names of its members. Raises OSError and RecordError."""
        with opened(self._path, "rb", self.most) as file:
            with self._whole():
                packed = zipfile.ZipFile(_Sparing(file))
                names = [member.filename for member in self._checked(packed)]
            yield packed, names

    def _read(self, packed: zipfile.ZipFile, name: str) -> bytes:
        """A member that is what its name says. Raises RecordError."""
        with self._whole():
            data = packed.read(name)
            self._look_at(name, data)
        return data

    @contextmanager
    def _whole(self) -> Iterator[None]:
        try:
            yield
        except BROKEN as error:
            raise RecordError(0, self.refusal) from error

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


class _Sparing(io.BufferedReader):
    """Reads no more at once than the list of members of a backup can take."""

    def read(self, size: int | None = -1, /) -> bytes:
        if size is not None and size > MOST_AT_ONCE:
            raise zipfile.BadZipFile(size)
        return super().read(size)
