"""What a match is exported as: made of the match that is shown, and a full disk is one sentence."""

from __future__ import annotations

import csv
import errno
import os
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from zipfile import ZipFile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.core.record import Seated
from garden_desktop.core.text import plain
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.report import OPEN
from garden_desktop.ui.book import exports
from garden_desktop.ui.book.exports import LogExport
from garden_desktop.ui.book.page import BookPage
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.window import MainWindow
from tests.systems import posix
from tests.ui.house import House

pytestmark = pytest.mark.qt_log_ignore(
    r"This plugin does not support (raise\(\)|grabbing the (keyboard|mouse)|propagateSizeHints\(\))"
)
SE, PF = "stalk_exchange", "paths_and_flower_beds"
SEATS = (Seated("=Ann", 0), Seated("<b>Ben</b>", 1), Seated("Cleo", 2))


@cache
def played(key: str, moves: int) -> bytes:
    with TemporaryDirectory() as folder:
        session, rng = MatchRepository(Path(folder)).begin_match(MatchSetup(key, SEATS, {}, 5)), Random(3)
        while not session.over and session.match.ply < moves:
            session.play(rng.choice(session.rules.legal_moves(session.match.state)))
        session.close()
        assert session.journal is not None
        return session.journal.path.read_bytes()


def stored(house: House, key: str, moves: int = 10**6) -> Path:
    path = house.matches / f"2026-11-24-120000-{key}.garden.jsonl"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(played(key, moves))
    return path


@pytest.fixture
def window(house: House) -> MainWindow:
    return house.open()


def chosen(window: MainWindow, qtbot: QtBot) -> BookPage:
    """The book with its only match read."""
    window.navigator.open_book()
    page = window.navigator.library
    qtbot.waitUntil(lambda: page.detail.session is not None or bool(page.detail._error))
    return page


def offered(page: BookPage) -> QMenu:
    """The menu that E opens."""
    QTest.keyClick(page.list, Qt.Key.Key_E)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def words(page: BookPage) -> list[str]:
    menu = offered(page)
    found = [action.text() for action in menu.actions()]
    menu.close()
    return found


