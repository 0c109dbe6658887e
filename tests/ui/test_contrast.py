"""Words stand out from what they are painted on, on every screen, in every theme."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.style.drawings import DrawingCache, draw_icon
from garden_desktop.ui.kit.style.theme import DUSK, DUSK_CLEAR, MORNING, MORNING_CLEAR, text_font
from garden_desktop.ui.kit.text import labels
from garden_desktop.ui.kit.text.html import Html, show_html
from garden_desktop.ui.kit.text.labels import RichLabel
from garden_desktop.ui.window import MainWindow
from tests.today import drawn_today, in_turn
from tests.ui.contrast import faint_words
from tests.ui.graphics import faint_icons
from tests.ui.screens import SCREENS, breathe
from tests.ui.silhouettes import outlines

GRAPHICS_RATIO = 3.0
"""What WCAG 2 asks of what is no word."""
SHAPE = 0.7
"""Whoever makes out so much of an outline knows the shape: the rest is where two things touch, or lies in between."""
RINGED = frozenset({"app/seat-trowel", "app/seat-trowel-dusk"})
"""The disc in the colour of the focus touches the ring around it where one of several can be chosen."""
THEMES = {"morning usual": MORNING, "dusk usual": DUSK, "morning high": MORNING_CLEAR, "dusk high": DUSK_CLEAR}


@pytest.mark.parametrize("screen", in_turn(list(SCREENS), 8))
def test_words_stand_out_today(window: MainWindow, screen: str) -> None:
    assert (
        faint_in(window, screen, [drawn_today(screen).choice([name for name in THEMES if name != "morning usual"])])
        == []
    )


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
def test_words_stand_out_in_every_theme(window: MainWindow, screen: str) -> None:
    assert faint_in(window, screen, [*reversed(THEMES)]) == []


@pytest.mark.parametrize("screen", in_turn(list(SCREENS), 16))
def test_icons_stand_out_today(window: MainWindow, screen: str) -> None:
    assert faint_icons_in(window, screen, [drawn_today(screen).choice(sorted(THEMES))]) == []


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
def test_icons_stand_out_in_every_theme(window: MainWindow, screen: str) -> None:
    assert faint_icons_in(window, screen, [*reversed(THEMES)]) == []


@pytest.mark.parametrize("screen", in_turn(list(SCREENS), 16))
def test_drawings_stand_out_today(window: MainWindow, screen: str) -> None:
    assert faint_drawings_in(window, screen, [drawn_today(screen).choice(sorted(THEMES))]) == []


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
def test_drawings_stand_out_in_every_theme(window: MainWindow, screen: str) -> None:
    assert faint_drawings_in(window, screen, [*reversed(THEMES)]) == []


def faint_drawings_in(window: MainWindow, screen: str, names: Sequence[str]) -> list[str]:
    """Drawings that stand out too little on a screen that is dressed in these themes, and opened in another one."""
    found = set[str]()
    dress(window, "dusk usual" if names[0] == "morning usual" else "morning usual")
    SCREENS[screen](window)
    for name in names:
        drawn = outlines(window, GRAPHICS_RATIO, THEMES[name].table, partial(dress, window, name))
        faint = [one for one in drawn if one.share < SHAPE]
        found |= {f"{name}: {one}" for one in faint if not (one.sprite in RINGED and screen.startswith("sheet"))}
    return sorted(found)


def faint_icons_in(window: MainWindow, screen: str, names: Sequence[str]) -> list[str]:
    """Icons that stand out too little on a screen, in one theme after the other."""
    SCREENS[screen](window)
    found = list[str]()
    for name in names:
        faint = faint_icons(window, GRAPHICS_RATIO, THEMES[name].table, partial(dress, window, name))
        found += [f"{name}: {one}" for one in faint]
    return found


def faint_in(window: MainWindow, screen: str, names: Sequence[str]) -> list[str]:
    """What stands out too little on a screen, in one theme after the other; the window begins in the usual morning."""
    SCREENS[screen](window)
    found = list[str]()
    for name in names:
        theme = THEMES[name]
        faint = faint_words(window, theme.ratio, theme.table, partial(dress, window, name))
        assert window.context.appearance.theme is theme
        found += [f"{name}: {one}" for one in faint]
    return found


def dress(window: MainWindow, name: str) -> None:
    """Show a theme, such as "dusk high"."""
    theme, window.context.appearance.contrast = name.split()
    window.context.appearance.set_theme(theme)
    breathe()


class Sign(QWidget):
    """Paints a word on a ground."""

    def __init__(self, words: str, ground: str) -> None:
        super().__init__()
        self._words, self._ground = QColor(words), QColor(ground)
        self.resize(100, 30)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt names it
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._ground)
        painter.setPen(self._words)
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, "Gardeners")


@pytest.mark.parametrize(("ground", "found"), [("#FFFFFF", 0), ("#777777", 1)])
def test_words_are_compared_with_what_is_below_them(qtbot: QtBot, ground: str, found: int) -> None:
    sign = Sign("#000000", ground)
    qtbot.addWidget(sign)
    assert len(faint_words(sign, 5, QColor(ground), sign.show)) == found


class Mark(QWidget):
    """Paints an icon on a ground, itself or on a picture that it keeps."""

    def __init__(self, ground: str, kept: bool) -> None:
        super().__init__()
        self._ground, self._kept = QColor(ground), kept
        self.resize(40, 40)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt names it
        painter = QPainter(self)
        picture = QPixmap(self.size())
        brush = QPainter(picture) if self._kept else painter
        brush.fillRect(self.rect(), self._ground)
        draw_icon(brush, DrawingCache(), "close", QRectF(8, 8, 24, 24), QColor("#000000"))
        if self._kept:
            brush.end()
            painter.drawPixmap(0, 0, picture)


@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize(("ground", "found"), [("#FFFFFF", False), ("#333333", True)])
def test_icons_are_compared_with_what_is_below_them(qtbot: QtBot, ground: str, kept: bool, found: bool) -> None:
    mark = Mark(ground, kept)
    qtbot.addWidget(mark)
    faint = faint_icons(mark, GRAPHICS_RATIO, QColor(ground), mark.show)
    assert ({one.words for one in faint} == {"close"}) is found


class Plant(QWidget):
    """Paints a drawing on a ground, with a rim where it needs one, or without."""

    def __init__(self, ground: str, rimmed: bool) -> None:
        super().__init__()
        self._ground, self._rimmed, self._art = QColor(ground), rimmed, DrawingCache()
        self._art.ratio = GRAPHICS_RATIO
        self.resize(80, 80)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt names it
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._ground)
        grounds = (self._ground,) if self._rimmed else ()
        painter.drawPixmap(16, 16, self._art.pixmap("fire_and_flora", "oak-big", 48, 48, 1, grounds=grounds))


@pytest.mark.parametrize(
    ("ground", "rimmed", "stands"),
    [("#FFFFFF", False, True), ("#18211D", False, False), ("#18211D", True, True), ("#3C6B51", True, True)],
)
def test_outlines_are_compared_with_what_is_outside_of_them(
    qtbot: QtBot, ground: str, rimmed: bool, stands: bool
) -> None:
    plant = Plant(ground, rimmed)
    qtbot.addWidget(plant)
    (found,) = outlines(plant, GRAPHICS_RATIO, QColor(ground), plant.show)
    assert (found.share >= SHAPE) is stands, found


class Page(QWidget):
    """Paints a sentence of several colours on white."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt names it
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#FFFFFF"))
        sentence = labels.document(TWO_COLOURS, text_font(15), QColor("#000000"), 200)
        labels.paint(painter, sentence, QRectF(self.rect()))


