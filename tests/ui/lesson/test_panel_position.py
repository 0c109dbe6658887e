"""Where the slip of a lesson stands."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize

from garden_desktop.ui.lesson.panel_placement import CLEAR, covered, place_panel

ROOM = QRect(0, 0, 1000, 750)
SIZE = QSize(400, 200)


def test_below_what_it_speaks_of_where_there_is_room() -> None:
    spoken = QRect(300, 100, 90, 130)
    box = place_panel(SIZE, ROOM, spoken, ())
    assert box.top() == spoken.bottom() + 1 + CLEAR
    assert box.left() < spoken.right()


def test_a_place_elsewhere_that_covers_nothing_is_better_than_one_beside_that_does() -> None:
    """A card in a market, and rows of cards below it: there is room at their right end."""
    market = [QRect(16 + 95 * card, 78, 89, 135) for card in range(7)]
    rows = [QRect(16, 250, 160, 120), QRect(16, 410, 267, 195)]
    box = place_panel(SIZE, ROOM, market[2], (), [*market, *rows])
    assert covered(box, [*market, *rows]) == 0


def test_what_is_wanted_comes_before_things_and_things_before_texts() -> None:
    room = QRect(0, 0, 500, 500)
    wanted, thing, text = QRect(0, 400, 500, 100), QRect(0, 192, 500, 208), QRect(0, 0, 500, 192)
    box = place_panel(QSize(400, 192), room, wanted, (), [thing], [text])
    assert (covered(box, [wanted]), covered(box, [thing])) == (0, 0)
    lower = place_panel(QSize(400, 200), room, wanted, [text], [thing])
    assert covered(lower, [wanted, text]) == 0


def test_it_stays_in_the_room_even_where_everything_is_taken() -> None:
    box = place_panel(SIZE, ROOM, ROOM, [ROOM], [ROOM])
    assert ROOM.contains(box)


def test_what_lies_under_it_is_counted() -> None:
    assert covered(QRect(QPoint(0, 0), QSize(10, 10)), [QRect(5, 5, 10, 10), QRect(50, 50, 1, 1)]) == 25
