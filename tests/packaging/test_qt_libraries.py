"""The libraries of a Linux system: read from ldd, turned into packages, said or installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import qt_libraries
from environment import SetupError
from qt_libraries import advice, missing_in, needing, packages_of, provide, session

LISTING = """
/x/QtWidgets.abi3.so:
\tlinux-vdso.so.1 (0x00007ffd5d9ff000)
\tlibEGL.so.1 => not found
\tlibX11.so.6 => /lib/x86_64-linux-gnu/libX11.so.6 (0x00007fd5d9300000)
/x/libqxcb.so:
\tlibxcb-icccm.so.4 => not found
\tlibEGL.so.1 => not found
"""


def test_ldd_is_read() -> None:
    assert missing_in(LISTING) == ["libEGL.so.1", "libxcb-icccm.so.4"]


def test_libraries_of_one_package_ask_for_it_once() -> None:
    assert packages_of(["libgthread-2.0.so.0", "libglib-2.0.so.0", "libmystery.so.9"]) == ["libglib2.0-0"]


def test_on_debian_the_sentence_ends_in_the_command() -> None:
    said = advice(["libEGL.so.1", "libxcb-icccm.so.4"], debian=True, root=False)
    assert said.splitlines()[-1].strip() == "sudo apt-get install libegl1 libxcb-icccm4"
    assert "sudo" not in advice(["libEGL.so.1"], debian=True, root=True)


def test_a_library_without_a_known_package_is_named_itself() -> None:
    assert "libmystery.so.9" in advice(["libEGL.so.1", "libmystery.so.9"], debian=True, root=False)
    assert advice(["libmystery.so.9"], debian=True, root=False).endswith("libmystery.so.9")


def test_elsewhere_the_libraries_are_named() -> None:
    said = advice(["libEGL.so.1"], debian=False, root=False)
    assert "libEGL.so.1" in said
    assert "apt-get" not in said


@pytest.mark.parametrize(
    ("system", "surroundings", "platform"),
    [
        ("linux", {"DISPLAY": ":0"}, "xcb"),
        ("linux", {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ("linux", {}, None),
        ("linux", {"QT_QPA_PLATFORM": "offscreen:size"}, "offscreen"),
        ("win32", {}, "windows"),
        ("darwin", {}, "cocoa"),
    ],
)
def test_which_platform_draws(system: str, surroundings: dict[str, str], platform: str | None) -> None:
    assert session(system, surroundings) == platform


def test_only_files_that_are_there_are_asked(tmp_path: Path) -> None:
    plugins = tmp_path / "lib" / "python3.11" / "site-packages" / "PySide6" / "Qt" / "plugins" / "platforms"
    plugins.mkdir(parents=True)
    (plugins / "libqxcb.so").touch()
    assert needing(tmp_path, "xcb") == [plugins / "libqxcb.so"]
    assert needing(tmp_path, "wayland") == []


class Machine:
    """A Debian machine whose libraries are missing until they are installed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, root: bool, answer: str | None = None) -> None:
        self.installed: list[str] = []
        monkeypatch.setattr(qt_libraries, "unresolved", lambda files: [] if self.installed else ["libEGL.so.1"])
        monkeypatch.setattr(qt_libraries, "install", self.installed.extend)
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000, raising=False)
        monkeypatch.setattr(sys, "stdin", Terminal(answer is not None))
        monkeypatch.setattr(sys, "stdout", Terminal(answer is not None))
        monkeypatch.setattr("builtins.input", lambda question: answer)


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


def test_root_who_said_yes_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True)
    provide(Path("x"), "xcb", yes=True)
    assert machine.installed == ["libegl1"]


@pytest.mark.parametrize(("answer", "installs"), [("", True), ("y", True), ("n", False)])
def test_root_at_a_terminal_is_asked(monkeypatch: pytest.MonkeyPatch, answer: str, installs: bool) -> None:
    machine = Machine(monkeypatch, root=True, answer=answer)
    if installs:
        provide(Path("x"), "xcb", yes=False)
    else:
        with pytest.raises(SetupError, match="apt-get install libegl1"):
            provide(Path("x"), "xcb", yes=False)
    assert bool(machine.installed) is installs


@pytest.mark.parametrize("root", [True, False])
def test_nobody_is_asked_where_nobody_can_answer(monkeypatch: pytest.MonkeyPatch, root: bool) -> None:
    machine = Machine(monkeypatch, root=root)
    with pytest.raises(SetupError, match="apt-get install libegl1"):
        provide(Path("x"), "xcb", yes=not root)
    assert machine.installed == []


def test_apt_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 100, "", "E: Unable to locate package libegl1\n")

    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(SetupError, match="Unable to locate package libegl1"):
        qt_libraries.install(["libegl1"])
