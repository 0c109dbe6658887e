"""Qt's bin, on the desktops where a test can have one of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from garden_desktop.hotseat.trash import Trash
from garden_desktop.ui.system_bin import to_bin

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="POSIX: only freedesktop.org lets the environment say where the bin is"
)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bin is, on the file system of what is thrown away: else Qt makes one at the root of that."""
    data = tmp_path / "data"
    data.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    return data


def record(tmp_path: Path, words: str) -> Path:
    path = tmp_path / "matches" / "ä % a.garden.jsonl"
    path.parent.mkdir(exist_ok=True)
    path.write_text(words)
    return path


def test_two_of_one_name_go_there_and_come_back(tmp_path: Path, data: Path) -> None:
    bin, trash = Trash(to_bin), data / "Trash"
    for words in ("first", "second"):
        there = bin.trash_record(record(tmp_path, words))
        assert there.parent == trash / "files"
        assert there.read_text() == words
    assert len(list((trash / "info").iterdir())) == 2
    path = tmp_path / "matches" / "ä % a.garden.jsonl"
    assert bin.restore_last(path.parent) == (path.name, path)
    assert path.read_text() == "second"
    bin.restore_last(path.parent)
    assert path.with_name("ä % a-2.garden.jsonl").read_text() == "first"
    assert not [left for left in trash.rglob("*") if left.is_file()]


def test_a_system_that_has_none_says_so(tmp_path: Path, data: Path) -> None:
    (data / "Trash").write_text("no folder")
    path = record(tmp_path, "first")
    assert to_bin(path) is None
    assert path.read_text() == "first"


@pytest.mark.parametrize("near", ["caf.garden.jsonl", "caf\N{REPLACEMENT CHARACTER}.garden.jsonl"])
def test_no_other_file_is_thrown_away_where_qt_cannot_say_the_name(tmp_path: Path, data: Path, near: str) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    odd, other = folder / os.fsdecode(b"caf\xe9.garden.jsonl"), folder / near
    odd.write_text("odd")
    other.write_text("other")
    assert to_bin(odd) is None
    assert Trash(to_bin).trash_record(odd).parent == folder / "trash"
    assert not odd.exists()
    assert other.read_text() == "other"
