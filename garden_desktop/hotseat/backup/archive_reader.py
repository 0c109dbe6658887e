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
from garden_desktop.core.packs import digest
from garden_desktop.core.record import RecordError
from garden_desktop.core.shared_json import UNFIT
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.hotseat.backup.contents import MEMBERS, RECORDS, BackupContents, most_of

MOST_BACKUP: Final = 4 << 30
MOST_AT_ONCE: Final = 32 << 20
"""Bytes of the list of members at the end of a backup."""
METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""How members are packed. Of other methods the standard library unpacks any number of bytes before it looks how many
were asked for."""
MOST_RATIO: Final = 500
ALWAYS: Final = 1 << 20
"""So many bytes come at most out of one, but that many may always. Records deflate to a tenth."""
MOST_VALUES: Final = 1_000_000
BYTES_A_VALUE: Final = 8
"""Values in a file of notes or progress, for each of which Python takes about 60 bytes: no more than the first, or as
many as a large file has that this program wrote."""
BROKEN: Final = (
    *UNFIT,
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    OverflowError,
    RuntimeError,  # encrypted, or NotImplementedError for a newer kind of zip
)
"""What the standard library raises where a zip is cut, damaged or of a kind that nobody here writes."""


class ArchiveReader:
    """`most` are the bytes of such a file, `refusal` is the sentence for one that is none."""

    most = MOST_BACKUP
    refusal: Message = QT_TRANSLATE_NOOP(
        "book", "It is no whole backup of this program, so nothing of it was brought in."
    )

    def __init__(self, path: Path, own: BackupContents) -> None:
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
                packed = zipfile.ZipFile(_BoundedReader(file))
                names = [member.filename for member in self._checked(packed)]
            yield packed, names

    def _read(self, packed: zipfile.ZipFile, name: str) -> bytes:
        """A member that is what its name says. Raises RecordError."""
        with self._whole():
            data = member_bytes(packed, name)
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
            plain = kind in (0, stat.S_IFREG) and not member.flag_bits & 1 and member.compress_type in METHODS
            if not plain or not self._own.takes(member.filename):
                raise ValueError(member.filename)
            if member.file_size > min(most_of(member.filename), max(ALWAYS, MOST_RATIO * member.compress_size)):
                raise ValueError(member.filename)
        if sum(member.compress_size for member in members) > packed.start_dir:  # some share bytes
            raise ValueError(self._path)
        if not self.fits([member.filename for member in members]):
            raise ValueError(self._path)
        return members

    def _look_at(self, name: str, data: bytes) -> None:
        """Whether a member is what its name says, but for records, which are told of one by one. Raises `UNFIT`."""
        if name in self._own.kept:
            found = _read_json(data)
            self._own.kept[name].check(found)
            self._kept[name] = found
        elif not name.startswith(RECORDS) and digest(data.decode()) != Path(name).stem:
            raise ValueError(name)


def member_bytes(packed: zipfile.ZipFile, name: str) -> bytes:
    """The bytes of a member. Raises ValueError for more of them than there may be, whatever its header says, and
    anything of `BROKEN`."""
    most = most_of(name)
    with packed.open(name) as member:  # ZipFile.read would unpack all there is before it cuts
        data = member.read(most + 1)
    if len(data) > most:
        raise ValueError(name)
    return data


def _read_json(data: bytes) -> Any:
    """Raises one of UNFIT, also for more values than there may be."""
    if sum(data.count(sign) for sign in (b",", b"[", b"{")) > max(MOST_VALUES, len(data) // BYTES_A_VALUE):
        raise ValueError("too many values")
    return json.loads(data)


class _BoundedReader(io.BufferedReader):
    """Reads no more at once than the list of members of a backup can take."""

    def read(self, size: int | None = -1, /) -> bytes:
        if size is not None and size > MOST_AT_ONCE:
            raise zipfile.BadZipFile(size)
        return super().read(size)
