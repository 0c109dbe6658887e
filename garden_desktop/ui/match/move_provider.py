"""Moves of computer players: requested from a worker process, and delivered at times that reveal nothing."""

from __future__ import annotations

from collections.abc import Hashable
from concurrent.futures import Future
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, SignalInstance

from garden_desktop.bots.bot import RandomBot
from garden_desktop.bots.levels import pace_of
from garden_desktop.bots.worker import ThinkRequest, Worker
from garden_desktop.core.options import STRONGEST
from garden_desktop.core.types import Seat
from garden_desktop.hotseat.match_repository import thinking_for
from garden_desktop.hotseat.session import Session
from garden_desktop.ui import guard
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.step_player import MOVE_MS

PAUSE_MS: Final = 400
"""Delay in ms of the first computer's answer in a response window, whatever it holds."""
STEP_MS: Final = 250
"""Least time in ms between two moves of one computer in a row: a piece has stopped moving by then at normal speed."""
POLL_MS: Final = 15
"""Interval in ms of looking for an answer, so that thinking about the next decision can start."""
OVERHEAD_MS: Final = 70
"""What each decision in a row may take besides thinking, until the next one is under way."""


def bot_seed(seed: int, ply: int) -> str:
    """Seed for a computer's random numbers: reproducible, but a one-way hash, so that no bot can compute the draws to
    come."""
    return sha256(f"{seed}:{ply}:bot".encode()).hexdigest()


class PendingAnswer(NamedTuple):
    """Request to a computer player, and the future of its answer."""

    question: ThinkRequest
    answer: Future[Any]


class LastAhead(NamedTuple):
    """Last decision computed ahead: its ply, the state before it, and the question."""

    ply: int
    state: Any
    thought: PendingAnswer


class MoveProvider(Protocol):
    """Source of moves for seats that are no people: asked at their turn, cancelled when the position changes."""

    @property
    def moved(self) -> SignalInstance: ...
    def start_process(self) -> None: ...
    def think_soon(self) -> None: ...
    def request_move(self) -> None: ...
    def think_ahead(self) -> None: ...
    def consult(self, seat: Seat) -> Future[Any]: ...
    def cancel_request(self) -> None: ...
    def close(self) -> None: ...


