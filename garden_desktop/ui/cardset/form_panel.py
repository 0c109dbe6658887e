"""Panel with the form of the section or row that is current, and with the state of the card set above it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.core.pack_schema import Document, Field, ListField, PackSchema, TableField, value_at
from garden_desktop.core.packs import FieldPath
from garden_desktop.ui.cardset.field_form import TableForm, is_empty
from garden_desktop.ui.kit.buttons.painted import LinkButton, QuietButton
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label

_PAD = 18
_WHOLE = 100
"""Stretch of the words at the foot; with it they take the whole line."""
_BUTTON, _WIDEST = 34, 260
"""Height and greatest width of the button to what comes next."""


class FormPanel(QWidget):
    """Form below the name of its section or row. `about` are sentences on that; at the foot stand the number of faults
    (`status`, a button) or that there are none (`ready`), and the button `onwards` to what comes next. `edited` and
    `entered` are those of the form."""

    edited = Signal(object, object)
    entered = Signal(object)

    def __init__(self, appearance: Appearance, schema: PackSchema, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._schema = appearance, schema
        self.form: TableForm | None = None
        self.heading, self.position = Label(wrap=True), Label()
        self.status, self.ready, self.about = LinkButton(appearance), Label(wrap=True), Label(wrap=True)
        self.onwards = QuietButton(appearance, icon="chevron-right", height=_BUTTON)
        self.onwards.setMaximumWidth(px(_WIDEST))
        self.heading.setProperty("role", "title")
        for label in (self.position, self.ready, self.about):
            label.setProperty("role", "small")
        self._scroll = ScrollArea()
        self._scroll.viewport().installEventFilter(self)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        top = row_layout(self.heading, self.position)
        top.setStretch(0, 1)
        self._foot = QWidget()  # as high for all states, so that nothing above moves when a fault comes or goes
        foot = row_layout(self.status, self.ready, None, self.onwards)
        foot.setStretch(1, _WHOLE)
        self._foot.setLayout(foot)
        column = column_layout(top, self.about, self._scroll, self._foot, spacing=px(8), margins=(px(_PAD),) * 4)
        column.setStretch(2, 1)
        self.setLayout(column)

    def show_place(self, name: str, number: int | None, count: int, following: str) -> None:
        """Show the name of the section or row, its number of `count` rows, and the name of the following one, "" for
        none."""
        self.heading.setText(name)
        place = "" if number is None else self.tr("{number} of {count}")
        self.position.setText(place.format(number=number, count=count))
        self.onwards.setText(self.tr("Next: {name}").format(name=following))
        self.onwards.setVisible(bool(following))

    def show_state(self, faults: int, *, own: bool, saved: bool) -> None:
        """Show whether the set is stored, whether it can be played, and whether it can be changed."""
        self.status.setVisible(faults > 0)
        self.ready.setVisible(not faults)
        kept = self.tr("Saved.") if saved else self.tr("Not saved.")
        if own:
            missing = self.tr("%n thing(s) to fix before you can play", "", faults)
            ready = self.tr("Ready to play.")
            self.ready.setText(f"{kept} {ready}")
            self.status.setText(f"{kept} {missing}")
        else:
            self.ready.setText(self.tr("This is the set that comes with the program. Copy it to change it."))
        heights = [one.sizeHint().height() for one in (self.status, self.ready, self.onwards)]
        self._foot.setMinimumHeight(max(heights))

    def show_about(self, sentences: str) -> None:
        """Show sentences above the form."""
        self.about.setText(sentences)
        self.about.setVisible(bool(sentences))

    def open_form(self, path: FieldPath, documents: Sequence[Document]) -> None:
        """Make the form of the section or row at a path; fields that no row of these documents uses are folded."""
        self.drop_form()
        folded = unused_fields(self._schema, path, documents)
        self.form = TableForm(self._appearance, self._fields(path), path, folded)
        self.form.edited.connect(self.edited)
        self.form.entered.connect(self.entered)
        self._scroll.setWidget(self.form)
        self._arrange()

    def drop_form(self) -> None:
        """Delete the form."""
        if self.form is not None:
            old = self._scroll.takeWidget()
            if old is not None:
                old.deleteLater()
            self.form = None

    def _fields(self, path: FieldPath) -> Sequence[Field]:
        if not path:
            return tuple(one for one in self._schema.fields if not isinstance(one, TableField | ListField))
        field = self._schema.field(path)
        rows_only = isinstance(field, ListField) and len(path) == 1
        return () if rows_only else tuple(getattr(field, "fields", ()))

    def _arrange(self) -> None:
        if self.form is not None:
            self.form.arrange(self._scroll.viewport().width())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:  # also when a scroll bar comes or goes
            self._arrange()
        return super().eventFilter(watched, event)


def unused_fields(schema: PackSchema, path: FieldPath, documents: Iterable[Document]) -> frozenset[FieldPath]:
    """Paths of the optional fields in the tables of the row at a path that no row of its list uses in any of these
    documents, such as what a half of a card may have and no card has there. Empty where there is no row."""
    listed = schema.field(path[:1]) if len(path) > 1 else None
    if not isinstance(listed, ListField):
        return frozenset()
    rows = [row for document in documents for row in value_at(document, path[:1]) or ()]
    return frozenset(
        (*path, table.key, field.key)
        for table in listed.fields
        if isinstance(table, TableField)
        for field in table.fields
        if field.optional and all(is_empty(value_at(row, (table.key, field.key))) for row in rows)
    )
