"""Every word on every screen is measured: none is cut, none lies on another, no sheet is wider than its window.

In four languages and the pseudo-language both ways, at every size of words, in windows from 640 to 3840 wide and in
upright ones, with `-m long`; each day a few screens, mostly in the narrowest window and the usual one.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.home.game_card import GameCard
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.style.size import TEXT_SIZES
from garden_desktop.ui.lesson.lesson_panel import LessonPanel
from garden_desktop.ui.practice.verdicts import VerdictCard
from garden_desktop.ui.window import MainWindow
from tests.today import drawn_today, in_turn
from tests.ui.measure import faults
from tests.ui.screens import SCREENS, breathe

pytestmark = pytest.mark.daily  # whole screens with wider letters

FLOATS: Final = (LessonPanel, VerdictCard, Notice, GameCard)
"""What lies on something else: the slip of a lesson and a verdict on the table, a packet behind its shelf."""
WINDOWS: Final = ((640, 480), (800, 560), (1280, 800), (1920, 1080), (3840, 2160))
UPRIGHT: Final = ((640, 1136), (800, 1280), (1080, 1920))
LONGER: Final = ("de", "fr", "es", "pseudo", "mirrored")
"""Languages whose words are longer than English ones, and the other way."""


class Seen(NamedTuple):
    """A language, a size of words in per cent, and a window."""

    language: str
    text: int
    window: tuple[int, int]


ENGLISH: Final = [Seen("en", text, window) for text in (100, 150, 200) for window in WINDOWS]
LOOKS: Final = [*ENGLISH, *(Seen(*one) for one in product(LONGER, TEXT_SIZES, WINDOWS))]
LOOKS_UPRIGHT: Final = [Seen(*one) for one in product(LONGER, TEXT_SIZES, UPRIGHT)]
TODAY: Final = [
    *(Seen(*one) for one in product(("en", "de"), (100, 200), ((640, 480), (1280, 800)))),
    *(Seen("de", text, window) for text in (115, 130, 175) for window in ((640, 480), *UPRIGHT[:2])),
]
"""The narrowest and the usual window, where most was cut, and narrow upright ones."""


WIDE: Final = [Seen(*one) for one in product(("en", "de"), (100,), ((640, 480), (800, 560), (1280, 800)))]
"""Looked at in letters as wide as those of another system may be,"""
DAILY: Final = ("home", "book", "sheet of fire_and_flora", "table of gnomadic_gardeners")
"""these every day."""


def wrong(window: MainWindow, screen: str, looks: Iterable[Seen]) -> list[str]:
    """What is wrong with a screen, each time it is looked at otherwise."""
    SCREENS[screen](window)
    found = []
    for seen in looks:
        window.context.languages.choose(seen.language)
        window.resize(*seen.window)
        window.context.appearance.set_text_size(seen.text)
        breathe()
        found += [f"{seen}: {fault}" for fault in faults(window, FLOATS)]
    return found


@pytest.mark.parametrize("screen", in_turn(list(SCREENS), 8))
def test_no_word_is_cut_today(window: MainWindow, screen: str) -> None:
    looks = drawn_today(screen).sample(TODAY, 3)
    assert wrong(window, screen, looks) == []


def test_the_sheet_before_a_match_is_whole_in_an_upright_window(window: MainWindow) -> None:
    looks = [Seen("de", text, (800, 1280)) for text in (115, 130, 175)]
    assert wrong(window, "sheet of fire_and_flora", [*looks, Seen("de", 130, (640, 1136))]) == []


def test_names_and_times_of_matches_are_whole_in_narrow_lines(window: MainWindow) -> None:
    """High lines are rounded to whole pixels: at some sizes to a little less than high."""
    looks = [Seen("de", 115, (800, 560)), Seen("de", 130, (800, 1280)), Seen("pseudo", 150, (640, 1136))]
    assert wrong(window, "book", looks) == []


def test_names_below_the_pots_are_whole_beside_curves_that_had_more_room(window: MainWindow) -> None:
    looks = [Seen("pseudo", 115, (800, 560)), Seen("pseudo", 115, (1280, 800))]
    assert wrong(window, "pad of gnomadic_gardeners", looks) == []


@pytest.mark.parametrize("screen", [*DAILY, *in_turn([one for one in SCREENS if one not in DAILY], 8)])
def test_no_word_is_cut_where_letters_are_wider(wide_faces: None, window: MainWindow, screen: str) -> None:
    assert wrong(window, screen, WIDE) == []


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("screen", SCREENS)
def test_no_word_is_cut(window: MainWindow, screen: str) -> None:
    assert wrong(window, screen, LOOKS) == []


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("screen", SCREENS)
def test_no_word_is_cut_in_an_upright_window(window: MainWindow, screen: str) -> None:
    assert wrong(window, screen, LOOKS_UPRIGHT) == []


class Sign(QWidget):
    """Paints a word into a box."""

    def __init__(self, parent: QWidget, box: QRectF) -> None:
        super().__init__(parent)
        self._box = box
        self.resize(100, 30)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt names it
        painter = QPainter(self)
        painter.drawText(self._box, Qt.AlignmentFlag.AlignLeft, "Gardeners")


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(300, 200)
    return ground


def kinds(ground: QWidget) -> set[str]:
    ground.show()
    breathe()
    return {fault.kind for fault in faults(ground)}


def test_what_is_whole_is_not_complained_of(ground: QWidget) -> None:
    Sign(ground, QRectF(0, 0, 100, 30))
    QLabel("Gnomes", ground).setGeometry(0, 60, 200, 30)
    assert kinds(ground) == set()


def test_words_that_are_clipped_are_found(ground: QWidget) -> None:
    Sign(ground, QRectF(0, 0, 20, 30))
    assert kinds(ground) == {"clipped"}


def test_words_that_lost_their_end_are_found(ground: QWidget) -> None:
    class Short(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt names it
            QPainter(self).fontMetrics().elidedText("Gardeners", Qt.TextElideMode.ElideRight, 20)

    Short(ground).resize(100, 30)
    assert kinds(ground) == {"elided"}


def test_words_over_the_edge_are_found(ground: QWidget) -> None:
    Sign(ground, QRectF(80, 0, 100, 30))
    assert kinds(ground) == {"over the edge"}


@pytest.mark.parametrize(("policy", "found"), [("ScrollBarAsNeeded", set()), ("ScrollBarAlwaysOff", {"over the edge"})])
def test_words_out_of_sight_are_found_where_nobody_can_scroll_to_them(
    ground: QWidget, policy: str, found: set[str]
) -> None:
    area = QScrollArea(ground)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy[policy])
    area.setFixedSize(100, 60)
    page = QWidget()
    page.resize(400, 40)
    QLabel("Gardeners in the evening", page).setGeometry(0, 0, 300, 30)
    area.setWidget(page)
    assert kinds(ground) == found


def test_a_label_that_is_too_small_is_found(ground: QWidget) -> None:
    QLabel("Gnomadic Gardeners", ground).setGeometry(0, 0, 20, 30)
    QLabel("Gnomadic Gardeners", ground).setGeometry(0, 60, 200, 4)
    assert kinds(ground) == {"label too narrow", "label too low"}


def test_a_head_of_a_column_that_is_too_narrow_is_found(ground: QWidget) -> None:
    table = QTableWidget(1, 1, ground)
    table.setHorizontalHeaderLabels(["Gnomadic Gardeners"])
    table.resize(280, 100)
    assert kinds(ground) == {"head cut"}


def test_words_on_other_words_are_found(ground: QWidget) -> None:
    Sign(ground, QRectF(0, 0, 100, 30))
    QLabel("Gnomadic Gardeners", ground).setGeometry(0, 0, 200, 24)
    assert kinds(ground) & {"covered", "overlap"}
