from __future__ import annotations

import os
from pathlib import Path

import pytest

from garden_desktop.ui.start_cache import StartCache
from tests.systems import posix

JAM = {"plum": b"\x00\xff\n", "pear": b"", "fig": bytes(range(256))}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "cache" / "jam"
    StartCache(folder, "A").write_entries(JAM)
    return folder


@pytest.mark.parametrize("name", JAM)
def test_what_is_put_by_is_there_at_the_next_start(folder: Path, name: str) -> None:
    assert StartCache(folder, "A").read_entry(name) == JAM[name]


def test_only_the_last_is_kept(folder: Path) -> None:
    StartCache(folder, "A").write_entries({"plum": b"new"})
    assert StartCache(folder, "A").read_entry("plum") == b"new"
    assert len(list(folder.iterdir())) == 1


def test_another_grade_is_outdated(folder: Path) -> None:
    assert StartCache(folder, "B").read_entry("plum") is None


def test_nothing_was_ever_put_by(tmp_path: Path) -> None:
    assert StartCache(tmp_path / "nowhere", "A").read_entry("plum") is None


@pytest.mark.parametrize("keep", [0, 1, 4, 100, -1])
def test_a_file_that_was_cut_short_is_not_there(folder: Path, keep: int) -> None:
    file = folder / "A-fig"
    file.write_bytes(file.read_bytes()[:keep])
    assert StartCache(folder, "A").read_entry("fig") is None


@pytest.mark.parametrize("place", [0, 100, -1])
def test_a_spoilt_file_is_not_there(folder: Path, place: int) -> None:
    spoilt = bytearray((folder / "A-fig").read_bytes())
    spoilt[place] ^= 4
    (folder / "A-fig").write_bytes(spoilt)
    assert StartCache(folder, "A").read_entry("fig") is None


def test_where_nothing_can_be_written_nothing_happens(tmp_path: Path) -> None:
    """A file stands where the folder should be: that keeps out even an administrator."""
    blocked = tmp_path / "cache"
    blocked.write_text("no folder")
    cache = StartCache(blocked / "jam", "A")
    cache.write_entries(JAM)
    assert cache.read_entry("plum") is None
    assert blocked.read_text() == "no folder"


@posix("needs pipes with names, and links")
@pytest.mark.timeout(60)
@pytest.mark.parametrize("kind", ["pipe", "folder", "circle", "device"])
def test_what_is_no_file_is_not_there_and_costs_nothing_else(folder: Path, kind: str) -> None:
    file = folder / "A-fig"
    file.unlink()
    if kind == "pipe":
        os.mkfifo(file)
    elif kind == "folder":
        (file / "deep").mkdir(parents=True)
    else:
        file.symlink_to(file if kind == "circle" else "/dev/zero")
    cache = StartCache(folder, "A")
    assert cache.read_entry("fig") is None
    (folder / "B-old").mkdir()
    cache.write_entries({"plum": b"new", "fig": b"fresh", "pear": b"last"})
    assert (cache.read_entry("plum"), cache.read_entry("pear")) == (b"new", b"last")
    assert cache.read_entry("fig") == (None if kind == "folder" else b"fresh")
    assert not list(folder.glob("*.new"))
