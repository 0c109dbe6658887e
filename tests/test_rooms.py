"""Qt lives in ui alone, and imports run one way: seen in a fresh interpreter, and by import-linter's contracts."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from pathlib import Path

import garden_desktop

ROOT = Path(__file__).resolve().parent.parent
ABOVE = ("garden_desktop.ui", "garden_desktop.__main__")
IMPORT_ALL = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
print([name for name in ("PySide6", "shiboken6", "pyqtgraph", "numpy") if name in sys.modules])
"""


def below_ui() -> list[str]:
    """Every module that must do without Qt."""
    found = pkgutil.walk_packages(garden_desktop.__path__, "garden_desktop.", onerror=None)
    return [module.name for module in found if not module.name.startswith(ABOVE)]


def test_nothing_below_ui_loads_qt_or_numpy() -> None:
    names = below_ui()
    assert {"garden_desktop.core.game", "garden_desktop.games.registry"} <= set(names)
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, *names], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


def test_imports_run_one_way() -> None:
    check = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-logo'])"
    done = subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
