"""Paints the lines of the book."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from garden_desktop.ui.book.match_list_model import LINE, MatchGroupHeader, MatchRow, SeatSummary
from garden_desktop.ui.kit.layout.mirror import line_of
from garden_desktop.ui.kit.layout.upright import upright
from garden_desktop.ui.kit.player import paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown, scale
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS, display_font, text_font
from garden_desktop.ui.kit.text import paragraph

HEADING, HEIGHT = 36, 64
HIGH: Final = 88
"""So high are lines where there is no room for time beside name."""
_TITLE: Final = 160
"""A long name in the smallest letters."""
_PICTURED: Final = 210
_TITLES: Final = (17, 16, 15, 14, 13, 12, 11)
_TIMES: Final = (13, 12, 11, 10)
_PICTURE: Final = 48
_PERSON: Final = 122
_WIDEST: Final = 220
"""So wide is somebody's place at most, and no wider than leaves the name of the match what it needs."""
_NAME: Final = 300
_DISC: Final = 22
_WHEN: Final = 112
"""As wide as “aujourd’hui 20:48”."""
_BESIDE: Final = _WHEN + 16 + _TITLE
"""What name and time take side by side."""
_SHOWN: Final = 4
"""So many people are named; of more, three and a number."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MatchRowDelegate(QStyledItemDelegate):
    """Picture, name and length, people in order of place, and when it was played."""

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
        ):  # heights are whole pixels, so that HIGH is not met at every size of words
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
        """Name, length and time, where they have no room side by side."""
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
    """Whether a line has no room for time beside name."""
    return width < _BESIDE + _PICTURE + 16 + 2 * 10


def _columns(width: float) -> int:
    """How many people find room side by side, beside a name that can be read."""
    return max(0, min(2, int((width - _BESIDE) // _PERSON)))


def _cell(room: QRectF, place: int, columns: int, rows: int) -> QRectF:
    """Where somebody stands: in rows, as in a line of print."""
    wide, high = room.width() / columns, 25.0
    top = room.center().y() - rows * high / 2 + place // columns * high
    return QRectF(room.left() + place % columns * wide, top, wide, high)
