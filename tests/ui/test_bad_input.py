"""Bad files, full disks and missing resources through the window: one sentence, nothing lost, the house goes on."""

from __future__ import annotations

import errno
import json
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.core.record import Seated
from garden_desktop.core.text import plain
from garden_desktop.hotseat.journal import Journal
from garden_desktop.hotseat.match_repository import TORN, MatchRepository, MatchSetup
from garden_desktop.ui import error_messages
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.rules.rules_view import RulesSheet
from tests import fifth
from tests.systems import close_to_us, posix, words_of_absence
from tests.today import in_turn
from tests.ui.fakes import FolderBin
from tests.ui.house import ALONE, KEY, House, notice, play, playing, still_plays, strip
from tests.windows_files import held_by_another

pytestmark = pytest.mark.daily  # whole windows over damaged files


def header(change: Callable[[dict[str, Any]], object]) -> Callable[[bytes], bytes]:
    """A change of the first line."""

    def spoil(data: bytes) -> bytes:
        first, rest = data.split(b"\n", 1)
        value = json.loads(first)
        change(value)
        return json.dumps(value).encode() + b"\n" + rest

    return spoil


def middle(line: bytes) -> Callable[[bytes], bytes]:
    """Another fourth line."""

    def spoil(data: bytes) -> bytes:
        lines = data.split(b"\n")
        lines[3] = line
        return b"\n".join(lines)

    return spoil


BAD_RECORDS: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "damaged line": (middle(b'[1,"com'), "line 4: This line is not a move"),
    "no UTF-8": (middle(b"\xff\xfe\x00"), "line 4: This line is not a move"),
    "no move": (middle(b'[0,"dance"]'), "line 4: “dance” is not a move of this game."),
    "wrong seat": (middle(b'[2,"fulfil 1"]'), "line 4: The move is by seat 2"),
    "undo too far": (middle(b'{"undo":99}'), "line 4: More moves are undone than were played."),
    "a result too early": (middle(b'{"result":{"scores":[1,2],"ranks":[1,2]}}'), "line 4: There is a result before"),
    "foreign text": (lambda _: b"Dear diary,\nit rained.\n", "line 1: This is not a Garden Desktop match file."),
    "foreign bytes": (lambda _: bytes(range(256)) + b"\n", "line 1: This is not a Garden Desktop match file."),
    "foreign JSON": (lambda _: b'{"name": "package"}\n', "line 1: This is not a Garden Desktop match file."),
    "JSON without end": (lambda _: b"[" * 200_000 + b"\n", "line 1: This is not a Garden Desktop match file."),
    "empty": (lambda _: b"", "This is not a Garden Desktop match file."),
    "only a torn header": (lambda data: data[:40], "This is not a Garden Desktop match file."),
    "newer format": (
        header(lambda h: h.update(format=2)),
        "line 1: This match file comes from a newer version of Garden Desktop",
    ),
    "unknown game": (header(lambda h: h.update(game="chess")), "line 1: This program has no game called “chess”."),
    "unknown pack": (
        header(lambda h: h["pack"].update(id="mine", digest="0" * 16)),
        "line 1: The card set “mine” used in this match is missing.",
    ),
    "unknown value": (header(lambda h: h["options"].update(month="undecember")), "“month” has no value “undecember”."),
    "unknown option": (header(lambda h: h["options"].update(weather="wet")), "There is no option “weather”."),
    "options that clash": (header(lambda h: h["options"].update(mode="basket")), "cannot be played with 1 player"),
    "nobody at the table": (header(lambda h: h.update(seats=[])), "cannot be played with 0 players"),
    "seventh symbol": (header(lambda h: h["seats"][0].update(symbol=7)), "line 1: The first line does not name"),
    "no symbol": (header(lambda h: h["seats"][0].update(symbol=0)), "line 1: The first line does not name"),
    "a seed in words": (header(lambda h: h.update(seed="two")), "line 1: The first line does not name"),
    "strange winners": (header(lambda h: h.update(series=["Ann"])), "line 1: The winners of the earlier matches"),
    "winners from elsewhere": (header(lambda h: h.update(series=["9"])), "line 1: The winners of the earlier matches"),
    "unknown computer": (
        header(lambda h: h["seats"][0].update(who="genius")),
        "line 1: This program has no computer player called “genius”.",
    ),
}
every_bad_record = pytest.mark.parametrize("kind", in_turn([*BAD_RECORDS], 3))


