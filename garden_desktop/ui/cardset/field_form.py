"""Form of one table of a card set: a row for each field, with its fault below, made from the schema."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

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
from garden_desktop.ui.kit.layout.layouts import column_layout, flowing
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message

_SIDE_BY_SIDE: Final = 620
"""Width in pixels at 100 % from which tables of a row, such as the halves of a card, stand side by side."""
Remark = Callable[[FieldPath], str]
"""Where the value at a place comes from, in a word; "" where nothing is said."""


class FieldRow(QWidget):
    """Label, editor and origin of one field, and its fault below. `group` names the box of rows that it stands in."""

    edited = Signal(object)

    def __init__(
        self, appearance: Appearance, field: Field, group: Message | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.field, self._group = field, group
        self._label, self.remark, self.fault = Label(), Label(), Label(wrap=True)
        self.remark.setProperty("role", "small")
        self.fault.setProperty("role", "refusal")
        self.editor: FieldEditor = _editor_of(appearance, field)
        self.editor.edited.connect(self.edited)
        self.setLayout(column_layout(flowing(self._label, self.remark), self.editor, self.fault, spacing=px(3)))
        self.fault.hide()
        self.is_filled = False

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
        self.editor.show_value(value, document)
        if self._group is not None:  # both halves of a card have the same fields
            name = self.tr("{group}: {field}").format(group=format_message(self._group, str), field=name)
        self.editor.set_texts(name, " ".join(filter(None, (fault, hint, remark))))


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
        self._body.setLayout(column_layout(*rows, spacing=px(12)))
        self.setLayout(column_layout(self.button, self._body, spacing=px(12)))
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
        self.setObjectName("page")  # the style sheet leaves it transparent
        self.rows: dict[FieldPath, FieldRow] = {}
        self._boxes: list[tuple[Label, Field]] = []
        self._folds: list[FieldFold] = []
        self.fault = Label(wrap=True)
        self.fault.setProperty("role", "refusal")
        self.fault.hide()
        self._beside = QHBoxLayout()
        self._beside.setSpacing(px(28))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(12))
        column.addWidget(self.fault)
        tables = [field for field in fields if isinstance(field, TableField)]
        for field in fields:
            if not isinstance(field, TableField | ListField):
                column.addWidget(self._row(appearance, field, (*path, field.key)))
        for table in tables:  # below the fields, wherever the schema has them
            self._beside.addLayout(self._box(appearance, table, (*path, table.key)), 1)
        column.addLayout(self._beside)
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
        none. `number` is that of the stop in the field, None for the usual one."""
        near = [at for at in self.rows if at[: len(path)] == path or path[: len(at)] == at]
        if not near:
            return False
        for fold in self._folds:
            if self.rows[near[0]] in fold.rows:
                fold.open()
        editor = self.rows[near[0]].editor
        stops = editor.stops()
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
        row = self.rows[path] = FieldRow(appearance, field, group)
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
        column = column_layout(heading, *usual, spacing=px(12))
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
        """Put the boxes side by side, or one below the other in a width in pixels."""
        beside = width >= px(_SIDE_BY_SIDE)
        self._beside.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)


def is_empty(value: Any) -> bool:
    """Whether a value of a field is none at all."""
    return value is None or value in ("", [])


def _sentences(reasons: Sequence[Message]) -> str:
    """Reasons as sentences, one behind the other."""
    return " ".join(_sentence(format_message(one, str)) for one in reasons)


def _sentence(reason: str) -> str:
    """Reason that begins in lower case, as a sentence of its own."""
    return f"{reason[:1].upper()}{reason[1:]}{'' if reason.endswith('.') else '.'}"


def _editor_of(appearance: Appearance, field: Field) -> FieldEditor:
    """Editor for a field. Raises TypeError for tables and lists, which have pages of their own."""
    match field:
        case NumberField():
            return NumberEditor(field)
        case TextField():
            return TextEditor(field)
        case FlagField():
            return FlagEditor(field)
        case WordField():
            return WordEditor(appearance, field)
        case WordsField():
            return WordsEditor(field)
        case NumbersField():
            return NumbersEditor(field)
        case PictureField():
            return MapEditor(appearance, field) if field.one_text else PictureEditor(appearance, field)
        case _:
            raise TypeError(field)
