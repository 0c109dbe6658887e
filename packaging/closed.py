"""Whether a frozen program brings every library that it needs, on Linux: what one system has, another lacks."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

OF_EVERY_SYSTEM: Final = re.compile(
    # the C library, and what draws on a screen
    r"ld-linux|lib(c|dl|m|pthread|rt|EGL|GL|wayland-(client|cursor|egl)|xcb)\.so"
)


def lacking(folder: Path) -> dict[str, str]:
    """The libraries that something in a folder needs, and that neither lie in it nor come with every desktop, each
    with one that needs it."""
    files = [file for file in folder.rglob("*") if file.is_file() and _is_program(file)]
    listing = subprocess.run(["objdump", "-p", *map(str, files)], capture_output=True, text=True, check=True).stdout
    there = {file.name for file in folder.rglob("*")}
    return {needed: who for who, needed in needs(listing) if needed not in there and not OF_EVERY_SYSTEM.match(needed)}


def needs(listing: str) -> list[tuple[str, str]]:
    """Who needs which library, by a listing of objdump."""
    found, who = [], ""
    for line in listing.splitlines():
        if "file format" in line:
            who = Path(line.partition(":")[0]).name
        elif line.split()[:1] == ["NEEDED"]:
            found.append((who, line.split()[1]))
    return found


def _is_program(file: Path) -> bool:
    with file.open("rb") as start:
        return start.read(4) == b"\x7fELF"
