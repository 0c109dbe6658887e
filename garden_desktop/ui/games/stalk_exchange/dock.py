"""Painting of the dock: own shed (Stalk Portfolio), all sheds at the end, their worth, and Seedy Business."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.layout import DOCK, SIZE
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWERS, TYPES, Counts
from garden_desktop.games.stalk_exchange.rules.scoring import bust, size, worth
from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, TextStyle, around, point_of, rect_of
from garden_desktop.ui.games.stalk_exchange.canvas import Brush, Page
from garden_desktop.ui.games.stalk_exchange.tokens import FlowerStock, paint_bunch, paint_value

BEAM: Final = 4
"""Length by which the beams of the shed door extend towards the label."""
_BOARDS: Final = 13
_LINE: Final = 36.0
"""Line height per seat when all sheds are open; less with five or more seats."""


def paint_dock(page: Page) -> None:
    """Paint the dock without the bunches, which are pieces."""
    page.brush.dock(DOCK, SIZE)
    own = page.look.own
    if own is None and page.view.phase == "over":
        _paint_all_sheds(page)
    elif own is None:
        _paint_door(page)
    else:
        _paint_label(page, YOUR_SHED, SEEN_BY_YOU.of(n=sum(own)))
        _paint_empty(page, own)
        _paint_worth(page, own)
    _paint_seedy(page)


def paint_changes(page: Page) -> None:
    """Paint the bunches again that the forecast changes, in green."""
    for flower in range(TYPES):
        holding = holding_of(page, flower)
        if holding is not None and holding.changes:
            paint_bunch(page.brush, rect_of(layout.BUNCHES.box(flower)), holding, page.pictures)


def holding_of(page: Page, flower: int) -> FlowerStock | None:
    """Return the stock of a flower type as the viewer may know it, with the change by the forecast; None for a hidden
    shed."""
    own, value = page.look.own, page.values[flower]
    if own is None:
        return None
    later, risen = own[flower], value
    if page.swap is not None:
        later += (flower == page.swap.taken) - (flower == page.swap.given)
    elif page.forecast is not None and page.forecast.planted != EMPTY and own[flower]:
        risen = page.forecast.risen[flower]
    return FlowerStock(flower, own[flower], value, later, risen)


def _paint_label(page: Page, title: Message, words: Message) -> None:
    brush, room = page.brush, rect_of(layout.SHED_LABEL)
    height = brush.lines(QRectF(room.x(), room.y() - 2, room.width(), 40), brush.said(title), brush.heading())
    below = room.adjusted(0, height + 4, 0, 0)
    brush.lines(below, brush.said(words), brush.quiet())


def _paint_door(page: Page) -> None:
    """Paint the closed door where no shed may be seen."""
    view, brush = page.view, page.brush
    first, last = rect_of(layout.BUNCHES.box(0)), rect_of(layout.BUNCHES.box(TYPES - 1))
    door = first.united(last)
    wide = door.width() / _BOARDS
    for board in range(_BOARDS):
        plank = QRectF(door.x() + board * wide, door.y() + 4, wide - 2, door.height() - 8)
        brush.box(plank, 3, brush.paper.plank, brush.pen(brush.paper.bark, 1.4))
    for y in (door.y() + 26, door.bottom() - 40):
        beam = QRectF(door.x() - BEAM, y, door.width() + BEAM + 2, 14)
        brush.box(beam, 3, brush.paper.grain, brush.pen(brush.paper.bark, 1.4))
    if view.turn < 0:
        return
    _paint_label(page, SHED_OF.of(who=SideName(view.turn)), OUT_OF_SIGHT.of(n=size(page.config, view, view.turn)))
    sign = around(door.center(), 250, 42)
    brush.box(sign, 6, brush.theme.raised, brush.pen(brush.paper.bark, 1.6))
    brush.line(sign.adjusted(10, 0, -10, 0), brush.said(CLOSED), brush.body(14), CENTRE)


def _paint_all_sheds(page: Page) -> None:
    """Paint one line per seat: name, flowers times values, and the total.

    Only once the match is over, when every shed is public.
    """
    brush, room, first = page.brush, rect_of(layout.SHED_LABEL), layout.BUNCHES.box(0)
    high = min(_LINE, room.height() / len(page.view.portfolios))
    top = room.center().y() - high * len(page.view.portfolios) / 2
    for seat, held in enumerate(page.view.portfolios):
        if held is None:
            continue
        line = QRectF(room.x(), top + seat * high, layout.WORTH.x - room.x(), high)
        brush.line(line.adjusted(0, 0, first.x - line.right(), 0), brush.shown.name(seat), brush.heading(14))
        for flower, number in enumerate(held):
            disc = around(QPointF(layout.BUNCHES.box(flower).x + high / 2, line.center().y()), high - 3, high - 3)
            paint_value(brush, disc, FLOWERS[flower])
            words = QRectF(disc.right() + 5, line.y(), first.w - high - 2, high)
            brush.line(words, f"{number} × {page.values[flower]}", brush.body(15) if number else brush.quiet(15))
        total = QRectF(layout.WORTH.x, line.y(), layout.WORTH.w, high)
        brush.line(total, f"= {worth(held, page.values)}", brush.figure(20), LEFT)


def _paint_empty(page: Page, own: Counts) -> None:
    """Paint an empty pot for each type that is not held, since these have no piece."""
    for flower, number in enumerate(own):
        holding = holding_of(page, flower)
        if not number and holding is not None:
            paint_bunch(page.brush, rect_of(layout.BUNCHES.box(flower)), holding, page.pictures)


def _paint_worth(page: Page, own: Counts) -> None:
    """Paint the worth of the shed now, and after the value step or a crash."""
    brush, room, values = page.brush, rect_of(layout.WORTH), page.values
    y = room.y() + brush.lines(QRectF(room.x(), room.y() + 2, room.width(), 34), brush.said(WORTH), brush.quiet()) + 2
    brush.line(QRectF(room.x(), y, room.width(), 46), str(worth(own, values)), brush.figure(38), LEFT)
    below = QRectF(room.x(), y + 50, room.width(), 36)
    if page.look.stepping and not page.settled:
        height = brush.lines(below, brush.said(AFTER_VALUES), brush.quiet())
        then = brush.figure(24, brush.theme.inked(brush.theme.leaf))
        _paint_second(brush, below, height, str(worth(own, page.look.preview.risen)), then)
        return
    if page.look.fallen:
        return
    height = brush.lines(below, brush.said(AFTER_CRASH), brush.quiet())
    _paint_second(brush, below, height, str(worth(own, bust(page.config, values))), brush.figure(24))


def _paint_second(brush: Brush, room: QRectF, height: float, words: str, style: TextStyle) -> None:
    rect = QRectF(room.x(), room.y() + height, room.width(), 30)
    brush.line(rect, words, style, LEFT)


def _paint_seedy(page: Page) -> None:
    """Paint the Seedy Business tokens of the current player, which are public."""
    brush, view, config = page.brush, page.view, page.config
    if config.tokens == 0 or view.turn < 0:
        return
    title = layout.SEEDY_TITLE
    room = QRectF(title.x, title.y - 10, layout.SEEDY.w, 20)
    left = view.tokens[view.turn]
    said = SEEDY.of(n=left) if page.look.seat == view.turn else SEEDY_OF.of(who=SideName(view.turn), n=left)
    brush.line(room, brush.said(said), brush.heading(14), LEFT)
    for number in range(config.tokens):
        sprite = "trowel-token" if number < left else "trowel-token-spent"
        centre = point_of(layout.seedy_centre(number))
        brush.art(sprite, around(centre, layout.TOKEN_SIZE, layout.TOKEN_SIZE))
    _paint_advice(page)


def _paint_advice(page: Page) -> None:
    """Paint a warning about the buttons, or else what they cost."""
    style = page.brush.quiet()
    for id in ("flush", "tokens", "price"):
        if id in page.notes:
            page.note(id, rect_of(layout.ADVICE), style)
            return


YOUR_SHED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Your Stalk Portfolio")
SEEN_BY_YOU: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n flower(s) only you can see")
SHED_OF: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who}’s Stalk Portfolio")
OUT_OF_SIGHT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "%n flower(s), hidden")
CLOSED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "The Stalk Portfolio is hidden")
WORTH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "worth now")
AFTER_CRASH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "if the market crashed now")
AFTER_VALUES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "after step 3")
SEEDY: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Seedy Business, {n} left")
SEEDY_OF: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{who}’s Seedy Business, {n} left")