@every_bad_record
def test_a_bad_record_is_refused_in_one_sentence_and_left_as_it_is(house: House, kind: str, qtbot: QtBot) -> None:
    path = house.record()
    window = house.open()
    spoil, reason = BAD_RECORDS[kind]
    path.write_bytes(spoil(path.read_bytes()))
    before = path.read_bytes()
    window.navigator.resume(path)
    qtbot.waitUntil(lambda: bool(notice(window)))  # a large one is read in the background
    said = notice(window)
    assert said.startswith(path.name), said
    assert reason in said
    assert said.count(". ") == 0
    assert said.endswith(".")
    still_plays(window)
    assert path.read_bytes() == before


@every_bad_record
def test_a_bad_record_in_the_folder_is_told_of_at_the_start(house: House, kind: str) -> None:
    path = house.record()
    spoil, reason = BAD_RECORDS[kind]
    path.write_bytes(spoil(path.read_bytes()))
    before = path.read_bytes()
    good = house.record()
    window = house.open()
    assert reason in notice(window)
    assert [slip.match.path for slip in window.navigator.home.page.slips] == [good]
    window.navigator.resume(good)
    assert playing(window).table.session.journal is not None
    assert path.read_bytes() == before


@posix("few people of Windows may make links")
def test_links_to_nowhere_and_folders_are_no_records(house: House) -> None:
    nowhere, folder = house.record().with_name("nowhere.jsonl"), house.matches / "folder.jsonl"
    nowhere.symlink_to("gone")
    window = house.open()
    assert notice(window) == f"{nowhere} no longer exists. If you have moved it, open it from its new folder."
    nowhere.unlink()
    folder.mkdir()
    window.navigator.go_home()
    QApplication.processEvents()
    assert notice(window) == f"{folder} should be a match file, but it is a folder. Move it elsewhere."
    assert len(window.navigator.home.page.slips) == 1
    still_plays(window)


@posix("needs pipes and devices with names")
@pytest.mark.timeout(60)
def test_what_is_no_file_at_all_is_named_in_one_sentence_and_nobody_waits(house: House) -> None:
    good = house.record()
    os.mkfifo(house.matches / "pipe.jsonl")
    (house.matches / "endless.jsonl").symlink_to("/dev/zero")
    with (house.matches / "huge.jsonl").open("wb") as file:
        file.truncate(3 << 30)
    window = house.open()
    said, end = notice(window), " also contains files that are not matches. They were not changed: "
    assert said.startswith(f"{house.matches}{end}")
    names = said.removeprefix(f"{house.matches}{end}").removesuffix(".").replace(" and ", ", ").split(", ")
    assert sorted(names) == ["endless.jsonl", "huge.jsonl", "pipe.jsonl"]
    assert [slip.match.path for slip in window.navigator.home.page.slips] == [good]
    window.navigator.go_home()
    QApplication.processEvents()
    window.navigator.home.notice.dismiss()
    window.navigator.go_home()
    assert notice(window) == ""  # once
    window.navigator.resume(house.matches / "pipe.jsonl")
    assert notice(window) == "pipe.jsonl: This is a pipe or a device, not a file."
    still_plays(window)


def test_every_bad_record_of_a_folder_is_told_of_in_the_end(house: House) -> None:
    bad = [house.record() for _ in range(2)]
    for path in bad:
        path.write_text("nonsense\n")
    window = house.open()
    told = {notice(window)}
    window.navigator.go_home()
    QApplication.processEvents()
    told.add(notice(window))
    assert {text.split(",")[0] for text in told} == {path.name for path in bad}


