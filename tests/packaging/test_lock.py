"""The lock of a set-up: one program at a time; the others wait, for what a killed one left running, too."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import lock
import pytest

from tests.systems import posix

HOLDER: Final = """
import subprocess, sys
from pathlib import Path
import lock
with lock.held(Path(sys.argv[1]), "busy") as passed_on:
    print("mine", flush=True)
    if sys.argv[2] == "by a child":
        subprocess.run([sys.executable, "-c", "print('child', flush=True); input()"], pass_fds=passed_on)
    input()
"""


class Program:
    """One that takes the lock when it starts, and lets go of it at the next key."""

    def __init__(self, file: Path, how: str) -> None:
        command = [sys.executable, "-c", HOLDER, str(file), how]
        folder = Path(lock.__file__).parent
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, encoding="utf-8", bufsize=1)

    def says(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def key(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Starts programs that want one and the same lock."""
    with ExitStack() as ends:

        def start(how: str = "by itself") -> Program:
            started = Program(tmp_path / "lock", how)
            ends.enter_context(started.process)
            ends.callback(started.process.kill)
            return started

        yield start


def test_who_comes_second_says_so_and_waits(program: Callable[..., Program]) -> None:
    first = program()
    assert first.says() == "mine"
    second = program()
    assert second.says() == "busy"
    first.key()
    assert second.says() == "mine"


def test_a_killed_program_holds_nothing(program: Callable[..., Program]) -> None:
    first = program()
    assert first.says() == "mine"
    first.kill()
    assert program().says() == "mine"


@posix("Windows passes no descriptors on")
def test_what_a_killed_program_left_running_holds_the_lock(program: Callable[..., Program]) -> None:
    first = program("by a child")
    assert [first.says(), first.says()] == ["mine", "child"]
    first.kill()
    second = program()
    assert second.says() == "busy"
    first.key()
    assert second.says() == "mine"


def test_where_nothing_can_be_written_nothing_is_held(tmp_path: Path) -> None:
    with lock.held(tmp_path / "no folder" / "lock", "busy") as passed_on:
        assert passed_on == ()
