"""Grid editors for shapes of pieces and for maps, whose name, players and gates are fields."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtWidgets import (
    QGridLayout,
    QPlainTextEdit,
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
from garden_desktop.ui.cardset.square_table import HEDGE, MapFrame, SignControl, SquareTable
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.buttons.segmented import Segment
from garden_desktop.ui.kit.layout.layouts import UNBOUNDED, column_layout, flowing, row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label

_WIDE: Final = 520
"""Width from which what stands above a map has two fields a line."""
_PLAYERS_WIDTH: Final = 130
NEW_SIZE: Final = 8
"""Size of a new map in squares."""


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
        self._show_size()

    @property
    def is_typed(self) -> bool:
        return any(line.hasFocus() for line in (*self.lines.values(), self.others))

    def show_line(self, squares: Sequence[tuple[int, int]]) -> None:
        self.squares.show_line(squares)

    def fit(self, width: int) -> None:
        self._place_head(wide=width >= px(_WIDE))
        self.squares.fit(width - 2 * px(HEDGE))

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
        self.lines[PLAYERS].setMaximumWidth(px(_PLAYERS_WIDTH) if wide else UNBOUNDED)
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
        if self.columns.isReadOnly():
            return
        if not (self.columns.text().isdigit() and self.rows.text().isdigit()):
            self._show_size()
            return
        wide = min(max(int(self.columns.text()), 1), self._field.columns)
        high = min(max(int(self.rows.text()), 1), self._field.rows)
        kept = [row[:wide].ljust(wide, self._field.blank) for row in self._map.rows[:high]]
        rows = (*kept, *[self._field.blank * wide] * (high - len(kept)))
        if rows != tuple(self._map.rows):
            self.edited.emit(MapLines(self._map.head, rows).text)
        self._show_size()

    def _show_size(self) -> None:
        """Show the size that the map has, in place of one that it cannot have."""
        self.columns.setText(str(self.squares.columnCount()))
        self.rows.setText(str(self.squares.rowCount()))

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
