"""All data deleted from the menu of the garden book: asked first, and done once the window is closed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from garden_desktop import paths
from garden_desktop.hotseat.backup.data_deletion import DataDeletion
from garden_desktop.ui import app, crash
from garden_desktop.ui.book.page import BookPage
from garden_desktop.ui.crash import NAMES, CrashFile, count_running
from garden_desktop.ui.window import MainWindow
from tests.systems import home_in, posix
from tests.ui.fakes import FolderBin
from tests.ui.house import House
from tests.ui.menus import POPS_UP, choose_line
from tests.windows_files import open_files, windows_sharing

pytestmark = POPS_UP

LINE = "Delete all data…"


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folders of the person; nobody's real caches are deleted."""
    for name in ("user", "cache", "log", "state"):
        folder = tmp_path if name == "user" else tmp_path / name
        monkeypatch.setattr(paths, f"{name}_dir", lambda folder=folder: folder)
    return tmp_path


@pytest.fixture(autouse=True)
def quiet_again() -> Iterator[None]:
    """pytest's own watch for crashes is on again afterwards."""
    import faulthandler

    yield
    assert sys.__stderr__ is not None
    faulthandler.enable(sys.__stderr__)


@pytest.fixture
def window(house: House) -> MainWindow:
    house.record()
    window = house.open()
    window.navigator.open_book()
    return window


def page(window: MainWindow) -> BookPage:
    return window.navigator.library


