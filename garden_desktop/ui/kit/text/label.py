"""Labels of the house: words as they are, or a sentence whose HTML the house has made.

Qt takes the words of a bare QLabel for HTML as soon as they look like it, and somebody's name may.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QWidget

from garden_desktop.core.text import has_isolates, without_isolates
from garden_desktop.ui.kit.layout.mirror import aligned
from garden_desktop.ui.kit.text.html import Html, directed
from garden_desktop.ui.kit.text.richtext import plain


class _Aligned(QLabel):
    """Words stand where a layout begins. Qt goes by their letters: it puts "Ann" to the left in an Arabic window, and a
    Hebrew name to the right in an English one."""

    def __init__(self, parent: QWidget | None, words: Qt.TextFormat, *, wrap: bool) -> None:
        super().__init__(parent, textFormat=words, wordWrap=wrap)
        self._asked = self.alignment()
        self._renamed = False
        self._align()

    def setAlignment(self, alignment: Qt.AlignmentFlag) -> None:
        self._asked = alignment
        self._align()

    def _align(self) -> None:
        super().setAlignment(aligned(self, self._asked))

    def _name_for_readers(self, words: str | None) -> None:
        """Give readers, who take the words of a label for its name, words without isolates; None: they need none."""
        if words is not None or self._renamed:
            self.setAccessibleName(words or "")
        self._renamed = words is not None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._align()


class Label(_Aligned):
    """Shows words and nothing else, whatever they look like."""

    def __init__(self, parent: QWidget | None = None, *, wrap: bool = False) -> None:
        super().__init__(parent, Qt.TextFormat.PlainText, wrap=wrap)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._name_for_readers(without_isolates(text) if has_isolates(text) else None)


class RichLabel(_Aligned):
    """Shows a sentence with bold values and coloured names."""

    def __init__(self, parent: QWidget | None = None, *, wrap: bool = False) -> None:
        super().__init__(parent, Qt.TextFormat.RichText, wrap=wrap)

    def set_html(self, html: Html) -> None:
        self.setText(directed(html))
        self._name_for_readers(plain(html) if has_isolates(html) else None)
