"""Files from outside: nothing that blocks, ends never, or is too large is read."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from garden_desktop.core.files import StrangeFile, read_regular, write_whole

MOST = 1000
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs pipes and devices with names")


def test_a_file_up_to_the_bound_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * MOST)
    assert read_regular(path, MOST) == b"x" * MOST


def test_a_larger_one_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with path.open("wb") as file:
        file.truncate(3 << 30)  # a hole of three gigabytes
    with pytest.raises(StrangeFile, match="larger than 2 MB"):
        read_regular(path, 2 << 20)
    with pytest.raises(StrangeFile, match="larger than 64 KB"):
        read_regular(path, 64 << 10)


@posix
@pytest.mark.timeout(20)
def test_a_pipe_and_an_endless_device_are_not_waited_for(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to("/dev/zero")
    for path in (pipe, link, Path("/dev/zero")):
        with pytest.raises(StrangeFile, match="a pipe or a device"):
            read_regular(path, MOST)


@posix
@pytest.mark.timeout(20)
def test_a_file_that_becomes_a_pipe_while_it_is_opened_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, pipe = tmp_path / "file", tmp_path / "pipe"
    path.write_bytes(b"")
    os.mkfifo(pipe)
    found = path.stat()
    pipe.replace(path)
    monkeypatch.setattr(Path, "stat", lambda _: found)
    with pytest.raises(StrangeFile, match="a pipe or a device"):
        read_regular(path, MOST)


@posix
def test_a_file_that_only_says_it_is_small_is_not_read_to_its_end() -> None:
    with pytest.raises(StrangeFile, match="larger than"):
        read_regular(Path("/proc/self/maps"), 10)  # its size is 0


@pytest.mark.parametrize("name", ["gone", "a\0b"])
def test_what_is_not_there_is_an_os_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(FileNotFoundError):
        read_regular(tmp_path / name, MOST)


def test_a_folder_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        read_regular(tmp_path, MOST)


def test_a_file_is_written_whole_or_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deep" / "file.toml"
    write_whole(path, b"one")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            write_whole(path, b"two")
    assert path.read_bytes() == b"one"
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(path.parent.iterdir()) == [path]
