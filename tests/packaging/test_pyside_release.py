"""PySide6 6.12.0 loses a reference to None at every void call and aborts Python 3.11 after some thousand of them."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import PySide6

PYPROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"
MANY_VOID_CALLS = """
from PySide6.QtCore import QObject
thing = QObject()
for _ in range(20000):
    thing.setObjectName("a")
print("survived")
"""


def test_many_void_calls_leave_python_alive() -> None:
    done = subprocess.run([sys.executable, "-c", MANY_VOID_CALLS], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "survived\n"), done.stderr


def test_the_release_in_use_is_older_than_the_broken_one() -> None:
    assert PySide6.__version_info__[:2] < (6, 12)


def test_every_requirement_of_pyside_keeps_the_broken_release_out() -> None:
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
    asked = project["build-system"]["requires"] + project["project"]["dependencies"]
    pins = [line for line in asked if line.startswith("PySide6")]
    assert len(pins) == 2
    assert all(line.endswith(",<6.12") for line in pins)
