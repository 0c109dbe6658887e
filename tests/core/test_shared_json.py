"""Small files of JSON: what is damaged is set aside, what cannot be read now stays, and both are said."""

from __future__ import annotations

import errno
import json
import os
import re
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from garden_desktop.core import filelock, shared_json
from garden_desktop.core.shared_json import SharedJsonFile, merged
from garden_desktop.core.text import Message, plain
from tests.systems import make_link, posix

MOST = 1000
ASIDE, UNREAD = Message("", "The old file is {file}."), Message("", "Not read from {file}: {reason}.")


def numbers(value: Any) -> list[int]:
    return [int(one) for one in value["numbers"]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "numbers.json"


def kept(path: Path) -> SharedJsonFile[Any]:
    return SharedJsonFile(path, MOST, numbers, lambda value: {"numbers": value}, depth=2, aside=ASIDE, unread=UNREAD)


def said(file: SharedJsonFile[Any]) -> str:
    """What is said of a file, which is said once."""
    notice = file.take_notice()
    assert file.take_notice() is None
    return "" if notice is None else plain(notice)


def broken(path: Path, most: int) -> bytes:
    raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))


def test_what_was_written_is_read(file: Path) -> None:
    assert kept(file).read() is None
    kept(file).write([1, 2])
    again = kept(file)
    assert again.read() == [1, 2]
    assert said(again) == ""


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[1]",
        b"{}",
        b'{"numbers": 3}',
        b'{"numbers": ["x"]}',
        b"\xff",
        b"[" * 900,
        b'"' + b"x" * MOST + b'"',
    ],
)
def test_what_is_damaged_is_set_aside_and_said_where(file: Path, damage: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(damage)
    numbered = kept(file)
    assert numbered.read() is None
    aside = file.with_name("numbers.damaged.json")
    assert said(numbered) == f"The old file is {aside}."
    assert aside.read_bytes() == damage
    numbered.write([3])
    assert kept(file).read() == [3]
    file.write_bytes(damage)
    again = kept(file)
    assert again.read() is None
    second = file.with_name("numbers.damaged-2.json")
    assert said(again) == f"The old file is {second}."
    assert aside.read_bytes() == second.read_bytes() == damage


@posix("Windows refuses to read a folder, so it is set aside")
def test_a_folder_in_its_place_stays_there(file: Path) -> None:
    (file / "inside").mkdir(parents=True)
    numbered = kept(file)
    assert numbered.read() is None
    assert str(file) in said(numbered)
    with pytest.raises(OSError, match=r"numbers\.json"):
        numbered.write([2])
    assert (file / "inside").is_dir()


@posix("on Windows another program may only have it open for a moment, and it is left")
def test_what_may_not_be_read_is_set_aside(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(file).write([1])

    def locked(path: Path, most: int) -> bytes:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    with monkeypatch.context() as patch:
        patch.setattr(shared_json, "read_regular", locked)
        assert kept(file).read() is None
    assert not file.exists()
    assert json.loads(file.with_name("numbers.damaged.json").read_text()) == {"numbers": [1]}


def test_what_cannot_be_read_now_stays_and_is_not_written_over(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(file).write([1])
    numbered = kept(file)
    with monkeypatch.context() as patch:
        patch.setattr(shared_json, "read_regular", broken)
        assert numbered.read() is None
    assert said(numbered) == f"Not read from {file}: {os.strerror(errno.EIO)}."
    with pytest.raises(OSError, match=r"numbers\.json"):
        numbered.write([2])
    assert numbered.read() == [1]
    numbered.write([2])
    assert kept(file).read() == [2]


def test_what_cannot_be_set_aside_is_not_written_over(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.parent.mkdir()
    file.write_text("{")

    def refuse(path: Path, to: Path) -> Path:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    numbered = kept(file)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refuse)
        assert numbered.read() is None
    assert said(numbered) == f"Not read from {file}: {os.strerror(errno.EACCES)}."
    with pytest.raises(OSError, match=r"numbers\.json"):
        numbered.write([2])
    assert file.read_text() == "{"


def test_what_two_programs_change_is_merged(file: Path) -> None:
    kept(file).write([1, 2])
    one, other = kept(file), kept(file)
    assert one.read() == other.read() == [1, 2]
    assert one.write([1, 2, 3]) == [1, 2, 3]
    assert other.write([2, 4]) == [2, 3, 4], "1 was removed, 4 added, and 3 comes from the disk"
    assert one.write([1, 2, 3]) == [2, 3, 4], "nothing was changed here since"
    assert kept(file).read() == [2, 3, 4]


def test_what_was_refused_is_kept_with_the_next_write(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(file).write([1])
    one, other = kept(file), kept(file)
    one.read()
    other.read()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match=re.escape(os.strerror(errno.ENOSPC))):
            one.write([1, 2])
    assert kept(file).read() == [1]
    other.write([1, 3])
    assert one.write([1, 2]) == [1, 3, 2]
    assert list(file.parent.iterdir()) == [file]


def test_a_file_that_was_deleted_meanwhile_is_written_whole(file: Path) -> None:
    numbered = kept(file)
    numbered.write([1, 2])
    file.unlink()
    assert numbered.write([1, 2, 3]) == [1, 2, 3]
    assert kept(file).read() == [1, 2, 3]


def test_a_file_that_was_damaged_meanwhile_is_set_aside(file: Path) -> None:
    numbered = kept(file)
    numbered.write([1, 2])
    file.write_bytes(b"{")
    numbered.write([1, 2, 3])
    assert said(numbered) == f"The old file is {file.with_name('numbers.damaged.json')}."
    assert kept(file).read() == [1, 2, 3]


def test_nothing_is_written_that_would_be_too_large_to_read(file: Path) -> None:
    numbered = kept(file)
    numbered.write([1])
    before = file.read_bytes()
    with pytest.raises(OSError, match="numbers") as told:
        numbered.write([*range(MOST)])
    assert told.value.errno == errno.EFBIG
    assert file.read_bytes() == before
    with pytest.raises(OSError, match="numbers"):
        numbered.add({"numbers": [*range(MOST)]})
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_what_is_brought_is_added_and_a_later_write_knows_of_it(file: Path) -> None:
    numbered = kept(file)
    numbered.write([1, 2])
    numbered.add({"numbers": [2, 3]})
    assert kept(file).read() == [1, 2, 3]
    assert numbered.write([2]) == [2, 3]


def test_a_damaged_file_behind_a_link_is_set_aside_beside_its_target(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "repository" / "mine.json"
    target.parent.mkdir()
    target.write_bytes(b"{")
    file.parent.mkdir()
    make_link(file, target)
    numbered = kept(file)
    assert numbered.read() is None
    assert target.with_name("mine.damaged.json").read_bytes() == b"{"
    numbered.write([1])
    assert file.is_symlink()
    assert json.loads(target.read_bytes()) == {"numbers": [1]}
    target.write_bytes(b"[")
    numbered.write([1, 2])
    assert target.with_name("mine.damaged-2.json").read_bytes() == b"["
    assert file.is_symlink()


@posix("devices have names")
def test_of_a_link_to_a_device_the_link_is_set_aside(file: Path) -> None:
    file.parent.mkdir()
    file.symlink_to("/dev/null")
    assert kept(file).read() is None
    assert file.with_name("numbers.damaged.json").is_symlink()
    assert Path("/dev/null").is_char_device()


def test_links_in_a_circle_are_told_and_stay(file: Path) -> None:
    file.parent.mkdir()
    make_link(file, file)
    numbered = kept(file)
    assert numbered.read() is None
    assert said(numbered).startswith(f"Not read from {file}: ")
    with pytest.raises(OSError, match="numbers"):
        numbered.write([1])
    assert file.is_symlink()


def test_a_damaged_file_that_another_program_has_just_mended_stays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.parent.mkdir()
    file.write_bytes(b"{")
    lock = filelock.writer_lock

    def mended(path: Path) -> AbstractContextManager[bool]:
        file.write_text('{"numbers": [5]}')
        return lock(path)

    monkeypatch.setattr(filelock, "writer_lock", mended)
    assert kept(file).read() is None
    assert json.loads(file.read_text()) == {"numbers": [5]}
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize(
    ("before", "mine", "theirs", "both"),
    [
        ({}, {"a": 1}, {"b": 2}, {"b": 2, "a": 1}),
        ({"a": 1}, {}, {"a": 1, "b": 2}, {"b": 2}),
        ({"a": 1}, {}, {"a": 3}, {}),
        ({"a": 1}, {"a": 2}, {}, {"a": 2}),
        ({"a": 1}, {"a": 1}, {"a": 3}, {"a": 3}),
        ({"a": 1}, {"a": 2}, {"a": 3}, {"a": 2}),
        ({"a": {"x": 1}}, {"a": {"x": 1, "y": 2}}, {"a": {"x": 3}}, {"a": {"x": 3, "y": 2}}),
        ({"a": {"x": {}}}, {"a": {"x": {"p": 1}}}, {"a": {"x": {"q": 2}}}, {"a": {"x": {"p": 1}}}),
        ({"a": [1]}, {"a": [1, 2]}, {"a": [3]}, {"a": [3, 2]}),
    ],
    ids=range(9),
)
def test_a_merge_takes_what_each_has_changed(before: Any, mine: Any, theirs: Any, both: Any) -> None:
    assert merged(before, mine, theirs, 2) == both


def test_a_conflict_is_decided_where_both_have_changed_a_value() -> None:
    def most(keys: tuple[str, ...], before: Any, mine: Any, theirs: Any) -> Any:
        assert (keys, before) == (("a", "b"), 0)
        return max(mine, theirs)

    assert merged({"a": {"b": 0}}, {"a": {"b": 1}}, {"a": {"b": 2}}, 2, most) == {"a": {"b": 2}}
