"""A death by a signal is written down, and told of at the next start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.crash import LAST, NOW, CrashFile
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.settings.about_sheet import AboutSheet
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.window import MainWindow
from tests.systems import posix

DIES = (
    "import os, pathlib, sys; from garden_desktop.ui.crash import CrashFile; it = CrashFile(pathlib.Path(sys.argv[1]));"
)
signals = posix("Windows ends a program without a signal")


@pytest.fixture(autouse=True)
def quiet_again() -> Iterator[None]:
    """pytest's own watch for such deaths is on again afterwards."""
    import faulthandler

    yield
    assert sys.__stderr__ is not None
    faulthandler.enable(sys.__stderr__)


@pytest.fixture
def window(qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> MainWindow:
    window = MainWindow(
        AppContext(appearance, LanguageSwitcher(), SettingsStore(tmp_path / "settings.json"), tmp_path / "matches")
    )
    qtbot.addWidget(window)
    return window


def next_start(folder: Path) -> bool:
    """Whether it knows of a crash."""
    file = CrashFile(folder)
    file.close()
    return file.died


def started(folder: Path, then: str) -> int:
    """Another program that watches and does this."""
    return subprocess.run([sys.executable, "-c", DIES + then, str(folder)], check=False, timeout=60).returncode


@signals
def test_what_the_program_was_doing_is_there_at_the_next_start(tmp_path: Path) -> None:
    assert started(tmp_path, f"os.kill(os.getpid(), {int(signal.SIGSEGV)})") == -signal.SIGSEGV
    assert next_start(tmp_path)
    told = (tmp_path / LAST).read_text()
    assert "Segmentation fault" in told
    assert '"<string>", line 1' in told
    assert not next_start(tmp_path), "it is told once"
    assert (tmp_path / LAST).exists()


@signals
def test_the_end_of_a_program_leaves_the_file_of_a_later_one_that_still_runs(tmp_path: Path) -> None:
    first = CrashFile(tmp_path)
    dies = f"print('runs', flush=True); input(); os.kill(os.getpid(), {int(signal.SIGSEGV)})"
    command = [sys.executable, "-c", DIES + dies, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as later:
        assert later.stdout is not None
        assert later.stdout.readline() == "runs\n"
        first.close()
        later.communicate("\n")
    assert later.returncode == -signal.SIGSEGV
    assert next_start(tmp_path)


@pytest.mark.parametrize("dies", ["the first", "the second"])
@signals
def test_of_two_programs_at_a_time_the_death_of_either_is_told(tmp_path: Path, dies: str) -> None:
    """The second one deleted the empty file of the first."""
    waits = f"print('runs', flush=True); input() and os.kill(os.getpid(), {int(signal.SIGSEGV)}); it.close()"
    command = [sys.executable, "-c", DIES + waits, str(tmp_path)]
    programs = []
    for _ in range(2):
        program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert program.stdout is not None
        assert program.stdout.readline() == "runs\n"
        programs.append(program)
        assert not next_start(tmp_path), "those that run have not died"
    dying, other = programs if dies == "the first" else programs[::-1]
    dying.communicate("die\n")
    assert dying.returncode == -signal.SIGSEGV
    assert next_start(tmp_path)
    assert not next_start(tmp_path), "it is told once"
    other.communicate("\n")
    assert other.returncode == 0
    assert [path.name for path in tmp_path.iterdir()] == [LAST]


def test_who_ends_as_one_should_leaves_nothing_to_tell(tmp_path: Path) -> None:
    assert started(tmp_path, "it.close()") == 0
    assert not next_start(tmp_path)
    assert not (tmp_path / LAST).exists()


def test_what_was_written_before_a_clean_end_is_no_death(tmp_path: Path) -> None:
    """Windows' faulthandler notes an exception of COM that is handled; the program goes on and ends as it should."""
    file = CrashFile(tmp_path)
    with (tmp_path / NOW).open("a", encoding="utf-8") as noted:
        noted.write("Windows fatal exception: code 0x8001010d\n")
    file.close()
    assert list(tmp_path.iterdir()) == [], "nobody who looks there believes in a crash"
    assert not next_start(tmp_path)


def pipe(path: Path) -> None:
    os.mkfifo(path)


ODD: dict[str, Callable[[Path], None]] = {
    "a pipe": pipe,
    "a folder": Path.mkdir,
    "a link to nowhere": lambda path: path.symlink_to("nowhere"),
    "a link to itself": lambda path: path.symlink_to(path.name),
    "a link without an end": lambda path: path.symlink_to("/dev/zero"),
}


@posix("needs pipes with names, and links")
@pytest.mark.timeout(60)
@pytest.mark.parametrize("odd", ODD)
def test_whatever_lies_in_the_place_of_the_file_holds_up_no_start(tmp_path: Path, odd: str) -> None:
    for name in (NOW, LAST):
        ODD[odd](tmp_path / name)
    file = CrashFile(tmp_path)
    file.close()
    assert not file.died
    assert file.aside == [tmp_path / f"{name}.aside" for name in (NOW, LAST)]
    assert sorted(tmp_path.iterdir()) == sorted(file.aside), "nothing that lay there is lost"
    assert started(tmp_path, f"os.kill(os.getpid(), {int(signal.SIGSEGV)})") == -signal.SIGSEGV
    assert next_start(tmp_path)
    (tmp_path / NOW).mkdir()
    (tmp_path / NOW / "deep").mkdir()
    assert not next_start(tmp_path)
    assert (tmp_path / f"{NOW}.aside-2" / "deep").is_dir()


def test_a_folder_that_cannot_be_written_to_ends_no_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert not next_start(tmp_path / "file")


def test_the_window_says_so_once_the_home_screen_is_there(window: MainWindow) -> None:
    window.navigator.start_notices.show_crash()
    said = [notice.words.text() for notice in window.navigator.home.findChildren(Notice) if not notice.isHidden()]
    assert any("crashed last time" in words for words in said)


def test_it_is_part_of_a_problem_report(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, window: MainWindow
) -> None:
    (tmp_path / LAST).write_text(f"Fatal Python error in {Path.home()}{os.sep}x.py")
    target = tmp_path / "report.zip"
    monkeypatch.setattr(paths, "log_dir", lambda: tmp_path)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(target), ""))
    AboutSheet(appearance, {}, window).report.click()
    with ZipFile(target) as report:
        assert report.read(LAST).decode() == f"Fatal Python error in ~{os.sep}x.py"
