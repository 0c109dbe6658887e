"""The garden book in the window: found, read, gone on with, thrown away and put back; records are never changed."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from threading import Semaphore

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import RecordError, Seated
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.importer import Importer, ImportResult
from garden_desktop.hotseat.book.names_and_notes import MatchNote, MatchNotes
from garden_desktop.hotseat.match_repository import TORN, MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.book import tasks
from garden_desktop.ui.book.page import BookPage
from garden_desktop.ui.book.people.page import SavedTablesPanel
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.match.match_screen import ScorePadScreen
from garden_desktop.ui.match.replay import ReplayView
from garden_desktop.ui.window import MainWindow
from tests.systems import close_to_us
from tests.ui.fakes import FolderBin
from tests.ui.house import House, playing
from tests.ui.measure import watching
from tests.ui.menus import POPS_UP, choose_line

pytestmark = POPS_UP

GG, SE = "gnomadic_gardeners", "stalk_exchange"
ANN, BEN, CLEO = Seated("Ann", 0), Seated("Ben", 1), Seated("<b>Cleo</b>", 2)
MATCHES = [(SE, (ANN, BEN), 5), (GG, (ANN, BEN), 10**6), (GG, (ANN, CLEO), 10**6), (SE, (BEN, CLEO), 0)]
"""Game, seats and moves; the newest first. Those with so many moves are over."""
HOUR = 3600


def stored(house: House, key: str, seats: tuple[Seated, ...], moves: int, ago: float) -> Path:
    """A match that began 90 minutes before it was played last."""
    session, rng = MatchRepository(house.matches).begin_match(MatchSetup(key, seats, {}, moves % 97)), Random(moves)
    while not session.over and session.match.ply < moves:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    last = time.time() - ago
    begun = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(last - 1.5 * HOUR))
    path = session.journal.path.rename(house.matches / f"{begun}-{key}.jsonl")
    os.utime(path, (last, last))
    return path


@pytest.fixture
def paths(house: House) -> list[Path]:
    return [stored(house, *match, ago=2 * HOUR * (number + 1)) for number, match in enumerate(MATCHES)]


@pytest.fixture
def window(house: House, paths: list[Path]) -> Iterator[MainWindow]:
    digests = {path.name: digest(path) for path in paths}
    window = house.open()
    QTest.keyClick(window.navigator.home.page, Qt.Key.Key_B)
    yield window
    for path in house.matches.rglob("*.jsonl"):
        assert digests.get(path.name, digest(path)) == digest(path), "the book changes no record"


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def book(window: MainWindow) -> BookPage:
    assert window.navigator.library.isVisible()
    return window.navigator.library


def names(window: MainWindow) -> list[str]:
    lines = book(window).lines
    return [name for row in range(lines.rowCount()) if (name := lines.name_at(row))]


def buttons(match: QWidget) -> list[str]:
    """What can be pressed, by name."""
    return [button.accessibleName() or button.text() for button in match.findChildren(QAbstractButton)]


def press(window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = window.focusWidget() or book(window)
    QTest.keyClick(focus, key, held)
    QApplication.processEvents()


def choose(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    page = book(window)
    page.list.go_to(page.lines.row_of(path.name))
    qtbot.waitUntil(lambda: page.detail.session is not None)


def test_every_match_is_there_running_ones_first(window: MainWindow, paths: list[Path]) -> None:
    assert names(window) == [paths[number].name for number in (0, 3, 1, 2)]
    assert book(window).filter_bar.number.text() == "4 matches"
    assert book(window).lines.data(book(window).lines.index(0)) == "Unfinished, 2 matches"


def test_the_way_there_by_mouse_and_back_by_key(house: House, paths: list[Path]) -> None:
    window = house.open()
    door = next(one for one in window.findChildren(LinkButton) if one.text() == "Statistics")
    QTest.mouseClick(door, Qt.MouseButton.LeftButton)
    assert book(window).list.hasFocus()
    press(window, Qt.Key.Key_Escape)
    assert window.navigator.home.isVisible()


def test_a_line_is_read_as_one_sentence(window: MainWindow, paths: list[Path]) -> None:
    page = book(window)
    scores = page.lines.line(paths[1].name).people
    winner, loser = scores
    said = page.lines.data(page.lines.index(page.lines.row_of(paths[1].name)), Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("Gnomadic Gardeners, ")
    assert f"Won by {winner.name}. {winner.name} {winner.points} and {loser.name} {loser.points}. 1 h 30 min" in said
    assert said.endswith("Row 3 of 4.")
    reader = QAccessible.queryAccessibleInterface(page.list)
    assert reader is not None
    assert reader.text(QAccessible.Text.Name) == "Matches"


def test_of_running_matches_nothing_is_told_that_home_does_not_tell(window: MainWindow, paths: list[Path]) -> None:
    line = book(window).lines.line(paths[0].name)
    assert [(one.name, one.points, one.won) for one in line.people] == [("Ann", "", False), ("Ben", "", False)]
    assert line.second == "Round 1: Ann to move"


def test_how_a_match_stands_is_read_where_nobody_has_asked(
    window: MainWindow, paths: list[Path], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, also where it turns out that it cannot be read."""
    page, asked, look = book(window), {paths[0].name, paths[3].name}, MatchRepository.open_read_only
    looked: list[str] = []
    qtbot.waitUntil(lambda: page.detail.session is not None)  # the chosen one is read whole when the choice rests
    for name in asked:
        window.context.book.note(window.context.book.entry(name)._replace(headline=None))

    def refuse_one(shelf: MatchRepository, path: Path) -> Session:
        looked.append(path.name)
        if path.name == paths[3].name:
            raise RecordError(0, TORN)
        return look(shelf, path)

    monkeypatch.setattr(MatchRepository, "open_read_only", refuse_one)
    page._show()
    told = ["Round 1: Ann to move", "unreadable"]
    qtbot.waitUntil(lambda: [page.lines.line(path.name).second for path in (paths[0], paths[3])] == told)
    page.list.viewport().repaint()
    QApplication.processEvents()
    assert sorted(looked) == sorted(asked)


