"""Form of one table of a card set: a row for each field, with its fault below, made from the schema."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from garden_desktop.core.pack_schema import (
    Document,
    Fault,
    Field,
    FlagField,
    ListField,
    NumberField,
    NumbersField,
    PictureField,
    TableField,
    TextField,
    WordField,
    WordsField,
    value_at,
)
from garden_desktop.core.packs import FieldPath
from garden_desktop.core.text import Message
from garden_desktop.ui.cardset.field_editors import (
    FieldEditor,
    FlagEditor,
    NumberEditor,
    NumbersEditor,
    TextEditor,
    WordEditor,
    WordsEditor,
)
from garden_desktop.ui.cardset.grid_editor import MapEditor, PictureEditor
from garden_desktop.ui.kit.buttons.toggle import FoldButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import UNBOUNDED, column_layout, row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message

_SIDE_BY_SIDE: Final = 620
"""Width in pixels at 100 % from which tables of a row, such as the halves of a card, stand side by side."""
_ENOUGH: Final = 0.35
"""Share of a row that its label needs in front of the editor if it is longer than that; it is wrapped then."""
_GAP: Final = 8
_DRAWING: Final = 22
_SPARE: Final = 2
"""Pixels by which a text is measured too short."""
_ID: Final = "id"
"""Key of the ids of rows; that of the whole set is its name."""
_ROWS_APART: Final = 10
Remark = Callable[[FieldPath], str]
"""Where the value at a place comes from, in a word; "" where nothing is said."""


class DrawingRow(QWidget):
    """Drawings side by side, which a label has beside it in words."""

    def __init__(
        self, appearance: Appearance, drawings: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._drawings = [one for one in drawings if appearance.art.has(*one)]
        self.setFixedSize(len(self._drawings) * (px(_DRAWING) + px(2)), px(_DRAWING))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, side = QPainter(self), px(_DRAWING)
        ground = self._appearance.theme.surface
        for number, drawing in enumerate(self._drawings):
            pixmap = self._appearance.art.pixmap(*drawing, side, side, ratio_of(painter), grounds=(ground,))
            painter.drawPixmap(QPointF(number * (side + px(2)), 0), pixmap)


class FieldRow(QWidget):
    """Label, editor and origin of one field, and its fault below. The label stands in front of the editor, or above it
    where there is no room (`arrange`). `group` names the box of rows that it stands in; a text that `is_short` has a
    short line."""

    edited = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        field: Field,
        group: Message | None = None,
        *,
        is_short: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.field, self._group = field, group
        self._label, self.remark, self.fault = Label(wrap=True), Label(), Label(wrap=True)
        self._drawings = DrawingRow(appearance, getattr(field, "art", ()))
        if not self._drawings.width():
            self._drawings.hide()  # an empty one would still have space beside it
        self._title = QWidget()
        self._title.setLayout(row_layout(self._label, None, self._drawings, spacing=px(4)))
        self.remark.setProperty("role", "small")
        self.fault.setProperty("role", "refusal")
        self.editor: FieldEditor = _editor_of(appearance, field, short=is_short)
        self.editor.edited.connect(self.edited)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(px(3))
        self._beside: bool | None = None
        self._place(beside=False)
        self.fault.hide()
        self.is_filled = False

    @property
    def label_width(self) -> int:
        """Width in pixels of the label on one line, with its drawings."""
        return self._label.fontMetrics().horizontalAdvance(self._label.text()) + _SPARE + self._drawings_width

    @property
    def _drawings_width(self) -> int:
        return self._drawings.width() + px(4) if self._drawings.width() else 0

    @property
    def editor_width(self) -> int:
        """Width in pixels that the editor needs, with the word behind it that the value is changed."""
        return self.editor.least_width + px(_GAP) + self._remark_width

    @property
    def _remark_width(self) -> int:
        changed = self.remark.fontMetrics().horizontalAdvance(QCoreApplication.translate("CardSetPage", "changed"))
        return max(changed + _SPARE, self.remark.minimumWidth())

    def arrange(self, width: int, label_width: int | None) -> None:
        """Put the label in front of the editor, in a width in pixels of its own, or above it for None. `width` is that
        of the row; an editor that is too wide stays below its label."""
        beside = label_width is not None and label_width + px(_GAP) + self.editor_width <= width
        if beside != self._beside:
            self._place(beside=beside)
        if beside and label_width is not None:
            self._title.setFixedWidth(label_width)
            self._label.setFixedWidth(min(label_width, self.label_width) - self._drawings_width)
        else:
            self.editor.fit(width)
            room = max(1, min(self.label_width, width - px(_GAP) - self._remark_width))
            self._title.setFixedWidth(room)
            self._label.setFixedWidth(max(1, room - self._drawings_width))

    def _place(self, *, beside: bool) -> None:
        self._beside = beside
        for widget in (self._title, self.editor, self.remark, self.fault):
            self._grid.removeWidget(widget)
        self._grid.setHorizontalSpacing(px(_GAP))
        middle = Qt.AlignmentFlag.AlignVCenter
        if beside:
            self._grid.addWidget(self._title, 0, 0, middle)
            self._grid.addWidget(self.editor, 0, 1, middle)
            self._grid.addWidget(self.remark, 0, 2, middle)
            self._grid.addWidget(self.fault, 1, 1, 1, 2)
        else:
            self._grid.addWidget(self._title, 0, 0)
            self._grid.addWidget(self.remark, 0, 1, Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(self.editor, 1, 0, 1, 3)
            self._grid.addWidget(self.fault, 2, 0, 1, 3)
        grows = beside and isinstance(self.editor, TextEditor) and not self.editor.is_short
        for column, stretch in enumerate((0, 1, 0) if grows else (0, 0, 1)):
            self._grid.setColumnStretch(column, stretch)

    def show_value(self, value: Any, document: Document, remark: str, faults: Sequence[Message]) -> None:
        """Show a value, where it comes from, and what is wrong with it."""
        name = format_message(self.field.label, str)
        hint = "" if self.field.hint is None else format_message(self.field.hint, str)
        fault = _sentences(faults)
        self.is_filled = not is_empty(value)
        self._label.setText(name)
        self.remark.setText(remark)
        self.remark.setVisible(bool(remark))
        self.remark.setMinimumWidth(self.remark.sizeHint().width())  # a shorter one must not shift the columns
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))
        self._frame_fault(bool(fault))
        self.editor.show_value(value, document)
        if self._group is not None:  # both halves of a card have the same fields
            name = self.tr("{group}: {field}").format(group=format_message(self._group, str), field=name)
        self.editor.set_texts(name, " ".join(filter(None, (fault, hint, remark))))

    def _frame_fault(self, faulty: bool) -> None:
        """Frame the line of a field that has a fault; of several lines it is not known which one is wrong."""
        lines = self.editor.findChildren(QLineEdit)
        if len(lines) == 1 and bool(lines[0].property("faulty")) != faulty:
            lines[0].setProperty("faulty", faulty)
            lines[0].style().unpolish(lines[0])  # Qt looks at properties only when it polishes
            lines[0].style().polish(lines[0])


class FieldFold(QWidget):
    """Rows of fields behind a button "More fields", closed at first. `group` names the box of rows below which it
    stands."""

    def __init__(
        self, appearance: Appearance, rows: Sequence[FieldRow], group: Message, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.rows, self._group = rows, group
        self.button, self._body = FoldButton(appearance), QWidget()
        self._body.setObjectName("page")  # the style sheet leaves it transparent
        self._body.setLayout(column_layout(*rows, spacing=px(_ROWS_APART)))
        self.setLayout(column_layout(self.button, self._body, spacing=px(_ROWS_APART)))
        self._body.hide()
        wire(self.button, "folded(bool)", self._body, "setHidden(bool)")

    def retranslate(self) -> None:
        """Set the words of the button in the current language."""
        title = self.tr("More fields")
        self.button.say(title, "")
        name = self.tr("{group}: {field}").format(group=format_message(self._group, str), field=title)
        self.button.setAccessibleName(name)  # both halves of a card have such a button

    def open(self) -> None:
        """Show the rows."""
        self.button.unfold(opened=True)


class TableForm(QWidget):
    """Rows of all fields of a table; tables inside it are boxes of rows, side by side where there is room.

    The fields in tables at the paths of `folded` stand in a fold, which opens when one of them has a value or a fault.
    `edited` is emitted with the path and the new value of a field, `entered` with the path of the field that gets the
    focus.
    """

    edited = Signal(object, object)
    entered = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        fields: Sequence[Field],
        path: FieldPath,
        folded: Collection[FieldPath] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.path, self._folded = path, folded
        self._width = 0
        self.setObjectName("page")  # the style sheet leaves it transparent
        self.rows: dict[FieldPath, FieldRow] = {}
        self._boxes: list[tuple[Label, Field]] = []
        self._columns: list[QWidget] = []
        self._folds: list[FieldFold] = []
        self.fault = Label(wrap=True)
        self.fault.setProperty("role", "refusal")
        self.fault.hide()
        self._beside = QHBoxLayout()
        self._beside.setSpacing(px(28))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(_ROWS_APART))
        column.addWidget(self.fault)
        tables = [number for number, field in enumerate(fields) if isinstance(field, TableField)]
        for number, field in enumerate(fields):
            if tables[:1] == [number]:  # all tables stand where the first one is
                column.addLayout(self._beside)
            if isinstance(field, TableField):
                box = QWidget()
                box.setObjectName("page")
                box.setLayout(self._box(appearance, field, (*path, field.key)))
                self._columns.append(box)
                self._beside.addWidget(box, 1)
            elif not isinstance(field, ListField):
                column.addWidget(self._row(appearance, field, (*path, field.key)))
        column.addStretch(1)

    def show_document(self, document: Document, faults: Sequence[Fault], remark: Remark) -> None:
        """Show the values of a document."""
        wrong: dict[FieldPath, list[Message]] = {}
        for fault in faults:
            wrong.setdefault(fault.path, []).append(fault.text)
        for label, field in self._boxes:
            label.setText(format_message(field.label, str))
        for path, row in self.rows.items():
            inner = [text for at, texts in wrong.items() if at[: len(path)] == path for text in texts]
            row.show_value(value_at(document, path), document, remark(path), inner)
        for fold in self._folds:
            fold.retranslate()
            if any(row.is_filled or row.fault.text() for row in fold.rows):
                fold.open()
        self._show_faults_here([fault for fault in faults if fault.path[: len(self.path)] == self.path])
        self.arrange(self._width)

    def _show_faults_here(self, faults: Sequence[Fault]) -> None:
        """Show the faults of the table or list itself, such as too many rows, which stand at no field."""
        here = [fault.text for fault in faults if fault.path == self.path or not self._is_shown(fault.path)]
        self.fault.setText(_sentences(here))
        self.fault.setVisible(bool(here))

    def _is_shown(self, path: FieldPath) -> bool:
        """Whether a fault at a path stands at a field of this form, or on the page of a section or row below."""
        below = isinstance(path[len(self.path)], int) or (not self.path and len(path) > 1)
        return below or any(path[: len(at)] == at for at in self.rows)

    def show_line(self, squares: Sequence[tuple[int, int]]) -> None:
        """Draw a line through squares of a picture, given by column and row; none for ()."""
        for row in self.rows.values():
            row.editor.show_line(squares)

    def set_read_only(self, read_only: bool) -> None:
        for row in self.rows.values():
            row.editor.set_read_only(read_only)

    def focus_field(self, path: FieldPath, number: int | None = None) -> bool:
        """Give the focus to the field at a path, or to one above or below it, and select its text; False where there is
        none. `number` is that of the stop in the field; None for the one that has the focus already, else the usual
        one."""
        near = [at for at in self.rows if at[: len(path)] == path or path[: len(at)] == at]
        if not near:
            return False
        for fold in self._folds:
            if self.rows[near[0]] in fold.rows:
                fold.open()
        editor = self.rows[near[0]].editor
        stops = editor.stops()
        if number is None and any(stop.hasFocus() for stop in stops):
            return True
        target = editor if number is None or number >= len(stops) else stops[number]
        target.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def focused_stop(self) -> tuple[FieldPath, int] | None:
        """Path of the field that has the focus, and the number of the stop in it; None where none has."""
        for path, row in self.rows.items():
            for number, stop in enumerate(row.editor.stops()):
                if stop.hasFocus():
                    return path, number
        return None

    def stops(self) -> Sequence[QWidget]:
        """Widgets that Tab stops at, in reading order: each box from top to bottom, boxes from left to right."""
        buttons = {fold.rows[0]: fold.button for fold in self._folds}
        found: list[QWidget] = []
        for row in self.rows.values():
            found += [buttons[row]] if row in buttons else []
            found += row.editor.stops()
        return found

    def _row(self, appearance: Appearance, field: Field, path: FieldPath, group: Message | None = None) -> FieldRow:
        is_short = isinstance(field, TextField) and bool(field.pattern or (len(path) > 1 and path[-1] == _ID))
        row = self.rows[path] = FieldRow(appearance, field, group, is_short=is_short)
        row.edited.connect(partial(self.edited.emit, path))
        for inner in (row.editor, *row.editor.findChildren(QWidget)):
            inner.installEventFilter(self)
        return row

    def _box(self, appearance: Appearance, table: TableField, path: FieldPath) -> QBoxLayout:
        (heading := Label()).setProperty("role", "group")
        self._boxes.append((heading, table))
        places = {(*path, field.key): field for field in table.fields}
        usual, more = (
            [self._row(appearance, places[at], at, table.label) for at in places if (at in self._folded) == rare]
            for rare in (False, True)
        )
        column = column_layout(heading, *usual, spacing=px(_ROWS_APART))
        if more:
            self._folds.append(fold := FieldFold(appearance, more, table.label))
            column.addWidget(fold)
        column.addStretch(1)
        return column

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            for path, row in self.rows.items():
                if isinstance(watched, QWidget) and row.isAncestorOf(watched):
                    self.entered.emit(path)
        return super().eventFilter(watched, event)

    def arrange(self, width: int) -> None:
        """Put the boxes side by side, or one below the other, and labels in front of editors where there is room, in a
        width in pixels."""
        self._width = width
        beside = width >= px(_SIDE_BY_SIDE)
        self._beside.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        count = len(self._boxes)
        inner = (width - (count - 1) * self._beside.spacing()) // count if beside and count else width
        for column in self._columns:  # as wide as each other, whatever is in them: a fault must not move the other half
            column.setMinimumWidth(inner if beside else 0)
            column.setMaximumWidth(inner if beside else UNBOUNDED)
        own = [row for path, row in self.rows.items() if path[:-1] == self.path]
        inside = [row for row in self.rows.values() if row not in own]
        if beside:
            _align(own, width)
            _align(inside, inner)
        else:
            _align([*own, *inside], width)


def _align(rows: Sequence[FieldRow], width: int) -> None:
    """Put the labels of rows in front of the editors, in one column, or all of them above where one short editor has no
    room."""
    if not rows:
        return
    short = [row.editor_width for row in rows if not isinstance(row.field, WordsField | NumbersField | PictureField)]
    left_over = width - px(_GAP) - max(short, default=round((1 - _ENOUGH) * width))
    widest = max(row.label_width for row in rows)
    fits = left_over >= min(widest, round(_ENOUGH * width))
    widest = min(widest, left_over)
    for row in rows:
        row.arrange(width, widest if fits and not isinstance(row.field, PictureField) else None)


def is_empty(value: Any) -> bool:
    """Whether a value of a field is none at all."""
    return value is None or value in ("", [])


def _sentences(reasons: Sequence[Message]) -> str:
    """Reasons as sentences, one behind the other."""
    return " ".join(_sentence(format_message(one, str)) for one in reasons)


def _sentence(reason: str) -> str:
    """Reason that begins in lower case, as a sentence of its own."""
    return f"{reason[:1].upper()}{reason[1:]}{'' if reason.endswith('.') else '.'}"


def _editor_of(appearance: Appearance, field: Field, *, short: bool) -> FieldEditor:
    """Editor for a field. Raises TypeError for tables and lists, which have pages of their own."""
    match field:
        case NumberField():
            return NumberEditor(field)
        case TextField():
            return TextEditor(field, short=short)
        case FlagField():
            return FlagEditor(field)
        case WordField():
            return WordEditor(appearance, field)
        case WordsField():
            return WordsEditor(appearance, field)
        case NumbersField():
            return NumbersEditor(field)
        case PictureField():
            return MapEditor(appearance, field) if field.one_text else PictureEditor(appearance, field)
        case _:
            raise TypeError(field)
