"""A law for every system, and death on Windows where it is broken: a file is closed when its owner is closed."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.commands import smoke_test
from garden_desktop.core.record import Seated
from garden_desktop.hotseat.backup.bundle import members_of, packed
from garden_desktop.hotseat.journal import BUNDLE
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.error_reporter import FILE, ErrorReporter
from garden_desktop.ui.settings.about_sheet import AboutSheet
from garden_desktop.ui.window import MainWindow
from tests.shipped import SHIPPED
from tests.ui.book.book_views import VIEWS
from tests.ui.house import House, play, playing
from tests.ui.menus import POPS_UP, choose_line
from tests.windows_files import open_files, windows_sharing

pytestmark = POPS_UP

INDEX = "matches.index"
LOG = f"log/{FILE}"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder with everything of this person's."""
    for name in ("user", "cache", "log"):
        monkeypatch.setattr(paths, f"{name}_dir", lambda name=name: tmp_path if name == "user" else tmp_path / name)
    return tmp_path


@pytest.fixture
def faults(own: Path) -> ErrorReporter:
    """A log with a line in it."""
    faults = ErrorReporter(own / "log")
    faults.log_quietly("something was odd")
    return faults


def finished(folder: Path, key: str) -> Path:
    """A record of a whole match."""
    session, rng = (
        MatchRepository(folder).begin_match(MatchSetup(key, (Seated("Ann", 0), Seated("Ben", 1)), {}, 1)),
        Random(1),
    )
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    return session.journal.path


def ask_for(monkeypatch: pytest.MonkeyPatch, *files: Path) -> None:
    """What the next dialogs answer."""
    names = [str(file) for file in files]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (names[0], ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (names, ""))


def bring_in_and_out(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, elsewhere: Path) -> None:
    """Everything that the book reads and writes: import, backup, restore, mailed match, exports, report, bin, move."""
    library = window.navigator.library
    transfer, exports = library.transfer, library.exports
    ask_for(monkeypatch, elsewhere / "all.zip")
    with qtbot.waitSignal(transfer.told):
        choose_line(transfer, "Back up everything…")
    assert len(ZipFile(elsewhere / "all.zip").namelist()) > 1
    session = MatchRepository(window.context.folder).open_read_only(
        record := finished(elsewhere / "theirs", "stalk_exchange")
    )
    (mailed := elsewhere / f"mailed{BUNDLE}").write_bytes(packed(members_of(session, record)))
    (elsewhere / "no.jsonl").write_bytes(b"no record\n")
    (elsewhere / "no.zip").write_bytes(b"PK")
    ask_for(monkeypatch, record, mailed, elsewhere / "all.zip", elsewhere / "no.jsonl", elsewhere / "no.zip")
    with qtbot.waitSignal(transfer.import_queue.ended):
        choose_line(transfer, "Import matches…")
    library.selection.read()
    for kind in exports._kinds():
        ask_for(monkeypatch, elsewhere / f"out{kind.ending}")
        exports._export(kind)
    exports._tell()
    qtbot.waitUntil(lambda: not exports.work.busy)
    about = AboutSheet(window.context.appearance, {}, window, record, window.context.folder)
    ask_for(monkeypatch, elsewhere / "report.zip")
    about._save_report()
    assert ZipFile(elsewhere / "report.zip").namelist()
    about.dismiss()
    library._throw_away()
    library.put_back.restore_last()


@pytest.mark.daily
def test_after_a_match_the_book_an_import_and_an_export_only_the_index_and_the_log_are_open(
    house: House,
    faults: ErrorReporter,
    own: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    finished(house.matches, "gnomadic_gardeners")
    window = house.open()
    window.navigator.begin(MatchSetup("stalk_exchange", (Seated("Ann", 0), Seated("", 1, "easy")), {}, 5))
    play(window)
    assert len(open_files(own)) == 3, "the record of the match, while it is played, the index and the log"
    window.navigator.go_home()
    window.navigator.open_book()
    bring_in_and_out(window, qtbot, monkeypatch, elsewhere)
    for open_view in VIEWS:
        open_view(window)
    window.navigator._look_back_on(window.context.shelf.paths()[0])
    window.navigator.go_home()
    assert open_files(own) == [LOG, INDEX]
    assert open_files(elsewhere) == []
    window.close()
    assert open_files(own) == [LOG]
    faults.close()
    assert open_files(own) == []


@pytest.mark.parametrize("key", SHIPPED)
def test_a_match_that_was_left_and_a_window_that_was_closed_have_no_file_open(
    house: House, own: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows_sharing(monkeypatch)
    window = house.open()
    window.navigator.begin(MatchSetup(key, (Seated("Ann", 0), Seated("Ben", 1)), {}, 5))
    play(window)
    window.navigator.go_home()
    (record,) = window.context.shelf.paths()
    assert open_files(own) == [INDEX]
    window.navigator.resume(record)
    assert playing(window).session.journal is not None
    window.close()
    assert open_files(own) == []
    shutil.rmtree(own)
    own.mkdir()
    again = house.open()
    again.navigator.begin(MatchSetup(key, (Seated("Ann", 0), Seated("Ben", 1)), {}, 5))
    assert play(again) > 0


def test_a_window_that_is_closed_in_the_middle_of_a_backup_and_an_import_leaves_no_half_file_and_none_open(
    house: House, own: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    windows_sharing(monkeypatch)
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    record = finished(house.matches, "stalk_exchange")
    window = house.open()
    window.navigator.open_book()
    transfer = window.navigator.library.transfer
    ask_for(monkeypatch, elsewhere / "whole.zip")
    choose_line(transfer, "Back up everything…")
    steps = transfer._work._steps
    assert steps is not None
    next(steps)
    session = MatchRepository(house.matches).open_read_only(record)
    (mailed := elsewhere / f"mailed{BUNDLE}").write_bytes(packed(members_of(session, record)))
    transfer.import_queue.add_files([mailed])
    assert transfer.import_queue._work is not None
    next(transfer.import_queue._work)
    (half,) = elsewhere.glob("whole.zip.*")
    assert open_files(elsewhere) == [mailed.name, half.name]
    window.close()
    assert open_files(elsewhere) == open_files(own) == []
    assert [file.name for file in elsewhere.iterdir()] == [mailed.name]


def test_a_window_that_never_opened_the_book_makes_no_index_when_it_is_closed(house: House, own: Path) -> None:
    window = house.open()
    window.close()
    assert not (own / INDEX).exists()


def test_the_smoke_test_deletes_its_folder_where_no_open_file_can_be_deleted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(
        smoke_test, "_play_every_game", lambda window: [window.navigator.go_home(), window.navigator.open_book(), 0][-1]
    )
    windows_sharing(monkeypatch)
    assert smoke_test.run() == 0
    assert capsys.readouterr().out == "smoke test: passed\n"
    assert list(tmp_path.iterdir()) == []


FAILS = """
import sys
from garden_desktop import __main__
def fail(words, console):
    raise {error}
__main__._run = fail
print("returned", __main__.main(["--smoke-test"]))
"""


@pytest.mark.parametrize("error", ["PermissionError(13, 'used by another process')", "ImportError('no numpy')"])
def test_a_smoke_test_that_fails_ends_with_status_and_words(error: str) -> None:
    """An exception that leaves the windowed program is a message box there, at which an unattended build waits."""
    done = subprocess.run(
        [sys.executable, "-c", FAILS.format(error=error)], capture_output=True, text=True, check=False
    )
    assert done.stdout == "returned 1\n"
    assert done.stderr.splitlines()[-1].startswith(error.partition("(")[0])
