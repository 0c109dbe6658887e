"""Replay of a match, move by move: a finished one from the view of the seat that moved, an unfinished one from the
public view."""

from __future__ import annotations

from itertools import chain
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.hotseat.analysis import default_cache
from garden_desktop.hotseat.session import PlayedStep, Session
from garden_desktop.hotseat.turns import KeyMoves, Turns
from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.events import printed_key
from garden_desktop.ui.kit.layout.mirror import along
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import joined
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.match import commands
from garden_desktop.ui.match.handover.handover_controller import TurnHighlight
from garden_desktop.ui.match.inspector.inspector import Inspector
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.notice_bar import NoticeBar
from garden_desktop.ui.match.prompt_bar import PromptBar
from garden_desktop.ui.match.replay_controls import ReplayAutoplay, ReplayControls
from garden_desktop.ui.match.side_panel.match_side_panel import MatchSidePanel
from garden_desktop.ui.match.side_panel.side_panel_presenter import SidePanelPresenter
from garden_desktop.ui.match.step_player import PlaybackFrame, StepPlayer, storyboard
from garden_desktop.ui.match.table_views import TableLayout


class ReplayView(QWidget):
    """Replay. Of a finished match all information is open; of an unfinished one only what its table shows to these
    people.

    `left` returns to the score sheet of a finished match, or home from an unfinished one; `branched` asks for a copy of
    a finished one that continues before a move, `analysis_wanted` for the analysis of a finished one.
    """

    left = Signal()
    branched = Signal(int)
    analysis_wanted = Signal()

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        scenery: Scenery | None,
        players: MatchPlayers,
    ) -> None:
        super().__init__()
        self._appearance, self._session = appearance, session
        self._players = players
        self._name, self._colour = players.name, players.colour
        key = session.game.info.key
        self.board = TableView(appearance, key, session.table, scenery)
        self.board.table_scene.sign = players.sign
        self.bar = PromptBar(appearance, way="pad" if session.over else "home", played=False)
        self.notice_bar = NoticeBar(appearance, lambda: self.board, self)
        self.side_panel = MatchSidePanel(appearance, key, session.rules.sides)
        self.side_panel_presenter = SidePanelPresenter(
            appearance, session, self.side_panel, players, self.board.interaction.look_cache
        )
        self._next: int | None = None
        self.step_player = StepPlayer(appearance, self)
        self.autoplay = ReplayAutoplay(appearance, self.step_player, self)
        people = [players.name(seat) for seat in range(len(session.seats))] if session.over else []
        self.controls = ReplayControls(appearance, self.autoplay, session.match.ply, people)
        self._chosen: Seat | None = None
        self.turn_highlight = TurnHighlight(appearance, self)
        self.slider = self.controls.slider
        self._turns, self._mattering = Turns(session), KeyMoves(session, default_cache())
        self.inspector = Inspector(
            appearance, session, players, self.board, self.side_panel, self, lambda: self.step_player.is_running
        )
        self._arrange()
        self._connect()
        self._show(0)

    @property
    def ply(self) -> int:
        return self.slider.value()

    def show_ply(self, ply: int) -> None:
        """Show the position before move `ply`; the last one is the end."""
        if ply == self.ply:
            self._show(ply)
        self.slider.setValue(ply)

    def back(self) -> None:
        """Show the move before, or the start of the one being played."""
        self.show_ply(self.ply if self.step_player.is_running else self.ply - 1)

    def step(self) -> None:
        """Play the next move; one with intermediate views plays them in sequence, or one at each call."""
        if self.step_player.is_running:
            self.step_player.show_next_frame()
        elif self.ply < self.slider.maximum():
            self._show_move(self.ply)

    def turn_back(self) -> None:
        """Go to the beginning of this turn, or of the one before it."""
        self.show_ply(self._turns.before(self.ply + self.step_player.is_running))

    def turn_on(self) -> None:
        """Go to the end of this turn."""
        self.show_ply(self._turns.after(self.ply))

    def toggle(self) -> None:
        """Start or stop automatic playback."""
        if self.autoplay.is_running:
            self.autoplay.stop()
        else:
            if self.ply == self.slider.maximum():
                self.show_ply(0)
            self.autoplay.start()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(TableLayout(self.board, (), self.side_panel), 1)
        column.addWidget(self.controls)

    def _connect(self) -> None:
        self.slider.valueChanged.connect(self._show)
        self.bar.left.connect(self.left)
        self.bar.speed_chosen.connect(self._appearance.set_speed)
        self.controls.stepped.connect(lambda by: self.step() if by > 0 else self.back())
        self.controls.turned.connect(lambda by: self.turn_on() if by > 0 else self.turn_back())
        self.controls.played.connect(self.toggle)
        self.controls.viewer_chosen.connect(self._see_with)
        self.controls.branched.connect(lambda: self.branched.emit(self.ply))
        self.controls.analysis_wanted.connect(self.analysis_wanted)
        if self._session.over and self._session.game.estimator(self._session.rules) is not None:
            self.controls.offer_analysis()
        self.autoplay.due.connect(self._play_on)
        self.step_player.frame_shown.connect(self._show_shot)
        self.step_player.ended.connect(self._arrive)
        self.side_panel_presenter.jumped.connect(self.show_ply)
        self.side_panel_presenter.pointed.connect(self.board.table_scene.highlight_places)
        self.board.fitted.connect(self.notice_bar.place)

    def _play_on(self) -> None:
        if not self.step_player.is_running and self.ply < self.slider.maximum():
            self._show_move(self._last_of_draws())
        if self.ply == self.slider.maximum():
            self.autoplay.stop()

    def _show_move(self, ply: int) -> None:
        """Play a move with its intermediate views."""
        self._next = ply + 1
        step = self._step_at(ply)
        session = self._session
        over = session.over and self._next == session.match.ply
        shots = storyboard([step], session.table, session.rules, (), over=over) if step.between else ()
        self.step_player.start_frames(shots, leaves=False)

    def _step_at(self, ply: int) -> PlayedStep:
        return self._session.steps(ply, ply + 1, self._viewer(ply))[0]

    def _last_of_draws(self) -> int:
        """Next move to be played. Of consecutive draws the first one with a log sentence, else the last of them: nobody
        wants to watch how a bag is emptied."""
        match, ply = self._session.match, self.ply
        while self._silent(ply) and ply + 1 < match.ply and match.mover(ply + 1) == CHANCE:
            ply += 1
        return ply

    def _silent(self, ply: int) -> bool:
        """Whether a move is a draw that is not worth showing."""
        if self._session.match.mover(ply) != CHANCE:
            return False
        step, stops = self._step_at(ply), self._appearance.replay_stops
        return not (step.told or step.frames or (stops and self._mattering.is_key_move(ply, self._session.viewer)))

    def _see_with(self, seat: Seat | None) -> None:
        self._chosen = seat
        self._show(self.ply)

    def _viewer(self, ply: int) -> Seat | None:
        """Viewer of the position: the chosen one, else the seat that moves next, or moved last.

        In an unfinished match the viewer of its table: the only person, or the public view.
        """
        if not self._session.over:
            return self._session.own_viewer
        if self._chosen is not None:
            return self._chosen
        match, seats = self._session.match, self._session.rules.seats
        movers = map(match.mover, chain(range(ply, match.ply), range(ply - 1, -1, -1)))
        return next((seat for seat in movers if seat is not None and 0 <= seat < seats), 0)

    def _arrive(self) -> None:
        """Advance to the end of the move that was played, unless the replay was moved elsewhere meanwhile."""
        if self._next is not None:
            self.slider.setValue(self._next)
            if self._session.over and self.ply == self.slider.maximum():
                self.turn_highlight.flash_for_winner(self._session, self._players)
            if self.autoplay.is_running and self._appearance.replay_stops:
                self._stop_where_it_mattered()

    def _stop_where_it_mattered(self) -> None:
        """Stop automatic playback after a key move, and announce it."""
        if self._mattering.is_key_move(self.ply - 1, self._session.viewer):
            self.autoplay.stop()
            self.board.announce(format_message(self._sentence, self._name))

    def _show_shot(self, shot: PlaybackFrame) -> None:
        """Show an intermediate view of the move being played."""
        step = shot.step
        self.board.show_position(shot.view, step.seat, None, self._name)
        self.step_player.moving_ms = self.board.table_scene.coming_ms
        self._show_moment(shot.view)
        headline = self._session.table.headline
        self.bar.sentence.set_html(
            joined(format_message_html(headline(one), self._name, self._colour) for one in shot.sentences)
        )
        self.side_panel_presenter.show_view(shot.view, step.mover, step.ply + 1, shot.sentence)

    def _show(self, ply: int) -> None:
        self._next = None
        self.step_player.skip_remaining()
        session, viewer = self._session, self._viewer(ply)
        session.viewer = viewer
        view = session.rules.view(session.match.states[ply], viewer)
        self.board.show_position(view, viewer, None, self._name)
        told = session.steps(ply - 1, ply, viewer)[0].told if ply else ()
        self._sentence = told[-1] if told else self.board.interaction.prompt
        self._show_moment(view)
        self.bar.sentence.set_html(
            format_message_html(session.table.headline(self._sentence), self._name, self._colour)
        )
        self.side_panel_presenter.show_position(ply)

    def _show_moment(self, view: Any) -> None:
        session = self._session
        title = format_message(session.game.info.title, self._name)
        self.bar.show_match(title, format_message(session.table.moment(view), self._name))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show(self.ply)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.controls.fit(event.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by_turn = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        match along(self, printed_key(event)):
            case commands.TURN_BACK.qt_key if by_turn:
                self.turn_back()
            case commands.TURN_ON.qt_key if by_turn:
                self.turn_on()
            case commands.MOVE_BACK.qt_key:
                self.back()
            case commands.MOVE_ON.qt_key:
                self.step()
            case commands.FIRST_MOVE.qt_key:
                self.show_ply(0)
            case commands.LAST_MOVE.qt_key:
                self.show_ply(self.slider.maximum())
            case commands.PLAY_OR_PAUSE.qt_key:
                self.toggle()
            case commands.LEAVE_REPLAY.qt_key:
                self.left.emit()
            case key if not self.controls.press(key):
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._appearance.theme.surface)