def test_a_torn_last_line_is_said_and_the_match_goes_on(house: House) -> None:
    path = house.record()
    whole = path.read_bytes()
    path.write_bytes(whole + b'[1,"com')
    window = house.open()
    window.navigator.resume(path)
    assert playing(window).session.torn
    assert strip(window) == plain(TORN)
    assert play(window) > 0
    assert path.read_bytes().startswith(whole + b"[")


def test_a_torn_last_line_is_still_said_when_the_gate_has_opened(house: House) -> None:
    session = MatchRepository(house.matches).begin_match(MatchSetup(KEY, (*ALONE.seats, Seated("Ben", 1)), {}, 5))
    session.close()
    assert session.journal is not None
    with session.journal.path.open("ab") as file:
        file.write(b"[1,")
    window = house.open()
    window.navigator.resume(session.journal.path)
    table = playing(window).table
    assert table.handover.isVisible()
    table.handover.open_gate()
    assert strip(window) == plain(TORN)


def test_two_windows_on_one_match(house: House) -> None:
    first, second = house.open(), house.open()
    path = house.record()
    first.navigator.resume(path)
    before = path.read_bytes()
    second.navigator.resume(path)
    assert notice(second) == f"{path.name} is open in another window. Continue there, or close it first."
    assert path.read_bytes() == before
    assert play(first) > 0
    still_plays(second)
    first.navigator.go_home()
    second.navigator.resume(path)
    assert play(second) > 0


def test_a_match_in_play_is_not_forgotten_by_another_window(house: House, folder_bin: FolderBin) -> None:
    folder_bin.refuses = True
    first, second = house.open(), house.open()
    path = house.record()
    first.navigator.resume(path)
    second.navigator.home.match_forgotten.emit(path)
    assert notice(second) == f"{path.name} is open in another window. Continue there, or close it first."
    assert play(first) > 0
    first.navigator.go_home()
    second.navigator.home.match_forgotten.emit(path)
    assert not path.exists()
    assert (house.matches / "trash" / path.name).exists()


def test_a_trash_that_is_a_file(house: House, folder_bin: FolderBin) -> None:
    folder_bin.refuses = True
    path = house.record()
    (house.matches / "trash").write_text("not a folder")
    window = house.open()
    window.navigator.home.match_forgotten.emit(path)
    assert notice(window).startswith(f"{house.matches / 'trash'} should be a folder for matches")
    assert path.exists()
    still_plays(window)


def test_a_folder_that_is_a_file(house: House) -> None:
    house.matches.write_text("not a folder")
    window = house.open()
    window.navigator.begin(ALONE)
    assert notice(window) == (
        f"{house.matches} should be a folder for matches, but something else has this name. "
        "Move it elsewhere, then try again."
    )
    assert house.matches.read_text() == "not a folder"
    house.matches.unlink()
    still_plays(window)


def test_a_folder_that_may_not_be_written_to(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    window = house.open()

    def forbid(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "create", forbid)
        window.navigator.begin(ALONE)
    assert (
        notice(window) == f"The program is not allowed to write to {house.matches}. "
        "Change the permissions of the file, then try again."
    )
    still_plays(window)


@posix("Windows does not say by a mode who may read")
@pytest.mark.parametrize("closed", ["a.jsonl", "."])
def test_a_record_that_may_not_be_read_is_not_said_to_be_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: str
) -> None:
    path, refused = tmp_path / "a.jsonl", PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    path.touch()
    if closed == ".":  # what is in it is nobody's to know
        close_to_us(monkeypatch, path)
    monkeypatch.setattr(os, "access", lambda at, mode: Path(at) not in (path, tmp_path / closed))
    assert error_message(refused, path) == (
        f"The program is not allowed to read {path}. Change the permissions of the file, then try again."
    )


