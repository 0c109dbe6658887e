"""Page of the garden book: connects search, list, details, tabs, import, export and the bin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from garden_desktop.core.game import Game
from garden_desktop.core.text import printable
from garden_desktop.hotseat.backup.contents import BackupContents
from garden_desktop.hotseat.backup.data_deletion import DataDeletion
from garden_desktop.hotseat.book.book import FEW, Book
from garden_desktop.hotseat.book.index import SearchQuery
from garden_desktop.hotseat.book.names_and_notes import Aliases, MatchNote, MatchNotes
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.tables import SavedTables
from garden_desktop.ui.app_commands import AppCommand
from garden_desktop.ui.book import book_commands
from garden_desktop.ui.book.book_tabs import BookTabWidget, PageSizeRule, TwoPageView
from garden_desktop.ui.book.evenings import MATCHES, EveningsPage, MatchesSection
from garden_desktop.ui.book.exports import ExportMenu
from garden_desktop.ui.book.filters import FilterBar
from garden_desktop.ui.book.match_detail_view import MatchDetailView
from garden_desktop.ui.book.match_list_model import MatchListModel
from garden_desktop.ui.book.match_list_view import MatchListView, MatchSelection
from garden_desktop.ui.book.people.page import PeoplePage
from garden_desktop.ui.book.tasks import BookNarrator
from garden_desktop.ui.book.transfer_menu import RestoreButton, TransferMenu
from garden_desktop.ui.error_messages import unlisted
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import PrimaryButton
from garden_desktop.ui.kit.events import FileDropFilter, later, printed_key, printed_modifiers, wire
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.live_region import send_announcement
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message, grouped, join_list
from garden_desktop.ui.match.notice_bar import NoticeBar
from garden_desktop.ui.match.prompt_bar import PromptBar
from garden_desktop.ui.pad.score_sheet import next_setup

TOLD_MS: Final = 500
"""Delay in ms after the last key until the number of matches found is announced."""
BREATHS: Final = 16
"""Number of parts of a large folder after which the list is rebuilt."""
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
_RIGHT: Final = (290, 440)
"""Minimum and maximum width of the right page in pixels at 100 %."""
_SHARE: Final = 0.36
_HIGH: Final = 0.43
_LEAST: Final = 120


class BookPage(QWidget):
    """Garden book, which fills the window.

    Signals: `resumed`, `looked_back` and `replayed` with a record; `begun` with a setup, `table_begun` with a saved
    table; `restored` when notes and progress may have changed; `moved` with the new folder of matches;
    `deletion_confirmed` with the DataDeletion that somebody has confirmed; `left` to close the page.
    """

    left = Signal()
    resumed = Signal(Path)
    looked_back = Signal(Path)
    replayed = Signal(Path)
    begun = Signal(MatchSetup)
    table_begun = Signal(object)
    restored = Signal()
    moved = Signal(Path)
    deletion_confirmed = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        shelf: MatchRepository,
        book: Book,
        games: Mapping[str, Game],
        own: BackupContents,
        tables: SavedTables,
    ) -> None:
        super().__init__()
        read_as(self, "Grouping")
        self._appearance, self._shelf, self._book, self._games = appearance, shelf, book, games
        self._tables = tables
        self._notes, self._aliases = MatchNotes(shelf.folder), Aliases(shelf.folder)
        self._parts = 0
        self.bar = PromptBar(appearance, speed=False, played=False)
        self.lines = MatchListModel(book, self._notes, games, self)
        self._telling = BookNarrator(shelf, book, self)
        self.filter_bar = FilterBar(appearance, book, self._notes, games)
        self.list = MatchListView(appearance, self.lines)
        self.detail, self.right = MatchDetailView(appearance), ScrollArea()
        self.selection = MatchSelection(appearance, shelf, self.lines, self._notes, self.detail, self)
        self.exports = ExportMenu(self, appearance, self.detail, lambda: self.selection.path)
        self.matches = MatchesSection(appearance, self._make_sessions)
        self.empty, self.nothing = QWidget(), Label(wrap=True)
        self.all_again = PrimaryButton(appearance, height=40)
        self.progress = Label()
        self.put_back = RestoreButton(appearance, shelf, self._notes)
        self.notice = Notice(appearance, self)
        self.question = NoticeBar(appearance, lambda: self.tabs, self)
        self.transfer = TransferMenu(appearance, shelf, book, own)
        self.tabs = BookTabWidget(appearance, (self._make_people,), self.transfer)
        self._told = QTimer(self, singleShot=True, interval=TOLD_MS)
        self._lay_out()
        self._connect()
        self.retranslate()

    def open(self) -> None:
        """Show what is in the folder now; the selection is kept."""
        self._book.turn_to_today()
        self.question.dismiss()
        self._show()
        self.put_back.show_next_restorable()
        if self._book.unread:
            later(self, self._read_on)
        self.tabs.open_section()
        (self.list if self._on_list else self.tabs.tabs).setFocus(Qt.FocusReason.OtherFocusReason)
        for kept in (self._notes.file, self._aliases.file):
            if (notice := kept.take_notice()) is not None:
                self.notice.queue(format_message(notice, str))

    def stop_work(self) -> None:
        """Stop all imports, backups, moves and exports, and close their files."""
        self.transfer.stop()
        self.transfer.import_queue.finish()
        self.exports.stop()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Statistics"))
        self.list.setAccessibleName(self.tr("Matches"))
        self.bar.show_match(self.tr("Statistics"), "")
        self._count()

    def _make_people(self) -> PeoplePage:
        known = self._aliases, self._games, self.notice, self._tables
        page = PeoplePage(self._appearance, self._shelf, self._book, *known)
        page.wanted.connect(self._show_wanted)
        page.record_wanted.connect(self._show_record)
        page.begun.connect(self.begun)
        page.table_begun.connect(self.table_begun)
        return page

    @property
    def _on_list(self) -> bool:
        """Whether the list of all matches is shown."""
        return self.tabs.tabs.currentIndex() == 0 and not self.matches.on_sessions

    def _make_sessions(self) -> EveningsPage:
        page = EveningsPage(self._appearance, self._book, self._aliases, self._games)
        page.wanted.connect(self._show_record)
        return page

    def _show_record(self, name: str) -> None:
        """Show a match that was chosen in another section."""
        self._show_wanted(SearchQuery())
        self.list.go_to(self.lines.find(name))

    def _show_wanted(self, wanted: SearchQuery) -> None:
        """Show a query that was chosen in another section."""
        self.filter_bar.want(wanted)
        self.tabs.turn_to(0)
        self.matches.show_view(MATCHES)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        """Run the query again and keep the selection if it is still found."""
        name = self.selection.name
        self._telling.begin_anew()
        self.lines.show(self.filter_bar.wanted())
        row = self.lines.row_of(name) if name else -1
        if row < 0 and self.lines.number:
            self.lines.name_at(self.lines.first())
            row = self.lines.row_of(name) if name else self.lines.first()
            row = row if row > 0 else self.lines.first()
        if row > 0:
            self.list.go_to(row)
        self._count()

    def _count(self) -> None:
        number, everything = self.lines.number, self._book.total()
        self.filter_bar.say_number(number, everything - self._book.count("unreadable"))
        if number == 0 and self.list.hasFocus():
            (self.filter_bar.search_field if everything else self.all_again).setFocus(Qt.FocusReason.OtherFocusReason)
        self.list.setVisible(number > 0)
        self.empty.setVisible(number == 0)
        self.filter_bar.setVisible(everything > 0)
        if everything:
            self.nothing.setText(self.tr("No matches found."))
            self.all_again.setText(self.tr("Clear filters"))
        else:
            error = self._book.error
            first = self.tr("Your matches will appear here.")
            self.nothing.setText(first if error is None else unlisted(error, self._book.folder))
            self.all_again.setText(self.tr("New game"))
        left = self._book.left
        self.progress.setVisible(left > 0)
        if left:
            words = self.tr("{read} of %n matches read", "", everything + left)
            self.progress.setText(words.format(read=grouped(everything)))

    def _read_on(self) -> None:
        """Read the next part of a large folder; rebuild the list after every BREATHS parts."""
        if not self.isVisible():
            return
        self._book.read_on()
        self._parts += 1
        if not self._book.unread or self._parts % BREATHS == 0:
            self._show()
            self.tabs.open_section()
        if self._book.unread:
            later(self, self._read_on)

    def _begin_again(self) -> None:
        """Clear the filters, or go to the home screen if there are no matches at all."""
        self.filter_bar.take_away() if self._book.total() else self.left.emit()

    def _seek(self) -> None:
        self._show()
        self._told.start()

    def _play_again(self) -> None:
        if (session := self.selection.read()) is not None:
            self.begun.emit(next_setup(session, series=False))

    def _export(self) -> None:
        self.selection.read()
        self.exports.show_menu()

    def _say_progress(self, words: str) -> None:
        self.progress.setVisible(bool(words))
        self.progress.setText(words)

    def _look_anew(self) -> None:
        """Reload notes and names after a restored backup."""
        self._notes.reload()
        self._aliases.reload()
        self.restored.emit()

    def _take_in(self, names: list[str], sentence: str) -> None:
        """Show imported records and select the last one; of many, all but the last FEW are read in the background."""
        self._book.touch(*names[-FEW:])
        if len(names) > FEW:
            self._book.turn_to_today()
            later(self, self._read_on)
        self._show()
        if names and (row := self.lines.find(names[-1])) > 0:
            self.list.go_to(row)
        self.tabs.open_section()
        self.notice.show_text(sentence)

    def _throw_away(self) -> None:
        if self.selection.name:
            line = self.lines.line(self.selection.name)
            words = ", ".join((line.title, join_list([one.name for one in line.people])))
            self.put_back.throw_away(self.selection.path, words)

    def _ask_deletion(self, deletion: DataDeletion) -> None:
        """Ask whether to delete all data, and name a folder whose matches stay because it cannot be found."""
        words = self.tr(
            "Delete all data? All matches, notes, statistics, player names, card sets, saved groups, "
            "lesson and puzzle progress, and settings go to the recycle bin. Then the program closes."
        )
        if (missing := deletion.missing_folder) is not None:
            stay = self.tr("The matches in {folder} stay where they are, because that folder is missing at the moment.")
            words = f"{words} {stay.format(folder=printable(missing))}"
        confirm = partial(self.deletion_confirmed.emit, deletion)
        self.question.show_question(words, self.tr("Delete all data"), confirm)

    def _show_back(self, name: str) -> None:
        self._change(name)
        self.list.go_to(max(self.lines.row_of(name), self.lines.first()))

    def _say_refused(self, sentence: str) -> None:
        self.notice.show_text(sentence)
        # the button may disappear, and focus would go to a text field, which takes letter keys
        if self.put_back.hasFocus():
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _change(self, name: str) -> None:
        """Update the list after a record was added or removed; the scroll position stays."""
        row = self.lines.row_of(name)
        self._book.touch(name)
        self.lines.show(self.filter_bar.wanted())
        self.detail.show_line(None, MatchNote())
        if self.lines.number:
            self.list.go_to(self.lines.nearest(row, up=True))
        self._count()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _connect(self) -> None:
        self.bar.left.connect(self.left)
        self.list.reached.connect(self.selection.reach)
        self.selection.refused.connect(self.notice.show_text)
        self.list.doubleClicked.connect(self.detail.press_primary)
        self.lines.unknown.connect(self._telling.ask)
        self._telling.told.connect(self.lines.refresh)
        self._telling.told.connect(self.selection.refresh)
        self.filter_bar.changed.connect(self._seek)
        transfer, intake = self.transfer, self.transfer.import_queue
        transfer.progressed.connect(self._say_progress)
        transfer.told.connect(self.notice.show_text)
        transfer.moved.connect(self.moved)
        transfer.deletion_asked.connect(self._ask_deletion)
        self.exports.progressed.connect(self._say_progress)
        self.exports.told.connect(self.notice.show_text)
        intake.ended.connect(self._take_in)
        intake.restored.connect(self._look_anew)
        FileDropFilter(self).dropped.connect(intake.add_files)
        self.all_again.clicked.connect(self._begin_again)
        self.put_back.gone.connect(self._change)
        self.put_back.back.connect(self._show_back)
        self.put_back.refused.connect(self._say_refused)
        self._told.timeout.connect(lambda: send_announcement(self.list, self.filter_bar.number.text()))
        detail = self.detail
        detail.resumed.connect(lambda: self.resumed.emit(self.selection.path))
        detail.looked_back.connect(lambda: self.looked_back.emit(self.selection.path))
        detail.replayed.connect(lambda: self.replayed.emit(self.selection.path))
        detail.again.connect(self._play_again)
        detail.exported.connect(self._export)
        detail.binned.connect(self._throw_away)
        detail.written.connect(self.selection.write)
        wire(self.matches, "switched()", self.tabs, "update()")  # paints the fold where it lies now
        wire(self._appearance, "changed()", self, "update()")

    def _lay_out(self) -> None:
        self.progress.setProperty("role", "small")
        self.detail.setObjectName("page")
        self.right.setWidget(self.detail)
        self.empty.setLayout(
            column_layout(None, self.nothing, row_layout(None, self.all_again, None), None, spacing=16)
        )
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        left, column = QWidget(), column_layout(self.filter_bar, self.progress, spacing=8, margins=(20, 16, 6, 12))
        column.addWidget(self.list, 1)
        column.addWidget(self.empty, 1)
        column.addWidget(self.put_back, 0, Qt.AlignmentFlag.AlignLeft)
        left.setLayout(column)
        self.list.setMinimumHeight(_LEAST)
        rule = PageSizeRule(self.right, *_RIGHT, _SHARE, _HIGH)
        self.matches.set_matches(TwoPageView(self._appearance, left, self.right, rule), column)
        self.tabs.set_first(self.matches)
        whole = column_layout(self.bar, spacing=0)
        whole.addWidget(self.tabs, 1)
        self.setLayout(whole)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        runs: dict[AppCommand, Callable[[], object]] = {
            book_commands.OPEN: self.detail.press_primary,
            book_commands.REPLAY: self._key_replay,
            book_commands.LOOK_BACK: self._key_look_back,
            book_commands.PLAY_AGAIN: self._play_again,
            book_commands.EXPORT: self._export,
            book_commands.NAME: lambda: self.detail.name.setFocus(Qt.FocusReason.ShortcutFocusReason),
            book_commands.THROW_AWAY: self._throw_away,
        }
        keys = {code: run for command, run in runs.items() for code in command.codes}
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab) and event.modifiers() & _CONTROL:
            self.tabs.turn(1 if event.key() == Qt.Key.Key_Tab else -1)
        elif event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif not self._on_list:
            super().keyPressEvent(event)
        elif book_commands.SEARCH.is_pressed(event):
            self.filter_bar.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif book_commands.PUT_BACK.is_pressed(event):
            self.put_back.restore_last()
        elif isinstance(self.focusWidget(), QLineEdit):
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)  # Enter only ends the input
        elif printed_key(event) in keys and not printed_modifiers(event) and self.selection.name:
            keys[printed_key(event)]()
        else:
            super().keyPressEvent(event)

    def _key_replay(self) -> None:
        if not self.detail.running:
            self.replayed.emit(self.selection.path)

    def _key_look_back(self) -> None:
        if not self.detail.running:
            self.looked_back.emit(self.selection.path)

    def _escape(self) -> None:
        """Handle Esc: stop an import or export, else close a notice, else clear the filters, else leave the page."""
        if self.transfer.busy:
            self.transfer.stop()
        elif self.exports.work.busy:
            self.exports.stop()
        elif self.notice.is_open:
            self.notice.dismiss()
        elif self.tabs.tabs.currentIndex() == 0 and self.matches.on_sessions:
            self.matches.show_view(MATCHES)
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._on_list and not self.filter_bar.wanted().everything:
            self.filter_bar.take_away()
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.left.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.lines.refresh()
            self.question.dismiss()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.notice.place()
        self.question.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._appearance.theme.table)
