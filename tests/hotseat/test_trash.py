"""The bin: what is thrown away comes back, the last one first, and nothing is written over."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.journal import MatchInUse
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.trash import Trash, TrashEmptiedError


@pytest.fixture
def matches(tmp_path: Path) -> Path:
    (tmp_path / "matches").mkdir()
    return tmp_path / "matches"


@pytest.fixture
def desktop(tmp_path: Path) -> Path:
    """A bin as freedesktop.org has it."""
    for name in ("files", "info"):
        (tmp_path / "Trash" / name).mkdir(parents=True)
    return tmp_path / "Trash"


@pytest.fixture
def bin(desktop: Path) -> Trash:
    def move(path: Path) -> Path:
        number = len(list((desktop / "files").iterdir()))
        there = desktop / "files" / f"{path.name}-{number}"
        (desktop / "info" / f"{there.name}.trashinfo").write_text(f"[Trash Info]\nPath={path}\n")
        return path.rename(there)

    return Trash(move)


def record(matches: Path, name: str, words: str = "") -> Path:
    path = matches / name
    path.write_text(words or name)
    return path


def test_the_last_one_comes_back_first_and_the_bin_keeps_no_label(bin: Trash, matches: Path, desktop: Path) -> None:
    for name in ("a.jsonl", "b.jsonl", "c.jsonl"):
        bin.trash_record(record(matches, name), name[0])
    assert not list(matches.iterdir())
    for name in ("c.jsonl", "b.jsonl", "a.jsonl"):
        assert bin.last is not None
        assert (bin.last.words, bin.last.systems) == (name[0], True)
        assert bin.restore_last(matches) == (name, matches / name)
        assert (matches / name).read_text() == name
    assert bin.last is None
    assert not list(desktop.rglob("*.*"))


def test_nothing_is_written_over(bin: Trash, matches: Path) -> None:
    bin.trash_record(record(matches, "a.garden.jsonl", "old"))
    record(matches, "a.garden.jsonl", "new")
    assert bin.restore_last(matches) == ("a.garden.jsonl", matches / "a-2.garden.jsonl")
    assert (matches / "a.garden.jsonl").read_text() == "new"
    assert (matches / "a-2.garden.jsonl").read_text() == "old"


@pytest.mark.parametrize("instead", [None, "a stranger's"])
def test_what_was_emptied_does_not_come_back_and_then_it_is_the_next_ones_turn(
    bin: Trash, matches: Path, instead: str | None
) -> None:
    bin.trash_record(record(matches, "a.jsonl"))
    there = bin.trash_record(record(matches, "b.jsonl"))
    there.unlink()
    if instead is not None:
        there.write_text(instead)
    with pytest.raises(TrashEmptiedError):
        bin.restore_last(matches)
    assert there.exists() == (instead is not None)
    assert bin.restore_last(matches) == ("a.jsonl", matches / "a.jsonl")
    assert bin.last is None


def test_what_others_fetched_and_was_thrown_away_again_is_offered_once(
    bin: Trash, matches: Path, desktop: Path
) -> None:
    bin.trash_record(record(matches, "a.jsonl")).rename(matches / "a.jsonl")
    bin.trash_record(matches / "a.jsonl")
    assert len(bin) == 1
    assert bin.restore_last(matches) == ("a.jsonl", matches / "a.jsonl")


@pytest.mark.parametrize("mover", [None, lambda path: None])
def test_without_a_bin_of_the_system_it_lies_in_a_folder_beside(matches: Path, mover: object) -> None:
    bin = Trash(mover)  # type: ignore[arg-type]
    older = matches / "trash" / "a.jsonl"
    older.parent.mkdir()
    older.write_text("long ago")
    there = bin.trash_record(record(matches, "a.jsonl"))
    assert there == matches / "trash" / "a-2.jsonl"
    assert bin.last is not None
    assert not bin.last.systems
    assert bin.restore_last(matches) == ("a.jsonl", matches / "a.jsonl")
    assert older.read_text() == "long ago"


def test_what_lies_nobody_says_where_is_not_offered(matches: Path, desktop: Path) -> None:
    def move(path: Path) -> Path:
        path.rename(desktop / "hidden")
        return path

    bin = Trash(move)
    bin.trash_record(record(matches, "a.jsonl"))
    assert bin.last is None


def test_windows_keeps_its_label_beside(matches: Path, tmp_path: Path) -> None:
    label = tmp_path / "$IABC12.jsonl"
    label.write_text("where from")
    bin = Trash(lambda path: path.rename(tmp_path / "$RABC12.jsonl"))
    bin.trash_record(record(matches, "a.jsonl"))
    bin.restore_last(matches)
    assert not label.exists()


def test_what_lies_beside_in_a_folder_of_our_own_is_no_label(tmp_path: Path) -> None:
    matches, bin = tmp_path / "matches", Trash()
    matches.mkdir()
    for name in ("$Ia.jsonl", "$Ra.jsonl"):
        bin.trash_record(record(matches, name))
    bin.restore_last(matches)
    assert (matches / "trash" / "$Ia.jsonl").exists()


def test_from_another_file_system_it_comes_back_with_its_time(
    bin: Trash, matches: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = record(matches, "a.jsonl")
    os.utime(path, (1000, 1000))
    there = bin.trash_record(path)

    def far(self: Path, target: Path) -> Path:
        raise OSError(errno.EXDEV, os.strerror(errno.EXDEV), str(self))

    monkeypatch.setattr(Path, "rename", far)
    bin.restore_last(matches)
    assert path.read_text() == "a.jsonl"
    assert path.stat().st_mtime == 1000
    assert not there.exists()


def test_a_folder_that_refuses_leaves_it_in_the_bin(bin: Trash, matches: Path, tmp_path: Path) -> None:
    there = bin.trash_record(record(matches, "a.jsonl"))
    with pytest.raises(FileNotFoundError) as refused:
        bin.restore_last(tmp_path / "gone")
    assert not isinstance(refused.value, TrashEmptiedError)
    assert there.exists()
    assert bin.restore_last(matches)[1].exists()


def test_a_match_in_play_goes_into_no_bin(tmp_path: Path) -> None:
    moved: list[Path] = []
    shelf = MatchRepository(tmp_path / "matches", bin=Trash(moved.append))
    session = shelf.begin_match(MatchSetup("gnomadic_gardeners", (Seated("Ann", 0),), {}, 5))
    assert session.journal is not None
    path = session.journal.path
    with pytest.raises(MatchInUse):
        shelf.move_to_trash(path)
    assert (moved, path.exists()) == ([], True)
    session.close()
    shelf.move_to_trash(path)
    assert moved == [path]
