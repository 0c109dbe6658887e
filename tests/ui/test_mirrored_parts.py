"""What is painted or aligned by hand stands where a line begins, whichever way it is read; charts are never turned."""

from __future__ import annotations

from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from garden_desktop.ui.book.tables.roster import RosterView
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.layout.mirror import mirrored
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.lesson.lesson_panel import LessonPanel
from garden_desktop.ui.match.replay import ReplayView
from garden_desktop.ui.match.side_panel.plot import PlotView
from garden_desktop.ui.match.tips.tip_controller import TipCard
from garden_desktop.ui.window import MainWindow
from tests.hotseat.book.figures.made import written
from tests.ui.book.book_views import open_players, open_sessions
from tests.ui.house import House
from tests.ui.screens import breathe, lesson_of, pad
from tests.ui.test_mirrored import back_to_english, inked

__all__ = ["back_to_english"]
T = TypeVar("T", bound=QWidget)


def middle(picture: QImage, colour: QColor) -> float:
    """Where the pixels of a colour are from left (0) to right (1) on the whole."""
    found = [x for x in range(picture.width()) for y in range(picture.height()) if picture.pixelColor(x, y) == colour]
    return sum(found) / len(found) / picture.width()


@pytest.fixture(params=["pseudo", "mirrored"])
def window(request: pytest.FixtureRequest, house: House) -> MainWindow:
    """A window that is read one way or the other; its book has three matches of Ann and Ben."""
    for hours in range(3):
        written(house.matches, ["Ann", "Ben"], [9, 4], [1, 2], hours=hours)
    window = house.open()
    window.resize(1280, 800)
    window.context.languages.choose(request.param)
    return window


def turn_round(window: MainWindow) -> None:
    """Have it read the other way."""
    window.context.languages.choose("mirrored" if window.context.languages.current == "pseudo" else "pseudo")
    breathe()


def part_of(window: MainWindow, kind: type[T]) -> T:
    found = next(child for child in window.findChildren(kind) if child.isVisible())
    breathe()
    return found


def stands_first(window: MainWindow, picture: QImage, colour: QColor) -> bool:
    """Whether a colour is seen only in the half where a line begins."""
    where = middle(picture, colour)
    return where > 0.75 if window.isRightToLeft() else where < 0.25


def test_the_disc_of_somebody_stands_where_the_line_begins(window: MainWindow) -> None:
    window.navigator.open_book()
    open_players(window)
    roster = part_of(window, RosterView)
    roster.setCurrentIndex(roster.model().index(2, 0))
    picture = roster.viewport().grab(roster.visualRect(roster.model().index(1, 0))).toImage()
    assert stands_first(window, picture, window.context.appearance.theme.seats[0])


def test_the_disc_in_a_table_stands_where_the_cell_begins(window: MainWindow) -> None:
    window.navigator.open_book()
    table = open_sessions(window).sheet.standing.table
    picture = table.viewport().grab(table.visualRect(table.model().index(0, 1))).toImage()
    assert stands_first(window, picture, window.context.appearance.theme.seats[0])


def test_a_name_in_latin_letters_stands_where_the_line_begins(window: MainWindow) -> None:
    label = Label(window)
    label.setText("Ann")
    for _ in range(2):
        label.setGeometry(0, 0, 400, 40)
        label.show()
        picture = label.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        found = inked(picture, "black")
        assert found.right() > 390 if label.isRightToLeft() else found.left() < 10
        turn_round(window)


def test_a_notice_keeps_its_words_off_its_sign(window: MainWindow) -> None:
    notice = Notice(window.context.appearance, window)
    for _ in range(2):
        notice.show_text("A sentence that somebody has to read.")
        breathe()
        words = notice.words.geometry()
        assert mirrored(notice, words).left() >= 44
        turn_round(window)


def test_a_tip_keeps_its_words_off_its_sign(window: MainWindow) -> None:
    slip = TipCard(window.context.appearance, window)
    for _ in range(2):
        slip.resize(300, 120)
        slip.show()
        breathe()
        assert mirrored(slip, slip.words.geometry()).left() >= 40
        turn_round(window)


def test_time_goes_to_the_right_in_a_chart_and_its_lines_are_named_there(window: MainWindow) -> None:
    pad(window, "stalk_exchange")
    picture = part_of(window, PlotView)
    axis, view = picture._plot.getAxis("left"), picture._plot.getViewBox()
    assert axis.geometry().right() <= view.geometry().left() + 1
    assert picture._ends.geometry().left() >= picture._plot.geometry().right()


def forward(window: MainWindow) -> Qt.Key:
    """The arrow that points where a line goes on."""
    return Qt.Key.Key_Left if window.isRightToLeft() else Qt.Key.Key_Right


def test_an_arrow_goes_where_it_points_from_packet_to_packet(window: MainWindow) -> None:
    packets = window.navigator.home.page.game_cards
    packets[0].setFocus()
    QTest.keyClick(packets[0], forward(window))
    assert packets[1].hasFocus()
    assert (packets[1].x() < packets[0].x()) == window.isRightToLeft()


def test_an_arrow_goes_where_it_points_from_value_to_value(window: MainWindow) -> None:
    values = SegmentedControl(window.context.appearance, [("day", "Day"), ("dusk", "Dusk"), ("night", "Night")], 14)
    values.setParent(window)
    values.show()
    first = values.findChildren(QAbstractButton)[0]
    first.setFocus()
    QTest.keyClick(first, forward(window))
    assert values.value == "dusk"


def test_an_arrow_goes_where_it_points_in_a_replay(window: MainWindow) -> None:
    pad(window)
    assert window.navigator.match is not None
    window.navigator.match.show_replay(20)
    replay = part_of(window, ReplayView)
    before = replay.ply
    QTest.keyClick(replay, forward(window))
    assert replay.ply > before


def test_the_slip_of_a_lesson_wider_than_its_board_stays_in_the_window(window: MainWindow) -> None:
    window.resize(640, 480)
    window.context.appearance.set_text_size(200)
    lesson_of("stalk_exchange")(window)
    assert window.navigator.match is not None
    slip, board = part_of(window, LessonPanel), window.navigator.match.table.board
    assert slip.width() > board.width()
    assert window.rect().contains(QRect(slip.mapTo(window, QPoint(0, 0)), slip.size()))
