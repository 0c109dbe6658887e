"""The licences of what a frozen program has from the system it was built on, as Debian keeps them."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

COMMON: Final = Path("/usr/share/common-licenses")
OWNER: Final = re.compile(r"([^\s:,]+)(?::\w+)?: /(?:usr/)?lib/[^/]+/([^/]+)")
UNKNOWN: Final = "Its licence is where the system that this program was built on has it from."


def of_system(folder: Path) -> list[tuple[str, str]]:
    """The libraries in a program's folder that no Python package brought, by the packages they are from, each with its
    licence; last the licences that those only name."""
    files = [file for file in (folder / "_internal").glob("lib*.so*") if not file.is_symlink()]
    names = sorted(file.name for file in files if not file.name.startswith("libpython"))
    owners = _owners(names)
    parts = []
    for package in sorted({owners.get(name, name) for name in names}):
        copyright_file = Path("/usr/share/doc") / package / "copyright"
        brought = ", ".join(name for name in names if owners.get(name, name) == package)
        text = _read(copyright_file) if copyright_file.is_file() else UNKNOWN
        parts.append((f"{package} ({brought})", text))
    return parts + [(name, _read(COMMON / name)) for name in named(text for _, text in parts)]


def named(texts: Iterable[str]) -> list[str]:
    """The common licences to which texts of Debian's refer, by name."""
    found = {name for text in texts for name in re.findall(rf"{re.escape(str(COMMON))}/([\w-]+(?:\.\d)?)", text)}
    return sorted(name for name in found if (COMMON / name).is_file())


def _owners(names: list[str]) -> dict[str, str]:
    """The Debian packages that libraries of this system belong to, where that can be asked."""
    if not names or shutil.which("dpkg-query") is None:
        return {}
    command = ["dpkg-query", "--search", *(f"*/{name}" for name in names)]
    listing = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return {found[2]: found[1] for line in listing.splitlines() if (found := OWNER.fullmatch(line))}


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace")
