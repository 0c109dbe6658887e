"""Speed table: moves per second, frames of a drag, the games' own benchmarks, and the start of the program."""

from __future__ import annotations

import importlib.util
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final

from garden_desktop.bench import games
from garden_desktop.bench.drag import drag_frames, in_time
from garden_desktop.bench.figure import BenchResult
from garden_desktop.bench.gap import refreshes
from garden_desktop.bots.bot import RandomBot, playout
from garden_desktop.games import registry
from garden_desktop.ui import app

GAMES: Final = 400
STARTS: Final = 9
MOVES_A_SECOND: Final = 20_000
START_RATIO: Final = 1.5

BARE: Final = """
import os, sys
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 800)
window.show()
app.processEvents()
os._exit(0)
"""
"""Reference program: a bare window, up to its first picture. Exits at once, so that neither figure includes a
teardown."""

OURS: Final = """
import os, pathlib, sys
import garden_desktop.__main__
from garden_desktop import paths
from garden_desktop.ui import app as start
paths.cache_dir = lambda: pathlib.Path(sys.argv[1])
app = start.application()
window = start.main_window()
window.show()
app.processEvents()
if sys.argv[2:] == ["settle"]:
    start.finish_startup(window)
heavy = {"numpy", "pyqtgraph"} & set(sys.modules)
os._exit(1 if heavy else 0)
"""
"""Our program up to its first picture, with its cache in the given folder; `settle` writes the cache for the next
start. Exits with 1 if numpy or pyqtgraph were imported on the way."""


class StartError(Exception):
    """Start without a window, or with modules that a start must not import; the text says which."""


def figures(keys: Sequence[str], *, whole: bool) -> Iterator[BenchResult]:
    """Rows of the table for these games, and with `whole` the start. Raises StartError."""
    application = app.application()
    for key in keys:
        game = registry.games()[key]
        for seats in (number for number in game.info.seats if game.refuse(number, {}) is None):
            yield _moves(key, seats)
        yield in_time("drag across the table, 1920x1080", drag_frames(key))
        yield refreshes(key)
        own = _own(key)
        yield from own.figures() if own else ()
        application.processEvents()
    if whole:
        yield _start()


def _own(key: str) -> Any | None:
    """Benchmark module of a game in `bench.games`, with `figures()` and MOVES_A_SECOND; None where there is none."""
    name = f"{games.__name__}.{key}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def _moves(key: str, seats: int) -> BenchResult:
    """Row of moves per second in random games on one core, with legal moves enumerated at every ply."""
    game = registry.games()[key]
    rules = game.rules(seats, {}, registry.load_pack(game))
    bots, moves = [RandomBot()] * seats, 0

    def count(state: object, move: object) -> None:
        nonlocal moves
        moves += 1

    started = process_time()  # processor time: independent of other load
    for seed in range(GAMES):
        playout(rules, seed, bots, count)
    rate = moves / (process_time() - started)
    own = _own(key)
    budget = own.MOVES_A_SECOND if own else MOVES_A_SECOND
    return BenchResult(f"{key}, random games of {seats}", f"{rate:,.0f} moves/s", f"{budget:,}", rate >= budget)


def _start() -> BenchResult:
    """Row of the start to the home screen, relative to a bare PySide6 window; in turn, each in a process of its own.

    The budget is for every start but the very first, which has no cache yet; the time of that one is given as well.
    """
    with TemporaryDirectory() as folder:
        cache = str(Path(folder, "cache"))
        _seconds(OURS, cache, "settle")
        rounds = [
            (_seconds(BARE), _seconds(OURS, str(Path(folder, str(turn)))), _seconds(OURS, cache))
            for turn in range(STARTS + 1)
        ][1:]
    first, later = (statistics.median(each[ours] / each[0] for each in rounds) for ours in (1, 2))
    bare, _, ours = (statistics.median(column) * 1000 for column in zip(*rounds, strict=True))
    measured = f"{later:.2f} times a bare window ({ours:.0f} ms to {bare:.0f} ms), {first:.2f} the first time"
    return BenchResult("start to the home screen", measured, f"{START_RATIO} times", later <= START_RATIO)


def _seconds(program: str, *words: str) -> float:
    # With the compiled modules that Python keeps beside the sources, as for a person.
    surroundings = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}
    started = perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", program, *words], env=surroundings, check=False, capture_output=True, text=True
    )
    seconds = perf_counter() - started
    if done.returncode:
        raise StartError(f"no window, or numpy or pyqtgraph were loaded on the way: {done.stderr.strip()}")
    return seconds
