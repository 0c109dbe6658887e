"""List of puzzles with grade and state, and selection of the next one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from garden_desktop.core.game import Game
from garden_desktop.core.packs import PackError
from garden_desktop.core.practice import Puzzle
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games import registry
from garden_desktop.hotseat.practice import library
from garden_desktop.hotseat.practice.progress import PuzzleProgress
from garden_desktop.hotseat.practice.session import PracticeSession, opened
from garden_desktop.ui.kit.layout.mirror import line_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.style.painting import upright
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.lines import list_lines, set_accessible_line
from garden_desktop.ui.kit.text.translations import format_message

# List


_ROW: Final = 46
_NUMBER: Final = 44
_MARK: Final = 26
_TITLES: Final = (14, 13, 12, 11, 10, 9, 8)
_STATES: Final = (12, 11, 10, 9)
"""Font sizes of a title and of the line below it; the largest that fits is used."""
ALL, OPEN, NEARLY = "all", "open", "nearly"


class PuzzleRow(NamedTuple):
    """Puzzle in the list; `title` is "" until it is known, `value` the best value of a nearly solved one."""

    number: int
    difficulty: str
    title: str
    outcome: str
    state: str
    value: str

    def within(self, chosen: str) -> bool:
        """Whether the puzzle matches filter `chosen`."""
        return chosen == ALL or (self.outcome == NEARLY if chosen == NEARLY else self.outcome != "solved")


class PuzzleListView(QListWidget):
    """List of puzzles; row numbers include hidden rows."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._rows: Sequence[PuzzleRow] = ()
        self._painter = _RowPainter(appearance, self)
        self.setItemDelegate(self._painter)
        appearance.changed.connect(self._grow)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _grow(self) -> None:
        self.scheduleDelayedItemsLayout()

    @property
    def rows(self) -> Sequence[PuzzleRow]:
        """All rows, including hidden ones."""
        return self._rows

    def show_rows(self, rows: Sequence[PuzzleRow], at: int, chosen: str) -> None:
        """Show the rows that match filter `chosen`; the puzzle at index `at` is on the table."""
        self._rows = rows
        if self.count() != len(rows):
            list_lines(self, [""] * len(rows))
        spoken = self.tr("{number}, {title}, {difficulty}, {state}")
        for row, one in enumerate(rows):
            words = spoken.format(number=one.number, title=one.title, difficulty=one.difficulty, state=one.state)
            set_accessible_line(self, row, words, Qt.ItemDataRole.AccessibleTextRole)
            self.setRowHidden(row, not one.within(chosen))
        self.setCurrentRow(at)
        self.scrollTo(self.model().index(at, 0), QListWidget.ScrollHint.PositionAtCenter)
        self.viewport().update()


