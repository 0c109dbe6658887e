"""A match on the screen: the session on one hand, bar, table, rail, gate, recap and score pad on the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from garden_desktop.core.game import Seat
from garden_desktop.hotseat.session import Session, PlayedStep
from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.board.reading.listmode import ListMode
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.aloud import forget_said
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import NOTHING
from garden_desktop.ui.match import stage as turn
from garden_desktop.ui.match.advising.advising import Advising
from garden_desktop.ui.match.advising.slip import AdviceSlip
from garden_desktop.ui.match.asking.asking import Asking
from garden_desktop.ui.match.asking.orders import OrdersSheet
from garden_desktop.ui.match.asking.shortest_look import ShortestLook
from garden_desktop.ui.match.bar import Bar
from garden_desktop.ui.match.changing import Changing
from garden_desktop.ui.match.deciding import Deciding
from garden_desktop.ui.match.disk import Disk
from garden_desktop.ui.match.gate.cover import Cover
from garden_desktop.ui.match.gate.gate import Gate
from garden_desktop.ui.match.gate.pulse import Pulse
from garden_desktop.ui.match.gloss.glosses import Glosses
from garden_desktop.ui.match.going_on import GoingOn
from garden_desktop.ui.match.going_to import GoingTo
from garden_desktop.ui.match.heading import Heading, moment_of
from garden_desktop.ui.match.hearing import Hearing
from garden_desktop.ui.match.overview import Overview
from garden_desktop.ui.match.players import Players
from garden_desktop.ui.match.presenting import Presenting
from garden_desktop.ui.match.rail.chronicle import Chronicle
from garden_desktop.ui.match.rail.rail import Rail
from garden_desktop.ui.match.recap.recap import Recap
from garden_desktop.ui.match.recap.telling import Telling
from garden_desktop.ui.match.saying import Saying
from garden_desktop.ui.match.shots import Shot
from garden_desktop.ui.match.showing import Showing
from garden_desktop.ui.match.stage import Stage, TurnFacts, is_covered, is_told, next_stage
from garden_desktop.ui.match.stepbar import StepBar
from garden_desktop.ui.match.strip import Strip
from garden_desktop.ui.match.surroundings import SidePanel, Surroundings
from garden_desktop.ui.match.table_menu import TableMenu
from garden_desktop.ui.match.taking_back import TakingBack
from garden_desktop.ui.match.thinker import AnyThinker, Thinker
from garden_desktop.ui.match.tips.standing import Standing
from garden_desktop.ui.match.tips.tips import Tips
from garden_desktop.ui.match.trying import Trying


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

    def __init__(self, appearance: Appearance, session: Session, scenery: Scenery | None, players: Players) -> None:
        super().__init__()
        self.session = session
        self.players = players
        self._appearance = appearance
        key = session.game.info.key
        self.board = TableView(appearance, key, session.table, scenery)
        self.board.table_scene.sign = players.sign
        self.bar = Bar(appearance)
        self.heading = Heading(session, players, self.bar, self.moment)
        self.rail = Rail(appearance, key, session.rules.sides)
        self.chronicle = Chronicle(appearance, session, self.rail, players, self.board.hands.looks)
        self.chronicle.pointed.connect(self.board.table_scene.light_named)
        self.showing = Showing(appearance, self)
        self.hearing = Hearing(appearance, session, self.board.hands, self)
        self.thinker = self.make_thinker()
        self.lists = ListMode(appearance, session.table, looks=self.board.hands.looks)
        self._decided: Seat | None = None
        self.stage: Stage = turn.at_rest(self._facts())
        self._table = QWidget(self)
        tables = (self.board, self.lists)
        self.strip = Strip(appearance, tables, self._table)
        self.steps = StepBar(appearance, self.showing, players, tables, self.rail, self._table)
        self.asking = Asking(appearance, session, players, self.board, self._table)
        self.glosses = Glosses(appearance, session, players, self.board, self.rail.cards, self._table, self._covered)
        standing = Standing(appearance, self.board, self.rail, self._table)
        self.tips = Tips(appearance, session, players, self.board, self.lists, standing, self._table, self._told)
        slip = AdviceSlip(appearance, tables, standing, self._table)
        self.advising = Advising(appearance, session, players, self.thinker, self.board, slip, self._distracted)
        self.shortest_look = ShortestLook(self)
        self.saying = Saying(session, players, self.board, self.bar, self.shortest_look, self)
        Trying(self.board, self.saying, self.hearing, self._covered)
        Overview(session, players, self.board, self.saying, self.rail.cards, self.chronicle).serve(self._table)
        self.changing = Changing(self.board, self.saying.voice, self.rail.cards)
        watching = (self.chronicle, self.hearing, self.changing)
        self.deciding = Deciding(session, players, tables, watching, self.shortest_look)
        bars = (self.bar, self.steps)
        self.presenting = Presenting(
            session, players, self.showing, tables, bars, watching, self.saying.voice, self.deciding
        )
        self.orders = OrdersSheet(appearance, session.response_windows, self)
        self.going_to = GoingTo(appearance, self.board, self.lists, self)
        self.recap = Recap(appearance, self)
        self.telling = Telling(appearance, session, players, self.board, self.recap, self.saying.voice, self.deciding)
        self.gate = Gate(appearance, self)
        self.cover = Cover(self.gate, session, players, tables, self)
        self.pulse = Pulse(appearance, self)
        shown = (self.chronicle, self.showing)
        self.taking_back = TakingBack(session, players, self.strip, shown, self.saying.voice, self._do)
        self.disk = Disk(session, self.strip, self)
        self.menu = TableMenu(session, players, self.bar, self.strip, self.board, self)
        self._arrange()
        self._connect()

    def make_thinker(self) -> AnyThinker:
        """Who moves for those who are not people."""
        return Thinker(self.session, self)

    def moment(self, view: Any) -> str:
        """What the bar calls the moment of `view`."""
        return moment_of(self.session, self.players, view)

    def aside(self) -> SidePanel:
        """What stands beside the table, or below it."""
        return self.rail

    def begin(self) -> None:
        """Show where the match stands, behind a gate where somebody's secrets would show."""
        missed = self.session.catch_up()
        self.hearing.begin()
        self.thinker.wake()
        self.settle()
        if not self.session.over:
            self._recount(missed)

    def undo(self) -> None:
        """Take back what is begun, a step at a time, else the last decision, or ask the table whether it agrees.

        An answer that waits is simply not given.
        """
        if self._answer_waits():
            self.shortest_look.drop()
            self._enter(turn.AnswerTakenBack())
            self.show_position()
        elif self.board.undecided:
            self.board.hands.undo_step()
        else:
            self.taking_back.ask()

    def redo(self) -> None:
        if self.session.can_redo():
            self._do(self.session.redo)

    def open_rules(self) -> None:
        """The rules at what is being refused, else at what is in hand or looked at, else at what is asked."""
        self.rules_wanted.emit(self.saying.rule or ("" if self._covered() else self.glosses.section()))

    def switch_lists(self) -> None:
        """Change between the drawn table and plain lists; both play the same match."""
        self.lists.setVisible(self.lists.isHidden())
        self.board.setVisible(self.lists.isHidden())
        self.asking.place()
        self.strip.place()
        self.show_position()
        if isinstance(self.stage, turn.Handover):
            self.cover.place()
            self.gate.setFocus()
        else:
            (self.board if self.lists.isHidden() else self.lists).setFocus()

    def play(self, move: Any) -> None:
        """Make a complete move of the person at the screen, as soon as their look has lasted its time."""
        if self.session.returning and not self.gate.listening:
            self.board.hands.clear()  # it was meant for what stood there before
        elif self.shortest_look.lasting:
            self.shortest_look.keep(move)
            self._enter(turn.AnswerKept())
            self.show_position()
        else:
            self._do(lambda: self.presenting.heard(self.session.play(move)))

    def settle(self) -> None:
        """Nothing is being shown any more: the hand-over screen, the end, or the next decision."""
        self.steps.hide()
        self.hearing.settle()
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
        self.deciding.take_up_again()
        self._greet()
        self.disk.tell()
        (self.board if self.lists.isHidden() else self.lists).setFocus()
        later(self, self.tips.look)
        self._ask_others()

    def _ask_others(self) -> None:
        """Have the computer that is to move do so, or ask who wants to look."""
        match self.stage:
            case turn.Thinking():
                self.thinker.ask()
            case turn.ResponseRound():
                self._ask_round()

    def _open_recap(self) -> None:
        """Nobody moves, and no time runs, behind a recap that is being read."""
        self._enter(turn.RecapOpened())
        self.thinker.rest()
        self.asking.stop()

    def _put_recap_away(self) -> None:
        self._enter(turn.RecapPutAway())
        self._ask_others()
        self.tips.look()

    def show_position(self) -> None:
        """Show the position as the present eyes may see it, without gate or recap."""
        if self._covered():
            return
        self.heading.show()
        self.deciding.show()
        self._draft_changed()
        self.chronicle.show(self.session.match.ply)

    def leave(self) -> None:
        """The match is being closed: whatever goes on by itself ends, and ends nothing."""
        self._enter(turn.Left())
        self.put_away()
        self.showing.stop()
        self.thinker.close()
        self.gate.stop()
        self.pulse.stop()

    def put_away(self) -> None:
        """Nobody is asked or looks any more."""
        self.disk.rest()
        self.tips.rest()
        self.advising.rest()
        self.asking.stop()
        self.shortest_look.stop()
        self.bar.show_continue(offered=False)
        if self.orders.isVisible():
            self.orders.dismiss()

    def retranslate(self) -> None:
        self.menu.retranslate()
        self.show_position()
        self.advising.retranslate()
        self.tips.retranslate()

    def _arrange(self) -> None:
        self.lists.hide()
        column = QVBoxLayout(self._table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(Surroundings(self.board, (self.lists,), self.aside()), 1)
        column.addWidget(self.asking.tray)

    def _connect(self) -> None:
        self.board.chosen.connect(self.play)
        self.lists.chosen.connect(self.play)
        self.thinker.moved.connect(self.play)
        self.shortest_look.done.connect(self.play)
        self.board.hands.changed.connect(self._show_undo)
        self.board.draft_changed.connect(self._draft_changed)
        self.board.draft_changed.connect(self.lists.refresh)
        self.lists.draft_changed.connect(self.board.refresh)
        self.lists.draft_changed.connect(self._draft_changed)
        self.board.fitted.connect(self.strip.place)
        self.board.fitted.connect(self.steps.place)
        tables = (self.board, self.board.viewport(), self.lists)
        going_on = GoingOn(self.showing, tables, self.presenting.again, self.steps, self._table, self)
        going_on.pressed.connect(self.cover.uncover)
        self.steps.repeated.connect(self.presenting.again)
        self.showing.started.connect(lambda: self._enter(turn.PlaybackStarted()))
        self.showing.shot_shown.connect(self._show_moment)
        self.showing.skipped.connect(lambda shots: self.saying.keep_told(shots[-1].sentences))
        self.showing.ended.connect(self.settle)
        self.disk.awaited.connect(self.settle)
        self.asking.ended.connect(self._close_round)
        self.gate.opened.connect(self._gate_opened)
        self.gate.taken_back.connect(self._taken_back)
        self.recap.opening.connect(self.cover.open)
        self.recap.taken_back.connect(self._taken_back)
        self.recap.shown.connect(self._open_recap)
        self.recap.dismissed.connect(self._put_recap_away)
        self.tips.failed.connect(self.disk.lose_tips)
        self._appearance.changed.connect(self._redress)
        self._connect_wishes()

    def _connect_wishes(self) -> None:
        """What people ask for beside the game: in the bar, in its menu, and where something is explained."""
        for left in (self.bar.left, self.gate.left):
            left.connect(self.left)
        self.bar.undone.connect(self.undo)
        self.bar.redone.connect(self.redo)
        self.bar.continued.connect(self.asking.go_on)
        self.bar.speed_chosen.connect(self._appearance.set_speed)
        self.menu.serve(self._table)
        self.menu.rules_wanted.connect(self.open_rules)
        self.menu.advice_wanted.connect(self.advising.ask)
        self.menu.lists_wanted.connect(self.switch_lists)
        self.menu.place_wanted.connect(self.going_to.open_sheet)
        self.menu.orders_wanted.connect(self.orders.open_for)
        self.menu.seats_wanted.connect(self.seats_wanted)
        self.menu.settings_wanted.connect(self.settings_wanted)
        self.menu.opened_anew.connect(self.opened_anew)
        self.menu.left.connect(self.left)
        self.glosses.serve(self.lists)
        self.glosses.rules_wanted.connect(self.rules_wanted)

    def _do(self, change: Any) -> None:
        """Carry out a change of the session and show it; say so where the disk does not take it.

        In a match that was left nothing changes any more, whatever was still on its way.
        """
        if isinstance(self.stage, turn.Closed):
            return
        self.deciding.forget()
        try:
            steps: Sequence[PlayedStep] = change()
        except OSError as error:
            self._refused(error, change)
            return
        self.gate.hide()  # over a hand beside which it was done
        for shown in (self.board, self.lists):
            shown.rest()
        self.thinker.rest()
        self.strip.settle()
        self._present(steps)

    def _refused(self, error: OSError, change: Any) -> None:
        """The disk has not taken a change: everything is as it was before."""
        self._enter(turn.Rested(self._facts()))
        if isinstance(self.stage, turn.Handover) and not self.stage.light:
            self._draw_gate(self.disk.reason(error))
            return
        self.disk.refuse(error, partial(self._do, change))
        self.show_position()
        if self.session.response_windows.open and not self.asking.running:
            self._ask_round()

    def _present(self, steps: Sequence[PlayedStep]) -> None:
        """Show what happened, then what is to be done."""
        self.put_away()
        self.thinker.think_soon()
        self.saying.keep_told(())
        self.presenting.begin(steps)

    def _draw_gate(self, reason: str = "") -> None:
        if self.session.returning:
            self.chronicle.show(self.session.match.ply)
            self.saying.prompt()
        self.cover.draw(reason)

    def _ask_round(self) -> None:
        self.asking.begin()
        self.bar.show_continue(offered=self.asking.continues)
        self.thinker.think_ahead()

    def _close_round(self) -> None:
        """That somebody did not want to look stands in the story; on the screen only what comes of it is told."""
        self._do(lambda: [step for step in self.session.close_response_window() if not self.presenting.waved_on(step)])

    def _clear_away(self) -> None:
        """Behind a gate nothing is left of what the last person saw."""
        if self.going_to.isVisible():
            self.going_to.dismiss()
        self.saying.voice.forget()
        forget_said(self.window())
        self.deciding.cover()
        self.bar.sentence.say(NOTHING)
        self.strip.settle()
        self.chronicle.forget()
        self.showing.forget()

    def _gate_opened(self) -> None:
        info, told = self.session.game.info, self.session.news() is not None
        if isinstance(self.stage, turn.Recap):
            self.recap.dismiss()
        missed = self.session.open_gate()
        if self.session.response_windows.watch is not None:
            self.shortest_look.begin()
        self.settle()
        if not (told or info.recounted_at_gate):
            self._recount(missed)
        recounted = isinstance(self.stage, turn.Recap)
        if not (recounted or self.gate.light) and (seat := self.session.viewer) is not None:
            self.pulse.beat(self.players.player(seat))
        self.gate.put_away()

    def _greet(self) -> None:
        """Show in their colour that it is the turn of another person, where no hand-over screen has said so."""
        seat, before = self.session.deciding, self._decided
        if seat is None or self.session.response_windows.open:
            return
        self._decided = seat
        if before not in (None, seat):
            self.pulse.beat(self.players.player(seat))

    def _recount(self, missed: Sequence[PlayedStep]) -> None:
        """Tell the person who looks now what they have not seen, if there is anything."""
        if (reader := self.session.viewer) is not None:
            self.telling.tell(missed, reader)
            self.show_position()

    def _recount_at_gate(self, reader: Seat) -> None:
        """Tell it with everybody around, before the gate that is shut."""
        if missed := self.session.missed():
            self.telling.tell_at_gate(missed, reader)
            self._clear_away()

    def _taken_back(self) -> None:
        if self.session.can_undo() == "free" and self.gate.listening:
            self.recap.hide()
            self._enter(turn.RecapPutAway())
            self.taking_back.take()

    def _draft_changed(self) -> None:
        self._show_undo()
        self.saying.prompt()
        self.chronicle.show_sides(self.board.hands.draft)
        self.changing.step()

    def _show_undo(self) -> None:
        """Enable undo and name it, as what is begun or held requires."""
        if not self._covered():
            self.heading.show_undo(undecided=self.board.undecided)

    def _show_moment(self, shot: Shot) -> None:
        """The round that is shown, and with the last picture of a match who has won."""
        self.heading.show_moment(shot.view)
        self.saying.keep_told(shot.sentences)
        if self.session.over and not self.showing.ahead:
            self.pulse.beat_for_winner(self.session, self.players)

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
            eyes=session.viewer,
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
            self.telling.take_anew()
        self.cover.place()
        self.presenting.redress()
        self.show_position()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is printed on a place is pressed from the bar and the panel, too, where a closed menu leaves one."""
        at = self.focusWidget()
        aside = at is not None and (self.bar.isAncestorOf(at) or self.aside().isAncestorOf(at))
        if aside and self.board.isVisible() and not isinstance(self.stage, turn.Recap) and self.board.prints(event):
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
        self.cover.place()
