"""Labels of the house: words as they are, or a sentence whose HTML the house has made.

Qt takes the words of a bare QLabel for HTML as soon as they look like it, and somebody's name may.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from garden_desktop.ui.kit.text.html import Html


class Label(QLabel):
    """Shows words and nothing else, whatever they look like."""

    def __init__(self, parent: QWidget | None = None, *, wrap: bool = False) -> None:
        super().__init__(parent, textFormat=Qt.TextFormat.PlainText, wordWrap=wrap)


class RichLabel(QLabel):
    """Shows a sentence with bold values and coloured names."""

    def __init__(self, parent: QWidget | None = None, *, wrap: bool = False) -> None:
        super().__init__(parent, textFormat=Qt.TextFormat.RichText, wordWrap=wrap)

    def say(self, html: Html) -> None:
        self.setText(html)
