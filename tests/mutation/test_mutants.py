"""Mutants are found where a mistake could be made, made one at a time, and put into living functions."""

from __future__ import annotations

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutation.graft import Stock
from tests.mutation.mutants import mutants
from tests.systems import posix

SOURCE = '''
from functools import cache

LIMIT = 3

class Beds:
    def __init__(self, row: list[int]) -> None:
        self.row = row

    @property
    def wide(self) -> bool:
        return len(self.row) > LIMIT

class Named(Beds):
    def __init__(self, row: list[int], name: str) -> None:
        super().__init__(row)
        self.name = name

@cache
def steps(number: int = 2) -> int:
    """A docstring is no mistake."""
    if number < 0 and number != -5:
        raise ValueError(1 + 1)
    return sum(range(number))

def clear(beds: Beds) -> None:
    beds.row.clear()
'''
TESTS = """
from beds import Beds, Named, clear, steps

def test_steps():
    assert steps(3) == 3

def test_wide():
    assert Beds([1] * 4).wide
    assert not Beds([1] * 3).wide

def test_named():
    assert Named([1], "one").row == [1]

def test_clear():
    beds = Beds([1])
    clear(beds)
"""
TRIED = """
import sys
from pathlib import Path
import pytest
import beds
from tests.mutation.mutants import mutants
from tests.mutation.trial import Trial

trial = Trial(list(mutants(Path(sys.argv[1]))), lambda verdict: "")
pytest.main(["-qq", "-p", "no:xdist", "-p", "no:cacheprovider", "test_beds.py"], plugins=[trial])
for verdict in trial.verdicts:
    print(verdict.mutant.diff().splitlines()[1], verdict.fate.name)
"""
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def beds(tmp_path: Path) -> Path:
    path = tmp_path / "beds.py"
    path.write_text(SOURCE)
    return path


def imported(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("beds_of_mutants", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_kind_of_mistake_is_found_in_functions_alone(beds: Path) -> None:
    diffs = [mutant.diff() for mutant in mutants(beds)]
    assert diffs == [
        "-return len(self.row) > LIMIT\n+return None",
        "-return len(self.row) > LIMIT\n+return len(self.row) >= LIMIT",
        "-super().__init__(row)\n+None",
        "-if number < 0 and number != -5:\n+if not (number < 0 and number != -5):",
        "-if number < 0 and number != -5:\n+if number < 0 or number != -5:",
        "-if number < 0 and number != -5:\n+if number <= 0 and number != -5:",
        "-if number < 0 and number != -5:\n+if number < 1 and number != -5:",
        "-if number < 0 and number != -5:\n+if number < -1 and number != -5:",
        "-if number < 0 and number != -5:\n+if number < 0 and number == -5:",
        "-if number < 0 and number != -5:\n+if number < 0 and number != +5:",
        "-if number < 0 and number != -5:\n+if number < 0 and number != -6:",
        "-if number < 0 and number != -5:\n+if number < 0 and number != -4:",
        "-return sum(range(number))\n+return None",
        "-return sum(range(number))\n+return sum(range(number + 1))",
        "-beds.row.clear()\n+None",
    ]


def test_a_mutant_reaches_whoever_has_the_function_already(beds: Path) -> None:
    module = imported(beds)
    steps, stock = module.steps, Stock([beds])
    assert steps(3) == 3
    longer = next(mutant for mutant in mutants(beds) if "number + 1" in mutant.diff())
    stock.put(beds, longer.tree(), {"steps"})
    assert steps(3) == 3, "remembered"
    stock.forget()
    assert steps(3) == 6
    stock.put(beds, ast.parse(beds.read_bytes()), {"steps"})


def test_a_mutant_may_leave_out_what_the_class_above_does(beds: Path) -> None:
    module, stock = imported(beds), Stock([beds])
    bare = next(mutant for mutant in mutants(beds) if "super()" in mutant.diff())
    stock.put(beds, bare.tree(), {"Named.__init__"})
    assert vars(module.Named([1], "one")) == {"name": "one"}
    stock.put(beds, ast.parse(beds.read_bytes()), {"Named.__init__"})
    assert vars(module.Named([1], "one")) == {"row": [1], "name": "one"}


@posix("Windows has no fork")
def test_a_mutant_dies_of_a_test_that_comes_to_it(beds: Path) -> None:
    (beds.parent / "test_beds.py").write_text(TESTS)
    words = [sys.executable, "-c", TRIED, str(beds)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(words, cwd=beds.parent, env=env, check=True, capture_output=True, text=True)
    assert done.stderr == ""
    fates = dict(line.rsplit(" ", 1) for line in done.stdout.splitlines() if line.startswith("+"))
    assert set(fates) == {mutant.diff().splitlines()[1] for mutant in mutants(beds)}
    assert {told for told, fate in fates.items() if fate == "KILLED"} == {
        "+return len(self.row) >= LIMIT",
        "+return None",
        "+return sum(range(number + 1))",
        "+if not (number < 0 and number != -5):",
        "+if number < 0 or number != -5:",
    }
