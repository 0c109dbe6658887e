"""The libraries of a Linux system that Qt needs: which are missing, and which package brings them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from environment import SetupError

# Names as in Debian 12; Ubuntu 24.04 and Debian 13 renamed libglib2.0-0 but still answer to the old name.
PACKAGES: Mapping[str, str] = {
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
APT = ("apt-get", "install", "--yes", "--no-install-recommends")


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
    """See that every library is there; install the missing ones where that is wanted. Raises SetupError."""
    files = needing(venv, platform)
    missing = unresolved(files)
    if not missing:
        return
    packages = packages_of(missing)
    root = os.geteuid() == 0
    if packages and root and shutil.which("apt-get") and (yes or agreed(packages)):
        install(packages)
        missing = unresolved(files)
    if missing:
        raise SetupError(advice(missing, shutil.which("apt-get") is not None, root))


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


def advice(missing: list[str], debian: bool, root: bool) -> str:
    """One sentence: what is missing, and what to type."""
    packages = packages_of(missing)
    strangers = [name for name in missing if name not in PACKAGES]
    if debian and packages:
        command = " ".join((*(() if root else ("sudo",)), "apt-get", "install", *packages))
        also = f" (and look for {', '.join(strangers)}, which no package is known for)" if strangers else ""
        return f"Qt needs system libraries that are missing here; install them with{also}:\n  {command}"
    return f"Qt needs libraries that are missing here; your system's packages have them: {', '.join(missing)}"


def agreed(packages: list[str]) -> bool:
    """Ask at a terminal whether to install; without one the answer is no."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    print(f"Qt needs system libraries that are missing here: {' '.join(packages)}")
    return input("Install them now with apt-get? [Y/n] ").strip().lower() in ("", "y", "yes")


def install(packages: list[str]) -> None:
    """Install Debian packages. Raises SetupError when apt-get cannot."""
    print(f"Installing system libraries: {' '.join(packages)}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (("apt-get", "update"), (*APT, *packages)):
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            env=quiet,
        )
        if done.returncode and command[1] == "install":
            raise SetupError(
                f"apt-get could not install {' '.join(packages)}: {(done.stderr.splitlines() or ['?'])[0]}"
            )
