"""All tests run without a screen, wherever they are started."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

import pytest

from tests import fifth
from tests.today import DAY

PROGRAM: Final = Path(__file__).parent / "program"
LONGEST: Final = ("test_whole_games.py", "test_whole.py", "test_monkey.py")
"""Files of tests that take half a minute each, the longest first."""
T = TypeVar("T")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if sys.platform == "win32":  # there Qt warns that it has brought no fonts for this platform, and a warning fails a test
    os.environ.setdefault("QT_QPA_FONTDIR", str(Path(os.environ["SYSTEMROOT"], "Fonts")))
os.environ.setdefault("DAY", str(DAY))  # all processes try the same things, past midnight, too


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--demand-program", action="store_true", help="fail, not skip, where the running program cannot be tested"
    )
    parser.addoption("--update-transcripts", action="store_true", help="write golden transcripts of the window anew")


@pytest.fixture(scope="session", autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What tests write into the folder of a person's card sets and settings goes into a folder of their own, and what
    lies in the real one changes no test."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("DATA", "CONFIG", "STATE"):
            patch.setenv(f"XDG_{kind}_HOME", str(tmp_path_factory.mktemp(kind.lower())))
        yield


@pytest.fixture(scope="session", autouse=True)
def no_wait_for_the_disk() -> Iterator[None]:
    """Nobody cuts the power during tests, so no test waits until the disk has each move: 2 ms a move here, and a match
    has up to a thousand. Tests of what a disk refuses put their own function in its place."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        yield


@pytest.fixture(autouse=True)
def fifth_game(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that goes over all games finds the fifth one in the registry when it is its turn; all others find four."""
    if fifth.KEY not in request.node.name:
        yield
        return
    with fifth.planted():
        yield


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests come first in the share of each process: begun last, they would leave one process working
    while the others wait. The running program is in one share, as two of it at once would wait for each other."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    program = [item for item in items if PROGRAM in item.path.parents]
    watched = [item for item in items if item.path.name in LONGEST]
    watched.sort(key=lambda item: LONGEST.index(item.path.name))
    longest = {*program, *watched}
    rest = [item for item in items if item not in longest]
    hands = processes - 1
    first = [program, *(watched[number::hands] for number in range(hands))] if hands else [program + watched]
    items[:] = dealt(first, rest)


def dealt(first: list[list[T]], rest: list[T]) -> list[T]:
    """Shares as xdist cuts them from left to right, as equal as can be, each beginning with what is `first` in it."""
    left, result = rest, list[T]()
    for number, begun in enumerate(first):
        size = (len(left) + sum(map(len, first[number:]))) // (len(first) - number)
        room = max(0, size - len(begun))
        result += [*begun, *left[:room]]
        left = left[room:]
    return result + left
