"""The bars of a look back: as large as all words, and with room for names."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from garden_desktop.hotseat.analysis import SideAnalysis
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.lookback.bars import LuckAndPlayBars

LUCKY, UNLUCKY = SideAnalysis(0.5, 0.2, 0.1, -0.1, 0.3, 1.0), SideAnalysis(0.5, -0.2, 0.1, -0.1, -0.3, 0.0)


def bars(appearance: Appearance, qtbot: QtBot, *names: str) -> LuckAndPlayBars:
    shown = LuckAndPlayBars(appearance, "gnomadic_gardeners")
    qtbot.addWidget(shown)
    signs = ("trowel", "can")
    shown.show_sums([LUCKY, UNLUCKY], [Player(name, sign) for name, sign in zip(names, signs, strict=True)])
    return shown


def test_they_grow_with_the_words(appearance: Appearance, qtbot: QtBot) -> None:
    """At 1920 x 1080, and with larger words, they stayed as small as at 1280."""
    shown, high = bars(appearance, qtbot, "Ann", "Ben"), list[int]()
    for percent in (100, 200):
        appearance.set_text_size(percent)
        shown.resize(400 * percent // 100, 260 * percent // 100)
        image, colour = shown.grab().toImage(), appearance.theme.seats[0]
        column = [y for y in range(image.height()) if any(image.pixelColor(x, y) == colour for x in range(60))]
        high.append(column[-1] - column[0] + 1)
    assert high[1] > 1.8 * high[0]


def test_a_name_is_whole_where_the_bars_have_room_to_spare(appearance: Appearance, qtbot: QtBot) -> None:
    shown = bars(appearance, qtbot, "Ann", "Scarecrow")
    needed = QFontMetricsF(text_font(14, bold=True)).horizontalAdvance("Scarecrow")
    assert shown._name_width(QRectF(0, 0, 480, 260)) - 6 >= needed
    assert shown._name_width(QRectF(0, 0, 300, 160)) <= 0.3 * 300
