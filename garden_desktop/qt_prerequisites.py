"""Prerequisites of Qt on Linux: shared libraries of the system, and a screen. Finds the missing ones and the Debian
packages that have them.

Used by the program, whose wheel and frozen folder have no other list, and by packaging/qt_libraries.py before anything
is installed. So it imports the standard library alone, and at import nothing that delays the home screen.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

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
"""Debian package of each library that Qt links, as named in Debian 12. Ubuntu 24.04 and Debian 13 renamed libglib2.0-0,
but still know the old name."""


def session(system: str, surroundings: Mapping[str, str]) -> str | None:
    """Qt platform that will draw here: "xcb", "wayland", or the name in QT_QPA_PLATFORM; None without a screen."""
    if "QT_QPA_PLATFORM" in surroundings:
        return surroundings["QT_QPA_PLATFORM"].replace(";", ":").partition(":")[0]
    if not system.startswith("linux"):
        return "cocoa" if system == "darwin" else "windows"
    if surroundings.get("WAYLAND_DISPLAY"):
        return "wayland"
    return "xcb" if surroundings.get("DISPLAY") else None


def needing(pyside: Path, platform: str) -> list[Path]:
    """Files of PySide6 whose libraries must be there: widgets, SVG, translation compiler, platform plugin."""
    names = ("QtWidgets.abi3.so", "QtSvg.abi3.so", "lrelease", f"Qt/plugins/platforms/libq{platform}.so")
    return [file for file in (pyside / name for name in names) if file.exists()]


def unresolved(files: Iterable[Path]) -> list[str]:
    """Libraries that these files link and the dynamic linker does not find, sorted by name (by `ldd`)."""
    import shutil
    import subprocess

    ldd = shutil.which("ldd", path=os.defpath) or shutil.which("ldd")  # a frozen program may have no PATH at all
    if ldd is None:
        return []
    command = [ldd, *map(str, files)]
    here = {**os.environ, "LC_ALL": "C"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=here)  # noqa: S603 - Qt's own files
    return missing_in(done.stdout)


def missing_in(listing: str) -> list[str]:
    """Libraries that an output of ldd calls "not found", sorted by name."""
    import re

    return sorted(set(re.findall(r"^\s*(\S+) => not found", listing, re.MULTILINE)))


def packages_of(libraries: Iterable[str]) -> list[str]:
    """Debian packages of those libraries that have a known one, sorted."""
    return sorted({PACKAGES[name] for name in libraries if name in PACKAGES})


def lacking_sentence(libraries: Iterable[str], *, debian: bool) -> str:
    """Error sentence about missing libraries, with the command that installs them where the system is a Debian."""
    names, packages = sorted(libraries), packages_of(libraries)
    said = f"Qt needs libraries that this system lacks: {', '.join(names)}."
    if not packages or not debian:
        return f"{said} Install the packages of your system that have them."
    unknown = [name for name in names if name not in PACKAGES]
    more = f", and what has {', '.join(unknown)}" if unknown else ""
    return f"{said} Install them with: sudo apt-get install {' '.join(packages)}{more}"


def lacking_library(error: ImportError) -> str | None:
    """Name of the shared library without which an import failed; None for another ImportError."""
    library, colon, _ = str(error).partition(": cannot open shared object file")
    return library if colon else None


def advice(library: str) -> str:
    """Error sentence for an import that failed for want of a library; names all other missing libraries, too."""
    return lacking_sentence({library, *_missing()}, debian=_debian())


def no_screen(surroundings: Mapping[str, str]) -> str:
    """Error sentence where no window can open because no display is set; "" where Qt may try."""
    if session(sys.platform, surroundings) is not None:
        return ""
    return "There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."


def start_failure(said: Sequence[str], surroundings: Mapping[str, str]) -> str:
    """Error sentence for a start that Qt ended; `said` are the lines that Qt wrote, its last one at the end."""
    if missing := _missing():
        return lacking_sentence(missing, debian=_debian())
    chosen = surroundings.get("QT_QPA_PLATFORM", "")
    if chosen and any("Could not find the Qt platform plugin" in line for line in said):
        there = said[-1].partition("plugins are: ")[2].strip().rstrip(".")
        return f"Qt has no platform {chosen!r}, which QT_QPA_PLATFORM names; it has: {there}."
    screens = [surroundings[name] for name in ("WAYLAND_DISPLAY", "DISPLAY") if surroundings.get(name)]
    if screens:
        return f"The screen {' or '.join(screens)} does not answer, or does not let you in."
    return no_screen(surroundings) or said[-1].split("\n")[0]


def _missing() -> list[str]:
    """All libraries that Qt needs here and the system lacks; empty where ldd is missing."""
    from importlib.util import find_spec

    spec = find_spec("PySide6")
    folders = (spec.submodule_search_locations if spec else None) or []
    platform = session(sys.platform, os.environ) or "xcb"
    return unresolved([file for folder in folders for file in needing(Path(folder), platform)])


def _debian() -> bool:
    return Path("/etc/debian_version").exists()
