"""Names and docstrings: a class name outside the games belongs to one class, and a docstring begins with its subject.

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


# Docstrings begin with what a thing is, or with what a function does: "Hand-over screen between two people", "Parse a
# record". A sentence that begins with a pronoun, or with a verb without its subject, is understood only by somebody
# who knows the answer already.

RIDDLE = re.compile(
    r"""\W*(?:(?:the|an?)\ )?(?:
    what|how|where|who|whom|whose|when|why|which|whoever|whatever|that|this|these|those|ones?|it|they
    |somebody|someone|everybody|nobody
    |asks|brings|builds|compares|connects|does|fills|finds|gathers|gives|goes|has|hears|holds|is|keeps|knows|lets|lies
    |makes|owns|plays|puts|reads|says|sees|shows|speaks|stands|takes|tells|undoes|waits|watches|writes
    )\b(?!-)""",
    re.IGNORECASE | re.VERBOSE,
)
"""Pronouns, and verbs without a subject; not "One-line summary", nor the predicate's "Whether"."""


def test_docstrings_begin_with_a_noun_or_an_imperative() -> None:
    described, riddles = 0, []
    for file in sorted((ROOT / "garden_desktop").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (said := ast.get_docstring(node)):
                described += 1
                if RIDDLE.match(said):
                    riddles.append(f"{file.relative_to(ROOT)}:{getattr(node, 'lineno', 1)}: {said.splitlines()[0]}")
    assert riddles == []
    assert described > 2000


def test_riddles_are_told_from_descriptions() -> None:
    assert RIDDLE.match("What is asked.")
    assert RIDDLE.match("Says once to each person what has happened to them.")
    assert RIDDLE.match("The one that is left.")
    assert not RIDDLE.match("Whether the match is over.")
    assert not RIDDLE.match("One-line summary of a match.")
    assert not RIDDLE.match("Hand-over screen between two people at one computer.")
