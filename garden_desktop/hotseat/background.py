"""Background threads for work that would block the window, such as reading a large record.

A thread computes one result and touches nothing that other threads use meanwhile. It can be cancelled between two lines
of a record: its code calls `progress` there, which then raises Cancelled.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import Final, Generic, TypeAlias, TypeVar

T = TypeVar("T")
Progress: TypeAlias = Callable[[], object]
AT_ONCE: Final = 64 << 10
"""Size in bytes up to which a record is read in the window's thread (0.1 s); larger ones are read in the background."""


class Cancelled(Exception):  # noqa: N818 - control flow, not an error
    """Cancellation of a background task, raised in its thread by `progress`."""


class BackgroundTask(Generic[T]):
    """Call in a thread. `call` gets `progress`; `dispose` gets a result that came after a cancellation."""

    def __init__(self, call: Callable[[Progress], T], dispose: Callable[[T], object] = id) -> None:
        self._call, self._dispose = call, dispose
        self._cancelled, self._done, self._lock = Event(), Event(), Lock()
        self._results: list[T] = []
        self._errors: list[Exception] = []
        Thread(target=self._run, name="background", daemon=True).start()

    def wait(self, seconds: float) -> bool:
        """Wait up to `seconds`; returns whether there is a result, or an error."""
        return self._done.wait(seconds)

    def result(self) -> T:
        """Return value of the call; raises its exception."""
        if self._errors:
            raise self._errors.pop()  # popped, because it keeps its frames alive
        return self._results.pop()

    def cancel(self) -> None:
        """Cancel before the next line; a result that exists already is disposed of."""
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
                # under the lock of `cancel`, so that each result is either taken by it or disposed of here, exactly
                # once
                late = self._cancelled.is_set()
                if not late:
                    self._results.append(result)
            if late:
                self._dispose(result)
        except Exception as error:  # noqa: BLE001 - raised again by `result`
            self._errors.append(error)
        self._done.set()
