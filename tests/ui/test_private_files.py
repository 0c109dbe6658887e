"""Logs, the crash file and the drawings of a start are for their owner alone; older folders are closed at a start."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from garden_desktop import paths
from garden_desktop.ui import app
from garden_desktop.ui.crash import CrashFile
from garden_desktop.ui.error_reporter import FILE, ErrorReporter
from garden_desktop.ui.start_cache import StartCache
from tests.systems import posix
from tests.ui.house import House

pytestmark = posix("files have modes; on Windows the profile does it")


@pytest.fixture(params=[0o000, 0o002, 0o022, 0o077], ids=oct, autouse=True)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> set[int]:
    return {path.stat().st_mode & 0o777 for path in folder.rglob("*") if path.is_file()}


def folders(folder: Path) -> set[int]:
    return {path.stat().st_mode & 0o777 for path in [folder, *folder.rglob("*")] if path.is_dir()}


def test_a_log_and_what_it_is_turned_over_to_are_private(tmp_path: Path) -> None:
    faults = ErrorReporter(tmp_path / "state" / "log")
    for _ in range(3):
        faults.log_quietly("x" * 400_000)
    faults.close()
    assert len(list((tmp_path / "state" / "log").glob(f"{FILE}*"))) == 3
    assert (modes(tmp_path), folders(tmp_path / "state")) == ({0o600}, {0o700})


def test_a_crash_file_is_private(tmp_path: Path) -> None:
    import faulthandler

    file = CrashFile(tmp_path / "state" / "log")
    found = modes(tmp_path), folders(tmp_path / "state")
    file.close()
    assert sys.__stderr__ is not None
    faulthandler.enable(sys.__stderr__)  # pytest's own watch is on again
    assert found == ({0o600}, {0o700})


def test_the_drawings_of_a_start_are_private(tmp_path: Path) -> None:
    StartCache(tmp_path / "cache" / "drawings", "1").write_entries({"a": b"x"})
    assert (modes(tmp_path), folders(tmp_path / "cache")) == ({0o600}, {0o700})


def test_a_start_closes_the_folders_of_an_older_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, house: House
) -> None:
    names = ("user_dir", "state_dir", "log_dir", "cache_dir")
    for name in names:
        (tmp_path / name).mkdir(mode=0o755)
        monkeypatch.setattr(paths, name, lambda name=name: tmp_path / name)
    app.finish_startup(house.open())
    assert {(tmp_path / name).stat().st_mode & 0o777 for name in names} == {0o700}
