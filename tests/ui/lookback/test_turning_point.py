"""The card of a turning point: all of its words can be read, however many there are."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.style_sheet import dress
from garden_desktop.ui.kit.style.theme import MORNING
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.lookback.turning_point import Turning, TurningCard
from tests.ui.measure import faults

SHORT = Html("Ben buys <b>Ojai Valley</b> for 8 coins.")
LONG = Html("Ben buys <b>Palomar Mountain</b> with a <b>Small Live Oak</b> for 8 coins.")


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    """In the sizes of words that the program has."""
    dress(qapp, MORNING)


def card_of(qtbot: QtBot, appearance: Appearance, words: Html, width: int, height: int) -> TurningCard:
    told = Turning(13, 36, Player("Ben", "can"), 7, 60, words, words)
    card = TurningCard(appearance, "fire_and_flora", 1, told)
    qtbot.addWidget(card)
    card.resize(width, height)
    card.show()
    QApplication.processEvents()
    return card


@pytest.mark.parametrize("width", [360, 400, 480])
@pytest.mark.parametrize("height", [250, 300, 340])
def test_many_words_take_room_from_the_picture(qtbot: QtBot, appearance: Appearance, width: int, height: int) -> None:
    card = card_of(qtbot, appearance, LONG, width, height)
    assert not faults(card)


def test_the_picture_goes_where_the_words_need_all_the_room(qtbot: QtBot, appearance: Appearance) -> None:
    few, many = (card_of(qtbot, appearance, words, 480, 280) for words in (SHORT, LONG))
    assert few.picture.isVisible()
    assert not many.picture.isVisible()
    assert many._why.isVisible()


def test_what_was_done_is_whole_where_there_is_no_room_for_why(qtbot: QtBot, appearance: Appearance) -> None:
    assert not card_of(qtbot, appearance, LONG, 360, 250)._why.isVisible()
