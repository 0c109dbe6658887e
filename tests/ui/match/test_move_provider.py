"""Computers at a table on the screen: in time whatever they hold, never at a loss, and silent when it was left."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from itertools import pairwise
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.bots.levels import Pace
from garden_desktop.bots.worker import ThinkRequest, WorkerError
from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.move_provider import ComputerMoveProvider
from tests.systems import posix

KEY = "gnomadic_gardeners"
TABLE = (Seated("Ann", 0), Seated("Robo", 1, "easy"))
MACHINES = (Seated("Robo", 0, "easy"), Seated("Auto", 1, "easy"))
BEAT = 120

Begin = Callable[..., MatchScreen]


class Fake:
    """A worker that lets a test say what becomes of every question."""

    hired: list[Fake]

    def __init__(self, recipe: Callable[[], Any]) -> None:
        self.rules, _ = recipe()
        self.asked: list[tuple[ThinkRequest, Future[Any]]] = []
        self.closed = False
        Fake.hired.append(self)

    def think(self, question: ThinkRequest) -> Future[Any]:
        answer: Future[Any] = Future()
        self.asked.append((question, answer))
        self.answer(question, answer)
        return answer

    def answer(self, question: ThinkRequest, answer: Future[Any]) -> None:
        """Nothing comes of it until a test says so."""

    def close(self) -> None:
        self.closed = True

    def tell(self) -> Any:
        """Answer the last question now, with the last legal move."""
        question, answer = self.asked[-1]
        answer.set_result(self.rules.legal_moves(question.view)[-1])
        return answer.result()


class Failing(Fake):
    def answer(self, question: ThinkRequest, answer: Future[Any]) -> None:
        answer.set_exception(WorkerError("ValueError: nothing came to mind"))


class Confused(Fake):
    """Answers what nobody may do."""

    def answer(self, question: ThinkRequest, answer: Future[Any]) -> None:
        answer.set_result(self.rules.parse_move("decline"))


class Quick(Fake):
    def answer(self, question: ThinkRequest, answer: Future[Any]) -> None:
        answer.set_result(self.rules.legal_moves(question.view)[-1])


class Serial(Fake):
    """Answers one question after the other, each `took` milliseconds after it began to think about it."""

    took = 0

    def __init__(self, recipe: Callable[[], Any]) -> None:
        super().__init__(recipe)
        self.free = 0

    def answer(self, question: ThinkRequest, answer: Future[Any]) -> None:
        self.free = max(self.free, Hourglass.now) + self.took
        timer = Hourglass(None, singleShot=True)
        timer.connect(lambda: answer.set_result(self.rules.legal_moves(question.view)[-1]))
        timer.start(self.free - Hourglass.now)


class Hourglass:
    """A timer on a clock that stands still until a test turns it on."""

    now = 0
    running: list[Hourglass]

    def __init__(self, parent: object, singleShot: bool) -> None:  # noqa: N803 - as Qt names it
        assert singleShot
        self.due: int | None = None
        self.timeout = self
        Hourglass.running.append(self)

    def connect(self, called: Callable[[], None]) -> None:
        self._called = called

    def start(self, ms: int) -> None:
        self.due = Hourglass.now + ms

    def stop(self) -> None:
        self.due = None

    @classmethod
    def turn(cls, ms: int) -> None:
        """Let so much time pass."""
        end = cls.now + ms
        while due := [timer for timer in cls.running if timer.due is not None and timer.due <= end]:
            first = min(due, key=lambda timer: timer.due or 0)
            cls.now, first.due = first.due or 0, None
            first._called()
        cls.now = end


class Elapsed:
    """A stop watch on the same clock."""

    def start(self) -> None:
        self._begun = Hourglass.now

    def elapsed(self) -> int:
        return Hourglass.now - self._begun


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Hourglass]:
    monkeypatch.setattr("garden_desktop.ui.match.move_provider.QTimer", Hourglass)
    monkeypatch.setattr("garden_desktop.ui.match.move_provider.QElapsedTimer", Elapsed)
    Hourglass.now, Hourglass.running = 0, []
    return Hourglass


@pytest.fixture
def begin(appearance: Appearance, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    screens: list[MatchScreen] = []
    Fake.hired = []

    def start(
        worker: type[Fake] | None,
        seats: tuple[Seated, ...] = TABLE,
        beat: int = BEAT,
        path: Path | None = None,
        *,
        key: str = KEY,
        seconds: float = 0.1,
    ) -> MatchScreen:
        if worker is not None:
            monkeypatch.setattr("garden_desktop.ui.match.move_provider.Worker", worker)
            monkeypatch.setattr(
                "garden_desktop.ui.match.move_provider.pace_of", lambda rules, level: Pace(beat, seconds)
            )
        shelf = MatchRepository(tmp_path)
        session = shelf.begin_match(MatchSetup(key, seats, {}, 9)) if path is None else shelf.resume(path)
        screen = MatchScreen(appearance, session)
        qtbot.addWidget(screen)
        screen.show()
        screen.begin()
        screens.append(screen)
        return screen

    yield start
    for screen in screens:
        screen.close_match()


def choose(screen: MatchScreen, nth: int = 0) -> None:
    """Ann chooses her gnomes, and Robo is asked for his."""
    session = screen.session
    assert session.deciding == 0
    screen.table.play(session.rules.legal_moves(session.view)[nth])
    screen.table.step_player.skip_remaining()
    assert session.computer == 1


def play_on(screen: MatchScreen, ply: int = sys.maxsize) -> None:
    """Turn the hourglass until so much was played, or all of it; at every beat a computer moves, or the test fails."""
    session = screen.session
    while session.match.ply < ply and not session.over:
        before = session.match.ply
        Hourglass.turn(BEAT)
        assert session.match.ply > before, f"the match stands still at move {before}"


def told(screen: MatchScreen) -> list[int]:
    """When the computer makes each of its next moves, by the hourglass."""
    found: list[int] = []
    screen.table.move_provider.moved.connect(lambda move: found.append(Hourglass.now))
    return found


# In time


def test_an_answer_that_is_there_at_once_is_kept_until_the_beat(begin: Begin, clock: type[Hourglass]) -> None:
    screen = begin(Fake)
    choose(screen)
    found = told(screen)
    Fake.hired[0].tell()
    clock.turn(10 * BEAT)
    assert found[0] == BEAT


@pytest.mark.parametrize("took", [0, 1, BEAT // 2, BEAT - 1])
def test_an_answer_is_shown_at_the_beat_however_soon_it_was_there(
    begin: Begin, clock: type[Hourglass], took: int
) -> None:
    screen = begin(Fake)
    choose(screen)
    found = told(screen)
    clock.turn(took)
    Fake.hired[0].tell()
    clock.turn(10 * BEAT)
    assert found[0] == BEAT


def test_an_answer_that_is_late_waits_for_the_next_beat(begin: Begin, clock: type[Hourglass]) -> None:
    screen = begin(Fake)
    choose(screen)
    found = told(screen)
    clock.turn(BEAT + 1)
    Fake.hired[0].tell()
    clock.turn(10 * BEAT)
    assert found[0] == 2 * BEAT


@pytest.mark.parametrize(("shown", "waited"), [(BEAT // 2, BEAT // 2), (BEAT, 0), (3 * BEAT, 0)])
def test_the_beat_counts_from_when_the_question_arose(
    begin: Begin, clock: type[Hourglass], shown: int, waited: int
) -> None:
    """What led to it is still being shown, and nobody waits for both."""
    screen = begin(Fake)
    session = screen.session
    choose(screen)
    found = told(screen)
    screen.table.move_provider.cancel_request()
    screen.table.move_provider.think_soon()
    assert Fake.hired[0].asked[-1][0].view == session.rules.view(session.match.state, 1)
    Fake.hired[0].tell()
    clock.turn(shown)
    screen.table.move_provider.request_move()
    assert not found, "what is shown comes first"
    clock.turn(waited)
    assert found == [shown + waited]


def test_the_computer_is_told_how_long_it_may_think(begin: Begin) -> None:
    screen = begin(Fake)
    choose(screen)
    question, _ = Fake.hired[0].asked[0]
    assert (question.level, question.seat, question.seconds) == ("easy", 1, 0.1)
    assert question.view == screen.session.rules.view(screen.session.match.state, 1)


def test_what_was_thought_about_a_position_that_is_past_is_dropped(begin: Begin, clock: type[Hourglass]) -> None:
    """Ann takes her move back, and makes another one later."""
    screen = begin(Fake)
    choose(screen)
    found = told(screen)
    (worker,) = Fake.hired
    screen.table.undo()
    worker.tell()
    clock.turn(10 * BEAT)
    assert not found
    assert screen.session.deciding == 0
    choose(screen, 1)
    clock.turn(10 * BEAT)
    assert not found, "nothing came of the second question yet"
    worker.tell()
    clock.turn(10 * BEAT)
    assert found


# Several decisions in a row


def turn_of_stalk_exchange(
    begin: Begin, appearance: Appearance, clock: type[Hourglass], took: int, shown: int = 0
) -> list[int]:
    """When the expert's first three moves appear after Ann's turn, which is shown for so long."""
    Serial.took, clock.now = took, 0
    screen = begin(Serial, (Seated("Ann", 0), Seated("Robo", 1, "expert")), 500, key="stalk_exchange", seconds=0.38)
    session, table = screen.session, screen.table
    while session.deciding is None:
        clock.turn(10)
        table.step_player.skip_remaining()
    appearance.set_speed(1)
    while session.deciding is not None:
        moves = session.rules.legal_moves(session.view)
        last = [move for move in moves if move.kind == "end"]
        table.play(last[0] if last else moves[-1])
        if shown and table.step_player.is_running:
            clock.turn(shown)
        table.step_player.skip_remaining()
    found, begun = told(screen), clock.now
    while len(found) < 3:
        clock.turn(10)
        table.step_player.skip_remaining()
    screen.close_match()
    return [when - begun for when in found]


@pytest.mark.parametrize("shown", [0, 1000])
def test_moves_in_a_row_come_at_the_same_times_however_long_each_was_thought_about(
    begin: Begin, appearance: Appearance, clock: type[Hourglass], shown: int
) -> None:
    times = {tuple(turn_of_stalk_exchange(begin, appearance, clock, took, shown)) for took in (0, 100, 380)}
    assert len(times) == 1


def test_moves_in_a_row_are_thought_about_while_what_came_before_is_shown(
    begin: Begin, appearance: Appearance, clock: type[Hourglass]
) -> None:
    """Each would take half a second of its own; the first ones are there by the time an Upkeep was shown."""
    first, second, third = turn_of_stalk_exchange(begin, appearance, clock, 380, 1500)
    assert (first, second - first, third - second) == (0, 250, 250)


def test_a_move_in_a_row_comes_no_sooner_than_the_one_before_rests(
    begin: Begin, appearance: Appearance, clock: type[Hourglass]
) -> None:
    times = turn_of_stalk_exchange(begin, appearance, clock, 0)
    assert times[0] == 500
    assert min(later - sooner for sooner, later in pairwise(times)) >= 250


# When it fails


def test_a_computer_that_fails_makes_a_legal_move_and_it_is_reported_once(
    begin: Begin, clock: type[Hourglass], qtbot: QtBot
) -> None:
    with qtbot.captureExceptions() as reported:
        play_on(begin(Failing, MACHINES), 60)
    assert [(kind, str(error)) for kind, error, _ in reported] == [(WorkerError, "ValueError: nothing came to mind")]


def test_a_match_that_is_resumed_where_the_thinking_failed_goes_on_alike(
    begin: Begin, clock: type[Hourglass], qtbot: QtBot
) -> None:
    with qtbot.captureExceptions() as reported:
        first = begin(Failing, MACHINES)
        play_on(first, 40)
        first.close_match()
        assert first.session.journal is not None
        again = begin(Failing, MACHINES, path=first.session.journal.path)
        assert again.session.match.ply == first.session.match.ply
        play_on(again, 60)
    assert len(reported) == 2, "once in each window"


def test_the_whole_match_is_played_without_a_thought(begin: Begin, clock: type[Hourglass], qtbot: QtBot) -> None:
    with qtbot.captureExceptions() as reported:
        screen = begin(Failing, MACHINES)
        play_on(screen)
    assert screen.session.over
    assert len(reported) == 1


def test_an_answer_against_the_rules_is_no_answer(begin: Begin, clock: type[Hourglass], qtbot: QtBot) -> None:
    with qtbot.captureExceptions() as reported:
        play_on(begin(Confused, MACHINES), 60)
    assert [kind.__name__ for kind, _, _ in reported] == ["IllegalMoveError"]


@posix("Windows cannot stop a process in its thoughts")
def test_a_thinking_process_that_is_killed_is_missed_for_one_move_alone(begin: Begin, qtbot: QtBot) -> None:
    with qtbot.captureExceptions() as reported:
        screen = begin(None)
        process = mind_of(screen, qtbot)
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)  # so that it thinks until it is killed
        choose(screen)
        ply = screen.session.match.ply
        qtbot.waitUntil(answer_is_awaited, timeout=60_000)
        process.kill()
        qtbot.waitUntil(lambda: bool(reported), timeout=60_000)
        assert screen.session.match.ply > ply, "what is reported has been made good by a move"
        while screen.session.computer is None:
            screen.table.play(screen.session.rules.legal_moves(screen.session.view)[0])
            screen.table.step_player.skip_remaining()
        ply = screen.session.match.ply
        qtbot.waitUntil(lambda: screen.session.match.ply > ply, timeout=60_000)
        another = mind_of(screen, qtbot)
        assert another is not process
        assert another.is_alive()
    assert [(kind, str(error)) for kind, error, _ in reported] == [(WorkerError, "the process that thinks has ended")]


def mind_of(screen: MatchScreen, qtbot: QtBot) -> BaseProcess:
    """The process that thinks at this table; tests before may still be ending theirs."""
    assert isinstance(screen.table.move_provider, ComputerMoveProvider)
    worker = screen.table.move_provider._worker
    assert worker is not None
    qtbot.waitUntil(lambda: worker._worker_process is not None, timeout=60_000)
    assert worker._worker_process is not None
    return worker._worker_process.process


def answer_is_awaited() -> bool:
    """Whether a thread has asked its process and waits for what it says."""
    frames: list[FrameType | None] = [*sys._current_frames().values()]
    while frames:
        frame = frames.pop()
        if frame is not None and frame.f_code is wait.__code__:
            return True
        frames += [frame.f_back] if frame is not None else []
    return False


# When it is left


def test_a_computer_sits_ready_before_it_is_asked_and_people_alone_need_none(begin: Begin) -> None:
    begin(Fake)
    assert len(Fake.hired) == 1
    begin(Fake, (Seated("Ann", 0), Seated("Ben", 1)))
    assert len(Fake.hired) == 1


def test_nothing_is_played_in_a_match_that_was_left_while_a_computer_thought(
    begin: Begin, clock: type[Hourglass]
) -> None:
    screen = begin(Fake)
    choose(screen)
    found, ply = told(screen), screen.session.match.ply
    screen.close_match()
    (worker,) = Fake.hired
    assert worker.closed
    worker.tell()
    clock.turn(10 * BEAT)
    assert not found
    assert screen.session.match.ply == ply


def test_nobody_is_asked_in_a_match_that_was_left_while_a_move_was_shown(
    begin: Begin, qtbot: QtBot, appearance: Appearance
) -> None:
    appearance.set_speed(0.02)
    screen = begin(Quick, MACHINES, beat=1)
    qtbot.waitUntil(lambda: screen.table.step_player.is_running, timeout=60_000)
    asked, ply = len(Fake.hired[0].asked), screen.session.match.ply
    screen.close_match()
    QTest.qWait(200)
    assert len(Fake.hired) == 1
    assert (len(Fake.hired[0].asked), screen.session.match.ply) == (asked, ply)
