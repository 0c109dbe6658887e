"""The only place that knows where resources and user data are: source tree, wheel, frozen program."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import platformdirs

APP = "garden-desktop"


@cache
def data_dir(name: str) -> Path:
    """A folder of shipped data: beside this module in a wheel or frozen program, one level up in a checkout."""
    inside = Path(__file__).resolve().parent / name
    return inside if inside.is_dir() else Path(__file__).resolve().parent.parent / name


def resource(*parts: str) -> Path:
    """A file under `resources/`. The file may be missing; whoever opens it says so."""
    return data_dir("resources").joinpath(*parts)


def in_checkout() -> bool:
    """Whether the resources lie in a checkout, where the project is worked on, not in an installed program."""
    return not data_dir("resources").is_relative_to(Path(__file__).resolve().parent)


def translations() -> Path:
    """The folder of compiled translations."""
    return data_dir("i18n")


def notices() -> Path | None:
    """The licences of all that a frozen program carries, beside it; None elsewhere, where nothing is carried."""
    beside = Path(sys.executable).resolve().parent / "NOTICES.txt"
    return beside if beside.is_file() else None


def user_dir() -> Path:
    """Where this person's matches and settings are kept; made when first written to."""
    return Path(platformdirs.user_data_dir(APP, appauthor=False))


def cache_dir() -> Path:
    """Where a start keeps what spares the next one time; all of it may be thrown away."""
    return Path(platformdirs.user_cache_dir(APP, appauthor=False))


def log_dir() -> Path:
    """Where is written down what went wrong in the program itself; on Linux in the state folder."""
    return Path(platformdirs.user_log_dir(APP, appauthor=False))


def state_dir() -> Path:
    """Where a program that runs is found by another start of it."""
    return Path(platformdirs.user_state_dir(APP, appauthor=False))


def matches_dir() -> Path:
    """Where unfinished and finished matches are kept, one record a file."""
    return user_dir() / "matches"