TWO_COLOURS = Html('Plant, <b style="color:#BBBBBB">Ann</b>')


def label() -> QWidget:
    label = RichLabel()
    label.set_html(TWO_COLOURS)
    return label


def page() -> QWidget:
    page = QTextBrowser()
    show_html(page, TWO_COLOURS)
    return page


@pytest.mark.parametrize("made", [Page, label, page])
def test_each_colour_of_a_sentence_is_compared(qtbot: QtBot, made: Callable[[], QWidget]) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    shown = made()
    shown.setParent(whole)
    shown.setStyleSheet("background: #FFFFFF; color: #000000")
    shown.resize(200, 40)
    found = faint_words(whole, 5, QColor("#FFFFFF"), whole.show)
    assert [one.words for one in found] == ["Ann"]


def test_words_rolled_out_of_sight_are_not_compared_with_what_stands_there(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    roll = QWidget(whole)
    away, there = Sign("#FFFFFF", "#000000"), Sign("#000000", "#FFFFFF")
    away.setParent(roll)
    there.setParent(whole)
    whole.resize(100, 90)
    roll.setGeometry(0, 0, 100, 40)
    away.setGeometry(0, 0, 100, 130)
    there.setGeometry(0, 50, 100, 30)
    assert faint_words(whole, 5, QColor("#FFFFFF"), whole.show) == []
