"""A match on the screen: the session on one hand, bar, table, rail, gate, recap and score pad on the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from garden_desktop.core.types import Seat
from garden_desktop.hotseat.session import PlayedStep, Session
from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.live_region import forget_said
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import NOTHING
from garden_desktop.ui.match import stage as turn
from garden_desktop.ui.match.change_announcer import ChangeAnnouncer
from garden_desktop.ui.match.commands import TableActions
from garden_desktop.ui.match.decision_view import DecisionView
from garden_desktop.ui.match.go_to_place_dialog import GoToPlaceDialog
from garden_desktop.ui.match.handover.handover_placement import HandoverPlacement
from garden_desktop.ui.match.handover.handover_screen import HandoverScreen
from garden_desktop.ui.match.handover.turn_highlight import TurnHighlight
from garden_desktop.ui.match.hints.hint_controller import HintController
from garden_desktop.ui.match.hints.hint_notice import HintNotice
from garden_desktop.ui.match.inspector.inspector import Inspector
from garden_desktop.ui.match.match_players import MatchPlayers
from garden_desktop.ui.match.match_title import MatchTitle, moment_of
from garden_desktop.ui.match.move_provider import ComputerMoveProvider, MoveProvider
from garden_desktop.ui.match.notice_bar import NoticeBar
from garden_desktop.ui.match.playback_input_filter import PlaybackInputFilter
from garden_desktop.ui.match.prompt_bar import PromptBar
from garden_desktop.ui.match.prompt_presenter import PromptPresenter
from garden_desktop.ui.match.recap.recap_presenter import RecapPresenter
from garden_desktop.ui.match.recap.recap_sheet import RecapSheet
from garden_desktop.ui.match.refusal_handler import RefusalHandler
from garden_desktop.ui.match.responses.minimum_delay import MinimumDelay
from garden_desktop.ui.match.responses.response_controller import ResponseController
from garden_desktop.ui.match.responses.standing_orders import StandingOrdersSheet
from garden_desktop.ui.match.save_error_notice import SaveErrorNotice
from garden_desktop.ui.match.side_panel.match_side_panel import MatchSidePanel
from garden_desktop.ui.match.side_panel.side_panel_presenter import SidePanelPresenter
from garden_desktop.ui.match.sound_cues import SoundCues
from garden_desktop.ui.match.spoken_status import SpokenStatus
from garden_desktop.ui.match.stage import Stage, TurnFacts, is_covered, is_told, next_stage
from garden_desktop.ui.match.step_bar import StepBar
from garden_desktop.ui.match.step_player import StepPlayer
from garden_desktop.ui.match.step_presenter import StepPresenter
from garden_desktop.ui.match.storyboard import PlaybackFrame
from garden_desktop.ui.match.table_layout import SidePanel, TableLayout
from garden_desktop.ui.match.table_menu import TableMenu
from garden_desktop.ui.match.table_views import TableViews
from garden_desktop.ui.match.tips.notice_placement import NoticePlacement
from garden_desktop.ui.match.tips.tip_controller import TipController
from garden_desktop.ui.match.undo_controller import UndoController


class TableScreen(QWidget):
    """Everything a match needs. `finished` says that the score pad should come, `left` that they go home.

    `stage` is the stage of the turn, which this object alone changes, by events (`_enter`); what is shown follows it.
    """

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
        self.session = session
        self.players = players
        self._appearance = appearance
        key = session.game.info.key
        self.views = TableViews(appearance, key, session.table, scenery, self)
        self.board, self.lists = self.views.board, self.views.lists
        self.board.table_scene.sign = players.sign
        self.bar = PromptBar(appearance)
        self.title = MatchTitle(session, players, self.bar, self.moment)
        self.side_panel = MatchSidePanel(appearance, key, session.rules.sides)
        self.side_panel_presenter = SidePanelPresenter(
            appearance, session, self.side_panel, players, self.board.interaction.look_cache
        )
        self.side_panel_presenter.pointed.connect(self.board.table_scene.highlight_places)
        self.step_player = StepPlayer(appearance, self)
        self.sound_cues = SoundCues(appearance, session, self.board.interaction, self)
        self.move_provider = self.make_move_provider()
        self._decided: Seat | None = None
        self.stage: Stage = turn.at_rest(self._facts())
        self._table = QWidget(self)
        self.notice_bar = NoticeBar(appearance, lambda: self.views.shown, self._table)
        self.step_bar = StepBar(appearance, self.step_player, players, self.views, self.side_panel, self._table)
        self.response_controller = ResponseController(appearance, session, players, self.views, self._table)
        self.inspector = Inspector(
            appearance, session, players, self.board, self.side_panel, self._table, self._covered
        )
        standing = NoticePlacement(appearance, self.views, self.side_panel, self._table)
        self.tip_controller = TipController(appearance, session, players, self.views, standing, self._table, self._told)
        slip = HintNotice(appearance, self.views, standing, self._table)
        self.hints = HintController(
            appearance, session, players, self.move_provider, self.views, slip, self._distracted
        )
        self.minimum_delay = MinimumDelay(self)
        self.prompt = PromptPresenter(session, players, self.board, self.bar, self.minimum_delay, self)
        RefusalHandler(self.board, self.prompt, self.sound_cues, self._covered)
        self.spoken_status = SpokenStatus(
            session, players, self.board, self.prompt, self.side_panel.cards, self.side_panel_presenter
        )
        self.change_announcer = ChangeAnnouncer(self.board, self.prompt.announcer, self.side_panel.cards)
        watching = (self.side_panel_presenter, self.sound_cues, self.change_announcer)
        self.decision = DecisionView(session, players, self.views, watching, self.minimum_delay)
        bars = (self.bar, self.step_bar)
        self.step_presenter = StepPresenter(
            session, players, self.step_player, self.views, bars, watching, self.prompt.announcer, self.decision
        )
        self.standing_orders = StandingOrdersSheet(appearance, session.response_windows, self)
        self.go_to_place = GoToPlaceDialog(appearance, self.views, self)
        self.recap = RecapSheet(appearance, self)
        self.recap_presenter = RecapPresenter(
            appearance, session, players, self.board, self.recap, self.prompt.announcer, self.decision
        )
        self.handover = HandoverScreen(appearance, self)
        self.handover_placement = HandoverPlacement(self.handover, session, players, self.views, self)
        self.turn_highlight = TurnHighlight(appearance, self)
        shown = (self.side_panel_presenter, self.step_player)
        self.undo_controller = UndoController(
            session, players, self.notice_bar, shown, self.decision, self.prompt.announcer, self._do
        )
        self.save_error = SaveErrorNotice(session, self.notice_bar, self)
        self.menu = TableMenu(self._make_actions(), players, self.bar, self.notice_bar, self)
        self._arrange()
        self._connect()

    def make_move_provider(self) -> MoveProvider:
        """Who moves for those who are not people."""
        return ComputerMoveProvider(self.session, self)

    def moment(self, view: Any) -> str:
        """What the bar calls the moment of `view`."""
        return moment_of(self.session, self.players, view)

    def aside(self) -> SidePanel:
        """What stands beside the table, or below it."""
        return self.side_panel

    def begin(self) -> None:
        """Show where the match stands, behind a gate where somebody's secrets would show."""
        missed = self.session.catch_up()
        self.sound_cues.play_deal()
        self.move_provider.start_process()
        self.show_stage()
        if not self.session.over:
            self._recount(missed)

    def undo(self) -> None:
        """Take back what is begun, a step at a time, else the last decision, or ask the table whether it agrees.

        An answer that waits is simply not given.
        """
        if self._answer_waits():
            self.minimum_delay.discard_answer()
            self._enter(turn.AnswerTakenBack())
            self.show_position()
        elif self.board.undecided:
            self.board.interaction.undo_step()
        else:
            self.undo_controller.request_undo()

    def redo(self) -> None:
        if self.session.can_redo():
            self._do(self.session.redo)

    def open_rules(self) -> None:
        """The rules at what is being refused, else at what is in hand or looked at, else at what is asked."""
        self.rules_wanted.emit(self.prompt.rule or ("" if self._covered() else self.inspector.section()))

    def switch_lists(self) -> None:
        """Change between the drawn table and plain lists; both play the same match."""
        self.views.switch()
        self.response_controller.place()
        self.notice_bar.place()
        self.show_position()
        if isinstance(self.stage, turn.Handover):
            self.handover_placement.place_screen()
            self.handover.setFocus()
        else:
            self.views.shown.setFocus()

    def play(self, move: Any) -> None:
        """Make a complete move of the person at the screen, as soon as their look has lasted its time."""
        if self.session.returning and not self.handover.accepts_input:
            self.board.interaction.clear_draft()  # it was meant for what stood there before
        elif self.minimum_delay.is_running:
            self.minimum_delay.hold_answer(move)
            self._enter(turn.AnswerKept())
            self.show_position()
        else:
            self._do(lambda: self.step_presenter.drop_silent_passes(self.session.play(move)))

    def show_stage(self) -> None:
        """Nothing is being shown any more: the hand-over screen, the end, or the next decision."""
        self.step_bar.dismiss()
        self.sound_cues.play_turn()
        self._enter(turn.Rested(self._facts()))
        match self.stage:
            case turn.Handover(seat, light):
                self._table.setVisible(light)
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
        """Show whoever looks now the position, and have those who are to move do so."""
        self._table.show()
        self.show_position()
        self.decision.restore_draft()
        self._greet()
        self.save_error.show_record_news()
        self.views.shown.setFocus()
        later(self, self.tip_controller.show_due_tip)
        self._ask_others()

    def _ask_others(self) -> None:
        """Have the computer that is to move do so, or ask who wants to look."""
        match self.stage:
            case turn.Thinking():
                self.move_provider.request_move()
            case turn.ResponseRound():
                self._ask_round()

    def _open_recap(self) -> None:
        """Nobody moves, and no time runs, behind a recap that is being read."""
        self._enter(turn.RecapOpened())
        self.move_provider.cancel_request()
        self.response_controller.stop()

    def _put_recap_away(self) -> None:
        self._enter(turn.RecapPutAway())
        self._ask_others()
        self.tip_controller.show_due_tip()

    def show_position(self) -> None:
        """Show the position as the present eyes may see it, without gate or recap."""
        if self._covered():
            return
        self.title.show()
        self.decision.show_decision()
        self._draft_changed()
        self.side_panel_presenter.show_ply(self.session.match.ply)

    def leave(self) -> None:
        """The match is being closed: whatever goes on by itself ends, and ends nothing."""
        self._enter(turn.Left())
        self.put_away()
        self.step_player.stop()
        self.move_provider.close()
        self.handover.stop()
        self.turn_highlight.stop()

    def put_away(self) -> None:
        """Nobody is asked or looks any more."""
        self.save_error.cancel_retry()
        self.tip_controller.hide_tip()
        self.hints.cancel_hint()
        self.response_controller.stop()
        self.minimum_delay.stop()
        self.bar.show_continue(offered=False)
        if self.standing_orders.is_open:
            self.standing_orders.dismiss()

    def retranslate(self) -> None:
        self.menu.retranslate()
        self.show_position()
        self.hints.retranslate()
        self.tip_controller.retranslate()

    def _arrange(self) -> None:
        column = QVBoxLayout(self._table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(TableLayout(self.board, (self.lists,), self.aside()), 1)
        column.addWidget(self.response_controller.tray)

    def _connect(self) -> None:
        self.views.chosen.connect(self.play)
        self.move_provider.moved.connect(self.play)
        self.minimum_delay.done.connect(self.play)
        self.board.interaction.changed.connect(self._show_undo)
        self.views.draft_changed.connect(self._draft_changed)
        self.board.fitted.connect(self.notice_bar.place)
        self.board.fitted.connect(self.step_bar.place)
        tables = (self.board, self.board.viewport(), self.lists)
        playback_filter = PlaybackInputFilter(
            self.step_player, tables, self.step_presenter.replay_last, self.step_bar, self._table, self
        )
        playback_filter.pressed.connect(self.handover_placement.uncover)
        self.step_bar.repeated.connect(self.step_presenter.replay_last)
        self.step_player.started.connect(lambda: self._enter(turn.PlaybackStarted()))
        self.step_player.frame_shown.connect(self._show_moment)
        self.step_player.skipped.connect(lambda shots: self.prompt.keep_told(shots[-1].sentences))
        self.step_player.ended.connect(self.show_stage)
        self.save_error.awaited.connect(self.show_stage)
        self.response_controller.ended.connect(self._close_round)
        self.handover.opened.connect(self._gate_opened)
        self.handover.taken_back.connect(self._taken_back)
        self.recap.opening.connect(self.handover_placement.open_screen)
        self.recap.taken_back.connect(self._taken_back)
        self.recap.shown.connect(self._open_recap)
        self.recap.dismissed.connect(self._put_recap_away)
        self.tip_controller.failed.connect(self.save_error.show_tips_error)
        self._appearance.changed.connect(self._redress)
        self._connect_wishes()

    def _make_actions(self) -> TableActions:
        return TableActions(
            self.session,
            self.board,
            self.spoken_status,
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

    def _connect_wishes(self) -> None:
        """What people ask for beside the game: in the bar, in its menu, and where something is explained."""
        for left in (self.bar.left, self.handover.left):
            left.connect(self.left)
        self.bar.undone.connect(self.undo)
        self.bar.redone.connect(self.redo)
        self.bar.continued.connect(self.response_controller.go_on)
        self.bar.speed_chosen.connect(self._appearance.set_speed)
        self.menu.install_shortcuts(self._table)
        self.menu.opened_anew.connect(self.opened_anew)
        self.inspector.watch_lists(self.views)
        self.inspector.rules_wanted.connect(self.rules_wanted)

    def _do(self, change: Any) -> None:
        """Carry out a change of the session and show it; say so where the disk does not take it.

        In a match that was left nothing changes any more, whatever was still on its way.
        """
        if isinstance(self.stage, turn.Closed):
            return
        self.decision.invalidate()
        try:
            steps: Sequence[PlayedStep] = change()
        except OSError as error:
            self._refused(error, change)
            return
        self.handover.put_away()  # over a hand beside which it was done
        self.views.lock_input()
        self.move_provider.cancel_request()
        self.notice_bar.hide_outdated()
        self._present(steps)

    def _refused(self, error: OSError, change: Any) -> None:
        """The disk has not taken a change: everything is as it was before."""
        self._enter(turn.Rested(self._facts()))
        if isinstance(self.stage, turn.Handover) and not self.stage.light:
            self._draw_gate(self.save_error.short_reason(error))
            return
        self.save_error.offer_retry(error, partial(self._do, change))
        self.show_position()
        if self.session.response_windows.open and not self.response_controller.running:
            self._ask_round()

    def _present(self, steps: Sequence[PlayedStep]) -> None:
        """Show what happened, then what is to be done."""
        self.put_away()
        self.move_provider.think_soon()
        self.prompt.keep_told(())
        self.step_presenter.present_steps(steps)

    def _draw_gate(self, reason: str = "") -> None:
        if self.session.returning:
            self.side_panel_presenter.show_ply(self.session.match.ply)
            self.prompt.show_prompt()
        self.handover_placement.show_handover(reason)

    def _ask_round(self) -> None:
        self.response_controller.start()
        self.bar.show_continue(offered=self.response_controller.continues)
        self.move_provider.think_ahead()

    def _close_round(self) -> None:
        """That somebody did not want to look stands in the story; on the screen only what comes of it is told."""
        self._do(
            lambda: [
                step for step in self.session.close_response_window() if not self.step_presenter.is_silent_pass(step)
            ]
        )

    def _clear_away(self) -> None:
        """Behind a gate nothing is left of what the last person saw."""
        if self.go_to_place.is_open:
            self.go_to_place.dismiss()
        self.prompt.announcer.clear_question()
        forget_said(self.window())
        self.decision.show_public_view()
        self.bar.sentence.set_html(NOTHING)
        self.notice_bar.hide_outdated()
        self.side_panel_presenter.clear_steps()
        self.step_player.clear_steps()

    def _gate_opened(self) -> None:
        info, told = self.session.game.info, self.session.news() is not None
        if isinstance(self.stage, turn.Recap):
            self.recap.dismiss()
        missed = self.session.open_gate()
        if self.session.response_windows.watch is not None:
            self.minimum_delay.start()
        self.show_stage()
        if not (told or info.recounted_at_gate):
            self._recount(missed)
        recounted = isinstance(self.stage, turn.Recap)
        if not (recounted or self.handover.covers_hand_only) and (seat := self.session.viewer) is not None:
            self.turn_highlight.flash(self.players.player(seat))
        self.handover.put_away()

    def _greet(self) -> None:
        """Show in their colour that it is the turn of another person, where no hand-over screen has said so."""
        seat, before = self.session.deciding, self._decided
        if seat is None or self.session.response_windows.open:
            return
        self._decided = seat
        if before not in (None, seat):
            self.turn_highlight.flash(self.players.player(seat))

    def _recount(self, missed: Sequence[PlayedStep]) -> None:
        """Tell the person who looks now what they have not seen, if there is anything."""
        if (reader := self.session.viewer) is not None:
            self.recap_presenter.show_recap(missed, reader)
            self.show_position()

    def _recount_at_gate(self, reader: Seat) -> None:
        """Tell it with everybody around, before the gate that is shut."""
        if missed := self.session.missed():
            self.recap_presenter.show_recap_at_handover(missed, reader)
            self._clear_away()

    def _taken_back(self) -> None:
        if self.session.can_undo() == "free" and self.handover.accepts_input:
            if isinstance(self.stage, turn.Recap):
                self.recap.dismiss()
            self.undo_controller.undo_decision()

    def _draft_changed(self) -> None:
        self._show_undo()
        self.prompt.show_prompt()
        self.side_panel_presenter.show_sides(self.board.interaction.draft)
        self.change_announcer.announce_step()

    def _show_undo(self) -> None:
        """Enable undo and name it, as what is begun or held requires."""
        if not self._covered():
            self.title.show_undo(undecided=self.board.undecided)

    def _show_moment(self, shot: PlaybackFrame) -> None:
        """The round that is shown, and with the last picture of a match who has won."""
        self.title.show_moment(shot.view)
        self.prompt.keep_told(shot.sentences)
        if self.session.over and not self.step_player.frames_ahead:
            self.turn_highlight.flash_for_winner(self.session, self.players)

    def _enter(self, event: turn.Event) -> None:
        """Change the stage of the turn by what has happened."""
        self.stage = next_stage(self.stage, event)

    def _facts(self) -> TurnFacts:
        session = self.session
        return TurnFacts(
            waits_for=session.gate,
            light=session.returning,
            over=session.over,
            responds=session.response_windows.open,
            computer=session.computer,
            viewer=session.viewer,
        )

    def _covered(self) -> bool:
        """Whether nothing of the table is anybody's to look at just now."""
        return is_covered(self.stage)

    def _told(self) -> bool:
        """Whether something else is being told just now."""
        return is_told(self.stage)

    def _distracted(self) -> bool:
        """Whether nobody can be given a hint just now."""
        return is_told(self.stage) or self._answer_waits()

    def _answer_waits(self) -> bool:
        return isinstance(self.stage, turn.Deciding) and self.stage.answered

    def _redress(self) -> None:
        if isinstance(self.stage, turn.Recap):
            self.recap_presenter.redraw_pictures()
        self.handover_placement.place_screen()
        self.step_presenter.refresh_sentence()
        self.show_position()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is printed on a place is pressed from the bar and the panel, too, where a closed menu leaves one."""
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
        self._table.setGeometry(self.rect())
        self.handover_placement.place_screen()
