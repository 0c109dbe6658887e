"""The line from the slip to what it speaks of."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from garden_desktop.ui.lesson.marks import pointer

SLIP = QRectF(300, 400, 400, 170)
RING = QRectF(350, 100, 300, 60)


def test_it_leads_from_the_edge_of_the_slip_to_the_edge_of_the_ring() -> None:
    line = pointer(SLIP, RING)
    assert line is not None
    assert line.elementAt(0).y == SLIP.top()
    assert line.currentPosition().y() == RING.bottom()


def test_it_goes_past_what_lies_between() -> None:
    straight = pointer(SLIP, RING)
    between = QRectF(440, 250, 90, 60)
    line = pointer(SLIP, RING, [between])
    assert straight is not None
    assert straight.intersects(between)
    assert line is not None
    assert not line.intersects(between)


def test_there_is_none_where_everything_is_in_the_way_nor_where_they_touch() -> None:
    assert pointer(SLIP, RING, [QRectF(0, 250, 1000, 20)]) is None
    assert pointer(SLIP, QRectF(350, 340, 300, 58)) is None
    assert pointer(QRectF(), RING) is None


def test_what_the_ring_holds_is_not_in_the_way() -> None:
    assert pointer(SLIP, RING, [QRectF(360, 110, 50, 40)]) is not None


def test_it_leads_across_where_the_slip_stands_beside() -> None:
    line = pointer(QRectF(600, 90, 300, 170), QRectF(100, 100, 200, 60))
    assert line is not None
    assert (line.elementAt(0).x, line.currentPosition().x()) == (600, 300)
