"""The program is looked at from outside: nothing of it is imported here."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.mark.parametrize("file", sorted(HERE.glob("*.py")), ids=lambda file: file.name)
def test_nothing_of_the_program_is_imported(file: Path) -> None:
    names = set[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add(str(node.module))
    strange = {name for name in names if name.split(".")[0] in ("garden_desktop", "PySide6", "shiboken6")}
    inside = {name for name in names if name.startswith("tests.") and not name.startswith("tests.program")}
    assert not strange | inside - {"tests.today"}
