"""Layout of the table in table units: 1000 x 752, the player's dock below y 584."""

from __future__ import annotations

from typing import Final, NamedTuple

from garden_desktop.core.layout import DOCK, SIZE, Box, Point, Row, Tiles, share
from garden_desktop.core.square import SquareBoard


class GardenPlan(NamedTuple):
    """Geometry of a garden: the field begins at (x, y), `cell` is the side of a square, `hedge` the border width."""

    x: float
    y: float
    cell: float
    hedge: float
    columns: int
    rows: int

    @property
    def field(self) -> Box:
        """Box of all squares."""
        return Box(self.x, self.y, self.cell * self.columns, self.cell * self.rows)

    @property
    def outer(self) -> Box:
        """Box of the garden with its hedge."""
        return Box(
            self.x - self.hedge, self.y - self.hedge, self.field.w + 2 * self.hedge, self.field.h + 2 * self.hedge
        )

    def square(self, column: int, row: int) -> Box:
        """Box of a square, which may lie outside."""
        return Box(self.x + column * self.cell, self.y + row * self.cell, self.cell, self.cell)


GARDEN: Final = Box(16, 8, 554, 554)
"""The own garden while pieces are placed and walks are traced."""
HEDGE_SHARE: Final = 34 / 54
"""Width of the hedge, as a share of the side of a square."""

RIGHT_X, RIGHT_W = 590.0, 394.0
LAP: Final = Box(RIGHT_X, 16, RIGHT_W, 148)
"""Strip of the round: what was named in each turn, and by whom."""
LAP_TITLE: Final = Point(603, 38)
NAMINGS: Final = Row(Box(RIGHT_X + 7, 55, RIGHT_W - 14, 96))
"""Cells of the turns of a round."""

WHEEL: Final = Box(RIGHT_X, 178, RIGHT_W, 236)
"""Sheet with the orientations of the named piece."""
WHEEL_TITLE: Final = Point(605, 202)
WHEEL_TEXT: Final = Box(605, 362, 218, 46)
WAYS: Final = Tiles(Box(605, 226, 87, 62), across=92.7, down=68, columns=4)
"""Slots of the orientations: two rows of four."""
NARROW_WAYS: Final = Tiles(Box(605, 218, 41, 62), across=46.2)
"""The same above public gardens: all eight in one row."""
IN_WELL, IN_NARROW_WELL = 15.0, 9.5
"""Side of a piece's square in its slot, and in a narrow slot."""
OPEN: Final = Row(Box(605, 286, 364, 72), gap=5)
"""Small gardens of the other seats, where gardens are public: below the row of orientations."""
PEEK: Final = Box(RIGHT_X, 8, RIGHT_W, 208)
"""The one of them that is looked at, enlarged; above the slots, in one of which the held piece rests."""
PLANT_BUTTON: Final = Box(833, 364, 136, 40)
TURN_BUTTONS: Final = (Box(810, 187, 58, 30), Box(873, 187, 33, 30), Box(911, 187, 58, 30))
"""Turn, turn back, mirror: in the sheet of orientations, before the piece lies in the garden."""

FORECAST: Final = Box(RIGHT_X, 432, RIGHT_W, 136)
"""Box of the best walk so far, and of its change by the piece."""

BEDS_TITLE: Final = Point(16, 607)
PATHS_TITLE: Final = Point(673, 607)
WELLS_Y: Final = 626.0
WELLS_H: Final = 111.0
BEDS: Final = Row(Box(16, WELLS_Y, 616, WELLS_H), gap=5)
"""Palette slots of the flower beds in the dock."""
PATHS: Final = Box(673, WELLS_Y, 311, WELLS_H)
DIVIDER_X: Final = 652.0
PATHS_IN_ROW: Final = 4

DONE_BUTTON: Final = Box(590, 364, 124, 40)
BEST_BUTTON: Final = Box(725, 364, 124, 40)
NONE_BUTTON: Final = Box(860, 364, 124, 40)

STRIP_TEXT: Final = Box(16, 596, 968, 140)
"""Explanation of the square being walked on, in the dock of the reveal."""

HEAD_H: Final = 40.0
"""Height of the name above a garden of the reveal."""
GAP: Final = 22.0
EDGE: Final = 16.0
MOST_PLAN: Final = 392.0
SUM_H: Final = 132.0
"""Height of the sum below a garden, where all stand in one row."""
ONE_ROW: Final = 3
ROW_H: Final = 288.0
SMALL_PLAN: Final = 206.0
"""Side of a garden where they stand in two rows; its sum is to the right."""

WALKER: Final = 0.95
"""Height of a walker, as a share of the side of a square."""


def plan_in(board: SquareBoard, box: Box) -> GardenPlan:
    """Largest garden of this shape centred in a box."""
    across, down = board.width + 2 * HEDGE_SHARE, board.height + 2 * HEDGE_SHARE
    cell = min(box.w / across, box.h / down)
    middle = box.centre
    return GardenPlan(
        x=middle.x - cell * board.width / 2,
        y=middle.y - cell * board.height / 2,
        cell=cell,
        hedge=cell * HEDGE_SHARE,
        columns=board.width,
        rows=board.height,
    )


def garden(board: SquareBoard) -> GardenPlan:
    """Geometry of the own garden."""
    return plan_in(board, GARDEN)


def path_box(number: int, of: int) -> Box:
    """Palette slot of path piece `number` of `of`; they stand in two rows."""
    in_row = max(PATHS_IN_ROW, -(-of // 2))
    row, column = divmod(number, in_row)
    h = share(PATHS.h, 2, BEDS.gap)
    return Row(Box(PATHS.x, PATHS.y + row * (h + BEDS.gap), PATHS.w, h), BEDS.gap).box(column, in_row)


def head_box(board: SquareBoard, seat: int, of: int) -> Box:
    """Box of the name above a garden of the reveal."""
    column = column_box(seat, of)
    plan = reveal_plan(board, seat, of).outer
    return Box(column.x, max(column.y, plan.y - HEAD_H), column.w, HEAD_H - 4)


def reveal_plan(board: SquareBoard, seat: int, of: int) -> GardenPlan:
    """Geometry of the garden of a seat in the reveal, where all are shown side by side."""
    column = column_box(seat, of)
    if of <= ONE_ROW:
        side = min(column.w, MOST_PLAN)
        return plan_in(board, Box(column.x + (column.w - side) / 2, column.y + HEAD_H, side, side))
    return plan_in(board, Box(column.x, column.y + HEAD_H, SMALL_PLAN, column.h - HEAD_H - 4))


def sum_box(board: SquareBoard, seat: int, of: int) -> Box:
    """Box of total, parts and bar of a seat: below its garden, or beside it where there are two rows."""
    column, plan = column_box(seat, of), reveal_plan(board, seat, of).outer
    if of <= ONE_ROW:
        return Box(column.x, plan.bottom + 8, column.w, SUM_H)
    x = column.x + SMALL_PLAN + 10
    return Box(x, column.y + HEAD_H, column.right - x, column.h - HEAD_H - 8)


def column_box(seat: int, of: int) -> Box:
    """Box of all that belongs to a seat in the reveal."""
    in_row = of if of <= ONE_ROW else -(-of // 2)
    row, column = divmod(seat, in_row)
    h = DOCK if of <= ONE_ROW else ROW_H
    return Row(Box(EDGE, row * h, SIZE[0] - 2 * EDGE, h), GAP).box(column, in_row)
