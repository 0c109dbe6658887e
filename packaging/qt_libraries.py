"""The libraries of a Linux system that Qt needs: which are missing, and which package brings them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import debian
from environment import SetupError

PACKAGES: Final[Mapping[str, str]] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}
"""Named as in Debian 12; Ubuntu 24.04 and Debian 13 renamed libglib2.0-0, but still answer to the old name."""


def session(system: str, surroundings: Mapping[str, str]) -> str | None:
    """The Qt platform that will draw here: "xcb", "wayland", a name given by the user; None without a screen."""
    if "QT_QPA_PLATFORM" in surroundings:
        return re.split("[:;]", surroundings["QT_QPA_PLATFORM"])[0]
    if not system.startswith("linux"):
        return "cocoa" if system == "darwin" else "windows"
    if surroundings.get("WAYLAND_DISPLAY"):
        return "wayland"
    return "xcb" if surroundings.get("DISPLAY") else None


def provide(venv: Path, platform: str, yes: bool) -> None:
    """See that every library is there, from Debian's packages where that may be. Raises SetupError."""
    files = needing(venv, platform)
    missing = unresolved(files)
    packages = packages_of(missing)
    if packages and debian.here():
        debian.supply(packages, "Qt needs system libraries that are missing here", yes)
        missing = unresolved(files)
    if missing:
        raise SetupError(
            f"Qt needs libraries that are missing here; packages of your system have {', '.join(missing)}."
        )


def needing(venv: Path, platform: str) -> list[Path]:
    """The files of Qt whose libraries count: its widgets, its translation compiler, the platform's plugin."""
    names = ("QtWidgets.abi3.so", "QtSvg.abi3.so", "lrelease", f"Qt/plugins/platforms/libq{platform}.so")
    found = [folder / name for folder in venv.glob("lib*/python*/site-packages/PySide6") for name in names]
    return [file for file in found if file.exists()]


def unresolved(files: Iterable[Path]) -> list[str]:
    """The libraries these files need and the system does not find, sorted by name."""
    ldd = shutil.which("ldd")
    if ldd is None:
        return []
    command = [ldd, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"})
    return missing_in(done.stdout)


def missing_in(listing: str) -> list[str]:
    """The libraries that a listing of ldd calls "not found", sorted by name."""
    return sorted(set(re.findall(r"^\s*(\S+) => not found", listing, re.MULTILINE)))


def packages_of(libraries: Iterable[str]) -> list[str]:
    """The Debian packages of those libraries that have a known one."""
    return sorted({PACKAGES[name] for name in libraries if name in PACKAGES})