def agree(window: MainWindow) -> None:
    QTest.mouseClick(page(window).question._agree, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_it_is_the_last_line_behind_a_separator(window: MainWindow) -> None:
    transfer = page(window).transfer
    QTest.mouseClick(transfer, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    *_, separator, last = menu.actions()
    assert separator.isSeparator()
    assert last.text() == LINE
    menu.close()


def test_confirmed_it_closes_the_window_and_every_file_and_then_deletes_everything(
    window: MainWindow, own: Path, folder_bin: FolderBin, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows_sharing(monkeypatch)
    choose_line(page(window).transfer, LINE)
    assert window.context.deletion is None
    agree(window)
    assert not window.isVisible()
    assert open_files(own) == []
    assert (own / "settings.json").is_file(), "the window has written its size"
    deletion = window.context.deletion
    assert isinstance(deletion, DataDeletion)
    assert app._delete(deletion) == []
    assert not own.exists()
    own.mkdir()


def test_it_takes_no_focus_and_is_not_answered_by_enter_or_space_meant_for_the_page(window: MainWindow) -> None:
    library = page(window)
    choose_line(library.transfer, LINE)
    here = QApplication.focusWidget()
    assert here is not None
    assert not library.question.isAncestorOf(here)
    library.filter_bar.search_field.setFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(library.filter_bar.search_field, key)
    assert library.question.isVisible()
    QTest.keyClick(library.list, Qt.Key.Key_Return)
    assert window.navigator.match is not None, "Enter has opened the match"
    QTest.keyClick(window.navigator.match, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.isVisible()
    assert window.context.deletion is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_it_is_answered_by_the_key_on_its_button(window: MainWindow, key: Qt.Key) -> None:
    choose_line(page(window).transfer, LINE)
    QTest.keyClick(page(window).list, key, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert window.context.deletion is not None
    assert not window.isVisible()


def test_esc_puts_it_away_and_the_page_stays(window: MainWindow) -> None:
    choose_line(page(window).transfer, LINE)
    QTest.keyClick(page(window).list, Qt.Key.Key_Escape)
    assert not page(window).question.isVisible()
    assert page(window).isVisible()
    QTest.keyClick(page(window).list, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.context.deletion is None


def test_it_is_gone_when_the_page_was_left(window: MainWindow) -> None:
    choose_line(page(window).transfer, LINE)
    window.navigator.go_home()
    window.navigator.open_book()
    assert not page(window).question.is_open
    QTest.keyClick(page(window).list, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.context.deletion is None


def test_it_is_gone_when_the_language_changes(window: MainWindow) -> None:
    choose_line(page(window).transfer, LINE)
    try:
        window.context.languages.choose("de")
        QApplication.processEvents()
        assert not page(window).question.is_open
    finally:
        window.context.languages.choose("en")


def test_it_says_what_goes_and_where_to_and_is_read_out(window: MainWindow) -> None:
    question = page(window).question
    choose_line(page(window).transfer, LINE)
    parts = ("matches", "notes", "statistics", "names", "card sets", "groups", "lesson and puzzle progress", "settings")
    assert all(part in question.text for part in (*parts, "recycle bin", "closes"))
    assert question.accessibleName() == f"{question.text} Delete all data, Ctrl+Enter."
    heard = QAccessible.queryAccessibleInterface(question)
    assert heard is not None
    assert heard.role() == QAccessible.Role.AlertMessage


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_it_fits_into_the_window(window: MainWindow, size: tuple[int, int], text: int) -> None:
    window.context.appearance.set_text_size(text)
    window.resize(*size)
    choose_line(page(window).transfer, LINE)
    question = page(window).question
    words, button = question.words, question._agree
    assert page(window).rect().contains(question.geometry())
    assert words.height() >= words.heightForWidth(words.width())
    assert question.rect().contains(button.geometry())
    assert not button.geometry().intersects(words.geometry())
    assert button.size() == button.sizeHint()
    window.context.appearance.set_text_size(100)
    window.resize(700, 500)
    assert page(window).rect().contains(question.geometry())


def test_a_tall_one_goes_up_as_far_as_the_page_reaches(window: MainWindow) -> None:
    window.context.appearance.set_text_size(200)
    window.resize(640, 480)
    choose_line(page(window).transfer, LINE)
    question = page(window).question
    question.show_question(f"{question.text} {question.text[:60]}", "Delete all data", lambda: None)
    assert question.geometry().bottom() == page(window).rect().bottom()
    assert question.rect().contains(question._agree.geometry())
    window.context.appearance.set_text_size(100)


def test_a_chosen_folder_that_is_missing_is_named(house: House, own: Path) -> None:
    settings = json.loads(house.settings.read_text())
    house.settings.write_text(json.dumps({**settings, "matches": str(own / "stick")}))
    window = house.open()
    window.navigator.open_book()
    choose_line(page(window).transfer, LINE)
    assert f"The matches in {own / 'stick'} stay where they are" in page(window).question.text


def test_without_a_bin_it_says_where_to_delete_by_hand_and_does_not_ask(
    window: MainWindow, own: Path, folder_bin: FolderBin
) -> None:
    folder_bin.refuses = True
    before = sorted(own.rglob("*"))
    choose_line(page(window).transfer, LINE)
    assert f"no recycle bin for {own}," in page(window).notice.words.text()
    assert not page(window).question.is_open
    assert sorted(own.rglob("*")) == before


def test_on_a_disk_that_refuses_to_write_it_says_so_and_does_not_ask(
    window: MainWindow, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from garden_desktop.hotseat.backup import data_deletion

    def refuse(path: Path) -> None:
        raise OSError(30, "Read-only file system", str(path))

    monkeypatch.setattr(data_deletion, "create_file", refuse)
    choose_line(page(window).transfer, LINE)
    assert page(window).notice.words.text().startswith(f"The program is not allowed to write to {own}.")
    assert not page(window).question.is_open


def test_while_another_instance_runs_it_does_not_ask(window: MainWindow, own: Path) -> None:
    mine, other = CrashFile(paths.log_dir()), CrashFile(paths.log_dir())
    choose_line(page(window).transfer, LINE)
    assert page(window).notice.words.text().startswith("Garden Desktop is open in another window.")
    assert not page(window).question.is_open
    other.close()
    choose_line(page(window).transfer, LINE)
    assert page(window).question.is_open
    mine.close()


def test_an_instance_that_started_meanwhile_keeps_everything(window: MainWindow, own: Path) -> None:
    choose_line(page(window).transfer, LINE)
    agree(window)
    other = CrashFile(paths.log_dir())
    before = sorted(own.rglob("*"))
    assert window.context.deletion is not None
    assert app._delete(window.context.deletion) == [own]
    assert sorted(own.rglob("*")) == before
    other.close()


@posix("the rules of Windows are imitated")
def test_instances_are_counted_by_the_rules_of_windows(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    windows_sharing(monkeypatch)
    monkeypatch.setattr(crash, "WINDOWS", True)
    paths.log_dir().mkdir()
    dead = paths.log_dir() / NAMES[3]
    dead.write_text("crashed")
    assert count_running(paths.log_dir()) == 0
    first, second = ((paths.log_dir() / name).open("w") for name in NAMES[:2])
    assert count_running(paths.log_dir()) == 2
    first.close()
    second.close()
    assert count_running(paths.log_dir()) == 0
    assert dead.read_text() == "crashed"


RUNS = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from garden_desktop import paths
from garden_desktop.ui import app as start, system_bin

def to_bin(path):
    return None if path.name in refused else path.rename(bin / f"{len(list(bin.iterdir()))}-{path.name}")

def confirm():
    navigator = windows[-1].navigator
    if len(windows) == 1:
        windows[0].context.settings.set("zoom", 110)
        (paths.user_dir() / "tips.json").write_text("{}")
        navigator.open_book()
        navigator.library.transfer.ask_deletion()
        refused.update(sys.argv[2:])
        navigator.library.question.accept_question()
    else:
        QTimer.singleShot(300, look)

def look():
    print(windows[-1].navigator.home.notice.words.text(), windows[-1].context.settings.get("zoom"))
    windows[-1].close()

refused, bin = set(), Path(sys.argv[1])
system_bin.to_bin = to_bin
windows, opened = [], start.main_window
start.main_window = lambda: (windows.append(opened()), QTimer.singleShot(300, confirm), windows[-1])[2]
print(start.run(), len(windows))
"""


def run(tmp_path: Path, *refused: str) -> list[str]:
    """Run the program, which deletes everything but the files that its bin refuses; return the lines that it prints."""
    (tmp_path / "bin").mkdir()
    words = [sys.executable, "-c", RUNS, str(tmp_path / "bin"), *refused]
    around = home_in(tmp_path / "home")
    done = subprocess.run(words, env=around, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_the_program_ends_and_leaves_nothing(tmp_path: Path) -> None:
    assert run(tmp_path) == ["0 1"]
    assert list((tmp_path / "home").rglob("*")) == []
    (gone,) = (tmp_path / "bin").iterdir()
    assert {"settings.json", "tips.json"} <= {path.name for path in gone.iterdir()}


def test_the_window_opens_again_to_say_what_is_still_there(tmp_path: Path) -> None:
    said, ended = run(tmp_path, paths.APP, "tips.json")
    left = tmp_path / "home" / paths.APP / "tips.json"
    assert said == (
        "Not everything was deleted. Still there, because another program is using it or the system refused to "
        f"move it: {left}. None"
    )
    assert ended == "0 2"
    assert left.is_file()
