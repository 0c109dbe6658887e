"""What Qt needs of a Linux system: libraries read from ldd, packages named for them, and a screen that answers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from garden_desktop import __main__, qt_prerequisites
from garden_desktop.qt_prerequisites import lacking_sentence, missing_in, packages_of, session, start_failure
from tests.systems import linux

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


def test_one_sentence_names_all_missing_libraries_and_one_command() -> None:
    names = ["libglib-2.0.so.0", "libEGL.so.1", "libgthread-2.0.so.0", "libmystery.so.9"]
    assert lacking_sentence(names, debian=True) == (
        "Qt needs libraries that this system lacks: libEGL.so.1, libglib-2.0.so.0, libgthread-2.0.so.0,"
        " libmystery.so.9. Install them with: sudo apt-get install libegl1 libglib2.0-0, and what has libmystery.so.9"
    )
    assert lacking_sentence(names[:1], debian=False).endswith("Install the packages of your system that have them.")


def test_a_library_that_is_missing_is_told_of_with_the_others_that_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def cannot(*_: object, **__: object) -> int:
        raise ImportError("libglib-2.0.so.0: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(__main__, "_run", cannot)
    monkeypatch.setattr(qt_prerequisites, "unresolved", lambda files: ["libfontconfig.so.1", "libglib-2.0.so.0"])
    monkeypatch.setattr(qt_prerequisites, "_debian", lambda: True)
    assert __main__.main([]) == 1
    assert capsys.readouterr().err == (
        "garden-desktop: Qt needs libraries that this system lacks: libfontconfig.so.1, libglib-2.0.so.0."
        " Install them with: sudo apt-get install libfontconfig1 libglib2.0-0\n"
    )


def test_the_files_of_qt_are_found_without_loading_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Path]()

    def noted(files: list[Path]) -> list[str]:
        asked.extend(files)
        return []

    monkeypatch.setattr(qt_prerequisites, "unresolved", noted)
    qt_prerequisites.advice("libEGL.so.1")
    if sys.platform == "linux":
        assert {file.name for file in asked} >= {"QtWidgets.abi3.so", "libqoffscreen.so"}


@pytest.mark.parametrize(
    "words",
    [
        ["--version"],
        ["--help"],
        ["sim", "--help"],
        ["bench", "--help"],
        ["screenshot", "--help"],
        ["dance"],
        ["--wrong"],
    ],
)
def test_words_about_the_program_need_no_qt(words: list[str], tmp_path: Path) -> None:
    """On a system without Qt's libraries, too, it says its version and helps."""
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text(
        "raise ImportError('libEGL.so.1: cannot open shared object file')"
    )
    surroundings = os.environ | {"PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-m", "garden_desktop", *words]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False, timeout=60)
    assert "libEGL" not in done.stderr + done.stdout
    assert done.returncode == (2 if words[0] in ("dance", "--wrong") else 0)


@pytest.mark.parametrize(
    ("said", "surroundings", "told"),
    [
        (["could not connect to display :55", "no plugin"], {"DISPLAY": ":55"}, "The screen :55 does not answer"),
        (["no plugin"], {"WAYLAND_DISPLAY": "w-9", "DISPLAY": ":5"}, "The screen w-9 or :5 does not answer"),
        (["no plugin"], {}, "There is no screen to open a window on"),
        (
            [
                'Could not find the Qt platform plugin "moon" in ""',
                "Reinstall.\n\nAvailable platform plugins are: xcb.\n",
            ],
            {"QT_QPA_PLATFORM": "moon"},
            "Qt has no platform 'moon', which QT_QPA_PLATFORM names; it has: xcb.",
        ),
        (["Something else.\nMore"], {"QT_QPA_PLATFORM": "xcb"}, "Something else."),
    ],
)
def test_why_qt_could_not_start_is_one_sentence(
    said: list[str], surroundings: dict[str, str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(qt_prerequisites, "unresolved", lambda files: [])
    found = start_failure(said, surroundings)
    assert found.startswith(told)
    assert "\n" not in found
    monkeypatch.setattr(qt_prerequisites, "unresolved", lambda files: ["libxcb-cursor.so.0"])
    assert "libxcb-cursor.so.0" in start_failure(said, surroundings)


@linux("elsewhere there is always a screen")
@pytest.mark.parametrize(
    ("surroundings", "told"),
    [
        ({}, "There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."),
        ({"DISPLAY": ":5555"}, "The screen :5555 does not answer, or does not let you in."),
        ({"QT_QPA_PLATFORM": "moon"}, "Qt has no platform 'moon', which QT_QPA_PLATFORM names; it has: "),
    ],
)
def test_without_a_screen_the_program_ends_with_one_sentence(
    surroundings: dict[str, str], told: str, tmp_path: Path
) -> None:
    """No abort, no core file, and nothing of what Qt says about reinstalling."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    places = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")}
    here = {name: value for name, value in os.environ.items() if name not in hidden} | places | surroundings
    command = [sys.executable, "-m", "garden_desktop"]
    done = subprocess.run(command, env=here, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert done.stderr.startswith(f"garden-desktop: {told}")
    assert done.stderr.count("\n") == 1
