"""How long the window ever stands still while computers play: a timer of a millisecond beside a match of experts."""

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
from garden_desktop.ui.board.memory import AnyTable
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.style.theme import load_fonts
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match.painters import scenery_of
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.window import MainWindow

SEED: Final = 3
SECONDS: Final = 60.0
"""So long a match is watched, by the real clock."""
BUDGET: Final = 0.05


class FreezeMonitor:
    """The longest time between two beats of the window while one and the same decision of a computer was due, by the
    real clock, and the most that the window's thread worked in one turn of its loop, whether somebody thought or a move
    was shown: that does not depend on who else wants the cores. Before the first decision the table opens; it is left
    out."""

    def __init__(self, session: Session) -> None:
        self.longest, self.work, self.thoughts = 0.0, 0.0, 0
        self._session = session
        self._last, self._due = monotonic(), self._decision()

    def beat(self) -> None:
        now, due = monotonic(), self._decision()
        if due == self._due and due[1] is not None and self.thoughts:
            self.longest = max(self.longest, now - self._last)
        self.thoughts += due != self._due and due[1] is not None
        self._last, self._due = now, due

    def turned(self, worked: float) -> None:
        """A turn of the loop is over."""
        if self.thoughts:
            self.work = max(self.work, worked)

    def _decision(self) -> tuple[int, Any]:
        return self._session.match.ply, self._session.computer


def figures(key: str, seconds: float = SECONDS) -> Iterator[BenchResult]:
    """The rows of one game."""
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
    """Play a match of two experts in the window for so long, or to its end."""
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


# How long it takes until a position stands on the table: looked at, laid out and painted.


POSITIONS: Final = 60
SIZE: Final = (1000, 752)
"""What is left for the table of a window of 1280 x 800."""
REFRESH_MS: Final = 50.0


def refreshes(key: str) -> BenchResult:
    """The row of the table for the decisions of a random match of two, each shown to whoever makes it."""
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
    """Milliseconds of processor time each."""
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
    """The views of whoever decides in a random match, up to POSITIONS of them."""
    rng, state, left = Random(1), rules.setup(), POSITIONS
    while left and (seat := rules.to_move(state)) is not None:
        if seat != CHANCE:
            left -= 1
            yield rules.view(state, seat), seat
        state = rules.apply(state, rng.choice(rules.legal_moves(state)))
