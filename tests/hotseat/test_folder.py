"""The folder of matches goes elsewhere as a copy that was compared; whatever fails, the old one is as it was."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from garden_desktop import paths
from garden_desktop.hotseat.folder import FolderMover, chosen, matches_folder
from tests.systems import close_to_us

NAMES = ("a.garden.jsonl", "trash/b.garden.jsonl")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    old = tmp_path / "home" / "matches"
    for number, name in enumerate(NAMES):
        path = old / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode())
        os.utime(path, (number + 1000, number + 1000))
    (old.parent / "matches.notes.json").write_text("{}")
    return old


@pytest.fixture
def place(tmp_path: Path) -> Path:
    place = tmp_path / "elsewhere"
    place.mkdir()
    return place


def moved(old: Path, place: Path) -> Path:
    moving = FolderMover(old, place)
    for _ in moving.steps():
        pass
    assert moving.left == 0
    return moving.folder


def everything(folder: Path) -> dict[str, tuple[bytes, float]]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mtime) for path in files}


def test_all_is_there_with_its_times_and_the_old_folder_stays(old: Path, place: Path) -> None:
    before = everything(old)
    new = moved(old, place)
    assert everything(new) == before == everything(old)
    assert (new.parent / "matches.notes.json").read_text() == "{}"


def full(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_leaves_nothing_there(old: Path, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        moved(old, place)
    assert not list(place.iterdir())


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_folder_whose_name_cannot_be_put_on_the_disk_leaves_nothing_there(
    old: Path, place: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    asked: list[Path] = []

    def refuse_one(folder: Path) -> None:
        asked.append(folder)
        if len(asked) == number:
            full(0)

    monkeypatch.setattr("garden_desktop.hotseat.folder.sync_folder", refuse_one)
    with pytest.raises(OSError, match="No space"):
        moved(old, place)
    assert not list(place.iterdir())


def test_ending_it_early_leaves_nothing_there(old: Path, place: Path) -> None:
    steps = FolderMover(old, place).steps()
    next(steps)
    steps.close()
    assert not list(place.iterdir())


def killed_in_the_middle(old: Path, place: Path) -> None:
    """Another program begins to move the folder, and is gone without a word."""
    words = (
        "import os, sys; from pathlib import Path; from garden_desktop.hotseat.folder import FolderMover;"
        " steps = FolderMover(Path(sys.argv[1]), Path(sys.argv[2])).steps(); next(steps); os._exit(9)"
    )
    assert subprocess.run([sys.executable, "-c", words, str(old), str(place)], check=False).returncode == 9


def test_after_a_kill_in_the_middle_the_same_place_can_be_chosen_again(old: Path, place: Path) -> None:
    before = everything(old)
    killed_in_the_middle(old, place)
    assert list(place.iterdir()), "something is left"
    assert not (place / paths.APP).exists(), "half a folder looks like none of ours"
    assert everything(moved(old, place)) == before == everything(old)
    assert [path.name for path in place.iterdir()] == [paths.APP]


def test_what_lies_there_already_is_not_touched(old: Path, place: Path) -> None:
    (place / paths.APP).mkdir()
    (place / paths.APP / "mine").write_text("mine")
    with pytest.raises(FileExistsError):
        moved(old, place)
    assert [path.name for path in (place / paths.APP).iterdir()] == ["mine"]


def test_an_empty_folder_that_lies_there_is_not_touched_either(old: Path, place: Path) -> None:
    (place / paths.APP).mkdir()
    with pytest.raises(FileExistsError):
        moved(old, place)
    assert list((place / paths.APP).iterdir()) == []


def test_a_copy_that_differs_is_no_copy(old: Path, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = Path.read_bytes
    monkeypatch.setattr(
        "garden_desktop.hotseat.folder.read_regular",
        lambda path, most: read(path) + (b"x" if place in path.parents else b""),
    )
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        moved(old, place)
    assert not list(place.iterdir())


@pytest.mark.parametrize("kept", [None, 5, "", "relative", "/nowhere/at all", "\0", ["/"]])
def test_a_setting_that_names_no_folder_names_none(kept: object) -> None:
    assert chosen(kept) is None


def test_a_setting_that_names_a_folder_of_somebody_else_names_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert chosen(str(tmp_path)) == tmp_path
    close_to_us(monkeypatch, tmp_path)
    assert chosen(str(tmp_path)) is None


@pytest.mark.parametrize("text", ["", "[", "[]", "{}", '{"matches": 3}'])
def test_commands_find_the_folder_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path)
    (tmp_path / "settings.json").write_text(text)
    assert matches_folder() == tmp_path / "matches"
    (tmp_path / "settings.json").write_text(json.dumps({"matches": str(tmp_path)}))
    assert matches_folder() == tmp_path


def test_a_folder_without_matches_is_there_all_the_same(tmp_path: Path, place: Path) -> None:
    (tmp_path / "home" / "matches").mkdir(parents=True)
    assert moved(tmp_path / "home" / "matches", place).is_dir()


def test_where_a_folder_of_the_program_is_already_nothing_is_copied(old: Path, place: Path) -> None:
    moving = FolderMover(old, place)
    moving.folder.parent.mkdir()
    number = moving.left
    with pytest.raises(FileExistsError):
        next(moving.steps())
    assert moving.left == number
    assert [path.name for path in place.iterdir()] == [moving.folder.parent.name]


def test_a_folder_that_comes_while_matches_are_copied_is_not_replaced(old: Path, place: Path) -> None:
    moving = FolderMover(old, place)
    steps = moving.steps()
    next(steps)
    moving.folder.parent.mkdir()
    with pytest.raises(FileExistsError):
        list(steps)
    assert [path.name for path in place.iterdir()] == [moving.folder.parent.name]
    assert not list(moving.folder.parent.iterdir())


def test_each_copy_is_synced_when_all_of_it_is_written(old: Path, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = set[tuple[int, int]]()

    def sync(descriptor: int) -> None:
        about = os.fstat(descriptor)
        synced.add((about.st_ino, about.st_size))

    monkeypatch.setattr(os, "fsync", sync)
    new = moved(old, place)
    files = [path.stat() for path in new.parent.rglob("*") if path.is_file()]
    assert len(files) == len(NAMES) + 1
    assert {(about.st_ino, about.st_size) for about in files} <= synced
