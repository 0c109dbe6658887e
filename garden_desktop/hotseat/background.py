"""Background threads for what may take longer than a window can stand still, such as reading a large record.

A thread works out one result and touches nothing that anybody else uses at that time. It can be cancelled between two
lines of a record: whoever works there calls `progress`, which then raises Cancelled.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import Final, Generic, TypeAlias, TypeVar

T = TypeVar("T")
Progress: TypeAlias = Callable[[], object]
AT_ONCE: Final = 64 << 10
"""Bytes of a record that is read where it is asked for, in 0.1 s; a larger one is read in the background."""


class Cancelled(Exception):  # noqa: N818 - not an error: somebody has asked for it
    """Raised in the thread, by `progress`."""


class BackgroundTask(Generic[T]):
    """One call in a thread. `call` is given `progress`; `dispose` gets a result that nobody waits for any more."""

    def __init__(self, call: Callable[[Progress], T], dispose: Callable[[T], object] = id) -> None:
        self._call, self._dispose = call, dispose
        self._cancelled, self._done, self._lock = Event(), Event(), Lock()
        self._results: list[T] = []
        self._errors: list[Exception] = []
        Thread(target=self._run, name="background", daemon=True).start()

    def wait(self, seconds: float) -> bool:
        """Wait so long at most; whether there is a result, or an error."""
        return self._done.wait(seconds)

    def result(self) -> T:
        """What the call has returned. Raises what it has raised."""
        if self._errors:
            raise self._errors.pop()  # and let it go, with the frames it holds
        return self._results.pop()

    def cancel(self) -> None:
        """End it before the next line; a result that is there already is disposed of."""
        with self._lock:
            self._cancelled.set()
            results, self._results = self._results, []
        for result in results:
            self._dispose(result)

    def _progress(self) -> None:
        if self._cancelled.is_set():
            raise Cancelled

    def _run(self) -> None:
        try:
            result = self._call(self._progress)
            with self._lock:
                late = self._cancelled.is_set()
                if not late:
                    self._results.append(result)
            if late:
                self._dispose(result)
        except Exception as error:  # noqa: BLE001 - whoever waits for the result gets it
            self._errors.append(error)
        self._done.set()
