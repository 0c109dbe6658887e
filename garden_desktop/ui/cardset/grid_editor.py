"""Grid editors for shapes of pieces and for maps: squares painted by click or Space.

Keys and screen readers come with Qt's table; each square says its name and what is on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QItemSelectionModel, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QPlainTextEdit,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from garden_desktop.core.pack_schema import Document, PictureField, Word, words_of
from garden_desktop.ui.cardset.field_editors import FieldEditor, FieldLineEdit, NumberLineEdit
from garden_desktop.ui.cardset.map_text import (
    KEYWORDS,
    NAME,
    OPPOSITE,
    PLAYERS,
    MapLines,
    mirrored,
    other_lines,
    split_map,
    turned,
    values_of,
    with_other_lines,
    with_values,
)
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.buttons.segmented import Segment, SegmentedControl
from garden_desktop.ui.kit.layout.layouts import column_layout, flowing, row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.style.theme import blend, text_font
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message

_LEAST, _MOST, _GRID = 18, 48, 320
"""Least and greatest side of a square, and the side of a grid that squares are made for, in pixels at 100 %."""
_INSET: Final = 2
"""Room around the drawing on a square."""
_HEDGE: Final = 22
"""Width of the edge around a map, where letters and numbers of the squares stand."""
_WIDE: Final = 520
"""Width from which what stands above a map has two fields a line."""
_PLAYERS_WIDTH: Final = 130
_UNBOUNDED: Final = 16_777_215
"""Maximum width of a widget that has none (QWIDGETSIZE_MAX)."""
NEW_SIZE: Final = 8
"""Size of a new map in squares."""
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
            self._set(self.currentRow(), self.currentColumn(), sign)


class MapFrame(QWidget):
    """Hedge around the squares of a map, with the letters of its columns and the numbers of its rows."""

    def __init__(self, appearance: Appearance, squares: SquareTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._squares = appearance, squares
        self.setLayout(row_layout(squares, margins=(px(_HEDGE),) * 4))
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
        squares, side, hedge = self._squares, self._squares.side, px(_HEDGE)
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


class PictureEditor(FieldEditor):
    """Editor of a shape: squares on a grid of the largest legal size. Empty edges are left out of the value."""

    def __init__(self, appearance: Appearance, field: PictureField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = field
        self._words: Sequence[Word] = ()
        self.signs = SignControl(appearance, [], parent=self)
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

    def fit(self, width: int) -> None:
        self.squares.fit(width)

    def set_read_only(self, read_only: bool) -> None:
        self.squares.read_only = read_only
        self.signs.setVisible(not read_only and len(self._words) > 1)

    def stops(self) -> Sequence[QWidget]:
        return [*self.signs.findChildren(Segment), self.squares]

    def _show_signs(self, document: Document) -> None:
        words = words_of(self._field.signs, document)
        if list(words) != list(self._words):
            self._words = words
            self._choose(self.signs.show_signs(words, self._field.blank))

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
    """Editor of a map as one text: what the lines in front of the grid say, its size, and its squares. Lines with no
    field of their own are shown as they are, where there are any."""

    def __init__(self, appearance: Appearance, field: PictureField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = field
        self._map = MapLines("", ())
        self._words: Sequence[Word] = ()
        self.lines = {keyword: FieldLineEdit() for keyword in KEYWORDS}
        self._labels = {keyword: Label() for keyword in KEYWORDS}
        self.others = QPlainTextEdit()
        self.others.setTabChangesFocus(True)
        self.others.setFixedHeight(px(72))
        self.others.hide()
        self.columns, self.rows = NumberLineEdit(), NumberLineEdit()
        self._size_words, self._by = Label(), Label()
        self.mirror, self.turn = (
            QuietButton(appearance, icon="mirror", height=34),
            QuietButton(appearance, icon="turn", height=34),
        )
        self.signs = SignControl(appearance, [], parent=self)
        self.squares = SquareTable(appearance)
        self.squares.blank = field.blank
        self.frame = MapFrame(appearance, self.squares)
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
        for keyword, line in self.lines.items():
            values = values_of(shown.head, keyword)
            if self._typed(keyword) != values:  # a comma may have just been typed
                line.setText(", ".join(values))
        others = other_lines(shown.head)
        self.others.setVisible(bool(others) or self.others.hasFocus())
        if self.others.toPlainText().strip("\n") != others:  # a line may have just been begun
            self.others.blockSignals(True)
            self.others.setPlainText(others)
            self.others.blockSignals(False)
        self.squares.show_rows(shown.rows, self._words)
        for line, size in ((self.columns, self.squares.columnCount()), (self.rows, self.squares.rowCount())):
            line.setText(str(size))

    def show_line(self, squares: Sequence[tuple[int, int]]) -> None:
        self.squares.show_line(squares)

    def fit(self, width: int) -> None:
        self._place_head(wide=width >= px(_WIDE))
        self.squares.fit(width - 2 * px(_HEDGE))

    def set_texts(self, name: str, description: str) -> None:
        self.squares.setAccessibleName(name)
        self.squares.setAccessibleDescription(description)
        names = {NAME: self.tr("Name"), PLAYERS: self.tr("Players"), OPPOSITE: self.tr("Opposite gates")}
        hints = {
            PLAYERS: self.tr("for example 2-4"),
            OPPOSITE: self.tr("for example d1 d8, h4 a4"),
        }
        for keyword, line in self.lines.items():
            self._labels[keyword].setText(names[keyword])
            line.setAccessibleName(names[keyword])
            line.setPlaceholderText(hints.get(keyword, ""))
            line.setAccessibleDescription(hints.get(keyword, ""))
        self.others.setAccessibleName(self.tr("Other lines"))
        self.columns.setAccessibleName(self.tr("Columns"))
        self.rows.setAccessibleName(self.tr("Rows"))
        self._size_words.setText(self.tr("Size"))
        self._by.setText("×")
        self.mirror.setText(self.tr("Mirror"))
        self.turn.setText(self.tr("Turn"))

    def set_read_only(self, read_only: bool) -> None:
        self.squares.read_only = read_only
        for line in (*self.lines.values(), self.columns, self.rows):
            line.setReadOnly(read_only)
        self.others.setReadOnly(read_only)
        for button in (self.mirror, self.turn, self.signs):
            button.setVisible(not read_only)

    def stops(self) -> Sequence[QWidget]:
        above = (*self.lines.values(), self.columns, self.rows, self.others)
        return [*above, *self.signs.findChildren(Segment), self.mirror, self.turn, self.squares]

    def _lay_out(self) -> None:
        for line in (self.columns, self.rows):
            line.setMaxLength(2)
            line.setFixedWidth(px(48))
        self._sizes = QWidget()
        self._sizes.setLayout(row_layout(self.columns, self._by, self.rows, None, spacing=px(8)))
        self._head = QGridLayout()
        self._head.setHorizontalSpacing(px(8))
        self._head.setVerticalSpacing(px(8))
        self._place_head(wide=True)
        self.setLayout(
            column_layout(
                self._head,
                self.others,
                flowing(self.signs, self.mirror, self.turn),
                row_layout(self.frame, None),
                spacing=px(8),
            )
        )
        self.setFocusProxy(self.lines[NAME])

    def _place_head(self, *, wide: bool) -> None:
        """Put two fields on a line where there is room, the short ones behind the long ones."""
        fields = [
            *((self._labels[keyword], self.lines[keyword]) for keyword in KEYWORDS),
            (self._size_words, self._sizes),
        ]
        for number, pair in enumerate(fields):
            for column, widget in enumerate(pair):
                self._head.removeWidget(widget)
                row, first = divmod(2 * number, 4) if wide else (number, 0)
                self._head.addWidget(widget, row, first + column)
        self.lines[PLAYERS].setMaximumWidth(px(_PLAYERS_WIDTH) if wide else _UNBOUNDED)
        self._head.setColumnStretch(1, 1)

    def _connect(self) -> None:
        self.signs.chosen.connect(self._choose)
        self.squares.cellChanged.connect(self._edit_squares)
        for keyword, line in self.lines.items():
            line.textEdited.connect(partial(self._edit_line, keyword))
        self.others.textChanged.connect(self._edit_others)
        for size in (self.columns, self.rows):
            size.editingFinished.connect(self._resize)
            size.stepped.connect(partial(self._step, size))
        self.mirror.clicked.connect(lambda: self.edited.emit(mirrored(self._map).text))
        self.turn.clicked.connect(lambda: self.edited.emit(turned(self._map).text))

    def _show_signs(self, document: Document) -> None:
        words = words_of(self._field.signs, document)
        if list(words) != list(self._words):
            self._words = words
            self._choose(self.signs.show_signs(words, self._field.blank))

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

    def _typed(self, keyword: str) -> list[str]:
        """Values that a line says; only gates are several."""
        text = self.lines[keyword].text()
        parts = text.split(",") if keyword == OPPOSITE else [text]
        return [part.strip() for part in parts if part.strip()]

    def _edit_line(self, keyword: str, _: str) -> None:
        self._emit(with_values(self._map.head, keyword, self._typed(keyword)), self._map.rows)

    def _edit_others(self) -> None:
        self._emit(with_other_lines(self._map.head, self.others.toPlainText()), self._map.rows)

    def _edit_squares(self) -> None:
        self._emit(self._map.head, tuple(self.squares.rows))

    def _emit(self, head: str, rows: Sequence[str]) -> None:
        self._map = MapLines(head, rows)
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
