"""Navigation between the pages of the program: home screen, garden book and the open match."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from garden_desktop.core.text import printable
from garden_desktop.games import registry
from garden_desktop.ui.home.home_screen import HomeScreen
from garden_desktop.ui.home_matches import HomeMatches
from garden_desktop.ui.kit.accessibility import child_widgets, is_open_sheet
from garden_desktop.ui.kit.events import FileDropFilter, later, path_of
from garden_desktop.ui.lesson_controller import LessonController
from garden_desktop.ui.spare_memory import give_back

if TYPE_CHECKING:
    from garden_desktop.core.game import Game
    from garden_desktop.hotseat.backup.data_deletion import DataDeletion
    from garden_desktop.hotseat.match_repository import MatchSetup
    from garden_desktop.hotseat.session import Session
    from garden_desktop.hotseat.tables import SavedTable
    from garden_desktop.ui.app_context import AppContext
    from garden_desktop.ui.book.page import BookPage
    from garden_desktop.ui.cardset.card_set_page import CardSetPage
    from garden_desktop.ui.dialog_controller import DialogController
    from garden_desktop.ui.match.decision_view import UnfinishedInput
    from garden_desktop.ui.match.match_screen import MatchScreen
    from garden_desktop.ui.record_opener import RecordOpener
    from garden_desktop.ui.start_notices import CrashNotice, StartNotices

CALM_MS: Final = 300
"""Delay in ms after leaving a match before memory is released, so that it does not delay the next page."""

# Everything but the home screen is imported on first use, to keep the start fast.


class Navigator(QObject):
    """Owner of the pages in the top-level widget `host`; shows one of them and opens dialogs over it.

    Pages and dialogs know neither this class nor the window: they emit signals, which are connected here. `match` is
    the page of the open match, `card_sets` the card set editor, or None.
    """

    def __init__(self, context: AppContext, host: QWidget) -> None:
        super().__init__(host)
        self.context = context
        self.match: MatchScreen | None = None
        self._host = host
        self._from_book = False
        self.card_sets: CardSetPage | None = None
        self._unfinished: dict[Path, UnfinishedInput] = {}
        self.lessons, self.home_matches = LessonController(context, self), HomeMatches(context, self)
        self.home = HomeScreen(context.appearance, registry.games(), self.home_matches.unfinished_matches)
        self._stack = QStackedLayout(host)
        self._stack.addWidget(self.home)
        self._connect_home()
        context.settings.write_failed.connect(self.show_notice)
        if context.has_start_notice:
            self.start_notices.show_notices()

    # Pages and dialogs, created on first use

    @cached_property
    def library(self) -> BookPage:
        from garden_desktop.ui.book.page import BookPage

        context = self.context
        page = BookPage(
            context.appearance, context.shelf, context.book, registry.games(), context.belongings, context.tables
        )
        page.left.connect(self.go_home)
        page.begun.connect(self.begin)
        page.table_begun.connect(self._begin_table)
        page.resumed.connect(self.resume)
        page.looked_back.connect(self._look_back_on)
        page.replayed.connect(self._replay)
        page.restored.connect(self._reload_progress)
        page.moved.connect(lambda folder: later(self, partial(self._keep_in, folder)))
        page.deletion_confirmed.connect(self._delete_data)
        self._stack.addWidget(page)
        return page

    @cached_property
    def dialogs(self) -> DialogController:
        from garden_desktop.ui.dialog_controller import DialogController

        dialogs = DialogController(self.context, self._host, self.lessons)
        dialogs.match_wanted.connect(self.begin)
        dialogs.table_saved.connect(self.home.show_tables)
        dialogs.about_wanted.connect(self.open_about)
        dialogs.card_sets_wanted.connect(lambda key: later(self, partial(self.open_card_sets, key)))
        return dialogs

    @cached_property
    def _opener(self) -> RecordOpener:
        from garden_desktop.ui.record_opener import RecordOpener

        opener = RecordOpener(self.context, self._host, self._show_session)
        opener.failed.connect(self._show_error)
        return opener

    @cached_property
    def _apology(self) -> CrashNotice:
        from garden_desktop.ui.start_notices import CrashNotice

        return CrashNotice(self.context.appearance, self._host, lambda: self.match is not None or self.is_covered)

    @cached_property
    def start_notices(self) -> StartNotices:
        from garden_desktop.ui.start_notices import StartNotices

        return StartNotices(self.context, self.home.notice)

    @property
    def at_home(self) -> bool:
        """Whether the home screen is the current page."""
        return self._stack.currentWidget() is self.home

    @property
    def is_covered(self) -> bool:
        """Whether a dialog is open over the page."""
        return any(map(is_open_sheet, child_widgets(self._host)))

    # Navigation

    def begin(self, setup: MatchSetup) -> None:
        """Start a match; shows a notice if it cannot be started."""
        self._open(lambda: self.context.shelf.begin_match(setup), self.context.folder)

    def resume(self, path: Path) -> None:
        """Open a record to continue it, or read-only if it is not writable. A match bundle is imported first."""
        self._opener.resume(path, lambda match: None)

    def open_record(self, path: Path) -> None:
        """Open a file passed from outside: continue its match, replay a finished one, or import a backup."""
        from garden_desktop.hotseat.journal import BACKUP, CARD_SET

        if path.suffix.casefold() == BACKUP:
            self._bring_in([path])
            return
        if path.suffix.casefold() == CARD_SET:
            self._bring_in_card_set(path)
            return
        self._opener.resume(path, lambda match: match.show_replay() if match.session.over else None)

    def choose_record(self) -> None:
        """Let the player choose a record or a shared card set in a file dialog and open it."""
        from PySide6.QtWidgets import QFileDialog

        from garden_desktop.hotseat.journal import CARD_SET

        title = self.tr("Import a match or a card set")
        kind = self.tr("Matches and card sets (*.jsonl *.gardenmatch *.gardenbox)")
        name, _ = QFileDialog.getOpenFileName(self._host, title, printable(self.context.folder), kind)
        if name and path_of(name).suffix.casefold() == CARD_SET:
            self._bring_in_card_set(path_of(name))
        elif name:
            self.resume(path_of(name))

    def go_home(self) -> None:
        """Leave the match, which is always saved, and show the home screen."""
        self._from_book = False
        news = None if self.match is None else self.match.session.news_of_record()
        self._leave()
        self._stack.setCurrentWidget(self.home)
        self._drop_card_sets()
        self.home.refresh()
        if news is not None:
            from garden_desktop.ui.kit.text.translations import format_message

            self.home.show_notice(format_message(news, str))

    def open_book(self) -> None:
        """Show the garden book; a match opened from it returns here when left."""
        self._leave()
        self._from_book = True
        self._stack.setCurrentWidget(self.library)
        self.library.open()

    def open_card_sets(self, key: str, file: Path | None = None) -> None:
        """Show the card set editor of a game with the set in use, or import the shared set in `file` there."""
        from garden_desktop.hotseat.card_sets import FOLDER, CardSetRepository
        from garden_desktop.hotseat.new_game import kept_pack
        from garden_desktop.ui.cardset.card_set_page import CardSetPage

        game = registry.games()[key]
        schema = game.pack_schema
        if schema is None:
            return
        self._leave()
        self._drop_card_sets()
        sets = CardSetRepository(self.context.own / FOLDER)
        page = self.card_sets = CardSetPage(self.context.appearance, game, schema, sets)
        page.left.connect(self.go_home)
        page.play_wanted.connect(partial(self._play_with, key))
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.outline.setFocus()
        in_use = kept_pack(self.context.settings.get(f"table.{key}"))
        if file is not None:
            page.exchange.bring_in(file)
        elif in_use is not None and sets.holds(game, in_use):
            page.open_set(in_use)

    def _play_with(self, key: str, file: Path) -> None:
        """Leave the card set editor for the new-game sheet of its game, with the card set in `file` chosen."""
        self.go_home()
        self.open_new_game(key, file)

    def _card_set_in_use(self, game: Game) -> str | None:
        """Return the name of the card set with which a game was last begun, "" for the standard one; None where a
        game has no card sets."""
        from garden_desktop.hotseat.card_sets import FOLDER, CardSetRepository
        from garden_desktop.hotseat.new_game import kept_pack

        if game.pack_schema is None:
            return None
        in_use = kept_pack(self.context.settings.get(f"table.{game.info.key}"))
        return "" if in_use is None else CardSetRepository(self.context.own / FOLDER).name_at(game, in_use)

    def _drop_card_sets(self) -> None:
        """Delete the card set editor, which is made anew for the next game."""
        if self.card_sets is not None:
            self._stack.removeWidget(self.card_sets)
            self.card_sets.deleteLater()
            self.card_sets = None

    def _bring_in_card_set(self, file: Path) -> None:
        """Import a shared card set and show it in the editor of its game."""
        from garden_desktop.hotseat.card_sets import read_shared

        try:
            game, _ = read_shared(file)
        except ValueError as error:
            self._show_error(error, file)
            return
        self.open_card_sets(game.info.key, file)

    def go_up(self) -> None:
        """Go back one level: from a match to where it was opened, from the book to the home screen, from there close
        the window."""
        if self.match is not None:
            self._go_back()
        elif self.at_home:
            self.close_window()
        else:
            self.go_home()

    def close(self) -> None:
        """Close all files, because the window is closing."""
        self._stop_opening()
        if self.match is not None:
            self._store_zoom(self.match)
            self.match.close_match()
        if "library" in self.__dict__:
            self.library.stop_work()
        self.context.close_book()

    def _go_back(self) -> None:
        """Leave the match for the page from which it was opened."""
        self.open_book() if self._from_book else self.go_home()

    def _begin_table(self, table: SavedTable) -> None:
        self.context.tables.mark_begun(table)
        self.begin(table.setup())

    def _branch(self, session: Session, ply: int) -> None:
        """Continue a finished match from position `ply`, in a copy of its record."""
        self._open(lambda: self.context.shelf.branch(session, ply), self.context.folder)

    def _look_back_on(self, path: Path) -> None:
        """Open a finished match with its win-probability review, or the score sheet if the game has no estimator."""

        def look_back(match: MatchScreen) -> None:
            if match.session.game.estimator(match.session.rules) is not None:
                match.look_back()

        self._opener.open_read_only(path, look_back)

    def _replay(self, path: Path) -> None:
        self._opener.open_read_only(path, lambda match: match.watch_replay())

    def _open_anew(self, path: Path) -> None:
        """Close a match and open its record again, because the table is shown differently now."""
        self._leave()
        self.resume(path)

    def _bring_in(self, files: list[Path]) -> None:
        """Import files into the garden book, where their progress is visible; a card set into its editor."""
        from garden_desktop.hotseat.journal import CARD_SET

        for file in files:
            if file.suffix.casefold() == CARD_SET:
                self._bring_in_card_set(file)
        files = [file for file in files if file.suffix.casefold() != CARD_SET]
        if not files:
            return
        self.open_book()
        self.library.transfer.import_queue.add_files(files)

    def _keep_in(self, folder: Path) -> None:
        """Change the folder of matches and rebuild the garden book for it."""
        before = self.context.folder
        self.library.hide()
        self._stack.removeWidget(self.library)
        self.library.deleteLater()
        self.context.set_folder(
            folder
        )  # not deferred: a failed write shows its notice on the book that is current by then
        del self.library
        self.open_book()
        words = self.tr("Matches are now stored in {new}. The old folder {old} was not changed.")
        self.show_notice(words.format(new=printable(folder), old=printable(before)))

    def _delete_data(self, deletion: DataDeletion) -> None:
        """Close the window, whereupon the program deletes all data."""
        self.context.deletion = deletion
        later(self, self.close_window)

    def _reload_progress(self) -> None:
        """Drop the loaded progress in lessons, puzzles and tips, so that an imported one is read."""
        self.lessons.reload_progress()
        self.context.reload_tips()

    # Match page

    def _open(self, make: Callable[[], Session], path: Path) -> None:
        try:
            session = make()
        except (ValueError, OSError) as error:
            self._show_error(error, path)
            return
        self._show_session(session, path)

    def _show_session(self, session: Session, path: Path) -> MatchScreen:
        """Show a match that was read from file `path` or started in folder `path`, and return its screen."""
        from garden_desktop.ui.match.match_screen import MatchScreen

        match, tips = MatchScreen(self.context.appearance, session), self.context.seen_tips
        self._show_match(match)
        match.table.tip_controller.set_tip_memory(tips, self.context.settings)
        if session.journal is None:
            match.show_read_only()
            if not session.over:  # a finished match is only viewed anyway
                from garden_desktop.ui.error_messages import read_only

                match.show_notice(read_only(path))
        else:
            match.table.decision.keep_unfinished(self._unfinished.pop(session.journal.path, None))
            match.begin()
        if (notice := tips.file.take_notice()) is not None:
            from garden_desktop.ui.kit.text.translations import format_message

            match.show_notice(format_message(notice, str))
        if session.torn:
            from garden_desktop.hotseat.match_repository import TORN
            from garden_desktop.ui.kit.text.translations import format_message

            match.show_notice(format_message(TORN, str))
        return match

    def _show_match(self, match: MatchScreen) -> None:
        """Replace the open match by another one; cancels a large record that is still being read."""
        self._stop_opening()
        self._leave()
        self.match = match
        if self._from_book:
            match.lead_to_book()
        match.left.connect(self._go_back)
        match.again_wanted.connect(self.begin)
        session = match.session
        match.rules_wanted.connect(lambda anchor: self.open_rules(session.game.info.key, anchor, session))
        match.settings_wanted.connect(self.open_settings)
        match.seats_wanted.connect(partial(self.dialogs.open_seats, match))
        match.opened_anew.connect(self._open_anew)
        match.branch_wanted.connect(lambda ply: later(self, partial(self._branch, match.session, ply)))
        match.table.board.set_zoom(float(self.context.settings.get("zoom", 100)) / 100)
        self._stack.addWidget(match)
        self._stack.setCurrentWidget(match)

    def _leave(self) -> None:
        """Close the open match with all its popups and sheets, because another page will be shown."""
        from garden_desktop.ui.kit.layout.sheets import put_away

        # Menus are windows of their own: they would stay open over the next page.
        while (menu := QApplication.activePopupWidget()) is not None:
            menu.hide()
        put_away(self._host)
        if self.match is not None:
            match, self.match = self.match, None
            self._keep_unfinished(match)
            self._store_zoom(match)
            match.close_match()
            self.context.touch_record(match.session)
            self._stack.removeWidget(match)
            match.deleteLater()
            # after the next page is painted; the collector itself runs rarely (app.SELDOM)
            later(self, give_back, CALM_MS)

    def _keep_unfinished(self, match: MatchScreen) -> None:
        """Keep the unfinished input of the current decision for when the match is opened again."""
        journal, unfinished = match.session.journal, match.table.decision.unfinished
        if journal is not None and unfinished is not None:
            self._unfinished[journal.path] = unfinished

    def _store_zoom(self, match: MatchScreen) -> None:
        """Keep the zoom of the table for the next match, unless it is the one that was kept before."""
        settings, zoom = self.context.settings, round(100 * match.table.board.zoom)
        if zoom != settings.get("zoom", 100):
            settings.set("zoom", zoom)

    def _stop_opening(self) -> None:
        if "_opener" in self.__dict__:
            self._opener.cancel()

    # Dialogs

    def open_new_game(self, key: str, card_set: Path | None = None) -> None:
        self.dialogs.open_new_game(key, card_set)

    def open_rules(self, key: str, anchor: str = "", match: Session | None = None) -> None:
        self.dialogs.open_rules(key, anchor, match)

    def open_settings(self) -> None:
        self.dialogs.open_settings()

    def open_keys(self) -> None:
        self.dialogs.open_keys()

    def open_about(self) -> None:
        self.dialogs.open_about(None if self.match is None else self.match.session)

    def open_palette(self) -> None:
        """Open the command palette with everything that can be done now."""
        from garden_desktop.ui.palette import CommandCollector

        collector = CommandCollector(self, self.lessons, self.match, self.dialogs.setting_commands)
        slips = self.home_matches.unfinished_matches()
        commands = collector.commands(slips, self.context.languages.current, home=self.at_home)
        self.dialogs.open_palette(commands, self.match)

    def close_window(self) -> None:
        self._host.close()

    def toggle_full_screen(self) -> None:
        self._host.showNormal() if self._host.isFullScreen() else self._host.showFullScreen()

    # Notices

    def show_notice(self, text: str) -> None:
        """Show a notice on the current page."""
        if self.match is not None:
            self.match.show_notice(text)
        elif self._from_book:
            self.library.notice.show_text(text)
        else:
            self.home.show_notice(text)

    def show_program_error(self, what: str, file: str) -> None:
        """Show that an internal error happened; `file` is the log with its details, "" if there is none."""
        self._apology.say_of(what, file)

    def _show_error(self, error: Exception, path: Path) -> None:
        from garden_desktop.ui.error_messages import error_message

        self.show_notice(error_message(error, path))

    def _show_unreadable(self, said: str) -> None:
        """Show a notice about unreadable records: queued on the home screen, at once on another page."""
        if self.at_home:
            self.home.notice.say_in_turn(said)
        else:
            self.show_notice(said)

    # Connections

    def _connect_home(self) -> None:
        home, context = self.home, self.context
        home.game_chosen.connect(self.open_new_game)
        home.rules_wanted.connect(self.open_rules)
        home.settings_wanted.connect(self.open_settings)
        home.match_resumed.connect(self.resume)
        home.match_forgotten.connect(self.home_matches.move_to_bin)
        home.tables = lambda: context.tables.all() if context.has_tables else ()
        home.page.table_chosen.connect(self._begin_table)
        home.book_wanted.connect(self.open_book)
        FileDropFilter(home).dropped.connect(self._bring_in)
        home.record_wanted.connect(self.choose_record)
        home.practice_wanted.connect(self.lessons.practise_today)
        for packet in home.page.game_cards:
            packet.offer, packet.lesson = self.lessons.on_packet, self.lessons.next_step
            packet.practice = self.lessons.practice_words
            packet.lesson_asked.connect(partial(self.lessons.take_offer, packet.game))
            packet.practice_asked.connect(partial(self.lessons.open_puzzle, packet.game))
            packet.card_set = self._card_set_in_use
            packet.card_sets_asked.connect(partial(self.open_card_sets, packet.game.info.key))
        home.lesson_chosen.connect(lambda key: self.lessons.take_next_step(registry.games()[key]))
        home.is_newcomer = lambda: context.is_newcomer
        home.page.welcome(newcomer=context.is_newcomer)
        matches, lessons = self.home_matches, self.lessons
        matches.changed.connect(home.correct)
        matches.counted.connect(home.page.count_matches)
        matches.folder_unreadable.connect(home.notice.queue)
        matches.records_unreadable.connect(self._show_unreadable)
        matches.failed.connect(self._show_error)
        lessons.screen_made.connect(self._show_match)
        lessons.match_wanted.connect(self.begin)
        lessons.failed.connect(self.show_notice)
