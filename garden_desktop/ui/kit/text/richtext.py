"""HTML sentences, laid out to a width and painted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QTextDocument

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.layout.upright import upright
from garden_desktop.ui.kit.text.html import Html, show_html

LINE_HEIGHT: Final = 140


def document(html: Html, font: QFont, colour: QColor, width: float, line_height: int = LINE_HEIGHT) -> QTextDocument:
    """`html` in `font`, wrapped at `width` logical pixels; `line_height` in percent of the face's own 1.36."""
    made = QTextDocument()
    made.setDocumentMargin(0)
    made.setDefaultFont(font)
    show_html(made, Html(f'<div style="color:{colour.name()};line-height:{round(line_height / 1.36)}%">{html}</div>'))
    made.setTextWidth(width)
    return made


def paint(painter: QPainter, made: QTextDocument, rect: QRectF) -> None:
    """Paint a document from the top left corner of `rect`; what does not fit is cut."""
    with upright(painter, rect):
        painter.translate(rect.topLeft())
        made.drawContents(painter, QRectF(QPointF(), rect.size()))


def plain(html: Html) -> str:
    """The words of `html`, for screen readers."""
    made = QTextDocument()
    show_html(made, html)
    return " ".join(without_isolates(made.toPlainText()).split())
