"""Small files of JSON: what is damaged is set aside, what cannot be read now stays, and both are said."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from garden_desktop.core import keptfile
from garden_desktop.core.keptfile import KeptFile
from garden_desktop.core.text import Message, plain

MOST = 1000
ASIDE, UNREAD = Message("", "The old file is {file}."), Message("", "Not read from {file}: {reason}.")


def numbers(value: Any) -> list[int]:
    return [int(one) for one in value["numbers"]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "numbers.json"


def kept(path: Path) -> KeptFile:
    return KeptFile(path, MOST, aside=ASIDE, unread=UNREAD)


def said(file: KeptFile) -> str:
    """What is said of a file, which is said once."""
    notice = file.take_notice()
    assert file.take_notice() is None
    return "" if notice is None else plain(notice)


def broken(path: Path, most: int) -> bytes:
    raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))


def test_what_was_written_is_read(file: Path) -> None:
    assert kept(file).read(numbers) is None
    kept(file).write({"numbers": [1, 2], "of": "\ud800"})
    again = kept(file)
    assert again.read(numbers) == [1, 2]
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
    assert numbered.read(numbers) is None
    aside = file.with_name("numbers.damaged.json")
    assert said(numbered) == f"The old file is {aside}."
    assert aside.read_bytes() == damage
    numbered.write({"numbers": [3]})
    assert kept(file).read(numbers) == [3]


@pytest.mark.skipif(sys.platform == "win32", reason="a folder may not be read there, and is set aside")
def test_a_folder_in_its_place_stays_there(file: Path) -> None:
    (file / "inside").mkdir(parents=True)
    numbered = kept(file)
    assert numbered.read(numbers) is None
    assert str(file) in said(numbered)
    with pytest.raises(OSError, match=r"numbers\.json"):
        numbered.write({"numbers": [2]})
    assert (file / "inside").is_dir()


def test_what_may_not_be_read_is_set_aside(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(file).write({"numbers": [1]})

    def locked(path: Path, most: int) -> bytes:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    with monkeypatch.context() as patch:
        patch.setattr(keptfile, "read_regular", locked)
        assert kept(file).read(numbers) is None
    assert not file.exists()
    assert json.loads(file.with_name("numbers.damaged.json").read_text()) == {"numbers": [1]}


def test_what_cannot_be_read_now_stays_and_is_not_written_over(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(file).write({"numbers": [1]})
    numbered = kept(file)
    with monkeypatch.context() as patch:
        patch.setattr(keptfile, "read_regular", broken)
        assert numbered.read(numbers) is None
    assert said(numbered) == f"Not read from {file}: {os.strerror(errno.EIO)}."
    with pytest.raises(OSError, match=r"numbers\.json"):
        numbered.write({"numbers": [2]})
    assert numbered.read(numbers) == [1]
    numbered.write({"numbers": [2]})
    assert kept(file).read(numbers) == [2]


def test_what_cannot_be_set_aside_is_not_written_over(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.parent.mkdir()
    file.write_text("{")

    def refuse(path: Path, to: Path) -> Path:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    numbered = kept(file)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refuse)
        assert numbered.read(numbers) is None
    assert said(numbered) == f"Not read from {file}: {os.strerror(errno.EACCES)}."
    with pytest.raises(OSError, match=r"numbers\.json"):
        numbered.write({"numbers": [2]})
    assert file.read_text() == "{"
