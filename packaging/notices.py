"""Writes the licences of all that a frozen program carries: notices.py FOLDER. Needs the program's environment."""

from __future__ import annotations

import re
import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path

import carried
from packaging.requirements import Requirement
from system_notices import of_system

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = "garden-desktop"
LICENCE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.IGNORECASE)
QT = """Qt and PySide6 are used under the LGPL version 3; its text, and that of the GPL it adds to, stand at the end.
Their libraries lie beside the program and may be replaced."""
COMMON = {file.stem: file for file in sorted(carried.LICENCES.glob("*.txt"), reverse=True)}
"""What PySide6 and the parts of others speak of and do not bring."""


def notices(folder: Path) -> str:
    """Project, Python, each package the program needs, the fonts, what the folder's libraries carry of others, and what
    lies there from this system, each with the licence it brings."""
    parts = [("Garden Desktop", _read(ROOT / "LICENSE")), (f"Python {sys.version.split()[0]}", _of_python())]
    parts += [(f"{each.metadata['Name']} {each.version}", _of_package(each)) for each in needed(PROGRAM)]
    fonts = ROOT / "resources" / "app" / "fonts"
    parts += [(f"Fonts: {file.stem}", _read(file)) for file in sorted(fonts.rglob("*OFL*.txt"))]
    parts += carried.of_others(folder)
    parts += [(name, _read(file)) for name, file in COMMON.items()]
    parts += [(name, text) for name, text in of_system(folder) if not {name, f"{name}.0"} & COMMON.keys()]
    return "\n".join(f"{'=' * 78}\n{title}\n{'=' * 78}\n\n{text.strip()}\n" for title, text in parts)


def needed(name: str) -> list[Distribution]:
    """What a package needs on this system without its extras, and what that needs in turn, by name."""
    found: dict[str, Distribution] = {}
    waiting = [name]
    while waiting:
        for need in distribution(waiting.pop()).requires or []:
            other = Requirement(need)
            wanted = other.marker is None or other.marker.evaluate({"extra": ""})
            if wanted and other.name.lower() not in found:
                found[other.name.lower()] = distribution(other.name)
                waiting.append(other.name)
    return [found[key] for key in sorted(found)]


def _of_package(package: Distribution) -> str:
    said = "see its project page"
    for field in ("License-Expression", "License", "Classifier"):
        words = [
            each for each in package.metadata.get_all(field) or [] if field != "Classifier" or "License ::" in each
        ]
        if words:
            said = words[0]
            break
    files = [file for file in package.files or [] if LICENCE.search(file.as_posix()) and file.suffix != ".py"]
    texts = [_read(Path(str(file.locate()))) for file in sorted(files)]
    if "LGPL" in said:
        texts.insert(0, QT)
    return "\n\n".join([f"Licence: {said.splitlines()[0]}", *texts])


def _of_python() -> str:
    text = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    words = _read(text) if text.is_file() else "https://docs.python.org/3/license.html"
    return f"Licence: PSF-2.0\n\n{sys.copyright}\n\n{words}"


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace")


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    if unknown := carried.unknown(folder):
        sys.exit(f"What these carry of others is not known: {', '.join(unknown)}. See packaging/licences/parts.toml.")
    (folder / "NOTICES.txt").write_text(notices(folder), encoding="utf-8")
