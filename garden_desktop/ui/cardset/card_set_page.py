"""Card set editor of one game: choose a set, look at each card, copy a set and change it.

Every edit is written to the disk at once and can be undone. The standard set is shown and cannot be changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from garden_desktop.core.game import Game
from garden_desktop.core.pack_schema import (
    CardAssessment,
    Document,
    Fault,
    FlagField,
    ListField,
    PackSchema,
    fault_sentence,
    value_at,
    with_row,
    with_value,
    without_row,
)
from garden_desktop.core.packs import FieldPath, PackError
from garden_desktop.core.text import printable
from garden_desktop.core.types import Pack
from garden_desktop.hotseat.card_sets import CardSet, CardSetRepository, check_cards, name_of, standard_document
from garden_desktop.ui.cardset.assessment import CardAssessmentLabel
from garden_desktop.ui.cardset.card_set_bar import CardSetBar
from garden_desktop.ui.cardset.card_set_exchange import CardSetExchange
from garden_desktop.ui.cardset.edit_history import EditHistory
from garden_desktop.ui.cardset.field_editors import is_tab_stop, tab_stops
from garden_desktop.ui.cardset.field_form import TableForm
from garden_desktop.ui.cardset.form_panel import FormPanel
from garden_desktop.ui.cardset.outline import OutlinePanel, row_count, row_name
from garden_desktop.ui.cardset.preview import CardPreview
from garden_desktop.ui.cardset.trial_sheet import TrialSheet
from garden_desktop.ui.cardset.value_origins import ValueOrigins
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.mirror import sides
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.layout.scroll_area import CompactPage, ScrollPage
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.style.style_sheet import scroll_bar_width
from garden_desktop.ui.kit.text.translations import format_message

_OUTLINE, _PREVIEW = 250, 300
"""Usual widths of the outline and of the picture, in pixels at 100 %."""
_FORM, _WIDEST_PREVIEW = 720, 420
"""Width of the form that it needs before the picture grows, and the width to which that grows."""
_WIDEST_OUTLINE = 380
"""Width of the outline where the names of sections need it."""
_NARROW, _NARROW_OUTLINE = 900, 180
"""Width below which the assessment stands below the form, without a picture, and the width of the outline there."""
_ID = "id"


class CardSetPage(QWidget):
    """Card set editor of one game. `left` is emitted when the player leaves the page, `play_wanted` with the file of
    the set that the player wants to use in a match."""

    left = Signal()
    play_wanted = Signal(object)

    def __init__(self, appearance: Appearance, game: Game, schema: PackSchema, sets: CardSetRepository) -> None:
        super().__init__()
        read_as(self, "Grouping")
        self._appearance, self._game, self._schema, self._sets = appearance, game, schema, sets
        self._standard = standard_document(game)
        self._origins = ValueOrigins(schema, self._standard)
        self._set: CardSet | None = None
        self._deleted: CardSet | None = None
        self._saved = True
        self._history = EditHistory(self._standard)
        self._make_widgets()
        self._lay_out()
        self._connect()
        self._set_texts()
        self._show_set(None)

    @property
    def form(self) -> TableForm | None:
        """Form of the section or row that is current."""
        return self._panel.form

    # Sets

    @property
    def document(self) -> Document:
        """Document that is shown."""
        return self._history.document

    def open_set(self, path: Path | None) -> None:
        """Show the set in a file, or the standard one for None."""
        if path is None:
            self._show_set(None)
            return
        try:
            self._show_set(self._sets.load(self._game, path))
        except PackError as error:
            self.notice.show_text(error_message(error, path))

    def copy_set(self) -> None:
        """Make a copy of the set that is shown, and show it."""
        name = self.tr("My {game}").format(game=format_message(self._game.info.title, str))
        self._create(self.document, name if self._set is None else self._set.name)

    def new_set(self) -> None:
        """Make an empty set, and show it."""
        self._create({}, self.tr("My {game}").format(game=format_message(self._game.info.title, str)))

    def delete_set(self) -> None:
        """Delete the set that is shown; “Undo delete” restores it."""
        if self._set is None:
            return
        gone = self._set
        try:
            self._sets.delete(gone.path)
        except OSError as error:
            self.notice.show_text(error_message(error, gone.path))
            return
        self._show_set(None)
        self._deleted = gone
        self.bar.put_back.setVisible(True)

    def try_set(self) -> None:
        """Let computers play with the set that is shown, and show how it goes."""
        TrialSheet(self._appearance, self._game, self._schema, self.document, self).open_sheet()

    def _play(self) -> None:
        if self._set is not None:
            self.play_wanted.emit(self._set.path)

    def _create(self, document: Document, name: str) -> None:
        try:
            self._show_set(self._sets.create(self._game, document, name))
        except OSError as error:
            self.notice.show_text(error_message(error, Path(self._game.info.key)))
            return
        self.outline.go_to(())
        if self.form is not None:
            self.form.focus_field(("id",))

    def _restore_deleted(self) -> None:
        if self._deleted is None:
            return
        try:
            self._sets.store(self._deleted)
        except OSError as error:
            self.notice.show_text(error_message(error, self._deleted.path))
            return
        self._show_set(self._deleted)

    def _show_set(self, card_set: CardSet | None) -> None:
        self._set, self._deleted, self._saved = card_set, None, True
        self.bar.put_back.hide()
        self._history = EditHistory(self._standard if card_set is None else card_set.document)
        self._panel.drop_form()
        self._show()
        if card_set is None and not self.outline.path and self.outline.following is not None:
            self.outline.go_to(self.outline.following)  # the name of the standard set is nothing to look at
        self._show_form(self.outline.path)

    # Edits

    def _edit(self, path: FieldPath, value: object) -> None:
        typed = self.form is not None and path in self.form.rows and self.form.rows[path].editor.is_typed
        if not typed:  # what is typed is one step; each press is a step of its own
            self._history.end_step()
        self._change(with_value(self.document, path, value), path)
        if not typed:
            self._history.end_step()

    def _change(self, document: Document, path: FieldPath) -> None:
        """Record, write and show an edit."""
        if self._set is None or document == self.document:
            return
        self._history.record(document, path)
        self._store()
        self._show()

    def _store(self) -> None:
        assert self._set is not None, "the standard set is never written"
        self._set = CardSet(self._game, self._set.path, self.document)
        try:
            self._sets.store(self._set)
            self._saved = True
        except OSError as error:
            self._saved = False
            self.notice.show_text(error_message(error, self._set.path))

    def undo(self) -> None:
        if self._set is not None and self._history.can_undo:
            self._follow(self._history.undo())

    def redo(self) -> None:
        if self._set is not None and self._history.can_redo:
            self._follow(self._history.redo())

    def _follow(self, path: FieldPath) -> None:
        """Show the place of an undone or redone edit."""
        self._store()
        self._show()
        self.outline.go_to(path)
        if self.form is not None:
            self.form.focus_field(path)

    def _add_row(self) -> None:
        listed = self._contents.list_field
        if listed is None:
            return
        at = row_count(self.document, listed)
        self._change(with_row(self.document, (listed.key,), at, self._new_row(listed)), (listed.key, at))
        self._history.end_step()
        self.outline.go_to((listed.key, at))
        if self.form is not None:
            self.form.focus_field((listed.key, at))

    def _new_row(self, listed: ListField) -> dict[str, object]:
        """New row of a list: empty but for the id, the first one of the standard set that is free, or the next number,
        and for what is shown as no although it must not be left out."""
        rows = value_at(self.document, (listed.key,))
        used = [row.get(_ID) for row in rows if isinstance(row, Mapping)] if isinstance(rows, list) else []
        usual = [row[_ID] for row in value_at(self._standard, (listed.key,)) or () if _ID in row]
        free = next((id for id in chain(usual, _next_ids(usual)) if id not in used), None)
        flags: dict[str, object] = {
            one.key: False for one in listed.fields if isinstance(one, FlagField) and not one.optional
        }
        return flags if free is None else {_ID: free, **flags}

    def _remove_row(self) -> None:
        path = self.outline.path
        if len(path) == 2 and isinstance(path[1], int):
            self._history.end_step()
            self._change(without_row(self.document, path[:1], path[1]), path)
            self._panel.drop_form()
            self._show_form(self.outline.path)

    def _go_to_row(self, step: int) -> None:
        """Go to the row `step` rows further on, and to the same field of it."""
        path = self.outline.row_beside(step)
        if path is None:
            return
        found = None if self.form is None else self.form.focused_stop()
        self.outline.go_to(path)
        if found is not None and self.form is not None:
            at, number = found
            self.form.focus_field((*path, *at[len(path) :]), number)

    def _go_on(self) -> None:
        """Go to the section or row that comes next, and to its first field; add a row that is lacking."""
        if self._lacking_list is not None:
            self._add_row()
            return
        path = self.outline.following
        if path is None:
            return
        self.outline.go_to(path)
        if self.form is not None:
            self.form.focus_field(path)

    # Display

    def retranslate(self) -> None:
        self._set_texts()
        self._show()

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Card sets for {game}").format(game=format_message(self._game.info.title, str)))
        self._right.setAccessibleName(self.tr("Pictures"))

    def _show(self) -> None:
        document = self.document
        own, faults = self._set is not None, self._faults
        self.bar.show_set(
            name_of(document) if own else None,
            ready=not faults,
            can_undo=self._history.can_undo,
            can_redo=self._history.can_redo,
        )
        self._panel.show_state(len(faults), own=own, saved=self._saved)
        self.outline.show_document(document, faults, partial(self._origins.of_place, document, own=own))
        if self.form is not None:
            remark = partial(self._origins.remark, document)
            here = [self._named(one) for one in faults if self.outline.holds(self.form.path, one.path)]
            self.form.show_document(document, here, remark)
            self.form.set_read_only(not own)
        self._show_place()
        self._panel.show_about(self._about())
        self._contents.show_buttons(document, own=own)
        pack = self._standard_pack if self._set is None else self._set.checked.pack
        self.preview.show_card(pack, document, self.outline.path)
        self.assessment.show_card(pack, document, self.outline.path)

    def _show_place(self) -> None:
        """Show what the form is about, and what comes next."""
        outline, path = self.outline, self.outline.path
        row = int(path[1]) + 1 if len(path) == 2 else None
        listed = self._contents.list_field
        count = 0 if row is None or listed is None else row_count(self.document, listed)
        following, lacking = outline.following, self._lacking_list
        if lacking is not None:
            at = row_count(self.document, lacking)
            name = row_name(with_row(self.document, (lacking.key,), at, self._new_row(lacking)), lacking, at)
        else:
            name = "" if following is None else outline.name_of(following)
        self._panel.show_place(outline.name_of(path), row, count, name)

    @property
    def _lacking_list(self) -> ListField | None:
        """List whose last row is current, or its heading while it has none, and which must have more rows; None for
        none."""
        listed, path = self._contents.list_field, self.outline.path
        if self._set is None or listed is None:
            return None
        count = row_count(self.document, listed)
        last = (listed.key, count - 1) if count else (listed.key,)
        return listed if path == last and count < listed.fewest else None

    def _about(self) -> str:
        """Sentences above the form: what a list holds, or where the values of a section or row come from."""
        if self.form is None or not self.outline.path:
            return ""
        if not self.form.rows:
            return self._contents.summary(self.document, own=self._set is not None)
        if not self._origins.is_standard(self.document, self.outline.path):
            return ""
        return self._origins.sentence(self.document, self.form.rows)

    def _show_line(self, assessed: CardAssessment | None) -> None:
        """Draw the line of an assessment through the picture that is edited."""
        if self.form is not None:
            self.form.show_line(() if assessed is None else assessed.line)

    def _show_form(self, path: FieldPath) -> None:
        """Show the fields of the section or row at a path."""
        if self.form is not None and self.form.path == path:
            return
        self._panel.open_form(path, (self._standard, self.document))
        self._show()

    @cached_property
    def _standard_pack(self) -> Pack | None:
        return check_cards(self._game, self._standard).pack

    @property
    def _faults(self) -> Sequence[Fault]:
        """Faults of the set that is shown; the standard one has none."""
        return () if self._set is None else self._set.faults

    def _named(self, fault: Fault) -> Fault:
        """Fault in words that name its field."""
        return Fault(fault.path, fault_sentence(fault, self._schema))

    def _go_to_fault(self) -> None:
        if self._faults:
            path = self._faults[0].path
            self.outline.go_to(path)
            if self.form is not None:
                self.form.focus_field(path)

    def _open_menu(self) -> None:
        menu = self.bar.menu
        menu.clear()
        own = self._sets.all(self._game)
        for name, path, shown in (
            (self.tr("Standard card set"), None, self._set is None),
            *((one.name, one.path, self._set is not None and one.path == self._set.path) for one in own),
        ):
            action = menu.addAction(printable(name).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(shown)
            action.triggered.connect(partial(self.open_set, path))
        menu.addSeparator()
        if self._set is not None:
            menu.addAction(self.tr("Copy this card set")).triggered.connect(self.copy_set)
            menu.addAction(self.tr("Delete this card set")).triggered.connect(self.delete_set)
            for button in self.bar.lesser if self.bar.compact else ():
                action = menu.addAction(button.text())
                action.setEnabled(button.isEnabled())
                wire(action, "triggered(bool)", button, "click()")
        menu.addAction(self.tr("New empty card set")).triggered.connect(self.new_set)
        menu.addAction(self.tr("Import…")).triggered.connect(self.exchange.choose_file)
        self.bar.chooser.pop_up(menu, self.bar.chooser.mapToGlobal(QPoint(0, self.bar.chooser.height())))

    # Widgets

    def _make_widgets(self) -> None:
        appearance = self._appearance
        self.bar = CardSetBar(appearance, self._game)
        self._contents = OutlinePanel(appearance, self._schema)
        self.outline, self.add, self.drop = self._contents.outline, self._contents.add, self._contents.drop
        self._panel = FormPanel(appearance, self._schema)
        self.status, self.ready, self.about = self._panel.status, self._panel.ready, self._panel.about
        self.onwards = self._panel.onwards
        self.preview = CardPreview(appearance, self._game, self._schema)
        self.assessment = CardAssessmentLabel(self._game, self._schema)
        self.notice = Notice(appearance, self)
        self.exchange = CardSetExchange(self._game, self._sets, self.notice, self)

    def _lay_out(self) -> None:
        self._below = column_layout(self._panel, spacing=px(10))
        self._below.setStretch(0, 1)
        self._beside = column_layout(self.preview, None, spacing=px(10))
        pictures = CompactPage()
        pictures.setLayout(self._beside)
        self._right = ScrollPage()
        self._right.setWidget(pictures)
        self._body = row_layout(self._below, self._right, spacing=px(16))
        self._body.setStretch(0, 1)
        self._columns = row_layout(self._contents, self._body, spacing=px(16))
        self._columns.setStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(self._columns, 1)

    def _connect(self) -> None:
        self.bar.back.clicked.connect(self.left)
        self.bar.chooser.clicked.connect(self._open_menu)
        self.bar.undo.clicked.connect(self.undo)
        self.bar.redo.clicked.connect(self.redo)
        self.bar.copy.clicked.connect(self.copy_set)
        self.bar.share.clicked.connect(lambda: self.exchange.share(self.document))
        self.exchange.imported.connect(self._show_set)
        self.bar.play.clicked.connect(self._play)
        self.bar.trial.clicked.connect(self.try_set)
        self.bar.put_back.clicked.connect(self._restore_deleted)
        self.add.clicked.connect(self._add_row)
        self.drop.clicked.connect(self._remove_row)
        self.status.clicked.connect(self._go_to_fault)
        self.onwards.clicked.connect(self._go_on)
        self.outline.chosen.connect(self._show_form)
        self._panel.edited.connect(self._edit)
        self._panel.entered.connect(lambda _: self._history.end_step())
        self.assessment.assessed.connect(self._show_line)
        wire(self._appearance, "changed()", self, "update()")
        self._appearance.changed.connect(self._arrange)
        for keys, act in (("Ctrl+Z", self.undo), ("Ctrl+Y", self.redo), ("Ctrl+Shift+Z", self.redo)):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        for keys, step in (("Ctrl+PgDown", 1), ("Ctrl+PgUp", -1)):
            QShortcut(QKeySequence(keys), self).activated.connect(partial(self._go_to_row, step))
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.left)

    def _arrange(self) -> None:
        """Place the columns side by side, or without picture and title in a narrow window.

        The assessment stands below the picture, beside the form: the form must not move under the pointer when a
        sentence comes.
        """
        narrow = self.width() < px(_NARROW)
        wanted = min(max(px(_OUTLINE), self.outline.sections_width()), px(_WIDEST_OUTLINE))
        self._contents.setFixedWidth(px(_NARROW_OUTLINE) if narrow else wanted)
        at = self._below if narrow else self._beside
        if at.indexOf(self.assessment) < 0:
            at.insertWidget(1, self.assessment)
        # The scroll bar and the ring of the pictures lie in the margin of the page, where they have room.
        beside = scroll_bar_width() + 2 * self._appearance.theme.ring
        right = px(16) if narrow else max(0, px(16) - beside)
        self._columns.setContentsMargins(*sides(self, px(16), px(4), right, px(16)))
        self._right.setVisible(not narrow)
        left_over = self.width() - wanted - px(_FORM) - 3 * px(16)
        pictured = min(max(px(_PREVIEW), left_over), px(_WIDEST_PREVIEW))
        self._right.setFixedWidth(pictured + beside)
        self.preview.setFixedWidth(pictured)  # whether there is a scroll bar or not: a picture is as high as wide
        self.bar.set_compact(compact=narrow)

    @property
    def stops(self) -> Sequence[QWidget]:
        """Widgets that Tab stops at now, in reading order; Add and Remove come after the form that they are about."""
        form = () if self.form is None else self.form.stops()
        end = (self.status, self.onwards, self._right, self.add, self.drop, *tab_stops(self.notice))
        whole = (*self.bar.stops, self.outline, *form, *end)
        return [stop for stop in whole if stop.isVisible() and stop.isEnabled() and is_tab_stop(stop)]

    def focusNextPrevChild(self, forwards: bool) -> bool:
        # Qt goes by the order in which widgets were made, and a form makes some when it first shows a value. With
        # `setTabOrder` in its place the fields of a form became a ring without the rest of the page (Qt 6.11).
        stops, here = self.stops, self.focusWidget()
        if here not in stops:
            return super().focusNextPrevChild(forwards)
        target = stops[(stops.index(here) + (1 if forwards else -1)) % len(stops)]
        target.setFocus(Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._appearance.theme
        painter.fillRect(self.rect(), theme.table)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(self._panel.geometry(), 16, 16)


def _next_ids(ids: Sequence[object]) -> Iterator[str]:
    """Ids that follow on the last one: M6, M7 ... after M5; none where it does not end with a number."""
    last = str(ids[-1]) if ids else ""
    stem = last.rstrip("0123456789")
    return (f"{stem}{number}" for number in count(int(last[len(stem) :]) + 1)) if stem != last else iter(())
