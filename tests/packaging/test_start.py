"""The two commands of the README: what they understand, and what they answer on other machines."""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
import start
from _pytest.mark.expression import Expression

HERE = Path(start.__file__)


def test_a_python_that_is_too_old_or_too_new_is_told_what_is_needed() -> None:
    for version, name in (((3, 9, 6), "Python 3.9.6"), ((3, 15, 2), "Python 3.15.2"), ((4, 0, 0), "Python 4.0.0")):
        assert "3.11 to 3.14" in start.python_trouble(version)
        assert name in start.python_trouble(version)
    assert [start.python_trouble((3, minor, 0)) for minor in (11, 12, 13, 14)] == [""] * 4


def test_the_project_asks_for_the_same_pythons() -> None:
    project = tomllib.loads((HERE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest, newest = start.OLDEST, start.NEWEST
    assert project["requires-python"] == f">={oldest[0]}.{oldest[1]},<{newest[0]}.{newest[1] + 1}"


def test_the_documents_name_the_same_releases() -> None:
    root = HERE.parents[1]
    pythons = "Python " + " to ".join(f"{major}.{minor}" for major, minor in (start.OLDEST, start.NEWEST))
    assert pythons in (root / "README.md").read_text(encoding="utf-8")
    assert pythons in str(start.__doc__)
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pyside = re.sub("[>=<]+", r" \g<0> ", project["dependencies"][0]).replace(",", ", ").replace("  ", " ")
    assert f"| {pyside} |" in (root / "docs" / "packaging.md").read_text(encoding="utf-8")


def test_an_old_python_can_read_the_file_that_refuses_it() -> None:
    ast.parse(HERE.read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize(
    ("arguments", "understood"),
    [
        ([], ("open", [], False)),
        (["test"], ("test", [], False)),
        (["--yes", "test"], ("test", [], True)),
        (["test", "--yes", "-k", "gate"], ("test", ["-k", "gate"], True)),
        (["--smoke-test"], ("open", ["--smoke-test"], False)),
        (["open", "--lang", "de"], ("open", ["--lang", "de"], False)),
        (["--yes", "dev"], ("dev", [], True)),
        (["--help"], ("help", [], False)),
        (["help"], ("help", [], False)),
        (["test", "--help"], ("test", ["--help"], False)),
    ],
)
def test_what_follows_the_command_goes_on_to_it(arguments: list[str], understood: tuple[str, list[str], bool]) -> None:
    assert start.understand(arguments, {}) == understood


@pytest.mark.parametrize(("value", "yes"), [("true", True), ("1", True), ("", False), ("false", False)])
def test_continuous_integration_is_never_asked(value: str, yes: bool) -> None:
    assert start.understand(["test"], {"CI": value})[2] is yes


def test_without_a_screen_the_application_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert start.main([]) == 1
    assert "no screen" in capsys.readouterr().err


def test_its_help_names_its_own_words_and_sets_nothing_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "prepare", lambda *_: pytest.fail("the environment is made"))
    for word in ("--help", "-h", "help"):
        assert start.main([word]) == 0
        said = capsys.readouterr().out
        assert all(word in said for word in ("open", "test", "dev", "--yes", "garden-desktop --help"))


def test_a_word_that_the_program_does_not_know_may_have_been_meant_for_this_script(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(start, "prepare", lambda *_: Path(sys.executable))
    monkeypatch.setattr(subprocess, "call", lambda _: 2)
    assert start.main(["tset"]) == 2
    assert "open, test, dev and --yes" in capsys.readouterr().err
    monkeypatch.setattr(subprocess, "call", lambda _: 1)
    assert start.main(["replay"]) == 1
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("word", "groups"), [("test", ("test",)), ("dev", ("dev", "test"))])
def test_the_tools_of_lint_are_fetched_for_who_asks_for_them(
    word: str, groups: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[object]()

    def prepared(groups: tuple[str, ...], *_: object) -> Path:
        asked.append(groups)
        return Path(sys.executable)

    monkeypatch.setattr(start, "prepare", prepared)
    monkeypatch.setattr("screen_tools.provide", lambda *_: None)
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: 0)
    assert start.main([word]) == 0
    assert asked == [groups]


def test_the_tests_need_neither_lint_nor_a_solver() -> None:
    groups = tomllib.loads((HERE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = " ".join(groups["optional-dependencies"]["test"])
    assert not any(name in lines for name in ("ruff", "mypy", "import-linter", "vulture", "distributed", "ortools"))


SELECTIONS = {"everyday": set[str](), "daily": {"daily"}, "long": {"long"}, "daily and long": {"daily", "long"}}
"""Marks of tests of each kind."""


def selected(words: list[str]) -> list[str]:
    """Which kinds of tests pytest runs where `start.py test` is given these words."""
    arguments = start.pytest_arguments(words)
    expression = arguments[len(arguments) - arguments[::-1].index("-m")]  # pytest takes the last one
    chosen = Expression.compile(expression)
    return [kind for kind, marks in SELECTIONS.items() if chosen.evaluate(_has_mark(marks))]


def _has_mark(marks: set[str]) -> Callable[..., bool]:
    return lambda name, **_: name in marks


def test_the_second_command_runs_the_everyday_suite_and_all_adds_what_is_daily() -> None:
    assert selected([]) == ["everyday"]
    assert selected(["-k", "gate"]) == ["everyday"]
    assert selected(["--all"]) == ["everyday", "daily"]
    assert selected(["-m", "long"]) == ["long", "daily and long"]
    assert "--all" not in start.pytest_arguments(["--all"])


def test_ci_runs_each_test_that_is_not_long_once() -> None:
    lines = (HERE.parents[1] / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    commands = [shlex.split(line) for line in lines if line.startswith("step") and "start.py --yes test" in line]
    runs = [selected(words[words.index("test") + 1 :]) for words in commands]
    assert sorted(kind for run in runs for kind in run) == ["daily", "everyday"]
