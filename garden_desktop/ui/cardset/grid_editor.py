"""Grid editors for shapes of pieces and for maps: squares painted by click or Space.

Keys and screen readers come with Qt's table; each square says its name and what is on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QItemSelectionModel, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QPlainTextEdit, QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

from garden_desktop.core.pack_schema import Document, PictureField, Word, words_of
from garden_desktop.ui.cardset.field_editors import FieldEditor, NumberLineEdit
from garden_desktop.ui.cardset.map_text import MapLines, mirrored, split_map, turned
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.buttons.segmented import Segment, SegmentedControl
from garden_desktop.ui.kit.layout.layouts import row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message

_SQUARE: Final = 30
_DRAWING: Final = 26
NEW_SIZE: Final = 8
"""Size of a new map in squares."""
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
            self.setRowHeight(row, px(_SQUARE))
            for column in range(self.columnCount()):
                self.setColumnWidth(column, px(_SQUARE))
                self._set(row, column, signs[column] if column < len(signs) else self.blank)
        self.setFixedSize(self.sizeHint())
        self.blockSignals(False)

    def paint_square(self, row: int, column: int) -> None:
        """Paint the chosen sign on a square; a second time clears it."""
        if self.read_only or not self.sign or row < 0 or column < 0:
            return
        now = self._item(row, column).data(_WORD)
        self._set(row, column, self.blank if now == self.sign else self.sign)

    def _item(self, row: int, column: int) -> QTableWidgetItem:
        item = self.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            item.setData(_WORD, self.blank)
            self.setItem(row, column, item)
        return item

    def _set(self, row: int, column: int, sign: str) -> None:
        item = self._item(row, column)
        theme = self._appearance.theme
        item.setBackground(QColor(theme.raised if sign == self.blank else theme.soft))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{chr(97 + column)}{row + 1}: {self._names.get(sign, sign)}")
        item.setText("" if sign == self.blank or sign in self._art else sign)
        item.setData(_WORD, sign)

    def sizeHint(self) -> QSize:
        edge = 2 * self.frameWidth()
        return QSize(px(_SQUARE) * self.columnCount() + edge, px(_SQUARE) * self.rowCount() + edge)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.paint_square(index.row(), index.column())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.line:
            self._draw_line(painter)
        for row, signs in enumerate(self.rows if self._art else ()):
            for column, sign in enumerate(signs):
                if sign in self._art:
                    self._draw_sign(painter, sign, self.visualRect(self.model().index(row, column)))

    def _draw_sign(self, painter: QPainter, sign: str, place: QRect) -> None:
        side = px(_DRAWING)
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
                painter.drawEllipse(QPointF(place.center()), px(_SQUARE) / 3, px(_SQUARE) / 3)
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
            self._set(self.currentRow(), self.currentColumn(), sign)


class PictureEditor(FieldEditor):
    """Editor of a shape: squares on a grid of the largest legal size. Empty edges are left out of the value."""

    def __init__(self, appearance: Appearance, field: PictureField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = field
        self._words: Sequence[Word] = ()
        self.signs = SegmentedControl(appearance, [], parent=self)
        self.signs.chosen.connect(self._choose)
        self.squares = SquareTable(appearance)
        self.squares.blank = field.blank
        self.squares.cellChanged.connect(self._edit)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addLayout(row_layout(self.signs, None))
        column.addLayout(row_layout(self.squares, None))
        self.setFocusProxy(self.squares)

    def show_value(self, value: Any, document: Document) -> None:
        self._show_signs(document)
        rows = [row for row in value if isinstance(row, str)] if isinstance(value, list) else []
        if self.squares.rowCount() and trimmed(self.squares.rows, self._field.blank) == rows:
            return
        self.squares.show_rows(self._fitted(rows), self._words)

    def set_texts(self, name: str, description: str) -> None:
        self.squares.setAccessibleName(name)
        self.squares.setAccessibleDescription(description)

    def set_read_only(self, read_only: bool) -> None:
        self.squares.read_only = read_only
        self.signs.setVisible(not read_only and len(self._words) > 1)

    def stops(self) -> Sequence[QWidget]:
        return [*self.signs.findChildren(Segment), self.squares]

    def _show_signs(self, document: Document) -> None:
        words = words_of(self._field.signs, document)
        if list(words) != list(self._words):
            self._words = words
            offered = [
                (word.value, format_message(word.label, str)) for word in words if word.value != self._field.blank
            ]
            self.signs.set_values(offered)
            self._choose(offered[0][0] if offered else "")

    def _choose(self, sign: str) -> None:
        self.squares.sign = sign
        if sign:
            self.signs.choose(sign)

    def _fitted(self, rows: Sequence[str]) -> list[str]:
        """Rows on a grid of the largest size."""
        blank, columns = self._field.blank, self._field.columns
        filled = [row[:columns].ljust(columns, blank) for row in rows[: self._field.rows]]
        return [*filled, *[blank * columns] * (self._field.rows - len(filled))]

    def _edit(self) -> None:
        self.edited.emit(trimmed(self.squares.rows, self._field.blank))


class MapEditor(FieldEditor):
    """Editor of a map as one text: the lines in front of the grid, its size, and its squares."""

    def __init__(self, appearance: Appearance, field: PictureField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = field
        self._map = MapLines("", ())
        self._words: Sequence[Word] = ()
        self.head = QPlainTextEdit()
        self.head.setTabChangesFocus(True)
        self.head.setFixedHeight(px(112))
        self.head.textChanged.connect(self._edit)
        self.columns, self.rows = NumberLineEdit(), NumberLineEdit()
        self._size_words, self._by = Label(), Label()
        self.mirror, self.turn = (
            QuietButton(appearance, icon="mirror", height=34),
            QuietButton(appearance, icon="turn", height=34),
        )
        self.signs = SegmentedControl(appearance, [], parent=self)
        self.squares = SquareTable(appearance)
        self.squares.blank = field.blank
        self._lay_out()
        self._connect()

    def show_value(self, value: Any, document: Document) -> None:
        self._show_signs(document)
        shown = split_map(value if isinstance(value, str) else "", self._field.blank)
        if not shown.rows:
            head = "name " + self.tr("My garden")  # in an f-string lupdate would not find it
            shown = MapLines(shown.head or head, (self._field.blank * NEW_SIZE,) * NEW_SIZE)
        if shown == self._map and self.squares.rowCount():
            return
        self._map = shown
        if self.head.toPlainText().strip("\n") != shown.head.strip("\n"):  # a line may have just been begun
            self.head.blockSignals(True)
            self.head.setPlainText(shown.head)
            self.head.blockSignals(False)
        self.squares.show_rows(shown.rows, self._words)
        for line, size in ((self.columns, self.squares.columnCount()), (self.rows, self.squares.rowCount())):
            line.setText(str(size))

    def show_line(self, squares: Sequence[tuple[int, int]]) -> None:
        self.squares.show_line(squares)

    def set_texts(self, name: str, description: str) -> None:
        self.squares.setAccessibleName(name)
        self.squares.setAccessibleDescription(description)
        self.head.setAccessibleName(self.tr("Name, players and opposite gates"))
        self.columns.setAccessibleName(self.tr("Columns"))
        self.rows.setAccessibleName(self.tr("Rows"))
        self._size_words.setText(self.tr("Size"))
        self._by.setText("×")
        self.mirror.setText(self.tr("Mirror"))
        self.turn.setText(self.tr("Turn"))

    def set_read_only(self, read_only: bool) -> None:
        self.squares.read_only = read_only
        for line in (self.head, self.columns, self.rows):
            line.setReadOnly(read_only)
        for button in (self.mirror, self.turn, self.signs):
            button.setVisible(not read_only)

    def stops(self) -> Sequence[QWidget]:
        above = (self.head, self.columns, self.rows, self.mirror, self.turn)
        return [*above, *self.signs.findChildren(Segment), self.squares]

    def _lay_out(self) -> None:
        for line in (self.columns, self.rows):
            line.setMaxLength(2)
            line.setFixedWidth(px(48))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addWidget(self.head)
        sizes = row_layout(
            self._size_words, self.columns, self._by, self.rows, self.mirror, self.turn, None, spacing=px(8)
        )
        column.addLayout(sizes)
        column.addLayout(row_layout(self.signs, None))
        column.addLayout(row_layout(self.squares, None))
        self.setFocusProxy(self.head)

    def _connect(self) -> None:
        self.signs.chosen.connect(self._choose)
        self.squares.cellChanged.connect(self._edit)
        for line in (self.columns, self.rows):
            line.editingFinished.connect(self._resize)
            line.stepped.connect(partial(self._step, line))
        self.mirror.clicked.connect(lambda: self.edited.emit(mirrored(self._map).text))
        self.turn.clicked.connect(lambda: self.edited.emit(turned(self._map).text))

    def _show_signs(self, document: Document) -> None:
        words = words_of(self._field.signs, document)
        if list(words) != list(self._words):
            self._words = words
            self.signs.set_values(
                [(word.value, format_message(word.label, str)) for word in words if word.value != self._field.blank]
            )
            self._choose(next(word.value for word in words if word.value != self._field.blank))

    def _choose(self, sign: str) -> None:
        self.squares.sign = sign
        self.signs.choose(sign)

    def _step(self, line: NumberLineEdit, step: int) -> None:
        if not line.isReadOnly() and line.text().isdigit():
            line.setText(str(int(line.text()) + step))
            self._resize()

    def _resize(self) -> None:
        """Take the size in the lines, where it is legal; the grid grows and shrinks at its right and lower edge."""
        if not (self.columns.text().isdigit() and self.rows.text().isdigit()) or self.columns.isReadOnly():
            return
        wide = min(max(int(self.columns.text()), 1), self._field.columns)
        high = min(max(int(self.rows.text()), 1), self._field.rows)
        kept = [row[:wide].ljust(wide, self._field.blank) for row in self._map.rows[:high]]
        rows = (*kept, *[self._field.blank * wide] * (high - len(kept)))
        if rows != tuple(self._map.rows):
            self.edited.emit(MapLines(self._map.head, rows).text)

    def _edit(self) -> None:
        self._map = MapLines(self.head.toPlainText(), tuple(self.squares.rows))
        self.edited.emit(self._map.text)


def trimmed(rows: Sequence[str], blank: str) -> list[str]:
    """Rows without empty outer rows and columns."""
    full = [row for row in range(len(rows)) if rows[row].strip(blank)]
    if not full:
        return []
    inner = rows[full[0] : full[-1] + 1]
    left = min(len(row) - len(row.lstrip(blank)) for row in inner if row.strip(blank))
    right = max(len(row.rstrip(blank)) for row in inner)
    return [row[left:right] for row in inner]
