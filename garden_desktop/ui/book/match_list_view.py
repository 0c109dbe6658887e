"""List view of matches: its delegate, keyboard navigation, and reading of the selected record."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from garden_desktop.hotseat.book.names_and_notes import MatchNote, MatchNotes
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.summary import NOT_READ, whole_part
from garden_desktop.ui.book.match_detail_view import MatchDetailView
from garden_desktop.ui.book.match_list_model import LINE, MatchGroupHeader, MatchListModel, MatchRow, SeatSummary
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.layout.mirror import line_of
from garden_desktop.ui.kit.player import paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.painting import upright
from garden_desktop.ui.kit.style.size import grown, px, scale
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS, display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.model import MatchPlayers

HEADING, HEIGHT = 36, 64
HIGH: Final = 88
"""Height in pixels of rows that are too narrow for name and date side by side."""
_TITLE: Final = 160
"""Width in pixels of a long match name in the smallest font."""
_PICTURED: Final = 210
_TITLES: Final = (17, 16, 15, 14, 13, 12, 11)
_TIMES: Final = (13, 12, 11, 10)
_PICTURE: Final = 48
_PERSON: Final = 122
_WIDEST: Final = 220
"""Maximum width of the column of a player; less if the match name needs the room."""
_NAME: Final = 240
_DISC: Final = 22
_WHEN: Final = 112
"""Width in pixels of the longest date, “aujourd’hui 20:48”."""
_BESIDE: Final = _WHEN + 16 + _TITLE
"""Width in pixels of name and date side by side."""
_SHOWN: Final = 4
"""Maximum number of players in a row; with more of them, three and a number."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MatchRowDelegate(QStyledItemDelegate):
    """Delegate that paints a row: picture of the game, name and duration, players in order of place, and date."""

    def __init__(self, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance = appearance

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        if not index.flags() & Qt.ItemFlag.ItemIsEnabled:
            return grown(QSize(100, HEADING))
        return grown(QSize(100, HIGH if _narrow(option.rect.width() / scale()) else HEIGHT))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        shown = index.data(LINE)
        with line_of(painter, option) as box:
            if isinstance(shown, MatchGroupHeader):
                self._paint_heading(painter, box, shown)
            elif isinstance(shown, MatchRow):
                chosen = bool(option.state & QStyle.StateFlag.State_Selected)
                self._paint_ground(painter, box, chosen=chosen)
                self._paint_line(painter, box.adjusted(10, 0, -10, 0), shown)

    def _paint_heading(self, painter: QPainter, box: QRectF, heading: MatchGroupHeader) -> None:
        room = box.adjusted(8, 8, -10, 0)
        self._write(painter, room, heading.words, text_font(14, bold=True), _LEFT, lit=True)
        self._write(painter, room, heading.number, text_font(13), _RIGHT)

    def _paint_ground(self, painter: QPainter, box: QRectF, *, chosen: bool) -> None:
        theme = self._appearance.theme
        if chosen:
            painter.setPen(QPen(theme.leaf, theme.ring))
            painter.setBrush(theme.soft)
            painter.drawRoundedRect(box.adjusted(2, 1, -2, -1), 8, 8)
        else:
            painter.fillRect(QRectF(box.left() + 74, box.bottom() - 1, box.width() - 84, 1), theme.line)

    def _paint_line(self, painter: QPainter, box: QRectF, line: MatchRow) -> None:
        picture = QRectF(box.left(), box.center().y() - _PICTURE / 2, _PICTURE, _PICTURE)
        if box.width() >= _PICTURED:
            self._paint_picture(painter, picture, line)
            box = box.adjusted(_PICTURE + 16, 0, 0, 0)
        room = box
        if (
            box.height() > (HEIGHT + HIGH) / 2
        ):  # compared with the mean, as rounding to whole pixels misses HIGH at some text sizes
            self._paint_below_each_other(painter, room, line)
            return
        when = QRectF(room.right() - _WHEN, room.top(), _WHEN, room.height())
        face = paragraph.fitting(line.when, [text_font(px) for px in _TIMES], _WHEN)
        self._write(painter, when, line.when, face, _RIGHT)
        columns = _columns(room.width())
        wide = columns * min(max(_PERSON, (room.width() - _WHEN - _NAME) / 2), _WIDEST)
        people = QRectF(when.left() - wide - 8, room.top(), wide, room.height())
        if columns:
            self._paint_people(painter, people, line.people, columns)
        name = QRectF(room.left(), room.top() + 8, people.left() - room.left() - 8, 26)
        self._paint_title(painter, name, line)
        self._paint_second(painter, name.translated(0, 25), line)

    def _paint_below_each_other(self, painter: QPainter, room: QRectF, line: MatchRow) -> None:
        """Paint name, duration and date on three lines, in a narrow list."""
        name = QRectF(room.left(), room.top() + 6, room.width(), 26)
        self._paint_title(painter, name, line)
        self._paint_second(painter, name.translated(0, 24), line)
        self._write(painter, name.translated(0, 46), line.when, text_font(13), _LEFT)

    def _paint_title(self, painter: QPainter, room: QRectF, line: MatchRow) -> None:
        face = paragraph.fitting(line.title, [display_font(px) for px in _TITLES], room.width())
        self._write(painter, room, line.title, face, _LEFT, lit=line.entry.state != "unreadable")

    def _paint_second(self, painter: QPainter, room: QRectF, line: MatchRow) -> None:
        plain = text_font(13)
        before = f"{line.second} · " if line.second and line.note else line.second
        self._write(painter, room, before, plain, _LEFT, warns=line.entry.state == "unreadable")
        if not line.note:
            return
        slanted = text_font(13)
        slanted.setItalic(True)
        used = QFontMetricsF(plain).horizontalAdvance(before)
        self._write(painter, room.adjusted(used, 0, 0, 0), line.note, slanted, _LEFT)

    def _paint_picture(self, painter: QPainter, box: QRectF, line: MatchRow) -> None:
        art, theme, key = self._appearance.art, self._appearance.theme, line.entry.game
        sprite = "slip" if art.has(key, "slip") else "picture"
        twin = f"{sprite}-dusk" if theme.dark and art.has(key, f"{sprite}-dusk") else sprite
        ratio = painter.device().devicePixelRatioF()
        if line.entry.state != "unreadable" and art.has(key, twin):
            pixmap = art.pixmap(key, twin, box.width(), box.height(), ratio)
            with upright(painter, box):
                painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.ink, 1.4))
        painter.drawRoundedRect(box, 6, 6)

    def _paint_people(self, painter: QPainter, room: QRectF, people: tuple[SeatSummary, ...], columns: int) -> None:
        most = _SHOWN if columns > 1 else 2
        shown = people if len(people) <= most else people[: most - 1]
        rows = 1 if len(people) <= columns else 2
        for place, one in enumerate(shown):
            self._paint_person(painter, _cell(room, place, columns, rows), one)
        if len(shown) < len(people):
            cell = _cell(room, len(shown), columns, rows)
            words = self.tr("and %n more", "", len(people) - len(shown))
            self._write(painter, cell, words, text_font(13), _LEFT)

    def _paint_person(self, painter: QPainter, cell: QRectF, one: SeatSummary) -> None:
        disc = QRectF(cell.left(), cell.center().y() - _DISC / 2, _DISC, _DISC)
        with upright(painter, disc):
            paint_sign(painter, self._appearance, "", SEAT_SYMBOLS[one.symbol], disc)
        face = text_font(13, bold=one.won)
        points = QFontMetricsF(face).horizontalAdvance(one.points) + 14 if one.points else 0
        words = cell.adjusted(_DISC + 6, 0, -points - 4, 0)
        self._write(painter, words, one.name, face, _LEFT, lit=True)
        self._write(painter, cell.adjusted(0, 0, -12, 0), one.points, face, _RIGHT, lit=one.won)

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        words: str,
        face: QFont,
        where: Qt.AlignmentFlag,
        *,
        lit: bool = False,
        warns: bool = False,
    ) -> None:
        theme = self._appearance.theme
        painter.setFont(face)
        painter.setPen(theme.inked(theme.clay) if warns else theme.ink if lit else theme.muted)
        fitting = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        with upright(painter, room):
            painter.drawText(room, where, fitting)


