"""Fixture for tests of lessons: a learner at the window."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.house import House
from tests.ui.lesson.learner import Learner, Sit


@pytest.fixture
def sit(house: House, qtbot: QtBot) -> Sit:
    def sat(key: str, number: int = 1) -> Learner:
        window = house.open() if not house.windows else house.windows[0]
        return Learner(window, qtbot, key, number)

    return sat
