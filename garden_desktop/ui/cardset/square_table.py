"""Table of squares that are painted by click or Space, the hedge around a map, and the palette of signs to paint with.

Keys and screen readers come with Qt's table; each square says its name and what is on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from garden_desktop.core.pack_schema import Word
from garden_desktop.ui.kit.buttons.segmented import Segment, SegmentedControl
from garden_desktop.ui.kit.layout.layouts import row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.style.theme import blend, text_font
from garden_desktop.ui.kit.text.translations import format_message

_LEAST, _MOST, _GRID = 18, 48, 320
"""Least and greatest side of a square, and the side of a grid that squares are made for, in pixels at 100 %."""
_INSET: Final = 2
"""Room around the drawing on a square."""
HEDGE: Final = 22
"""Width of the edge around a map, where letters and numbers of the squares stand."""
_AT_DUSK: Final = 0.3
"""Share of the colour of leaves that the hedge has in a dark theme, where it would be the brightest thing."""
_SIGN: Final = 24
"""Size of the drawing beside the word of a sign."""
_LINE: Final = 3
"""Width of the line through squares, in pixels at 100 %."""
_WORD: Final = Qt.ItemDataRole.UserRole


class SquareTable(QTableWidget):
    """Grid of squares. A click or Space paints `sign`, a typed letter its own sign; each emits `cellChanged`."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.sign, self.blank = "", ""
        self._names: dict[str, str] = {}
        self._art: dict[str, tuple[str, str]] = {}
        """Drawings of signs; the others are shown as the letters they are."""
        self.horizontalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.setShowGrid(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.read_only = False
        self.line: Sequence[tuple[int, int]] = ()
        self.side = px(_LEAST)
        self._width = 0

    def fit(self, width: int) -> None:
        """Make the squares as large as the grid allows, in a width in pixels."""
        self._width = width
        columns, rows = max(1, self.columnCount()), max(1, self.rowCount())
        room = (width - 2 * self.frameWidth()) // columns
        self.side = max(px(_LEAST), min(px(_MOST), px(_GRID) // max(columns, rows), room))
        for row in range(self.rowCount()):
            self.setRowHeight(row, self.side)
        for column in range(self.columnCount()):
            self.setColumnWidth(column, self.side)
        self.setFixedSize(self.sizeHint())

    def show_line(self, squares: Sequence[tuple[int, int]]) -> None:
        """Draw a line through squares, given by column and row."""
        if tuple(squares) != tuple(self.line):
            self.line = tuple(squares)
            self.viewport().update()

    @property
    def rows(self) -> list[str]:
        """Signs of all squares, a text a row."""
        return [
            "".join(str(self._item(row, column).data(_WORD)) for column in range(self.columnCount()))
            for row in range(self.rowCount())
        ]

    def show_rows(self, rows: Sequence[str], words: Sequence[Word]) -> None:
        """Show signs; emits nothing."""
        self._names = {word.value: format_message(word.label, str) for word in words}
        art = self._appearance.art
        self._art = {word.value: word.art for word in words if word.art is not None and art.has(*word.art)}
        self.blockSignals(True)
        self.setRowCount(len(rows))
        self.setColumnCount(max(map(len, rows), default=0))
        for row, signs in enumerate(rows):
            for column in range(self.columnCount()):
                self._set(row, column, signs[column] if column < len(signs) else self.blank)
        self.fit(self._width)
        self.blockSignals(False)

    def paint_square(self, row: int, column: int) -> None:
        """Paint the chosen sign on a square; a second time clears it."""
        if self.read_only or not self.sign or row < 0 or column < 0:
            return
        now = self._item(row, column).data(_WORD)
        self._change(row, column, self.blank if now == self.sign else self.sign)

    def _item(self, row: int, column: int) -> QTableWidgetItem:
        item = self.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            item.setData(_WORD, self.blank)
            self.setItem(row, column, item)
        return item

    def _change(self, row: int, column: int, sign: str) -> None:
        """Put a sign on a square; emits `cellChanged` once, where Qt does for each part of what is shown."""
        self.blockSignals(True)
        self._set(row, column, sign)
        self.blockSignals(False)
        self.cellChanged.emit(row, column)

    def _set(self, row: int, column: int, sign: str) -> None:
        item = self._item(row, column)
        theme = self._appearance.theme
        item.setBackground(QColor(theme.raised if sign == self.blank else theme.soft))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{chr(97 + column)}{row + 1}: {self._names.get(sign, sign)}")
        item.setText("" if sign == self.blank or sign in self._art else sign)
        item.setData(_WORD, sign)

    def sizeHint(self) -> QSize:
        edge = 2 * self.frameWidth()
        return QSize(self.side * self.columnCount() + edge, self.side * self.rowCount() + edge)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.paint_square(index.row(), index.column())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setPen(self._appearance.theme.edge)
        painter.drawLine(0, 0, self.viewport().width(), 0)  # the grid of Qt has lines to the right and below alone
        painter.drawLine(0, 0, 0, self.viewport().height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.line:
            self._draw_line(painter)
        for row, signs in enumerate(self.rows if self._art else ()):
            for column, sign in enumerate(signs):
                if sign in self._art:
                    self._draw_sign(painter, sign, self.visualRect(self.model().index(row, column)))

    def _draw_sign(self, painter: QPainter, sign: str, place: QRect) -> None:
        side = self.side - 2 * px(_INSET)
        theme, ratio = self._appearance.theme, ratio_of(painter)
        drawing = self._appearance.art.pixmap(*self._art[sign], side, side, ratio, grounds=(theme.soft,))
        painter.drawPixmap(QPointF(place.center()) - QPointF(side, side) / 2, drawing)

    def _draw_line(self, painter: QPainter) -> None:
        theme = self._appearance.theme
        painter.setPen(QPen(theme.leaf, px(_LINE), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        places = [self.visualRect(self.model().index(row, column)) for column, row in self.line]
        painter.drawPolyline([QPointF(place.center()) for place in places])
        for (column, row), place in zip(self.line, places, strict=True):
            if sign := self._item(row, column).text():  # written anew, as the line runs over it
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.soft)
                painter.drawEllipse(QPointF(place.center()), self.side / 3, self.side / 3)
                painter.setPen(theme.ink)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, sign)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.currentRow() < 0 and self.rowCount():
            self.setCurrentCell(0, 0)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed = event.text()
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.paint_square(self.currentRow(), self.currentColumn())
        elif typed and (typed in self._names or typed == self.blank):
            self._type(typed)
        else:
            super().keyPressEvent(event)

    def _type(self, sign: str) -> None:
        """Put a sign that was typed on the current square."""
        if not self.read_only and self.currentRow() >= 0:
            self._change(self.currentRow(), self.currentColumn(), sign)


class MapFrame(QWidget):
    """Hedge around the squares of a map, with the letters of its columns and the numbers of its rows."""

    def __init__(self, appearance: Appearance, squares: SquareTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._squares = appearance, squares
        self.setLayout(row_layout(squares, margins=(px(HEDGE),) * 4))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._appearance.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        leaves = blend(theme.table, theme.leaf, _AT_DUSK) if theme.dark else theme.leaf
        painter.setBrush(leaves)
        painter.drawRoundedRect(self.rect(), px(10), px(10))
        painter.setPen(theme.over(leaves))
        painter.setFont(text_font(px(13), bold=True))
        squares, side, hedge = self._squares, self._squares.side, px(HEDGE)
        first = squares.visualRect(squares.model().index(0, 0)).topLeft() + squares.viewport().mapTo(self, QPoint(0, 0))
        for column in range(squares.columnCount()):
            way = -column if self.isRightToLeft() else column
            place = QRect(first.x() + way * side, 0, side, hedge)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, chr(ord("a") + column))
        for row in range(squares.rowCount()):
            left = self.width() - hedge if self.isRightToLeft() else 0
            place = QRect(left, first.y() + row * side, hedge, side)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(row + 1))


class SignSegment(Segment):
    """Segment with the drawing of its sign in front of the word."""

    art: tuple[str, str] | None = None

    def show_art(self, art: tuple[str, str] | None) -> None:
        self.art = art
        self.updateGeometry()
        self.update()

    def draw_value(self, painter: QPainter, rect: QRectF) -> None:
        if self.art is None:
            super().draw_value(painter, rect)
            return
        left = rect.right() - 4 - _SIGN if self.isRightToLeft() else rect.left() + 6
        place = QRectF(left, rect.center().y() - _SIGN / 2, _SIGN, _SIGN)
        ratio, theme = ratio_of(painter), self.appearance.theme
        grounds = (theme.soft, theme.surface)
        drawing = self.appearance.art.pixmap(*self.art, _SIGN, _SIGN, ratio, grounds=grounds)
        painter.drawPixmap(place.topLeft(), drawing)
        words = rect.adjusted(0, 0, -_SIGN, 0) if self.isRightToLeft() else rect.adjusted(_SIGN, 0, 0, 0)
        super().draw_value(painter, words)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint if self.art is None else hint + grown(QSize(_SIGN, 4))


class SignControl(SegmentedControl):
    """Choice of the sign that is painted."""

    segment_type = SignSegment

    def show_signs(self, words: Sequence[Word], blank: str) -> str:
        """Offer all signs but the one of an empty square; returns the first, "" for none."""
        offered = [word for word in words if word.value != blank]
        self.set_values([(word.value, format_message(word.label, str)) for word in offered])
        for word in offered:
            segment = self.segment(word.value)
            if isinstance(segment, SignSegment) and word.art is not None and self._appearance.art.has(*word.art):
                segment.show_art(word.art)
        return offered[0].value if offered else ""
