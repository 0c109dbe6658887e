"""System packages: installed for root who agrees, and otherwise named with the command to type."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Any

import debian
import pytest
from environment import SetupError


class Terminal:
    """A standard stream, at a terminal or not."""

    def __init__(self, terminal: bool) -> None:
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal

    def write(self, text: str) -> int:
        return len(text)

    def flush(self) -> None:
        """Nothing is held back."""


class Machine:
    """A Debian machine that notes what apt-get is told; `answer` is what somebody types at its terminal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, root: bool, answer: str | None = None, fails: str = "") -> None:
        self.told: list[list[str]] = []
        self._fails = fails
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000, raising=False)
        monkeypatch.setattr(sys, "stdin", Terminal(answer is not None))
        monkeypatch.setattr(sys, "stdout", Terminal(answer is not None))
        monkeypatch.setattr("builtins.input", lambda question: answer)
        monkeypatch.setattr(subprocess, "run", self._run)

    def _run(self, command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        self.told.append(command)
        return subprocess.CompletedProcess(command, 100 if self._fails else 0, "", self._fails)


def test_root_who_said_yes_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True)
    debian.supply(["libegl1"], "Qt needs it", yes=True)
    assert [command[1] for command in machine.told] == ["update", "install"]
    assert machine.told[-1][-1] == "libegl1"


@pytest.mark.parametrize("answer", ["", "y", "Yes"])
def test_root_at_a_terminal_may_agree(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    machine = Machine(monkeypatch, root=True, answer=answer)
    debian.supply(["libegl1"], "Qt needs it", yes=False)
    assert len(machine.told) == 2


def test_root_at_a_terminal_may_decline(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True, answer="n")
    with pytest.raises(SetupError, match="Qt needs it; install them with:\n  apt-get install libegl1 libgl1"):
        debian.supply(["libegl1", "libgl1"], "Qt needs it", yes=False)
    assert machine.told == []


def test_root_without_a_terminal_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True)
    with pytest.raises(SetupError, match="  apt-get install libegl1"):
        debian.supply(["libegl1"], "Qt needs it", yes=False)
    assert machine.told == []


def test_anybody_else_is_told_to_use_sudo(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=False, answer="y")
    with pytest.raises(SetupError, match="  sudo apt-get install libegl1"):
        debian.supply(["libegl1"], "Qt needs it", yes=True)
    assert machine.told == []


def test_apt_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch, root=True, fails="E: Unable to locate package libegl1\nE: more\n")
    with pytest.raises(SetupError, match=r"Unable to locate package libegl1$"):
        debian.supply(["libegl1"], "Qt needs it", yes=True)
