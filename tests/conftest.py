"""All tests run without a screen, wherever they are started."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--demand-program", action="store_true", help="fail, not skip, where the running program cannot be tested"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole matches first: begun last, they would leave one process working while the others wait."""
    items.sort(key=lambda item: item.path.name != "test_whole_games.py")
