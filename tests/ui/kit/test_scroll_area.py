from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.layout.layouts import column_layout, flowing
from garden_desktop.ui.kit.layout.scroll_area import CompactPage, ScrollArea
from garden_desktop.ui.kit.text.labels import Label


class Part(QWidget):
    """Would like to be 200 high at least, and is never lower than `least`."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt names it
        return QSize(200, max(200, self._least))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt names it
        return QSize(100, self._least)


def test_what_stands_below_a_part_that_takes_all_it_likes_is_whole(qtbot: QtBot) -> None:
    greedy, words, below, page, roll = QWidget(), Label(wrap=True), Part(400), CompactPage(), ScrollArea()
    words.setText("one two three four five six")
    greedy.setLayout(column_layout(Part(40), words))
    page.setLayout(column_layout(greedy, below))
    roll.setWidget(page)
    qtbot.addWidget(roll)
    roll.resize(300, 120)
    roll.show()
    assert below.height() >= 400


def test_a_part_narrower_than_its_page_is_as_high_as_its_words_are(qtbot: QtBot) -> None:
    wide, words, below, page, roll = QWidget(), Label(wrap=True), Part(400), CompactPage(), ScrollArea()
    wide.setMinimumWidth(900)
    words.setText("one two three four five six " * 6)
    words.setMaximumWidth(200)
    page.setLayout(column_layout(wide, words, below))
    roll.setWidget(page)
    qtbot.addWidget(roll)
    roll.resize(300, 120)
    roll.show()
    assert words.height() >= words.heightForWidth(200) > words.heightForWidth(900)
    assert below.height() >= 400


def test_what_wraps_may_get_higher_where_it_is_alone_on_a_line(qtbot: QtBot) -> None:
    words, page = Label(wrap=True), QWidget()
    words.setText("one two three four five six")
    page.setLayout(flowing(words))
    qtbot.addWidget(page)
    needed = words.heightForWidth(50)
    assert needed > words.sizeHint().height()
    page.resize(50, 300)
    page.show()
    assert words.height() == needed