def _narrow(width: float) -> bool:
    """Whether a row is too narrow for name and date side by side."""
    return width < _BESIDE + _PICTURE + 16 + 2 * 10


def _columns(width: float) -> int:
    """Return how many columns of players (0 to 2) fit beside the match name."""
    return max(0, min(2, int((width - _BESIDE) // _PERSON)))


def _cell(room: QRectF, place: int, columns: int, rows: int) -> QRectF:
    """Return the rectangle of a player, filled row by row."""
    wide, high = room.width() / columns, 25.0
    top = room.center().y() - rows * high / 2 + place // columns * high
    return QRectF(room.left() + place % columns * wide, top, wide, high)


_BATCH: Final = 200
"""Number of rows laid out at a time."""


class MatchListView(QListView):
    """List of matches. `reached` is emitted with the selected record, "" for none."""

    reached = Signal(object)

    def __init__(self, appearance: Appearance, lines: MatchListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines, self._rows = lines, MatchRowDelegate(appearance, self)
        self.setModel(lines)
        self.setItemDelegate(self._rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_BATCH)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalScrollBar().setSingleStep(HEIGHT)
        appearance.changed.connect(self._grow)

    def _grow(self) -> None:
        self.verticalScrollBar().setSingleStep(px(HEIGHT))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def go_to(self, row: int) -> None:
        """Select a row."""
        self.setCurrentIndex(self._lines.index(row))

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self.reached.emit(self._lines.name_at(current.row()) if current.isValid() else "")

    def _steps(self) -> dict[int, int]:
        """Return how many rows each navigation key moves; all other keys belong to the page."""
        screen, whole = max(1, self.viewport().height() // px(HEIGHT) - 1), self._lines.rowCount()
        return {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -screen,
            Qt.Key.Key_PageDown: screen,
            Qt.Key.Key_Home: -whole,
            Qt.Key.Key_End: whole,
        }

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = self._steps().get(event.key())
        if step is None or not self._lines.number:
            event.ignore()
            return
        row = self._lines.nearest(self.currentIndex().row() + step, up=step < 0)
        self.go_to(row)
        self.scrollTo(self.currentIndex())


REST_MS: Final = 140
"""Time in ms after which the record of an unchanged selection is read."""


class MatchSelection(QObject):
    """Controller that shows the selected match in the detail view; `refused` is emitted with an error sentence."""

    refused = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        shelf: MatchRepository,
        lines: MatchListModel,
        notes: MatchNotes,
        detail: MatchDetailView,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._appearance, self._shelf, self._lines, self._notes = appearance, shelf, lines, notes
        self._detail = detail
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self.read)

    @property
    def name(self) -> str:
        """Name of the selected record; "" if there is none."""
        return "" if self._detail.line is None else self._detail.line.entry.name

    @property
    def path(self) -> Path:
        return self._shelf.folder / self.name

    def reach(self, name: str) -> None:
        """Select another record: show what the index knows at once, read the record when the selection rests."""
        if name and name != self.name:
            self._detail.show_line(self._lines.line(name), self._notes.note_of(name))
        if name:
            self._rest.start()

    def refresh(self) -> None:
        """Update the shown row after the index has learnt the state of a running match."""
        line = self._detail.line
        if line is not None and self._detail.running and not line.second:
            self._detail.update_line(self._lines.line(self.name))

    def read(self) -> Session | None:
        """Return the match read from the record; None if there is none or it is unreadable."""
        if self.name and self._detail.session is None:
            try:
                session = self._shelf.open_read_only(self.path)
            except NOT_READ as error:
                self._detail.show_error(self._why(error))
            else:
                self._detail.show_session(session, MatchPlayers(self._appearance, session))
        return self._detail.session

    def write(self, written: MatchNote) -> None:
        """Store name and note of the match."""
        try:
            self._notes.write(self.name, written)
        except OSError as error:
            self.refused.emit(
                self.tr("The note could not be saved: {reason}.").format(reason=error.strerror or str(error))
            )
            return
        self._detail.title.setText(self._lines.line(self.name).title)
        self._lines.refresh()

    def _why(self, error: Exception) -> str:
        """Return what is wrong with the record, and up to which move it can be read."""
        said = error_message(error, self.path)
        whole = whole_part(self._shelf, self.path, error)
        if whole is None:
            return said
        moment = format_message(whole.table.moment(whole.public), MatchPlayers(self._appearance, whole).name)
        words = self.tr("Everything before that is intact, up to move %n: {moment}.", "", whole.match.ply)
        return f"{said} {words.format(moment=moment)}"
