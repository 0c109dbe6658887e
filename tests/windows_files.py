"""Open files as Windows treats them: none can be renamed, replaced or deleted. On POSIX a test double enforces this."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

SHARING_VIOLATION: Final = 32
WORDS: Final = "The process cannot access the file because it is being used by another process"
_HANDLES: Final = "/dev/fd"
"""Linux and macOS list there what this process has open, whichever library opened it."""


def open_files(folder: Path) -> list[str]:
    """Return the files below a folder that this process has open or mapped, by relative path."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    if sys.platform == "win32":
        return [path.relative_to(folder).as_posix() for path in files if not _can_be_renamed(path)]
    held = _held() | _mapped()
    return [path.relative_to(folder).as_posix() for path in files if _identity(path.stat()) in held]


def windows_sharing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let renaming, replacing and deleting an open file fail from now on, as on Windows."""
    if sys.platform == "win32":
        return
    for name in ("rename", "replace", "unlink", "remove"):
        monkeypatch.setattr(os, name, _refusing(getattr(os, name)))


def held_by_another(path: Path) -> PermissionError:
    """Return the error that Windows raises where another program has the file open."""
    error = PermissionError(errno.EACCES, WORDS, str(path))
    error.winerror = SHARING_VIOLATION  # type: ignore[attr-defined, unused-ignore]
    return error


class Held:
    """Test double of an `os` function that moves or deletes: its first `times` calls fail as if another program had the
    file open."""

    def __init__(self, change: Callable[..., Any], times: int) -> None:
        self._change, self.left = change, times

    def __call__(self, path: Any, *more: Any, **named: Any) -> Any:
        if self.left:
            self.left -= 1
            raise held_by_another(Path(path))
        return self._change(path, *more, **named)


def _refusing(change: Callable[..., Any]) -> Callable[..., Any]:
    def refuse(path: Any, *more: Any, dir_fd: int | None = None, **named: Any) -> Any:
        held = _held()
        for file in (path, *(each for each in more[:1] if not isinstance(each, int))):
            with suppress(FileNotFoundError):
                if _identity(os.stat(file, dir_fd=dir_fd, follow_symlinks=False)) in held:
                    raise held_by_another(Path(path))
        return change(path, *more, **named) if dir_fd is None else change(path, *more, dir_fd=dir_fd, **named)

    return refuse


def _held() -> set[tuple[int, int]]:
    """Return the regular files that are open."""
    return set(_regular(int(path.name) for path in Path(_HANDLES).iterdir()))


def _regular(handles: Iterator[int]) -> Iterator[tuple[int, int]]:
    for handle in handles:
        with suppress(OSError):  # the one with which the list was read
            found = os.fstat(handle)
            if stat.S_ISREG(found.st_mode):
                yield _identity(found)


def _mapped() -> set[tuple[int, int]]:
    """Return the files that are mapped into memory, for which no handle need be open."""
    maps, found = Path("/proc/self/maps"), set()
    for line in maps.read_text(encoding="utf-8").splitlines() if maps.exists() else ():
        with suppress(IndexError, OSError):
            found.add(_identity(Path(line.split(maxsplit=5)[5]).stat()))
    return found


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _can_be_renamed(path: Path) -> bool:
    other = path.with_name(f"{path.name}.renamed")
    try:
        path.rename(other)
    except PermissionError:
        return False
    other.rename(path)
    return True
