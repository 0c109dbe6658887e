from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.size import scale
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.widgets import DiscButton, IconButton, LinkButton, PaintedButton, PrimaryButton, QuietButton


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_press_a_button(appearance: Appearance, qtbot: QtBot, key: Qt.Key) -> None:
    button = QuietButton(appearance, "Rules")
    qtbot.addWidget(button)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_every_button_has_room_for_its_words_and_paints(appearance: Appearance, qtbot: QtBot) -> None:
    words = "Ŕéşúmé ţĥé māţçĥ þļéāşé"
    buttons: list[PaintedButton] = [
        PrimaryButton(appearance, words, "enter-key", 44),
        PrimaryButton(appearance, words, "Space"),
        QuietButton(appearance, words, "folder"),
        LinkButton(appearance, words, "moon"),
    ]
    for button in buttons:
        qtbot.addWidget(button)
        width = QFontMetricsF(button.face()).horizontalAdvance(words)
        assert button.sizeHint().width() > width
        button.resize(button.sizeHint())
        image = button.grab().toImage()
        assert len({image.pixel(x, image.height() // 2) for x in range(image.width())}) > 2
    assert appearance.art.missing == set()


@pytest.mark.parametrize("percent", [100, 115, 125, 130])
def test_no_word_is_written_smaller_for_a_fraction_of_a_pixel(
    appearance: Appearance, qtbot: QtBot, percent: int
) -> None:
    """At 1920 x 1080 'Abend' stood smaller between its neighbours."""
    appearance.set_text_size(percent)
    for words in ("Abend", "Dusk", "Hell", *("m" * number for number in range(1, 30))):
        button = LinkButton(appearance, words, "moon")
        qtbot.addWidget(button)
        button.resize(button.sizeHint())
        room = button.width() / scale() - 16 - 28
        assert QFontMetricsF(button.face()).horizontalAdvance(words) <= room


def test_a_bare_icon_has_a_name(appearance: Appearance, qtbot: QtBot) -> None:
    button = IconButton(appearance, "undo", "Undo")
    qtbot.addWidget(button)
    assert (button.accessibleName(), button.toolTip()) == ("Undo", "Undo")
    button.grab()
    assert appearance.art.missing == set()


def test_discs_follow_the_theme(appearance: Appearance, qtbot: QtBot) -> None:
    disc = DiscButton(appearance, 3)
    qtbot.addWidget(disc)
    disc.resize(disc.sizeHint())
    edge = disc.width() // 2, 6
    assert disc.grab().toImage().pixelColor(*edge) == appearance.theme.seats[3]
    appearance.set_theme("dusk")
    assert disc.grab().toImage().pixelColor(*edge) == appearance.theme.seats[3]


def test_text_breaks_to_the_width_and_ends_in_an_ellipsis(appearance: Appearance) -> None:
    font = text_font(15)
    text = "Every gnome you send out today works for the other side tomorrow, and the day after."
    assert " ".join(paragraph.lines(text, font, 200)) == text
    assert all(QFontMetricsF(font).horizontalAdvance(line) <= 200 for line in paragraph.lines(text, font, 200))
    short = paragraph.lines(text, font, 200, most=2)
    assert (len(short), short[-1][-1]) == (2, "…")
    counts = [len(paragraph.lines(text, font, width)) for width in (100, 200, 400, 900)]
    assert all(more >= fewer for more, fewer in pairwise(counts))


def test_icons_are_as_fine_as_the_screen(appearance: Appearance) -> None:
    image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2)
    painter = QPainter(image)
    assert ratio_of(painter) == 2
    painter.scale(1.5, 1.5)
    assert ratio_of(painter) == 3
    painter.end()
