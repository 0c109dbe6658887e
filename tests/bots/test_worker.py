"""The process that thinks: what it answers, and how it ends whatever happens to it and to the program."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from garden_desktop.bots.worker import Recipe, Worker, WorkerError
from garden_desktop.games._template.rules.rules import Move
from tests.bots.minds import ASKED, endless, sound, spoilt
from tests.systems import posix

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
"""Seconds after which something that has to happen does not happen any more."""

Hire = Callable[[Recipe], Worker]


@pytest.fixture
def hire() -> Iterator[Hire]:
    workers: list[Worker] = []

    def start(recipe: Recipe) -> Worker:
        workers.append(Worker(recipe))
        return workers[-1]

    yield start
    for worker in workers:
        worker.close()


def eventually(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_it_answers(hire: Hire) -> None:
    worker = hire(sound)
    assert worker.think(ASKED).result(PATIENCE) == Move("nod")
    assert worker.think(ASKED._replace(level="random")).result(PATIENCE) == Move("nod")


def test_a_thought_that_fails_says_why_and_the_next_one_is_asked_for_as_ever(hire: Hire) -> None:
    worker = hire(spoilt)
    for _ in range(2):
        with pytest.raises(WorkerError, match="LookupError: the book of rules is wet") as failed:
            worker.think(ASKED).result(PATIENCE)
        assert "in legal_moves" in failed.value.__notes__[0]
    assert len(multiprocessing.active_children()) == 1, "it lives on"


def test_a_process_that_was_killed_is_reported_and_another_one_answers(hire: Hire) -> None:
    worker = hire(endless)
    thought = worker.think(ASKED)
    eventually(lambda: thought.running() and multiprocessing.active_children())
    (process,) = multiprocessing.active_children()
    process.kill()
    with pytest.raises(WorkerError, match="has ended"):
        thought.result(PATIENCE)
    assert multiprocessing.active_children() == []
    again = worker.think(ASKED)
    eventually(multiprocessing.active_children)
    assert not again.done()


@posix("a descriptor kept open stands for what Windows leaves open of a process that was killed while it started")
def test_a_process_is_missed_although_the_other_end_of_its_pipe_is_still_open(
    hire: Hire, monkeypatch: pytest.MonkeyPatch
) -> None:
    spawn = multiprocessing.get_context("spawn")
    pipe, kept = spawn.Pipe, list[int]()

    def kept_open() -> tuple[Any, Any]:
        here, there = pipe()
        kept.append(os.dup(there.fileno()))
        return here, there

    monkeypatch.setattr(spawn, "Pipe", kept_open)
    worker = hire(endless)
    thought = worker.think(ASKED)
    eventually(lambda: thought.running() and multiprocessing.active_children())
    (process,) = multiprocessing.active_children()
    process.kill()
    with pytest.raises(WorkerError, match="has ended"):
        thought.result(PATIENCE)
    for descriptor in kept:
        os.close(descriptor)


def test_a_process_that_died_between_two_questions_is_not_missed(hire: Hire) -> None:
    worker = hire(sound)
    assert worker.think(ASKED).result(PATIENCE) == Move("nod")
    (process,) = multiprocessing.active_children()
    process.kill()
    process.join()
    assert worker.think(ASKED).result(PATIENCE) == Move("nod")


def test_where_no_process_can_be_had_the_thought_fails_and_later_it_may_be_had_again(
    hire: Hire, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(method: str) -> None:
        raise BlockingIOError("no more processes")

    with monkeypatch.context() as patch:
        patch.setattr("garden_desktop.bots.worker.multiprocessing.get_context", refuse)
        worker = hire(sound)
        with pytest.raises(BlockingIOError):
            worker.think(ASKED).result(PATIENCE)
    assert worker.think(ASKED).result(PATIENCE) == Move("nod")


@pytest.mark.parametrize("awake", [True, False], ids=["thinking", "waking up"])
def test_closed_it_is_gone_in_the_middle_of_a_thought(hire: Hire, awake: bool) -> None:
    worker = hire(endless)
    if awake:
        eventually(multiprocessing.active_children)
    thoughts = [worker.think(ASKED) for _ in range(2)]
    worker.close()
    eventually(lambda: all(thought.done() for thought in thoughts))
    eventually(lambda: multiprocessing.active_children() == [])
    worker.close()


@posix("on Windows every end is a kill, and its signals are no signals")
@pytest.mark.parametrize("end", ["SIGKILL", "SIGTERM"])  # by name: Windows' Python has no SIGKILL to collect
@pytest.mark.parametrize("word", ["idle", "thinking"])
def test_it_ends_with_the_program_however_that_ends(word: str, end: str) -> None:
    """It holds the output of the program open as long as it lives, idle or in the middle of a thought."""
    command = [sys.executable, "-m", "tests.bots.minds", "idle" if word == "idle" else "busy"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == f"{word}\n"
        program.send_signal(signal.Signals[end])
        assert program.communicate(timeout=PATIENCE) == ("", "")
        assert program.returncode == -signal.Signals[end]


@posix("process groups of Windows know no such signal")
def test_ctrl_c_in_the_terminal_of_the_program_leaves_it_alone() -> None:
    """The whole group hears of it; the program may do what it likes, and no traceback comes from the process."""
    command = [sys.executable, "-m", "tests.bots.minds", "busy"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "thinking\n"
        os.killpg(program.pid, signal.SIGINT)
        _, said = program.communicate(timeout=PATIENCE)
        assert said.count("Traceback") <= 1
        assert "worker" not in said
