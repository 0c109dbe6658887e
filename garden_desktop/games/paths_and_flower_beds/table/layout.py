"""Where everything stands on the table, in table units: 1000 x 752, the dock below y 584."""

from __future__ import annotations

from typing import Final, NamedTuple

from garden_desktop.core.box import Box, Point
from garden_desktop.core.layout import DOCK, SIZE, Row, Tiles, share
from garden_desktop.core.square import SquareBoard


class GardenPlan(NamedTuple):
    """A garden as it is drawn: the middle field begins at (x, y), `cell` is the side of a square, `hedge` how far the
    hedge with the coordinates reaches beyond the field on every side."""

    x: float
    y: float
    cell: float
    hedge: float
    columns: int
    rows: int

    @property
    def field(self) -> Box:
        """All squares together."""
        return Box(self.x, self.y, self.cell * self.columns, self.cell * self.rows)

    @property
    def outer(self) -> Box:
        """Hedge and all."""
        return Box(
            self.x - self.hedge, self.y - self.hedge, self.field.w + 2 * self.hedge, self.field.h + 2 * self.hedge
        )

    def square(self, column: int, row: int) -> Box:
        """The rectangle of a square, which may lie outside."""
        return Box(self.x + column * self.cell, self.y + row * self.cell, self.cell, self.cell)


GARDEN: Final = Box(16, 8, 554, 554)
"""The own garden while planting and tracing."""
HEDGE_SHARE: Final = 34 / 54
"""The hedge beside the side of a square."""

RIGHT_X, RIGHT_W = 590.0, 394.0
LAP: Final = Box(RIGHT_X, 16, RIGHT_W, 148)
"""The strip of the running round: what was named, by whom."""
LAP_TITLE: Final = Point(603, 38)
NAMINGS: Final = Row(Box(RIGHT_X + 7, 55, RIGHT_W - 14, 96))
"""The cells of the namings of a round."""

WHEEL: Final = Box(RIGHT_X, 178, RIGHT_W, 236)
"""The ways in which the named piece may lie."""
WHEEL_TITLE: Final = Point(605, 202)
WHEEL_TEXT: Final = Box(605, 362, 218, 46)
WAYS: Final = Tiles(Box(605, 226, 87, 62), across=92.7, down=68, columns=4)
"""The wells of the ways to lie: two rows of four."""
NARROW_WAYS: Final = Tiles(Box(605, 218, 41, 62), across=46.2)
"""The same where open gardens stand below: all eight in one row."""
IN_WELL, IN_NARROW_WELL = 15.0, 9.5
"""The side of a square of a piece in its well."""
OPEN: Final = Row(Box(605, 286, 364, 72), gap=5)
"""Where the gardens of the others stand in small, where they are open: below the first row of ways to lie."""
PEEK: Final = Box(RIGHT_X, 8, RIGHT_W, 208)
"""Where the one of them that is looked at stands in large, above the wells, in one of which the piece in hand rests."""
PLANT_BUTTON: Final = Box(833, 364, 136, 40)
TURN_BUTTONS: Final = (Box(810, 187, 58, 30), Box(873, 187, 33, 30), Box(911, 187, 58, 30))
"""Turn, turn back, mirror: they stand in the sheet of the ways before the piece lies anywhere."""

FORECAST: Final = Box(RIGHT_X, 432, RIGHT_W, 136)
"""The best walk so far, and what the piece would change."""

BEDS_TITLE: Final = Point(16, 607)
PATHS_TITLE: Final = Point(673, 607)
WELLS_Y: Final = 626.0
WELLS_H: Final = 111.0
BEDS: Final = Row(Box(16, WELLS_Y, 616, WELLS_H), gap=5)
"""The wells of flower beds in the dock."""
PATHS: Final = Box(673, WELLS_Y, 311, WELLS_H)
DIVIDER_X: Final = 652.0
PATHS_IN_ROW: Final = 4

DONE_BUTTON: Final = Box(590, 364, 124, 40)
BEST_BUTTON: Final = Box(725, 364, 124, 40)
NONE_BUTTON: Final = Box(860, 364, 124, 40)

STRIP_TEXT: Final = Box(16, 596, 968, 140)
"""Why the square that is walked on counts, in the dock of the reveal."""

HEAD_H: Final = 40.0
"""The name over a plan of the reveal."""
GAP: Final = 22.0
EDGE: Final = 16.0
MOST_PLAN: Final = 392.0
SUM_H: Final = 132.0
"""What stands below a plan where all stand in one row."""
ONE_ROW: Final = 3
ROW_H: Final = 288.0
SMALL_PLAN: Final = 206.0
"""The side of a plan where they stand in two rows; its sum is to the right."""

WALKER: Final = 0.95
"""The height of a walker beside the side of a square."""


def plan_in(board: SquareBoard, box: Box) -> GardenPlan:
    """The largest garden of this shape in the middle of a rectangle."""
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
    """The own garden."""
    return plan_in(board, GARDEN)


def path_box(number: int, of: int) -> Box:
    """The well of a path in the dock: two rows."""
    in_row = max(PATHS_IN_ROW, -(-of // 2))
    row, column = divmod(number, in_row)
    h = share(PATHS.h, 2, BEDS.gap)
    return Row(Box(PATHS.x, PATHS.y + row * (h + BEDS.gap), PATHS.w, h), BEDS.gap).box(column, in_row)


def head_box(board: SquareBoard, seat: int, of: int) -> Box:
    """The name over a plan of the reveal."""
    column = column_box(seat, of)
    plan = reveal_plan(board, seat, of).outer
    return Box(column.x, max(column.y, plan.y - HEAD_H), column.w, HEAD_H - 4)


def reveal_plan(board: SquareBoard, seat: int, of: int) -> GardenPlan:
    """The garden of a seat when all lie side by side."""
    column = column_box(seat, of)
    if of <= ONE_ROW:
        side = min(column.w, MOST_PLAN)
        return plan_in(board, Box(column.x + (column.w - side) / 2, column.y + HEAD_H, side, side))
    return plan_in(board, Box(column.x, column.y + HEAD_H, SMALL_PLAN, column.h - HEAD_H - 4))


def sum_box(board: SquareBoard, seat: int, of: int) -> Box:
    """Total, its three parts and the bar: below the plan, or beside it where there are two rows."""
    column, plan = column_box(seat, of), reveal_plan(board, seat, of).outer
    if of <= ONE_ROW:
        return Box(column.x, plan.bottom + 8, column.w, SUM_H)
    x = column.x + SMALL_PLAN + 10
    return Box(x, column.y + HEAD_H, column.right - x, column.h - HEAD_H - 8)


def column_box(seat: int, of: int) -> Box:
    """All that belongs to a seat in the reveal."""
    in_row = of if of <= ONE_ROW else -(-of // 2)
    row, column = divmod(seat, in_row)
    h = DOCK if of <= ONE_ROW else ROW_H
    return Row(Box(EDGE, row * h, SIZE[0] - 2 * EDGE, h), GAP).box(column, in_row)
