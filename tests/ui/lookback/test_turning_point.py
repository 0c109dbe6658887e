"""The card of a turning point: all of its words can be read, and it comes to rest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.style_sheet import apply_theme
from garden_desktop.ui.kit.style.theme import MORNING
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.lookback.cards import PAUSE_MS, TurningPointCard, TurningPointFacts
from tests.ui.measure import faults

SHORT = Html("Ben ends the turn.")
LONG = Html("Ben buys <b>Palomar Mountain</b> with a <b>Small Mustard</b> for 6 coins.")
STRIP = QImage(300, 100, QImage.Format.Format_ARGB32_Premultiplied)


@pytest.fixture
def cards(qapp: QApplication, qtbot: QtBot, appearance: Appearance) -> Iterator[list[TurningPointCard]]:
    """Two of three that stand side by side at 1280 x 800, in the sizes of words that the program has."""
    apply_theme(qapp, MORNING)
    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    row.setContentsMargins(0, 0, 0, 0)
    told = [TurningPointFacts(13, 36, Player("Ben", "can"), 7, 60, words, words) for words in (LONG, SHORT)]
    cards = [TurningPointCard(appearance, "fire_and_flora", number, one) for number, one in enumerate(told, 1)]
    for card in cards:
        row.addWidget(card, 1)
    page.resize(826, 340)
    page.show()
    yield cards
    page.hide()


def test_words_are_whole_below_a_strip(cards: list[TurningPointCard]) -> None:
    for card in cards:
        card.picture.show_image(STRIP)
    QApplication.processEvents()
    assert [fault for card in cards for fault in faults(card)] == []


def test_it_comes_to_rest_and_has_its_picture_drawn(qtbot: QtBot, cards: list[TurningPointCard]) -> None:
    """What shows and hides parts by the room there is may change that room, and begin anew for ever."""
    with qtbot.waitSignals([card.picture.wanted for card in cards], timeout=20 * PAUSE_MS):
        cards[0].picture.show_image(STRIP)
