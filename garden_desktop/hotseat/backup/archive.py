"""Backup archives (zip): written beside their place, read as a whole, and restored without replacing anything."""

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
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from garden_desktop.core.files import (
    EXPORTED,
    UnreadableFileError,
    create_file,
    fresh_name,
    opened,
    read_regular,
    real_path,
    remove_leftovers,
    replace_file,
    sync_folder,
    write_whole,
)
from garden_desktop.core.packs import digest
from garden_desktop.core.record import RecordError
from garden_desktop.core.shared_json import UNFIT
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.hotseat.backup.contents import MEMBERS, NOTES, RECORDS, BackupContents, most_of, portable_record
from garden_desktop.hotseat.book.importer import Importer, ImportResult

# A zip of ours is looked through as a whole before anybody takes anything out of it.


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


# A backup is written beside its place, a file at a time, and put there when it is whole.


FIRST, LAST = (1980, 1, 1, 0, 0, 0), (2107, 12, 31, 23, 59, 58)
"""The times a zip can tell."""


class BackupWriter:
    """Goes on as `steps` is asked; `left` tells how many files are to come, `number` how many there are.

    Where it fails, or is ended before its time, what lay at the target lies there still and nothing lies beside it.
    """

    def __init__(self, target: Path, own: BackupContents) -> None:
        self._target = target
        self._members = own.members()
        self.left = self.number = len(self._members)

    def steps(self) -> Generator[None, None, None]:
        """Raises OSError."""
        if self.number > MEMBERS:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        target = real_path(self._target)
        remove_leftovers(target)
        fresh = fresh_name(target)
        try:
            with io.BufferedWriter(create_file(fresh, EXPORTED)) as file:
                with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
                    for name, source in self._members.items():
                        with suppress(FileNotFoundError, UnreadableFileError):  # gone meanwhile, or no such file
                            put(packed, name, source)
                        self.left -= 1
                        yield
                file.flush()
                os.fsync(file.fileno())
            replace_file(fresh, target)
        except BaseException:  # whoever ends it early, too
            with suppress(OSError):
                fresh.unlink()
            raise
        sync_folder(target.parent)


def put(packed: zipfile.ZipFile, name: str, source: Path | bytes) -> None:
    """A file or its bytes, under its name. Raises OSError, UnreadableFileError for what can be no such file."""
    if isinstance(source, Path):
        data, written = read_regular(source, most_of(name)), source.stat().st_mtime
    else:
        data, written = source, time.time()
    when = time.localtime(written)
    about = zipfile.ZipInfo(name, min(max(FIRST, when[:6]), LAST))
    about.external_attr = 0o600 << 16
    packed.writestr(about, data, zipfile.ZIP_DEFLATED)


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
