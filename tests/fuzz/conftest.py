"""How often things are tried: a little every day, more in the long run; the seed is in the name of each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.house import House

DAILY, LONG = range(2), range(100, 140)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test that asks for a seed gets the same ones every day and more of them at length."""
    if "seed" in metafunc.fixturenames:
        long = [pytest.param(seed, marks=[pytest.mark.long, pytest.mark.timeout(600)]) for seed in LONG]
        metafunc.parametrize("seed", [*DAILY, *long])


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """The program on a folder of the test's own."""
    house = House(tmp_path, qtbot)
    yield house
    house.close()
