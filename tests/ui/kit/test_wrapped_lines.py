"""Lines of a list that wrap: the line with the focus shows as much as the others."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.style_sheet import sheet
from garden_desktop.ui.kit.text.lines import list_lines, wrap_lines

_DARK = 128
LONG = "Play Gnina Thymewheat: 1 hour, 1 grain and 1 herb; alone 2 bliss"


def inked(image: QImage) -> int:
    """Return how many pixels inside the border of a line are dark; the ground of a list is transparent."""
    return sum(
        (colour := image.pixelColor(x, y)).alpha() > _DARK > colour.lightness()
        for x in range(6, image.width() - 6)
        for y in range(6, image.height() - 6)
    )


def test_the_line_with_the_focus_is_not_cut_to_one_line(appearance: Appearance, qtbot: QtBot) -> None:
    shown = QListWidget()
    shown.setStyleSheet(sheet(appearance.theme))
    qtbot.addWidget(shown)
    wrap_lines(shown)
    list_lines(shown, [LONG, LONG])
    shown.resize(300, 200)
    with qtbot.waitActive(shown):
        shown.show()
    shown.setCurrentRow(0)
    shown.setFocus()
    qtbot.waitUntil(shown.hasFocus)
    first, second = (shown.visualItemRect(shown.item(row)) for row in range(2))
    assert first.height() == second.height()
    picture = shown.viewport().grab().toImage()
    counts = [inked(picture.copy(box)) for box in (first, second)]
    assert counts[0] >= counts[1] * 0.9 > 0
