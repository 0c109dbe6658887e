"""The lessons on a game's sheet: the next one, and all of them."""

from __future__ import annotations

import json

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from garden_desktop.hotseat.lesson import library
from garden_desktop.ui.lesson.screen import LessonScreen
from garden_desktop.ui.newgame.game_sheet_header import LessonRow
from tests.ui.house import House

GG = "gnomadic_gardeners"
popping_up = pytest.mark.qt_log_ignore(r"This plugin does not support (raise\(\)|grabbing the keyboard)")


def lesson_row(house: House) -> LessonRow:
    window = house.open() if not house.windows else house.windows[0]
    window.navigator.home.game_chosen.emit(GG)
    (row,) = window.findChildren(LessonRow)
    return row


def lines(row: LessonRow) -> list[str]:
    row.all.click()
    return [action.text() for action in row.all.findChildren(QMenu)[-1].actions()]


@popping_up
def test_the_sheet_lists_all_lessons_and_how_far_one_is(house: House) -> None:
    kept = house.matches.parent / "lessons.json"
    places = {lesson.id: lesson.digest for lesson in library.readable(GG)}
    (first, one), (second, two), *_ = places.items()
    people = {
        "Ann": {first: {"digest": one, "step": 0, "done": True}, second: {"digest": two, "step": 3, "done": False}}
    }
    kept.write_text(json.dumps({"format": 1, "people": people}))
    listed = lines(lesson_row(house))
    assert listed[0] == "1. A short round: done"
    assert listed[1] == "2. Second can be good enough: at step 4"
    assert listed[2] == "3. Hooves, horns and hay: 3 minutes"
    assert len(listed) == len(places)


@popping_up
def test_any_lesson_of_the_list_can_be_chosen(house: House) -> None:
    row = lesson_row(house)
    lines(row)
    row.all.findChildren(QMenu)[-1].actions()[3].trigger()
    QApplication.processEvents()
    screen = house.windows[0].navigator.match
    assert isinstance(screen, LessonScreen)
    assert screen.lesson.lesson.key.startswith("04")


def test_the_lesson_that_comes_next_is_one_press_away(house: House) -> None:
    row = lesson_row(house)
    assert row.next.text() == "Learn to play (4 min)"
    row.next.click()
    screen = house.windows[0].navigator.match
    assert isinstance(screen, LessonScreen)
    assert screen.lesson.lesson.key.startswith("01")
