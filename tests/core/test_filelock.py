"""One program at a time writes a file that is replaced as a whole; a lock leaves nothing behind."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from garden_desktop.core import filelock
from garden_desktop.core.filelock import writer_lock
from tests.systems import posix

HOLDER = """
import sys
from pathlib import Path
from garden_desktop.core.filelock import writer_lock
with writer_lock(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_the_lock_is_there_while_somebody_writes(path: Path) -> None:
    with writer_lock(path) as locked:
        assert locked
        assert [found.name for found in path.parent.iterdir()] == ["settings.json.lock"]
    assert list(path.parent.iterdir()) == []


def test_a_second_writer_waits_and_then_says_that_it_is_busy(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filelock, "PATIENCE", 0.0)
    with writer_lock(path), pytest.raises(OSError, match="settings") as told, writer_lock(path):
        pass
    assert told.value.errno == errno.EBUSY
    with writer_lock(path) as locked:
        assert locked


def test_the_lock_of_a_killed_program_is_taken_over(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filelock, "PATIENCE", 0.0)
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == b"held"
        with pytest.raises(OSError, match="settings"), writer_lock(path):
            pass
        holder.kill()
    assert path.with_name("settings.json.lock").exists()
    with writer_lock(path) as locked:
        assert locked
    assert list(path.parent.iterdir()) == []


@posix("a file that somebody has open can lose its name")
def test_a_lock_on_a_file_that_has_lost_its_name_is_none(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one before us removed it between our opening and our locking."""
    take, beside, taken = filelock._take, path.with_name("settings.json.lock"), list[int]()

    def late(handle: int) -> None:
        if not taken:
            beside.unlink()
        taken.append(handle)
        take(handle)

    monkeypatch.setattr(filelock, "_take", late)
    with writer_lock(path) as locked:
        assert locked
        assert len(taken) == 2
        assert os.path.samestat(os.fstat(taken[-1]), beside.stat())


def test_a_disk_without_locks_is_written_to(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(filelock, "_take", none)
    with writer_lock(path) as locked:
        assert not locked
    assert list(path.parent.iterdir()) == []


def test_a_lock_that_fails_for_another_reason_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(filelock, "_take", broken)
    with pytest.raises(OSError, match="rror"), writer_lock(path):
        pass


def test_where_somebody_waits_on_windows_they_remove_the_lock(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There nobody removes a file that somebody else has open."""
    with writer_lock(path), monkeypatch.context() as patch:

        def in_use(_: Path, missing_ok: bool = False) -> None:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

        patch.setattr(Path, "unlink", in_use)
        patch.setattr(filelock, "PATIENCE", 0.0)
    with writer_lock(path) as locked:
        assert locked
    assert list(path.parent.iterdir()) == []
