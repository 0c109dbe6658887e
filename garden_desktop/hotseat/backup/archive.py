"""Backup archives (zip): written atomically, validated as a whole before anything is extracted, and restored without
replacing anything."""

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
from garden_desktop.hotseat.card_sets import FOLDER

# Reader: a zip from outside is hostile until every member is checked; nothing is extracted before that.


MOST_BACKUP: Final = 4 << 30
MOST_AT_ONCE: Final = 32 << 20
"""Maximum size of the central directory of a backup in bytes."""
METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Accepted compression methods. For others the standard library decompresses any number of bytes before it applies the
limit of a read."""
MOST_RATIO: Final = 500
ALWAYS: Final = 1 << 20
"""Limits against zip bombs: members of more than ALWAYS bytes may be at most MOST_RATIO times as large as compressed.
Records deflate to a tenth."""
MOST_VALUES: Final = 1_000_000
BYTES_A_VALUE: Final = 8
"""Limits for values in JSON files, as each takes about 60 bytes in Python: at most MOST_VALUES, or one for every
BYTES_A_VALUE bytes of a larger file, as many as this program writes."""
BROKEN: Final = (
    *UNFIT,
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    OverflowError,
    RuntimeError,  # encrypted, or NotImplementedError for a newer kind of zip
)
"""Exceptions of the standard library for a zip that is cut, damaged or of an unknown kind."""


class ArchiveReader:
    """Reader of an archive of at most `most` bytes; `refusal` is the error sentence for an invalid one."""

    most = MOST_BACKUP
    refusal: Message = QT_TRANSLATE_NOOP(
        "book", "This is not a complete Garden Desktop backup, so nothing was imported."
    )

    def __init__(self, path: Path, own: BackupContents) -> None:
        self._path, self._own = path, own
        self._kept: dict[str, Any] = {}

    def fits(self, names: Sequence[str]) -> bool:
        """Whether these members, each valid by itself, may come together."""
        return True

    @contextmanager
    def _opened(self) -> Iterator[tuple[zipfile.ZipFile, Sequence[str]]]:
        """Context manager of the open zip and the names of its checked members. Raises OSError and RecordError."""
        with opened(self._path, "rb", self.most) as file:
            with self._whole():
                packed = zipfile.ZipFile(_BoundedReader(file))
                names = [member.filename for member in self._checked(packed)]
            yield packed, names

    def _read(self, packed: zipfile.ZipFile, name: str) -> bytes:
        """Bytes of a member, checked against its kind. Raises RecordError."""
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
        """Check all members: expected names only, no duplicates, no links, no encryption, no zip bombs. Raises
        ValueError."""
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
        if sum(member.compress_size for member in members) > packed.start_dir:  # overlapping members (Fifield 2019)
            raise ValueError(self._path)
        if not self.fits([member.filename for member in members]):
            raise ValueError(self._path)
        return members

    def _look_at(self, name: str, data: bytes) -> None:
        """Check the content of a member, except of records, which are reported one by one. Raises one of `UNFIT`."""
        if name in self._own.kept:
            found = _read_json(data)
            self._own.kept[name].check(found)
            self._kept[name] = found
        elif not name.startswith((RECORDS, FOLDER)) and digest(data.decode()) != Path(name).stem:
            raise ValueError(name)
        elif name.startswith(FOLDER):
            data.decode()  # whatever it holds is shown as unfinished, but it is text


def member_bytes(packed: zipfile.ZipFile, name: str) -> bytes:
    """Bytes of a member. Raises ValueError for more than its limit, whatever its header claims, or anything of
    `BROKEN`."""
    most = most_of(name)
    with packed.open(name) as member:  # ZipFile.read would decompress all before any limit
        data = member.read(most + 1)
    if len(data) > most:
        raise ValueError(name)
    return data


def _read_json(data: bytes) -> Any:
    """Parse JSON with a limit on the number of values. Raises one of UNFIT."""
    if sum(data.count(sign) for sign in (b",", b"[", b"{")) > max(MOST_VALUES, len(data) // BYTES_A_VALUE):
        raise ValueError("too many values")
    return json.loads(data)


class _BoundedReader(io.BufferedReader):
    """File reader that refuses reads larger than any central directory: zipfile reads it at once, by a size in the
    file."""

    def read(self, size: int | None = -1, /) -> bytes:
        if size is not None and size > MOST_AT_ONCE:
            raise zipfile.BadZipFile(size)
        return super().read(size)


# Writer: to a temporary file beside the target, one member at a time, renamed when it is complete.


FIRST, LAST = (1980, 1, 1, 0, 0, 0), (2107, 12, 31, 23, 59, 58)
"""Earliest and latest time that a zip can store."""


class BackupWriter:
    """Writer of a backup, driven by a generator: each step writes one file. `number` is the number of files, `left`
    that of files still to come.

    If it fails or is closed early, the old target stays, and the temporary file is removed.
    """

    def __init__(self, target: Path, own: BackupContents) -> None:
        self._target = target
        self._members = own.members()
        self.left = self.number = len(self._members)

    def steps(self) -> Generator[None, None, None]:
        """Write the backup, one file a step. Raises OSError."""
        if self.number > MEMBERS:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        target = real_path(self._target)
        remove_leftovers(target)
        fresh = fresh_name(target)
        try:
            with io.BufferedWriter(create_file(fresh, EXPORTED)) as file:
                with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
                    for name, source in self._members.items():
                        with suppress(FileNotFoundError, UnreadableFileError):  # deleted, or not a regular file
                            put(packed, name, source)
                        self.left -= 1
                        yield
                file.flush()
                os.fsync(file.fileno())
            replace_file(fresh, target)
        except BaseException:  # GeneratorExit and KeyboardInterrupt, too
            with suppress(OSError):
                fresh.unlink()
            raise
        sync_folder(target.parent)


def put(packed: zipfile.ZipFile, name: str, source: Path | bytes) -> None:
    """Add a file or bytes to a zip as `name`. Raises OSError; UnreadableFileError for an irregular or too large
    file."""
    if isinstance(source, Path):
        data, written = read_regular(source, most_of(name)), source.stat().st_mtime
    else:
        data, written = source, time.time()
    when = time.localtime(written)
    about = zipfile.ZipInfo(name, min(max(FIRST, when[:6]), LAST))
    about.external_attr = 0o600 << 16
    packed.writestr(about, data, zipfile.ZIP_DEFLATED)


class BackupRestorer(ArchiveReader):
    """Restorer of a backup, driven by a generator that may run in any thread: one file a step; `left` is the number of
    steps to come. `join_kept` follows in the thread that owns notes and progress."""

    _is_checked = False
    """Whether the records have been replayed before they are imported."""

    def __init__(self, path: Path, own: BackupContents, bringing: Importer) -> None:
        super().__init__(path, own)
        self._bringing = bringing
        self._now: dict[str, str] = {}
        self.left = 1

    def steps(self) -> Generator[ImportResult | None, None, None]:
        """Restore the archive; yields the result of each record, None for other files. Raises OSError, and RecordError
        for an invalid backup, of which nothing is imported then. An exception from `progress` of the repository ends
        all of it."""
        with self._opened() as (packed, names):
            self.left = 2 * len(names)
            for name in names:
                self._read(packed, name)
                self.left -= 1
                yield None
            yield from self._bring(packed, names)

    def _bring(self, packed: zipfile.ZipFile, names: Sequence[str]) -> Iterator[ImportResult | None]:
        """Import the files that records need first, then the records."""
        for name in sorted(names, key=lambda name: (name.startswith(RECORDS), name)):
            path, brought = self._own.path_of(name), None
            if path is None:
                pass  # notes and progress, merged by `join_kept`
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
        """Merge notes, progress and saved tables of the backup into those here, once `steps` has ended. Raises OSError,
        but only after all were tried."""
        errors = []
        for name, found in self._kept.items():
            try:
                self._own.kept[name].join(self._renamed(found) if name == NOTES else found)
            except OSError as error:  # such as too large a merge: the others still come in
                errors.append(error)
        if errors:
            raise errors[0]

    def _renamed(self, notes: Mapping[str, Any]) -> Mapping[str, Any]:
        """Notes by the names that the records got here."""
        return {now: note for name, note in notes.items() if (now := self._now.get(portable_record(name)))}


def _when(packed: zipfile.ZipFile, name: str) -> int:
    """Modification time of a member in nanoseconds since the epoch; now where it is invalid."""
    try:
        return int(time.mktime((*packed.getinfo(name).date_time, 0, 0, -1))) * 10**9
    except (ValueError, OverflowError):
        return time.time_ns()


def _again(packed: zipfile.ZipFile, name: str) -> bytes:
    """Bytes of a member that was checked before. Raises OSError."""
    try:
        return member_bytes(packed, name)
    except BROKEN as error:  # the file has been changed since the check
        raise OSError(errno.EIO, os.strerror(errno.EIO)) from error
