"""The one window: home, the sheets over it, and the match that is being played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedLayout

from garden_desktop import paths
from garden_desktop.core.text import printable
from garden_desktop.games import registry
from garden_desktop.hotseat.folder import SETTING
from garden_desktop.ui.app_window import TABLES, AppWindow
from garden_desktop.ui.home.home_screen import HomeScreen
from garden_desktop.ui.home_matches import HomeMatches
from garden_desktop.ui.kit.file_drops import FileDropFilter, path_of
from garden_desktop.ui.kit.interface_factory import read_as
from garden_desktop.ui.kit.keyboard import activate_shortcut
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.layout.background_block import child_widgets, is_open_sheet
from garden_desktop.ui.kit.layout.scroll_area import reveal_focus
from garden_desktop.ui.kit.style import style_sheet as style
from garden_desktop.ui.kit.style.appearance import EVERY_STEP, FAST, NO_STEP, NORMAL, SLOW, Appearance
from garden_desktop.ui.kit.text.languages import LanguageSwitcher
from garden_desktop.ui.lesson_controller import LessonController
from garden_desktop.ui.settings.settings_store import VOLUME, SettingsStore
from garden_desktop.ui.spare_memory import give_back
from garden_desktop.ui.window_keys import WindowKeyMap
from garden_desktop.ui.window_sheets import WindowOverlays

if TYPE_CHECKING:
    from garden_desktop.hotseat.match_repository import MatchSetup
    from garden_desktop.hotseat.session import Session
    from garden_desktop.hotseat.tables import SavedTable
    from garden_desktop.hotseat.tips import SeenTips
    from garden_desktop.ui.book.page import BookPage
    from garden_desktop.ui.crash_notice import CrashNotice
    from garden_desktop.ui.match.decision_view import UnfinishedInput
    from garden_desktop.ui.match.match_screen import MatchScreen
    from garden_desktop.ui.record_opener import RecordOpener

NOWHERE: Final = (-100_000, -100_000)
"""A place on no screen: the desktop chooses where a first window goes."""
LEAST: Final = QSize(640, 440)
"""Half a laptop screen, and what a screen of 1920 x 1080 at twice the size has room for."""
FRAME: Final = 40
"""Room for the title bar that the desktop puts on top of the window, in pixels."""
CALM_MS: Final = 300
"""So long after a match was left nobody waits for the picture of what came then."""

# What is not on the home screen is imported when it is first wanted: the way home stays short.


class MainWindow(AppWindow):
    """Shows the home screen, the book or a match, and what is laid over them."""

    def __init__(
        self, appearance: Appearance, languages: LanguageSwitcher, settings: SettingsStore, folder: Path | None = None
    ) -> None:
        _apply(settings, appearance, languages)
        size = _first_size(settings)
        appearance.fit(_screen() if settings.get("maximized", False) else size)
        _dress(appearance)
        super().__init__(appearance, languages, settings, folder)
        read_as(self, "Window")
        self._from_book = False
        self._unfinished: dict[Path, UnfinishedInput] = {}
        appearance.changed.connect(self._dress)
        appearance.changed.connect(self._keep_speed)
        self.lessons, self.home_matches = LessonController(self), HomeMatches(self)
        self.sheets = WindowOverlays(self, self.lessons, self.home_matches)
        self.home = HomeScreen(appearance, registry.games(), self.home_matches.unfinished_matches)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.home)
        self._keys = WindowKeyMap(
            self.toggle_full_screen,
            self.close,
            self.sheets.keys,
            self.sheets.palette,
            self.sheets.settings,
            self._go_up,
        )
        self._connect()
        if QGuiApplication.platformName() != "offscreen":
            later(self, self._follow_motion)
        self.setMinimumSize(LEAST)
        self._open_at(size)
        self.setWindowTitle("Garden Desktop")

    @cached_property
    def library(self) -> BookPage:
        from garden_desktop.ui.book.page import BookPage

        page = BookPage(self.appearance, self.shelf, self.book, registry.games(), self.belongings, self.tables)
        page.left.connect(self.go_home)
        page.begun.connect(self.begin)
        page.table_begun.connect(self._begin_table)
        page.resumed.connect(self.resume)
        page.looked_back.connect(self._look_back_on)
        page.replayed.connect(self._replay)
        page.restored.connect(self._forget_progress)
        page.moved.connect(lambda folder: later(self, partial(self._keep_in, folder)))
        self._stack.addWidget(page)
        return page

    @cached_property
    def _opener(self) -> RecordOpener:
        from garden_desktop.ui.record_opener import RecordOpener

        return RecordOpener(self)

    @cached_property
    def _told_tips(self) -> SeenTips:
        from garden_desktop.hotseat.tips import SeenTips

        return SeenTips(self.own / "tips.json")

    @cached_property
    def _apology(self) -> CrashNotice:
        from garden_desktop.ui.crash_notice import CrashNotice

        return CrashNotice(self)

    def begin(self, setup: MatchSetup) -> None:
        """Start a match; a sentence on the home screen says why where it cannot be."""
        self._open(lambda: self.shelf.begin_match(setup), self.folder)

    def _branch(self, session: Session, ply: int) -> None:
        """Play on from a move of a finished match, in a copy."""
        self._open(lambda: self.shelf.branch(session, ply), self.folder)

    def resume(self, path: Path) -> None:
        """Go on with a record; where it cannot be written to, look at it. One that was mailed with its data is brought
        in first."""
        self._opener.resume(path, lambda match: None)

    def open_record(self, path: Path) -> None:
        """Open a file that was named from outside: go on with its match, replay a finished one, import a backup."""
        from garden_desktop.hotseat.journal import BACKUP

        if path.suffix.casefold() == BACKUP:
            self._bring_in([path])
            return
        self._opener.resume(path, lambda match: match.show_replay() if match.session.over else None)

    def go_home(self) -> None:
        """Leave the match, which is saved to its last move."""
        self._from_book = False
        news = None if self.match is None else self.match.session.news_of_record()
        self._leave()
        self._stack.setCurrentWidget(self.home)
        self.home.refresh()
        if news is not None:
            from garden_desktop.ui.kit.text.messages import format_message

            self.home.show_notice(format_message(news, str))

    def open_book(self) -> None:
        """Show every match there is; where a match was opened from it, the way back leads here again."""
        self._leave()
        self._from_book = True
        self._stack.setCurrentWidget(self.library)
        self.library.open()

    def _bring_in(self, files: list[Path]) -> None:
        """Into the book, where one sees them come."""
        self.open_book()
        self.library.transfer_bar.import_queue.add_files(files)

    def show_program_error(self, what: str, file: str) -> None:
        """Say that something went wrong in the program itself, and the file in which it is written down, if any."""
        self._apology.say_of(what, file)

    def show_crash_notice(self) -> None:
        """Say that the start before this one was ended by a crash, and what can be done about it."""
        self.home.notice.queue(
            self.tr(
                "The last time, the program ended by a crash; your matches are as they were. What it was doing then is"
                " part of the problem report, which “About this program” in the settings can save."
            )
        )

    def show_moved_files(self, moved: Sequence[Path]) -> None:
        """Say that something lay in the place of files of the program, and what it is called now."""
        if not moved:
            return
        from garden_desktop.ui.kit.text.messages import join_list

        words = self.tr(
            "Something else was in the place of one of this program's files; it has been renamed to {files}."
        )
        self.home.notice.queue(words.format(files=join_list([printable(path) for path in moved])))

    @property
    def at_home(self) -> bool:
        """Whether the home screen is on top."""
        return self._stack.currentWidget() is self.home

    def _go_back(self) -> None:
        """Leave the match for where it was opened."""
        self.open_book() if self._from_book else self.go_home()

    def _look_back_on(self, path: Path) -> None:
        """How the chances went in a finished match; the score sheet where its game does not say."""

        def look_back(match: MatchScreen) -> None:
            if match.session.game.estimator(match.session.rules) is not None:
                match.look_back()

        self._opener.open_read_only(path, look_back)

    def _replay(self, path: Path) -> None:
        self._opener.open_read_only(path, lambda match: match.watch_replay())

    def _open_anew(self, path: Path) -> None:
        """Close a match and go on with it, because the table shows something else now."""
        self._leave()
        self.resume(path)

    def _leave(self) -> None:
        """The screen is going to be another one; what is open on this one goes with it."""
        from garden_desktop.ui.kit.layout.sheets import put_away

        while (menu := QApplication.activePopupWidget()) is not None:
            menu.hide()
        put_away(self)
        if self.match is not None:
            match, self.match = self.match, None
            self._keep_unfinished(match)
            match.close_match()
            self._note(match.session)
            self._stack.removeWidget(match)
            match.deleteLater()
            later(self, give_back, CALM_MS)  # when nobody waits for a picture; by itself the collector comes seldom

    def _keep_unfinished(self, match: MatchScreen) -> None:
        """What somebody has begun at the table is there again when they come back to it."""
        journal, unfinished = match.session.journal, match.table.decision.unfinished
        if journal is not None and unfinished is not None:
            self._unfinished[journal.path] = unfinished

    def _keep_in(self, folder: Path) -> None:
        """Matches are in another folder from now on."""
        self.settings.set(SETTING, str(folder))
        self.library.hide()
        self._stack.removeWidget(self.library)
        self.library.deleteLater()
        self.book.close()
        for kept in ("library", "shelf", "book"):
            self.__dict__.pop(kept)
        before, self.folder = self.folder, folder
        self.open_book()
        words = self.tr("Matches are kept in {new} now. The old folder {old} was left as it is.")
        self.show_notice(words.format(new=printable(folder), old=printable(before)))

    def _forget_progress(self) -> None:
        """What is kept of lessons, puzzles and tips is read anew when it is next wanted."""
        self.lessons.reload_progress()
        self.__dict__.pop("_told_tips", None)

    def _note(self, session: Session) -> None:
        """The book knows of what was played, however many others lie there."""
        if session.journal is not None and session.journal.path.parent == self.folder:
            self.book.touch(session.journal.path.name)

    def _kept_zoom(self) -> float:
        return float(self.settings.get("zoom", 100)) / 100

    def _open(self, make: Callable[[], Session], path: Path) -> None:
        try:
            session = make()
        except (ValueError, OSError) as error:
            self.show_error(error, path)
            return
        self.show_session(session, path)

    def show_session(self, session: Session, path: Path) -> None:
        """Put a match on top, which was read from the file or begun in the folder `path`."""
        from garden_desktop.ui.match.match_screen import MatchScreen

        self.show_match(MatchScreen(self.appearance, session))
        assert self.match is not None, "it has just been opened"
        self.match.table.tip_controller.set_tip_memory(self._told_tips, self.settings)
        if session.journal is None:
            self._look_at(path)
        else:
            self.match.table.decision.keep_unfinished(self._unfinished.pop(session.journal.path, None))
            self.match.begin()
        if (notice := self._told_tips.file.take_notice()) is not None:
            from garden_desktop.ui.kit.text.messages import format_message

            self.match.show_notice(format_message(notice, str))
        if session.torn:
            from garden_desktop.hotseat.match_repository import TORN
            from garden_desktop.ui.kit.text.messages import format_message

            self.match.show_notice(format_message(TORN, str))

    def show_match(self, match: MatchScreen) -> None:
        """Leave the match there is, and put another one on top, which stays there: a large record that is still being
        read no longer takes its place."""
        self._stop_opening()
        self._leave()
        self.match = match
        if self._from_book:
            match.lead_to_book()
        match.left.connect(self._go_back)
        match.again_wanted.connect(self.begin)
        session = match.session
        match.rules_wanted.connect(
            lambda anchor: self.sheets.rules(session.game.info.key, anchor, session.header.options)
        )
        match.settings_wanted.connect(self.sheets.settings)
        match.seats_wanted.connect(partial(self.sheets.seats, match))
        match.opened_anew.connect(self._open_anew)
        match.branch_wanted.connect(lambda ply: later(self, partial(self._branch, match.session, ply)))
        self.zoom(self._kept_zoom())
        self._stack.addWidget(match)
        self._stack.setCurrentWidget(match)

    def _look_at(self, path: Path) -> None:
        """Show a match that cannot be gone on with, and say why where somebody might want to."""
        assert self.match is not None, "it has just been opened"
        self.match.show_read_only()
        if not self.match.session.over:
            from garden_desktop.ui.error_messages import read_only

            self.match.show_notice(read_only(path))

    def _open_at(self, size: QSize) -> None:
        """Where it was left, and maximized if it was."""
        self.resize(size)
        place = QPoint(*self.settings.get("place", [*NOWHERE]))
        if QGuiApplication.screenAt(place) is not None:  # a screen may have been taken away since
            self.move(place)
        if self.settings.get("maximized", False):
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _dress(self) -> None:
        _dress(self.appearance)

    def _follow_motion(self) -> None:
        """Once the window is there: the desktop may take its time to answer."""
        from garden_desktop.ui.kit.style.reduced_motion import ReducedMotionWatcher

        ReducedMotionWatcher(self.appearance.follow_motion, self)

    def _keep_speed(self) -> None:
        self.settings.set("speed", self.appearance.speed)
        self.settings.set("stops", self.appearance.stops)
        self.settings.set("replay_stops", self.appearance.replay_stops)

    def _connect(self) -> None:
        home = self.home
        home.game_chosen.connect(self.sheets.new_game)
        home.rules_wanted.connect(self.sheets.rules)
        home.match_resumed.connect(self.resume)
        home.match_forgotten.connect(self.home_matches.move_to_bin)
        home.tables = lambda: self.tables.all() if self.settings.get(TABLES) else ()
        home.page.table_chosen.connect(self._begin_table)
        home.book_wanted.connect(self.open_book)
        FileDropFilter(home).dropped.connect(self._bring_in)
        home.record_wanted.connect(self.choose_record)
        home.theme_toggled.connect(self._toggle_theme)
        home.settings_wanted.connect(self.sheets.settings)
        home.practice_wanted.connect(self.lessons.practise_today)
        for packet in home.page.game_cards:
            packet.offer = self.lessons.on_packet
            packet.lesson_asked.connect(partial(self.lessons.take_offer, packet.game))
        self.settings.write_failed.connect(self.show_notice)
        if (notice := self.settings.file.take_notice()) is not None:
            from garden_desktop.ui.kit.text.messages import format_message

            home.notice.queue(format_message(notice, str))
        elif self.settings.get(SETTING) not in (None, str(self.folder)) and self.own == paths.user_dir():
            words = self.tr("The folder {folder} is not there, so matches are kept in {other} until it is back.")
            home.notice.queue(words.format(folder=printable(self.settings.get(SETTING)), other=printable(self.folder)))
        if (language := self.languages.lacking) is not None:
            words = self.tr(
                "The translation for {language} is not there: install the program again, or choose another language in"
                " the settings."
            )
            home.notice.queue(words.format(language=language))

    def _begin_table(self, table: SavedTable) -> None:
        self.tables.mark_begun(table)
        self.begin(table.setup())

    def zoom(self, zoom: float) -> None:
        if self.match is not None:
            self.match.table.board.set_zoom(zoom)

    def choose_record(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        title, kind = self.tr("Open a record"), self.tr("Matches (*.jsonl *.gardenmatch)")
        name, _ = QFileDialog.getOpenFileName(self, title, printable(self.folder), kind)
        if name:
            self.resume(path_of(name))

    def _toggle_theme(self) -> None:
        name = "morning" if self.appearance.theme.dark else "dusk"
        self.appearance.set_theme(name)
        self.settings.set("theme", name)

    def show_error(self, error: Exception, path: Path) -> None:
        from garden_desktop.ui.error_messages import error_message

        self.show_notice(error_message(error, path))

    def show_notice(self, text: str) -> None:
        if self.match is not None:
            self.match.show_notice(text)
        elif self._from_book:
            self.library.notice.show_text(text)
        else:
            self.home.show_notice(text)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(activate_shortcut(event, self))
            return True
        return super().event(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        moved = super().focusNextPrevChild(next)
        reveal_focus(self)
        return moved

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of every desktop: they come here when nobody above them wanted them."""
        verb = self._keys.verb(
            event, covered=any(map(is_open_sheet, child_widgets(self))), playing=self.match is not None
        )
        if verb is None:
            super().keyPressEvent(event)
        else:
            verb()

    def _go_up(self) -> None:
        """From a match to where it was opened, from the book to home, from home out."""
        if self.match is not None:
            self._go_back()
        elif self.at_home:
            self.close()
        else:
            self.go_home()

    def toggle_full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.appearance.fit(event.size())

    def closeEvent(self, event: QCloseEvent) -> None:
        self._stop_opening()
        if self.match is not None:
            self.match.close_match()
        if not (self.isMaximized() or self.isFullScreen()):
            self.settings.set("window", [self.width(), self.height()])
            self.settings.set("place", [self.x(), self.y()])
        self.settings.set("maximized", self.isMaximized())
        self._close_book()
        super().closeEvent(event)

    def _stop_opening(self) -> None:
        if "_opener" in self.__dict__:
            self._opener.cancel()

    def _close_book(self) -> None:
        """Close every file the book has open: Windows deletes and moves none that is."""
        if "library" in self.__dict__:
            self.library.stop_work()
        if "book" in self.__dict__:
            self.book.close()


