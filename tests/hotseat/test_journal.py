"""The file of a match in play: nothing saved is ever lost or overwritten."""

from __future__ import annotations

import errno
import gc
import os
import stat
from pathlib import Path

import pytest

from garden_desktop.core.record import RecordError, RecordHeader, Seated, move_line
from garden_desktop.hotseat.journal import Journal, MatchInUse
from tests.systems import posix

HEADER = RecordHeader("_template", "standard", "0", {}, (Seated("Ann", 0),), 1, "test")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "match.jsonl"


def test_every_line_is_on_the_disk_when_append_returns(path: Path) -> None:
    with Journal.create(path, HEADER) as journal:
        journal.append(move_line(-1, "heads"))
        assert path.read_bytes().splitlines()[1] == b'[0,"heads"]'


def test_a_record_is_never_created_over_another(path: Path) -> None:
    Journal.create(path, HEADER).close()
    with pytest.raises(FileExistsError):
        Journal.create(path, HEADER)


def test_a_torn_line_is_cut_off_before_the_next_is_written(path: Path) -> None:
    with Journal.create(path, HEADER) as journal:
        journal.append(move_line(-1, "heads"))
    with path.open("ab") as file:
        file.write(b'[1,"no')
    journal, record = Journal.open(path)
    with journal:
        assert record.torn
        journal.append(move_line(0, "nod"))
    assert path.read_bytes().splitlines()[1:] == [b'[0,"heads"]', b'[1,"nod"]']


def test_a_second_window_is_kept_out_and_let_in_afterwards(path: Path) -> None:
    with Journal.create(path, HEADER), pytest.raises(MatchInUse, match=r"match\.jsonl is open in another window"):
        Journal.open(path)
    journal, _ = Journal.open(path)
    journal.close()


def test_a_record_that_is_only_opened_keeps_its_torn_line(path: Path) -> None:
    Journal.create(path, HEADER).close()
    with path.open("ab") as file:
        file.write(b"[1,")
    before = path.read_bytes()
    Journal.open(path)[0].close()
    assert path.read_bytes() == before


def test_a_damaged_file_is_left_as_it_is_and_not_locked(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"what is this\n")
    for _ in range(2):
        with pytest.raises(RecordError):
            Journal.open(path)
    assert path.read_bytes() == b"what is this\n"


def test_a_full_disk_leaves_the_record_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Journal.create(path, HEADER) as journal:
        before = path.read_bytes()

        def full(_: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            journal.append(move_line(-1, "heads"))
        monkeypatch.undo()
        assert path.read_bytes() == before
        journal.append(move_line(-1, "tails"))
    assert path.read_bytes() == before + b'[0,"tails"]\n'


def test_a_disk_that_is_full_at_the_start_leaves_neither_record_nor_lock(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            Journal.create(path, HEADER)
    assert list(path.parent.iterdir()) == []
    Journal.create(path, HEADER).close()
    assert list(path.parent.iterdir()) == [path]


@posix("a file that is open is deleted")
def test_a_record_that_has_gone_can_be_thrown_away(path: Path) -> None:
    journal = Journal.create(path, HEADER)
    path.unlink()
    journal.drop()
    assert list(path.parent.iterdir()) == []


@posix("Windows has no sync for folders")
def test_the_folder_is_synced_after_a_file_was_made_in_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    sync = os.fsync

    def watched(handle: int) -> None:
        synced.append(stat.S_ISDIR(os.fstat(handle).st_mode))
        sync(handle)

    monkeypatch.setattr(os, "fsync", watched)
    Journal.create(path, HEADER).close()
    assert synced == [False, True]


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOTSUP, errno.EACCES])
def test_a_system_that_syncs_no_folders_is_no_reason_to_play_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse)
    Journal.create(path, HEADER).close()
    assert path.exists()


def test_a_missing_file_is_an_os_error(path: Path) -> None:
    path.parent.mkdir()
    with pytest.raises(FileNotFoundError):
        Journal.open(path)


def test_a_record_that_is_restored_at_the_end_is_synced(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, synced = Journal.create(path, HEADER), list[int]()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            journal.append(move_line(-1, "heads"))
    monkeypatch.setattr(os, "fsync", lambda descriptor: synced.append(os.fstat(descriptor).st_size))
    journal.close()
    assert synced == [path.stat().st_size]


@posix("Windows replaces no file that is open")
def test_a_copy_that_another_window_has_open_is_not_taken_over(path: Path) -> None:
    with Journal.create(path, HEADER) as journal:
        (copy := path.with_name("copy")).write_bytes(path.read_bytes())
        copy.replace(path)
        other, _ = Journal.open(path)
        with other, pytest.raises(MatchInUse):
            journal.append(move_line(-1, "heads"))
        gc.collect()  # a file that was left open would be told of here
        journal.append(move_line(-1, "heads"))
    assert path.read_bytes().splitlines()[1:] == [b'[0,"heads"]']
