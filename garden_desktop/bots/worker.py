"""A process that thinks, so that the window never waits.

Only views cross the border: the other process has no way to see the state. It ends when the match is closed, and
with the program itself, however that ends.
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
from garden_desktop.core.options import Hint
from garden_desktop.core.parent import end_with_parent
from garden_desktop.core.rules import Policy, Rules
from garden_desktop.core.types import Seat

TablePolicy: TypeAlias = tuple[Rules[Any, Any], Policy | None]
"""The rules of a table, and who knows how to play by them."""
Recipe: TypeAlias = Callable[[], TablePolicy]


class ThinkRequest(NamedTuple):
    """What a computer of `level` is asked: what it sees, its dice, and how many seconds it may think. The answer is a
    move; where it is to say why, too, a Hint."""

    level: str
    view: Any
    seat: Seat
    seed: str
    seconds: float
    why: bool = False


class WorkerError(Exception):
    """The thinking failed, or its process is gone; a note has the traceback from there."""


class WorkerFailure(NamedTuple):
    """What went wrong in the other process: in a line, and where."""

    line: str
    trace: str


class WorkerProcess(NamedTuple):
    """The process, and this end of the pipe to it."""

    process: BaseProcess
    pipe: Connection[Any, Any]


class Worker:
    """One thinking process for one table. `recipe` makes what it thinks with there, and must be picklable.

    A thread waits for the process, starts it before it is wanted, and starts another one when it has died. Neither
    keeps the program from ending.
    """

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._worker_process: WorkerProcess | None = None
        self._closed = False
        self._asked: SimpleQueue[tuple[ThinkRequest | None, Future[Any]] | None] = SimpleQueue()
        self._asked.put((None, Future()))
        Thread(target=self._run, name="thinking", daemon=True).start()

    def think(self, question: ThinkRequest) -> Future[Any]:
        """The answer to come; it raises WorkerError, or OSError where no process can be had."""
        answer: Future[Any] = Future()
        self._asked.put((question, answer))
        return answer

    def close(self) -> None:
        """Stop thinking; whatever was asked and not answered is dropped."""
        self._closed = True
        self._asked.put(None)
        self._end()

    def _run(self) -> None:
        """Answer one after the other; without a question the process is started, and what fails then fails again."""
        for question, answer in iter(self._asked.get, None):
            if answer.set_running_or_notify_cancel():
                try:
                    answer.set_result(self._ask(question))
                except Exception as error:  # noqa: BLE001 - whoever waits for the answer is told
                    answer.set_exception(error)

    def _ask(self, question: ThinkRequest | None) -> Any:
        mind = self._awake()
        if question is None:
            return None
        try:
            mind.pipe.send(question)
            # Windows hands the other end of the pipe to a process that has started: one that is killed before leaves
            # it open here, and the pipe alone would never tell
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
        """The process, started where none is alive. Raises WorkerError when the match was closed."""
        if self._worker_process is not None and not self._worker_process.process.is_alive():
            self._end()
        if self._worker_process is None and not self._closed:
            context = multiprocessing.get_context("spawn")
            here, there = context.Pipe()
            process = context.Process(target=run_worker, args=(there, self._recipe), daemon=True)
            process.start()
            there.close()
            self._worker_process = WorkerProcess(process, here)
        mind = self._worker_process
        if self._closed or mind is None:  # perhaps while it was being started
            self._end()
            raise WorkerError("the match was closed")
        return mind

    def _end(self) -> None:
        mind, self._worker_process = self._worker_process, None
        if mind is not None:
            mind.process.kill()
            mind.process.join()


def run_worker(pipe: Connection[Any, Any], recipe: Recipe) -> None:
    """What the other process does: answer questions until nobody is there to ask them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the window
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
    """What it thinks with, made for the first question, and the move; or what went wrong."""
    end = monotonic() + question.seconds
    try:
        rules, policy = thinking = thinking or recipe()
        bot = LEVELS[question.level](policy, lambda: monotonic() > end)
        move = bot.choose(rules, question.view, question.seat, Random(question.seed))
        if question.why:
            sentences = () if policy is None else tuple(policy.explain_move(question.view, question.seat, move))
            return thinking, Hint(move, sentences)
        return thinking, move
    except Exception as error:  # noqa: BLE001 - whatever it was, whoever asked is told
        return thinking, WorkerFailure(f"{type(error).__name__}: {error}", traceback.format_exc())
