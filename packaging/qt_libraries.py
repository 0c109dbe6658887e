"""The libraries of a Linux system that Qt needs, seen to before the program is installed."""

from __future__ import annotations

import sys
from pathlib import Path

import debian
from environment import SetupError

sys.path.append(str(Path(__file__).resolve().parent.parent))  # the list is the program's, which is not installed yet

from garden_desktop.qt_prerequisites import needing, no_screen, packages_of, session, unresolved

__all__ = ["missing_packages", "no_screen", "provide", "session"]


def provide(venv: Path, platform: str, yes: bool) -> None:
    """See that every library is there, from Debian's packages where that may be. Raises SetupError."""
    files = of_qt(venv, platform)
    missing = unresolved(files)
    packages = packages_of(missing)
    if packages and debian.here():
        debian.supply(packages, "Qt needs system libraries that are missing here", yes)
        missing = unresolved(files)
    if missing:
        raise SetupError(
            f"Qt needs libraries that are missing here; packages of your system have {', '.join(missing)}."
        )


def missing_packages(venv: Path, platform: str) -> list[str]:
    """The Debian packages of the libraries that Qt lacks, sorted by name."""
    return packages_of(unresolved(of_qt(venv, platform)))


def of_qt(venv: Path, platform: str) -> list[Path]:
    """The files of Qt in an environment whose libraries count."""
    folders = venv.glob("lib*/python*/site-packages/PySide6")
    return [file for folder in folders for file in needing(folder, platform)]
