"""Games side by side: in processes, on a Dask cluster, and where one of them dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from garden_desktop.ladder import running
from garden_desktop.ladder.games import GameOutcome, ScheduledGame, pairings, play
from garden_desktop.ladder.running import NoDaskError, Place, dask, processes, run
from tests.ladder.made import FATAL, TABLE, dies_once, mortal
from tests.systems import posix, real_windows

WANTED = list(pairings(("random", "easy"), 3, range(1, 3)))


def told(found: list[Any]) -> list[GameOutcome]:
    """In the order of the deals, without the time they took."""
    return sorted(one._replace(thinking={}) for one in found)


WITH_DASK = (
    real_windows("Dask's event loop spins there for ever"),
    pytest.mark.skipif(find_spec("distributed") is None, reason="Dask is not here: start.py dev brings it"),
)
PLACES = [processes(2), pytest.param(dask("local", 2), marks=WITH_DASK)]


@pytest.mark.parametrize("place", PLACES, ids=["processes", "a Dask cluster"])
def test_the_same_games_are_played_wherever_they_are_played(place: Place) -> None:
    assert told(list(run(place, TABLE, WANTED, 2))) == told([play(TABLE, pairing) for pairing in WANTED])


@pytest.mark.daily
def test_a_game_that_ends_its_process_costs_nothing_but_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "play", mortal)
    bad = ScheduledGame(FATAL, ("random",) * 3)
    found = list(run(processes(1), TABLE, [WANTED[0], bad, *WANTED[1:]], 1))
    assert [one for one in found if isinstance(one, ScheduledGame)] == [bad]
    assert sorted(one.pairing for one in found if isinstance(one, GameOutcome)) == sorted(WANTED)


def test_a_process_that_died_is_replaced_and_its_games_are_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(running, "play", dies_once)
    table = TABLE._replace(options=(("mark", str(tmp_path / "died")),))
    wanted = [*WANTED[:2], ScheduledGame(FATAL, ("random",) * 3)]
    found = [one.pairing for one in run(processes(1), table, wanted, 1) if isinstance(one, GameOutcome)]
    assert sorted(found) == sorted(wanted)


@pytest.mark.daily
@WITH_DASK[0]
@WITH_DASK[1]
def test_without_a_scheduler_the_address_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PATIENCE", 1)
    with pytest.raises(NoDaskError, match=r"no Dask scheduler at 127.0.0.1:9: "):
        list(run(dask("127.0.0.1:9", 1), TABLE, WANTED, 1))


@pytest.fixture
def terminal() -> Iterator[None]:
    """Ctrl+C is heard as in a terminal; whoever runs the tests in the background of a shell has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def tell_of_signal(pipe: Any) -> None:
    """Whether this process hears Ctrl+C, before anything has been done about it."""
    pipe.send(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)


@posix("a process of Windows inherits no handling of signals")
def test_who_plays_is_deaf_to_ctrl_c_from_its_first_moment(terminal: None) -> None:
    """While it still imports, a Ctrl+C in the terminal would be a traceback."""
    here, there = multiprocessing.Pipe()
    process = running._QuietContext().Process(target=tell_of_signal, args=(there,))
    process.start()
    assert here.recv()
    process.join()
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN


def test_who_plays_is_deaf_to_ctrl_c_on_every_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows, too, where it is so from its first game on."""
    monkeypatch.setattr(running, "end_with_parent", lambda: None)
    before = signal.getsignal(signal.SIGINT)
    try:
        running._begin_worker()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_ctrl_c_ends_games_in_the_middle(terminal: None) -> None:
    with pytest.raises(KeyboardInterrupt), processes(1)() as executor:
        executor.submit(sleep, 3600)
        raise KeyboardInterrupt
    assert multiprocessing.active_children() == []


def hold(pipe: Any) -> None:
    """A program that has a process play, tells which, and waits."""
    with processes(1)() as executor:
        pipe.send(executor.submit(os.getpid).result())
        pipe.recv()


@pytest.mark.daily
@posix("a process is asked for by its number")
def test_who_plays_ends_with_a_program_that_was_killed() -> None:
    here, there = multiprocessing.Pipe()
    program = multiprocessing.get_context("spawn").Process(target=hold, args=(there,))
    program.start()
    player = here.recv()
    program.kill()
    program.join()
    until = monotonic() + 20
    while _runs(player) and monotonic() < until:
        program.join(0.05)
    assert not _runs(player)


def _runs(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True
