"""Marks for tests that only some systems can run. Each states the reason; `pytest -rs` lists them."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

_PLACES: Final = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
_PLACES_OF_WINDOWS: Final = ("LOCALAPPDATA", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
"""The second is for `platformdirs`, which otherwise asks Windows itself."""


def home_in(folder: Path) -> dict[str, str]:
    """Return the environment for a program that a test starts, with all user folders below `folder`."""
    return os.environ | dict.fromkeys((*_PLACES, *_PLACES_OF_WINDOWS), str(folder))


def posix(reason: str) -> pytest.MarkDecorator:
    """Mark a test that needs what only POSIX systems have or allow: signals, named pipes, file modes, deleting an open
    file."""
    return pytest.mark.skipif(sys.platform == "win32", reason=f"POSIX: {reason}")


def linux(reason: str) -> pytest.MarkDecorator:
    """Mark a test of something that only Linux has or shows."""
    return pytest.mark.skipif(not sys.platform.startswith("linux"), reason=f"LINUX: {reason}")


names_of_bytes = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="POSIX: Windows and macOS have no names but text"
)
"""A test of file names that are no UTF-8."""


def words_of_absence() -> str:
    """Return the message of this system for a missing file."""
    try:
        Path("no file has this name").stat()
    except FileNotFoundError as error:
        return str(error.strerror)
    raise AssertionError("it is there")


def _is_wine() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    libraries: Any = ctypes.windll
    return hasattr(libraries.ntdll, "wine_get_version")


WINE: Final = _is_wine()


def real_windows(reason: str) -> pytest.MarkDecorator:
    """Mark a test that passes on Windows and not under Wine, which lacks something it needs."""
    return pytest.mark.skipif(WINE, reason=f"WINE: {reason}")


def close_to_us(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Make the system refuse to say what is at this path or below it, as for a folder below somebody else's."""
    for name in ("stat", "lstat", "scandir"):
        monkeypatch.setattr(os, name, _refusing(getattr(os, name), path))


def _refusing(ask: Callable[..., Any], path: Path) -> Callable[..., Any]:
    def refuse(at: Any = ".", *more: Any, **named: Any) -> Any:
        if not isinstance(at, int) and path in (asked := Path(os.fsdecode(at)), *asked.parents):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(at))
        return ask(at, *more, **named)

    return refuse


def make_link(link: Path, target: Path) -> Path:
    """Make a symbolic link; skips the test where the system has none."""
    try:
        link.symlink_to(target)
    except OSError as error:
        pytest.skip(f"no symbolic links here (on Windows they need developer mode): {error}")
    if not link.is_symlink():
        pytest.skip("WINE: a symbolic link looks like its target")
    return link
