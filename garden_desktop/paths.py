"""Folders of resources and user data, in a source tree, a wheel or a frozen program. No other module builds such
paths."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import platformdirs

APP = "garden-desktop"


@cache
def data_dir(name: str) -> Path:
    """Folder of shipped data called `name`: beside this module in a wheel or frozen program, one level up in a
    checkout."""
    inside = Path(__file__).resolve().parent / name
    return inside if inside.is_dir() else Path(__file__).resolve().parent.parent / name


def resource(*parts: str) -> Path:
    """Path of a file under `resources/`. Existence is not checked; the reader of the file reports a missing one."""
    return data_dir("resources").joinpath(*parts)


def in_checkout() -> bool:
    """Whether the resources lie in a checkout, where the project is worked on, not in an installed program."""
    return not data_dir("resources").is_relative_to(Path(__file__).resolve().parent)


def translations() -> Path:
    """The folder of compiled translations."""
    return data_dir("i18n")


def notices() -> Path | None:
    """File with the licences of everything that a frozen program carries; None outside a frozen program."""
    beside = Path(sys.executable).resolve().parent / "NOTICES.txt"
    return beside if beside.is_file() else None


def user_dir() -> Path:
    """Folder of this person's matches and settings; made at the first write."""
    return Path(platformdirs.user_data_dir(APP, appauthor=False))


def cache_dir() -> Path:
    """Folder of caches that make the next start faster; all of it may be deleted."""
    return Path(platformdirs.user_cache_dir(APP, appauthor=False))


def log_dir() -> Path:
    """Folder of the log of program errors; on Linux in the state folder."""
    return Path(platformdirs.user_log_dir(APP, appauthor=False))


def state_dir() -> Path:
    """Folder of the socket by which a second start finds the running program."""
    return Path(platformdirs.user_state_dir(APP, appauthor=False))


def matches_dir() -> Path:
    """Folder of all matches, finished or not, one record file each."""
    return user_dir() / "matches"
