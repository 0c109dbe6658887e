"""Test double of the disk that fails on demand, as full, broken and unplugged disks do."""

from __future__ import annotations

import errno
import os
from collections import Counter
from io import FileIO
from typing import Any, Final

import pytest

ENDS: Final = {"sync": errno.EIO, "write": errno.ENOSPC, "truncate": errno.EIO}


class FaultyDisk:
    """Disk that counts calls by kind (`sync`, `write`, `truncate`); `refuse` makes the next ones fail with OSError."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: Counter[str] = Counter()
        self._due: Counter[str] = Counter()
        disk = self

        class Faulty(FileIO):
            """A file on this disk. A write that fails has written half of its line before."""

            def write(self, data: Any) -> int:
                refused = disk._refuses("write")
                taken = super().write(bytes(data)[: len(data) // 2] if refused else data)
                if refused:
                    raise _error("write")
                return taken

            def truncate(self, size: int | None = None) -> int:
                disk.ask("truncate")
                return super().truncate(size)

        monkeypatch.setattr("garden_desktop.hotseat.journal.FileIO", Faulty)
        monkeypatch.setattr("garden_desktop.core.files.FileIO", Faulty)
        monkeypatch.setattr(os, "fsync", lambda _: disk.ask("sync"))

    def refuse(self, kind: str, times: int = 1) -> None:
        """Let the next so many calls of this kind fail."""
        self._due[kind] = times

    @property
    def waiting(self) -> int:
        """Number of failures still to come."""
        return self._due.total()

    def heal(self) -> None:
        """Cancel all failures still to come."""
        self._due.clear()

    def ask(self, kind: str) -> None:
        """Count a call of this kind. Raises OSError where it is to fail."""
        if self._refuses(kind):
            raise _error(kind)

    def _refuses(self, kind: str) -> bool:
        self.asked[kind] += 1
        due = self._due[kind] > 0
        self._due[kind] -= due
        return due


def _error(kind: str) -> OSError:
    return OSError(ENDS[kind], os.strerror(ENDS[kind]))
