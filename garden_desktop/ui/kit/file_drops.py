"""Files that somebody drops on a part of the window or chooses in a dialog, by the names that Qt gives them."""

from __future__ import annotations

import os
import re
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class FileDropFilter(QObject):
    """Hears of files that are dropped on a widget; `dropped` carries their paths."""

    dropped = Signal(object)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent | QDropEvent) and (files := _files(event)):
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self.dropped.emit(files)
            return True
        return super().eventFilter(watched, event)


def _files(event: QDropEvent) -> list[Path]:
    return [path_of(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def path_of(name: str) -> Path:
    """The file or folder that Qt names so. Where a name on the disk is no UTF-8 Qt gives another one, with a
    replacement character for what it cannot read: then it is the only one there that looks like this."""
    path = Path(os.fsdecode(name.encode("utf-8", "surrogatepass")))
    if "\N{REPLACEMENT CHARACTER}" not in name or os.path.lexists(path):
        return path
    found = Path(path.anchor)
    for part in path.relative_to(found).parts:
        found /= part if os.path.lexists(found / part) else _looking_like(part, found)
    return found


def _looking_like(part: str, folder: Path) -> str:
    try:
        alike = [one.name for one in folder.iterdir() if _as_qt_reads(one.name) == _as_qt_reads(part)]
    except OSError:  # whoever opens it says so
        return part
    return alike[0] if len(alike) == 1 else part


def _as_qt_reads(name: str) -> str:
    text = os.fsencode(name).decode("utf-8", "replace")
    return re.sub("\N{REPLACEMENT CHARACTER}+", "\N{REPLACEMENT CHARACTER}", text)