class _RowPainter(QStyledItemDelegate):
    def __init__(self, appearance: Appearance, shown: PuzzleListView) -> None:
        super().__init__(shown)
        self._appearance, self._shown = appearance, shown

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return grown(QSize(0, _ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        shown = self._shown.rows[index.row()]
        current = index.row() == self._shown.currentRow()
        with line_of(painter, option) as rect:
            self._paint(painter, rect, shown, current=current)

    def _paint(self, painter: QPainter, rect: QRectF, shown: PuzzleRow, *, current: bool) -> None:
        theme = self._appearance.theme
        if current:
            painter.setPen(QPen(theme.leaf, 2))
            painter.setBrush(theme.raised)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -2), 7, 7)
        else:
            painter.setPen(theme.line)
            painter.drawLine(rect.bottomLeft() - QPointF(0, 1), rect.bottomRight() - QPointF(0, 1))
        painter.setFont(display_font(16))
        painter.setPen(theme.ink if current else theme.muted)
        _write(painter, rect.adjusted(0, 0, _NUMBER - rect.width(), 0), Qt.AlignmentFlag.AlignCenter, str(shown.number))
        self._paint_mark(painter, rect.adjusted(rect.width() - _MARK - 4, 0, -4, 0), shown)
        marked = shown.value or shown.outcome == "solved"
        self._paint_words(painter, rect.adjusted(_NUMBER, 3, -_MARK - 6 if marked else -6, -4), shown, current)

    def _paint_words(self, painter: QPainter, room: QRectF, shown: PuzzleRow, current: bool) -> None:
        theme, half = self._appearance.theme, room.height() / 2
        fonts = [text_font(px, bold=current) for px in _TITLES]
        font = paragraph.fitting(shown.title, fonts, room.width())
        painter.setFont(font)
        painter.setPen(theme.ink)
        title = QFontMetricsF(font).elidedText(shown.title, Qt.TextElideMode.ElideRight, room.width())
        _write(painter, room.adjusted(0, 0, 0, -half), Qt.AlignmentFlag.AlignVCenter, title)
        words = f"{shown.difficulty} · {shown.state}"
        below = paragraph.fitting(words, [text_font(px) for px in _STATES], room.width())
        painter.setFont(below)
        painter.setPen(theme.muted)
        words = QFontMetricsF(below).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        _write(painter, room.adjusted(0, half, 0, 0), Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_mark(self, painter: QPainter, room: QRectF, shown: PuzzleRow) -> None:
        theme = self._appearance.theme
        if shown.outcome == "solved":
            box = QRectF(room.center().x() - 8, room.center().y() - 8, 16, 16)
            with upright(painter, box):
                draw_icon(painter, self._appearance.art, "check", box, theme.leaf)
        elif shown.value:
            painter.setFont(display_font(14))
            painter.setPen(theme.inked(theme.sun))
            _write(painter, room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, shown.value)


def _write(painter: QPainter, room: QRectF, where: Qt.AlignmentFlag, words: str) -> None:
    with upright(painter, room):
        painter.drawText(room, where, words)


FILE: Final = "puzzles.json"


class PuzzleSelector:
    """Puzzles of all games, their titles, and the progress of each player."""

    def __init__(self, folder: Path) -> None:
        self.progress = PuzzleProgress(folder / FILE)
        self._puzzles: dict[str, Sequence[Puzzle]] = {}
        self._faults: list[str] = []
        self._titles: dict[str, Message | None] = {}
        self.listed = ALL
        """Filter of the list of puzzles."""

    def puzzles(self, key: str) -> Sequence[Puzzle]:
        """Return the readable puzzles of a game."""
        if key not in self._puzzles:
            shelf = library.load(key)
            self._puzzles[key] = shelf.puzzles
            self._faults += [format_message(fault.text, str) for fault in shelf.faults]
        return self._puzzles[key]

    def daily(self) -> Puzzle | None:
        """Return today's puzzle, of whichever game; None if there is none."""
        return library.daily([self.puzzles(key) for key in registry.games()], date.today())

    def first(self, key: str, person: str) -> Puzzle | None:
        """Return the puzzle to start with: the first unsolved one, as the easiest come first. Today's has a button of
        its own, and may be far too hard for a beginner."""
        own = self.puzzles(key)
        left = [puzzle for puzzle in own if not _solved(self.progress.best(person, puzzle))]
        return next(iter(left or own), None)

    def title(self, puzzle: Puzzle) -> Message | None:
        """Return the title of a puzzle; None until `find_next_title` has computed it."""
        return self._titles.get(puzzle.id)

    def find_next_title(self, puzzles: Sequence[Puzzle]) -> bool:
        """Compute the next missing title, by replaying the puzzle up to its question; returns False if
        none is missing."""
        puzzle = next((one for one in puzzles if one.id not in self._titles), None)
        if puzzle is not None:
            game = registry.games()[puzzle.game]
            try:
                self._titles[puzzle.id] = opened(game, registry.load_pack(game, None), puzzle).ask.title
            except PackError:
                self._titles[puzzle.id] = None  # the error is shown when the puzzle is opened
        return puzzle is not None

    def start_session(self, game: Game, puzzle: Puzzle, person: str) -> PracticeSession:
        """Return a session for a puzzle. Raises PackError if the puzzle does not fit the game or its component data."""
        session = PracticeSession(game, registry.load_pack(game, None), puzzle, person)
        self._titles[puzzle.id] = session.ask.title
        return session

    def news(self) -> str:
        """Return a notice about unreadable puzzle or progress files, once; "" if there is none."""
        notice = self.progress.file.take_notice()
        said = [] if notice is None else [format_message(notice, str)]
        if self._faults:
            said.append(format_message(FAULTY.of(n=len(self._faults), first=self._faults[0]), str))
            self._faults.clear()
        return " ".join(said)


def _solved(best: object) -> bool:
    return getattr(best, "outcome", "") == "solved"


FAULTY = QT_TRANSLATE_NOOP("practice", "%n puzzles cannot be read and are skipped; the first: {first}.")
