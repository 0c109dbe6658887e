"""Files from outside: nothing that blocks, ends never, or is too large is read."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from garden_desktop.core import files
from garden_desktop.core.files import (
    EXPORTED,
    UnreadableFileError,
    fresh_name,
    make_folder,
    outlast_readers,
    portable_name,
    read_regular,
    tighten,
    write_whole,
)
from tests.systems import make_link, posix

MOST = 1000
named = posix("pipes and devices have names")


def test_a_file_up_to_the_bound_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * MOST)
    assert read_regular(path, MOST) == b"x" * MOST


def test_a_larger_one_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with path.open("wb") as file:
        file.truncate(3 << 30)  # a hole of three gigabytes
    with pytest.raises(UnreadableFileError, match="the limit is 2 MB"):
        read_regular(path, 2 << 20)
    with pytest.raises(UnreadableFileError, match="the limit is 64 KB"):
        read_regular(path, 64 << 10)


@named
@pytest.mark.timeout(20)
def test_a_pipe_and_an_endless_device_are_not_waited_for(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to("/dev/zero")
    for path in (pipe, link, Path("/dev/zero")):
        with pytest.raises(UnreadableFileError, match="a pipe or a device"):
            read_regular(path, MOST)


@named
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
    with pytest.raises(UnreadableFileError, match="a pipe or a device"):
        read_regular(path, MOST)


@named
def test_a_file_that_only_says_it_is_small_is_not_read_to_its_end() -> None:
    with pytest.raises(UnreadableFileError, match="the limit is"):
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


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


modes = posix("files have modes")
every_umask = pytest.mark.parametrize("mask", [0o000, 0o002, 0o022, 0o077], ids=oct)


@modes
@every_umask
def test_what_the_program_keeps_is_for_its_owner_alone(tmp_path: Path, mask: int) -> None:
    path = tmp_path / "deep" / "deeper" / "file"
    with umask(mask):
        write_whole(path, b"one")
        assert (mode(path), mode(path.parent), mode(path.parent.parent)) == (0o600, 0o700, 0o700)
        path.chmod(0o644)  # as an older version has written it
        write_whole(path, b"two")
    assert mode(path) == 0o600


@modes
@every_umask
def test_what_a_person_saves_elsewhere_follows_their_umask(tmp_path: Path, mask: int) -> None:
    path = tmp_path / "picture.png"
    with umask(mask):
        write_whole(path, b"one", EXPORTED)
    assert mode(path) == 0o666 & ~mask


@modes
def test_a_folder_of_an_older_version_is_closed_and_one_that_is_missing_is_not_made(tmp_path: Path) -> None:
    old = tmp_path / "old"
    old.mkdir()
    old.chmod(0o755)
    tighten(old)
    tighten(tmp_path / "missing")
    assert mode(old) == 0o700
    assert list(tmp_path.iterdir()) == [old]


def test_a_folder_is_made_once_and_a_file_in_its_place_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "wall").write_bytes(b"")
    make_folder(tmp_path)
    with pytest.raises(OSError, match="wall"):
        make_folder(tmp_path / "wall" / "deep")


@pytest.mark.parametrize("relative", [False, True])
@pytest.mark.parametrize("there", [False, True], ids=["dangling", "to a file"])
def test_a_link_stays_and_its_target_is_written(tmp_path: Path, relative: bool, there: bool) -> None:
    target, folder = tmp_path / "repository" / "settings.json", tmp_path / "data"
    target.parent.mkdir()
    folder.mkdir()
    if there:
        target.write_bytes(b"old")
    link = make_link(folder / "settings.json", Path("../repository/settings.json") if relative else target)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert [list(folder.iterdir()), list(target.parent.iterdir())] == [[link], [target]]


def test_links_in_a_circle_are_an_error_and_stay(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    make_link(one, other)
    make_link(other, one)
    with pytest.raises(OSError, match="one") as told:
        write_whole(one, b"new")
    assert told.value.errno == errno.ELOOP
    assert one.is_symlink()


def test_two_writers_of_a_file_never_use_the_same_name(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert len({fresh_name(path) for _ in range(100)}) == 100


@pytest.mark.parametrize("name", ["settings.json", "x" * 220 + ".zip"])
def test_what_a_dead_writer_left_goes_and_what_may_be_of_a_living_one_stays(tmp_path: Path, name: str) -> None:
    path, other = tmp_path / name, tmp_path / "settings.json.backup.1-00000000.new"
    old, fresh, dead = fresh_name(path), fresh_name(path), time.time() - 2 * 3600
    older = [path.with_name(f"{name}.new")]
    for each in (old, fresh, other, *older):
        each.write_bytes(b"half")
    for each in (old, other, *older):
        os.utime(each, (dead, dead))
    write_whole(path, b"new", EXPORTED)
    assert set(tmp_path.iterdir()) == {path, fresh, other}
    write_whole(path, b"new", alone=True)
    assert set(tmp_path.iterdir()) == {path, other}


class Refused:
    """An action that is refused so many times, as on Windows while another program has the file open."""

    def __init__(self, times: int) -> None:
        self.left, self.asked = times, 0

    def __call__(self) -> str:
        self.asked += 1
        if self.left:
            self.left -= 1
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), "file")
        return "done"


def test_windows_waits_for_a_reader_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_PAUSES", (0.0,) * 3)
    assert outlast_readers(Refused(3)) == "done"
    with pytest.raises(PermissionError):
        outlast_readers(Refused(4))


def test_elsewhere_a_refusal_is_final(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_PAUSES", ())
    with pytest.raises(PermissionError):
        outlast_readers(refused := Refused(1))
    assert refused.asked == 1


def test_a_file_is_replaced_though_a_reader_on_windows_has_it_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, refused, replace = tmp_path / "file", Refused(2), Path.replace

    def in_use(fresh: Path, to: Path) -> Path:
        refused()
        return replace(fresh, to)

    monkeypatch.setattr(files, "_PAUSES", (0.0,) * 3)
    monkeypatch.setattr(Path, "replace", in_use)
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    refused.left = 9
    with pytest.raises(PermissionError):
        write_whole(path, b"newer")
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (b"new", [path])


ODD_NAMES = {
    "plain 2026-11-26": "plain 2026-11-26",
    "Ünal's evening, 花子": "Ünal's evening, 花子",
    'a<b>c:d"e/f\\g|h?i*j': "a_b_c_d_e_f_g_h_i_j",
    "two\nlines\x7f": "two_lines_",
    "not \udce4 UTF-8": "not _ UTF-8",
    "ends. . ": "ends",
    ".hidden": "_.hidden",
    "": "_",
    "...": "_",
    "con": "_con",
    "AUX.2 ": "_AUX.2",
    "nul .x": "_nul .x",
    "com¹": "_com¹",
    "lpt9.old": "_lpt9.old",
    "console": "console",
    "com10": "com10",
    "x" * 300: "x" * 150,
    "花" * 100: "花" * 66,
}


@pytest.mark.parametrize("stem", ODD_NAMES)
def test_a_name_that_not_every_system_takes_gets_one_that_does(tmp_path: Path, stem: str) -> None:
    name = portable_name(stem, ".garden.jsonl")
    assert name == f"{ODD_NAMES[stem]}.garden.jsonl"
    assert portable_name(ODD_NAMES[stem]) == ODD_NAMES[stem]
    (tmp_path / name).write_bytes(b"here")
    assert [file.name for file in tmp_path.iterdir()] == [name]
