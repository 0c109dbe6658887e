"""Fixtures for tests of the running program, each on a desktop of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
import screen_tools

from tests.today import one_in_turn

if TYPE_CHECKING:
    from tests.program.evening import Evening

Sit = Callable[..., "Evening"]
HERE: Final = Path(__file__).parent

collect_ignore_glob = [] if sys.platform.startswith("linux") else ["test_*.py"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect half of the games, the others tomorrow, unless the option demands tests of the running program."""
    if config.getoption("--demand-program"):
        return
    resting = [item for item in items if _rests(item)]
    config.hook.pytest_deselected(items=resting)
    items[:] = [item for item in items if item not in resting]


def _rests(item: pytest.Item) -> bool:
    """Return whether a test belongs to a game that the running program is not tested with today."""
    if HERE not in item.path.parents or not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return False
    number = item.callspec.indices.get("game")
    return number is not None and one_in_turn((False, True), number)


@pytest.fixture(scope="session")
def desktop_tools(request: pytest.FixtureRequest) -> None:
    """Fixture: skips the test where the tools of a virtual desktop are missing, or fails it where the option demands
    them."""
    packages = screen_tools.missing(Path(sys.prefix))
    if packages and request.config.getoption("--demand-program"):
        pytest.fail(f"The running program cannot be tested without these packages: {' '.join(packages)}")
    if packages:
        pytest.skip(screen_tools.WITHOUT.format(packages=" ".join(packages)))


@pytest.fixture
def sit(tmp_path: Path, desktop_tools: None) -> Iterator[Sit]:
    """Fixture: a function that opens the program on a desktop with or without an accessibility bus; remaining processes
    are ended at teardown."""
    from tests.program.evening import Evening

    with ExitStack() as evenings:
        folders = (tmp_path / str(number) for number in count())
        yield lambda *, bus, walked=True: evenings.enter_context(Evening(next(folders), bus=bus, walked=walked))
