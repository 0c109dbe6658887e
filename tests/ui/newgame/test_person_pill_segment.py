"""Who has played before, as a disc and a name."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.newgame.people import PersonPillSegment


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_disc_leaves_as_much_air_at_any_size_of_words(appearance: Appearance, qtbot: QtBot, percent: int) -> None:
    """It was enlarged twice, and pushed the name to the edge."""
    appearance.set_text_size(percent)
    parent = QWidget()
    qtbot.addWidget(parent)
    pill = PersonPillSegment(appearance, Seated("Ann", 1), parent)
    pill.resize(pill.sizeHint())
    image, colour = pill.grab().toImage(), appearance.theme.seats[1]
    rows = [y for y in range(image.height()) if any(image.pixelColor(x, y) == colour for x in range(image.width()))]
    assert (rows[-1] - rows[0] + 1) / image.height() == pytest.approx(22 / 34, abs=0.07)
