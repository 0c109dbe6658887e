"""HTML made by the house: a type of its own, so that words nobody has escaped cannot be taken for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NewType, Protocol

from garden_desktop.core.text import has_isolates

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

    class HtmlView(Protocol):
        """What shows HTML: a document, a text browser."""

        def setHtml(self, html: str, /) -> None: ...


Html = NewType("Html", str)
"""Markup in which every word that comes from outside is escaped."""

NOTHING = Html("")
BREAK = Html("<br>")


def escaped(words: str) -> Html:
    """Words as HTML that shows just these words."""
    from html import escape  # the home screen speaks plain

    return Html(escape(words, quote=False))


def joined(parts: Iterable[Html], between: Html = Html(" ")) -> Html:
    """Sentences one after another."""
    return Html(between.join(parts))


def directed(html: Html) -> Html:
    """HTML in which a name from right to left at the beginning of a paragraph does not turn the paragraph round.

    A document goes by the first letter of each block and looks into isolates, which QString does not.
    """
    return Html(f'<div dir="ltr">{html}</div>') if has_isolates(html) else html


def show_html(page: HtmlView, html: Html) -> None:
    """The door to Qt's own: only HTML of the house gets through."""
    page.setHtml(directed(html))


def append_html(page: QTextDocument, html: Html) -> None:
    """Paragraphs after all others, as if they had been shown with them."""
    from PySide6.QtGui import QTextCursor, QTextDocument, QTextDocumentFragment

    made = QTextDocument()
    show_html(made, html)
    cursor = QTextCursor(page.lastBlock())
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    cursor.insertBlock(made.firstBlock().blockFormat())
    cursor.insertFragment(QTextDocumentFragment(made))


def put_html_on_top(page: QTextDocument, html: Html) -> None:
    """Paragraphs in place of the first one, as if they had been shown with the others."""
    from PySide6.QtGui import QTextCursor, QTextDocument, QTextDocumentFragment

    made = QTextDocument()
    show_html(made, html)
    cursor = QTextCursor(page.firstBlock())
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    cursor.removeSelectedText()
    cursor.setBlockFormat(made.firstBlock().blockFormat())
    cursor.insertFragment(QTextDocumentFragment(made))
