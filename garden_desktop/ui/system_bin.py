"""System trash, by QFile.moveToTrash."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QFile

from garden_desktop.core.text import printable
from garden_desktop.ui.kit.events import path_of


def to_bin(path: Path) -> Path | None:
    """Move a file to the trash and return its new path.

    Returns the old path if the system does not tell the new one, and None if there is no trash for this file.
    """
    name = printable(path)
    if os.fsencode(path) != name.encode():  # Qt drops undecodable bytes from a name, and would move another file
        return None
    file = QFile(name)
    if not file.moveToTrash():  # the static overload with a name returns no path, whatever PySide's stubs say
        return None
    return path_of(file.fileName()) if file.fileName() else path
