"""Screen of one match from its first move to what follows its last: table, score pad, replay, analysis."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from garden_desktop.core.record import Seated
from garden_desktop.core.text import QT_TRANSLATE_NOOP, SideName
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.input_guard import InputGuard
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.painters import scenery_of
from garden_desktop.ui.match.prompt_bar import PromptBar, Way
from garden_desktop.ui.match.replay import ReplayView
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.pad.score_pad import ScorePad
from garden_desktop.ui.pad.score_sheet import next_setup, sheet_of

if TYPE_CHECKING:
    from garden_desktop.ui.lookback.page import LookBackPage


class MatchScreen(QWidget):
    """Stack of the screens of a match. `again_wanted` carries the setup of the next match at the same table, with seats
    rotated; `branch_wanted` the ply from which a copy is to continue."""

    left = Signal()
    again_wanted = Signal(object)
    rules_wanted = Signal(str)
    settings_wanted = Signal()
    seats_wanted = Signal()
    opened_anew = Signal(object)
    branch_wanted = Signal(int)

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.session = session
        self.way: Way = "home"
        self.players = MatchPlayers(appearance, session)
        self._looking_back: LookBackPage | None = None
        self._appearance = appearance
        self._scenery = scenery_of(session.game.info.key)
        self.table = self.make_table()
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.table)
        self.table.left.connect(self.left)
        self.table.finished.connect(self.show_pad)
        self.table.narrator.side_panel_presenter.jumped.connect(self.show_replay)
        self.table.rules_wanted.connect(self.rules_wanted)
        self.table.settings_wanted.connect(self.settings_wanted)
        self.table.seats_wanted.connect(self.seats_wanted)
        self.table.opened_anew.connect(self._open_anew)

    def make_table(self) -> TableScreen:
        return TableScreen(self._appearance, self.session, self._scenery, self.players)

    @property
    def replay(self) -> ReplayView | None:
        """Replay, while it is shown."""
        shown = self._stack.currentWidget()
        return shown if isinstance(shown, ReplayView) else None

    def lead_to_book(self) -> None:
        """Make the back button return to the match library, from which the match was opened."""
        self.way = "book"
        self.table.bar.lead(self.way)

    def begin(self) -> None:
        """Show the current position."""
        self.table.begin()

    def show_read_only(self) -> None:
        """Show a match that cannot be continued: as a replay, or by its score pad where it is over."""
        if self.session.over:
            self.show_pad()
        else:
            self._replay(self.session.match.ply)

    def close_match(self) -> None:
        """Close the record, and end the worker process."""
        self._stop_looking_back()
        self.table.leave()
        self.session.close()

    def _open_anew(self) -> None:
        journal = self.session.journal
        assert journal is not None, "only a match on the disk can be opened again"
        self.opened_anew.emit(journal.path)

    def change_seats(self, seats: tuple[Seated, ...]) -> None:
        """Change the players, and reopen the match; shows a notice where the disk fails. Does nothing after the end."""
        if self.session.over:
            return
        try:
            self.session.change_seats(seats)
        except OSError as error:
            assert self.session.journal is not None, "only the disk refuses"
            self.show_notice(error_message(error, self.session.journal.path))
        else:
            self._open_anew()

    def show_notice(self, text: str) -> None:
        """Show a notice that stays until it is closed."""
        (self.replay or self.table).notice_bar.show_notice(text, lasting=True)

    def show_pad(self) -> None:
        """Show the score pad."""
        self._put(ScorePadScreen(self))

    def show_replay(self, ply: int = 0) -> None:
        """Show the replay of a finished match from `ply`; does nothing while the match runs."""
        if self.session.over:
            self._replay(ply)

    def watch_replay(self) -> None:
        """Play a finished match back from its beginning."""
        self.show_replay()
        if self.replay is not None:
            self.replay.toggle()

    def look_back(self, replayed: int | None = None) -> None:
        """Show the analysis of the finished match; `replayed` is the ply of the replay that its back button returns to,
        None for the score pad."""
        from garden_desktop.ui.lookback.page import LookBackPage

        page = LookBackPage(self._appearance, self.session, self.players)
        page.left.connect(self.show_pad if replayed is None else partial(self.show_replay, replayed))
        page.bar.lead("pad" if replayed is None else "replay")
        page.branched.connect(self.branch_wanted)
        page.watched.connect(partial(self._replay, analysed=True))
        self._put(page)
        self._looking_back = page

    def _replay(self, ply: int, *, analysed: bool = False) -> None:
        """Show the replay from `ply`; with `analysed`, its back button returns to the analysis."""
        replay = ReplayView(self._appearance, self.session, self._scenery, self.players)
        if not self.session.over:
            replay.bar.lead(self.way)
        elif analysed:
            replay.bar.lead("analysis")
        replay.inspector.rules_wanted.connect(self.rules_wanted)
        replay.branched.connect(self.branch_wanted)
        replay.analysis_wanted.connect(lambda: self.look_back(None if analysed else replay.ply))
        back = self.look_back if analysed else self.show_pad
        replay.left.connect(back if self.session.over else self.left)
        replay.show_ply(ply)
        self._put(replay)

    def _put(self, screen: QWidget) -> None:
        """Show `screen` in place of the last screen after the table."""
        self._stop_looking_back()
        while (old := self._stack.widget(1)) is not None:
            self._stack.removeWidget(old)
            # not deleted at once: the signal that led here may come from one of its own buttons
            old.deleteLater()
        self._stack.addWidget(screen)
        self._stack.setCurrentWidget(screen)
        screen.setFocus()

    def _stop_looking_back(self) -> None:
        page, self._looking_back = self._looking_back, None
        if page is not None:
            page.close_page()


class ScorePadScreen(QWidget):
    """Score pad below its prompt bar."""

    def __init__(self, screen: MatchScreen) -> None:
        super().__init__()
        session, self._appearance = screen.session, screen._appearance
        self._screen = screen
        self.bar = PromptBar(self._appearance, speed=False, played=False)
        self.pad = ScorePad(self._appearance, session.game.info.key)
        self.input_guard = InputGuard(self)
        self.setFocusProxy(self.pad)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.pad, 1)
        self.bar.lead(screen.way)
        if screen.way == "book":
            self.pad.lead_to_book()
        self.bar.left.connect(screen.left)
        self.pad.left.connect(screen.left)
        self.pad.replayed.connect(screen.watch_replay)
        self.pad.table_wanted.connect(lambda: screen.show_replay(session.match.ply))
        self.pad.looked_back.connect(screen.look_back)
        if session.over and session.game.estimator(session.rules) is not None:
            self.pad.offer_look_back()
        self.pad.again.connect(lambda: screen.again_wanted.emit(next_setup(session, series=False)))
        self.pad.continued.connect(lambda: screen.again_wanted.emit(next_setup(session, series=True)))
        self.pad.picture.show_match(session, screen.players)
        self._sheet = sheet_of(session, screen.players.player)
        first = BEGINS.of(who=SideName(1)) if len(session.seats) > 1 else None
        self.pad.show_sheet(self._sheet, session.table.plots(session.public), first)
        self._appearance.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        session, players = self._screen.session, self._screen.players
        moment = session.table.moment(session.public)
        self.bar.show_match(format_message(session.game.info.title, players.name), format_message(moment, players.name))
        self.bar.sentence.set_html(format_message_html(self._sheet.headline, players.name, players.colour))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Ignore input for a moment: a press too many on the last sentence must not start another match."""
        super().showEvent(event)
        self.input_guard.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._appearance.theme.table)


BEGINS: Final = QT_TRANSLATE_NOOP("ending", "Players move up one seat: {who} takes the first seat.")
