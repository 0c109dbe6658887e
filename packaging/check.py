"""Checks what Linux systems are told about the program, with the tools that distributors use."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import debian
from environment import SetupError

LINUX: Final = Path(__file__).resolve().parent / "linux"
ENTRY: Final = LINUX / "garden-desktop.desktop"
KIND: Final = LINUX / "garden-desktop.xml"
MANIFEST: Final = LINUX / "org.example.garden_desktop.json"
METAINFO: Final = LINUX / "org.example.garden_desktop.metainfo.xml"
TOOLS: Final[Mapping[str, str]] = {
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "update-mime-database": "shared-mime-info",
    "lintian": "lintian",
}
"""The commands, and the Debian packages that bring them. flatpak-builder, with half a system, is asked where it is."""
MANIFEST_KEYS: Final[Mapping[str, type]] = {
    "id": str,
    "runtime": str,
    "runtime-version": str,
    "sdk": str,
    "command": str,
    "finish-args": list,
    "modules": list,
}


def everything(package: Path, yes: bool) -> None:
    """Check the files for desktops, the Flatpak manifest and, where it was made, the Debian package. Raises SetupError
    with all that is wrong."""
    missing = sorted({name for command, name in TOOLS.items() if shutil.which(command) is None})
    if missing:
        debian.supply(missing, "The checks need tools that are missing here", yes)
    steps: dict[str, Callable[[], str]] = {
        ENTRY.name: lambda: complaints("desktop-file-validate", str(ENTRY)),
        METAINFO.name: lambda: complaints("appstreamcli", "validate", "--no-net", str(METAINFO)),
        KIND.name: lambda: file_type(KIND),
        MANIFEST.name: lambda: flatpak(MANIFEST),
    }
    if package.exists():
        steps[package.name] = lambda: debian_package(package)
    else:
        print(f"{package.name} is not in dist/: `packaging/build.py --deb` makes it, and then it is checked, too.")
    said = {name: step() for name, step in steps.items()}
    print(f"checked: {', '.join(name for name, words in said.items() if not words)}", flush=True)
    wrong = [f"{name}:\n{words}" for name, words in said.items() if words]
    if wrong:
        raise SetupError("\n".join(wrong))


def complaints(*command: str) -> str:
    """What a tool says that fails; "" where it is content."""
    done = carry_out(command)
    return (done.stdout + done.stderr).strip() or f"status {done.returncode}" if done.returncode else ""


def carry_out(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a tool that nobody can answer."""
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)


def debian_package(package: Path) -> str:
    """What lintian says of a package, warnings included."""
    return complaints("lintian", "--allow-root", "--fail-on", "error,warning", "--tag-display-limit", "0", str(package))


def file_type(kind: Path) -> str:
    """What the database of file types says of one more; it warns of faults, and goes on."""
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "mime"
        (database / "packages").mkdir(parents=True)
        shutil.copy(kind, database / "packages")
        done = carry_out(["env", f"XDG_DATA_HOME={place}", "update-mime-database", str(database)])
        return (done.stdout + done.stderr).strip()


def flatpak(manifest: Path) -> str:
    """What is wrong with a Flatpak manifest: by flatpak-builder where it is, and by what it names."""
    if shutil.which("flatpak-builder") is not None:
        with tempfile.TemporaryDirectory() as place:  # it leaves a folder where it runs
            done = carry_out(["env", f"--chdir={place}", "flatpak-builder", "--show-manifest", str(manifest)])
        said = done.stderr.strip()  # it warns of what it does not know, and goes on
        if said:
            return said
    return "\n".join(faults(manifest))


def faults(manifest: Path) -> list[str]:
    """What a manifest lacks: keys that Flatpak asks for, its own id as the file's name, and files it is made of. What
    lies in dist/ is made by the build, so only its folder need be named rightly."""
    given: dict[str, Any] = json.loads(manifest.read_text(encoding="utf-8"))
    found = [
        f"{key!r} is not a {kind.__name__}"
        for key, kind in MANIFEST_KEYS.items()
        if not isinstance(given.get(key), kind)
    ]
    if found:
        return found
    if given["id"] != manifest.stem:
        found.append(f"the id {given['id']} is not the file's name")
    built = (manifest.parent / "../../dist").resolve()
    for source in (each for module in given["modules"] for each in module["sources"]):
        path = (manifest.parent / source["path"]).resolve()
        if not path.exists() and path.parent != built:
            found.append(f"{source['path']} is not there")
    return found