def test_a_record_that_another_program_has_open_on_windows_is_said_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Renamed it is refused with a number that says so; opened or replaced, as what is read-only is."""
    path = tmp_path / "match.garden.jsonl"
    path.write_bytes(b"")
    in_use = f"{path} is open in another program. Close it there, or try again in a moment."
    read_only = f"The program is not allowed to write to {path}. Change the permissions of the file, then try again."
    refused = PermissionError(errno.EACCES, "Permission denied")
    assert error_message(held_by_another(path), path) == in_use
    monkeypatch.setattr(error_messages, "WINDOWS", True)
    assert error_message(refused, path) == in_use
    assert (
        error_message(refused, tmp_path)
        == f"The program is not allowed to write to {tmp_path}. Change the permissions of the file, then try again."
    )
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert error_message(refused, path) == read_only
    monkeypatch.undo()
    monkeypatch.setattr(error_messages, "WINDOWS", False)
    assert error_message(refused, path) == read_only


@pytest.mark.parametrize(
    ("number", "of_windows", "said"),
    [
        (errno.EINVAL, 39, "The disk with {file} is full. Free some space, then try again"),
        (errno.EINVAL, 1295, "The disk with {file} is full. Free some space, then try again"),
        (errno.EACCES, 23, "The disk with {file} reports an error. Check the disk"),
        (errno.EINVAL, 1117, "The disk with {file} reports an error. Check the disk"),
        (errno.EBADF, None, "The disk with {file} reports an error. Check the disk"),
        (errno.EACCES, 21, "{file} no longer exists"),
        (errno.EACCES, 19, "The program is not allowed to write to {file}."),
    ],
)
def test_what_windows_says_of_a_disk_is_told_as_the_same_of_other_systems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, of_windows: int | None, said: str
) -> None:
    path = tmp_path / "match.garden.jsonl"
    path.write_bytes(b"")
    monkeypatch.setattr(error_messages, "WINDOWS", True)
    error = OSError(number, "as the system has it")
    if of_windows is not None:
        error.winerror = of_windows  # type: ignore[attr-defined, unused-ignore]
    assert error_message(error, path).startswith(said.format(file=path))


def full_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full for one line."""
    sync = os.fsync

    def full(_: int) -> None:
        monkeypatch.setattr(os, "fsync", sync)
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)