class ComputerMoveProvider(QObject):
    """Move provider of computer players. `moved` carries the move of the computer that was asked; the worker process is
    started when the match is shown.

    Answers are delivered at multiples of a beat (`bots.levels.Pace`), so that the thinking time reveals nothing of a
    hidden hand. The first beat counts from the question, while the moves before it are still played back. Answers in a
    response window are computed while its bar runs.

    Several decisions of one computer in a row, without a draw in between, are computed ahead one after the other. Each
    is due when all so far would be there had each taken its whole time, and not before the last move has stopped
    moving: that depends on their number alone.

    After a failure a random legal move is made, and the exception is reported.
    """

    moved = Signal(object)

    def __init__(self, session: Session, appearance: Appearance, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._appearance = session, appearance
        self._worker: Worker | None = None
        self._ahead: dict[int, PendingAnswer] = {}
        self._first_ply = session.match.ply
        self._last: LastAhead | None = None
        self._since = QElapsedTimer()
        self._shown = QElapsedTimer()
        self._shown.start()
        self._asked: PendingAnswer | None = None
        self._round: Hashable = None
        self._reported: set[type[Exception]] = set()
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._look)
        self._poll = QTimer(self, singleShot=True)
        self._poll.timeout.connect(self._think_on)

    def start_process(self) -> None:
        """Start the worker process, if a computer plays and the match is not over."""
        session = self._session
        people = all(map(session.human, range(len(session.seats))))
        if not (people or session.over):
            self._hired()

    def think_soon(self) -> None:
        """Start thinking during the playback before a computer's turn; `request_move` follows."""
        session, seat = self._session, self._session.computer
        if seat is not None and session.response_windows.watch is None:
            known = self._ahead.get(session.match.ply)
            if known is None or known.question.view != session.rules.view(session.match.state, seat):
                self._begin_thinking(seat)

    def request_move(self) -> None:
        """Request the move of the computer to move; emitted by `moved` after its beat."""
        session, seat = self._session, self._session.computer
        assert seat is not None, "no computer is to move"
        ply, view = session.match.ply, session.rules.view(session.match.state, seat)
        thought = self._ahead.pop(ply, None)
        early = thought is not None and thought.question.view == view
        if thought is None or not early:
            thought = self._begin_thinking(seat)
            self._ahead.pop(ply)
        self._asked = thought
        self._beat.start(self._first_beat(thought.question, early=early))

    def think_ahead(self) -> None:
        """Start thinking about answers in the response window while its bar runs."""
        session = self._session
        self._forget()
        self._round = None
        for ply, seat, view in session.response_windows.ahead(session.match.state, session.match.ply):
            self._ahead[ply] = self._think(ply, seat, view)

    def consult(self, seat: Seat) -> Future[Any]:
        """Request a hint: the strongest level's move for the person at `seat`, from that person's view."""
        session = self._session
        view, seed = session.rules.view(session.match.state, seat), bot_seed(session.header.seed, session.match.ply)
        seconds = pace_of(session.game.info, STRONGEST).seconds
        return self._hired().think(ThinkRequest(STRONGEST, view, seat, seed, seconds, why=True))

    def cancel_request(self) -> None:
        """Cancel the pending request after a change of position."""
        self._asked = None
        self._beat.stop()

    def close(self) -> None:
        """End the worker process; no move is delivered any more."""
        self.cancel_request()
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _begin_thinking(self, seat: Seat) -> PendingAnswer:
        """Ask the computer at `seat` about the decision that is due, and about its next ones when that is answered."""
        self._forget()
        self._first_ply = self._session.match.ply
        self._since.start()
        return self._ask_ahead(self._first_ply, seat, self._session.match.state)

    def _ask_ahead(self, ply: int, seat: Seat, state: Any) -> PendingAnswer:
        thought = self._ahead[ply] = self._think(ply, seat, self._session.rules.view(state, seat))
        self._last = LastAhead(ply, state, thought)
        self._poll.start(POLL_MS)
        return thought

    def _think_on(self) -> None:
        """Ask about the next decision of the same computer as soon as the last one asked about is answered."""
        last = self._last
        if last is None:
            return
        if not last.thought.answer.done():
            self._poll.start(POLL_MS)
            return
        self._last, seat = None, last.thought.question.seat
        state = self._state_after(last)
        if state is not None and self._session.rules.to_move(state) == seat:
            view = self._session.rules.view(state, None)
            if self._session.table.response_window(view) is None:
                self._ask_ahead(last.ply + 1, seat, state)

    def _state_after(self, last: LastAhead) -> Any | None:
        """The state that an answer leads to; None where it is none, which is reported when it is to be shown."""
        answer = last.thought.answer
        if answer.cancelled() or answer.exception() is not None:
            return None
        try:
            return self._session.rules.apply(last.state, answer.result())
        except Exception:  # noqa: BLE001 - a move against the rules may fail in any way
            return None

    def _think(self, ply: int, seat: Seat, view: Any) -> PendingAnswer:
        session = self._session
        level, seed = session.seats[seat].who, bot_seed(session.header.seed, ply)
        question = ThinkRequest(level, view, seat, seed, pace_of(session.game.info, level).seconds)
        return PendingAnswer(question, self._hired().think(question))

    def _hired(self) -> Worker:
        """Worker of this table, started if needed."""
        if self._worker is None:
            session = self._session
            key, options = session.header.game, dict(session.header.options)
            self._worker = Worker(partial(thinking_for, key, len(session.seats), options, session.pack_file))
        return self._worker

    def _forget(self) -> None:
        """Cancel all thinking ahead."""
        for thought in self._ahead.values():
            thought.answer.cancel()
        self._ahead, self._last = {}, None
        self._poll.stop()

    def _first_beat(self, question: ThinkRequest, *, early: bool) -> int:
        """Milliseconds until the answer may be shown; `early` where it has been computed since `_since`, after those
        from `_first_ply` on. In a response window the first answer has a fixed delay, and the others follow at once."""
        watch, last = self._session.response_windows.watch, self._round
        self._round = None if watch is None else watch.response_window.round
        if self._round is not None:
            return 0 if self._round == last else PAUSE_MS
        beat = self._pace_of(question)
        before = self._session.match.ply - self._first_ply if early else 0
        due = beat + before * (round(1000 * question.seconds) + OVERHEAD_MS)
        rest = due - (self._since.elapsed() if early else 0)
        if before:
            step = min(beat, max(STEP_MS, self._appearance.duration(MOVE_MS)))
            rest = max(rest, step - self._shown.elapsed())
        return max(0, rest)

    def _pace_of(self, question: ThinkRequest) -> int:
        return pace_of(self._session.game.info, question.level).beat

    def _look(self) -> None:
        """Timer callback: deliver the answer if it has arrived, else wait another beat."""
        thought = self._asked
        if thought is None:
            return
        if not thought.answer.done():
            self._beat.start(self._pace_of(thought.question))
            return
        self._asked = None
        self._shown.start()
        self.moved.emit(self._move(thought))

    def _move(self, thought: PendingAnswer) -> Any:
        """Answer of the computer, or a random legal move where it is missing or illegal."""
        session, question = self._session, thought.question
        try:
            move = thought.answer.result()
            session.match.check(move)
        except Exception as error:  # noqa: BLE001 - reported, and the match goes on
            self._report(error)
            return RandomBot().choose(session.rules, question.view, question.seat, Random(question.seed))
        return move

    def _report(self, error: Exception) -> None:
        """Report an exception, once for each type."""
        if type(error) not in self._reported:
            self._reported.add(type(error))
            guard.report_error(error)
