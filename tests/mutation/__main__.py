"""Mutation test of a game's rules, or of a part in PARTS, on a sample of mutants: `python -m tests.mutation ROOM`.

It prints each mutant that no test detected, with its place and change, and the number of detected ones. The exit status
is 1 if any survived.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import os
import random
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from garden_desktop.games import registry
from tests.mutation import graft
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.trial import Trial, Verdict

ROOT: Final = Path(__file__).resolve().parents[2]
PARTS: Final = ("hotseat", "ui/match")
"""Packages beside the games that have a room, by their path in the program and in the tests."""
QUIET: Final = ["-qq", "--no-summary", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "no:faulthandler"]


class Room(NamedTuple):
    """The code to mutate, and the tests that should detect it."""

    code: str
    tests: list[str]


def room(name: str) -> Room:
    if name in PARTS:
        return Room(f"garden_desktop/{name}", [f"tests/{name}"])
    tests = Path(f"tests/games/{name}")
    return Room(f"garden_desktop/games/{name}/rules", [f"{tests}/rules", *map(str, sorted(tests.glob("test_*.py")))])


def sample(code: str, number: int, seed: int, only: str) -> list[Mutant]:
    """Return so many mutants of the files below a folder, the same ones for the same seed."""
    found = []
    for path in sorted((ROOT / code).rglob("*.py")):
        importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
        compiled = graft.codes(ast.parse(path.read_bytes()), path)  # without overloads, which share a name
        functions = graft.living(path).keys() & compiled.keys()
        found += [mutant for mutant in mutants(path) if mutant.function in functions and only in spot(mutant)]
    return random.Random(seed).sample(found, min(number, len(found)))


def spot(mutant: Mutant) -> str:
    return f"{mutant.path.relative_to(ROOT)}:{mutant.line}"


def told(verdict: Verdict) -> str:
    """Return the output for a mutant: a dot if it was detected, otherwise its place and change."""
    if verdict.dead:
        return "."
    mutant = verdict.mutant
    diff = "\n".join(f"    {line}" for line in mutant.diff().splitlines())
    return f"\n{spot(mutant)} {mutant.function}: {verdict.fate.value} ({verdict.tests} tests)\n{diff}\n"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("room", choices=[*registry.games(), *PARTS])
    parser.add_argument("--sample", type=int, default=50, metavar="N", help="how many mutants (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (%(default)s)")
    parser.add_argument("--only", default="", metavar="FILE:LINE", help="of those whose place has this in it")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="other tests than those of the rules")
    parser.add_argument("--everyday", action="store_true", help="the everyday tests alone, without those marked daily")
    asked = parser.parse_args(words)
    # Qt paints large pictures with threads, which a fork does not copy: the child would wait for them for ever.
    os.environ["QT_NO_GUI_THREADPOOL"] = "1"
    code, tests = room(asked.room)
    trial = Trial(sample(code, asked.sample, asked.seed, asked.only), told)
    selected = ["-m", "not long and not daily"] if asked.everyday else []
    pytest.main([*QUIET, *selected, *(asked.tests or tests)], plugins=[trial])
    dead = sum(verdict.dead for verdict in trial.verdicts)
    print(f"{asked.room}, seed {asked.seed}: {dead} of {len(trial.verdicts)} mutants died")
    return 0 if trial.verdicts and dead == len(trial.verdicts) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
