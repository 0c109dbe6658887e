"""The match log as a text browser: sentences under headings, the oldest on top, the newest at the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from garden_desktop.core.types import Seat
from garden_desktop.ui.kit.buttons.painted import ENTER
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.html import NOTHING, Html, append_html, escaped, put_html_on_top, show_html

_SCHEME: Final = "ply"
_FOLD: Final = "fold"
_BETWEEN: Final = ","
"""Separator of names in the fragment of a link."""
_INDENT: Final = 12
_MORE: Final = "…"
"""Placeholder above the oldest loaded line, while older ones exist."""


class LogSentence(NamedTuple):
    """Sentence about move `ply`, with the `names` of things on the table; similar ones fold into the line `within`."""

    ply: int
    sentence: Html
    within: Html = NOTHING
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LogChapter:
    """Sentences under one heading, in order."""

    heading: str
    lines: tuple[LogSentence, ...]


def chapters(lines: Iterable[tuple[str, LogSentence]]) -> list[LogChapter]:
    """Group sentences with equal consecutive headings into chapters."""
    together = groupby(lines, key=lambda line: line[0])
    return [LogChapter(heading, tuple(told for _, told in same)) for heading, same in together]


class LogView(QTextBrowser):
    """Text browser of the match log.

    Each sentence is a link, by mouse or by Enter at the cursor: `jumped(ply)` asks to show that moment. Similar
    sentences fold into a line that opens and closes; during playback the newest of them is visible. Only the end of a
    long log is loaded; scrolling near the top asks for older lines (`read_on`). `pointed` carries the things named by
    the sentence under pointer or cursor, () for none.
    """

    jumped = Signal(int)
    pointed = Signal(tuple)
    read_on = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._reader: Seat | None = None
        self._end: Sequence[LogChapter] = ()
        self._older: Sequence[LogChapter] = ()
        self._more = self._placing = False
        self._at_end = True
        self._opened: set[int] = set()
        self._names: tuple[str, ...] = ()
        self.setOpenLinks(False)
        flags = Qt.TextInteractionFlag  # Tab leaves the story at once instead of stopping at every sentence
        self.setTextInteractionFlags(
            flags.LinksAccessibleByMouse | flags.TextSelectableByMouse | flags.TextSelectableByKeyboard
        )
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keys of the table to the log
        self.anchorClicked.connect(self._follow)
        self.highlighted.connect(self._point)
        self.cursorPositionChanged.connect(self._point_at_cursor)
        self.document().setDocumentMargin(2)
        appearance.changed.connect(self._render)
        self.verticalScrollBar().valueChanged.connect(self._look_above)
        self.retranslate()

    def differs(self, told: Sequence[LogChapter], reader: Seat | None) -> bool:
        """Whether these chapters for `reader` differ from those shown."""
        return (reader, told) != (self._reader, self._end)

    def show_chapters(self, told: Sequence[LogChapter], reader: Seat | None = None, *, more: bool = False) -> None:
        """Show the end of the log to `reader`, scrolled to the last line; `more` says that older lines exist. Chapters
        that are shown already keep their scroll position."""
        if self.differs(told, reader):
            self._reader, self._end, self._older, self._more = reader, told, (), more
            self._render()

    def append_chapters(self, told: Sequence[LogChapter], reader: Seat | None) -> bool:
        """Append new lines to the last chapter if nothing else has changed; returns whether it was so. Keeps older
        lines, and avoids rendering a long chapter at every move."""
        fresh = self._fresh(told) if told and self._end and reader == self._reader else None
        if fresh is None:
            return False
        self._end, self._placing = told, True
        append_html(self.document(), Html("".join(self._paragraphs(fresh))))
        self._show_newest()
        return True

    def _fresh(self, told: Sequence[LogChapter]) -> LogChapter | None:
        """New lines of the last chapter; None if anything else has changed."""
        shown, now = self._end[-1], told[-1]
        lines = now.lines[len(shown.lines) :]
        grown = now.heading == shown.heading and bool(lines) and now.lines[: len(shown.lines)] == shown.lines
        folded = any(line.within for line in (*shown.lines[-1:], *lines))
        return LogChapter(now.heading, lines) if grown and not folded and told[:-1] == self._end[:-1] else None

    def show_older_chapters(self, told: Sequence[LogChapter], *, more: bool) -> None:
        """Insert older chapters on top; scroll position and cursor stay at the same lines."""
        self._older, self._more = [*told, *self._older], more
        bar, cursor = self.verticalScrollBar(), self.textCursor()
        to_end, below = self.document().characterCount() - cursor.position(), bar.maximum() - bar.value()
        self._placing = True
        put_html_on_top(self.document(), self._html(told))
        self._go_back(self.document().characterCount() - to_end, bar.maximum() - below)
        self._placing = False
        self._read_on_within(0)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Match log"))
        self._render()

    def _render(self) -> None:
        self._placing = True
        self._point(QUrl())
        show_html(self, self._html([*self._older, *self._end]))
        self._show_newest()

    def _html(self, told: Sequence[LogChapter]) -> Html:
        theme = self._appearance.theme
        heading = f'style="color:{theme.muted.name()}; font-size:{px(13)}px; font-weight:bold; margin:10px 0 3px 0"'
        parts = [f"<p {heading}>{_MORE}</p>"] if self._more else []
        for chapter in told:
            parts.append(f"<p {heading}>{escaped(chapter.heading)}</p>")
            parts += self._paragraphs(chapter)
        return Html("".join(parts))

    def _look_above(self) -> None:
        """Scroll handler: load older lines one page before they are reached."""
        if not self._placing:
            bar = self.verticalScrollBar()
            self._at_end = bar.value() == bar.maximum()
            self._read_on_within(self.viewport().height())

    def _read_on_within(self, high: int) -> None:
        """Load older lines where less than `high` pixels are left above, or the page is not full."""
        bar = self.verticalScrollBar()
        if self._more and (bar.value() < high or not bar.maximum()):
            self.read_on.emit()

    def _paragraphs(self, chapter: LogChapter) -> Iterator[str]:
        for ply, within, lines in self._unfolded(chapter):
            if within:
                words = self.tr("hide") if ply in self._opened else self.tr("show")
                yield self._paragraph(f"{_FOLD}:{ply}", Html(f"{within} <u>{escaped(words)}</u>"))
            for line in lines:
                named = f"#{_BETWEEN.join(map(_encoded, line.names))}" if line.names else ""
                yield self._paragraph(f"{_SCHEME}:{ply}{named}", line.sentence, inner=bool(within))

    def _unfolded(self, chapter: LogChapter) -> Iterator[tuple[int, Html, Sequence[LogSentence]]]:
        """Visible lines of a chapter, move by move, with the line that they fold into, if any."""
        for (ply, within), alike in groupby(chapter.lines, key=attrgetter("ply", "within")):
            lines = list(alike)
            if within and ply not in self._opened:
                lines = lines[-1:] if lines[-1] is chapter.lines[-1] else []
            yield ply, within, lines

    def _paragraph(self, leads_to: str, html: Html, *, inner: bool = False) -> str:
        link = f'style="color:{self._appearance.theme.ink.name()}; text-decoration:none; font-size:{px(13)}px"'
        return f'<p style="margin:3px 0 3px {_INDENT if inner else 0}px"><a href="{leads_to}" {link}>{html}</a></p>'

    def _show_newest(self) -> None:
        """Scroll to the last line, and move the cursor there."""
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
        self._at_end, self._placing = True, False
        self._read_on_within(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the last line visible, unless the reader has scrolled up: an overlay may stand below the page now."""
        placing, self._placing = self._placing, True
        super().resizeEvent(event)
        self._placing = placing  # the scroll bar comes and goes during layout
        if self._at_end and not placing:
            self._placing = True
            self._show_newest()

    def _follow(self, url: QUrl) -> None:
        ply = int(url.path())
        if url.scheme() == _FOLD:
            self._turn(ply)
        else:
            self.jumped.emit(ply)

    def _point(self, url: QUrl) -> None:
        encoded = url.fragment(QUrl.ComponentFormattingOption.FullyEncoded)
        names = tuple(QUrl.fromPercentEncoding(name.encode()) for name in filter(None, encoded.split(_BETWEEN)))
        if names != self._names:
            self._names = names
            self.pointed.emit(names)

    def _point_at_cursor(self) -> None:
        """Point at the sentence of the cursor, if the log has the focus; without it the cursor only follows the newest
        line."""
        if self.hasFocus() and not self._placing:
            self._point(QUrl(self._at_cursor()))

    def _turn(self, ply: int) -> None:
        """Fold or unfold a line; cursor and scroll position stay."""
        at, seen = self.textCursor().position(), self.verticalScrollBar().value()
        self._opened ^= {ply}
        self._render()
        self._go_back(min(at, self.document().characterCount() - 1), seen)

    def _go_back(self, at: int, seen: int) -> None:
        """Restore cursor and scroll position."""
        cursor = self.textCursor()
        if cursor.position() != at:
            cursor.setPosition(at)
            self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(seen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter follows the link at the cursor."""
        if event.key() in ENTER and (leads_to := self._at_cursor()):
            self._follow(QUrl(leads_to))
        else:
            super().keyPressEvent(event)

    def _at_cursor(self) -> str:
        cursor = self.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        return cursor.charFormat().anchorHref()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._point_at_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(QUrl())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(QUrl())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._point(QUrl())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _encoded(name: str) -> str:
    """Name for a link, percent-encoded: custom packs may contain any characters."""
    return bytes(QUrl.toPercentEncoding(name).data()).decode()
