from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.ui.larder import Larder

JAM = {("plum", 3): (b"\x00\xff", 1.5), "code": compile("1 + 1", "sum.py", "eval")}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "cache" / "jam"
    Larder(file, "grade A").put(JAM)
    return file


def test_what_is_put_by_is_there_at_the_next_start(file: Path) -> None:
    assert Larder(file, "grade A").take() == JAM
    assert [other.name for other in file.parent.iterdir()] == ["jam"]


def test_the_last_one_counts(file: Path) -> None:
    Larder(file, "grade A").put({"pear": 1})
    assert Larder(file, "grade A").take() == {"pear": 1}


@pytest.mark.parametrize("grade", ["grade B", "grade", "grade AA", ""])
def test_another_grade_is_outdated(file: Path, grade: str) -> None:
    assert Larder(file, grade).take() == {}


def test_nothing_was_ever_put_by(tmp_path: Path) -> None:
    assert Larder(tmp_path / "nowhere" / "jam", "grade A").take() == {}


@pytest.mark.parametrize("keep", [0, 1, 7, 9, 11, 40, -1])
def test_a_file_that_was_cut_short_is_empty(file: Path, keep: int) -> None:
    file.write_bytes(file.read_bytes()[:keep])
    assert Larder(file, "grade A").take() == {}


@pytest.mark.parametrize("place", [0, 8, 12, 30, -1])
def test_a_spoilt_file_is_empty(file: Path, place: int) -> None:
    spoilt = bytearray(file.read_bytes())
    spoilt[place] ^= 4
    file.write_bytes(spoilt)
    assert Larder(file, "grade A").take() == {}


def test_where_nothing_can_be_written_nothing_happens(tmp_path: Path) -> None:
    """A file stands where the folder should be: that keeps out even an administrator."""
    blocked = tmp_path / "cache"
    blocked.write_text("no folder")
    larder = Larder(blocked / "jam", "grade A")
    larder.put(JAM)
    assert larder.take() == {}
    assert blocked.read_text() == "no folder"
