"""All gardens side by side, the walkers on their way, and below them why the square counts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.table import layout, move_sentences
from garden_desktop.games.paths_and_flower_beds.table.frames import worth
from garden_desktop.games.paths_and_flower_beds.table.garden import cells
from garden_desktop.ui.board.drawing.table_painter import RIGHT, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.dock.wells import paint_ground
from garden_desktop.ui.games.paths_and_flower_beds.garden.garden import paint_garden
from garden_desktop.ui.games.paths_and_flower_beds.garden.trails import (
    paint_dots,
    paint_drop,
    paint_points,
    paint_solid,
    paint_tag,
)
from garden_desktop.ui.games.paths_and_flower_beds.page import Page
from garden_desktop.ui.games.paths_and_flower_beds.sums import paint_sum

_AHEAD: Final = 3
"""So many squares of the way ahead are dotted."""
_ROWS_FROM: Final = 4
"""From so many seats on, what is told of them stands in two rows."""


def paint_reveal(page: Page) -> None:
    """Names, gardens, sums and the strip."""
    for seat, garden in enumerate(page.view.gardens):
        _paint_head(page, seat)
        paint_garden(page.brush, page.config, page.look.plan_of(seat), garden)
        below = rect_of(layout.sum_box(page.config.board, seat, page.config.seats))
        below.setTop(max(below.y(), layout.reveal_plan(page.config.board, seat, page.config.seats).outer.y))
        paint_sum(page, seat, below)
    paint_ground(page)
    _paint_strip(page)


def paint_walks(page: Page) -> None:
    """The ways that the walkers have gone, square by square with their points."""
    for seat in range(page.config.seats):
        _paint_walk(page, seat)


def paint_news(page: Page) -> None:
    """What the square that was just reached gives, above the walker."""
    if page.look.arrived:
        return
    for seat in range(page.config.seats):
        whole, step = page.look.counted[seat].squares, page.look.step
        if 0 < step <= len(whole):
            _paint_won(page, seat, step)


def _paint_won(page: Page, seat: Seat, step: int) -> None:
    """On the side of the next step, so that the flowers that pay stay to be seen."""
    whole, plan = page.look.counted[seat].squares, page.look.plan_of(seat)
    points = worth(page.look, seat, whole[step - 1])
    if not points:
        return
    here = _middle(page, seat, whole[step - 1])
    if step < len(whole):
        ahead = _middle(page, seat, whole[step]) - here
    else:
        ahead = here - _middle(page, seat, whole[step - 2]) if step > 1 else QPointF(0, plan.cell)
    paint_tag(page.brush, here + ahead * 0.86, f"+{points}", max(10, round(plan.cell * 0.38)))


def _middle(page: Page, seat: Seat, square: int) -> QPointF:
    return rect_of(page.look.plan_of(seat).square(*page.config.board.place(square))).center()


def _paint_head(page: Page, seat: Seat) -> None:
    brush, rect = page.brush, rect_of(layout.head_box(page.config.board, seat, page.config.seats))
    radius = min(17.0, rect.height() / 2)
    brush.seat(QPointF(rect.x() + radius, rect.center().y()), radius, seat)
    right = 0.0
    if seat in page.view.stuck:
        right = brush.line(rect.adjusted(rect.width() * 0.42, 0, 0, 0), brush.said(NO_ROOM), brush.quiet(), RIGHT)
    brush.line(rect.adjusted(radius * 2 + 10, 0, -right - 6, 0), brush.shown.name(seat), brush.heading(18))


def _paint_walk(page: Page, seat: Seat) -> None:
    look, brush, plan = page.look, page.brush, page.look.plan_of(seat)
    whole, colour = look.counted[seat].squares, page.brush.side_colour(seat)
    middles = [_middle(page, seat, square) for square in whole]
    done = min(look.step, len(whole))
    if done < len(whole):
        paint_dots(brush, middles[max(0, done - 1) : done + _AHEAD], plan.cell, colour)
    paint_solid(brush, middles[:done], plan.cell, colour)
    standing = 0 if look.arrived else 1
    for square, at in list(zip(whole, middles, strict=True))[: max(0, done - standing)]:
        points = worth(look, seat, square)
        if points:
            paint_points(brush, at, plan.cell, colour, points)
        if page.config.ground.fountains >> square & 1:
            paint_drop(brush, at + QPointF(plan.cell * 0.36, -plan.cell * 0.3), plan.cell * 0.15)


def _paint_strip(page: Page) -> None:
    """For each seat where it stands and what that gives; at the end its sum in words."""
    seats = page.config.seats
    rows = 1 if seats < _ROWS_FROM else 2
    across = -(-seats // rows)
    box = layout.STRIP_TEXT
    w, h = (box.w - (across - 1) * layout.GAP) / across, box.h / rows
    for seat in range(seats):
        row, column = divmod(seat, across)
        rect = QRectF(box.x + column * (w + layout.GAP), box.y + row * h, w, h - 6)
        _paint_told(page, seat, rect)


def _paint_told(page: Page, seat: Seat, rect: QRectF) -> None:
    brush, radius = page.brush, 15.0
    brush.seat(QPointF(rect.x() + radius, rect.y() + radius + 2), radius, seat)
    words = rect.adjusted(radius * 2 + 12, 0, 0, 0)
    if page.look.arrived:
        brush.passage(words, move_sentences.summed(page.look, seat), brush.body(14))
        return
    whole = page.look.counted[seat].squares
    if not whole:
        brush.lines(words, brush.said(move_sentences.stays(page.look, seat)), brush.quiet(14))
        return
    if not page.look.step:
        return
    px = 13 if page.config.seats > layout.ONE_ROW else 14
    square = whole[min(page.look.step, len(whole)) - 1]
    here = page.look.step <= len(whole)
    brush.line(QRectF(words.x(), words.y(), words.width(), 24), _where(page, seat, square, here), brush.heading(px + 3))
    brush.lines(words.adjusted(0, 25, 0, 0), brush.said(cells.explain_square(page.look, seat, square)), brush.quiet(px))


def _where(page: Page, seat: Seat, square: int, here: bool) -> str:
    """ "e7: +2", or "e7" alone; who has arrived stays where it is."""
    cell, points = page.config.board.names[square], worth(page.look, seat, square)
    if here and not points:
        return cell
    message: Message = (STEPS_ON if here else STAYS_ON).of(cell=cell, points=points)
    return page.brush.said(message)


NO_ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "no room for the last piece")
STEPS_ON: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell}: +{points}")
STAYS_ON: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell}: the end of the walk")
