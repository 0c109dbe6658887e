"""Which key is whose: a letter where it can be told apart, else the number of the seat."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match import commands
from garden_desktop.ui.match.responses.response_buttons import keys_of
from tests.ui.match.responses.rig import ANN, BEN, Rig


@pytest.mark.parametrize(
    ("names", "taken", "keys"),
    [
        ({1: "Ben", 2: "Cleo"}, (), {1: "B", 2: "C"}),
        ({1: "ben", 2: "cleo"}, (), {1: "B", 2: "C"}),
        ({1: "Ben", 2: "Bea", 3: "Cleo"}, (), {1: "2", 2: "3", 3: "C"}),
        ({0: "Ann", 2: "Cleo"}, ("C", "Enter"), {0: "A", 2: "3"}),
        ({0: "Özge", 1: "李", 2: "7up"}, (), {0: "1", 1: "2", 2: "3"}),
    ],
)
def test_keys(names: dict[int, str], taken: tuple[str, ...], keys: dict[int, str]) -> None:
    assert keys_of(names, taken) == keys


def test_the_letters_of_commands_are_those_that_work_at_a_table_with_ctrl_and_without() -> None:
    assert sorted(commands.LETTERS_OF_COMMANDS) == sorted("HIWLGZY")


@pytest.mark.parametrize("letter", sorted(commands.LETTERS_OF_COMMANDS))
def test_nobody_gets_the_letter_of_a_command_of_the_table(appearance: Appearance, qtbot: QtBot, letter: str) -> None:
    rig = Rig(appearance, qtbot, seats=(ANN, BEN, Seated(f"{letter}eda", 2)))
    rig.throw()
    assert [asker.asked.key for asker in rig.asking] == ["B", "3"]
    rig.key(Qt.Key(ord(letter)))
    assert rig.marked == []


def test_the_letters_of_a_replay_are_free_for_people(appearance: Appearance, qtbot: QtBot) -> None:
    rig = Rig(appearance, qtbot, seats=(ANN, BEN, Seated("Emma", 2)))
    rig.throw()
    assert [asker.asked.key for asker in rig.asking] == ["B", "E"]
