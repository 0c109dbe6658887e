"""Names and notes beside matches: kept in a file of their own, which is never lost."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from weakref import ref

import pytest

from garden_desktop.core import filelock, keptfile
from garden_desktop.hotseat.book.aliases import Aliases
from garden_desktop.hotseat.book.notes import Notes, Written
from tests.hotseat.faulty import FaultyDisk


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


def file_of(folder: Path) -> Path:
    return folder.with_name("matches.notes.json")


def test_what_is_written_is_there_again(folder: Path) -> None:
    Notes(folder).write("a.jsonl", Written("The long one", " never  trust\na tulip "))
    again = Notes(folder)
    assert again.of("a.jsonl") == Written("The long one", "never trust a tulip")
    assert again.of("b.jsonl") == Written()
    assert again.with_word("tulip") == ("a.jsonl",)
    again.write("a.jsonl", Written())
    assert file_of(folder).read_text() == "{}"


@pytest.mark.parametrize("damage", [b"{", b"[1]", b'{"a": 3}', b'{"a": {"note": 3}}', b"\xff", b"[" * 100_000])
def test_a_damaged_file_is_set_aside_and_said(folder: Path, damage: bytes) -> None:
    file_of(folder).write_bytes(damage)
    notes = Notes(folder)
    assert notes.file.notice is not None
    assert file_of(folder).with_suffix(".damaged.json").read_bytes() == damage
    notes.write("a.jsonl", Written("", "new"))
    assert Notes(folder).of("a.jsonl").note == "new"


@pytest.mark.parametrize("reader", [Aliases, Notes])
def test_a_file_that_cannot_be_read_keeps_nothing_of_whoever_asked(
    folder: Path, reader: Callable[[Path], Aliases | Notes], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(path: Path, most: int) -> bytes:
        raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))

    monkeypatch.setattr(keptfile, "read_regular", broken)

    def ask() -> tuple[Aliases | Notes, ref[object]]:
        painter = type("Painter", (), {})()
        return reader(folder), ref(painter)

    kept, painter = ask()
    assert kept.file.notice is not None
    assert painter() is None


@pytest.mark.parametrize("kind", ["write", "sync"])
def test_a_full_disk_leaves_the_file_as_it_was_and_nothing_beside_it(
    folder: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Notes(folder).write("a.jsonl", Written("One"))
    before = file_of(folder).read_bytes()
    disk, notes = FaultyDisk(monkeypatch), Notes(folder)
    disk.refuse(kind)
    with pytest.raises(OSError, match=r"Errno"):
        notes.write("b.jsonl", Written("Two"))
    assert disk.waiting == 0
    assert (file_of(folder).read_bytes(), list(folder.parent.iterdir())) == (before, [file_of(folder)])
    notes.write("b.jsonl", Written("Two"))
    assert Notes(folder).of("b.jsonl") == Written("Two")


@pytest.mark.parametrize("reason", [errno.EROFS, errno.EACCES, getattr(errno, "EDQUOT", errno.ENOSPC)])
def test_a_folder_that_takes_no_file_is_told_at_once_and_nothing_is_lost(
    folder: Path, reason: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    Notes(folder).write("a.jsonl", Written("One"))
    notes = Notes(folder)

    def closed(name: Path, flags: int, mode: int) -> int:
        raise OSError(reason, os.strerror(reason), str(name))

    with monkeypatch.context() as patch:
        patch.setattr(filelock.os, "open", closed)  # type: ignore[attr-defined]
        with pytest.raises(OSError, match=r"notes\.json"):
            notes.write("b.jsonl", Written("Two"))
    assert notes.of("b.jsonl") == Written(), "everything is as it was"
    assert Notes(folder).of("a.jsonl") == Written("One")
