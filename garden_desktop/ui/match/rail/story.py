"""The story of the match: sentences under headings, the latest round first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import NOTHING, Html, escaped, show_html

_SCHEME: Final = "ply"
_FOLD: Final = "fold"
_MORE: Final = "more"
_INDENT: Final = 12


class Told(NamedTuple):
    """One sentence about move `ply`; many alike stand `within` one line that opens."""

    ply: int
    sentence: Html
    within: Html = NOTHING


@dataclass(frozen=True, slots=True)
class Chapter:
    """What happened under one heading, in order."""

    heading: str
    lines: tuple[Told, ...]


def chapters(lines: Iterable[tuple[str, Told]]) -> list[Chapter]:
    """Sort sentences, each with its heading, into chapters, as long as a heading stays the same."""
    together = groupby(lines, key=lambda line: line[0])
    return [Chapter(heading, tuple(told for _, told in same)) for heading, same in together]


class Story(QTextBrowser):
    """Every sentence can be clicked, or taken with Enter where the keyboard stands: `jumped(ply)` asks to look at that
    moment. What is alike stands behind one line, which opens and closes; while it is being told its newest sentence is
    there as well. `more_wanted` asks for what was before: whoever scrolls to the end, or takes the line there, reads
    on."""

    jumped = Signal(int)
    more_wanted = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._chapters: Sequence[Chapter] = ()
        self._opened: set[int] = set()
        self._more = False
        self.setOpenLinks(False)
        flags = Qt.TextInteractionFlag  # Tab leaves the story at once instead of stopping at every sentence
        self.setTextInteractionFlags(
            flags.LinksAccessibleByMouse | flags.TextSelectableByMouse | flags.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.document().setDocumentMargin(2)
        appearance.changed.connect(self._render)
        self.retranslate()

    def tell(self, told: Sequence[Chapter], *, more: bool = False) -> None:
        """Show these chapters, the last one on top, as far down as it has been told, and that there is `more` before
        them; where they are shown already, whoever has scrolled stays where they read."""
        before, self._more = self._more, more
        if told != self._chapters or more != before:
            longer = before and list(told[-len(self._chapters) :]) == list(self._chapters)
            self._chapters = told
            self._render_in_place() if longer else self._render()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Story of the match"))
        self._render()

    def _render(self) -> None:
        theme = self._appearance.theme
        heading = f'style="color:{theme.muted.name()}; font-size:13px; font-weight:bold; margin:10px 0 3px 0"'
        parts = []
        for chapter in reversed(self._chapters):
            parts.append(f"<p {heading}>{escaped(chapter.heading)}</p>")
            parts += self._paragraphs(chapter)
        if self._more:
            parts.append(self._paragraph(f"{_MORE}:0", Html(f"<u>{escaped(self.tr('What was before'))}</u>")))
        show_html(self, Html("".join(parts)))
        self._show_newest()

    def _paragraphs(self, chapter: Chapter) -> Iterator[str]:
        for (ply, within), alike in groupby(chapter.lines, key=lambda line: (line.ply, line.within)):
            lines = list(alike)
            if within:
                words = self.tr("hide") if ply in self._opened else self.tr("show")
                yield self._paragraph(f"{_FOLD}:{ply}", Html(f"{within} <u>{escaped(words)}</u>"))
                lines = lines if ply in self._opened else lines[-1:] if lines[-1] is chapter.lines[-1] else []
            yield from (self._paragraph(f"{_SCHEME}:{ply}", line.sentence, inner=bool(within)) for line in lines)

    def _paragraph(self, leads_to: str, html: Html, *, inner: bool = False) -> str:
        link = f'style="color:{self._appearance.theme.ink.name()}; text-decoration:none; font-size:13px"'
        return f'<p style="margin:3px 0 3px {_INDENT if inner else 0}px"><a href="{leads_to}" {link}>{html}</a></p>'

    def _show_newest(self) -> None:
        """Scroll a chapter that is longer than the page to its last line."""
        if self._chapters:
            newest = self.document().findBlockByNumber(sum(1 for _ in self._paragraphs(self._chapters[-1])))
            bottom = self.document().documentLayout().blockBoundingRect(newest).bottom()
            self.verticalScrollBar().setValue(max(0, ceil(bottom) - self.viewport().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_newest()

    def _follow(self, url: QUrl) -> None:
        ply = int(url.path())
        if url.scheme() == _MORE:
            self.more_wanted.emit()
        elif url.scheme() == _FOLD:
            self._turn(ply)
        else:
            self.jumped.emit(ply)

    def _turn(self, ply: int) -> None:
        """Open or close what stands behind a line."""
        self._opened ^= {ply}
        self._render_in_place()

    def _scrolled(self, value: int) -> None:
        """At the end of what is told more is."""
        bar = self.verticalScrollBar()
        if self._more and value and value == bar.maximum() and self.isVisible():
            later(self, self._read_on)

    def _read_on(self) -> None:
        if self._more and self.verticalScrollBar().value() == self.verticalScrollBar().maximum():
            self.more_wanted.emit()

    def _render_in_place(self) -> None:
        """Keyboard and page stay where they are."""
        at, seen = self.textCursor().position(), self.verticalScrollBar().value()
        self._render()
        cursor = self.textCursor()
        cursor.setPosition(min(at, self.document().characterCount() - 1))
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(seen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the line in which the cursor stands."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (leads_to := self._at_cursor()):
            self._follow(QUrl(leads_to))
        else:
            super().keyPressEvent(event)

    def _at_cursor(self) -> str:
        cursor = self.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        return cursor.charFormat().anchorHref()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
