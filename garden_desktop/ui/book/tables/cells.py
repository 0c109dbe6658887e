"""Cells of a table of statistics, their model, and the delegate that paints texts and marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from garden_desktop.core.text import without_isolates
from garden_desktop.hotseat.book.figures.participation import ShareInterval
from garden_desktop.ui.kit.layout.mirror import line_of
from garden_desktop.ui.kit.player import paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.painting import upright
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS, blend, text_font
from garden_desktop.ui.kit.text import paragraph

At: TypeAlias = QModelIndex | QPersistentModelIndex
CELL: Final = Qt.ItemDataRole.UserRole


class DiscMark(NamedTuple):
    """Disc of a person: index of the seat symbol."""

    symbol: int


class GameMark(NamedTuple):
    """Picture of a game."""

    game: str


class HeadToHeadMark(NamedTuple):
    """Head-to-head result: matches ahead, behind and level, with the seat symbols of both people."""

    ahead: int
    behind: int
    level: int
    symbols: tuple[int, int]


class LadderMark(NamedTuple):
    """Best lead at a level of the ladder; None if it was not tried."""

    lead: int | None
    beaten: bool = False


Mark: TypeAlias = DiscMark | GameMark | HeadToHeadMark | LadderMark | ShareInterval | None


class StatisticsCell(NamedTuple):
    """Cell of a table: `text` with an optional `second` line and a mark; `said` replaces the text for screen readers.

    `right` aligns to the right, for numbers.
    """

    text: str = ""
    mark: Mark = None
    second: str = ""
    said: str = ""
    right: bool = False
    bold: bool = False


class StatisticsModel(QAbstractTableModel):
    """Table model of StatisticsCell rows with column headers."""

    def __init__(self) -> None:
        super().__init__()
        self.heads: Sequence[str] = ()
        self.cells: Sequence[Sequence[StatisticsCell]] = ()

    def show(self, heads: Sequence[str], cells: Sequence[Sequence[StatisticsCell]]) -> None:
        """Replace headers and rows."""
        self.beginResetModel()
        self.heads, self.cells = heads, cells
        self.endResetModel()

    def as_text(self) -> str:
        """Return the table as tab-separated text."""
        rows = [self.heads, *([_copied(cell) for cell in row] for row in self.cells)]
        return "".join("\t".join(row) + "\n" for row in rows)

    # Qt overrides

    def rowCount(self, parent: At = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.cells)

    def columnCount(self, parent: At = QModelIndex()) -> int:  # noqa: B008 - as above
        return 0 if parent.isValid() else len(self.heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section] if section < len(self.heads) else None
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            right = bool(self.cells) and self.cells[0][section].right
            side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: At, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self.cells[index.row()][index.column()]
        if role == CELL:
            return cell
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return without_isolates(cell.said or _copied(cell))
        return None


def _copied(cell: StatisticsCell) -> str:
    """Return a cell as plain text."""
    return ", ".join(part for part in (cell.text, cell.second) if part)


ROW: Final = 38
_DISC: Final = 26.0
_BAR: Final = 16.0
_SECOND: Final = (13, 12, 11, 10, 9, 8)
_PALE: Final = 10
"""Bars of fewer matches than this are pale."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MarkDelegate(QStyledItemDelegate):
    """Delegate that paints texts with discs, pictures and bars."""

    def __init__(self, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance = appearance

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        cell: StatisticsCell = index.data(CELL)
        bar = {ShareInterval: 160, HeadToHeadMark: 120}.get(type(cell.mark))
        if bar is not None:  # painted instead of the words, which are said and copied
            return grown(QSize(bar + 18, ROW))
        wide = max(QFontMetricsF(_face(cell)).horizontalAdvance(cell.text), _wide(cell.second))
        beside = {DiscMark: 34, GameMark: 36}.get(type(cell.mark), 0)
        return grown(QSize(round(wide + beside + 18), ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        cell: StatisticsCell = index.data(CELL)
        with line_of(painter, option) as box:
            self._paint(painter, box, cell, option.state)

    def _paint(self, painter: QPainter, box: QRectF, cell: StatisticsCell, state: QStyle.StateFlag) -> None:
        theme = self._appearance.theme
        if isinstance(cell.mark, LadderMark):
            self._paint_rung(painter, box, cell.mark, cell.text)
        else:
            if state & QStyle.StateFlag.State_Selected and state & QStyle.StateFlag.State_HasFocus:
                painter.fillRect(box, theme.soft)
            painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), theme.line)
            self._paint_words(painter, self._paint_mark(painter, box.adjusted(6, 0, -8, 0), cell), cell)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.leaf, theme.ring))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)

    def _paint_mark(self, painter: QPainter, box: QRectF, cell: StatisticsCell) -> QRectF:
        """Paint the mark of a cell and return the room left for its text."""
        match cell.mark:
            case DiscMark(symbol):
                disc = QRectF(box.left(), box.center().y() - _DISC / 2, _DISC, _DISC)
                with upright(painter, disc):
                    paint_sign(painter, self._appearance, "", SEAT_SYMBOLS[symbol], disc)
                return box.adjusted(_DISC + 8, 0, 0, 0)
            case GameMark(game):
                self._paint_slip(painter, QRectF(box.left(), box.center().y() - 14, 28, 28), game)
                return box.adjusted(36, 0, 0, 0)
            case ShareInterval():
                with upright(painter, box):
                    self._paint_share(painter, box, cell.mark)
                return QRectF()
            case HeadToHeadMark():
                self._paint_versus(painter, box, cell.mark)
                return QRectF()
        return box

    def _paint_words(self, painter: QPainter, room: QRectF, cell: StatisticsCell) -> None:
        if room.isEmpty():
            return
        lines = [(cell.text, _face(cell))]
        if cell.second:
            faces = [text_font(px) for px in _SECOND]
            lines.append((cell.second, paragraph.fitting(cell.second, faces, room.width())))
        high, theme = 17.0 if cell.second else 24.0, self._appearance.theme
        top = room.center().y() - high * len(lines) / 2
        for at, (words, face) in enumerate(lines):
            painter.setFont(face)
            painter.setPen(theme.muted if at else theme.ink)
            line = QRectF(room.left(), top + at * high, room.width(), high)
            fitting = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            with upright(painter, line):
                painter.drawText(line, _RIGHT if cell.right else _LEFT, fitting)

    def _paint_slip(self, painter: QPainter, box: QRectF, game: str) -> None:
        art, theme = self._appearance.art, self._appearance.theme
        sprite = "slip" if art.has(game, "slip") else "picture"
        twin = f"{sprite}-dusk" if theme.dark and art.has(game, f"{sprite}-dusk") else sprite
        if art.has(game, twin):
            pixmap = art.pixmap(game, twin, box.width(), box.height(), painter.device().devicePixelRatioF())
            with upright(painter, box):
                painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.ink, 1))
        painter.drawRoundedRect(box, 4, 4)

    def _paint_share(self, painter: QPainter, box: QRectF, share: ShareInterval) -> None:
        """Paint a bar from 0 to 1 with its confidence interval and the share expected by chance."""
        theme = self._appearance.theme
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            painter.fillRect(QRectF(box.left() + part * box.width(), box.top(), 1, box.height()), theme.line)
        if not share.whole:
            return
        bar = QRectF(box.left(), box.center().y() - _BAR / 2, share.value * box.width(), _BAR)
        painter.setPen(QPen(theme.leaf, 1))
        painter.setBrush(
            QBrush(theme.leaf, Qt.BrushStyle.SolidPattern if share.has_enough_matches else Qt.BrushStyle.BDiagPattern)
        )
        painter.drawRect(bar)
        if share.has_enough_matches:
            low, high = (box.left() + end * box.width() for end in share.range)
            self._paint_range(painter, low, high, box.center().y())
        if share.even:
            even = QRectF(box.left() + share.even * box.width() - 1.5, box.center().y() - 14, 3, 28)
            painter.fillRect(even, theme.inked(theme.sun))

    def _paint_range(self, painter: QPainter, low: float, high: float, middle: float) -> None:
        """Paint the confidence interval in two colours, so that it is visible on and beside the bar."""
        theme = self._appearance.theme
        for pen in (QPen(theme.surface, 4), QPen(theme.ink, 1.8)):
            painter.setPen(pen)
            painter.drawLine(QPointF(low, middle), QPointF(high, middle))
            for end in (low, high):
                painter.drawLine(QPointF(end, middle - 6), QPointF(end, middle + 6))

    def _paint_versus(self, painter: QPainter, box: QRectF, pair: HeadToHeadMark) -> None:
        theme, number = self._appearance.theme, pair.ahead + pair.behind + pair.level
        middle = box.left() + box.width() * (pair.ahead + pair.level / 2) / max(1, number)
        high = QRectF(box.left(), box.center().y() - _BAR / 2, box.width(), _BAR)
        mine, other = (self._shade(theme.seats[symbol], number) for symbol in pair.symbols)
        painter.fillRect(QRectF(high.topLeft(), QPointF(middle - 1, high.bottom())), mine)
        rest = QRectF(QPointF(middle + 1, high.top()), high.bottomRight())
        painter.fillRect(rest, other)
        if pair.symbols[0] == pair.symbols[1]:  # both have the same colour: hatch the second
            painter.fillRect(rest, QBrush(theme.surface, Qt.BrushStyle.BDiagPattern))
        for pen in (QPen(theme.surface, 4), QPen(theme.ink, 2)):
            painter.setPen(pen)
            painter.drawLine(QPointF(box.center().x(), high.top() - 4), QPointF(box.center().x(), high.bottom() + 4))

    def _shade(self, colour: QColor, number: int) -> QColor:
        """Return the colour of a bar, pale if there are few matches."""
        return blend(self._appearance.theme.surface, colour, 0.5) if number < _PALE else colour

    def _paint_rung(self, painter: QPainter, box: QRectF, rung: LadderMark, words: str) -> None:
        theme, room = self._appearance.theme, box.adjusted(3, 4, -3, -4)
        tried = rung.lead is not None
        fill = theme.leaf if rung.beaten else blend(theme.surface, theme.clay, 0.18) if tried else theme.surface
        painter.setPen(QPen(theme.leaf if rung.beaten else theme.line, 1.4))
        painter.setBrush(fill)
        painter.drawRoundedRect(room, 6, 6)
        painter.setPen(theme.over(fill) if rung.beaten else theme.ink)
        painter.setFont(text_font(15, bold=True))
        with upright(painter, room):
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)


def _face(cell: StatisticsCell) -> QFont:
    return text_font(13 if cell.second else 15, bold=cell.bold or bool(cell.second))


def _wide(words: str) -> float:
    return QFontMetricsF(text_font(13)).horizontalAdvance(words)
