"""The collector of garbage: it seldom looks through everything while people play, and does when they have left."""

from __future__ import annotations

import ctypes
import gc
import os
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop.ui import app
from garden_desktop.ui.spare_memory import give_back
from tests.systems import linux
from tests.ui.house import House, playing


@pytest.fixture
def thresholds() -> Iterator[tuple[int, int, int]]:
    before = gc.get_threshold()
    yield before
    gc.set_threshold(*before)


def test_everything_is_looked_through_less_often_than_python_would(
    qapp: object, thresholds: tuple[int, int, int]
) -> None:
    app.application()
    assert gc.get_threshold() == (*thresholds[:2], app.SELDOM)


def test_a_match_that_was_left_is_cleared_away_soon(house: House, qtbot: QtBot) -> None:
    window = house.open()
    window.navigator.resume(house.record())
    gc.disable()
    try:
        left = ref(playing(window).session)
        window.navigator.go_home()
        qtbot.waitUntil(lambda: left() is None)
    finally:
        gc.enable()


PIECE, PIECES = 2**16, 2**9


@linux("C libraries of other systems return memory by themselves")
def test_memory_that_was_freed_goes_back_to_the_system() -> None:
    """What lies below something that is still in use stays with glibc by itself."""
    library = ctypes.CDLL(None)
    if not hasattr(library, "malloc_trim"):
        pytest.skip("this C library has nothing to be told")
    library.malloc.restype, library.free.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
    pieces = [library.malloc(PIECE) for _ in range(PIECES)]
    for piece in pieces:
        ctypes.memset(piece, 1, PIECE)
    *below, top = pieces
    for piece in below:
        library.free(piece)
    held = resident()
    give_back()
    given_back = held - resident()
    library.free(top)
    assert given_back > PIECE * PIECES / 2


def resident() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
