"""Gates are called as the language writes the sides of the world."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.games.paths_and_flower_beds.data.garden_map import SIDES
from garden_desktop.games.paths_and_flower_beds.table.cells import gate_name
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher, format_message
from tests.games.paths_and_flower_beds.desk import over
from tests.ui.games.paths_and_flower_beds.easel import Easel, written

WEST_AND_SOUTH = ("........", ".....~..", ".~......", "........", "PPPPP...", "....P.~.", "..~.P...", "....P...")


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[LanguageSwitcher]:
    languages = LanguageSwitcher()
    yield languages
    languages.choose("en")


def test_german_gates_say_n_o_s_w(languages: LanguageSwitcher) -> None:
    languages.choose("de")
    assert "".join(format_message(gate_name(side), str) for side in SIDES) == "NOSW"
    assert format_message(gate_name("E2"), str) == "O2"


def test_english_gates_say_n_e_s_w(languages: LanguageSwitcher) -> None:
    languages.choose("en")
    assert "".join(format_message(gate_name(side), str) for side in SIDES) == SIDES


def test_the_walk_at_the_end_names_its_gates_in_the_language(
    appearance: Appearance, languages: LanguageSwitcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    languages.choose("es")
    table = over({1: WEST_AND_SOUTH, 2: WEST_AND_SOUTH}, "M1")
    with written(monkeypatch) as found:
        Easel(appearance, table.rules).paint(table.state, None)
    assert found.words.count("Puertas O y S") == 2
