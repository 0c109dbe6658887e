"""Every text on a surface as Qt shows it: names that contain markup must appear literally."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtGui import QAccessible, QAction, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QTextBrowser,
    QWidget,
)

from tests.ui.players import walk

NAMES = (
    '<img src="kiwi7.png">',
    "<b>lime7<br>&amp;&lt;",
    "<a href=ply:0>plum7</a>",
    "pear7 & {name} %n<br>",
)
"""What people call themselves who want to know; each has a word in it that stands nowhere else."""
WORDS = ("kiwi7", "lime7", "plum7", "pear7")
_KINDS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
JOINER = "\u2060"
_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


class Word(NamedTuple):
    """A text with the class of its widget, its role there, and its displayed form."""

    where: str
    how: str
    text: str

    @property
    def surface(self) -> str:
        return f"{self.where} {self.how}"


def mistaken(words: Iterable[Word]) -> list[Word]:
    """Return the texts that contain part of a name and not the literal name."""
    return [word for word in words if any(_stands_alone(word.text, number) for number in range(len(NAMES)))]


def named(words: Iterable[Word]) -> set[str]:
    """Return the surfaces on which a name appears."""
    return {word.surface for word in words if any(name in word.text for name in NAMES)}


def _stands_alone(text: str, number: int) -> bool:
    return WORDS[number] in text.replace(NAMES[number], "")


def words_of(root: QWidget) -> Iterator[Word]:
    """Yield the visible, tooltip and accessible texts of a widget and its descendants, without painted text."""
    for widget in (root, *root.findChildren(QWidget)):
        where = whose(widget)
        assert not Qt.mightBeRichText(widget.toolTip()), f"{where}: {widget.toolTip()}"
        yield Word(where, "tooltip", widget.toolTip().replace(JOINER, ""))
        yield Word(where, "title", widget.windowTitle())
        yield from (Word(where, how, text) for how, text in _own_words(widget))
    for node in walk(root):
        shown = node.object()
        where = whose(shown) if isinstance(shown, QWidget) else f"a {node.role().name}"
        for kind in _KINDS:
            yield Word(where, kind.name, node.text(kind).replace(JOINER, ""))


def whose(widget: QWidget) -> str:
    """Return the name of a widget: the attribute that holds it, otherwise its class."""
    above = widget.parentWidget()
    while above is not None:
        for name, held in vars(above).items():
            if held is widget:
                return f"{type(above).__name__}.{name.strip('_')}"
        above = above.parentWidget()
    return type(widget).__name__


def _own_words(widget: QWidget) -> Iterator[tuple[str, str]]:
    if isinstance(widget, QLabel):
        yield "label", _of_label(widget)
    elif isinstance(widget, QAbstractButton):
        assert widget.shortcut().isEmpty(), f"{widget.text()}: a shortcut nobody gave"
        yield "button", widget.text()
    elif isinstance(widget, QLineEdit):
        yield "field", widget.text()
    elif isinstance(widget, QTextBrowser):
        yield "page", plain(widget.document())
    elif isinstance(widget, QAbstractItemView):
        yield from (("list", text) for text in _of_view(widget))
    elif isinstance(widget, QMenu):
        yield from (("menu", _of_action(action)) for action in widget.actions())


def _of_label(label: QLabel) -> str:
    assert label.textFormat() != Qt.TextFormat.AutoText, f"{label.text()!r} is shown as Qt guesses"
    if label.textFormat() == Qt.TextFormat.PlainText:
        return label.text()
    document = QTextDocument()
    document.setHtml(label.text())
    return plain(document)


def _of_action(action: QAction) -> str:
    return re.sub("&(.)", r"\1", action.text())


def _of_view(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    columns = 1 if isinstance(view, QListView) else model.columnCount()
    for column in range(columns):
        for row in range(model.rowCount()):
            yield from (_of_data(model.index(row, column).data(role), role) for role in _ROLES)
        yield from (_of_data(model.headerData(column, Qt.Orientation.Horizontal, role), role) for role in _ROLES)


def _of_data(data: object, role: Qt.ItemDataRole) -> str:
    text = str(data or "")
    assert role != Qt.ItemDataRole.ToolTipRole or not Qt.mightBeRichText(text), text
    return text.replace(JOINER, "")


def plain(document: QTextDocument) -> str:
    """The words of a document, which may have no pictures, and links to moments or lines of the log alone, with the
    places that a line names."""
    for used in document.allFormats():
        assert not used.isImageFormat(), f"a picture in {document.toPlainText()!r}"
        target = used.toCharFormat().anchorHref()
        assert re.fullmatch(r"(fold:\d+|ply:\d+(#[\w,%-]+)?)?", target), f"a link to {target}"
    return " ".join(document.toPlainText().split())
