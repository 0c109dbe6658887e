"""The libraries of a Linux system: read from ldd, turned into packages, obtained or named."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import debian
import pytest
import qt_libraries
from environment import SetupError
from qt_libraries import of_qt, provide

from garden_desktop.qt_prerequisites import packages_of


def test_only_files_that_are_there_are_asked(tmp_path: Path) -> None:
    plugins = tmp_path / "lib" / "python3.11" / "site-packages" / "PySide6" / "Qt" / "plugins" / "platforms"
    plugins.mkdir(parents=True)
    (plugins / "libqxcb.so").touch()
    assert of_qt(tmp_path, "xcb") == [plugins / "libqxcb.so"]
    assert of_qt(tmp_path, "wayland") == []


class Machine:
    """A Linux machine on which libraries are missing until packages bring them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, missing: Sequence[str], is_debian: bool = True) -> None:
        self.missing = list(missing)
        self.asked: list[str] = []
        monkeypatch.setattr(qt_libraries, "unresolved", lambda files: self.missing)
        monkeypatch.setattr(debian, "here", lambda: is_debian)
        monkeypatch.setattr(debian, "supply", self._supply)

    def _supply(self, packages: Sequence[str], why: str, yes: bool) -> None:
        self.asked = list(packages)
        self.missing = [name for name in self.missing if not packages_of([name])]


def test_nothing_is_asked_for_when_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, [])
    provide(Path("x"), "xcb", yes=True)
    assert machine.asked == []


def test_missing_libraries_are_obtained_as_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, ["libEGL.so.1", "libGL.so.1"])
    provide(Path("x"), "xcb", yes=True)
    assert machine.asked == ["libegl1", "libgl1"]


def test_a_library_without_a_known_package_is_named_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch, ["libEGL.so.1", "libmystery.so.9"])
    with pytest.raises(SetupError, match=r"your system have libmystery\.so\.9\.$"):
        provide(Path("x"), "xcb", yes=True)


def test_where_packages_have_other_names_the_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, ["libEGL.so.1"], is_debian=False)
    with pytest.raises(SetupError, match=r"libEGL\.so\.1"):
        provide(Path("x"), "xcb", yes=True)
    assert machine.asked == []
