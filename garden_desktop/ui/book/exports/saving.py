"""Where an exported file is to lie, and that it lies there now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from garden_desktop.core.files import EXPORTED, write_whole
from garden_desktop.core.text import printable
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.file_drops import path_of


def ask_export_path(window: QWidget, words: str, name: str, kind: str) -> Path | None:
    """Ask where a file is to lie; `name` is offered. None where nobody says so."""
    chosen, _ = QFileDialog.getSaveFileName(window, words.rstrip("… "), printable(Path.home() / name), kind)
    return path_of(chosen) if chosen else None


def write_export(where: Path, make: Callable[[], bytes]) -> str:
    """Write what `make` gives, whole or not at all; the sentence that says so, or what stood in the way."""
    try:
        write_whole(where, make(), EXPORTED)
    except OSError as error:
        return error_message(error, where)
    return QCoreApplication.translate("ExportMenu", "It is now in {file}.").format(file=printable(where))
