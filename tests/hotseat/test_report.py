"""A report of a problem: what is in it, and that nobody is named there."""

from __future__ import annotations

import errno
import os
import re
import unicodedata
import zipfile
from pathlib import Path, PurePosixPath, PureWindowsPath
from random import Random
from typing import Literal

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.hotseat import report
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.report import ABOUT, MATCH, write_report
from tests.systems import posix

PEOPLE = (Seated("Zoë Ünal", 0), Seated("Ben", 1), Seated("Meadow", 2, "easy"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match of three in which a computer took over, and somebody else came back."""
    session = MatchRepository(tmp_path / "matches").begin_match(MatchSetup("stalk_exchange", PEOPLE, {}, 3))
    rng = Random(3)
    for _ in range(4):
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.change_seats((PEOPLE[0], Seated("Gisela", 1), PEOPLE[2]))
    session.close()
    assert session.journal is not None
    return session.journal.path


def unpacked(report: Path) -> dict[str, str]:
    with zipfile.ZipFile(report) as file:
        return {name: file.read(name).decode() for name in file.namelist()}


def test_log_versions_and_match_are_in_it_and_no_name(tmp_path: Path, record: Path) -> None:
    log = tmp_path / "garden-desktop.log"
    log.write_text(
        f"Error in {Path.home()}/x: ben's card, Zoë ünal, Bendix and gisela\n", encoding="utf-8", newline="\n"
    )
    target = tmp_path / "report.zip"
    write_report(target, {"Garden Desktop": "1", "Folder": str(Path.home())}, [log], record)
    found = unpacked(target)
    assert found[log.name] == "Error in ~/x: Person 2's card, Person 1, Bendix and Person 3\n"
    assert found[ABOUT] == f"Garden Desktop: 1\nFolder: ~\nMatch: {MATCH}\n"
    assert not any(name in "".join(found.values()) for name in ("Zoë", "Ben,", '"Ben"', "Gisela"))


def told(tmp_path: Path, record: Path | None, line: str) -> str:
    """What a report makes of a line of the log."""
    log = tmp_path / "garden-desktop.log"
    log.write_text(line, encoding="utf-8", newline="\n")
    write_report(tmp_path / "report.zip", {}, [log], record)
    return unpacked(tmp_path / "report.zip")[log.name]


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_a_name_is_known_however_its_accents_are_written(
    tmp_path: Path, record: Path, form: Literal["NFC", "NFD"]
) -> None:
    assert told(tmp_path, record, unicodedata.normalize(form, "Zoë Ünal gave up")) == "Person 1 gave up"


def test_a_name_is_known_by_letters_that_have_no_other_case(tmp_path: Path) -> None:
    session = MatchRepository(tmp_path / "matches").begin_match(
        MatchSetup("stalk_exchange", (Seated("Straßer", 0), Seated("Meadow", 1, "easy")), {}, 3)
    )
    session.close()
    assert session.journal is not None
    assert told(tmp_path, session.journal.path, "Straßer gave up") == "Person 1 gave up"


@pytest.fixture
def windows_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of Windows, for what asks where it is."""
    monkeypatch.setattr(report, "_CASE", re.IGNORECASE)
    home = PureWindowsPath(r"C:\Users\Jürgen Ł")
    monkeypatch.setattr(Path, "home", lambda: home)


@pytest.mark.parametrize(
    ("line", "without"),
    [
        (r"cannot open C:\Users\Jürgen Ł\AppData\no.txt", r"cannot open ~\AppData\no.txt"),
        (r"'C:\\Users\\Jürgen Ł\\AppData\\no.txt'", r"'~\\AppData\\no.txt'"),
        (r"c:\users\jürgen ł\x", r"~\x"),
        ("C:/Users/Jürgen Ł/x", "~/x"),
        ("file:///C:/Users/J%C3%BCrgen%20%C5%81/x", "file://~/x"),
        (r"D:\backup\JÜRGEN Ł\x", r"D:\backup\user\x"),
        (r"C:\Users\Jürgen Łąka\x", r"C:\Users\Jürgen Łąka\x"),
    ],
    ids=["plain", "repr", "case", "slashes", "address", "elsewhere", "another's"],
)
def test_a_home_of_windows_is_left_out_however_it_is_written(
    tmp_path: Path, windows_home: None, line: str, without: str
) -> None:
    assert told(tmp_path, None, line) == without


def test_the_name_of_the_account_is_left_out_of_other_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: PurePosixPath("/home/zoe"))
    line = "/home/zoe/x, /media/zoe/stick, /home/zoely, zoe"
    assert told(tmp_path, None, line) == "~/x, /media/user/stick, /home/zoely, zoe"


def test_the_match_in_it_is_the_same_but_for_the_names(tmp_path: Path, record: Path) -> None:
    target = tmp_path / "report.zip"
    write_report(target, {}, [], record)
    shelf = MatchRepository(tmp_path / "matches")
    copy = shelf.folder / "copy.garden.jsonl"
    copy.write_text(unpacked(target)[MATCH], encoding="utf-8")
    one, other = shelf.open_read_only(record), shelf.open_read_only(copy)
    assert one.match.states == other.match.states
    assert [seat.name for seat in other.seats] == ["Person 1", "Person 3", "Meadow"]


def test_a_damaged_match_goes_along_and_one_without_a_header_does_not(tmp_path: Path, record: Path) -> None:
    target, lines = tmp_path / "report.zip", record.read_bytes().split(b"\n")
    record.write_bytes(b"\n".join((lines[0], b'[1,"nonsense', *lines[2:])))
    write_report(target, {}, [], record)
    assert '[1,"nonsense' in unpacked(target)[MATCH]
    record.write_bytes(b"\n".join((lines[0][:-5], *lines[1:])))
    write_report(target, {}, [], record)
    found = unpacked(target)
    assert MATCH not in found
    assert "left out" in found[ABOUT]


def test_without_a_match_there_is_none_in_it(tmp_path: Path) -> None:
    write_report(tmp_path / "report.zip", {"System": "x"}, [], None)
    assert unpacked(tmp_path / "report.zip") == {ABOUT: "System: x\n"}


@posix("needs pipes with names, and names of any bytes")
def test_a_log_that_is_no_file_is_left_out_and_one_of_an_odd_name_is_in_it(tmp_path: Path) -> None:
    folder, target = tmp_path / "log", tmp_path / "report.zip"
    folder.mkdir()
    (folder / "a.log").write_bytes(b"well \xff\n")
    (folder / os.fsdecode(b"b-\xe9.log")).write_text("odd\n")
    os.mkfifo(folder / "c.log")
    (folder / "d.log").mkdir()
    (folder / "e.log").symlink_to("e.log")
    write_report(target, {"System": os.fsdecode(b"\xe9")}, sorted(folder.iterdir()), None)
    found = unpacked(target)
    assert {name: text for name, text in found.items() if name != ABOUT} == {
        "a.log": "well \N{REPLACEMENT CHARACTER}\n",
        "b-\N{REPLACEMENT CHARACTER}.log": "odd\n",
    }
    left = [line.partition(":") for line in found[ABOUT].splitlines()[1:]]
    assert [(name, why.startswith(" left out: ")) for name, _, why in left] == [
        (f"{letter}.log", True) for letter in "cde"
    ]


def test_on_a_full_disk_nothing_is_left_and_what_was_there_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "report.zip"
    target.write_bytes(b"earlier")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no room"):
        write_report(target, {}, [], None)
    assert [path.name for path in tmp_path.iterdir()] == ["report.zip"]
    assert target.read_bytes() == b"earlier"


@pytest.mark.parametrize(("account", "left"), [("bo", "/media/bo/stick"), ("bob", "/media/user/stick")])
def test_an_account_of_two_letters_may_be_a_word_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, account: str, left: str
) -> None:
    monkeypatch.setattr(Path, "home", lambda: PurePosixPath("/home", account))
    assert told(tmp_path, None, f"/media/{account}/stick") == left


def test_names_of_computers_stay_as_they_are_written(tmp_path: Path) -> None:
    seats = (Seated("Ann", 0), Seated("Grün", 1, "easy"))
    session = MatchRepository(tmp_path / "matches").begin_match(MatchSetup("stalk_exchange", seats, {}, 3))
    session.close()
    assert session.journal is not None
    write_report(tmp_path / "report.zip", {}, [], session.journal.path)
    assert '"name":"Grün"' in unpacked(tmp_path / "report.zip")[MATCH]


def test_a_name_that_begins_another_one_does_not_stand_for_its_beginning(tmp_path: Path) -> None:
    seats = (Seated("Ann", 0), Seated("Ann Marie", 1))
    session = MatchRepository(tmp_path / "matches").begin_match(MatchSetup("stalk_exchange", seats, {}, 3))
    session.close()
    assert session.journal is not None
    assert told(tmp_path, session.journal.path, "Ann Marie won, Ann did not") == "Person 2 won, Person 1 did not"