def test_a_full_disk_at_the_start_leaves_no_half_match(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    window = house.open()
    full_once(monkeypatch)
    window.navigator.begin(ALONE)
    assert notice(window).startswith(f"The disk with {house.matches} is full. Free some space")
    assert not list(house.matches.glob("*.jsonl"))
    still_plays(window)


def test_a_full_disk_in_the_middle_of_a_match(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    window = house.open()
    window.navigator.begin(ALONE)
    play(window, 2)
    screen = playing(window)
    screen.table.step_player.skip_remaining()
    journal, ply = screen.session.journal, screen.session.match.ply
    assert journal is not None
    before = journal.path.read_bytes()
    full_once(monkeypatch)
    assert play(window) == 0
    assert screen.session.match.ply == ply
    assert strip(window).startswith(f"The disk with {journal.path} is full. Free some space, then try again")
    assert journal.path.read_bytes() == before
    assert play(window) > 0
    assert strip(window) == ""
    assert journal.path.read_bytes().startswith(before)


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the resources to take something out of."""
    copy = tmp_path / "resources"
    shutil.copytree(paths.data_dir("resources"), copy)
    monkeypatch.setattr(paths, "resource", copy.joinpath)
    monkeypatch.setattr("garden_desktop.ui.rules.rulebook.resource", copy.joinpath)
    return copy


@pytest.mark.qt_log_ignore("Cannot read file .*seat-trowel.svg", extend=True)
def test_a_missing_drawing_is_hatched_and_named(house: House, appearance: Appearance, resources: Path) -> None:
    (resources / KEY / "art" / "animal-cow.svg").unlink()
    (resources / "app" / "art" / "seat-trowel.svg").write_text("this is no drawing")
    appearance.art = DrawingCache(resources.joinpath)
    appearance.art.pixmap(KEY, "animal-cow", 40, 40, 1.0)
    window = house.open(appearance)
    window.navigator.begin(ALONE)
    window.grab()
    assert play(window, 3) > 0
    window.grab()
    assert appearance.art.missing == {f"{KEY}/animal-cow", "app/seat-trowel"}
    hatched = appearance.art.pixmap(KEY, "animal-cow", 40, 40, 1.0).toImage()
    assert {hatched.pixelColor(x, 20).alpha() > 0 for x in range(40)} == {True, False}


def test_a_missing_standard_pack(house: House, resources: Path) -> None:
    path = house.record()
    pack = resources / KEY / "packs" / "standard.toml"
    kept = pack.rename(pack.with_suffix(".away"))
    window = house.open()
    assert "The card set “standard” used in this match is missing." in notice(window)
    window.navigator.begin(ALONE)
    assert notice(window) == (
        f"The card set cannot be used: standard.toml: the file: cannot be read: {words_of_absence()}. "
        "Correct the file or choose another one."
    )
    assert [file for file in house.matches.iterdir() if file.suffix == ".jsonl"] == [path]
    kept.rename(pack)
    still_plays(window)


def test_a_pack_of_ones_own_that_has_gone(house: House, tmp_path: Path) -> None:
    house.settings.write_text(json.dumps({f"table.{KEY}": {"pack": str(tmp_path / "mine.toml")}}))
    window = house.open()
    window.navigator.home.page.game_chosen.emit(KEY)
    sheet = window.findChild(NewGameSheet)
    assert sheet is not None
    sheet.begin()
    assert notice(window).startswith(
        f"The card set cannot be used: mine.toml: the file: cannot be read: {words_of_absence()}"
    )
    assert not list(house.matches.glob("*.jsonl"))
    still_plays(window)


def test_missing_rules_are_said_where_they_would_stand(house: House, resources: Path) -> None:
    shutil.rmtree(resources / KEY / "rules")
    window = house.open()
    window.navigator.home.page.rules_wanted.emit(KEY)
    sheet = window.findChild(RulesSheet)
    assert sheet is not None
    assert sheet.viewer.text.toPlainText() == "This game has no rules text yet."
    sheet.dismiss()
    still_plays(window)


def test_a_missing_translation_leaves_english(house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "translations", lambda: tmp_path / "nowhere")
    house.settings.write_text('{"language": "de"}')
    window = house.open()
    assert (window.context.languages.current, window.context.languages.available()) == ("en", ["en"])
    assert "Import" in [button.text() for button in window.navigator.home.page.masthead.buttons]
    still_plays(window)


ODD_NAMES: dict[str, bytes] = {
    "Latin-1": b"caf\xe9.jsonl",
    "line break": b"a\nb.jsonl",
    "half of an emoji": b"\xf0\x9f.jsonl",
    "right to left": "\u05d0\u05d1 \u202e.jsonl".encode(),
    "composed otherwise": "Ju\u0308rgen.jsonl".encode(),
    "quotes and markup": b"<b>'\"&amp;%n {file}.jsonl",
}


@posix("Windows takes none of these names")
@pytest.mark.parametrize("odd", ODD_NAMES)
def test_a_match_whose_file_has_an_odd_name_is_played_on_and_kept_in_the_book(house: House, odd: str) -> None:
    path = house.matches / os.fsdecode(ODD_NAMES[odd])
    house.record().rename(path)
    window = house.open()
    assert notice(window) == ""
    assert [slip.match.path for slip in window.navigator.home.page.slips] == [path]
    window.navigator.resume(path)
    assert play(window) > 0
    window.navigator.go_home()
    window.navigator.open_book()
    assert window.context.book.names("running", 0, 9) == [path.name]
    again = house.open()
    assert [slip.match.path for slip in again.navigator.home.page.slips] == [path]
    again.navigator.home_matches.move_to_bin(path)
    assert not path.exists()
    name, back = again.context.shelf.put_back()
    assert (name, back) == (path.name, path)
    still_plays(again)


@posix("Windows takes no such name")
def test_a_damaged_match_with_an_odd_name_is_named_with_what_can_be_shown_of_it(house: House) -> None:
    path = house.matches / os.fsdecode(b"caf\xe9.jsonl")
    house.record().rename(path)
    path.write_bytes(b"no record\n")
    window = house.open()
    assert notice(window).startswith("caf\N{REPLACEMENT CHARACTER}.jsonl, line 1: ")
    still_plays(window)


@pytest.mark.parametrize("year", [1960, 1970, 2261, 2302, 2400])
def test_a_match_of_any_year_is_played_on(house: House, year: int) -> None:
    path, good = house.record(), house.record()
    seconds = (year - 1970) * 365 * 24 * 3600
    os.utime(path, (seconds, seconds))
    for window in (house.open(), house.open()):
        assert notice(window) == ""
        assert {slip.match.path for slip in window.navigator.home.page.slips} == {path, good}
        assert all(slip.match.modified < time.time() + 60 for slip in window.navigator.home.page.slips)
    window.navigator.resume(path)
    assert play(window) > 0
    window.navigator.go_home()


INDEX_FILES: dict[str, Callable[[Path], object]] = {
    "a folder": Path.mkdir,
    "a folder with something in it": lambda index: (index / "deep").mkdir(parents=True),
    "a link to nowhere": lambda index: index.symlink_to("nowhere"),
    "a link to itself": lambda index: index.symlink_to(index.name),
    "no database": lambda index: index.write_bytes(b"x" * 5_000),
    "empty": lambda index: index.write_bytes(b""),
    "of another version": lambda index: spoil_index(index, "UPDATE about SET version = 'future'"),
    "other tables": lambda index: spoil_index(index, "DROP TABLE records", "CREATE TABLE records(other)"),
    "other values": lambda index: spoil_index(
        index, "UPDATE records SET modified = 'x', size = NULL, seats = x'ff', state = 7"
    ),
}


def spoil_index(index: Path, *queries: str) -> None:
    with closing(sqlite3.connect(index)) as rows, rows:
        for query in queries:
            rows.execute(query)


@pytest.mark.parametrize(
    "what",
    [
        pytest.param(what, marks=[posix("few people of Windows may make links")] if "link" in what else [])
        for what in INDEX_FILES
    ],
)
def test_whatever_lies_in_the_place_of_the_index_home_shows_the_matches(house: House, what: str) -> None:
    path = house.record()
    first = house.open()
    first.close()
    index = first.context.book.folder.with_name("matches.index")
    first.context.book.close()
    if not what.startswith("o"):
        index.unlink()
    INDEX_FILES[what](index)
    window = house.open()
    assert [slip.match.path for slip in window.navigator.home.page.slips] == [path]
    assert notice(window) == ""
    still_plays(window)
    window.navigator.open_book()
    assert window.context.book.total() == 2


@posix("needs pipes with names")
@pytest.mark.timeout(60)
def test_a_pipe_in_the_place_of_the_index_is_not_waited_for(house: House) -> None:
    path = house.record()
    os.mkfifo(house.matches.with_name("matches.index"))
    window = house.open()
    assert [slip.match.path for slip in window.navigator.home.page.slips] == [path]
    still_plays(window)


@pytest.mark.parametrize("over", [False, True])
def test_matches_of_a_game_that_has_gone_hold_up_no_start(house: House, over: bool) -> None:
    """The index of a program that had the game knows how they stand, and the home screen took its word for it."""
    with fifth.planted():
        window = house.open()
        window.navigator.begin(MatchSetup(fifth.KEY, (Seated("Ann", 0), Seated("Ben", 1)), {}, 5))
        while not playing(window).session.over and (over or playing(window).session.match.ply < 4):
            play(window)
        window.navigator.go_home()
        assert len(window.navigator.home.page.slips) == (not over)
        window.close()
    window = house.open()
    assert not window.navigator.home.page.slips
    assert (notice(window) == "") is over
    window.navigator.open_book()
    QApplication.processEvents()
    window.navigator.library.grab()
    assert window.navigator.library.lines.number == 1
    window.navigator.go_home()
    still_plays(window)
