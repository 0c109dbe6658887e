"""Home screen: scrolling page with a notice, and the sheet of all unfinished matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.app_commands import BOOK, FIND_GAME, RECORD
from garden_desktop.ui.home.home_page import HomePage
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance

if TYPE_CHECKING:
    from garden_desktop.core.game import Game
    from garden_desktop.hotseat.tables import SavedTable
    from garden_desktop.ui.home.matches_sheet import MatchesSheet
    from garden_desktop.ui.home.unfinished_match import UnfinishedMatch

_WHEEL_STEP: Final = 40


class HomeScreen(QWidget):
    """Home screen. `matches` returns the unfinished matches, newest first, and is called whenever the screen is shown.

    A match deleted here is reported when the screen is left, so it can be restored until then.
    """

    game_chosen = Signal(str)
    lesson_chosen = Signal(str)
    rules_wanted = Signal(str)
    practice_wanted = Signal()
    match_resumed = Signal(Path)
    match_forgotten = Signal(Path)
    book_wanted = Signal()
    record_wanted = Signal()
    settings_wanted = Signal()

    def __init__(
        self,
        appearance: Appearance,
        games: Mapping[str, Game],
        matches: Callable[[], Sequence[UnfinishedMatch]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._games = games
        self._matches = matches
        self.tables: Callable[[], Sequence[SavedTable]] = tuple
        self.is_newcomer: Callable[[], bool] = bool
        self.sheet: MatchesSheet | None = None
        self.page = HomePage(appearance, games)
        self._scroll = ScrollArea(self)
        self._scroll.setWidgetResizable(False)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.verticalScrollBar().setSingleStep(_WHEEL_STEP)
        self._scroll.setWidget(self.page)
        self.notice = Notice(appearance, self)
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Reload unfinished matches and saved tables."""
        self.page.report_forgotten()
        self.page.show_matches(self._matches())
        self.page.show_tables(self.tables())
        self.page.welcome(newcomer=self.is_newcomer())
        if self.isVisible():
            self._fit()
            self._open()

    def show_tables(self) -> None:
        """Reload saved tables."""
        self.page.show_tables(self.tables())
        if self.isVisible():
            self._fit()

    def _open(self) -> None:
        """Scroll to the top and focus the first card."""
        self.page.focus_first()
        self._scroll.verticalScrollBar().setValue(0)

    def correct(self, matches: Sequence[UnfinishedMatch]) -> None:
        """Update the list after more of a large folder was read: replace the cards if the newest
        matches have changed."""
        shown = [slip.match.path for slip in self.page.slips]
        if shown == [match.path for match in matches[: len(shown) or 1]]:
            self.page.count_matches(len(matches))
        elif not any(slip.gone for slip in self.page.slips):
            self.page.show_matches(matches)
            if self.isVisible():
                self._fit()

    def show_notice(self, text: str) -> None:
        """Show a notice."""
        self.notice.show_text(text)

    def _connect(self) -> None:
        page = self.page
        page.game_chosen.connect(self.game_chosen)
        page.lesson_chosen.connect(self.lesson_chosen)
        page.rules_wanted.connect(self.rules_wanted)
        page.practice_wanted.connect(self.practice_wanted)
        page.all_matches_wanted.connect(self._show_all)
        page.focus_moved.connect(self._reveal)
        page.reshaped.connect(self._reshape)
        page.match_resumed.connect(self.match_resumed)
        page.match_forgotten.connect(self.match_forgotten)
        page.masthead.book_asked.connect(self.book_wanted)
        page.masthead.record_asked.connect(self.record_wanted)
        page.masthead.settings_asked.connect(self.settings_wanted)

    def _show_all(self) -> None:
        from garden_desktop.ui.home.matches_sheet import MatchesSheet  # most people never have so many

        self.page.report_forgotten()
        self.sheet = MatchesSheet(self._appearance, self._games, self._matches(), self)
        self.sheet.resumed.connect(self.match_resumed)
        self.sheet.forgotten.connect(self.match_forgotten)
        self.sheet.dismissed.connect(self._put_away)
        self.sheet.open_sheet()

    def _put_away(self) -> None:
        if self.sheet is not None:
            self.sheet.deleteLater()
            self.sheet = None
            self.refresh()

    def _reveal(self, area: QRect) -> None:
        for corner in (area.bottomRight(), area.topLeft()):
            self._scroll.ensureVisible(corner.x(), corner.y(), 0, 12)

    def _reshape(self) -> None:
        if self.isVisible():
            self._fit()
            self.page.show_focused()

    def _fit(self) -> None:
        self._scroll.setGeometry(self.rect())
        size = self.size()
        if self.page.height_in(size) > self.height():
            bar = self._scroll.verticalScrollBar()
            size = QSize(self.width() - bar.sizeHint().width(), self.height())
        self.page.fit(size)
        if self._scroll.verticalScrollBar().value():  # a page scrolled to the top stays there
            self.page.show_focused()
        self.notice.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.notice.is_open:
            self.notice.dismiss()
        elif RECORD.is_pressed(event):
            self.record_wanted.emit()
        elif FIND_GAME.is_pressed(event):
            self.page.seek()
        elif BOOK.is_pressed(event):
            self.book_wanted.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self._open()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.page.report_forgotten()
        self.page.forget_search()
