"""How long the window ever stands still while computers play: a timer of a millisecond beside a match of experts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, thread_time
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer

from garden_desktop.bench.figure import BenchResult
from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui import app
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.languages import LanguageSwitcher
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
