"""Large records and bundles are read in the background: the window goes on, says so when it takes long, and cancels."""

from __future__ import annotations

from pathlib import Path
from threading import Event, Timer, current_thread, main_thread
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.core.record import Seated
from garden_desktop.hotseat import background
from garden_desktop.hotseat.background import AT_ONCE
from garden_desktop.hotseat.backup.bundle import members_of, packed
from garden_desktop.hotseat.journal import MatchInUse, check_free
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui import record_opener
from garden_desktop.ui.kit.accessibility import child_widgets, is_open_sheet
from garden_desktop.ui.record_opener import OpeningSheet
from garden_desktop.ui.window import MainWindow
from tests.ui.house import House, notice, playing, still_plays

SE = "stalk_exchange"
SEATS = (Seated("Ann", 0), Seated("Ben", 1))


def long_record(house: House) -> Path:
    """A record that is too large to be read at once: moves that were made and taken back again and again."""
    session = MatchRepository(house.matches).begin_match(MatchSetup(SE, SEATS, {}, 5))
    move = session.rules.move_text(session.rules.legal_moves(session.match.state)[0])
    session.close()
    assert session.journal is not None
    with session.journal.path.open("ab") as file:
        file.write(f'[1,"{move}"]\n{{"undo":1}}\n'.encode() * (AT_ONCE // 20))
    assert session.journal.path.stat().st_size > AT_ONCE
    return session.journal.path


def test_a_large_record_is_read_in_the_background_and_opens(house: House, qtbot: QtBot) -> None:
    path = long_record(house)
    window = house.open()
    window.navigator.open_record(path)
    assert window.navigator.match is None, "the window goes on meanwhile"
    qtbot.waitUntil(lambda: window.navigator.match is not None, timeout=60_000)
    assert playing(window).session.journal is not None
    assert not sheets(window)


def test_a_record_that_takes_long_is_told_of_and_can_be_cancelled(
    house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, go_on, ended = long_record(house), Event(), Event()
    seat = MatchRepository.make_session

    def slow(shelf: MatchRepository, *args: Any) -> Any:
        if current_thread() is not main_thread():
            go_on.wait(60)
        try:
            return seat(shelf, *args)
        except background.Cancelled:
            ended.set()
            raise

    monkeypatch.setattr(record_opener, "PATIENCE_MS", 1)
    window = house.open()
    monkeypatch.setattr(MatchRepository, "make_session", slow)
    window.navigator.open_record(path)
    qtbot.waitUntil(lambda: bool(sheets(window)))
    assert sheets(window)[0].accessibleName() == f"Opening {path.name}…"
    QTest.keyClick(sheets(window)[0], Qt.Key.Key_Escape)
    assert not sheets(window)
    go_on.set()
    assert ended.wait(60), "the thread ends before the next line"
    QApplication.processEvents()
    assert window.navigator.match is None
    monkeypatch.setattr(MatchRepository, "make_session", seat)
    qtbot.waitUntil(lambda: opened_again(window, path), timeout=60_000)


def held_back(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Records read in the background wait for this event, with the record locked."""
    go_on, seat = Event(), MatchRepository.make_session

    def slow(shelf: MatchRepository, *args: Any) -> Any:
        if current_thread() is not main_thread():
            go_on.wait(60)
        return seat(shelf, *args)

    monkeypatch.setattr(MatchRepository, "make_session", slow)
    return go_on


def test_a_large_record_that_is_asked_for_twice_opens_once(
    house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second click of a double click was refused, as the thread of the first one held the record."""
    path, go_on = long_record(house), held_back(monkeypatch)
    window = house.open()
    window.navigator.resume(path)
    qtbot.waitUntil(lambda: is_held(path))
    window.navigator.resume(path)
    go_on.set()
    qtbot.waitUntil(lambda: window.navigator.match is not None or bool(notice(window)), timeout=60_000)
    assert notice(window) == ""
    assert playing(window).session.journal is not None


def is_held(path: Path) -> bool:
    try:
        check_free(path)
    except MatchInUse:
        return True
    return False


def test_a_match_that_is_begun_meanwhile_stays_on_top(
    house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, go_on = long_record(house), held_back(monkeypatch)
    window = house.open()
    window.navigator.resume(path)
    window.navigator.begin(MatchSetup(SE, SEATS, {}, 6))
    begun = window.navigator.match
    go_on.set()
    assert window.navigator._opener._task is None
    qtbot.waitUntil(lambda: not is_held(path), timeout=60_000)
    QApplication.processEvents()
    assert window.navigator.match is begun


@pytest.mark.parametrize(
    ("name", "shown"), [("a\nb.jsonl", "a\N{REPLACEMENT CHARACTER}b.jsonl"), ("x" * 90, "x" * 60 + "…")]
)
def test_the_sheet_shows_of_a_name_what_can_be_shown(house: House, name: str, shown: str) -> None:
    window = house.open()
    sheet = OpeningSheet(window.context.appearance, Path(name), window)
    assert sheet.accessibleName() == f"Opening {shown}…"


def opened_again(window: MainWindow, path: Path) -> bool:
    """Whether the record is free, so that it opens."""
    if window.navigator.match is None and window.navigator._opener._task is None:
        window.navigator.open_record(path)
    return window.navigator.match is not None


def sheets(window: MainWindow) -> list[OpeningSheet]:
    return [layer for layer in child_widgets(window) if isinstance(layer, OpeningSheet) and is_open_sheet(layer)]


def test_what_is_large_and_no_match_is_said_when_it_is_known(house: House, qtbot: QtBot, tmp_path: Path) -> None:
    path = long_record(house)
    with path.open("ab") as file:
        file.write(b'[1,"no move"]\n')
    window = house.open()
    window.navigator.open_record(path)
    qtbot.waitUntil(lambda: bool(notice(window)), timeout=60_000)
    assert "is not a move of this game" in notice(window)


def test_a_large_bundle_is_checked_in_the_background_comes_in_and_opens(
    house: House, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, threads, seat = tmp_path / "mine.toml", [], MatchRepository.make_session
    standard = paths.resource(SE, "packs", "standard.toml").read_bytes()
    own.write_bytes(b"# mine mine mine mine mine mine mine mine\n" * (AT_ONCE // 40) + standard)
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(paths, "user_dir", lambda: tmp_path / "there")
        session = MatchRepository(tmp_path / "there" / "matches").begin_match(MatchSetup(SE, SEATS, {}, 5, own))
        session.close()
        assert session.journal is not None
        mailed = tmp_path / "mailed.gardenmatch"
        mailed.write_bytes(packed(members_of(session, session.journal.path)))
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "here")

    def watched(shelf: MatchRepository, *args: Any) -> Any:
        threads.append(current_thread() is main_thread())
        return seat(shelf, *args)

    window = house.open()
    monkeypatch.setattr(MatchRepository, "make_session", watched)
    window.navigator.open_record(mailed)
    assert window.navigator.match is None, "the window goes on meanwhile"
    qtbot.waitUntil(lambda: window.navigator.match is not None, timeout=60_000)
    assert playing(window).session.pack_file is not None
    assert threads == [False, True], "checked in the background, then read at once as any small record"


def test_a_window_that_is_closed_opens_nothing_more(house: House, qtbot: QtBot) -> None:
    path = long_record(house)
    window = house.open()
    window.navigator.open_record(path)
    window.close()
    assert window.navigator._opener._task is None
    other = house.open()
    qtbot.waitUntil(lambda: opened_again(other, path), timeout=60_000)
    other.navigator.go_home()
    still_plays(other)


def imported(house: House, qtbot: QtBot, window: MainWindow, path: Path) -> str:
    """Import a file in the book; returns what is said at the end."""
    with qtbot.waitSignal(window.navigator.library.transfer.import_queue.ended, timeout=60_000) as ended:
        window.navigator.library.transfer.import_queue.add_files([path])
    return str(ended.args[1])


def elsewhere(path: Path, folder: Path) -> Path:
    """The file alone, in a folder that is not the program's."""
    folder.mkdir()
    return path.rename(folder / path.name)


@pytest.mark.parametrize("packed_in", ["record", "bundle", "backup"])
def test_a_record_is_imported_in_the_book_while_the_window_goes_on_and_escape_ends_it(
    house: House, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, packed_in: str
) -> None:
    """It was read and replayed between two events of the window, which stood still for 1 to 2 s."""
    path = elsewhere(long_record(house), tmp_path / "elsewhere")
    if packed_in != "record":
        data = packed({f"records/{path.name}": path})
        path = path.with_suffix({"bundle": ".gardenmatch", "backup": ".zip"}[packed_in])
        path.write_bytes(data)
    window = house.open()
    window.navigator.open_book()
    page = window.navigator.library
    with monkeypatch.context() as held:
        go_on = held_back(held)
        page.transfer.import_queue.add_files([path])
        qtbot.waitUntil(lambda: page.transfer.busy and page.progress.isVisible())
        assert "Importing, 1 file left" in page.progress.text()
        with qtbot.waitSignal(page.transfer.import_queue.ended, timeout=60_000):
            QTest.keyClick(page, Qt.Key.Key_Escape)
            assert not page.transfer.busy
            go_on.set()
    assert not [*house.matches.glob("*.jsonl")]
    assert imported(house, qtbot, window, path) == "Imported matches: 1."
    assert len([*house.matches.glob("*.jsonl")]) == 1


def test_a_window_that_is_closed_during_an_import_leaves_no_record(
    house: House, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, go_on = elsewhere(long_record(house), tmp_path / "elsewhere"), held_back(monkeypatch)
    window = house.open()
    window.navigator.open_book()
    window.navigator.library.transfer.import_queue.add_files([path])
    qtbot.waitUntil(lambda: window.navigator.library.transfer.busy)
    Timer(0.1, go_on.set).start()
    window.close()
    assert not [*house.matches.glob("*.jsonl")]
