"""Start cache: byte strings kept in the cache folder from one start to the next, e.g. rendered drawings; never code."""

from __future__ import annotations

import os
import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from garden_desktop.core.files import create_file, make_folder, read_regular

_SUM_BYTES: Final = 4
_MOST: Final = 64 << 20
"""Limit in bytes; larger files were not written by this cache."""


class StartCache:
    """Byte strings by name, one file each with a CRC; missing or damaged entries read as None.

    `grade` is a prefix of all file names, e.g. the version, that invalidates old entries.
    """

    def __init__(self, folder: Path, grade: str) -> None:
        self._folder = folder
        self._grade = grade

    def read_entry(self, name: str) -> bytes | None:
        """Return an entry, or None if it is missing or damaged."""
        try:
            kept = read_regular(self._file(name), _MOST)
        except OSError:  # the first start of all, or a folder that is closed to us
            return None
        whole = kept[:-_SUM_BYTES]
        return whole if kept[-_SUM_BYTES:] == _sum(whole) else None

    def write_entries(self, things: Mapping[str, bytes]) -> None:
        """Write these entries and delete all others. Errors are ignored; the next start then does the work again."""
        try:
            make_folder(self._folder)
            old = set(self._folder.iterdir())
        except OSError:  # only time is lost, and nobody could do anything about a message
            return
        fresh = self._folder / f"{os.getpid()}.new"
        for name, thing in things.items():
            with suppress(OSError):  # as above; a folder in its place takes the time of this thing alone
                fresh.unlink(missing_ok=True)
                with create_file(fresh) as written:
                    written.write(thing + _sum(thing))
                fresh.replace(self._file(name))
        for file in {*old, fresh} - {self._file(name) for name in things}:
            with suppress(OSError):
                file.unlink(missing_ok=True)

    def _file(self, name: str) -> Path:
        return self._folder / f"{self._grade}-{name}"


def _sum(thing: bytes) -> bytes:
    return zlib.crc32(thing).to_bytes(_SUM_BYTES, "big")