def test_the_page_beside_the_list_says_how_a_match_stands_as_soon_as_it_is_known(
    window: MainWindow, paths: list[Path], qtbot: QtBot
) -> None:
    page, name = book(window), paths[0].name
    window.context.book.note(window.context.book.entry(name)._replace(headline=None))
    page.detail.show_line(page.lines.line(name), MatchNote())
    assert page.detail.reason.text() == ""
    qtbot.waitUntil(lambda: page.detail.reason.text() == "Round 1: Ann to move")


def test_what_is_typed_finds_names_games_and_notes(window: MainWindow, house: House, paths: list[Path]) -> None:
    page = book(window)
    press(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    for text, found in (
        ("cleo", [3, 2]),
        ("gnomadic ben", [1]),
        ("stalk", [0, 3]),
        ("%", []),
        ("ann cleo", [2]),
        ("", [0, 3, 1, 2]),
    ):
        page.filter_bar.search_field.setText(text)
        assert names(window) == [paths[number].name for number in found], text
    page.filter_bar.search_field.setText("zz")
    assert page.nothing.isVisible()
    assert page.filter_bar.number.text() == "0 of 4 matches"
    press(window, Qt.Key.Key_Escape)
    assert len(names(window)) == 4


def test_filters_add_up_and_are_taken_away(window: MainWindow, paths: list[Path]) -> None:
    page = book(window)
    opener = page.filter_bar.filter
    assert (opener.text(), page.filter_bar.number.isVisible()) == ("Filter", False)
    choose_line(opener, "Player", "Ben")
    assert names(window) == [paths[number].name for number in (0, 3, 1)]
    assert opener.text() == "Ben"
    choose_line(opener, "Status", "Finished")
    assert names(window) == [paths[1].name]
    assert page.filter_bar.number.isVisible()
    assert page.filter_bar.number.text() == "1 of 4 matches"
    assert (opener.text(), opener.accessibleName()) == ("2 filters", "Filter: Ben and Finished")
    choose_line(opener, "Game", "Stalk Exchange")
    assert page.all_again.isVisible()
    QTest.mouseClick(page.all_again, Qt.MouseButton.LeftButton)
    assert len(names(window)) == 4
    choose_line(opener, "Oldest first")
    assert names(window) == [paths[number].name for number in (3, 0, 2, 1)]
    choose_line(opener, "Month", "All months")
    assert len(names(window)) == 4
    choose_line(opener, "Player", CLEO.name)
    choose_line(opener, "All matches")
    assert names(window) == [paths[number].name for number in (3, 0, 2, 1)], "cleared, in the order that was chosen"


def test_the_chosen_match_says_how_it_ended(window: MainWindow, paths: list[Path], qtbot: QtBot) -> None:
    choose(window, paths[2], qtbot)
    detail = book(window).detail
    result = MatchRepository(paths[2].parent).open_read_only(paths[2]).match.result()
    assert detail.headline.isVisible()
    assert "wins" in detail.headline.text() or "together" in detail.headline.text()
    assert detail.reason.text()
    line = detail.line
    assert line is not None
    assert sorted((int(one.points) for one in line.people), reverse=True) == sorted(result.scores, reverse=True)


def test_arrows_walk_and_enter_resumes(window: MainWindow, paths: list[Path]) -> None:
    press(window, Qt.Key.Key_End)
    assert book(window).detail.line is not None
    press(window, Qt.Key.Key_Home)
    press(window, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Return)
    journal = playing(window).session.journal
    assert journal is not None
    assert journal.path == paths[3]
    assert "Back to Statistics" in buttons(playing(window))
    window.navigator.go_home()
    window.navigator.resume(paths[3])
    assert "Back to the home screen" in buttons(playing(window))


def test_a_replay_leads_back_to_the_book(window: MainWindow, paths: list[Path], qtbot: QtBot) -> None:
    choose(window, paths[1], qtbot)
    press(window, Qt.Key.Key_Space)
    match = playing(window)
    assert match.session.journal is None
    assert match.findChild(ReplayView) is not None
    match.show_pad()
    pad = match.findChildren(ScorePadScreen)[-1]  # the one before goes a moment later
    assert buttons(pad).count("Back to Statistics") == 2
    match.left.emit()
    line = book(window).detail.line
    assert line is not None
    assert line.entry.name == paths[1].name


def test_looking_back_begins_from_the_book(window: MainWindow, paths: list[Path], qtbot: QtBot) -> None:
    choose(window, paths[1], qtbot)
    press(window, Qt.Key.Key_L)
    assert playing(window)._looking_back is not None
    playing(window).left.emit()
    assert book(window).isVisible()


def test_playing_again_begins_another_match_at_the_same_table(
    window: MainWindow, house: House, paths: list[Path], qtbot: QtBot
) -> None:
    choose(window, paths[2], qtbot)
    press(window, Qt.Key.Key_P)
    session = playing(window).session
    assert {seat.name for seat in session.seats} == {"Ann", "<b>Cleo</b>"}
    assert session.match.ply == 0 or session.journal is not None
    assert session.journal is not None
    assert session.journal.path not in paths


def test_a_name_and_a_note_are_kept_beside_the_record(window: MainWindow, house: House, paths: list[Path]) -> None:
    page = book(window)
    page.list.go_to(page.lines.row_of(paths[1].name))
    press(window, Qt.Key.Key_F2)
    QTest.keyClicks(window.focusWidget(), "The long one")
    press(window, Qt.Key.Key_Return)
    page.detail.note.setFocus()
    QTest.keyClicks(page.detail.note, "never trust a tulip")
    page.list.setFocus()
    assert MatchNotes(house.matches).note_of(paths[1].name) == MatchNote("The long one", "never trust a tulip")
    assert page.lines.line(paths[1].name).title == "The long one"
    page.filter_bar.search_field.setText("tulip")
    assert names(window) == [paths[1].name]


def throw(window: MainWindow, path: Path) -> None:
    book(window).list.go_to(book(window).lines.find(path.name))
    press(window, Qt.Key.Key_Delete)


def fetch(window: MainWindow) -> None:
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_what_is_thrown_away_can_be_put_back(window: MainWindow, house: House, paths: list[Path], qtbot: QtBot) -> None:
    choose(window, paths[1], qtbot)
    press(window, Qt.Key.Key_Delete)
    assert not paths[1].exists()
    assert not (house.matches / "trash").exists(), "it went to the system"
    assert paths[1].name not in names(window)
    button = book(window).put_back
    assert button.isVisible()
    assert button.text() == "Undo delete"
    assert button.toolTip().startswith("“Gnomadic Gardeners, Ann and Ben”")
    assert button.toolTip().endswith("” is now in the system’s recycle bin.")
    fetch(window)
    assert paths[1].exists()
    assert paths[1].name in names(window)
    assert book(window).selection.name == paths[1].name
    assert not button.isVisible()


def test_several_come_back_one_after_another_the_last_first(window: MainWindow, paths: list[Path]) -> None:
    throw(window, paths[1])
    throw(window, paths[3])
    button = book(window).put_back
    assert button.text() == "Undo delete (2)"
    assert button.toolTip().startswith("“Stalk Exchange, Ben and <")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (paths[1].exists(), paths[3].exists()) == (False, True)
    assert button.text() == "Undo delete"
    assert button.toolTip().startswith("“Gnomadic Gardeners, Ann and Ben”")
    fetch(window)
    assert paths[1].exists()
    fetch(window)
    assert not button.isVisible()
    assert not book(window).notice.isVisible()


def test_when_all_is_in_the_bin_the_page_beside_tells_of_none(
    window: MainWindow, paths: list[Path], qtbot: QtBot
) -> None:
    choose(window, paths[1], qtbot)
    for path in (paths[0], paths[3], paths[2]):
        throw(window, path)
    qtbot.waitUntil(book(window).detail.headline.isVisible)
    throw(window, paths[1])
    assert names(window) == []
    detail = book(window).detail
    assert not any(part.isVisible() for part in (detail.title, detail.headline, detail.reason))
    assert book(window).put_back.text() == "Undo delete (4)"


def test_what_was_emptied_from_the_bin_is_said_and_the_next_one_is_offered(
    window: MainWindow, paths: list[Path]
) -> None:
    throw(window, paths[1])
    throw(window, paths[3])
    last = window.context.shelf.bin.last
    assert last is not None
    last.there.unlink()
    QTest.mouseClick(book(window).put_back, Qt.MouseButton.LeftButton)
    said = book(window).notice.words.text()
    assert said.startswith("“Stalk Exchange, Ben and <")
    assert said.endswith("” is no longer in the recycle bin, so it cannot be restored.")
    assert not paths[3].exists()
    assert book(window).list.hasFocus()
    fetch(window)
    assert paths[1].exists()
    assert not book(window).put_back.isVisible()


def test_where_the_system_has_no_bin_the_button_tells_the_folder(
    window: MainWindow, house: House, paths: list[Path], folder_bin: FolderBin
) -> None:
    folder_bin.refuses = True
    throw(window, paths[1])
    trash = house.matches / "trash"
    assert (trash / paths[1].name).exists()
    words = f"” is now in the folder {trash}, because this system has no recycle bin for it."
    assert book(window).put_back.toolTip().endswith(words)
    fetch(window)
    assert paths[1].exists()


def test_what_was_forgotten_at_home_comes_back_in_the_book(window: MainWindow, paths: list[Path]) -> None:
    window.navigator.home.match_forgotten.emit(paths[0])
    assert not paths[0].exists()
    window.navigator.open_book()
    assert book(window).put_back.toolTip().startswith(f"“{paths[0].name}” is now in ")
    fetch(window)
    assert paths[0].name in names(window)


def test_a_note_comes_back_with_a_match_that_needs_another_name(
    window: MainWindow, house: House, paths: list[Path], qtbot: QtBot
) -> None:
    path = stored(house, GG, (ANN,), 3, ago=HOUR / 2)
    MatchNotes(house.matches).write(path.name, MatchNote("The long one"))
    book(window).transfer.import_queue.restored.emit()
    book(window).open()
    qtbot.waitUntil(lambda: path.name in names(window))
    throw(window, path)
    path.write_bytes(paths[2].read_bytes())
    fetch(window)
    assert path.read_bytes() == paths[2].read_bytes()
    other = path.with_name(f"{path.stem}-2.jsonl")
    assert MatchNotes(house.matches).note_of(other.name).title == "The long one"
    assert other.name in names(window)


def test_a_disk_that_refuses_costs_one_sentence(window: MainWindow, paths: list[Path], qtbot: QtBot) -> None:
    choose(window, paths[1], qtbot)
    paths[1].unlink()
    press(window, Qt.Key.Key_Delete)
    assert book(window).notice.isVisible()
    assert len(names(window)) == 4, "what is gone is found out when the page is shown again"
    book(window).open()
    assert len(names(window)) == 3


def test_a_damaged_record_is_named_and_the_others_stay(window: MainWindow, paths: list[Path], qtbot: QtBot) -> None:
    lines = paths[1].read_bytes().split(b"\n")
    damaged = paths[1].with_name("2001-01-01-000000-damaged.jsonl")
    damaged.write_bytes(b"\n".join([*lines[:4], b"[1, 2, 3]", *lines[4:]]))
    broken = paths[1].with_name("2001-01-01-000000-broken.jsonl")
    broken.write_bytes(b"no record\n")
    page = book(window)
    page.open()
    qtbot.waitUntil(lambda: len(names(window)) == 6)
    assert page.lines.line(broken.name).second == "unreadable"
    assert page.lines.line(broken.name).title == broken.name
    qtbot.waitUntil(lambda: page.filter_bar.number.text() == "5 matches")
    page.list.go_to(page.lines.row_of(damaged.name))
    qtbot.waitUntil(lambda: damaged.name in page.detail.reason.text())
    assert not page.detail.headline.isVisible()
    page.list.go_to(page.lines.row_of(broken.name))
    assert not page.detail.primary.isVisible()


def test_an_empty_book_leads_to_a_new_game(house: House) -> None:
    window = house.open()
    window.navigator.home.book_wanted.emit()
    page = book(window)
    assert page.nothing.text() == "Your matches will appear here."
    assert not page.filter_bar.isVisible()
    QTest.mouseClick(page.all_again, Qt.MouseButton.LeftButton)
    assert window.navigator.home.isVisible()


def test_a_book_whose_folder_is_closed_does_not_say_that_nobody_has_played(
    house: House, paths: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    close_to_us(monkeypatch, house.matches)
    window = house.open()
    QTest.keyClick(window.navigator.home.page, Qt.Key.Key_B)
    page = book(window)
    assert not page.list.isVisible()
    assert page.nothing.text() == (
        f"The program is not allowed to read the folder {house.matches}, so its matches cannot be shown. "
        "Change the permissions of the folder, then restart the program."
    )


def test_the_book_speaks_another_language_at_once(window: MainWindow, paths: list[Path], qtbot: QtBot) -> None:
    choose(window, paths[1], qtbot)
    window.context.languages.choose("de")
    QApplication.processEvents()
    page = book(window)
    said = page.filter_bar.number.text(), page.detail.replay.text(), page.lines.data(page.lines.index(0))
    window.context.languages.choose("en")
    assert said == ("4 Partien", "Nachspielen", "Nicht beendet, 2 Partien")


def test_people_stand_in_the_order_of_the_alphabet(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    played = {"Zoe": 9, "Öle": 3, "anna": 2, "Seat 10": 2, "Seat 2": 1}
    monkeypatch.setattr(Book, "people", lambda _: [*played.items()])
    assert book(window).filter_bar._people() == ["anna", "Öle", "Seat 2", "Seat 10", "Zoe"]


def elsewhere(folder: Path) -> list[Path]:
    """A record, the same again, and what is none."""
    session = MatchRepository(folder / "else").begin_match(MatchSetup(GG, (ANN, BEN), {}, 77))
    session.close()
    assert session.journal is not None
    strange = folder / "strange.jsonl"
    strange.write_text("no record")
    return [session.journal.path, session.journal.path, strange]


@pytest.mark.parametrize("at_home", [True, False])
def test_files_that_are_dropped_come_in_and_are_told_of(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, at_home: bool
) -> None:
    target: QWidget = window.navigator.home if at_home else book(window)
    files, data = elsewhere(tmp_path), QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    how = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(target, QDragEnterEvent(QPoint(50, 50), *how))
    with qtbot.waitSignal(window.navigator.library.transfer.import_queue.ended):
        QApplication.sendEvent(target, QDropEvent(QPointF(50, 50), *how))
    page = window.navigator.library
    assert page.isVisible()
    assert len(names(window)) == 5
    words = page.notice.words.text()
    assert words.startswith("Imported matches: 1. Already here: 1. Skipped: 1. strange.jsonl")
    assert page.detail.line is not None
    assert page.detail.line.entry.name == files[0].name


def test_files_are_chosen_too_and_esc_ends_what_takes_long(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, files, may_read, bring = book(window), elsewhere(tmp_path), Semaphore(0), Importer.import_file
    begun: list[Path] = []

    def bring_when_it_may(bringing: Importer, path: Path) -> ImportResult:
        """In the thread that reads: one file for each release."""
        begun.append(path)
        assert may_read.acquire(timeout=60)
        return bring(bringing, path)

    monkeypatch.setattr(Importer, "import_file", bring_when_it_may)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *args: ([str(path) for path in files], ""))
    with qtbot.waitSignal(page.transfer.import_queue.ended):
        choose_line(page.transfer, "Import matches…")
        qtbot.waitUntil(lambda: page.progress.text() == "Importing, 3 files left. Esc cancels.")
        may_read.release()
        qtbot.waitUntil(lambda: page.progress.text() == "Importing, 2 files left. Esc cancels.")
        qtbot.waitUntil(lambda: len(begun) == 2)
        QTest.keyClick(page.list, Qt.Key.Key_Escape)
        may_read.release()
    assert page.isVisible(), "Esc ended that and no more"
    assert page.notice.words.text() == "Imported matches: 1. Already here: 1.", "the third was not opened"
    assert len(begun) == 2
    assert page.progress.isHidden()


def dropped(page: BookPage, path: Path, qtbot: QtBot) -> str:
    """What is said after a file was dropped on the book."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    how = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(page, QDragEnterEvent(QPoint(50, 50), *how))
    with qtbot.waitSignal(page.transfer.import_queue.ended):
        QApplication.sendEvent(page, QDropEvent(QPointF(50, 50), *how))
    return page.notice.words.text()


def backed_up(window: MainWindow, target: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is said after everything was backed up there."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(target), ""))
    with qtbot.waitSignal(book(window).transfer.told):
        choose_line(book(window).transfer, "Back up everything…")
    return book(window).notice.words.text()


def test_what_is_backed_up_comes_back_by_a_drop_notes_and_all(
    window: MainWindow, paths: list[Path], tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, target = book(window), tmp_path / "all.zip"
    page._notes.write(paths[0].name, MatchNote("The first", ""))
    assert backed_up(window, target, qtbot, monkeypatch) == f"Backup saved: {target} (5 files)."
    page._notes.write(paths[0].name, MatchNote())
    lost = paths[0].read_bytes()
    paths[0].unlink()
    page.open()
    assert len(names(window)) == 3
    assert dropped(page, target, qtbot) == "Imported matches: 1. Already here: 3."
    assert len(names(window)) == 4
    back = paths[0].with_suffix(".garden.jsonl")
    assert back.read_bytes() == lost
    assert page._notes.note_of(back.name).title == "The first"


def test_saved_tables_are_backed_up_and_come_back_to_home(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.context.tables.save_table(
        "Friday", MatchSetup("stalk_exchange", (Seated("Ann", 0), Seated("Ben", 1)), {}, 5)
    )
    target = tmp_path / "all.zip"
    assert backed_up(window, target, qtbot, monkeypatch) == f"Backup saved: {target} (5 files)."
    window.context.tables.drop("Friday")
    page = book(window)
    page.tabs.turn(1)
    dropped(page, target, qtbot)
    (box,) = page.findChildren(SavedTablesPanel)
    assert [row.table.name for row in box.rows] == ["Friday"]
    window.navigator.go_home()
    assert [table.name for table in window.navigator.home.tables()] == ["Friday"]


def test_a_backup_that_was_cut_is_one_sentence(
    window: MainWindow, paths: list[Path], tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "all.zip"
    backed_up(window, target, qtbot, monkeypatch)
    target.write_bytes(target.read_bytes()[:-30])
    paths[0].unlink()
    assert dropped(book(window), target, qtbot) == (
        "all.zip: This is not a complete Garden Desktop backup, so nothing was imported."
    )
    assert not paths[0].exists()


def test_esc_ends_a_backup_and_leaves_no_half_one(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, target = book(window), tmp_path / "all.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(target), ""))
    monkeypatch.setattr(tasks, "SECONDS", 0.0)
    choose_line(page.transfer, "Back up everything…")
    QApplication.processEvents()
    assert page.progress.text() == "Backing up, 3 files left. Esc cancels."
    QTest.keyClick(page.list, Qt.Key.Key_Escape)
    assert page.notice.words.text() == "No backup was made."
    assert page.isVisible()
    assert page.progress.isHidden()
    assert not list(tmp_path.glob("all*"))


def test_a_backup_in_a_folder_that_is_not_there_is_one_sentence(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "gone" / "all.zip"
    said = backed_up(window, target, qtbot, monkeypatch)
    assert said == f"{target} no longer exists. If you have moved it, open it from its new folder."


def test_matches_go_elsewhere_and_the_book_with_them(
    window: MainWindow, house: House, paths: list[Path], tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "elsewhere"
    place.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *args: str(place))
    choose_line(book(window).transfer, "Change storage folder…")
    qtbot.waitUntil(lambda: window.context.folder != house.matches)
    assert place in window.context.folder.parents
    assert window.context.settings.get("matches") == str(window.context.folder)
    assert window.navigator.library.isVisible()
    qtbot.waitUntil(lambda: len(names(window)) == len(paths))
    words = f"Matches are now stored in {window.context.folder}. The old folder {house.matches} was not changed."
    assert window.navigator.library.notice.words.text() == words
    assert window.context.shelf.folder == window.context.folder


def test_what_was_thrown_away_before_comes_back_into_another_folder(
    window: MainWindow, house: House, paths: list[Path], tmp_path: Path
) -> None:
    throw(window, paths[1])
    (tmp_path / "new").mkdir()
    window.navigator._keep_in(tmp_path / "new")
    assert book(window).put_back.isVisible()
    fetch(window)
    assert names(window) == [paths[1].name]
    assert (tmp_path / "new" / paths[1].name).exists()


def test_where_matches_cannot_go_they_stay(
    window: MainWindow, house: House, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *args: str(tmp_path / "gone"))
    with qtbot.waitSignal(book(window).transfer.told):
        choose_line(book(window).transfer, "Change storage folder…")
    assert book(window).notice.words.text().startswith("The storage folder was not changed. ")
    assert window.context.folder == house.matches
    assert window.context.settings.get("matches") is None


def why(window: MainWindow, path: Path, qtbot: QtBot) -> str:
    """What the page says of a record that cannot be read."""
    page = book(window)
    page.open()
    page.list.go_to(page.lines.row_of(path.name))
    qtbot.waitUntil(lambda: bool(page.detail._error))
    return page.detail.reason.text()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('[1,"no move"]', "“no move” is not a move of this game."),
        ("{half", "This line is not a move, an undo or a result."),
        ('[5,"x"]', "The move is by seat 5, but it is seat 1’s turn"),
    ],
)
def test_a_damaged_match_says_after_which_turn(
    house: House, paths: list[Path], qtbot: QtBot, line: str, said: str
) -> None:
    text = paths[2].read_text().split("\n")
    text[12] = line
    bad = paths[2].with_name("2026-11-01-120000-spoilt.jsonl")
    bad.write_text("\n".join(text))
    window = house.open()
    window.navigator.open_book()
    words = why(window, bad, qtbot)
    assert words.startswith(f"{bad.name}, line 13: ")
    assert said in words
    assert " Everything before that is intact, up to move 11: Round " in words


@pytest.mark.parametrize(("number", "said"), [("99", "comes from a newer version of Garden Desktop"), ("-1", "line 1")])
def test_a_match_of_another_version_says_so(
    house: House, paths: list[Path], qtbot: QtBot, number: str, said: str
) -> None:
    bad = paths[2].with_name("2026-11-01-120000-spoilt.jsonl")
    bad.write_text(paths[2].read_text().replace('"format":1', f'"format":{number}', 1))
    window = house.open()
    window.navigator.open_book()
    assert said in why(window, bad, qtbot)


@pytest.mark.parametrize("wide", [1280, 1920])
def test_a_long_name_is_written_whole_where_there_is_room(house: House, wide: int) -> None:
    long = Seated("Grandma Rose" if wide == 1280 else "Ann-Sophie von der Heide", 1)
    stored(house, GG, (ANN, long), 5, HOUR)
    window = house.open()
    window.resize(wide, 800)
    window.navigator.open_book()
    with watching() as painted:
        book(window).list.grab()
    assert long.name not in [fault.words for fault in painted.faults if fault.kind == "elided"]


@pytest.mark.parametrize(("wide", "high", "below"), [(1080, 1920, True), (1280, 800, False), (640, 900, False)])
def test_a_match_stands_below_the_list_where_the_window_is_upright_and_large(
    window: MainWindow, paths: list[Path], qtbot: QtBot, wide: int, high: int, below: bool
) -> None:
    """There is room for all of it, and nothing to scroll."""
    window.resize(wide, high)
    choose(window, paths[1], qtbot)
    QTest.qWait(1)
    page = book(window)
    one, other = (QRect(part.mapTo(page, QPoint()), part.size()) for part in (page.list, page.right))
    assert (other.top() > one.bottom(), other.left() > one.right()) == (below, not below)
    assert not below or page.right.verticalScrollBar().maximum() == 0
