"""List mode: plays a match in standard list widgets instead of the drawn table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QListWidget, QVBoxLayout, QWidget

from garden_desktop.core.gesture import InputStep, MoveBuilder
from garden_desktop.core.types import Seat
from garden_desktop.ui.board.accessibility.table_accessibility import TableDescriber
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.board.layout import PROMPT, AnyTable, ItemRef, LookCache, gathered, piece_ref, place_ref
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.scroll_area import CompactPage, ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.lines import list_lines, set_accessible_line, wrap_lines
from garden_desktop.ui.kit.widgets import PrimaryButton, QuietButton

_NARROW: Final = 620
_MANY: Final = 24
"""Number of lines up to which a list has no headings."""
_GROUP: Final = 3
_LOW: Final = 130
"""Minimum height in pixels of a list when the lists stand below each other."""


class ListEntry(NamedTuple):
    """Line of a list: its text, and the place and piece, or the note, that it stands for.

    `heads` marks a heading, which cannot be selected.
    """

    words: str
    place: str
    piece: str
    note: str = ""
    heads: bool = False

    @property
    def thing(self) -> ItemRef:
        """Reference to the item that the line is about."""
        if self.note:
            return ItemRef("note", self.note)
        return piece_ref(self.piece) if self.piece else place_ref(self.place)


class ListModeView(QWidget):
    """View of a position as three lists: possible inputs, inputs made so far, and contents of the table.

    Uses the same MoveBuilder as the table, in standard widgets that every screen reader supports.
    """

    chosen = Signal(object)
    draft_changed = Signal()

    def __init__(
        self, appearance: Appearance, table: AnyTable, parent: QWidget | None = None, looks: LookCache | None = None
    ) -> None:
        """Create the view; `looks` is the view-model cache of the drawn table, to share it."""
        super().__init__(parent)
        self._appearance = appearance
        self._interaction = InteractionModel(table, self, looks)
        self._describer = TableDescriber(self._interaction, self)
        self._prompt, self._now, self._so_far, self._lies = (Label(wrap=True) for _ in range(4))
        self._then = Label(wrap=True)
        self.doings, self._done, self._lying = QListWidget(), QListWidget(), QListWidget()
        self._due = False
        self._to_do: Sequence[ListEntry] = ()
        self._to_undo: Sequence[ListEntry] = ()
        self._there: Sequence[ListEntry] = ()
        self._do = PrimaryButton(appearance)
        self._take_back, self._clear = QuietButton(appearance), QuietButton(appearance)
        self.setFocusProxy(self.doings)
        self._lay_out()
        self._wire()
        appearance.changed.connect(self._fit)
        self.retranslate()

    @property
    def then(self) -> Label:
        """Label with the forecast of the selected input."""
        return self._then

    @property
    def done(self) -> QListWidget:
        """List of the inputs made towards the move; each can be taken back."""
        return self._done

    @property
    def lying(self) -> QListWidget:
        """List of what lies on the table, and of the notes."""
        return self._lying

    def show_position(
        self, view: Any, seat: Seat | None, chooser: MoveBuilder[Any] | None, name: Callable[[int], str]
    ) -> None:
        """Show `view` as `seat` sees it. Moves are built with `chooser`; None shows the position without input."""
        self._describer.name = name
        self._interaction.show(view, seat, chooser)

    def lock_input(self) -> None:
        """Accept no input until the next position is shown, because the decision has been made."""
        self._interaction.lock_input()

    @property
    def readable(self) -> tuple[QListWidget, ...]:
        """Lists whose lines refer to items."""
        return (self.doings, self._done, self._lying)

    def focus_rect(self, over: QWidget) -> QRect:
        """Return the rectangle of the focused line in coordinates of `over`."""
        shown = next((shown for shown in self.readable if shown.hasFocus()), self.doings)
        rect = shown.visualItemRect(shown.currentItem()) if shown.currentRow() >= 0 else shown.rect()
        return QRect(shown.viewport().mapTo(over, rect.topLeft()), rect.size())

    @property
    def focused(self) -> ItemRef | None:
        """Item of the focused line, or None: the place for an input that only presses, else the piece."""
        for shown, entries in zip(self.readable, (self._to_do, self._to_undo, self._there), strict=True):
            entry = _at(entries, shown.currentRow()) if shown.hasFocus() else None
            if entry is not None:
                return entry.thing
        return None

    def focus_item(self, thing: ItemRef) -> None:
        """Focus the line about an item, or the line that stands for all equal pieces in that place."""
        interaction, labels = self._interaction, self._describer
        place = interaction.pieces[thing.id].place if thing.id in interaction.pieces else thing.id
        here = [row for row, entry in enumerate(self._there) if entry.place == place and not entry.heads]
        named = [row for row in here if labels.piece(self._there[row].piece) == labels.piece(thing.id)]
        if here:
            self._lying.setCurrentRow((named or here)[0])
            self._lying.setFocus()

    def refresh(self) -> None:
        """Show the draft again after it was changed elsewhere."""
        if self._interaction.view is not None:
            self._interaction.refresh()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self._now.setText(self.tr("What you can do now"))
        self._so_far.setText(self.tr("Done so far"))
        self._lies.setText(self.tr("What is where"))
        self._do.setText(self.tr("Do this"))
        self._take_back.setText(self.tr("Undo this"))
        self._clear.setText(self.tr("Undo all"))
        for label, shown in ((self._now, self.doings), (self._so_far, self._done), (self._lies, self._lying)):
            shown.setAccessibleName(label.text())
        if self._interaction.view is not None:
            self._tell()

    def _lay_out(self) -> None:
        self._prompt.setProperty("role", "prompt")
        for label in (self._now, self._so_far, self._lies):
            label.setProperty("role", "strong")
        self._then.setProperty("role", "small")
        for things in self.readable:
            wrap_lines(things)
        self._columns = row_layout(spacing=24)
        for parts in (
            (self._now, self.doings, self._then, self._do),
            (self._so_far, self._done, self._take_back, self._clear),
            (self._lies, self._lying),
        ):
            column = QVBoxLayout()
            column.setSpacing(8)
            for part in parts:
                column.addWidget(part)
            self._columns.addLayout(column, 1)
        whole = column_layout(self._prompt, spacing=12, margins=(24, 16, 24, 16))
        whole.addLayout(self._columns, 1)
        page, roll = CompactPage(), ScrollArea()
        page.setLayout(whole)
        roll.setWidget(page)
        self.setLayout(column_layout(roll, spacing=0))

    def _fit(self) -> None:
        """Stack the lists vertically in a narrow window."""
        ways, narrow = QBoxLayout.Direction, self.width() < px(_NARROW)
        self._columns.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        for shown in self.readable:
            shown.setMinimumHeight(px(_LOW) if narrow else 0)

    def _wire(self) -> None:
        self._interaction.changed.connect(self._tell)
        self._interaction.chosen.connect(self.chosen)
        self._interaction.draft_changed.connect(self.draft_changed)
        self.doings.activated.connect(self._act)
        self.doings.currentRowChanged.connect(self._foretell)
        self._done.activated.connect(self._undo)
        self._do.clicked.connect(lambda: self._act(self.doings.currentIndex()))
        self._take_back.clicked.connect(lambda: self._undo(self._done.currentIndex()))
        self._clear.clicked.connect(self._interaction.clear_draft)

    def _tell(self) -> None:
        """Fill the lists. While the view is hidden they are only emptied, to cost nothing, and filled
        when it is shown."""
        # isHidden() alone is True as well before the parent is shown for the first time.
        self._due = self.isHidden() and self.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        if self._due:
            self._to_do, self._to_undo, self._there = [], [], []
            for shown in self.readable:
                shown.clear()
            return
        self._prompt.setText(self._describer.called(PROMPT))
        self._to_do, self._to_undo = self._under_headings(self._offered()), list(self._undoings())
        _fill(self.doings, self._to_do)
        _fill(self._done, self._to_undo)
        self._there = self._in_rows(list(self._contents()))
        _fill(self._lying, self._there)
        self._foretell(self.doings.currentRow())
        self._do.setEnabled(self.doings.count() > 0)
        for button in (self._take_back, self._clear):
            button.setEnabled(self._done.count() > 0)

    def _offered(self) -> Iterable[InputStep]:
        """Return each possible input once, revocable ones first, so that a double Enter does not complete a move by
        accident."""
        return sorted(self._interaction.entries, key=lambda handle: not handle.loose)

    def _under_headings(self, offers: Iterable[InputStep]) -> list[ListEntry]:
        """Return lines for the possible inputs; if there are many, those of the same piece get a heading."""
        offered = list(offers)
        if len(offered) <= _MANY:
            return [self._doing(handle) for handle in offered]
        entries: list[ListEntry] = []
        for piece, group in groupby(offered, lambda handle: handle.piece):
            same = list(group)
            if len(same) >= _GROUP and piece:
                entries.append(ListEntry(self._describer.piece(piece), "", piece, heads=True))
            entries += [self._doing(handle) for handle in same]
        return entries

    def _doing(self, handle: InputStep) -> ListEntry:
        return ListEntry(self._describer.doing(handle.place, handle.piece), handle.place, handle.piece)

    def _undoings(self) -> Iterable[ListEntry]:
        for handle in self._interaction.draft:
            if self._interaction.placed(handle.piece):
                yield ListEntry(self._describer.undoing(handle.piece), handle.place, handle.piece)
            elif self._interaction.pressed(handle.place):
                yield ListEntry(self._describer.doing(handle.place, ""), handle.place, "")

    def _contents(self) -> Iterable[ListEntry]:
        interaction = self._interaction
        for place, pieces in gathered(interaction.places, interaction.pieces.values()).items():
            if interaction.places[place].kind == "button":
                continue
            words = self._describer.place(place)
            there = Counter(self._describer.piece(piece.id) for piece in pieces if piece.face != "ghost")
            named = {self._describer.piece(piece.id): piece.id for piece in pieces}
            if not there:
                yield ListEntry(words, place, "")
            for piece, count in there.items():
                yield ListEntry(self._content(place, named[piece], count), place, named[piece])
        for note in interaction.notes:
            yield ListEntry(self._describer.called(ItemRef("note", note.id)), "", "", note.id)

    def _in_rows(self, there: list[ListEntry]) -> list[ListEntry]:
        """Insert a heading "Row n" before each row of a large board."""
        places = self._interaction.places
        cells = {entry.place for entry in there if entry.place and places[entry.place].kind in ("cell", "hex")}
        if len(cells) <= _MANY:
            return there
        tops = {top: row for row, top in enumerate(sorted({round(places[cell].y) for cell in cells}), 1)}
        entries, before = list[ListEntry](), 0
        for entry in there:
            row = tops[round(places[entry.place].y)] if entry.place in cells else 0
            if row != before and row:
                entries.append(ListEntry(self.tr("Row {number}").format(number=row), entry.place, "", heads=True))
            entries.append(entry)
            before = row
        return entries

    def _content(self, place: str, piece: str, count: int) -> str:
        """Return the text for one piece, or for several equal ones with their number."""
        if count == 1:
            return self._describer.lying(place, piece)
        words = {"place": self._describer.place(place), "piece": self._describer.piece(piece), "count": count}
        return self.tr("{place}: {piece} ({count} times)").format(**words)

    def _foretell(self, row: int) -> None:
        """Show the forecast of the selected input; computing it for all lines would take too long."""
        doing = _at(self._to_do, row)
        words = "" if doing is None or doing.heads else self._describer.foretold(doing.place, doing.piece)
        self._then.setText(words)
        self._then.setVisible(bool(words))
        set_accessible_line(self.doings, row, words, Qt.ItemDataRole.AccessibleDescriptionRole)

    def _act(self, index: QModelIndex) -> None:
        doing = _at(self._to_do, index.row())
        if doing is None or doing.heads:
            return
        if doing.piece and self._interaction.lift(doing.piece):
            self._interaction.drop(doing.place)
        elif not doing.piece:
            self._interaction.press(doing.place)

    def _undo(self, index: QModelIndex) -> None:
        doing = _at(self._to_undo, index.row())
        if doing is None:
            return
        if doing.piece:
            self._interaction.fetch(doing.piece)
        else:
            self._interaction.press(doing.place)

    # Qt overrides

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        if visible and self._due:
            self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _fill(shown: QListWidget, entries: Sequence[ListEntry]) -> None:
    """Set the lines of a list and keep the current row. Signals are blocked, so that screen readers are not told of
    rows that are only passed."""
    row = max(0, shown.currentRow())
    told = shown.blockSignals(True)
    list_lines(shown, [entry.words for entry in entries])
    bold = QFont()
    bold.setBold(True)
    for at, entry in enumerate(entries):
        if entry.heads:
            shown.item(at).setFlags(Qt.ItemFlag.NoItemFlags)
            shown.item(at).setFont(bold)
    lines = [at for at, entry in enumerate(entries) if not entry.heads]
    shown.setCurrentRow(min(lines, key=lambda at: (abs(at - row), at)) if lines else -1)
    shown.blockSignals(told)


def _at(entries: Sequence[ListEntry], row: int) -> ListEntry | None:
    """Return the entry of a row; None for row -1, Qt's value for no row."""
    return entries[row] if row >= 0 else None
