"""What goes wrong in the program itself is written down, said once, and the screen goes on."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from errno import ENOSPC
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.games import registry
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.error_reporter import FILE, ErrorReporter, place
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.start_notices import CrashNotice
from garden_desktop.ui.window import MainWindow
from tests.systems import home_in, posix
from tests.windows_files import held_by_another


class Broken(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt names it
        raise KeyError("the three cards of Ben")


class Ear(QObject):
    """What is told, as the window hears it."""

    def __init__(self, faults: ErrorReporter) -> None:
        super().__init__()
        self.heard: list[tuple[str, str]] = []
        faults.told.connect(self.hear)

    def hear(self, what: str, file: str) -> None:
        self.heard.append((what, file))


@pytest.fixture
def faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[ErrorReporter]:
    """Faults that listen instead of the tests, which would fail otherwise."""
    for where, hook in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(where, hook, getattr(where, hook))
    faults = ErrorReporter(tmp_path / "log")
    faults.listen()
    yield faults
    faults.close()


def wrong(number: int) -> None:
    if number == 1:
        raise ValueError("one")
    raise ValueError("two")


def hear(faults: ErrorReporter, number: int) -> None:
    try:
        wrong(number)
    except ValueError as error:
        faults.report_exception(type(error), error, error.__traceback__)


def test_a_paint_that_fails_is_told_once_and_counted(faults: ErrorReporter, tmp_path: Path, qtbot: QtBot) -> None:
    ear, broken = Ear(faults), Broken()
    qtbot.addWidget(broken)
    for _ in range(100):
        broken.grab()
    file = tmp_path / "log" / FILE
    [(what, where)] = ear.heard
    assert what.startswith("KeyError, test_error_reporter.py line ")
    assert where == str(file)
    log = file.read_text(encoding="utf-8")
    assert log.count("Traceback") == 1
    assert "KeyError: 'the three cards of Ben'" in log
    assert log.splitlines()[-1].endswith(f"{what}: 100 times by now")
    assert "Python" in log.splitlines()[0]


def test_what_all_can_read_does_not_say_what_somebody_holds(faults: ErrorReporter, qtbot: QtBot) -> None:
    ear, broken = Ear(faults), Broken()
    qtbot.addWidget(broken)
    broken.grab()
    assert "Ben" not in ear.heard[0][0]


def test_another_place_is_another_fault(faults: ErrorReporter) -> None:
    ear = Ear(faults)
    for number in (1, 2, 2):
        hear(faults, number)
    assert len(ear.heard) == 2


def test_other_threads_and_what_cannot_be_raised_are_heard_in_the_thread_of_the_window(
    faults: ErrorReporter, qtbot: QtBot
) -> None:
    class Leaving:
        def __del__(self) -> None:
            int("leaving")

    ear = Ear(faults)
    thread = threading.Thread(target=wrong, args=(1,))
    thread.start()
    thread.join()
    ended = threading.Thread(target=sys.exit)
    ended.start()
    ended.join()
    Leaving()
    gc.collect()
    qtbot.waitUntil(lambda: len(ear.heard) == 2)
    assert [what.partition(",")[0] for what, _ in ear.heard] == ["ValueError", "ValueError"]


def test_a_disk_that_takes_nothing_is_not_called_a_place_to_look(faults: ErrorReporter, tmp_path: Path) -> None:
    (tmp_path / "log").write_text("no folder")
    ear = Ear(faults)
    hear(faults, 1)
    assert [file for _, file in ear.heard] == [""]


@posix("needs pipes with names, and links")
@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", [FILE, f"{FILE}.1"])
@pytest.mark.parametrize("kind", ["pipe", "folder", "circle"])
def test_what_is_no_file_in_the_place_of_a_log_is_set_aside(
    faults: ErrorReporter, tmp_path: Path, name: str, kind: str
) -> None:
    place = tmp_path / "log" / name
    (place if kind == "folder" else place.parent).mkdir(parents=True)
    if kind == "pipe":
        os.mkfifo(place)
    elif kind == "circle":
        place.symlink_to(place)
    ear = Ear(faults)
    hear(faults, 1)
    assert [file for _, file in ear.heard] == [str(tmp_path / "log" / FILE)]
    for _ in range(2):
        faults.log_quietly("x" * 400_000)
    assert "ValueError: one" in (tmp_path / "log" / f"{FILE}.1").read_text(encoding="utf-8")
    assert os.path.lexists(f"{place}.aside")


def test_a_disk_that_fills_up_is_noticed(
    faults: ErrorReporter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    ear = Ear(faults)
    hear(faults, 1)
    monkeypatch.setattr("logging.StreamHandler.flush", full)
    hear(faults, 2)
    faults.close()
    assert [bool(file) for _, file in ear.heard] == [True, False]


def test_an_error_without_a_place_has_none() -> None:
    assert place(None) == ""


def test_the_log_is_cut_before_it_is_large(faults: ErrorReporter, tmp_path: Path) -> None:
    for number in range(1, 60):
        try:
            exec(compile("\n" * number + "raise ValueError('x' * 50000)", "many.py", "exec"))
        except ValueError as error:
            faults.report_exception(type(error), error, error.__traceback__)
    files = sorted(file.name for file in (tmp_path / "log").iterdir())
    assert files == [FILE, *(f"{FILE}.{number}" for number in (1, 2, 3))]
    assert all(file.stat().st_size <= 512 * 1024 for file in (tmp_path / "log").iterdir())


@pytest.fixture
def window(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    window = MainWindow(
        AppContext(appearance, LanguageSwitcher(), SettingsStore(tmp_path / "settings.json"), tmp_path / "matches")
    )
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    window.close()


def apology(window: MainWindow) -> CrashNotice:
    found = window.findChild(CrashNotice)
    assert found is not None
    return found


def test_the_notice_moves_no_table(window: MainWindow) -> None:
    window.navigator.begin(NewGameState.usual(registry.games()["gnomadic_gardeners"]).setup(1))
    assert window.navigator.match is not None
    table = window.navigator.match.table
    table.handover.open_gate()
    lying = [part.geometry() for part in (table.bar, table.board, table.side_panel)]
    table.notice_bar.show_notice("Something about this match.")
    window.navigator.show_program_error("KeyError, scene.py line 174", "/log/garden-desktop.log")
    assert [part.geometry() for part in (table.bar, table.board, table.side_panel)] == lying
    notice = apology(window)
    assert notice.isVisible()
    assert notice.words.text() == (
        "Something went wrong in the program (KeyError, scene.py line 174). All moves so far are saved, "
        "and the details are in /log/garden-desktop.log."
    )
    assert notice.geometry().top() > table.bar.geometry().bottom()
    assert notice.geometry().bottom() < table.board.geometry().center().y()


def test_it_lies_over_a_sheet_and_can_be_put_away_there(window: MainWindow, qtbot: QtBot) -> None:
    window.navigator.home.settings_wanted.emit()
    window.navigator.show_program_error("KeyError, scene.py line 174", "")
    notice = apology(window)
    at = notice.geometry().center()
    assert window.childAt(at) is notice.words
    assert notice.isEnabled()
    window.resize(1000, 700)
    assert window.rect().contains(notice.geometry())


OPENED = """
from garden_desktop.ui import app as start
from garden_desktop.ui.home.tray import ShelfDecoration
from garden_desktop.ui.kit.layout.notice import Notice
from PySide6.QtCore import QTimer

