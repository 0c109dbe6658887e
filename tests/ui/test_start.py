"""The way to the home screen in a fresh interpreter: what is not loaded on it, and that PySide is whole after it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from garden_desktop import __main__
from garden_desktop.ui import app
from garden_desktop.ui.pyside import WHOLE
from tests.systems import home_in, linux

START = """
import builtins, enum, sys
compiler = builtins.compile
import garden_desktop.__main__
from garden_desktop.ui import app as start
app = start.application()
window = start.main_window()
window.show()
app.processEvents()
"""
HEAVY = (
    "numpy",
    "pyqtgraph",
    "argparse",
    "inspect",
    "logging",
    "multiprocessing",
    "html",
    "json",
    "tomllib",
    "string",
    "sqlite3",
)
LARGE = ("Preset", "ThemeIcon", "StandardKey", "FileMode", "PixelMetric", "ViewItemFeature")


def _surroundings(tmp_path: Path, whole: str = "") -> dict[str, str]:
    """The environment of a person who is here for the first time; `whole` leaves PySide's own start alone."""
    return home_in(tmp_path) | {"PYTHONHASHSEED": "0", WHOLE: whole}


def _after_the_start(tmp_path: Path, question: str, whole: str = "") -> str:
    """What a program prints that opens the window of a person who is here for the first time, then asks."""
    asked = START + question + "\nimport os; sys.stdout.flush(); os._exit(0)"
    return _printed(asked, _surroundings(tmp_path, whole))


def _printed(program: str, surroundings: Mapping[str, str] | None = None) -> str:
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout.strip()


def test_nothing_heavy_is_loaded_on_the_way(tmp_path: Path) -> None:
    """But for what Python's own traceback brings, as PySide imports that: from Python 3.14 on it needs inspect. On
    Windows platformdirs brings string."""
    brought = _printed("import sys, traceback, platformdirs; platformdirs.user_data_dir(); print(sorted(sys.modules))")
    question = f"print([name for name in {HEAVY} if name in sys.modules and name not in {brought}])"
    assert _after_the_start(tmp_path, question) == "[]"


UNSEEN = (
    "core.filelock",
    "ui.file_open_filter",
    "ui.home.unfinished_match",
    "ui.home.unfinished_match_card",
    "ui.home.unfinished_matches",
    "ui.kit.input_guard",
    "ui.kit.layout.mirrored_painter",
    "ui.kit.layout.sheets",
    "ui.kit.live_region",
    "ui.kit.style.reduced_motion",
    "ui.kit.style.rim",
    "ui.signals",
)
"""Modules that a first picture needs none of: they are imported later, or never."""


def test_what_a_first_start_does_not_show_is_not_loaded(tmp_path: Path) -> None:
    assert [name for name in UNSEEN if find_spec(f"garden_desktop.{name}") is None] == []
    question = f"print([name for name in {UNSEEN} if f'garden_desktop.{{name}}' in sys.modules])"
    assert _after_the_start(tmp_path, question) == "[]"


TUPLES = """
import ast, pathlib

for name, module in sorted(sys.modules.items()):
    if name.startswith("garden_desktop") and getattr(module, "__file__", None):
        body = ast.parse(pathlib.Path(module.__file__).read_text(encoding='utf-8')).body
        postponed = any(isinstance(part, ast.ImportFrom) and part.module == "__future__" for part in body)
        bases = [base for part in body if isinstance(part, ast.ClassDef) for base in part.bases]
        if postponed and "NamedTuple" in [getattr(base, "id", "") for base in bases]:
            print(name.removeprefix("garden_desktop."))
"""
RECURSIVE = {"core.text"}
"""A text has texts in it."""


def test_named_tuples_on_the_way_do_not_compile_their_fields(tmp_path: Path) -> None:
    """A postponed annotation is text, and `typing` compiles each that is a field."""
    assert set(_after_the_start(tmp_path, TUPLES).splitlines()) == RECURSIVE


def test_qts_large_sets_of_names_stay_away(tmp_path: Path) -> None:
    question = f"""
def made(kind):
    return {{kind.__name__}}.union(*(made(below) for below in kind.__subclasses__()))

print(sorted(made(enum.Enum) & set({LARGE})), "AlignmentFlag" in made(enum.Enum))
"""
    assert _after_the_start(tmp_path, question) == "[] True"


