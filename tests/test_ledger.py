"""The ledgers (requirements lists) of rules: every row is tested, and every reference to a row or section holds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from garden_desktop.games import registry

ROOT = Path(__file__).resolve().parent.parent
LEDGERS = ROOT / "docs" / "rules"
ROW = re.compile(r"^\|\s*`?([A-Z]{2}-[0-9A-Z]{2,4}[a-z]?)`?\s*\|", re.MULTILINE)
NAMED = re.compile(r"\b(?:GG|SE|PF|FF)-[0-9A-Z]{2,4}[a-z]?\b")
SECTION = re.compile(r"\bsections? (\d+(?:\.\d+)?)\b|\((\d+\.\d+)\)")
HEADING = re.compile(r"^#{2,4} (\d+(?:\.\d+)?)\.? ", re.MULTILINE)

KEYS = [key for key in registry.games() if (LEDGERS / f"{key}.md").is_file()]
"""Of the games with a ledger; a new one begins without."""
every_game = pytest.mark.parametrize("key", KEYS)


def ledger(key: str) -> str:
    return (LEDGERS / f"{key}.md").read_text(encoding="utf-8")


def cited() -> set[str]:
    """The arguments of all `rule` markers of the tests."""
    calls = (node for file in (ROOT / "tests").rglob("*.py") for node in ast.walk(ast.parse(file.read_bytes())))
    marks = (node for node in calls if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "rule")
    return {str(arg.value) for mark in marks for arg in mark.args if isinstance(arg, ast.Constant)}


def sources(key: str) -> Iterator[Path]:
    """The code of a game, its painters' and its resources' texts."""
    for room in ("garden_desktop/games", "garden_desktop/ui/games"):
        yield from (ROOT / room / key).rglob("*.py")
    yield from (file for file in (ROOT / "resources" / key).rglob("*") if file.suffix in {".toml", ".html", ".md"})


def docstrings(file: Path) -> str:
    tree = ast.walk(ast.parse(file.read_bytes()))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    return "\n".join(ast.get_docstring(node) or "" for node in tree if isinstance(node, documented))


def test_every_row_has_a_test() -> None:
    rows = {row for key in KEYS for row in ROW.findall(ledger(key))}
    assert len(rows) > 600
    assert rows - cited() == set()


def test_every_test_of_a_rule_names_a_row_that_exists() -> None:
    rows = {row for key in KEYS for row in ROW.findall(ledger(key))}
    assert cited() - rows == set()


@every_game
def test_every_row_that_the_code_names_exists(key: str) -> None:
    rows = set(ROW.findall(ledger(key)))
    named = {(file.name, row) for file in sources(key) for row in NAMED.findall(file.read_text(encoding="utf-8"))}
    assert named
    assert {(name, row) for name, row in named if row not in rows} == set()


@every_game
def test_every_section_that_the_code_names_exists(key: str) -> None:
    headings = set(HEADING.findall(ledger(key)))
    assert {"1", "2"} <= headings
    files = [file for file in sources(key) if file.suffix == ".py"]
    named = {(file.name, one or other) for file in files for one, other in SECTION.findall(docstrings(file))}
    assert {(name, section) for name, section in named if section not in headings} == set()
