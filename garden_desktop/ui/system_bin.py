"""The bin of the system, which Qt knows on every desktop."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QFile

from garden_desktop.core.text import printable
from garden_desktop.ui.kit.events import path_of


def to_bin(path: Path) -> Path | None:
    """Move a file there, and tell where it lies now: the old path where the system does not say, None where it has no
    bin for this file."""
    name = printable(path)
    if os.fsencode(path) != name.encode():  # Qt drops what is no text from a name, and would throw away another file
        return None
    file = QFile(name)
    if not file.moveToTrash():  # called with a name it gives no path, whatever PySide's stubs say
        return None
    return path_of(file.fileName()) if file.fileName() else path
