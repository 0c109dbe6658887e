"""Names and notes beside matches: kept in a file of their own, which is never lost."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from weakref import ref

import pytest

from garden_desktop.core import filelock, shared_json
from garden_desktop.hotseat.book.names_and_notes import Aliases, MatchNote, MatchNotes
from tests.hotseat.faulty import FaultyDisk


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


def file_of(folder: Path) -> Path:
    return folder.with_name("matches.notes.json")


def test_what_is_written_is_there_again(folder: Path) -> None:
    MatchNotes(folder).write("a.jsonl", MatchNote("The long one", " never  trust\na tulip "))
    again = MatchNotes(folder)
    assert again.note_of("a.jsonl") == MatchNote("The long one", "never trust a tulip")
    assert again.note_of("b.jsonl") == MatchNote()
    assert again.with_word("tulip") == ("a.jsonl",)
    again.write("a.jsonl", MatchNote())
    assert file_of(folder).read_text() == "{}"


@pytest.mark.parametrize("damage", [b"{", b"[1]", b'{"a": 3}', b'{"a": {"note": 3}}', b"\xff", b"[" * 100_000])
def test_a_damaged_file_is_set_aside_and_said(folder: Path, damage: bytes) -> None:
    file_of(folder).write_bytes(damage)
    notes = MatchNotes(folder)
    assert notes.file.notice is not None
    assert file_of(folder).with_suffix(".damaged.json").read_bytes() == damage
    notes.write("a.jsonl", MatchNote("", "new"))
    assert MatchNotes(folder).note_of("a.jsonl").note == "new"


@pytest.mark.parametrize("reader", [Aliases, MatchNotes])
def test_a_file_that_cannot_be_read_keeps_nothing_of_whoever_asked(
    folder: Path, reader: Callable[[Path], Aliases | MatchNotes], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(path: Path, most: int) -> bytes:
        raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))

    monkeypatch.setattr(shared_json, "read_regular", broken)

    def ask() -> tuple[Aliases | MatchNotes, ref[object]]:
        painter = type("Painter", (), {})()
        return reader(folder), ref(painter)

    kept, painter = ask()
    assert kept.file.notice is not None
    assert painter() is None


@pytest.mark.parametrize("kind", ["write", "sync"])
def test_a_full_disk_leaves_the_file_as_it_was_and_nothing_beside_it(
    folder: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    MatchNotes(folder).write("a.jsonl", MatchNote("One"))
    before = file_of(folder).read_bytes()
    disk, notes = FaultyDisk(monkeypatch), MatchNotes(folder)
    disk.refuse(kind)
    with pytest.raises(OSError, match=r"Errno"):
        notes.write("b.jsonl", MatchNote("Two"))
    assert disk.waiting == 0
    assert (file_of(folder).read_bytes(), list(folder.parent.iterdir())) == (before, [file_of(folder)])
    notes.write("b.jsonl", MatchNote("Two"))
    assert MatchNotes(folder).note_of("b.jsonl") == MatchNote("Two")


@pytest.mark.parametrize("reason", [errno.EROFS, errno.EACCES, getattr(errno, "EDQUOT", errno.ENOSPC)])
def test_a_folder_that_takes_no_file_is_told_at_once_and_nothing_is_lost(
    folder: Path, reason: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    MatchNotes(folder).write("a.jsonl", MatchNote("One"))
    notes = MatchNotes(folder)

    def closed(name: Path, flags: int, mode: int) -> int:
        raise OSError(reason, os.strerror(reason), str(name))

    with monkeypatch.context() as patch:
        patch.setattr(filelock.os, "open", closed)  # type: ignore[attr-defined]
        with pytest.raises(OSError, match=r"notes\.json"):
            notes.write("b.jsonl", MatchNote("Two"))
    assert notes.note_of("b.jsonl") == MatchNote(), "everything is as it was"
    assert MatchNotes(folder).note_of("a.jsonl") == MatchNote("One")
