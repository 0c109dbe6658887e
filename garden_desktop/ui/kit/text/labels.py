"""Labels for plain and rich text, with alignment by layout direction and names for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QLabel, QWidget

from garden_desktop.core.text import has_isolates, without_isolates
from garden_desktop.ui.kit.layout.mirror import aligned
from garden_desktop.ui.kit.style.painting import upright
from garden_desktop.ui.kit.text.html import Html, directed, show_html

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

# Painted rich text. The home screen has none, and PySide makes the class QTextDocument when it is imported.


LINE_HEIGHT: Final = 140


def document(html: Html, font: QFont, colour: QColor, width: float, line_height: int = LINE_HEIGHT) -> QTextDocument:
    """Return a QTextDocument of `html`, wrapped at `width` logical pixels.

    `line_height` is in percent of the font size. Qt wants it in percent of the natural line height, which is 1.36 times
    the font size of our fonts; hence the division.
    """
    from PySide6.QtGui import QTextDocument

    made = QTextDocument()
    made.setDocumentMargin(0)
    made.setDefaultFont(font)
    show_html(made, Html(f'<div style="color:{colour.name()};line-height:{round(line_height / 1.36)}%">{html}</div>'))
    made.setTextWidth(width)
    return made


def paint(painter: QPainter, made: QTextDocument, rect: QRectF) -> None:
    """Paint a document at the top left corner of `rect`, clipped to it."""
    with upright(painter, rect):
        painter.translate(rect.topLeft())
        made.drawContents(painter, QRectF(QPointF(), rect.size()))


def plain(html: Html) -> str:
    """Return the text of `html` on one line, for screen readers."""
    from PySide6.QtGui import QTextDocument

    made = QTextDocument()
    show_html(made, html)
    return " ".join(without_isolates(made.toPlainText()).split())


# Label widgets.


class _Aligned(QLabel):
    """QLabel whose text starts where its layout starts, whatever the language of the words.

    Qt aligns by the letters: it puts "Ann" to the left in an Arabic window and a Hebrew name to the right in an English
    one.
    """

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
        """Set an accessible name without bidi isolates, or go back to the label's text with None.

        Screen readers use the text of a label as its name, and some read the isolate characters aloud.
        """
        if words is not None or self._renamed:
            self.setAccessibleName(words or "")
        self._renamed = words is not None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._align()


class Label(_Aligned):
    """Label for plain text; never interprets its words as HTML."""

    def __init__(self, parent: QWidget | None = None, *, wrap: bool = False) -> None:
        super().__init__(parent, Qt.TextFormat.PlainText, wrap=wrap)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._name_for_readers(without_isolates(text) if has_isolates(text) else None)


class RichLabel(_Aligned):
    """Label for HTML, e.g. sentences with bold values and coloured names."""

    def __init__(self, parent: QWidget | None = None, *, wrap: bool = False) -> None:
        super().__init__(parent, Qt.TextFormat.RichText, wrap=wrap)

    def set_html(self, html: Html) -> None:
        self.setText(directed(html))
        self._name_for_readers(plain(html) if has_isolates(html) else None)
