"""The bin of the system, which Qt knows on every desktop."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFile


def to_bin(path: Path) -> Path | None:
    """Move a file there, and tell where it lies now: the old path where the system does not say, None where it has no
    bin for this file."""
    if not path.name.isprintable():  # Qt drops what is no text from a name, and would throw away another file
        return None
    file = QFile(str(path))
    if not file.moveToTrash():  # called with a name it gives no path, whatever PySide's stubs say
        return None
    return Path(file.fileName() or path)
