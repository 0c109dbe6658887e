"""Evenings with the real program: each with a desktop of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import screen_tools

if TYPE_CHECKING:
    from tests.program.evening import Evening

Sit = Callable[..., "Evening"]

collect_ignore_glob = [] if sys.platform.startswith("linux") else ["test_*.py"]


@pytest.fixture(scope="session")
def desktop_tools(request: pytest.FixtureRequest) -> None:
    """What a desktop is made of: where it is missing, tests that want one are skipped, or fail where they must run."""
    packages = screen_tools.missing(Path(sys.prefix))
    if packages and request.config.getoption("--demand-program"):
        pytest.fail(f"The running program cannot be tested without these packages: {' '.join(packages)}")
    if packages:
        pytest.skip(screen_tools.WITHOUT.format(packages=" ".join(packages)))


@pytest.fixture
def sit(tmp_path: Path, desktop_tools: None) -> Iterator[Sit]:
    """Sit down before the program, with a bus or without one; whatever is still running is ended in the end."""
    from tests.program.evening import Evening

    with ExitStack() as evenings:
        folders = (tmp_path / str(number) for number in count())
        yield lambda *, bus: evenings.enter_context(Evening(next(folders), bus=bus))
