"""Html: string type for markup whose inserted words are escaped, so that plain text cannot be shown as
HTML by mistake."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NewType, Protocol

from garden_desktop.core.text import has_isolates

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

    class HtmlView(Protocol):
        """Widget or document with a setHtml method, e.g. QTextBrowser or QTextDocument."""

        def setHtml(self, html: str, /) -> None: ...


Html = NewType("Html", str)
"""Markup in which every word from outside is escaped."""

NOTHING = Html("")
BREAK = Html("<br>")


def escaped(words: str) -> Html:
    """Return `words` as HTML that displays exactly these words."""
    from html import escape  # the home screen speaks plain

    return Html(escape(words, quote=False))


def joined(parts: Iterable[Html], between: Html = Html(" ")) -> Html:
    """Concatenate HTML sentences with a separator."""
    return Html(between.join(parts))


def directed(html: Html) -> Html:
    """Wrap HTML in a left-to-right block if it contains bidi isolates.

    QTextDocument takes the direction of a block from its first strong letter, even inside isolates (plain QString
    painting does not), so a leading Hebrew or Arabic name would turn the whole paragraph around.
    """
    return Html(f'<div dir="ltr">{html}</div>') if has_isolates(html) else html


def show_html(page: HtmlView, html: Html) -> None:
    """Set the HTML of a view or document. All calls of Qt's setHtml go through here, so only escaped Html gets in."""
    page.setHtml(directed(html))


def append_html(page: QTextDocument, html: Html) -> None:
    """Append paragraphs to a document, formatted as if it had been set with them."""
    from PySide6.QtGui import QTextCursor, QTextDocument, QTextDocumentFragment

    made = QTextDocument()
    show_html(made, html)
    cursor = QTextCursor(page.lastBlock())
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    cursor.insertBlock(made.firstBlock().blockFormat())
    cursor.insertFragment(QTextDocumentFragment(made))


def put_html_on_top(page: QTextDocument, html: Html) -> None:
    """Replace the first paragraph of a document, formatted as if it had been set with the new ones."""
    from PySide6.QtGui import QTextCursor, QTextDocument, QTextDocumentFragment

    made = QTextDocument()
    show_html(made, html)
    cursor = QTextCursor(page.firstBlock())
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    cursor.removeSelectedText()
    cursor.setBlockFormat(made.firstBlock().blockFormat())
    cursor.insertFragment(QTextDocumentFragment(made))