def _screen() -> QSize:
    return QGuiApplication.primaryScreen().availableSize() - QSize(0, FRAME)


def _first_size(settings: SettingsStore) -> QSize:
    """As large as it was left, but never larger than the screen has room for, its frame included."""
    size = QSize(*settings.get("window", [1280, 800]))
    return size if QGuiApplication.platformName() == "offscreen" else size.boundedTo(_screen())


def _apply(settings: SettingsStore, appearance: Appearance, languages: LanguageSwitcher) -> None:
    """Before there is a window, which would have to be named and laid out a second time."""
    languages.choose(settings.get("language", "system"))
    appearance.set_theme(settings.get("theme", "system"))
    appearance.set_contrast(settings.get("contrast", "system"))
    appearance.set_text_size(settings.get("text", 100))
    appearance.set_targets(settings.get("targets", "usual"))
    appearance.set_motion(settings.get("motion", "system"))
    appearance.set_speed(settings.get("speed", NORMAL))
    if QGuiApplication.platformName() != "offscreen":  # where nobody sees anything, nobody hears anything
        appearance.set_volume(settings.get("volume", VOLUME))
    appearance.set_stops(settings.get("stops", NO_STEP))
    appearance.set_replay_stops(settings.get("replay_stops", False))
    if (pace := settings.get("pace")) and settings.get("stops") is None:
        _take_over_pace(str(pace), appearance)


def _take_over_pace(pace: str, appearance: Appearance) -> None:
    """What somebody chose up to 0.1, where the pictures of what happened had a speed of their own."""
    if pace == "step":
        appearance.set_stops(EVERY_STEP)
    elif appearance.speed == NORMAL:
        appearance.set_speed({"calm": SLOW, "fast": FAST}.get(pace, NORMAL))


def _dress(appearance: Appearance) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    style.apply_theme(app, appearance.theme)
