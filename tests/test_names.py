"""Class names: each outside the games belongs to one class, and none is a gerund.

A class is found by searching for its name. Games are not compared with one another, because all of them give the same
roles (`Page`, `Brush`) the same names; a class of a game still has no name that a class outside the games has."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OF_A_GAME = re.compile(r"garden_desktop/(?:ui/|bench/)?games/(\w+)/")
STAGES = {"Deciding", "Thinking"}  # states of a state machine are named by what goes on in them


@cache
def classes() -> tuple[tuple[str, str], ...]:
    """The name and the file of each class of the program, nested ones among them."""
    return tuple(found())


def found() -> Iterator[tuple[str, str]]:
    for file in sorted((ROOT / "garden_desktop").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name, file.relative_to(ROOT).as_posix()


def game_of(file: str) -> str | None:
    match = OF_A_GAME.match(file)
    return match[1] if match else None


def test_no_class_outside_the_games_has_the_name_of_another() -> None:
    files = defaultdict(list)
    for name, file in classes():
        files[name].append(file)
    assert len(files) > 500
    outside = {name: at for name, at in files.items() if len(at) > 1 and None in map(game_of, at)}
    assert outside == {}


def test_no_game_gives_two_classes_one_name() -> None:
    files = defaultdict(list)
    for name, file in classes():
        if game := game_of(file):
            files[game, name].append(file)
    assert {key: at for key, at in files.items() if len(at) > 1} == {}


def test_no_class_is_named_by_a_gerund() -> None:
    gerunds = {(name, file) for name, file in classes() if name.endswith("ing")}
    assert {name for name, file in gerunds if file != "garden_desktop/ui/match/stage.py"} == set()
    assert {name for name, _ in gerunds} == STAGES
