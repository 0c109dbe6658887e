"""What the libraries of a frozen program carry of others, compiled into them: licences/parts.toml says it by file."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

LICENCES: Final = Path(__file__).resolve().parent / "licences"
FRAMEWORK: Final = re.compile(r"Qt(\w+)\.framework/.*")
LIBRARY: Final = re.compile(r"\.(so|dll|dylib|pyd)(\.|$)|\.framework$")


def of_others(folder: Path) -> list[tuple[str, str]]:
    """The parts of others in a program's folder, by name, each once with the words of its licence."""
    names = {part for carried in _by_file(folder).values() for part in carried or []}
    texts = [(LICENCES / "parts" / f"{name}.txt").read_text(encoding="utf-8") for name in sorted(names)]
    return [(text.splitlines()[0], text.partition("\n")[2]) for text in texts]


def unknown(folder: Path) -> list[str]:
    """The libraries of Qt in a program's folder of which nobody has said what they carry of others."""
    found = _by_file(folder).items()
    return [name for name, carried in found if carried is None and "PySide6/" in name and LIBRARY.search(name)]


def _by_file(folder: Path) -> dict[str, list[str] | None]:
    """What each file carries; None where the table does not speak of it."""
    table = tomllib.loads((LICENCES / "parts.toml").read_text(encoding="utf-8"))
    patterns = [each for kind in table.values() for each in kind.items()]
    files = sorted(file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    names = [FRAMEWORK.sub(r"Qt6\1.framework", file.relative_to(folder).as_posix()) for file in files]
    said = {name: [parts for pattern, parts in patterns if fnmatch(name, pattern)] for name in names}
    return {name: [each for parts in found for each in parts] if found else None for name, found in said.items()}
