"""A background thread gives its result or its error once, ends when it is cancelled, and leaves no result behind."""

from __future__ import annotations

from threading import Event
from threading import enumerate as enumerate_threads

import pytest

from garden_desktop.hotseat.background import BackgroundTask, Cancelled, Progress


def test_the_result_or_the_error_of_a_call_comes_to_whoever_waits() -> None:
    task = BackgroundTask(lambda progress: 6 * 7)
    assert task.wait(60)
    assert task.result() == 42
    fails = BackgroundTask(lambda progress: 1 // 0)
    assert fails.wait(60)
    with pytest.raises(ZeroDivisionError):
        fails.result()


def test_a_cancelled_call_ends_at_its_next_line() -> None:
    begun, errors = Event(), []

    def call(progress: Progress) -> None:
        while True:
            try:
                progress()
            except Cancelled as error:
                errors.append(error)
                raise
            begun.set()

    task = BackgroundTask(call)
    assert begun.wait(60)
    task.cancel()
    assert task.wait(60)
    assert len(errors) == 1


@pytest.mark.parametrize("late", [False, True])
def test_a_result_that_nobody_wants_any_more_is_disposed_of(late: bool) -> None:
    go_on, disposed = Event(), Event()
    task = BackgroundTask(lambda progress: go_on.wait(60), lambda result: disposed.set())
    if late:
        task.cancel()
        go_on.set()
    else:
        go_on.set()
        assert task.wait(60)
        task.cancel()
    assert disposed.wait(60)


def test_the_program_does_not_wait_for_a_thread_at_its_end() -> None:
    go_on, threads = Event(), set(enumerate_threads())
    task = BackgroundTask(lambda progress: go_on.wait(60))
    (thread,) = set(enumerate_threads()) - threads
    assert thread.daemon
    go_on.set()
    assert task.wait(60)
