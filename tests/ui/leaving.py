"""Program that enters and leaves matches of one game in a window, in the ways people do, and prints the results.

    python -m tests.ui.leaving GAME TIMES

It is run on a desktop with accessibility switched on; another process reads the tree.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from garden_desktop import paths
from garden_desktop.commands.unattended import breathe
from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui import app as start
from garden_desktop.ui.error_reporter import ErrorReporter
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.match_screen import MatchScreen, ScorePadScreen
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.window import MainWindow

SHORT: Final = {"fire_and_flora": {"mode": "feud", "target": "4", "bar": "continue"}}
LAST: Final = 4
"""Lines that are taken off a finished record, so that its last decisions are made again."""
KEYS: Final = ("Key_Tab", "Key_Right", "Key_Down", "Key_Left", "Key_Backtab")


class House:
    """The program's window, and the exceptions that nothing caught."""

    def __init__(self, key: str) -> None:
        start.application()
        self.key = key
        self.told: list[str] = []
        self._faults = ErrorReporter(paths.log_dir())
        self._faults.told.connect(self._hear)
        self._faults.listen()
        self._ended = self._nearly_ended()
        self.window = self._open()

    def leave_by_home(self, seed: int) -> None:
        match = self._begin(seed)
        self._minimum_delay(match)
        self.window.navigator.go_home()
        self._settle()

    def leave_by_closing(self, seed: int) -> None:
        """Close the window in mid-match, and continue in another."""
        match = self._begin(seed)
        self._minimum_delay(match)
        assert match.session.journal is not None
        path = match.session.journal.path
        self.close()
        self.window = self._open()
        self.window.navigator.resume(path)
        self._minimum_delay(self._match())
        self.window.navigator.go_home()
        self._settle()

    def leave_by_playing_again(self, seed: int) -> None:
        """Go to the score pad, through the replay, and from there into the next match."""
        path = self.window.context.folder / f"ended-{seed}.jsonl"
        path.write_bytes(self._ended)
        self.window.navigator.resume(path)
        first = self._match()
        MatchDriver(first.table, Random(seed)).play(10_000, breathe)
        first.table.step_player.skip_remaining()
        self._settle()
        assert first.session.over
        first.show_replay(1)
        self._settle()
        first.show_pad()
        ending = first.findChild(ScorePadScreen)
        assert ending is not None
        ending.pad.again.emit()
        self._minimum_delay(self._match())
        self.window.navigator.go_home()
        self._settle()

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self._settle()

    def _open(self) -> MainWindow:
        settings = SettingsStore(paths.user_dir() / "settings.json")
        settings.set("speed", 0.0)
        window = start.main_window(settings)
        window.show()
        QTest.qWaitForWindowActive(window)
        return window

    def _hear(self, what: str, file: str) -> None:
        self.told.append(what)

    def _match(self) -> MatchScreen:
        assert self.window.navigator.match is not None
        return self.window.navigator.match

    def _begin(self, seed: int) -> MatchScreen:
        self.window.navigator.begin(self._setup(seed))
        return self._match()

    def _setup(self, seed: int) -> MatchSetup:
        people = tuple(Seated(name, number) for number, name in enumerate(("Ann", "Ben")))
        return MatchSetup(self.key, people, SHORT.get(self.key, {}), seed)

    def _minimum_delay(self, match: MatchScreen) -> None:
        """Play a little, walk by keys, use list mode, open pages, change the theme."""
        MatchDriver(match.table, Random(match.session.header.seed)).play(2, breathe)
        for name in KEYS:
            QTest.keyClick(QApplication.focusWidget() or match.table.board, getattr(Qt.Key, name))
        for number in range(4):
            match.table.side_panel.open_page(number)
        for _ in range(2):
            match.table.switch_lists()
            QTest.qWait(20)
        appearance = self.window.context.appearance
        appearance.set_theme("morning" if appearance.theme.dark else "dusk")
        match.table.open_rules()
        QTest.qWait(20)
        QTest.keyClick(QApplication.focusWidget() or self.window, Qt.Key.Key_Escape)
        self._settle()

    def _settle(self) -> None:
        """Give time to deferred deletions and to queries of an assistive technology."""
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QTest.qWait(40)

    def _nearly_ended(self) -> bytes:
        """Return the record of a legally played match without its last lines."""
        shelf, rng = MatchRepository(paths.user_dir() / "played"), Random(5)
        session = shelf.begin_match(self._setup(5))
        while not session.over:
            self._answer(session, rng)
        assert session.journal is not None
        session.close()
        return b"".join(session.journal.path.read_bytes().splitlines(keepends=True)[:-LAST])

    def _answer(self, session: Any, rng: Random) -> None:
        if session.response_windows.open:
            session.close_response_window()
        else:
            if session.gate is not None:
                session.open_gate()
            session.play(rng.choice(session.rules.legal_moves(session.view)))


def main(key: str, times: int) -> None:
    assert key in registry.games()
    house, left = House(key), dict.fromkeys(("by_home", "by_closing", "by_playing_again"), 0)
    for seed in range(times):
        for way in left:
            getattr(house, f"leave_{way}")(seed)
            left[way] += 1
            print(way, seed, flush=True)
    house.close()
    print({"game": key, **left, "told": house.told, "read": QAccessible.isActive()}, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
