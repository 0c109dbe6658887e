"""Names of the people at an unfinished match are whole on its card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.ui.home.home_layout import SLIP_HEIGHT
from garden_desktop.ui.home.unfinished_match_card import ResumeButton, UnfinishedMatchCard
from garden_desktop.ui.kit.style import size, style_sheet
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import MORNING
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from tests.plum import PlumGame
from tests.ui.fakes import match_slip
from tests.ui.measure import watching

PEOPLE: Final = ("Annette", "Ben", "Cleopatra", "Dora", "Emil", "Frida")
NARROWEST: Final = 360


@pytest.fixture(autouse=True)
def german(qapp: QApplication) -> Iterator[None]:
    """German words; English ones of the usual size in the tests that follow."""
    languages = LanguageSwitcher()
    languages.choose("de")
    yield
    languages.choose("en")
    size.set_scale(100)
    size.fit(QSize())
    style_sheet.apply_theme(qapp, MORNING)


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("people", range(2, 7))
def test_every_name_is_whole_and_apart_from_the_button(
    people: int, percent: int, appearance: Appearance, qtbot: QtBot
) -> None:
    size.set_scale(percent)
    seats = tuple(Seated(name, symbol) for symbol, name in enumerate(PEOPLE[:people]))
    card = UnfinishedMatchCard(appearance, match_slip("match")._replace(seats=seats), PlumGame(), "vor 3 Min.")
    qtbot.addWidget(card)
    card.setFixedSize(size.px(NARROWEST), size.px(SLIP_HEIGHT))
    card.show()
    card.setFocus()
    with watching() as seen:
        card.grab()
    assert seen.faults == []
    own = [said for said in seen.said if said.widget is card]
    lines = [said.words for said in own if any(name in said.words for name in PEOPLE[:people])]
    assert " ".join(lines).split(", ") == list(PEOPLE[:people])
    (button,) = (child for child in card.findChildren(ResumeButton) if child.isVisible())
    assert not [said.words for said in own if said.ink.intersects(QRectF(button.geometry()))]
    assert not [(one.words, other.words) for one, other in combinations(own, 2) if one.ink.intersects(other.ink)]
