"""Benchmark of freezes while computers play: a 1 ms timer during a match of experts. And of refreshes: a position shown
on the table."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, process_time, thread_time
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from garden_desktop.bench.figure import BenchResult
from garden_desktop.core.gesture import MoveBuilder
from garden_desktop.core.record import Seated
from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui import app
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.board.layout import AnyTable
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.style.theme import load_fonts
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match.painters import scenery_of
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.window import MainWindow

SEED: Final = 3
SECONDS: Final = 60.0
"""Seconds of real time for which a match is watched."""
BUDGET: Final = 0.05


class FreezeMonitor:
    """Monitor of an event loop during a match of computers.

    longest   longest time between two beats while one and the same decision was pending, by the real clock
    work      most processor time of the window's thread in one iteration of its loop; independent of other load
    thoughts  number of decisions seen; nothing is measured before the first, while the table opens
    """

    def __init__(self, session: Session) -> None:
        self.longest, self.work, self.thoughts = 0.0, 0.0, 0
        self._session = session
        self._last, self._due = monotonic(), self._decision()

    def beat(self) -> None:
        """Timer callback, due every millisecond."""
        now, due = monotonic(), self._decision()
        if due == self._due and due[1] is not None and self.thoughts:
            self.longest = max(self.longest, now - self._last)
        self.thoughts += due != self._due and due[1] is not None
        self._last, self._due = now, due

    def turned(self, worked: float) -> None:
        """Record the processor time of one iteration of the event loop."""
        if self.thoughts:
            self.work = max(self.work, worked)

    def _decision(self) -> tuple[int, Any]:
        return self._session.match.ply, self._session.computer


def figures(key: str, seconds: float = SECONDS) -> Iterator[BenchResult]:
    """Rows of one game."""
    pulse = watched(key, seconds)
    budget, seen = f"{1000 * BUDGET:.0f} ms", f"{pulse.thoughts} decisions of experts"
    for what, found in (
        ("the window's longest pause by the real clock", pulse.longest),
        ("the most its thread works in one turn", pulse.work),
    ):
        yield BenchResult(
            f"{key}, {what}", f"{1000 * found:.0f} ms in {seen}", budget, found <= BUDGET and pulse.thoughts > 0
        )


def watched(key: str, seconds: float) -> FreezeMonitor:
    """Play a match of two experts in the window for `seconds`, or to its end, and measure its freezes."""
    app.application()
    with TemporaryDirectory() as folder:
        window = MainWindow(
            AppContext(
                Appearance(), LanguageSwitcher(), SettingsStore(Path(folder, "settings.json")), Path(folder, "matches")
            )
        )
        window.show()
        window.navigator.begin(
            MatchSetup(key, tuple(Seated(name, at, "expert") for at, name in enumerate(("Ann", "Ben"))), {}, SEED)
        )
        assert window.navigator.match is not None, "the match begins"
        pulse = FreezeMonitor(window.navigator.match.table.session)
        timer = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=1)
        timer.timeout.connect(pulse.beat)
        timer.start()
        end = monotonic() + seconds
        while monotonic() < end and not window.navigator.match.table.session.over:
            begun = thread_time()
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            pulse.turned(thread_time() - begun)
        timer.stop()
        window.navigator.go_home()
        window.close()
    return pulse


# Refresh of the table: view model, layout and paint of a position.


POSITIONS: Final = 60
SIZE: Final = (1000, 752)
"""Size of the table in a window of 1280 x 800 pixels."""
REFRESH_MS: Final = 50.0


def refreshes(key: str) -> BenchResult:
    """Row of the refresh times of a random match of two, each position shown to the seat that decides."""
    game = registry.games()[key]
    seats = next(number for number in game.info.seats if number > 1 and game.refuse(number, {}) is None)
    rules = game.rules(seats, {}, registry.load_pack(game))
    times = _times(key, rules, game.table(rules))
    middle, worst = statistics.median(times), max(times)
    measured = f"{middle:.1f} ms in the middle of {len(times)} positions, the slowest {worst:.1f} ms"
    return BenchResult(
        "a position shown, of two people's match", measured, f"{REFRESH_MS:.0f} ms", middle <= REFRESH_MS
    )


def _times(key: str, rules: Rules[Any, Any], table: AnyTable) -> list[float]:
    """Milliseconds of processor time of each refresh."""
    load_fonts()
    appearance = Appearance()
    appearance.set_speed(OFF)
    board = TableView(appearance, key, table, scenery_of(key))
    board.resize(*SIZE)
    board.show()
    QApplication.processEvents()
    times = []
    for view, seat in decisions(rules):
        started = process_time()
        board.show_position(view, seat, _chooser(rules, table, view), "Seat {}".format)
        QApplication.processEvents()
        times.append((process_time() - started) * 1000)
    board.close()
    return times


def _chooser(rules: Rules[Any, Any], table: AnyTable, view: Any) -> MoveBuilder[Any]:
    own = table.move_builder(view)
    return MoveBuilder((move, table.gesture(view, move)) for move in rules.legal_moves(view)) if own is None else own


def decisions(rules: Rules[Any, Any]) -> Iterator[tuple[Any, Seat]]:
    """Views and seats of the decisions in a random match, up to POSITIONS of them."""
    rng, state, left = Random(1), rules.setup(), POSITIONS
    while left and (seat := rules.to_move(state)) is not None:
        if seat != CHANCE:
            left -= 1
            yield rules.view(state, seat), seat
        state = rules.apply(state, rng.choice(rules.legal_moves(state)))
