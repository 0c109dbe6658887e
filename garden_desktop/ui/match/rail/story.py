"""The story of the match: sentences under headings, the latest round first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import Html, escaped, show_html

_SCHEME: Final = "ply"


@dataclass(frozen=True, slots=True)
class Chapter:
    """What happened under one heading: (ply, sentence) in order."""

    heading: str
    lines: tuple[tuple[int, Html], ...]


def chapters(lines: Iterable[tuple[str, int, Html]]) -> list[Chapter]:
    """Sort (heading, ply, sentence) into chapters, as long as a heading stays the same."""
    found: list[tuple[str, list[tuple[int, Html]]]] = []
    for heading, ply, sentence in lines:
        if not found or found[-1][0] != heading:
            found.append((heading, []))
        found[-1][1].append((ply, sentence))
    return [Chapter(heading, tuple(told)) for heading, told in found]


class Story(QTextBrowser):
    """Every sentence can be clicked: `jumped(ply)` asks to look at that moment."""

    jumped = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._chapters: Sequence[Chapter] = ()
        self.setOpenLinks(False)
        flags = Qt.TextInteractionFlag  # Tab leaves the story at once instead of stopping at every sentence
        self.setTextInteractionFlags(
            flags.LinksAccessibleByMouse | flags.TextSelectableByMouse | flags.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(self._jump)
        self.document().setDocumentMargin(2)
        appearance.changed.connect(self._render)
        self.retranslate()

    def tell(self, told: Sequence[Chapter]) -> None:
        """Show these chapters, the last one on top, as far down as it has been told; where they are shown already,
        whoever has scrolled stays where they read."""
        if told != self._chapters:
            self._chapters = told
            self._render()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Story of the match"))

    def _render(self) -> None:
        theme = self._appearance.theme
        heading = f'style="color:{theme.muted.name()}; font-size:13px; font-weight:bold; margin:10px 0 3px 0"'
        link = f'style="color:{theme.ink.name()}; text-decoration:none; font-size:13px"'
        parts = []
        for chapter in reversed(self._chapters):
            parts.append(f"<p {heading}>{escaped(chapter.heading)}</p>")
            for ply, html in chapter.lines:
                parts.append(f'<p style="margin:3px 0"><a href="{_SCHEME}:{ply}" {link}>{html}</a></p>')
        show_html(self, Html("".join(parts)))
        self._show_newest()

    def _show_newest(self) -> None:
        """Scroll a chapter that is longer than the page to its last line."""
        if self._chapters:
            newest = self.document().findBlockByNumber(len(self._chapters[-1].lines))
            bottom = self.document().documentLayout().blockBoundingRect(newest).bottom()
            self.verticalScrollBar().setValue(max(0, ceil(bottom) - self.viewport().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_newest()

    def _jump(self, url: QUrl) -> None:
        self.jumped.emit(int(url.path()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
