"""A record that is named on the command line, as a double click does it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.__main__ import named_files
from garden_desktop.core.record import Seated
from garden_desktop.hotseat.backup.bundle import members_of, packed
from garden_desktop.hotseat.journal import BUNDLE, SUFFIX, free_name
from garden_desktop.hotseat.shelf import Setup, Shelf
from garden_desktop.ui.match.replay import Replay
from garden_desktop.ui.opened_files import OpenedFiles
from tests.ui.house import House, notice, playing


@pytest.fixture
def mailed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A match with a pack of one's own, packed at another computer."""
    own, there = tmp_path / "mine.toml", tmp_path / "there"
    standard = paths.resource("stalk_exchange", "packs", "standard.toml").read_text(encoding="utf-8")
    own.write_text(f"# mine\n{standard}", encoding="utf-8")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(paths, "user_dir", lambda: there)
        setup = Setup("stalk_exchange", (Seated("Ann", 0), Seated("Ben", 1)), {}, 5, own)
        session = Shelf(there / "matches").begin(setup)
        session.close()
        assert session.journal is not None
        mailed = tmp_path / f"match{BUNDLE}"
        mailed.write_bytes(packed(members_of(session, session.journal.path)))
    return mailed


@pytest.mark.parametrize("word", ["match.garden.jsonl", "match.gardenmatch", "./match", "/a/match", "old.jsonl"])
def test_a_word_with_a_dot_or_a_folder_is_a_file(word: str) -> None:
    assert named_files([word]) == [Path(word).absolute()]


@pytest.mark.parametrize("words", [[], ["sim"], ["--smoke-test"], ["-x/y.z"], ["check", "a.jsonl"]])
def test_a_command_is_no_file(words: list[str]) -> None:
    assert named_files(words) == []


def test_an_unfinished_record_is_gone_on_with(house: House) -> None:
    path = house.record()
    window = house.open()
    window.open_record(path)
    assert playing(window).session.journal is not None
    assert not playing(window).findChildren(Replay)


def test_a_finished_record_is_shown_as_a_replay(house: House) -> None:
    path = house.record()
    session = Shelf(house.matches).resume(path)
    rng = Random(2)
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    window = house.open()
    window.open_record(path)
    assert len(playing(window).findChildren(Replay)) == 1


def test_what_is_no_record_is_said_at_home(house: House, tmp_path: Path) -> None:
    window = house.open()
    diary = tmp_path / "diary.jsonl"
    diary.write_text("Dear diary,\n", encoding="utf-8")
    window.open_record(diary)
    assert "is not a Garden Desktop record" in notice(window)
    window.open_record(tmp_path / "gone.garden.jsonl")
    assert "is not there any more" in notice(window)
    assert window.match is None


def test_a_match_that_was_mailed_with_its_pack_is_brought_in_and_gone_on_with(
    house: House, mailed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "here")
    window = house.open()
    window.open_record(mailed)
    journal = playing(window).session.journal
    assert journal is not None
    assert journal.path.parent == house.matches
    assert playing(window).session.pack_file is not None
    assert window.book.count("running") == 1


def test_a_mailed_match_that_is_dropped_comes_into_the_book(
    house: House, mailed: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path / "here")
    window = house.open()
    with qtbot.waitSignal(window.library.doors.intake.ended):
        window._bring_in([mailed])
    assert window.library.notice.words.text() == "Matches brought in: 1."


def test_what_is_no_mailed_match_is_one_sentence(house: House, tmp_path: Path) -> None:
    window = house.open()
    bad = tmp_path / "bad.gardenmatch"
    bad.write_bytes(b"PK")
    window.open_record(bad)
    assert notice(window).startswith("bad.gardenmatch: It is no whole match of this program")
    assert window.match is None


def test_a_second_record_of_one_name_is_still_known_by_its_name(tmp_path: Path) -> None:
    first = tmp_path / f"a{SUFFIX}"
    first.write_bytes(b"")
    assert free_name(first).name == f"a-2{SUFFIX}"
    assert free_name(tmp_path / "old.jsonl").name == "old.jsonl"


def test_a_file_that_the_system_hands_over_is_opened(house: House, qapp: QApplication, tmp_path: Path) -> None:
    """As macOS does for a double click; every other event goes on."""
    window = house.open()
    files, opened = OpenedFiles(qapp, window), list[Path]()
    files.opened.connect(opened.append)
    assert QApplication.sendEvent(qapp, QFileOpenEvent(str(tmp_path / "a.garden.jsonl")))
    assert opened == [tmp_path / "a.garden.jsonl"]
    qapp.removeEventFilter(files)
