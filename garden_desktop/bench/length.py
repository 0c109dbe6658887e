"""Benchmark of long matches against short ones: moves, undo and jumps of a replay, up to the painted picture."""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import count, product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from garden_desktop import __version__
from garden_desktop.bench.figure import BenchResult
from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.session import Session
from garden_desktop.ui import app
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.replay import ReplayView

PLIES: Final = (100, 1_200, 3_000)
ROUNDS, MOVES = 5, 8
"""Rounds over all plies in turn, and moves at each ply of a round: a machine that slows down then slows down for all
plies alike."""
JUMPS: Final = 200
LEFT: Final = 200
"""Moves left to play after the last of these plies."""
SIZE: Final = (1280, 800)
GROWTH: Final = 1.3
MOVE_MS, UNDO_MS, JUMP_MS = 50.0, 30.0, 50.0
LONG: Final = {"fire_and_flora": {"round_limit": "200", "target": "15", "bar": "0"}}
"""Options with which a match of random moves gets long enough."""
PEOPLE: Final = (Seated("Ann", 0), Seated("Ben", 1))


class Times(NamedTuple):
    """Milliseconds of processor time from a press to the first picture, at one ply."""

    moves: list[float]
    undone: list[float]


def figures(key: str) -> Iterator[BenchResult]:
    """Rows of one game; none where its matches do not get long."""
    if key not in LONG:
        return
    app.application()
    with TemporaryDirectory() as folder:
        longest = _long_match(key)
        times = {ply: Times([], []) for ply in PLIES}
        for turn, ply in product(range(ROUNDS), PLIES):
            _measure_at(longest, ply, Random(f"{turn}:{ply}"), Path(folder), times[ply])
        yield from _rows(key, times)
        yield _jumps(key, longest)


def _rows(key: str, times: Mapping[int, Times]) -> Iterator[BenchResult]:
    first = statistics.median(times[PLIES[0]].moves)
    for ply, (moves, undone) in times.items():
        growth = statistics.median(moves) / first
        words = f"{_said(moves)}; {growth:.2f} times ply {PLIES[0]}"
        kept = growth <= GROWTH and statistics.median(moves) <= MOVE_MS
        yield BenchResult(f"{key}, a move at ply {ply:,}", words, f"{MOVE_MS:.0f} ms, {GROWTH} times", kept)
        kept = statistics.median(undone) <= UNDO_MS
        yield BenchResult(f"{key}, one taken back at ply {ply:,}", _said(undone), f"{UNDO_MS:.0f} ms", kept)


def _said(times: Sequence[float]) -> str:
    return f"{statistics.median(times):.1f} ms in the middle of {len(times)}, {max(times):.1f} at worst"


def _jumps(key: str, match: Session) -> BenchResult:
    """Row of replay jumps to random plies of a finished match."""
    with _shown(match) as screen:
        screen.show_replay()
        replay, rng = screen.findChildren(ReplayView)[-1], Random(1)
        plies = [rng.randrange(match.match.ply + 1) for _ in range(JUMPS)]
        times = [_measured(partial(replay.show_ply, ply)) for ply in plies]
    worst = statistics.quantiles(times, n=100)[-1]
    words = f"{_said(times)}, 99 % within {worst:.1f}"
    return BenchResult(f"{key}, a jump in {match.match.ply:,} moves", words, f"{JUMP_MS:.0f} ms", worst <= JUMP_MS)


def _measure_at(match: Session, ply: int, rng: Random, folder: Path, times: Times) -> None:
    """Time moves from ply `ply` on, entered as by the player to move, until the match is over at the latest.

    Each move whose undo is free is undone, which is timed, and redone.
    """
    with _shown(MatchRepository(folder).branch(match, ply)) as screen:
        table, driver = screen.table, MatchDriver(screen.table, rng)
        for _ in range(MOVES):
            driver.clear_the_way(QApplication.processEvents)
            if table.session.over:
                return
            times.moves.append(_measured(partial(driver.move, driver.any_move())))
            table.step_player.skip_remaining()
            QApplication.processEvents()
            if table.session.can_undo() == "free":
                times.undone.append(_measured(table.undo))
                table.redo()


def _measured(press: Callable[[], object]) -> float:
    """Milliseconds of processor time from a press until the picture after it is painted."""
    started = process_time()
    press()
    QApplication.processEvents()
    return (process_time() - started) * 1000


@contextmanager
def _shown(match: Session) -> Iterator[MatchScreen]:
    """Match screen at its default window size."""
    screen = MatchScreen(Appearance(), match)
    screen.resize(*SIZE)
    screen.show()
    screen.begin()
    QApplication.processEvents()
    yield screen
    screen.close_match()
    screen.close()
    screen.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()  # as the program does when a match is closed


def _long_match(key: str) -> Session:
    """First finished match of random moves that is longer than all measured plies."""
    game = registry.games()[key]
    pack = registry.load_pack(game)
    rules = game.rules(len(PEOPLE), LONG[key], pack)
    header = RecordHeader(key, pack.id, pack.digest, LONG[key], PEOPLE, 0, __version__)
    for seed in count():
        match, rng = Match(rules, seed), Random(f"{seed}:bots")
        while not match.over:
            match.play(match.draw() if match.to_move == CHANCE else rng.choice(rules.legal_moves(match.state)))
        if match.ply > PLIES[-1] + LEFT:
            return Session(game, rules, match, replace(header, seed=seed))
    raise AssertionError("random matches are not as long as that")
