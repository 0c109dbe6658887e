"""The tests on Windows leave no folder out, and a check that fails is a row and a status, not the end of the others."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.systems import posix
from tests.windows import bench, checks
from tests.windows.__main__ import main
from tests.windows.wine import Windows, Wine


class Answers(Windows):
    """A Windows on which every program ends with this status and these words."""

    def __init__(self, status: int, said: str) -> None:
        super().__init__()
        self.status, self.said = status, said
        self.asked: list[Sequence[str]] = []

    def run(self, *words: str, **_: object) -> subprocess.CompletedProcess[str]:
        self.asked.append(words)
        return subprocess.CompletedProcess(words, self.status, self.said, "")


def test_every_test_file_is_run_once_but_those_of_the_running_program() -> None:
    folders = checks.folders_of_tests()
    found = [file for each in folders for file in files_of(bench.ROOT / each)]
    everything = {*files_of(bench.ROOT / "tests")}
    elsewhere = {*files_of(bench.ROOT / "tests" / "program"), *files_of(bench.ROOT / "tests" / "windows")}
    assert len(found) == len(set(found))
    assert set(found) == everything - elsewhere


def files_of(place: Path) -> list[Path]:
    return [place] if place.is_file() else [*place.rglob("test_*.py")]


def test_the_everyday_suite_leaves_a_bench_alone() -> None:
    """`.ci/run` says where the bench is to all its steps, and the suite would play eight matches there at once."""
    collected = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "tests/windows"],
        cwd=bench.ROOT,
        env={**os.environ, "WINDOWS_BENCH": str(bench.ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert collected.returncode == pytest.ExitCode.NO_TESTS_COLLECTED, collected.stdout
    assert (bench.ROOT / checks.MATCHES).is_file()


def test_a_folder_without_a_bench_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--bench", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"{tmp_path} is no bench: make one with `python -m tests.windows make FOLDER`.\n"


def test_packages_for_windows_are_what_the_project_asks_for_there() -> None:
    project = tomllib.loads((bench.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = {line.split("<")[0].split(">")[0] for line in bench.requirements(project)}
    assert {"hatchling", "PySide6-Essentials", "miniaudio", "pytest", "pyinstaller", "pillow"} <= names
    assert not {"jeepney", "python-xlib"} & names, "they are for Linux alone"
    assert not any(";" in line for line in bench.requirements(project))


def test_a_failed_folder_names_its_tests_and_the_others_are_run(capsys: pytest.CaptureFixture[str]) -> None:
    windows = Answers(
        1, "FAILED tests/core/test_x.py::test_y - AssertionError\n1 failed, 7 passed, 3 deselected in 2.1s"
    )
    assert checks.check(windows, ["suite"], ["tests/core", "tests/engine"]) == 1
    said = capsys.readouterr().out
    assert "tests/core" in said
    assert "tests/core/test_x.py::test_y" in said
    assert said.endswith("0 passed, 2 failed\n")
    assert len(windows.asked) == 2


def test_folders_that_pass_say_how_many_tests(capsys: pytest.CaptureFixture[str]) -> None:
    windows = Answers(0, "294 passed, 4 skipped, 20 deselected in 5.10s")
    assert checks.check(windows, ["suite"], ["tests/core"]) == 0
    assert "294 passed, 4 skipped\n" in capsys.readouterr().out


def test_a_build_that_fails_is_told_with_its_last_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert checks.check(Answers(1, "The smoke test failed with status 1."), ["build"], ()) == 1
    assert "The smoke test failed with status 1." in capsys.readouterr().out


@posix("the bench stands on a system that runs Wine")
def test_folders_of_windows_are_found_in_the_bench(tmp_path: Path) -> None:
    wine = Wine(tmp_path)
    assert wine.path(r"C:\users\root\My games") == tmp_path / "prefix" / "drive_c" / "users" / "root" / "My games"
    command, _ = wine.command(("python", "-c", "print('a b')"), r"C:\src")
    assert command[2:] == [str(tmp_path), r"C:\src", r"C:\Python312\python.exe", "-c", "print('a b')"]


@posix("the bench stands on a system that runs Wine")
def test_what_is_gone_from_the_checkout_goes_from_the_bench(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    subprocess.run(["git", "init", "-q"], cwd=checkout, check=True)
    for name in ("kept.py", "gone.py"):
        (checkout / name).write_text(name, encoding="utf-8")
    wine = Wine(tmp_path / "bench")
    wine.sync(checkout)
    made = wine.path(r"C:\src\build\made.txt")
    made.parent.mkdir()
    made.write_text("by a build there", encoding="utf-8")
    (checkout / "gone.py").unlink()
    wine.sync(checkout)
    assert sorted(file.name for file in wine.path(r"C:\src").iterdir()) == [".synced", "build", "kept.py"]
