"""Lets a computer player think in a process of its own and brings its move back to the window in time."""

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

PAUSE_MS: Final = 400
"""How long the first computer of a round of questions keeps its answer back, whatever it holds."""


def bot_seed(seed: int, ply: int) -> str:
    """What a computer throws its dice by: the same in the same match, and no way back to the seed of nature."""
    return sha256(f"{seed}:{ply}:bot".encode()).hexdigest()


class PendingAnswer(NamedTuple):
    """What a computer was asked, and its answer to come."""

    question: ThinkRequest
    answer: Future[Any]


class MoveProvider(Protocol):
    """Whoever moves for those who are not people: asked at their turn, told to rest when the match stands elsewhere."""

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
    """`moved` carries the move of the computer that was asked; the process is started when the match is shown.

    An answer is shown at a beat (`bots.levels.Pace`), and never before the next one, so that the time it takes tells
    nothing of a hidden hand; the first beat counts from when the question arose, while what led to it is still being
    shown. Answers to questions that must look the same are thought about while the bar runs.
    Where the thinking fails, any legal move is made, and the failure is reported as an exception nobody caught is.
    """

    moved = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._worker: Worker | None = None
        self._ahead: dict[int, PendingAnswer] = {}
        self._since = QElapsedTimer()
        self._asked: PendingAnswer | None = None
        self._round: Hashable = None
        self._reported: set[type[Exception]] = set()
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._look)

    def start_process(self) -> None:
        """Start the process, where a computer sits at the table and the match goes on."""
        session = self._session
        people = all(map(session.human, range(len(session.seats))))
        if not (people or session.over):
            self._hired()

    def think_soon(self) -> None:
        """Have the computer whose turn it is think already while what happened is shown; `request_move` is to
        follow."""
        session, seat = self._session, self._session.computer
        if seat is not None and session.response_windows.watch is None:
            self._forget()
            ply, view = session.match.ply, session.rules.view(session.match.state, seat)
            self._ahead[ply] = self._think(ply, seat, view)
            self._since.start()

    def request_move(self) -> None:
        """Bring the move of the computer whose turn it is, as soon as its beat has passed."""
        session, seat = self._session, self._session.computer
        assert seat is not None, "no computer is to move"
        ply, view = session.match.ply, session.rules.view(session.match.state, seat)
        thought = self._ahead.pop(ply, None)
        early = thought is not None and thought.question.view == view
        if thought is None or not early:
            self._forget()
            thought = self._think(ply, seat, view)
        self._asked = thought
        self._beat.start(self._first_beat(thought.question, early=early))

    def think_ahead(self) -> None:
        """While a bar runs: have the computers that are asked think about their answers already."""
        session = self._session
        self._forget()
        self._round = None
        for ply, seat, view in session.response_windows.ahead(session.match.state, session.match.ply):
            self._ahead[ply] = self._think(ply, seat, view)

    def consult(self, seat: Seat) -> Future[Any]:
        """What the strongest level would do in place of the person at `seat`, from what that person may know, and why:
        an Advice to come."""
        session = self._session
        view, seed = session.rules.view(session.match.state, seat), bot_seed(session.header.seed, session.match.ply)
        seconds = pace_of(session.game.info, STRONGEST).seconds
        return self._hired().think(ThinkRequest(STRONGEST, view, seat, seed, seconds, why=True))

    def cancel_request(self) -> None:
        """The match stands somewhere else: an answer that is still to come is of no use any more."""
        self._asked = None
        self._beat.stop()

    def close(self) -> None:
        """Stop thinking; nothing is brought to a match that was left."""
        self.cancel_request()
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _think(self, ply: int, seat: Seat, view: Any) -> PendingAnswer:
        session = self._session
        level, seed = session.seats[seat].who, bot_seed(session.header.seed, ply)
        question = ThinkRequest(level, view, seat, seed, pace_of(session.game.info, level).seconds)
        return PendingAnswer(question, self._hired().think(question))

    def _hired(self) -> Worker:
        """The process that thinks for this table, started where there is none yet."""
        if self._worker is None:
            session = self._session
            key, options = session.header.game, dict(session.header.options)
            self._worker = Worker(partial(thinking_for, key, len(session.seats), options, session.pack_file))
        return self._worker

    def _forget(self) -> None:
        """What was thought ahead is of no use any more."""
        for thought in self._ahead.values():
            thought.answer.cancel()
        self._ahead = {}

    def _first_beat(self, question: ThinkRequest, *, early: bool) -> int:
        """When the answer may be shown; `early` where it has been thought about since `_since`. The first one of a
        round comes after the same time, the others with it."""
        watch, last = self._session.response_windows.watch, self._round
        self._round = None if watch is None else watch.response_window.round
        if self._round is None:
            passed = self._since.elapsed() if early else 0
            return max(0, self._pace_of(question) - passed)
        return 0 if self._round == last else PAUSE_MS

    def _pace_of(self, question: ThinkRequest) -> int:
        return pace_of(self._session.game.info, question.level).beat

    def _look(self) -> None:
        """It is time: show the answer if it is there, else look again a beat later."""
        thought = self._asked
        if thought is None:
            return
        if not thought.answer.done():
            self._beat.start(self._pace_of(thought.question))
            return
        self._asked = None
        self.moved.emit(self._move(thought))

    def _move(self, thought: PendingAnswer) -> Any:
        """The answer, or any legal move where there is no good one."""
        session, question = self._session, thought.question
        try:
            move = thought.answer.result()
            session.match.check(move)
        except Exception as error:  # noqa: BLE001 - whatever it was, it is reported and the match goes on
            self._report(error)
            return RandomBot().choose(session.rules, question.view, question.seat, Random(question.seed))
        return move

    def _report(self, error: Exception) -> None:
        """Say so, and write it down, once for each kind of failure."""
        if type(error) not in self._reported:
            self._reported.add(type(error))
            guard.report_error(error)
