"""Rules page: QTextBrowser with the program's fonts, inline pictures and search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import blend, display_font, text_font
from garden_desktop.ui.rules.rulebook import Rulebook, RuleSection, find_words

_ART: Final = "art"
_LARGE: Final = "figure"
_OBJECT: Final = "\ufffc"
_ICON: Final = 1.35
_FIGURE: Final = 2.9
"""Sizes of pictures (_ICON inline) in heights of the running text."""
_WHOLE: Final = 99
"""Width of tables in percent of the page. With 100, Qt sometimes adds a pixel and shows a horizontal scroll bar."""
_LINE: Final = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
_MARKDOWN: Final = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML


class RulesTextView(QTextBrowser):
    """View of a rulebook. Pictures are named `art:<sprite>` and drawn from the game's art folder.

    They are as high as the line of text, or large if `#figure` is appended to the name.
    """

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._game = game
        self._book: Rulebook | None = None
        self._px = 15
        self._hits: Sequence[QTextCursor] = ()
        self._places: list[tuple[RuleSection, int]] = []
        self._held: RuleSection | None = None
        self._reads_hit = False
        self.synonyms: Sequence[str] = ()
        self.at = -1
        self.setOpenLinks(False)
        self.verticalScrollBar().actionTriggered.connect(self._let_go)

    @property
    def hits(self) -> int:
        """Number of search results."""
        return len(self._hits)

    def show_book(self, book: Rulebook, px: int) -> None:
        """Show a book with running text of `px` logical pixels."""
        self._book, self._px = book, px
        # not yet: a scroll bar that appears while the page is filled would scroll to it
        held, self._held = self._held, None
        self.setStyleSheet(f"font-size: {px}px")
        self.document().setDefaultFont(text_font(px))
        self.document().setDefaultStyleSheet(f"a {{ color: {self._appearance.theme.leaf.name()} }}")
        self.document().setMarkdown(book.markdown, _MARKDOWN)
        self._places = list(zip(book.headings, self._set_blocks(book), strict=True))
        self._set_tables()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._hits, self.at, self._reads_hit = (), -1, False
        self._held = next((own for own, _ in self._places if held and own.anchor == held.anchor), None)

    def heading_here(self) -> RuleSection | None:
        """Return the heading that the reader looks at: the one gone to, that of the search result, else that of the
        text at the top of the page; or None."""
        if self._held:
            return self._held
        top = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        here = self._hits[self.at].selectionStart() if self._reads_hit else top
        reached = [heading for heading, place in self._places if place <= here + 1]
        return reached[-1] if reached else None

    def go_to(self, heading: RuleSection) -> None:
        """Scroll a heading to the top of the page, and keep it there on resize until the reader scrolls."""
        self._held, self._reads_hit = heading, False
        place = {own.anchor: at for own, at in self._places}[heading.anchor]
        block = self.document().findBlock(place)
        layout = self.document().documentLayout()
        layout.documentSize()  # forces the layout of the whole text, which limits the scroll bar
        top = layout.blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) - 4)
        self.setTextCursor(QTextCursor(block))

    def search(self, words: str, language: str) -> None:
        """Highlight all places that `words` find in a text of this language, and go to the best; "" removes the
        highlights."""
        self._hits, self.synonyms = find_words(self.document(), words, language)
        self.at, self._reads_hit = 0 if self._hits else -1, False
        self._mark()

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) occurrence, cyclically."""
        if self._hits:
            self.at = (self.at + by) % len(self._hits)
            self._mark()

    def _let_go(self) -> None:
        self._held, self._reads_hit = None, False

    def _mark(self) -> None:
        theme = self._appearance.theme
        marks = []
        for at, hit in enumerate(self._hits):
            mark = QTextEdit.ExtraSelection()
            here = at == self.at
            mark.format.setBackground(theme.sun if here else blend(theme.surface, theme.sun, 0.3))
            mark.format.setForeground(theme.over(theme.sun) if here else theme.ink)
            mark.cursor = hit
            marks.append(mark)
        self.setExtraSelections(marks)
        if self._hits:
            self._held, self._reads_hit = None, True
            cursor = QTextCursor(self._hits[self.at])
            cursor.setPosition(cursor.selectionStart())
            self.setTextCursor(cursor)
            self._show_found()

    def _show_found(self) -> None:
        """Scroll to the search result with some text below it, since a heading is looked for because of its section."""
        self.ensureCursorVisible()
        place, high = self.cursorRect(), self.viewport().height()
        if place.bottom() > high * 2 // 3:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + place.top() - high // 3)

    def _set_blocks(self, book: Rulebook) -> Sequence[int]:
        """Format all blocks and return the positions of the headings.

        Headings are recognized by their text: `QTextBlockFormat.headingLevel` sometimes returns garbage in PySide 6.11.
        """
        document = self.document()
        blocks = [document.findBlockByNumber(number) for number in range(document.blockCount())]
        places = book.found_among([block.text() for block in blocks])
        levels = {place: heading.level for place, heading in zip(places, book.headings, strict=True)}
        for number, block in enumerate(blocks):
            level = levels.get(number, 0)
            self._set_block(block, level)
            self._set_pictures(block)
        return [blocks[place].position() for place in places]

    def _set_block(self, block: QTextBlock, level: int) -> None:
        theme = self._appearance.theme
        form = QTextBlockFormat()
        form.setLineHeight(100 if level else 112, _LINE)
        listed = block.textList() is not None
        form.setTopMargin({0: 3 if listed else 5, 2: 22, 3: 14}[level])
        form.setBottomMargin({0: 3 if listed else 5, 2: 6, 3: 3}[level])
        cursor = QTextCursor(block)
        cursor.mergeBlockFormat(form)
        if level:
            face = QTextCharFormat()
            face.setFont(display_font(self._px * (1.55 if level == 2 else 1.25)))
            face.setForeground(theme.ink)
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            cursor.mergeCharFormat(face)

    def _set_pictures(self, block: QTextBlock) -> None:
        for spot, letter in enumerate(block.text()):
            if letter != _OBJECT:
                continue
            cursor = QTextCursor(block)
            cursor.setPosition(block.position() + spot)
            cursor.setPosition(block.position() + spot + 1, QTextCursor.MoveMode.KeepAnchor)
            form = cursor.charFormat().toImageFormat()
            side = self._side(QUrl(form.name()))
            form.setWidth(side)
            form.setHeight(side)
            form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            cursor.setCharFormat(form)

    def _side(self, url: QUrl) -> int:
        """Return the size of a picture in logical pixels."""
        return round(self._px * (_FIGURE if url.fragment() == _LARGE else _ICON))

    def _set_tables(self) -> None:
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                form = frame.format()
                form.setBorder(0)
                form.setCellPadding(4)
                form.setCellSpacing(0)
                form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
                form.setHeaderRowCount(1)
                form.setColumnWidthConstraints(self._widths(frame))
                form.setWidth(QTextLength(QTextLength.Type.PercentageLength, _WHOLE))
                frame.setFormat(form)
                self._centre_cells(frame)

    def _widths(self, table: QTextTable) -> list[QTextLength]:
        """Return the column widths of a table; a first column without header is for pictures."""
        widths = [QTextLength(QTextLength.Type.VariableLength, 0)] * table.columns()
        if not table.cellAt(0, 0).firstCursorPosition().block().text():
            widths[0] = QTextLength(QTextLength.Type.FixedLength, round(self._px * _FIGURE) + 8)
        return widths

    def _centre_cells(self, table: QTextTable) -> None:
        for row in range(table.rows()):
            for column in range(table.columns()):
                cell = table.cellAt(row, column)
                form = cell.format().toTableCellFormat()
                form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
                cell.setFormat(form)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._held:
            self.go_to(self._held)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        if url.scheme() != _ART:
            return None
        side = self._side(url)
        ratio, ground = self.devicePixelRatioF(), self._appearance.theme.middling
        return self._appearance.art.pixmap(self._game, url.path(), side, side, ratio, grounds=(ground,))
