"""A backup is written beside its place, a file at a time, and put there when it is whole."""

from __future__ import annotations

import errno
import io
import os
import time
import zipfile
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path

from garden_desktop.core.files import (
    EXPORTED,
    UnreadableFileError,
    create_file,
    fresh_name,
    read_regular,
    real_path,
    remove_leftovers,
    replace_file,
    sync_folder,
)
from garden_desktop.hotseat.backup.contents import MEMBERS, BackupContents, most_of

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
