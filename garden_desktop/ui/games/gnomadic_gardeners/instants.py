"""Painting of animated steps: hours counted under gnomes, the active task row or animal, flying bliss."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.data.words import ITEM_NAMES
from garden_desktop.games.gnomadic_gardeners.rules.state import HEN, bits_of
from garden_desktop.games.gnomadic_gardeners.table.frames import TransitionFrame
from garden_desktop.games.gnomadic_gardeners.table.layout import FAR_PILLS
from garden_desktop.games.gnomadic_gardeners.table.places import animal_boxes
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import TaskRow
from garden_desktop.games.gnomadic_gardeners.table.view_model import GardenViewModel
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, RIGHT, around, rect_of
from garden_desktop.ui.games.gnomadic_gardeners import cards
from garden_desktop.ui.games.gnomadic_gardeners.canvas import Page
from garden_desktop.ui.games.gnomadic_gardeners.choosing import halves
from garden_desktop.ui.games.gnomadic_gardeners.resolving import falling, paint_falling, paint_pills

_GAP: Final = 12.0
_HOUR_MS: Final = 120
_LIGHT_MS: Final = 140
_FLIGHT_MS: Final = 180
_FENCE_MS: Final = 140
_CHIP_MS: Final = 60
_PILLS_MS: Final = 240
"""Delay in ms before the turn order appears, so that nothing moves where the last sum has just been read."""
_SUNS: Final = ((0.3, 18.0, 0.45), (0.55, 22.0, 0.7), (0.82, 30.0, 1.0))
"""Three suns on their path: position (0 to 1), size and opacity."""


def motion(look: GardenViewModel, instant: TransitionFrame) -> int:
    """Return the duration of a step's animation in ms."""
    match instant.kind:
        case "hours":
            return _HOUR_MS * max(0, look.view.plays[instant.side]).bit_count()
        case "task" | "item" | "gain":
            return _LIGHT_MS + _closing_ms(look, instant) + (_FLIGHT_MS if instant.bliss else 0)
        case "close":
            return _FENCE_MS * len(falling(look))
        case "scarecrow":
            return _FLIGHT_MS
        case "order":
            return _LIGHT_MS if look.config.solo else _PILLS_MS + _LIGHT_MS
        case "rest":
            return _LIGHT_MS
        case _:
            return 0


def _closing_ms(look: GardenViewModel, instant: TransitionFrame) -> int:
    """Return the time in ms in which the needs of a task are covered one by one."""
    return _CHIP_MS * cards.covered(_row(look, instant)) if instant.kind == "task" else 0


def paint_instant(page: Page, instant: TransitionFrame) -> None:
    """Paint a step above the pieces, at the present progress of its animation.

    Steps without a position of their own only change what `paint_under` paints.
    """
    come = page.brush.shown.moment * motion(page.look, instant)
    lit = min(1.0, come / _LIGHT_MS)
    flown = min(1.0, max(0.0, come - _LIGHT_MS - _closing_ms(page.look, instant)) / _FLIGHT_MS)
    match instant.kind:
        case "hours":
            _paint_hours(page, instant, ceil(come / _HOUR_MS))
        case "order" if not page.look.config.solo:
            _paint_order(page, min(1.0, max(0.0, come - _PILLS_MS) / _LIGHT_MS))
        case "task":
            _paint_closing(page, instant, int(max(0.0, come - _LIGHT_MS) / _CHIP_MS))
            _paint_task(page, instant, lit, flown)
        case "item" | "gain":
            _paint_item(page, instant, lit, flown)
        case "rest":
            _ring_animals(page, instant, lit)
        case "close":
            for number, row in enumerate(falling(page.look)):
                paint_falling(page, row, min(1.0, max(0.0, come / _FENCE_MS - number)))
        case "scarecrow":
            _paint_flight(page, QPointF(470, 126), page.brush.shown.moment)
        case _:
            pass


def _paint_hours(page: Page, instant: TransitionFrame, counted: int) -> None:
    """Paint the running total under each counted gnome; if the Hen applies, the printed hours are struck out."""
    brush, look, side = page.brush, page.look, instant.side
    gnomes = list(bits_of(max(0, look.view.plays[side])))
    if (look.config.solo and side) or not gnomes:
        return
    hen = bool(look.view.animals[side] & HEN) and not look.view.hen_off[side]
    printed = [look.config.pack.gnomes[gnome].prep for gnome in gnomes]
    sums = list(accumulate([1] * len(gnomes) if hen else printed))
    for number, (card, total) in enumerate(zip(_cards(page, side, len(gnomes)), sums, strict=True), 1):
        if number > counted:
            break
        if number in (counted, len(gnomes)):
            _frame(page, card)
        if hen and printed[number - 1] != 1:
            brush.painter.setPen(brush.pen(brush.paper.clay, 3))
            brush.painter.drawLine(card.topLeft() + QPointF(3, 25), card.topLeft() + QPointF(27, 3))
        last = number == len(gnomes)
        plate = around(
            QPointF(card.center().x(), card.bottom() + (9 if side == look.me else 34)), 44 if last else 34, 28
        )
        edge = brush.pen(brush.side_colour(side) if last else brush.theme.line, 2 if last else 1)
        brush.box(plate, 9, brush.theme.raised, edge)
        colour = brush.side_colour(side) if last else brush.theme.muted
        brush.line(plate, str(total), brush.figure(20 if last else 15, colour), CENTRE)


def _paint_order(page: Page, lit: float) -> None:
    """Paint the turn order with the first side highlighted."""
    area = rect_of(FAR_PILLS)
    with page.brush.faded(lit):
        paint_pills(page)
    _frame(page, QRectF(area.x(), area.y(), (area.width() - 40) / 2, area.height()), lit)