def paint(*_):
    [][3]

def look():
    if any(notice.isVisible() for notice in windows[0].findChildren(Notice)):
        windows[0].close()

windows, opened = [], start.main_window
ShelfDecoration._paint_shadow = paint
clock = QTimer(interval=50)
clock.timeout.connect(look)
start.main_window = lambda: (windows.append(opened()), clock.start(), windows[0])[2]
print(start.run())
"""


def test_the_program_goes_on(tmp_path: Path) -> None:
    """Every paint of the home screen fails from the first, and it can still be closed like any other."""
    done = subprocess.run(
        [sys.executable, "-c", OPENED], env=home_in(tmp_path),
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "0\n"), done.stderr
    assert done.stderr.count("IndexError: list index out of range") == 1
    [log] = tmp_path.rglob(FILE)
    assert "IndexError: list index out of range" in log.read_text(encoding="utf-8")


def test_a_log_that_another_window_has_open_on_windows_grows_on_and_no_line_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows does not rename it."""
    older = tmp_path / f"{FILE}.1"
    older.write_text("older")
    (tmp_path / FILE).write_text("x" * 512 * 1024)
    faults, rename = ErrorReporter(tmp_path), os.rename

    def refuse(source: str, target: str) -> None:
        if Path(source).name == FILE:
            raise held_by_another(Path(source))
        rename(source, target)

    monkeypatch.setattr(os, "rename", refuse)
    for number in range(5):
        faults.log_quietly(f"line {number}")
    faults.close()
    lines = (tmp_path / FILE).read_text(encoding="utf-8").splitlines()
    assert [line.rpartition(" ")[2] for line in lines[-5:]] == list("01234")
    assert (tmp_path / f"{FILE}.2").read_text() == "older"
