"""Painting of the final scoring: all gardens side by side, walks in progress, and explanations below."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.scoring import CIRCLED, FOUNTAINS
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import OPPOSITE_GATES, Walk
from garden_desktop.games.paths_and_flower_beds.table import cells, layout, log_sentences
from garden_desktop.games.paths_and_flower_beds.table.log_sentences import worth
from garden_desktop.ui.board.drawing.table_painter import CENTRE, RIGHT, TextStyle, around, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.canvas import Page, paint_ring
from garden_desktop.ui.games.paths_and_flower_beds.dock import paint_ground
from garden_desktop.ui.games.paths_and_flower_beds.garden.garden import paint_garden
from garden_desktop.ui.games.paths_and_flower_beds.garden.trails import (
    paint_dots,
    paint_drop,
    paint_points,
    paint_solid,
    paint_tag,
)
from garden_desktop.ui.kit.style.theme import blend, text_font

# Score of a walk


_LARGE: Final = 56.0
_BAR_H: Final = 14.0
_WIDE: Final = 220.0
"""Box width from which the total stands beside its parts."""


_SPOKEN: Final = 120.0
"""Width of a part below which it has no text."""


class WalkSumLine(NamedTuple):
    """Line of the score: drawing ("" for the ring), text and number; `quiet` if it is still to come."""

    sprite: str
    words: str
    figure: str
    quiet: bool


def paint_sum(page: Page, seat: Seat, rect: QRectF) -> None:
    """Paint the score of a seat as far as its walker has come."""
    look, colour = page.look, page.brush.side_colour(seat)
    done, whole = look.so_far(seat), look.counted[seat]
    bar = QRectF(rect.x(), rect.bottom() - _BAR_H - 2, rect.width(), _BAR_H)
    if rect.width() >= _WIDE:
        side = min(_LARGE * 1.75, rect.width() * 0.26)
        _paint_total(page, QRectF(rect.x(), rect.y(), side, 92), done.total, px=_LARGE)
        parts = QRectF(rect.x() + side + 8, rect.y() + 2, rect.width() - side - 8, bar.y() - rect.y() - 10)
    else:
        high = min(92.0, rect.height() * 0.38)
        _paint_total(page, QRectF(rect.x(), rect.y(), rect.width(), high), done.total, px=high * 0.58)
        parts = QRectF(rect.x(), rect.y() + high + 6, rect.width(), min(84.0, bar.y() - rect.y() - high - 14))
    paint_parts(page, parts, done, colour, whole)
    _paint_bar(page, bar, done, whole)


def _paint_total(page: Page, rect: QRectF, total: int, px: float) -> None:
    brush = page.brush
    foot = 0.0 if page.look.arrived else 20.0
    brush.line(rect.adjusted(0, 0, 0, -foot), str(total), brush.sum(round(px)), CENTRE)
    if not page.look.arrived:
        brush.line(
            QRectF(rect.x(), rect.bottom() - foot, rect.width(), foot), brush.said(SO_FAR), brush.quiet(), CENTRE
        )


def paint_parts(page: Page, rect: QRectF, walk: Walk, colour: QColor, whole: Walk) -> None:
    """Paint points for squares, fountains and gates; a bonus still to come in the `whole` walk is shown faded."""
    brush = page.brush
    coming = f"+{whole.bonus}" if whole.bonus > walk.bonus else ""
    gates = brush.said(_gates(page.config, whole if coming or not walk.squares else walk))
    parts = (
        WalkSumLine("", brush.said(CIRCLED), str(walk.circled), False),
        WalkSumLine("fountain", brush.said(FOUNTAINS), str(walk.fountains), False),
        WalkSumLine("gate", gates, coming or str(walk.bonus), bool(coming) or not walk.bonus),
    )
    high = rect.height() / len(parts)
    for number, part in enumerate(parts):
        _paint_part(page, part, QRectF(rect.x(), rect.y() + number * high, rect.width(), high), colour)


def _gates(config: RulesConfig, walk: Walk) -> Message:
    """Return the sentence on which gates a walk connects."""
    if not walk.squares:
        return NO_GATE
    names, (one, other) = config.map.gates, (walk.squares[0], walk.squares[-1])
    if not walk.bonus:
        return ONE_GATE.of(one=cells.gate_name(names[one]))
    sentence = OPPOSITE if walk.bonus == OPPOSITE_GATES else TWO_GATES
    return sentence.of(one=cells.gate_name(names[one]), other=cells.gate_name(names[other]))


def _paint_part(page: Page, part: WalkSumLine, rect: QRectF, colour: QColor) -> None:
    brush, theme = page.brush, page.brush.theme
    middle, px = QPointF(rect.x() + 11, rect.center().y()), 14 if rect.width() > 180 else 12
    if part.sprite:
        brush.art(part.sprite, around(middle, 20, 20))
    else:
        paint_ring(brush, middle, 7, colour)
    figure = TextStyle(text_font(17 if rect.width() > 180 else 15, bold=True), theme.muted if part.quiet else theme.ink)
    taken = brush.line(rect, part.figure, figure, RIGHT)
    words = brush.quiet(px) if part.quiet else brush.body(px)
    if rect.width() < _SPOKEN:
        return
    brush.line(rect.adjusted(30, 0, -taken - 8, 0), part.words, words)


def _paint_bar(page: Page, rect: QRectF, done: Walk, whole: Walk) -> None:
    """Paint the points as a bar, scaled to the best walk; a bonus still to come is dashed."""
    brush, theme = page.brush, page.brush.theme
    most = max(1, *(walk.total for walk in page.look.counted))
    clip = QPainterPath()
    clip.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    with brush.kept():
        brush.painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        brush.painter.fillRect(rect, blend(theme.table, theme.wood, 0.24))
        x = rect.x()
        for points, colour in ((done.circled, theme.leaf), (done.fountains, theme.sky), (done.bonus, theme.sun)):
            wide = rect.width() * points / most
            brush.painter.fillRect(QRectF(x, rect.y(), wide, rect.height()), colour)
            x += wide
    ahead = rect.width() * (whole.bonus - done.bonus) / most
    if ahead > 1:
        brush.box(QRectF(x + 1, rect.y() + 1, ahead - 2, rect.height() - 2), 3, None, brush.dashes(theme.wood, 1.8))


SO_FAR: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "so far")
NO_GATE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "No gate")
ONE_GATE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gate {one} only")
TWO_GATES: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gates {one} and {other}")
OPPOSITE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Gates {one} and {other}, opposite")


_AHEAD: Final = 3
"""Number of squares ahead that are dotted."""
_ROWS_FROM: Final = 4
"""Number of seats from which the explanations take two rows."""


def paint_reveal(page: Page) -> None:
    """Paint names, gardens, scores and explanations."""
    for seat, garden in enumerate(page.view.gardens):
        _paint_head(page, seat)
        paint_garden(page.brush, page.config, page.look.plan_of(seat), garden)
        below = rect_of(layout.sum_box(page.config.board, seat, page.config.seats))
        below.setTop(max(below.y(), layout.reveal_plan(page.config.board, seat, page.config.seats).outer.y))
        paint_sum(page, seat, below)
    paint_ground(page)
    _paint_strip(page)


def paint_walks(page: Page) -> None:
    """Paint the walks so far, with the points of each square."""
    for seat in range(page.config.seats):
        _paint_walk(page, seat)


def paint_news(page: Page) -> None:
    """Paint the points of the square just reached, beside the walker."""
    if page.look.arrived:
        return
    for seat in range(page.config.seats):
        whole, step = page.look.counted[seat].squares, page.look.step
        if 0 < step <= len(whole):
            _paint_won(page, seat, step)


def _paint_won(page: Page, seat: Seat, step: int) -> None:
    """Paint the points on the side of the next step, so that the scoring flowers stay visible."""
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
    """Paint the explanation for each seat: current square and its points, in the end the total."""
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
    brush, radius, whole = page.brush, 15.0, page.look.counted[seat].squares
    if whole and not (page.look.step or page.look.arrived):
        return  # nothing to tell yet
    brush.seat(QPointF(rect.x() + radius, rect.y() + radius + 2), radius, seat)
    words = rect.adjusted(radius * 2 + 12, 0, 0, 0)
    if page.look.arrived:
        brush.passage(words, log_sentences.summed(page.look, seat), brush.body(14))
        return
    if not whole:
        brush.lines(words, brush.said(log_sentences.stays(page.look, seat)), brush.quiet(14))
        return
    px = 13 if page.config.seats > layout.ONE_ROW else 14
    square = whole[min(page.look.step, len(whole)) - 1]
    here = page.look.step <= len(whole)
    brush.line(QRectF(words.x(), words.y(), words.width(), 24), _where(page, seat, square, here), brush.heading(px + 3))
    brush.lines(words.adjusted(0, 25, 0, 0), brush.said(cells.explain_square(page.look, seat, square)), brush.quiet(px))


def _where(page: Page, seat: Seat, square: int, here: bool) -> str:
    """Return "e7: +2", or "e7" without points; a different text for a walker that has arrived."""
    cell, points = page.config.board.names[square], worth(page.look, seat, square)
    if here and not points:
        return cell
    message: Message = (STEPS_ON if here else STAYS_ON).of(cell=cell, points=points)
    return page.brush.said(message)


NO_ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "no room for the last piece")
STEPS_ON: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell}: +{points}")
STAYS_ON: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "{cell}: end of the walk")
