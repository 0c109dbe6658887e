"""One record is written by one window, whatever it is called and whatever lies beside it."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from garden_desktop.core.filelock import NO_LOCKS
from garden_desktop.core.record import RecordHeader, Seated, move_line
from garden_desktop.hotseat import journal
from garden_desktop.hotseat import journal as lock
from garden_desktop.hotseat.journal import Journal, MatchInUse
from garden_desktop.hotseat.match_repository import MatchRepository
from tests.systems import posix

HEADER = RecordHeader("_template", "standard", "0", {}, (Seated("Ann", 0),), 1, "test")
HOLDER = """
import sys
from pathlib import Path
from garden_desktop.hotseat.journal import Journal
journal, _ = Journal.open(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    Journal.create(path, HEADER).close()
    return path


SYMBOLIC = pytest.param("symbolic", marks=posix("few people of Windows may make symbolic links"))


def other_name(path: Path, kind: str) -> Path:
    name = path.with_name(f"{kind}.jsonl")
    name.symlink_to(path) if kind == "symbolic" else name.hardlink_to(path)
    return name


@pytest.mark.parametrize("kind", [SYMBOLIC, "hard"])
def test_a_record_is_locked_by_whatever_name_it_is_opened(path: Path, kind: str) -> None:
    name = other_name(path, kind)
    for first, second in ((path, name), (name, path)):
        journal, _ = Journal.open(first)
        with journal, pytest.raises(MatchInUse):
            Journal.open(second)


@pytest.mark.parametrize("kind", ["path", SYMBOLIC, "hard"])
def test_another_program_is_kept_out_until_it_ends_or_dies(path: Path, kind: str) -> None:
    name = path if kind == "path" else other_name(path, kind)
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == b"held"  # after it stands what ends a line on this system
        for left in path.parent.glob("*.lock"):
            left.unlink()
        with pytest.raises(MatchInUse):
            Journal.open(name)
        with pytest.raises(MatchInUse):
            MatchRepository(path.parent).move_to_trash(name)
        holder.send_signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        holder.wait()
    Journal.open(name)[0].close()


def test_a_match_in_play_can_be_read_by_everybody(path: Path) -> None:
    journal, _ = Journal.open(path)
    with journal:
        journal.append(move_line(0, "nod"))
        assert path.read_bytes().endswith(b'[1,"nod"]\n')


@posix("a process is forked")
def test_a_process_forked_meanwhile_does_not_keep_the_lock(path: Path) -> None:
    journal, _ = Journal.open(path)
    heard, told = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(told)
        os.read(heard, 1)
        os._exit(0)
    journal.close()
    Journal.open(path)[0].close()
    os.close(told)
    os.waitpid(child, 0)
    os.close(heard)


def test_a_disk_without_locks_is_played_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_: object) -> None:
        raise OSError(NO_LOCKS[0], "no locks here")

    monkeypatch.setattr(lock, "_take", none)
    with Journal.open(path)[0] as journal:
        journal.append(move_line(0, "nod"))
    assert path.read_bytes().endswith(b'[1,"nod"]\n')


def test_nothing_is_left_beside_a_record(path: Path) -> None:
    assert list(path.parent.iterdir()) == [path]


class WindowsLocks:
    """Stands in for `msvcrt`: it locks nothing, notes the position at which it was asked, and may refuse."""

    LK_NBLCK, LK_UNLCK = 2, 0

    def __init__(self) -> None:
        self.asked: list[tuple[int, int, int]] = []
        self.refusal: OSError | None = None

    def locking(self, descriptor: int, mode: int, count: int) -> None:
        self.asked.append((mode, os.lseek(descriptor, 0, os.SEEK_CUR), count))
        if self.refusal is not None and mode == self.LK_NBLCK:
            raise self.refusal


@pytest.fixture
def on_windows(monkeypatch: pytest.MonkeyPatch) -> WindowsLocks:
    """The lock as it is on Windows, for the journal too."""
    locks = WindowsLocks()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", "win32")
        patch.setitem(sys.modules, "msvcrt", locks)
        spec = spec_from_file_location("lock_of_windows", lock.__file__)
        assert spec is not None and spec.loader is not None
        there = module_from_spec(spec)
        spec.loader.exec_module(there)
    monkeypatch.setattr(there, "MatchInUse", MatchInUse)
    for name in ("hold", "let_go"):
        monkeypatch.setattr(journal, name, getattr(there, name))
    return locks


def test_a_record_is_read_and_gone_on_with_where_locking_moves_the_position(
    on_windows: WindowsLocks, path: Path
) -> None:
    with Journal.create(path.with_name("new.jsonl"), HEADER) as made:
        made.append(move_line(0, "1"))
    opened, record = Journal.open(made.path)
    assert [line.text for line in record.lines] == ["1"]
    opened.append(move_line(1, "2"))
    opened.close()
    assert len(made.path.read_bytes().splitlines()) == 3
    (beyond,) = {position for _, position, _ in on_windows.asked}
    assert beyond > 2**30, "no byte of a record is locked, as nobody could read it"
    assert [mode for mode, _, _ in on_windows.asked][-4:] == [2, 0, 2, 0], "locked and let go, twice"


@pytest.mark.parametrize("number", [errno.EACCES, errno.EDEADLK, 0], ids=["Windows", "after ten tries", "Wine"])
def test_a_lock_that_windows_refuses_is_a_match_in_use(on_windows: WindowsLocks, path: Path, number: int) -> None:
    on_windows.refusal = OSError(number, "refused")
    with pytest.raises(MatchInUse):
        Journal.open(path)


def test_another_trouble_with_a_lock_on_windows_is_told_as_it_is(on_windows: WindowsLocks, path: Path) -> None:
    on_windows.refusal = OSError(errno.EIO, "the disk is broken")
    with pytest.raises(OSError, match="the disk is broken"):
        Journal.open(path)
