"""What the tests of the running program need of a Linux system: a screen nobody sees, a window manager, a bus."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import debian
import qt_libraries
from environment import SetupError

COMMANDS: Final[Mapping[str, str]] = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "dbus-daemon": "dbus",
    "setpriv": "util-linux",
}
"""The commands, and the Debian packages that bring them."""
SERVICE: Final = "dbus-1/services/org.a11y.Bus.service"
"""What says that the bus knows how to start accessibility, below a folder of shared data."""
ACCESSIBILITY: Final = "at-spi2-core"
WITHOUT: Final = "Without these packages the tests of the running program are skipped: {packages}"


def missing(venv: Path) -> list[str]:
    """The packages that are missing here, sorted by name; empty where the running program can be tested."""
    packages = {package for command, package in COMMANDS.items() if shutil.which(command) is None}
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    if not any(Path(folder, SERVICE).exists() for folder in shared.split(":")):
        packages.add(ACCESSIBILITY)
    packages.update(qt_libraries.missing_packages(venv, "xcb"))
    return sorted(packages)


def provide(venv: Path, yes: bool) -> None:
    """Install what is missing for root who agrees; otherwise say in one line what is skipped, for want of what."""
    packages = missing(venv)
    if not packages:
        return
    try:
        debian.supply(packages, "The tests of the running program need system packages that are missing here", yes)
    except SetupError:
        print(WITHOUT.format(packages=" ".join(packages)), flush=True)
