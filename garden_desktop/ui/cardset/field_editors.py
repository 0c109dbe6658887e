"""Editors of single fields of a card set, one for each kind of field in `core/pack_schema.py`.

An editor shows a value and emits the edited one; it stores none. Invalid values are shown unchanged, so that an
unfinished set loses nothing; the check of the set reports them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from garden_desktop.core.pack_schema import (
    LONGEST_TEXT,
    Document,
    FlagField,
    NumberField,
    NumbersField,
    TextField,
    Word,
    WordField,
    WordsField,
    words_of,
)
from garden_desktop.ui.kit.buttons.menus import MenuButton
from garden_desktop.ui.kit.layout.layouts import FlowLayout, row_layout
from garden_desktop.ui.kit.layout.mirror import sides
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.tip import tip
from garden_desktop.ui.kit.text.translations import format_message

_MOST_TIMES: Final = 9
"""Maximum number of times that a word stands in a list."""
_NUMBER_WIDTH: Final = 84
_FREE: Final = 900
"""Limit from which a range says nothing of a card: it only bounds the file."""
_LIST_WIDTH: Final = 60
_CODE_WIDTH: Final = 160
"""Maximum width of a short text, such as an id."""
_TIMES_WIDTH: Final = 38
_DRAWN_WIDTH, _DRAWING = 52, 20
"""Width of a count with a drawing in it, and of the drawing."""
_NONE_OPACITY: Final = 0.45
"""Opacity of the drawing of a word that does not stand in the list."""
_OF_THE_PAGE: Final = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class FieldEditor(QWidget):
    """Base of all editors. `edited` is emitted with the new value, None for a field that is left out."""

    edited = Signal(object)

    @property
    def is_typed(self) -> bool:
        """Whether what is edited now is typed, letter by letter, and not chosen by a press."""
        return False

    def show_value(self, value: Any, document: Document) -> None:
        """Show a value of the document, None for a missing one. Emits nothing."""
        raise NotImplementedError

    def set_texts(self, name: str, description: str) -> None:
        """Set name and description for screen readers."""
        raise NotImplementedError

    def show_line(self, squares: Sequence[tuple[int, int]]) -> None:
        """Draw a line through squares of a picture, given by column and row; other editors draw nothing."""

    @property
    def least_width(self) -> int:
        """Width in pixels that the editor needs, whatever its value is: a value must not move what is around it."""
        return self.sizeHint().width()

    def fit(self, width: int) -> None:
        """Fit a picture into a width in pixels; other editors need nothing."""

    def set_read_only(self, read_only: bool) -> None:
        self.setEnabled(not read_only)

    def stops(self) -> Sequence[QWidget]:
        """Widgets that Tab stops at, in reading order."""
        return tab_stops(self)


class FieldLineEdit(QLineEdit):
    """Line edit that leaves undo and redo to the page."""

    def event(self, event: QEvent) -> bool:
        wanted = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if wanted and any(event.matches(keys) for keys in _OF_THE_PAGE):  # type: ignore[attr-defined]
            event.ignore()
            return False
        return super().event(event)


class NumberLineEdit(FieldLineEdit):
    """Line edit of a number: the arrows up and down ask for the next one and the one before."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Up else -1)
        else:
            super().keyPressEvent(event)


