"""Geometric walking: rows end, columns hold, hexes zigzag, and nothing is out of reach."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from garden_desktop.ui.board.input.cursor import DOWN, LEFT, RIGHT, UP, nearest, next_on

GRID = {
    f"{column}{row}": QRectF(110 * x, 80 * y, 100, 70) for x, column in enumerate("abc") for y, row in enumerate("12")
}
UNEVEN = {key: rect for key, rect in GRID.items() if key != "c2"}
HEXES = {
    "top": QRectF(35, 0, 70, 80),
    "left": QRectF(0, 60, 70, 80),
    "right": QRectF(70, 60, 70, 80),
    "low": QRectF(35, 120, 70, 80),
}


def walked(goals: dict[str, QRectF], start: str, *ways: QPointF) -> str:
    at = start
    for way in ways:
        at = next_on(goals[at], way, goals) or at
    return at


def test_a_grid_is_walked_by_rows_and_columns() -> None:
    assert walked(GRID, "a1", RIGHT, RIGHT) == "c1"
    assert walked(GRID, "a1", DOWN, RIGHT) == "b2"
    assert walked(GRID, "c2", UP, LEFT) == "b1"


def test_the_end_of_a_row_is_an_end() -> None:
    assert next_on(UNEVEN["b2"], RIGHT, UNEVEN) is None
    assert next_on(UNEVEN["c1"], DOWN, UNEVEN) is None
    assert next_on(GRID["a1"], UP, GRID) is None


def test_hexes_zigzag() -> None:
    assert walked(HEXES, "top", DOWN) in {"left", "right"}
    assert walked(HEXES, "left", RIGHT) == "right"
    assert next_on(HEXES["right"], RIGHT, HEXES) is None
    assert next_on(HEXES["top"], RIGHT, HEXES) is None
    assert walked(HEXES, "top", DOWN, DOWN) == "low"


def test_a_wide_thing_is_reached_from_all_that_lies_above_it() -> None:
    goals = {**GRID, "wide": QRectF(0, 200, 400, 50)}
    assert {walked(goals, start, DOWN) for start in ("a2", "b2", "c2")} == {"wide"}


@pytest.mark.parametrize("way", [RIGHT, DOWN])
def test_what_lies_apart_is_reached_aslant(way: QPointF) -> None:
    goals = {"one": QRectF(0, 0, 50, 50), "apart": QRectF(100, 100, 50, 50)}
    assert walked(goals, "one", way) == "apart"


def test_what_lies_inside_another_is_reached_and_left() -> None:
    goals = {"row": QRectF(0, 0, 600, 60), "face": QRectF(20, 5, 50, 50), "below": QRectF(0, 80, 600, 60)}
    assert walked(goals, "row", LEFT) == "face"
    assert walked(goals, "face", RIGHT) == "row"
    assert walked(goals, "face", DOWN) == "below"


@pytest.mark.parametrize("step", [10, 45, 52, 60, 69, 75, 112])
def test_a_fan_is_walked_card_by_card(step: float) -> None:
    fan = {str(n): QRectF(n * step, 0, 100, 140) for n in range(4)}
    assert walked(fan, "0", RIGHT) == "1"
    assert walked(fan, "0", RIGHT, RIGHT, RIGHT) == "3"
    assert walked(fan, "3", LEFT) == "2"


def test_the_nearest_is_by_the_middle() -> None:
    assert nearest(QRectF(250, 95, 10, 10), GRID) == "c2"
    assert nearest(QRectF(), {}) is None
