"""A match is taken apart in another process, which can be stopped at any time."""

from __future__ import annotations

import time

import pytest

from garden_desktop import __version__
from garden_desktop.core import record
from garden_desktop.core.child_process import WorkError
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.hotseat.analysis import AnalysisProcess, AnalysisShare, FinishedMatch
from tests.hotseat.lookback.played import analyse_match, played

PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))


def wait(labour: AnalysisProcess) -> None:
    while not labour.done:
        labour.poll()
        time.sleep(0.02)


@pytest.mark.parametrize("processes", [1, 3])
def test_other_processes_find_the_same(processes: int) -> None:
    match, estimator = played("fire_and_flora", 2, 1, "easy")
    header = RecordHeader("fire_and_flora", "", "", {}, PEOPLE, 1, __version__)
    labour = AnalysisProcess(FinishedMatch("fire_and_flora", 2, {}, None, record.write(match, header)), processes)
    wait(labour)
    *_, found = analyse_match(match, estimator)
    assert labour.news == found


def test_what_goes_wrong_there_is_told_here() -> None:
    labour = AnalysisProcess(FinishedMatch("fire_and_flora", 2, {}, None, "no record\n"))
    with pytest.raises(WorkError, match="not a Garden Desktop match file"):
        wait(labour)


def test_work_that_is_stopped_is_over() -> None:
    match, _ = played("fire_and_flora", 2, 1, "random")
    header = RecordHeader("fire_and_flora", "", "", {}, PEOPLE, 1, __version__)
    labour = AnalysisProcess(FinishedMatch("fire_and_flora", 2, {}, None, record.write(match, header)), 2)
    labour.close()
    assert not labour.done
    assert not any(child.is_alive for child in labour._children)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_shares_have_every_move_once(count: int) -> None:
    for most in (0, 1, 7, 8, 9, 100):
        plies = [ply for number in range(count) for ply in AnalysisShare(number, count).plies(most)]
        assert sorted(plies) == list(range(most))