class CountLineEdit(NumberLineEdit):
    """Line edit of the number of times that a word stands in a list, with the drawing of the word."""

    def __init__(self, appearance: Appearance, art: tuple[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._art = appearance, art
        self._leave_room()

    def _leave_room(self) -> None:
        """Keep the text away from the drawing; Qt does not mirror margins."""
        self.setTextMargins(*sides(self, px(_DRAWING), 0, 0, 0))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._leave_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, side = QPainter(self), px(_DRAWING)
        painter.setOpacity(1.0 if self.text() else _NONE_OPACITY)
        ground = self._appearance.theme.raised
        drawing = self._appearance.art.pixmap(*self._art, side, side, ratio_of(painter), grounds=(ground,))
        left = px(6) if self.isLeftToRight() else self.width() - px(6) - side
        painter.drawPixmap(QPointF(left, (self.height() - side) / 2), drawing)


class NumberEditor(FieldEditor):
    """Editor of a whole number, with its range where that is one of the game."""

    def __init__(self, field: NumberField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = field
        self._range = Label()
        self._range.setProperty("role", "small")
        self.line = NumberLineEdit()
        self.line.setMaxLength(20)
        self.line.setFixedWidth(px(_NUMBER_WIDTH))
        self.line.textEdited.connect(self._edit)
        self.line.stepped.connect(self._step)
        self.setLayout(row_layout(self.line, self._range, None))
        self.setFocusProxy(self.line)

    @property
    def is_typed(self) -> bool:
        return True

    def show_value(self, value: Any, document: Document) -> None:
        shown = "" if value is None else str(value)
        if self.line.text() != shown:
            self.line.setText(shown)

    def set_texts(self, name: str, description: str) -> None:
        words = "" if self._field.high >= _FREE else self.tr("{low} to {high}")
        words = words.format(low=self._field.low, high=self._field.high)
        self._range.setText(words)
        self._range.setVisible(bool(words))
        self.line.setAccessibleName(name)
        self.line.setAccessibleDescription(f"{description} {words}".strip())

    def set_read_only(self, read_only: bool) -> None:
        self.line.setReadOnly(read_only)

    def _edit(self, text: str) -> None:
        self.edited.emit(_number(text))

    def _step(self, step: int) -> None:
        number = _number(self.line.text())
        if self.line.isReadOnly() or isinstance(number, str):
            return
        now = self._field.low - (step > 0) if number is None else number
        self.edited.emit(min(max(now + step, self._field.low), self._field.high))


class TextEditor(FieldEditor):
    """Editor of a text of one line. A `short` one, such as an id, has a short line."""

    def __init__(self, field: TextField, *, short: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field, self.is_short = field, short
        self.line = FieldLineEdit()
        self.line.setMaxLength(LONGEST_TEXT)
        self.line.textEdited.connect(self._edit)
        if short:
            self.line.setMaximumWidth(px(_CODE_WIDTH))
        self.setLayout(row_layout(self.line, None) if short else row_layout(self.line))
        self.setFocusProxy(self.line)

    @property
    def is_typed(self) -> bool:
        return True

    def show_value(self, value: Any, document: Document) -> None:
        shown = "" if value is None else str(value)
        if self.line.text() != shown:
            self.line.setText(shown)

    def set_texts(self, name: str, description: str) -> None:
        self.line.setAccessibleName(name)
        self.line.setAccessibleDescription(description)

    def set_read_only(self, read_only: bool) -> None:
        self.line.setReadOnly(read_only)

    def _edit(self, text: str) -> None:
        self.edited.emit(text if text or not self._field.optional else None)


class FlagEditor(FieldEditor):
    """Check box of a yes/no field; clearing an optional one removes the field."""

    def __init__(self, field: FlagField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = field
        self.box = QCheckBox()
        self.box.clicked.connect(self._edit)
        self.setLayout(row_layout(self.box, None))
        self.setFocusProxy(self.box)

    def show_value(self, value: Any, document: Document) -> None:
        self.box.setChecked(value is True)

    def set_texts(self, name: str, description: str) -> None:
        self.box.setAccessibleName(name)
        self.box.setAccessibleDescription(description)

    def _edit(self, on: bool) -> None:
        self.edited.emit(True if on else None if self._field.optional else False)


class WordEditor(FieldEditor):
    """Editor of one of several words: a button with a menu."""

    def __init__(self, appearance: Appearance, field: WordField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = field
        self._offered: list[tuple[str | None, str]] = []
        self.button = MenuButton(appearance, icon="chevron-down", height=34)
        self.menu = self.button.new_menu()
        self.button.clicked.connect(self._open)
        self.setLayout(row_layout(self.button, None))
        self.setFocusProxy(self.button)

    def show_value(self, value: Any, document: Document) -> None:
        known = {word.value: format_message(word.label, str) for word in words_of(self._field.words, document)}
        self.button.setText(self.tr("None") if value is None else known.get(str(value), str(value)))
        offered = [*([(None, self.tr("None"))] if self._field.optional else []), *known.items()]
        if offered != self._offered:
            self._offered = offered
            self._fill_menu()
        for (word, _), action in zip(offered, self.menu.actions(), strict=True):
            action.setChecked(word == value)

    def _fill_menu(self) -> None:
        self.menu.clear()
        for word, label in self._offered:
            action = self.menu.addAction(label.replace("&", "&&"))
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, word=word: self.edited.emit(word))

    @property
    def least_width(self) -> int:
        metrics = QFontMetricsF(self.button.face())
        offered = (action.text().replace("&&", "&") for action in self.menu.actions())
        widest = max(map(metrics.horizontalAdvance, offered), default=0.0)
        spare = widest - metrics.horizontalAdvance(self.button.text())
        return self.button.sizeHint().width() + max(0, px(spare))

    def set_texts(self, name: str, description: str) -> None:
        self.button.setAccessibleName(f"{name}: {self.button.text()}")
        self.button.setAccessibleDescription(description)

    def _open(self) -> None:
        self.button.pop_up(self.menu, self.button.mapToGlobal(QPoint(0, self.button.height())))


class WordsEditor(FieldEditor):
    """Editor of a list of words: a count for each word where words may repeat, else a check box. A count shows the
    drawing of its word, as the cards do, or else the word."""

    def __init__(self, appearance: Appearance, field: WordsField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._field = appearance, field
        self._offered: list[tuple[str, str]] = []
        """Words that are offered, each with its name in the language that it was made in."""
        self._boxes: list[NumberLineEdit | QCheckBox] = []
        self._flow = FlowLayout(self, spacing=px(10))
        self._name = ""

    def show_value(self, value: Any, document: Document) -> None:
        words = words_of(self._field.words, document)
        offered = [(word.value, format_message(word.label, str)) for word in words]
        if offered != self._offered:
            self._offered = offered
            self._make(words)
        held = value if isinstance(value, list) else []
        for word, box in zip(words, self._boxes, strict=True):
            times = held.count(word.value)
            if isinstance(box, QCheckBox):
                box.setChecked(times > 0)
            elif _times(box) != times:
                box.setText(str(times or ""))

    def set_texts(self, name: str, description: str) -> None:
        for box in self._boxes:
            box.setAccessibleName(f"{name}: {box.property('word')}")
            box.setAccessibleDescription(description)

    def _make(self, words: Sequence[Word]) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self._flow.setSpacing(px(6 if any(self._art(word) is not None for word in words) else 10))
        self._boxes = [self._box(word, name) for word, (_, name) in zip(words, self._offered, strict=True)]
        if self._boxes:
            self.setFocusProxy(self._boxes[0])

    def stops(self) -> Sequence[QWidget]:
        return self._boxes

    def _art(self, word: Word) -> tuple[str, str] | None:
        """Drawing of a word in a count; None where the word itself is shown."""
        drawn = self._field.repeats and word.art is not None and self._appearance.art.has(*word.art)
        return word.art if drawn else None

    def _box(self, word: Word, name: str) -> NumberLineEdit | QCheckBox:
        if not self._field.repeats:
            checked = QCheckBox(name.replace("&", "&&"))
            checked.clicked.connect(self._edit)
            self._flow.addWidget(checked)
            checked.setProperty("word", name)
            return checked
        drawn = self._art(word)
        box = NumberLineEdit() if drawn is None else CountLineEdit(self._appearance, drawn)
        box.setMaxLength(1)
        box.setFixedWidth(px(_TIMES_WIDTH if drawn is None else _DRAWN_WIDTH))
        box.textEdited.connect(self._edit)
        box.stepped.connect(partial(self._step, box))
        box.setProperty("word", name)
        if drawn is not None:
            tip(box, name)
            self._flow.addWidget(box)
            box.show()  # the layout shows it later, and until then it could not get the focus
        else:
            (label := Label()).setText(name)
            cell = QWidget()
            cell.setLayout(row_layout(box, label, spacing=px(6)))
            self._flow.addWidget(cell)
        return box

    def _step(self, box: NumberLineEdit, step: int) -> None:
        if not box.isReadOnly():
            box.setText(str(min(max(_times(box) + step, 0), _MOST_TIMES) or ""))
            self._edit()

    def _edit(self) -> None:
        held: list[str] = []
        for (word, _), box in zip(self._offered, self._boxes, strict=True):
            held += [word] * (int(box.isChecked()) if isinstance(box, QCheckBox) else _times(box))
        self.edited.emit(held or (None if self._field.optional else []))


class NumbersEditor(FieldEditor):
    """Editor of a list of numbers: a line for each label, check boxes for a set of choices, or one line for a list of
    any length."""

    def __init__(self, field: NumbersField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = field
        self._boxes = [QCheckBox(str(choice)) for choice in field.choices]
        self._lines = [] if field.choices else [FieldLineEdit() for _ in range(len(field.labels) or 1)]
        self._labels = [Label() for _ in field.labels]
        if field.choices:
            flow = FlowLayout(self, spacing=px(12))
            for box in self._boxes:
                box.clicked.connect(self._edit_choices)
                flow.addWidget(box)
            self.setFocusProxy(self._boxes[0])
            return
        self.setLayout(lines := FlowLayout(spacing=px(12)) if field.labels else row_layout())
        for number, line in enumerate(self._lines):
            line.textEdited.connect(self._edit_lines)
            if field.labels:
                line.setFixedWidth(px(_LIST_WIDTH))
                cell = QWidget()
                cell.setLayout(row_layout(line, self._labels[number], spacing=px(6)))
                lines.addWidget(cell)
            else:
                lines.addWidget(line)
        self.setFocusProxy(self._lines[0])

    @property
    def is_typed(self) -> bool:
        return bool(self._lines)

    def show_value(self, value: Any, document: Document) -> None:
        held = value if isinstance(value, list) else []
        for choice, box in zip(self._field.choices, self._boxes, strict=False):
            box.setChecked(choice in held)
        if not self._field.labels and self._lines:
            self._show(self._lines[0], ", ".join(map(str, held)))
            return
        for number, line in enumerate(self._lines):
            self._show(line, str(held[number]) if number < len(held) else "")

    def set_texts(self, name: str, description: str) -> None:
        for box in self._boxes:
            box.setAccessibleName(f"{name}: {box.text()}")
            box.setAccessibleDescription(description)
        for shown, words in zip(self._labels, self._field.labels, strict=True):
            shown.setText(format_message(words, str))
        for number, line in enumerate(self._lines):
            label = f": {format_message(self._field.labels[number], str)}" if self._field.labels else ""
            line.setAccessibleName(f"{name}{label}")
            line.setAccessibleDescription(description)

    def _show(self, line: FieldLineEdit, text: str) -> None:
        """Show numbers, unless the line says them already: a comma may have just been typed."""
        typed = [number for part in line.text().split(",") if (number := _number(part)) is not None]
        if ", ".join(map(str, typed)) != text:
            line.setText(text)

    def _edit_choices(self) -> None:
        held = [n for n, box in zip(self._field.choices, self._boxes, strict=True) if box.isChecked()]
        self.edited.emit(held or (None if self._field.optional else []))

    def _edit_lines(self) -> None:
        parts = [part for line in self._lines for part in line.text().split(",")]
        numbers = [number for part in parts if (number := _number(part)) is not None]
        self.edited.emit(numbers or (None if self._field.optional else []))


def tab_stops(widget: QWidget) -> list[QWidget]:
    """Widgets inside a widget that Tab stops at, in the order in which they were made."""
    return [inner for inner in widget.findChildren(QWidget) if is_tab_stop(inner)]


def is_tab_stop(widget: QWidget) -> bool:
    """Whether the policy of a widget lets Tab stop at it."""
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _times(line: QLineEdit) -> int:
    """Number of times that a line says; 0 for none."""
    number = _number(line.text())
    return number if isinstance(number, int) and number > 0 else 0


def _number(text: str) -> int | str | None:
    """Whole number that a text says, the text itself where it says none, None for an empty one."""
    text = text.strip()
    if not text:
        return None
    return int(text) if text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() else text
