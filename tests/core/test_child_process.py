"""A process for work: its results come in order, its failure as an error, and it is gone afterwards.

Its main function is run here in this process, at once: what a mistake in it does could not be seen from outside.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import pytest

from garden_desktop import __version__
from garden_desktop.core import child_process, record
from garden_desktop.core.child_process import NICENESS, ChildProcess, Send, WorkError
from garden_desktop.core.match import Match
from garden_desktop.core.pack_schema import to_toml
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.games import registry
from garden_desktop.hotseat import analysis
from garden_desktop.hotseat.analysis import AnalysisProcess, FinishedMatch, MatchAnalysis, MoveAnalysis
from garden_desktop.hotseat.card_set_trial import TrialProcess, TrialTask, play_match
from garden_desktop.hotseat.card_sets import standard_document

NOTHING = (0.0, 0.0)


class Here:
    """Context of processes that do all of their work while they start."""

    def __init__(self) -> None:
        self.calls = list[object]()
        self.pipes = list[Connection]()
        self._start: Callable[[], object] = list

    def Pipe(self, duplex: bool) -> tuple[Connection, Connection]:  # noqa: N802 - named as multiprocessing does
        pipes = multiprocessing.Pipe(duplex=duplex)
        self.pipes += pipes
        assert not pipes[1].readable, "nothing is sent to the process"
        return pipes

    def Process(self, target: Callable[..., None], args: Any, daemon: bool) -> Here:  # noqa: N802 - as above
        assert daemon, "it ends with the program"
        self._start = lambda: target(*args)
        return self

    def start(self) -> None:
        self.calls.append("start")
        self._start()

    def is_alive(self) -> bool:
        return "kill" not in self.calls

    def kill(self) -> None:
        self.calls.append("kill")

    def join(self) -> None:
        self.calls.append("join")


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Here:
    here = Here()
    monkeypatch.setattr(multiprocessing, "get_context", {"spawn": here}.__getitem__)
    monkeypatch.setattr(signal, "signal", lambda *call: here.calls.append(call))
    monkeypatch.setattr(child_process, "end_with_parent", lambda: here.calls.append("end with parent"))
    monkeypatch.setattr(os, "nice", here.calls.append, raising=False)
    return here


def count(send: Send, number: int) -> None:
    for one in range(number):
        send(one)


def fail(send: Send, number: int) -> None:
    count(send, number)
    raise ValueError("a weed")


def lose_the_pipe(send: Send, number: int) -> None:
    count(send, number)
    raise BrokenPipeError


BEGUN = ["start", (signal.SIGINT, signal.SIG_IGN), "end with parent", NICENESS]
GONE = ["kill", "join"]


def test_results_come_in_order_and_then_the_process_is_gone(here: Here) -> None:
    child = ChildProcess(count, 3)
    assert here.calls == BEGUN
    assert (child.done, child.is_alive) == (False, True)
    assert list(child.receive()) == [0, 1, 2]
    assert (child.done, child.is_alive) == (True, False)
    assert here.calls == BEGUN + GONE
    assert all(pipe.closed for pipe in here.pipes)
    assert list(child.receive()) == []


def test_what_fails_there_is_an_error_here_after_the_results_before_it(here: Here) -> None:
    child, found = ChildProcess(fail, 2), list[int]()
    with pytest.raises(WorkError, match="ValueError: a weed"):
        found.extend(child.receive())
    assert found == [0, 1]
    assert not child.done
    assert here.calls == BEGUN + GONE
    assert all(pipe.closed for pipe in here.pipes)


def test_a_process_that_is_gone_before_its_end_is_an_error(here: Here) -> None:
    child = ChildProcess(lose_the_pipe, 1)
    with pytest.raises(WorkError, match="the process has ended"):
        list(child.receive())
    assert not child.done
    assert here.calls == BEGUN + GONE
    assert all(pipe.closed for pipe in here.pipes)


def test_closing_ends_the_process_and_lets_go_of_it(here: Here) -> None:
    child = ChildProcess(count, 1)
    child.close()
    assert here.calls == BEGUN + GONE
    assert all(pipe.closed for pipe in here.pipes)
    assert not child.done


def test_where_a_system_knows_no_niceness_the_work_is_done_all_the_same(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "nice")
    assert list(ChildProcess(count, 2).receive()) == [0, 1]
    assert NICENESS not in here.calls


def test_a_trial_plays_each_match_with_a_seed_of_its_own(here: Here) -> None:
    game = registry.games()["gnomadic_gardeners"]
    task = TrialTask(game.info.key, to_toml(standard_document(game)), ("g01",), 2)
    trial = TrialProcess(task)
    assert trial.result is None
    assert trial.poll() is True
    outcomes = [play_match(game, game.pack(task.text, "set.toml"), task.ids, seed) for seed in range(2)]
    assert trial.result is not None
    assert (trial.done, trial.result.matches) == (True, 2)
    assert trial.result.decisions == tuple(one.decisions for one in outcomes)
    assert trial.poll() is False


def test_an_analysis_sends_its_start_and_every_move(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = tuple(MoveAnalysis(ply, 0, (0.5, 0.5), NOTHING, NOTHING, NOTHING) for ply in range(3))
    monkeypatch.setattr(analysis, "analyse_moves", lambda *_: iter(parts))
    header = RecordHeader("fire_and_flora", "", "", {}, (Seated("Ann", 0), Seated("Ben", 1)), 1, __version__)
    game = registry.games()["fire_and_flora"]
    match: Match[Any, Any] = Match(game.rules(2, {}, registry.load_pack(game)), 1)
    process = AnalysisProcess(FinishedMatch("fire_and_flora", 2, {}, None, record.write(match, header)))
    assert process.poll()
    estimator = game.estimator(match.rules)
    assert estimator is not None
    assert (process.done, process.news) == (True, MatchAnalysis(estimator.estimate(match.states[0]), parts))
