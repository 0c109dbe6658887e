"""Lines of a list, made by Qt from plain texts.

What a line stands for is known by its row. A QListWidgetItem is not made in Python: it may be freed twice, and
`QListWidget.clear` deletes every other one from under its own count (docs/lifetimes.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget


def list_lines(shown: QListWidget, lines: Sequence[str]) -> None:
    """Show these lines instead of those before."""
    shown.clear()
    shown.addItems(lines)


def say(shown: QListWidget, row: int, words: str, role: Qt.ItemDataRole) -> None:
    """Tell a reader `words` about a line; nothing where there is no such row."""
    model = shown.model()
    model.setData(model.index(row, 0), words, role)