def _cards(page: Page, side: int, count: int) -> Iterator[QRectF]:
    """Yield the rectangles of the gnomes on a side's bench."""
    frame = page.look.frame
    area, size = (frame.cards, frame.card) if side == page.look.me else (frame.far_cards, frame.far_sitter)
    step = min(size.w + _GAP, (area.w - size.w) / max(1, count - 1))
    for index in range(count):
        yield QRectF(area.x + step * index, area.y + area.h - size.h, size.w, size.h)


def _row(look: GardenViewModel, instant: TransitionFrame) -> TaskRow:
    """Return the row of the task that was done."""
    return look.resolution().rows[int(instant.key[-1]) - 1]


def _paint_closing(page: Page, instant: TransitionFrame, closed: int) -> None:
    """Paint the needs of the task with the first `closed` covered."""
    frame, row = page.look.frame, _row(page.look, instant)
    y, seam = rect_of(frame.rows[row.number - 1]).center().y(), halves(rect_of(frame.pair))[0].right()
    cards.paint_chips(page.brush, seam - cards.BESIDE, y, cards.opened(row, closed))


def _paint_task(page: Page, instant: TransitionFrame, lit: float, flown: float) -> None:
    """Paint the highlight of the row, and its bliss on the way."""
    row = rect_of(page.look.frame.rows[int(instant.key[-1]) - 1])
    _frame(page, row, lit)
    if instant.bliss:
        _paint_flight(page, QPointF(row.right() - 96, row.y()), flown)


def _paint_item(page: Page, instant: TransitionFrame, lit: float, flown: float) -> None:
    """Paint what pays or moves in on a card above the dock; the Cow is connected to the milk she has seen."""
    look, brush = page.look, page.brush
    x, y = look.frame.buttons.x, look.frame.buttons.y
    card = QRectF(x, y - 14, 306, 64)
    _ring_animals(page, instant, lit)
    if instant.key == "cow" and instant.bliss:
        _paint_milk(page, instant, card, lit)
    brush.box(card, 8, brush.theme.soft, brush.pen(brush.side_colour(instant.side), 2))
    sprite = f"animal-{instant.key}" if instant.key in ANIMALS else "bliss"
    brush.art(sprite, around(QPointF(card.x() + 36, card.center().y()), 52, 52))
    name = ITEM_NAMES[instant.key] if instant.bliss else MOVES_IN
    brush.seat(QPointF(card.x() + 82, card.center().y()), 12, instant.side)
    brush.line(card.adjusted(102, 0, -80, 0), brush.said(name), brush.heading(), LEFT)
    if instant.bliss and flown:
        figure = brush.figure(30, brush.theme.leaf)
        brush.line(card.adjusted(0, 0, -16, 0), brush.said(PLUS.of(bliss=instant.bliss)), figure, RIGHT)
        _paint_flight(page, QPointF(card.right() - 90, card.y()), flown)


def _ring_animals(page: Page, instant: TransitionFrame, lit: float) -> None:
    """Highlight the animals concerned in the dock, fainter if they rest."""
    look = page.look
    works = look.resolution().animals if instant.side == look.me else ()
    for work, box in zip(works, animal_boxes(look, len(works)), strict=True):
        if work.animal in instant.key.split():
            with page.brush.faded(0.5 if instant.kind == "rest" else 1.0):
                _frame(page, rect_of(box), lit)


def _paint_milk(page: Page, instant: TransitionFrame, card: QRectF, lit: float) -> None:
    """Paint a ring around the row with the milk, and a line from there to the Cow as far as the animation has come."""
    look, brush = page.look, page.brush
    middle = look.config.pack.middles[look.view.pair]
    milk = middle.milk & look.view.done[instant.side]
    if not milk:
        return
    row = rect_of(look.frame.rows[(milk & -milk).bit_length() - 1])
    brush.painter.setPen(brush.pen(brush.theme.sun, 2.4))
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    brush.painter.drawRoundedRect(row, 9, 9)
    path = QPainterPath(QPointF(row.center().x() + 120, row.bottom()))
    path.quadTo(QPointF(card.center().x(), row.bottom() + 40), QPointF(card.center().x(), card.y() - 4))
    line = brush.pen(brush.theme.leaf, 2)
    line.setDashPattern([lit * path.length() / 2 + 0.01, path.length()])
    brush.painter.strokePath(path, line)


def _paint_flight(page: Page, start: QPointF, flown: float) -> None:
    """Paint three suns on a curve towards the dials."""
    if not flown:
        return
    brush = page.brush
    path = QPainterPath(start)
    path.cubicTo(start + QPointF(10, -40), start + QPointF(40, -80), start + QPointF(86, -96))
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    brush.painter.strokePath(path, brush.pen(brush.theme.sun, 2.4, Qt.PenStyle.DotLine))
    for share, size, strength in _SUNS:
        with brush.faded(strength):
            brush.art("bliss", around(path.pointAtPercent(share * flown), size, size))


def _frame(page: Page, rect: QRectF, lit: float = 1.0) -> None:
    """Paint a highlight frame, so that activity is not shown by colour alone."""
    brush = page.brush
    clear = QColor(brush.theme.sun)
    clear.setAlphaF(0.3)
    with brush.faded(lit):
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.painter.setPen(brush.pen(clear, 9))
        brush.painter.drawRoundedRect(rect, 10, 10)
        brush.painter.setPen(brush.pen(brush.theme.sun, 3))
        brush.painter.drawRoundedRect(rect, 10, 10)


PLUS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "+{bliss}")
MOVES_IN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "comes to you")