ASKED = """
for wrong in (lambda: window.resize("wide"), lambda: window.setGeometry(1)):
    try:
        wrong()
    except TypeError as error:
        print(error)
from PySide6.QtWidgets import QWidget
from PySide6.support.signature import get_signature
from PySide6.support.signature.lib import enum_sig, pyi_generator
print(QWidget.resize.__doc__, get_signature(QWidget.resize))
print(enum_sig.ExactEnumerator.__name__, pyi_generator.Formatter.__name__, hasattr(enum_sig, "nothing"))
print(builtins.compile is compiler)
"""


def test_pyside_answers_as_it_does_by_itself(tmp_path: Path) -> None:
    """Its helpers come when they are wanted: what a call should have been, and the second one too; what functions are.

    What it says differs from release to release, and with some Pythons it describes nothing; that is its own affair.
    """
    answer = _after_the_start(tmp_path, ASKED)
    assert answer == _after_the_start(tmp_path, ASKED, whole="1")
    assert answer.count("Supported signatures") == 2
    assert answer.endswith("ExactEnumerator Formatter False\nTrue")


@pytest.mark.daily
def test_pysides_own_start_is_one_switch_away(tmp_path: Path) -> None:
    """Its helpers are there from the beginning then, and every game can be played."""
    question = "from shibokensupport.signature import parser; print(hasattr(parser, '__getattr__'))"
    assert [_after_the_start(tmp_path, question, whole) for whole in ("", "1")] == ["True", "False"]
    command = [sys.executable, "-m", "garden_desktop", "--smoke-test"]
    played = subprocess.run(command, env=_surroundings(tmp_path, "1"), capture_output=True, text=True, check=False)
    assert (played.returncode, played.stdout, played.stderr) == (0, "smoke test: passed\n", "")


def test_the_page_is_laid_out_and_named_once(tmp_path: Path) -> None:
    question = """
from garden_desktop.ui.home.home_page import HomePage

laid, fit = [], HomePage.fit
HomePage.fit = lambda page, size: (laid.append((page, size.width(), size.height())), fit(page, size))
again = start.main_window()
again.show()
app.processEvents()
print([size for page, *size in laid if page is again.navigator.home.page])
"""
    assert _after_the_start(tmp_path, question) == "[[1280, 800]]"


PUT_BY = """
from garden_desktop import paths

start.finish_startup(window)
print(sorted((file.name, file.stat().st_mtime_ns) for file in paths.cache_dir().glob("*/*")))
"""
SHOWN = """
print(window.grab().save({file!r}))
"""


def test_a_later_start_shows_the_same_picture(tmp_path: Path) -> None:
    """But for the last bit of a channel: what was drawn once is rounded once more at its edges."""
    first, later = str(tmp_path / "first.png"), str(tmp_path / "later.png")
    assert _after_the_start(tmp_path, SHOWN.format(file=first)) == "True"
    _after_the_start(tmp_path, PUT_BY)
    assert _after_the_start(tmp_path, SHOWN.format(file=later)) == "True"
    one, other = (QImage(file).convertToFormat(QImage.Format.Format_RGB32) for file in (first, later))
    assert one.size() == other.size()
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    assert max(abs(a - b) for a, b in pairs) <= 1


def test_a_later_start_has_nothing_to_put_by(tmp_path: Path) -> None:
    """It drew nothing: all of it was there."""
    first = _after_the_start(tmp_path, PUT_BY)
    assert "gnomadic_gardeners-picture" in first
    assert _after_the_start(tmp_path, PUT_BY) == first


def test_a_start_needs_no_cache(tmp_path: Path) -> None:
    """Where its folder cannot be made, the window comes without it."""
    blocked = "import pathlib; from garden_desktop import paths; print(paths.cache_dir())"
    folder = Path(_after_the_start(tmp_path, blocked))
    assert folder.is_relative_to(tmp_path)
    folder.parent.mkdir(parents=True, exist_ok=True)  # on Windows it is one deeper
    folder.write_text("no folder")
    assert _after_the_start(tmp_path, "start.finish_startup(window); print(window.isVisible())") == "True"


@linux("asks Linux for the names of the threads")
def test_no_threads_are_woken_to_paint(tmp_path: Path) -> None:
    question = """
import pathlib
print([name for task in pathlib.Path("/proc/self/task").iterdir() if "pool" in (name := (task / "comm").read_text())])
"""
    assert _after_the_start(tmp_path, question) == "[]"


def test_another_error_of_an_import_is_told_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(file: Path | None) -> int:
        raise ImportError("cannot import name 'Plum'")

    monkeypatch.setattr(app, "run", run)
    with pytest.raises(ImportError, match="Plum"):
        __main__.main([])
