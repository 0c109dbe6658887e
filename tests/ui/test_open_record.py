"""A record that is named on the command line, as a double click does it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from garden_desktop.__main__ import named_file
from garden_desktop.hotseat.journal import SUFFIX, free_name
from garden_desktop.hotseat.shelf import Shelf
from garden_desktop.ui.match.replay import Replay
from garden_desktop.ui.opened_files import OpenedFiles
from tests.ui.house import House, notice, playing


@pytest.mark.parametrize("word", ["match.garden.jsonl", "./match", "/a/match", "old.jsonl"])
def test_a_word_with_a_dot_or_a_folder_is_a_file(word: str) -> None:
    assert named_file([word]) == Path(word).absolute()


@pytest.mark.parametrize("words", [[], ["sim"], ["--smoke-test"], ["-x/y.z"], ["check", "a.jsonl"]])
def test_a_command_is_no_file(words: list[str]) -> None:
    assert named_file(words) is None


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
