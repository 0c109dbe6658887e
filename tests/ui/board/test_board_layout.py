"""Where pieces lie in places of every kind, and what lies under a point."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import Message
from garden_desktop.core.view_model import Piece, Place, PlaceKind
from garden_desktop.ui.board.layout import GAP, BoardLayout, laid

WORD = Message("toy", "word")


def place(kind: PlaceKind, x: float, y: float, w: float, h: float, key: str = "p") -> Place:
    return Place(key, kind, x, y, w, h, WORD)


def pieces(count: int, width: float = 100, where: str = "p") -> list[Piece]:
    return [Piece(f"{where}{n}", where, "sprite", WORD, width, 140, z=n) for n in range(count)]


def layout(*places: Place, lying: list[Piece]) -> BoardLayout:
    return BoardLayout({one.id: one for one in places}, {piece.id: piece for piece in lying})


def test_a_row_with_room_keeps_its_gaps() -> None:
    rects = laid(place("row", 10, 20, 1000, 160), pieces(3))
    assert [rect.left() for rect in rects] == [10, 10 + 100 + GAP, 10 + 200 + 2 * GAP]
    assert {rect.center().y() for rect in rects} == {100}


@pytest.mark.parametrize("count", [6, 12, 40])
def test_a_crowded_row_fans_closer_and_stays_inside(count: int) -> None:
    rects = laid(place("row", 10, 20, 500, 160), pieces(count))
    assert rects[0].left() == 10
    assert rects[-1].right() == pytest.approx(510)
    steps = [right.left() - left.left() for left, right in pairwise(rects)]
    assert max(steps) == pytest.approx(min(steps))
    assert max(steps) < 100 + GAP


def test_a_row_narrower_than_its_piece_starts_at_its_edge() -> None:
    assert [rect.left() for rect in laid(place("row", 10, 20, 50, 160), pieces(2))] == [10, 10]


@pytest.mark.parametrize("kind", ["spot", "cell", "hex", "button", "text"])
def test_one_piece_lies_in_the_middle(kind: PlaceKind) -> None:
    (rect,) = laid(place(kind, 0, 0, 200, 200), pieces(1))
    assert rect == QRectF(50, 30, 100, 140)


def test_a_pile_shows_that_it_is_one_but_not_how_high() -> None:
    few, many = (laid(place("pile", 0, 0, 200, 200), pieces(count)) for count in (3, 50))
    assert len({(rect.x(), rect.y()) for rect in few}) == 3
    assert few[-1].x() > few[0].x()
    assert few[-1].y() < few[0].y()
    spread = many[-1].x() - many[0].x()
    assert spread == laid(place("pile", 0, 0, 200, 200), pieces(7))[-1].x() - many[0].x()


def test_pieces_lie_in_the_order_of_their_height() -> None:
    low, high = Piece("low", "p", "s", WORD, 10, 10, z=1), Piece("high", "p", "s", WORD, 10, 10, z=2)
    made = layout(place("row", 0, 0, 100, 20), lying=[high, low])
    assert made.order == ("low", "high")
    assert made.piece("low").left() < made.piece("high").left()
    assert made.piece_at(made.piece("high").center()) == "high"


def test_the_uppermost_piece_is_under_the_point() -> None:
    made = layout(place("row", 0, 0, 150, 140), lying=pieces(3))
    assert made.piece_at(QPointF(99, 70)) == "p2"
    assert made.piece_at(QPointF(10, 70)) == "p0"
    assert made.piece_at(QPointF(10, 200)) == ""


def test_an_outline_left_behind_is_no_piece_to_touch() -> None:
    ghost = Piece("g", "p", "s", WORD, 100, 100, face="ghost")
    assert layout(place("spot", 0, 0, 100, 100), lying=[ghost]).piece_at(QPointF(50, 50)) == ""


def test_the_smallest_place_is_under_the_point() -> None:
    board, cell = place("spot", 0, 0, 300, 300, key="board"), place("cell", 100, 100, 50, 50, key="cell")
    made = layout(board, cell, lying=[])
    assert made.place_at(QPointF(120, 120)) == "cell"
    assert made.place_at(QPointF(20, 20)) == "board"
    assert made.place_at(QPointF(120, 120), among={"board"}) == "board"
    assert made.place_at(QPointF(400, 20)) == ""


def test_hexes_share_corners_without_overlap() -> None:
    left, low = place("hex", 0, 0, 70, 80, key="left"), place("hex", 35, 60, 70, 80, key="low")
    made = layout(left, low, lying=[])
    assert made.place_at(QPointF(35, 78)) == "left"
    assert made.place_at(QPointF(68, 78)) == "low"
    assert made.place_at(QPointF(2, 4)) == "", "the corner of its rectangle is not the hex"


def test_a_piece_lands_at_the_end_of_a_row() -> None:
    row, hand = place("row", 0, 0, 500, 140), place("row", 0, 200, 500, 140, key="h")
    made = layout(row, hand, lying=pieces(2) + pieces(1, where="h"))
    assert made.landing("p", pieces(1, where="h")[0]).left() == 2 * (100 + GAP)


def test_a_piece_in_no_known_place_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        layout(place("spot", 0, 0, 10, 10), lying=pieces(1, where="elsewhere"))


def test_a_button_over_cells_is_what_is_pressed_though_they_are_smaller() -> None:
    cells = [place("cell", 50 * n, 0, 50, 50, f"cell{n}") for n in range(3)]
    made = layout(*cells, place("button", 20, 10, 120, 40, "plant"), lying=[])
    assert made.place_at(QPointF(70, 20)) == "plant"
    assert made.place_at(QPointF(70, 5)) == "cell1"


def test_a_piece_that_lies_narrow_lands_in_its_whole_size() -> None:
    row, hand = place("row", 0, 0, 500, 140), place("row", 0, 200, 500, 140, key="h")
    narrow = Piece("n", "h", "s", WORD, 70, 140, whole=(100, 140))
    made = layout(row, hand, lying=[*pieces(1), narrow])
    assert made.landing("p", narrow).width() == 100
    assert made.piece("n").width() == 70