def export(page: BookPage, what: str, target: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is said after one of the menu was chosen."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(target), ""))
    menu = offered(page)
    (action,) = (action for action in menu.actions() if action.text() == what)
    with qtbot.waitSignal(page.exports.told):
        action.trigger()
        menu.close()
    return page.notice.words.text()


RECORD, STORY, BLANK = "Match file…", "Log as text…", "Blank score sheets to print…"
WHOLE = "Match file with its card set…"
PICTURE, PRINTED, TABLE = "Result as a picture…", "Score sheet to print…", "Score sheet as a table…"


@pytest.mark.parametrize(
    ("key", "moves", "offers"),
    [
        (PF, 10**6, [RECORD, PICTURE, PRINTED, TABLE, BLANK, STORY]),
        (SE, 10**6, [RECORD, PICTURE, PRINTED, TABLE, STORY]),
        (SE, 5, [RECORD, STORY]),
        (PF, 3, [RECORD, BLANK, STORY]),
    ],
)
def test_what_is_offered_is_what_there_is(
    house: House, window: MainWindow, qtbot: QtBot, key: str, moves: int, offers: list[str]
) -> None:
    stored(house, key, moves)
    assert words(chosen(window, qtbot)) == offers


def test_a_match_with_a_pack_of_ones_own_is_mailed_with_it(
    house: House, window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "user")
    own = tmp_path / "mine.toml"
    standard = paths.resource(SE, "packs", "standard.toml").read_text(encoding="utf-8")
    own.write_text(f"# mine\n{standard}", encoding="utf-8")
    MatchRepository(house.matches).begin_match(MatchSetup(SE, SEATS, {}, 5, own)).close()
    page, target = chosen(window, qtbot), tmp_path / "out.gardenmatch"
    assert words(page) == [WHOLE, STORY]
    assert export(page, WHOLE, target, qtbot, monkeypatch) == f"Saved: {target}. {plain(OPEN)}"
    with ZipFile(target) as packed:
        assert [name.split("/")[0] for name in packed.namelist()] == ["records", "packs"]
        assert packed.read(packed.namelist()[1]) == own.read_bytes()


def test_of_what_cannot_be_read_there_is_the_file_alone(house: House, window: MainWindow, qtbot: QtBot) -> None:
    stored(house, SE, 5).write_text("no record\n")
    assert words(chosen(window, qtbot)) == [RECORD]


@pytest.mark.parametrize(
    ("what", "begins"), [(PICTURE, b"\x89PNG"), (PRINTED, b"%PDF"), (BLANK, b"%PDF"), (TABLE, b"\xef\xbb\xbfRank,")]
)
def test_each_becomes_a_file_of_its_kind(
    house: House,
    window: MainWindow,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    begins: bytes,
) -> None:
    stored(house, PF)
    target = tmp_path / "out"
    said = export(chosen(window, qtbot), what, target, qtbot, monkeypatch)
    assert said == f"Saved: {target}."
    assert target.read_bytes().startswith(begins)


@pytest.mark.parametrize(("moves", "told"), [(5, True), (10**6, False)])
def test_what_the_record_of_a_running_match_tells_is_said(
    house: House,
    window: MainWindow,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    moves: int,
    told: bool,
) -> None:
    stored(house, SE, moves)
    page, target = chosen(window, qtbot), tmp_path / "out.jsonl"
    assert export(page, RECORD, target, qtbot, monkeypatch).endswith(plain(OPEN)) == told
    story = tmp_path / "story.txt"
    assert plain(OPEN) not in export(page, STORY, story, qtbot, monkeypatch), "which tells what all may know"


@posix("Windows has no record of such a name")
@pytest.mark.parametrize(
    ("what", "name"),
    [
        (RECORD, "2026_11_24 12_00.garden.jsonl"),
        (PICTURE, "2026_11_24 12_00.png"),
        (BLANK, "2026_11_24 12_00-blank.pdf"),
    ],
)
def test_a_name_is_offered_that_every_system_takes(
    house: House,
    window: MainWindow,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    name: str,
) -> None:
    path = stored(house, PF)
    path.rename(path.with_name("2026|11|24 12:00.garden.jsonl"))
    page, asked = chosen(window, qtbot), list[str]()

    def ask(window: object, title: str, proposed: str, kind: str) -> tuple[str, str]:
        asked.append(Path(proposed).name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    (kind,) = (kind for kind in page.exports._kinds() if kind.words == what)
    page.exports._export(kind)
    assert asked == [name]


def test_the_record_is_the_same_byte_for_byte(
    house: House, window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = stored(house, SE, 5), tmp_path / "out.jsonl"
    export(chosen(window, qtbot), RECORD, target, qtbot, monkeypatch)
    assert target.read_bytes() == path.read_bytes()


def test_the_picture_shows_every_row_and_no_button(house: House, window: MainWindow) -> None:
    session = MatchRepository(house.matches).open_read_only(stored(house, SE))
    image = QImage.fromData(
        exports.result_picture(window.context.appearance, session, MatchPlayers(window.context.appearance, session))
    )
    assert (image.width(), image.height()) == (2560, 1720)
    below = {image.pixelColor(2000, y).name() for y in range(1690, 1720)}
    assert below == {window.context.appearance.theme.table.name()}, "where the buttons stand on the screen"


def test_the_table_has_the_columns_of_the_sheet_and_no_formula(house: House, window: MainWindow) -> None:
    session = MatchRepository(house.matches).open_read_only(stored(house, SE))
    data = exports.result_table(session, MatchPlayers(window.context.appearance, session)).decode("utf-8-sig")
    heads, *rows = csv.reader(StringIO(data))
    assert heads == ["Rank", "Name", "Dahlia", "Daffodil", "Globemaster", "Snowdrop", "Tulip", "Total"]
    assert {row[1] for row in rows} == {"'=Ann", "<b>Ben</b>", "Cleo"}
    scores = session.match.result().scores
    assert sorted(int(row[-1]) for row in rows) == sorted(scores)
    assert all(sum(map(int, row[2:-1])) == int(row[-1]) for row in rows)


def told(session_path: Path, window: MainWindow, viewer: int | None = None) -> str:
    session = MatchRepository(session_path.parent).open_read_only(session_path)
    if viewer is not None:
        session.look_at(session.match.ply, viewer)
    telling = LogExport(session, MatchPlayers(window.context.appearance, session), "Title", "today")
    for _ in telling.steps():
        pass
    assert telling.left == 0
    return telling.text


def test_the_story_ends_with_who_won(house: House, window: MainWindow) -> None:
    text = told(stored(house, SE), window)
    assert text.startswith("Title, today\n=Ann, <b>Ben</b>, Cleo\n")
    assert "\n  =Ann plants" in text
    assert " wins by " in text.rpartition("\n\n")[2]


def test_a_running_story_is_that_of_the_shared_screen_whoever_looked(house: House, window: MainWindow) -> None:
    path = stored(house, "fire_and_flora", 40)
    assert told(path, window, viewer=0) == told(path, window, viewer=1) == told(path, window)


def test_there_is_a_blank_sheet_for_every_seat(house: House, window: MainWindow, qtbot: QtBot) -> None:
    from garden_desktop.ui.match.painters import blanks

    session = MatchRepository(house.matches).open_read_only(stored(house, PF, 3))
    made = blanks(PF)
    assert made is not None
    assert made(session.rules)().count(b"/Type /Page\n") == 3
    assert blanks(SE) is None


def full(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("what", [RECORD, PICTURE, PRINTED, TABLE, STORY, BLANK])
def test_a_full_disk_is_one_sentence_and_what_lay_there_lies_there(
    house: House, window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    stored(house, PF)
    page, target = chosen(window, qtbot), tmp_path / "disk" / "out"
    target.parent.mkdir()
    target.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    said = export(page, what, target, qtbot, monkeypatch)
    assert said == f"The disk with {target} is full. Free some space, then try again. Everything before this is saved."
    assert [path.read_bytes() for path in target.parent.iterdir()] == [b"old"]


def test_a_folder_that_may_not_be_written_to_is_one_sentence(
    house: House, window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored(house, SE)
    target = tmp_path / "file" / "out.csv"
    target.parent.write_text("a file where a folder should be")
    said = export(chosen(window, qtbot), TABLE, target, qtbot, monkeypatch)
    assert said.startswith(str(target.parent))
    assert said.count(".") <= 3
