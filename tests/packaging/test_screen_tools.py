"""What the tests of the running program need: found, installed where that may be, and otherwise said in one line."""

from __future__ import annotations

import shutil
from pathlib import Path

import debian
import pytest
import qt_libraries
import screen_tools
from environment import SetupError


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without any of it."""
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(qt_libraries, "unresolved", lambda files: ["libxcb-icccm.so.4"])
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path))


def test_a_bare_machine_lacks_every_package(bare: None, tmp_path: Path) -> None:
    assert screen_tools.missing(tmp_path) == [
        "at-spi2-core",
        "dbus",
        "libxcb-icccm4",
        "openbox",
        "util-linux",
        "xvfb",
    ]


def test_a_service_of_the_bus_counts_as_accessibility(bare: None, tmp_path: Path) -> None:
    service = tmp_path / screen_tools.SERVICE
    service.parent.mkdir(parents=True)
    service.touch()
    assert "at-spi2-core" not in screen_tools.missing(tmp_path)


def test_what_is_missing_is_installed_where_that_may_be(
    bare: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(debian, "supply", lambda packages, why, yes: asked.append((packages, yes)))
    screen_tools.provide(tmp_path, yes=True)
    assert asked == [(screen_tools.missing(tmp_path), True)]
    assert capsys.readouterr().out == ""


def test_where_that_may_not_be_one_line_names_the_packages(
    bare: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> None:
        raise SetupError("not root")

    monkeypatch.setattr(debian, "supply", refuse)
    screen_tools.provide(tmp_path, yes=False)
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert said.split(": ")[1].split() == screen_tools.missing(tmp_path)
