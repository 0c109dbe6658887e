"""Screen of a running match: connects the session to prompt bar, table, side panel, hand-over screen and recap."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.core.types import Seat
from garden_desktop.hotseat.session import PlayedStep, Session
from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.live_region import forget_said
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import NOTHING
from garden_desktop.ui.match import stage as turn
from garden_desktop.ui.match.commands import TableActions
from garden_desktop.ui.match.decision_view import DecisionView
from garden_desktop.ui.match.handover.handover_controller import HandoverController
from garden_desktop.ui.match.match_narrator import MatchNarrator
from garden_desktop.ui.match.match_page import MatchPage
from garden_desktop.ui.match.model import MatchModel, MatchPlayers
from garden_desktop.ui.match.move_provider import ComputerMoveProvider, MoveProvider
from garden_desktop.ui.match.notice_bar import SaveErrorNotice
from garden_desktop.ui.match.playback_controller import PlaybackController
from garden_desktop.ui.match.prompt_bar import moment_of
from garden_desktop.ui.match.responses.response_controller import ResponseController
from garden_desktop.ui.match.stage import Stage
from garden_desktop.ui.match.table_menu import TableHelp, TableMenu
from garden_desktop.ui.match.table_views import SidePanel
from garden_desktop.ui.match.undo_controller import UndoController


class TableScreen(QWidget):
    """Screen of a running match. `finished` asks for the score pad, `left` to go home. `model` holds the stage of the
    turn, from which everything shown follows."""

    left = Signal()
    finished = Signal()
    rules_wanted = Signal(str)
    settings_wanted = Signal()
    seats_wanted = Signal()
    opened_anew = Signal()

    def __init__(
        self, appearance: Appearance, session: Session, scenery: Scenery | None, players: MatchPlayers
    ) -> None:
        super().__init__()
        self.session, self.players, self._appearance = session, players, appearance
        self.model = MatchModel(session, players, self)
        self.page = MatchPage(appearance, self.model, scenery, self.moment, self)
        self._name_widgets(self.page)
        self.narrator = MatchNarrator(appearance, self.model, self.page)
        self.move_provider = self.make_move_provider()
        self.decision = DecisionView(self.model, self.views, self.narrator)
        self.playback = PlaybackController(appearance, self.model, self.page, self.narrator, self.decision)
        self.response_controller = ResponseController(appearance, self.model, self.page, self)
        self.help = TableHelp(appearance, self.model, self.page, self.move_provider, self)
        self.handovers = HandoverController(
            appearance,
            self.model,
            self.views,
            self.decision,
            self.narrator.announcer,
            self.playback.player,
            self,
        )
        self.undo_controller = UndoController(
            self.model, self.notice_bar, self.narrator, self.playback.player, self.decision, self._do
        )
        self.save_error = SaveErrorNotice(session, self.notice_bar, self)
        self._name_parts()
        self.menu = TableMenu(self._make_actions(), players, self.page)
        self.page.arrange(self.aside(), self.response_controller.tray)
        self._connect()

    @property
    def stage(self) -> Stage:
        """Stage of the turn."""
        return self.model.stage

    def make_move_provider(self) -> MoveProvider:
        """Move provider of computers."""
        return ComputerMoveProvider(self.session, self._appearance, self)

    def moment(self, view: Any) -> str:
        """Moment of `view` on the prompt bar."""
        return moment_of(self.session, self.players, view)

    def aside(self) -> SidePanel:
        """Panel beside or below the table."""
        return self.side_panel

    def begin(self) -> None:
        """Show the current position, behind the hand-over screen where hidden information would show."""
        missed = self.session.catch_up()
        self.narrator.sound_cues.play_deal()
        self.move_provider.start_process()
        self.show_stage()
        if not self.session.over:
            self._recount(missed)

    def undo(self) -> None:
        """Undo one input step, else the last decision, if needed by asking the table. A held answer is discarded."""
        if self.model.is_answer_kept:
            self.minimum_delay.discard_answer()
            self.model.enter(turn.AnswerTakenBack())
            self.show_position()
        elif self.board.undecided:
            self.board.interaction.undo_step()
        else:
            self.undo_controller.request_undo()

    def redo(self) -> None:
        if self.session.can_redo():
            self._do(self.session.redo)

    def open_rules(self) -> None:
        """Open the rules at the last refusal, else at the held or focused thing, else at the prompt."""
        self.rules_wanted.emit(self.prompt.rule or ("" if self.model.is_covered else self.inspector.section()))

    def switch_lists(self) -> None:
        """Switch between board and list mode, which show the same match."""
        self.views.switch()
        self.response_controller.place()
        self.notice_bar.place()
        self.show_position()
        if isinstance(self.stage, turn.Handover):
            self.handovers.placement.place_screen()
            self.handover.setFocus()
        else:
            self.views.shown.setFocus()

    def play(self, move: Any) -> None:
        """Make a complete move of the person at the screen; held until the minimum time of a look is over."""
        if self.session.returning and not self.handover.accepts_input:
            self.board.interaction.clear_draft()  # meant for the screen before
        elif self.minimum_delay.is_running:
            self.minimum_delay.hold_answer(move)
            self.model.enter(turn.AnswerKept())
            self.show_position()
        else:
            self._do(lambda: self.playback.presenter.drop_silent_passes(self.session.play(move)))

    def show_stage(self) -> None:
        """Show the stage that follows from the session when nothing is shown: hand-over screen, end, or next
        decision."""
        self.narrator.sound_cues.play_turn()
        self.model.rest()
        match self.stage:
            case turn.Handover(seat, light):
                self.page.setVisible(light)
                self._clear_away()
                self._draw_gate()
                self._recount_at_gate(seat)
            case turn.Over():
                self.finished.emit()
            case turn.Closed():
                pass
            case _:
                self._show_table()

    def _show_table(self) -> None:
        """Show the position to its viewer, and request the moves of others."""
        self.page.show()
        self.show_position()
        self.decision.restore_draft()
        self.handovers.greet_next()
        self.save_error.show_record_news()
        self.views.shown.setFocus()
        later(self, self.tip_controller.show_due_tip)
        self._ask_others()

    def _ask_others(self) -> None:
        """Request a computer's move, or start the response window."""
        match self.stage:
            case turn.Thinking():
                self.move_provider.request_move()
            case turn.ResponseRound():
                self._ask_round()

    def _hold_others(self, stage: Stage) -> None:
        """Suspend computers and timer bar behind an open recap."""
        if isinstance(stage, turn.Recap):
            self.move_provider.cancel_request()
            self.response_controller.stop()

    def _resume(self) -> None:
        """Continue after a recap was closed."""
        self._ask_others()
        self.tip_controller.show_due_tip()

    def show_position(self) -> None:
        """Show the position to the current viewer, without hand-over screen or recap."""
        if self.model.is_covered:
            return
        self.page.title.show()
        self.decision.show_decision()
        self.page.show_draft()
        self.model.position_shown.emit()

    def leave(self) -> None:
        """End everything that runs by itself, as the match is being closed."""
        self.model.enter(turn.Left())
        self.put_away()
        self.step_player.stop()
        self.move_provider.close()
        self.handovers.stop()

    def put_away(self) -> None:
        """Hide help and response window."""
        self.save_error.cancel_retry()
        self.help.put_away()
        self.response_controller.put_away()

    def retranslate(self) -> None:
        self.menu.retranslate()
        self.show_position()
        self.help.retranslate()

    def _name_widgets(self, page: MatchPage) -> None:
        """Set attributes for widgets of the page, used by lessons, puzzles and the palette."""
        self.views, self.board, self.lists = page.views, page.views.board, page.views.lists
        self.bar, self.side_panel, self.notice_bar = page.bar, page.side_panel, page.notice_bar

    def _name_parts(self) -> None:
        """Set attributes for overlays and presenters."""
        self.prompt = self.narrator.prompt
        self.step_player, self.step_bar = self.playback.player, self.playback.bar
        self.minimum_delay = self.response_controller.minimum_delay
        self.standing_orders = self.response_controller.standing_orders
        self.inspector, self.hints = self.help.inspector, self.help.hints
        self.tip_controller, self.go_to_place = self.help.tip_controller, self.help.go_to_place
        self.handover, self.recap = self.handovers.screen, self.handovers.recap
        self.turn_highlight = self.handovers.turn_highlight

    def _connect(self) -> None:
        for moved in (self.views.chosen, self.move_provider.moved, self.minimum_delay.done):
            moved.connect(self.play)
        self.playback.watch_input(self, self.handovers.placement.uncover)
        for due in (self.step_player.ended, self.save_error.awaited):
            due.connect(self.show_stage)
        self.response_controller.ended.connect(self._close_round)
        self.model.stage_changed.connect(self._hold_others)
        self.handovers.opened.connect(self._gate_opened)
        self.handovers.taken_back.connect(self._taken_back)
        self.handovers.recap_closed.connect(self._resume)
        self.handovers.left.connect(self.left)
        self.tip_controller.failed.connect(self.save_error.show_tips_error)
        self._appearance.changed.connect(self._redress)
        self.menu.opened_anew.connect(self.opened_anew)
        self.inspector.rules_wanted.connect(self.rules_wanted)

    def _make_actions(self) -> TableActions:
        return TableActions(
            self.session,
            self.board,
            self.narrator.spoken_status,
            open_rules=self.open_rules,
            request_hint=self.hints.request_hint,
            switch_lists=self.switch_lists,
            open_go_to_place=self.go_to_place.open_sheet,
            undo=self.undo,
            redo=self.redo,
            open_orders=self.standing_orders.open_for,
            change_seats=self.seats_wanted.emit,
            open_settings=self.settings_wanted.emit,
            leave=self.left.emit,
        )

    def _do(self, change: Any) -> None:
        """Carry out a change of the session and show it; reports a failure of the disk. Does nothing once the match was
        left, whatever was still pending."""
        if isinstance(self.stage, turn.Closed):
            return
        self.decision.invalidate()
        try:
            steps: Sequence[PlayedStep] = change()
        except OSError as error:
            self._refused(error, change)
            return
        self.handover.put_away()  # a light cover, beside which the move was made
        self.views.lock_input()
        self.move_provider.cancel_request()
        self.notice_bar.hide_outdated()
        self._present(steps)

    def _refused(self, error: OSError, change: Any) -> None:
        """Handle a failed write: the session is unchanged."""
        self.model.rest()
        if isinstance(self.stage, turn.Handover) and not self.stage.light:
            self._draw_gate(self.save_error.short_reason(error))
            return
        self.save_error.offer_retry(error, partial(self._do, change))
        self.show_position()
        if self.session.response_windows.open and not self.response_controller.running:
            self._ask_round()

    def _present(self, steps: Sequence[PlayedStep]) -> None:
        """Play the steps back, then show the next stage."""
        self.put_away()
        self.move_provider.think_soon()
        self.prompt.keep_told(())
        self.playback.presenter.present_steps(steps)

    def _draw_gate(self, reason: str = "") -> None:
        if self.session.returning:
            self.narrator.side_panel_presenter.show_ply(self.session.match.ply)
            self.prompt.show_prompt()
        self.handovers.placement.show_handover(reason)

    def _ask_round(self) -> None:
        self.response_controller.start()
        self.move_provider.think_ahead()

    def _close_round(self) -> None:
        """End the response window. Passes stay in the log; on the screen only their effects are shown."""
        silent = self.playback.presenter.is_silent_pass
        self._do(lambda: [step for step in self.session.close_response_window() if not silent(step)])

    def _clear_away(self) -> None:
        """Remove everything that the last person saw, behind the hand-over screen: log, prompt, announcements, last
        playback."""
        if self.go_to_place.is_open:
            self.go_to_place.dismiss()
        self.narrator.announcer.clear_question()
        forget_said(self.window())
        self.decision.show_public_view()
        self.bar.sentence.set_html(NOTHING)
        self.notice_bar.hide_outdated()
        self.narrator.side_panel_presenter.clear_steps()
        self.step_player.clear_steps()

    def _gate_opened(self) -> None:
        info, told = self.session.game.info, self.session.news() is not None
        light = self.model.handover is not None and self.model.handover.light
        self.handovers.dismiss_recap()
        missed = self.session.open_gate()
        if self.session.response_windows.watch is not None:
            self.minimum_delay.start()
        self.show_stage()
        if not (told or info.recounted_at_gate):
            self._recount(missed)
        self.handovers.greet_opener(light=light)
        self.handover.put_away()

    def _recount(self, missed: Sequence[PlayedStep]) -> None:
        """Show the viewer a recap of missed moves, if there are any."""
        if (reader := self.session.viewer) is not None:
            self.handovers.recount(missed, reader)
            self.show_position()

    def _recount_at_gate(self, reader: Seat) -> None:
        """Show the recap over the hand-over screen, from the public view."""
        if missed := self.session.missed():
            self.handovers.recount_at_handover(missed, reader)
            self._clear_away()

    def _taken_back(self) -> None:
        if self.session.can_undo() == "free" and self.handover.accepts_input:
            self.handovers.dismiss_recap()
            self.undo_controller.undo_decision()

    def _redress(self) -> None:
        self.handovers.redraw()
        self.playback.presenter.refresh_sentence()
        self.show_position()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Forward keys printed on places from bar and panel to the board, as a closed menu leaves the focus there."""
        at = self.focusWidget()
        aside = at is not None and (self.bar.isAncestorOf(at) or self.aside().isAncestorOf(at))
        if aside and not self.views.lists_shown and not isinstance(self.stage, turn.Recap) and self.board.prints(event):
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
            QApplication.sendEvent(self.board, event)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.page.setGeometry(self.rect())
        self.handovers.placement.place_screen()
