"""Rules of a game as PDF, to be printed: black on white, whatever the theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter, QPalette, QTextCharFormat, QTextCursor, QTextDocument

from garden_desktop.ui.book.exports import page_writer
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.kit.style.theme import display_font
from garden_desktop.ui.rules.rulebook import Rulebook
from garden_desktop.ui.rules.rules_text_view import RulesTextView

_DPI: Final = 96
"""The running text has so many pixels to the inch."""
_PX: Final = 13
_MARGIN_MM: Final = 18
_PICTURE: Final = QTextDocument.ResourceType.ImageResource.value


class _RulesOnPaper(RulesTextView):
    """Text view whose pictures are drawn for a printer, with four times the pixels of a screen."""

    def devicePixelRatioF(self) -> float:
        return 4.0

    def paged(self) -> QTextDocument:
        """Return a copy that is no longer laid out by the view, which knows no pages, and has its pictures."""
        copy = self.document().clone()
        copy.setDocumentMargin(0)
        formats = (form.toImageFormat() for form in self.document().allFormats() if form.isImageFormat())
        for name in {form.name() for form in formats}:
            copy.addResource(_PICTURE, QUrl(name), self.loadResource(_PICTURE, name))
        return copy


def rules_pdf(game: str, book: Rulebook, art: DrawingCache) -> bytes:
    """Return the rules as A4 pages."""
    view = _RulesOnPaper(Appearance(art), game)
    view.show_book(book, _PX)
    document = view.paged()
    title = QTextCharFormat()
    title.setFont(display_font(2 * _PX))
    first = QTextCursor(document)
    first.insertBlock()
    first.setPosition(0)
    first.insertText(book.title, title)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = page_writer(buffer, book.title, _MARGIN_MM)
    scale = writer.resolution() / _DPI
    page = QRectF(0, 0, writer.width() / scale, writer.height() / scale)
    document.setPageSize(QSizeF(page.size()))
    painter, context = QPainter(writer), QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)  # that of a dark theme is white
    painter.scale(scale, scale)
    for number in range(document.pageCount()):
        if number:
            writer.newPage()
            painter.translate(0, -page.height())
        context.clip = page.translated(0, number * page.height())
        painter.setClipRect(context.clip)
        document.documentLayout().draw(painter, context)
    painter.end()
    del writer  # the writer's destructor writes the end of the file
    return bytes(buffer.data().data())
