"""Worker process for computer players and hints, so that the window never blocks.

Only views are sent to it: it has no access to the state. It ends when the match is closed, and with the program itself,
however that ends.
"""

from __future__ import annotations

import multiprocessing
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.child_process import end_with_parent
from garden_desktop.core.options import Hint
from garden_desktop.core.rules import Policy, Rules
from garden_desktop.core.types import Seat

TablePolicy: TypeAlias = tuple[Rules[Any, Any], Policy | None]
"""Rules of a table, and the policy that plays by them."""
Recipe: TypeAlias = Callable[[], TablePolicy]


class ThinkRequest(NamedTuple):
    """Request to a computer player of `level`: its view, the seed of its random numbers, and its thinking time in
    seconds. Answered by a move, or with `why` by a Hint."""

    level: str
    view: Any
    seat: Seat
    seed: str
    seconds: float
    why: bool = False


class WorkerError(Exception):
    """Failure of a computer player, or loss of its process; a note holds the traceback from there."""


class WorkerFailure(NamedTuple):
    """Exception in the worker process: one line, and the traceback."""

    line: str
    trace: str


class WorkerProcess(NamedTuple):
    """Process handle and our end of the pipe."""

    process: BaseProcess
    pipe: Connection[Any, Any]


class Worker:
    """Worker process of one table. `recipe` makes its rules and policy inside the process, and must be picklable.

    A thread sends the requests one after the other, starts the process in advance, and restarts it after a crash. Both
    are daemons, so neither keeps the program from ending.
    """

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._worker_process: WorkerProcess | None = None
        self._closed = False
        self._asked: SimpleQueue[tuple[ThinkRequest | None, Future[Any]] | None] = SimpleQueue()
        self._asked.put((None, Future()))
        Thread(target=self._run, name="thinking", daemon=True).start()

    def think(self, question: ThinkRequest) -> Future[Any]:
        """Request a move; the future gets the answer, or raises WorkerError, or OSError where no process can be
        started."""
        answer: Future[Any] = Future()
        self._asked.put((question, answer))
        return answer

    def close(self) -> None:
        """End the worker; pending requests are dropped."""
        self._closed = True
        self._asked.put(None)
        self._end()

    def _run(self) -> None:
        """Thread loop: answer requests in order. The first item has no request and only starts the process; a failure
        then comes again at the first request, where it is reported."""
        for question, answer in iter(self._asked.get, None):
            if answer.set_running_or_notify_cancel():
                try:
                    answer.set_result(self._ask(question))
                except Exception as error:  # noqa: BLE001 - raised where the answer is awaited
                    answer.set_exception(error)

    def _ask(self, question: ThinkRequest | None) -> Any:
        mind = self._awake()
        if question is None:
            return None
        try:
            mind.pipe.send(question)
            # Wait for the process as well as the pipe: on Windows the other end is handed over only when the process
            # has started. If it is killed before, that end stays open in this process, and the pipe alone would never
            # report it.
            if mind.pipe not in wait((mind.pipe, mind.process.sentinel)):
                raise EOFError
            answer = mind.pipe.recv()
        except (EOFError, OSError) as error:
            self._end()
            raise WorkerError("the process that thinks has ended") from error
        if isinstance(answer, WorkerFailure):
            trouble = WorkerError(answer.line)
            trouble.add_note(answer.trace)
            raise trouble
        return answer

    def _awake(self) -> WorkerProcess:
        """Running process, started where none is alive. Raises WorkerError when the match was closed."""
        if self._worker_process is not None and not self._worker_process.process.is_alive():
            self._end()
        if self._worker_process is None and not self._closed:
            # spawn, not fork: a fork of a process with Qt and threads may deadlock; spawn exists on all systems
            context = multiprocessing.get_context("spawn")
            here, there = context.Pipe()
            process = context.Process(target=run_worker, args=(there, self._recipe), daemon=True)
            process.start()
            there.close()
            self._worker_process = WorkerProcess(process, here)
        mind = self._worker_process
        if self._closed or mind is None:  # `close` may have come during the start
            self._end()
            raise WorkerError("the match was closed")
        return mind

    def _end(self) -> None:
        mind, self._worker_process = self._worker_process, None
        if mind is not None:
            mind.process.kill()
            mind.process.join()


def run_worker(pipe: Connection[Any, Any], recipe: Recipe) -> None:
    """Main loop of the worker process: answer requests until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the window
    end_with_parent()
    thinking: TablePolicy | None = None
    while True:
        try:
            question = pipe.recv()
            thinking, answer = answer_request(question, thinking, recipe)
            pipe.send(answer)
        except (EOFError, OSError):
            return


def answer_request(
    question: ThinkRequest, thinking: TablePolicy | None, recipe: Recipe
) -> tuple[TablePolicy | None, Any]:
    """Answer one request: rules and policy, made at the first one and kept, and the move, Hint or WorkerFailure."""
    end = monotonic() + question.seconds
    try:
        rules, policy = thinking = thinking or recipe()
        bot = LEVELS[question.level](policy, lambda: monotonic() > end)
        move = bot.choose(rules, question.view, question.seat, Random(question.seed))
        if question.why:
            sentences = () if policy is None else tuple(policy.explain_move(question.view, question.seat, move))
            return thinking, Hint(move, sentences)
        return thinking, move
    except Exception as error:  # noqa: BLE001 - sent back as a WorkerFailure
        return thinking, WorkerFailure(f"{type(error).__name__}: {error}", traceback.format_exc())
