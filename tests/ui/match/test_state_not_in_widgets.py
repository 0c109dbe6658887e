"""What a match waits for, and what is open on its screen, is kept in objects and never read back from widgets."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from garden_desktop.ui import match

FOLDER = Path(next(iter(match.__path__)))
READS_VISIBILITY = frozenset({"isVisible", "isHidden", "isVisibleTo"})


def visibility_read(source: str) -> Iterator[int]:
    """The lines on which a widget is asked whether it is visible."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in READS_VISIBILITY:
            yield node.lineno


def test_nothing_in_a_match_asks_a_widget_whether_it_is_visible() -> None:
    """It would be no state: a widget is hidden as well while only the page below is, and before its window is shown."""
    files = sorted(FOLDER.rglob("*.py"))
    assert len(files) > 50, "the whole package is looked at"
    found = [f"{file.name}:{line}" for file in files for line in visibility_read(file.read_text("utf-8"))]
    assert not found


def test_a_condition_on_a_widget_would_be_found() -> None:
    assert list(visibility_read("if board.isHidden():\n    show = lists.isVisible\n")) == [1, 2]
