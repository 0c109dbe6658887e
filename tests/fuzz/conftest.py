"""Seeds of the fuzz tests: few in the everyday suite, more in a long run. Each seed is part of the test's name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.house import House

DAILY, LONG = range(2), range(100, 140)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrise each test that takes a `seed`: the same few every day, further ones with the long run's option."""
    if "seed" in metafunc.fixturenames:
        long = [pytest.param(seed, marks=[pytest.mark.long, pytest.mark.timeout(600)]) for seed in LONG]
        metafunc.parametrize("seed", [*DAILY, *long])


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Fixture: the program on an empty folder of the test's own."""
    house = House(tmp_path, qtbot)
    yield house
    house.close()
