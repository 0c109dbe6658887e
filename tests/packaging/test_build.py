"""The program that needs no Python: what its building needs, and what its smoke test allows."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path

import build
import pytest
from environment import SetupError

from tests.systems import posix


def program(folder: Path, script: str) -> Path:
    """An executable shell script."""
    file = folder / "garden-desktop"
    file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def test_missing_tools_are_named_by_their_packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    settings = {"Py_ENABLE_SHARED": 1, "LIBDIR": str(tmp_path), "INSTSONAME": "libpython3.11.so.1.0"}
    monkeypatch.setattr(sysconfig, "get_config_var", settings.get)
    assert build.missing_packages((3, 11)) == ["binutils", "chrpath", "libpython3.11"]
    (tmp_path / "libpython3.11.so.1.0").touch()
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    assert build.missing_packages((3, 11)) == []


def test_the_smoke_test_knows_nothing_of_this_machine() -> None:
    here = {"PATH": "/usr/bin", "PYTHONPATH": "/x", "LD_LIBRARY_PATH": "/y", "SYSTEMROOT": "C:\\Windows"}
    bare = build.surroundings(here, "/home/nobody")
    assert bare["PATH"] == "/home/nobody"
    assert bare["SYSTEMROOT"] == "C:\\Windows"
    assert "PYTHONPATH" not in bare
    assert "LD_LIBRARY_PATH" not in bare


def test_on_windows_the_program_that_has_a_console_is_tried_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fails there fails in words; the other one would show a box and wait for a click."""
    played: list[str] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(build, "play", lambda program, *_: played.append(program.name))
    build.smoke_test(tmp_path)
    assert played == ["garden-desktop-console.exe", "garden-desktop.exe"]


@posix("shell scripts stand in for the program")
def test_a_program_that_fails_fails_the_smoke_test(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="failed with status 3"):
        build.play(program(tmp_path, "exit 3"), {}, "here")


@posix("shell scripts stand in for the program")
def test_a_program_that_hangs_fails_the_smoke_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "SMOKE_TEST_SECONDS", 0.1)
    with pytest.raises(SetupError, match="did not end"):
        build.play(program(tmp_path, "exec /bin/sleep 30"), {}, "here")


def test_a_program_that_grew_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"x" * 2000)
    monkeypatch.setattr(build, "LIMIT_MB", 0.001)
    with pytest.raises(SetupError, match="more than"):
        build.check_size(tmp_path)
