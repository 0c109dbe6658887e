"""Parallel play of ladder games: in processes of this computer, or on a Dask cluster, with the same results."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import current_thread, main_thread
from typing import Final, TypeAlias

from garden_desktop.core.child_process import end_with_parent
from garden_desktop.ladder.games import GameOutcome, LadderSetup, ScheduledGame, play

Place: TypeAlias = Callable[[], AbstractContextManager[Executor]]
"""Opens an executor; called again where the last one broke."""
AHEAD: Final = 3
"""Games in the queue for each job."""
PATIENCE: Final = 10
"""Seconds to wait for the scheduler of a cluster."""


class NoDaskError(Exception):
    """Missing Dask, or no cluster at the address; the text says which."""


class _QuietProcess(SpawnProcess):
    """Process that ignores Ctrl+C in the terminal: its parent gets it, and terminates the process."""

    def start(self) -> None:
        if current_thread() is not main_thread():
            super().start()
            return
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited: deaf during its imports, too
        try:
            super().start()
        finally:
            signal.signal(signal.SIGINT, before)


class _QuietContext(SpawnContext):
    Process = _QuietProcess


def _begin_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Windows nothing is inherited
    end_with_parent()


def processes(jobs: int) -> Place:
    """Executor of `jobs` processes on this computer. Ctrl+C terminates them at once, in the middle of their games."""

    @contextmanager
    def opened() -> Iterator[Executor]:
        with ProcessPoolExecutor(jobs, _QuietContext(), _begin_worker) as executor:
            try:
                yield executor
            except KeyboardInterrupt:
                for process in multiprocessing.active_children():
                    process.terminate()  # otherwise leaving the executor would wait for their games
                raise

    return opened


def dask(address: str, jobs: int) -> Place:
    """Executor on the cluster whose scheduler is at `address`; "local" starts one of `jobs` processes."""

    @contextmanager
    def opened() -> Iterator[Executor]:
        try:
            from distributed import Client, LocalCluster
        except ImportError as error:
            raise NoDaskError("Dask is not installed: pip install 'garden-desktop[ladder]'") from error
        cluster = LocalCluster(jobs, threads_per_worker=1, dashboard_address=None) if address == "local" else None
        try:
            client = Client(cluster or address, timeout=PATIENCE)
        except OSError as error:
            raise NoDaskError(f"there is no Dask scheduler at {address}: {error}") from error
        with client, client.get_executor(pure=False) as executor:
            yield executor
        if cluster is not None:
            cluster.close()

    return opened


def run(
    place: Place, table: LadderSetup, games: Iterable[ScheduledGame], jobs: int
) -> Iterator[GameOutcome | ScheduledGame]:
    """Play all games; yields outcomes in the order they end, or the pairing where its game kills every process that
    plays it.

    A lost process takes the games of the whole pool with it, and does not tell which of them killed it. So all that
    were running are played again, each alone. Raises as `play` does, and NoDaskError.
    """
    left, broken = iter(games), True
    while broken:
        suspects = list[ScheduledGame]()
        with place() as executor:
            yield from _side_by_side(executor, table, left, jobs, suspects)
        for pairing in suspects:
            with place() as executor:
                yield from _alone(executor, table, pairing)
        broken = bool(suspects)


def _side_by_side(
    executor: Executor, table: LadderSetup, left: Iterator[ScheduledGame], jobs: int, suspects: list[ScheduledGame]
) -> Iterator[GameOutcome]:
    """Play until all games have ended, or a process is lost: the games running then are put into `suspects`."""
    running = dict[Future[GameOutcome], ScheduledGame]()
    while True:
        # a broken executor takes no more games; those running fail one by one
        ahead = 0 if suspects else AHEAD * jobs - len(running)
        for pairing in islice(left, ahead):
            running[_begun(executor, table, pairing)] = pairing
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            pairing = running.pop(future)
            if _lost(future):
                suspects.append(pairing)
            else:
                yield future.result()


def _alone(executor: Executor, table: LadderSetup, pairing: ScheduledGame) -> Iterator[GameOutcome | ScheduledGame]:
    """Play one game with the executor to itself, so that a crash is surely its own."""
    future = _begun(executor, table, pairing)
    wait([future])
    yield pairing if _lost(future) else future.result()


def _begun(executor: Executor, table: LadderSetup, pairing: ScheduledGame) -> Future[GameOutcome]:
    try:
        return executor.submit(play, table, pairing)
    except BrokenProcessPool as error:
        future: Future[GameOutcome] = Future()
        future.set_exception(error)
        return future


def _lost(future: Future[GameOutcome]) -> bool:
    """Whether the process that played is gone. The error of Dask is known by name, as Dask need not be installed."""
    error = future.exception()
    return isinstance(error, BrokenProcessPool) or type(error).__name__ == "KilledWorker"
