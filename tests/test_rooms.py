"""Qt lives in ui alone, imports run one way, and every game has the same rooms: seen in a fresh interpreter, by
import-linter's contracts, and in the folders."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import garden_desktop
from garden_desktop import games
from garden_desktop.bench import games as measures

ROOT = Path(__file__).resolve().parent.parent
GAMES = [each.name for each in pkgutil.iter_modules(games.__path__) if each.ispkg]
MOST = 20  # files in a folder that can still be taken in at a glance
ABOVE = ("garden_desktop.ui", "garden_desktop.bench", "garden_desktop.__main__")
WITH_WINDOW = {f"garden_desktop.commands.{name}" for name in ("bench", "screenshot", "smoke_test", "unattended")}
IMPORT_ALL = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
print([name for name in ("PySide6", "shiboken6", "pyqtgraph", "numpy") if name in sys.modules])
"""


def below_ui() -> list[str]:
    """Every module that must do without Qt."""
    found = pkgutil.walk_packages(garden_desktop.__path__, "garden_desktop.", onerror=None)
    names = [module.name for module in found]
    return [name for name in names if not name.startswith(ABOVE) and name not in WITH_WINDOW]


def loaded(names: Sequence[str]) -> str:
    """What is heavy and comes with these modules, in a fresh interpreter."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, *names], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_nothing_below_ui_loads_qt() -> None:
    names = below_ui()
    assert {"garden_desktop.core.game", "garden_desktop.games.registry", "garden_desktop.commands.command"} <= set(
        names
    )
    assert loaded(names) in ("[]", "['numpy']")


def test_numpy_comes_only_where_somebody_thinks() -> None:
    """Not with an adviser who is not asked anything yet."""
    names = [name for name in below_ui() if ".advice." not in name or name.endswith(".advice.policy")]
    assert {f"garden_desktop.games.{game}.advice.policy" for game in GAMES if policy_of(game)} <= set(names)
    assert loaded(names) == "[]"


def policy_of(game: str) -> bool:
    return (ROOT / "garden_desktop" / "games" / game / "advice" / "policy.py").is_file()


def test_imports_run_one_way() -> None:
    pytest.importorskip("importlinter", reason="import-linter is not here: start.py dev brings it")
    check = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-logo'])"
    done = subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for type checkers and those inside functions count as well: who reads one file of a circle has to read
    them all."""
    grimp = pytest.importorskip("grimp", reason="import-linter is not here: start.py dev brings it")
    graph = grimp.build_graph("garden_desktop", cache_dir=None)
    assert {"garden_desktop.core.types", "garden_desktop.ui.window"} <= graph.modules
    assert circle({module: graph.find_modules_directly_imported_by(module) for module in graph.modules}) == []


def circle(imports: Mapping[str, Iterable[str]]) -> Sequence[str]:
    """The modules of one circle, each imported by the next; [] where there is none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        found: Sequence[str] = error.args[1]
        return found
    return []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    folder = ROOT / "garden_desktop" / "games" / game
    rooms = {each.name for each in pkgutil.iter_modules([str(folder)]) if each.ispkg}
    assert rooms == {"data", "rules", "advice", "table"}
    assert (folder / "README.md").is_file()


def test_what_is_measured_of_a_game_is_found_by_its_key() -> None:
    measured = {each.name for each in pkgutil.iter_modules(measures.__path__)}
    assert measured
    assert measured <= set(GAMES)


def test_no_folder_of_a_game_is_crowded() -> None:
    """One that is gets rooms of its own, by subject."""
    folders = {file.parent for top in ("games", "ui/games") for file in (ROOT / "garden_desktop" / top).rglob("*.py")}
    assert len(folders) > len(GAMES)
    assert not [str(folder) for folder in folders if len(list(folder.glob("*.py"))) > MOST]
