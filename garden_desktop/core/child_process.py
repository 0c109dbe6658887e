"""Work in a process of its own, so that the window never blocks; and the watchdog by which such processes end with the
program, even where it was killed.

Results come through a pipe, a failure as its traceback.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final, TypeAlias


def end_with_parent() -> None:
    """Exit this process as soon as its parent process is gone, whatever it is doing then."""
    Thread(target=_wait, daemon=True).start()


def _wait() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "only a process that another began ends with it"
    parent.join()
    # not sys.exit: in a thread that would only end the thread
    os._exit(1)


NICENESS: Final = 5
"""Niceness of the process: the window comes first."""
Send: TypeAlias = Callable[[Any], None]
Work: TypeAlias = Callable[[Send, Any], None]
"""Module-level function that takes `send` and a task. The function and the task must be picklable."""


class WorkError(Exception):
    """Failed work; the text has the traceback from the other process."""


class ChildProcess:
    """Process that works on one task and sends results. `done` once it has sent all."""

    def __init__(self, work: Work, task: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe(duplex=False)
        self._process = context.Process(target=_main, args=(there, work, task), daemon=True)
        self._process.start()
        there.close()
        self.done = False

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def receive(self) -> Iterator[Any]:
        """Results that have come, without waiting. Raises WorkError, also where the process is gone."""
        try:
            while not self.done and self._pipe.poll():
                failure, result, last = self._pipe.recv()
                if failure:
                    raise WorkError(failure)
                if last:
                    self.done = True
                    self.close()
                else:
                    yield result
        except (EOFError, OSError) as error:
            self.close()
            raise WorkError("the process has ended") from error
        except WorkError:
            self.close()
            raise

    def close(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _main(pipe: Connection[Any, Any], work: Work, task: Any) -> None:
    """Main function of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the window
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        work(lambda result: pipe.send(("", result, False)), task)
        pipe.send(("", None, True))
    except (BrokenPipeError, ConnectionError):
        return
    except Exception:  # noqa: BLE001 - sent to the window, which raises WorkError
        pipe.send((traceback.format_exc(), None, False))
