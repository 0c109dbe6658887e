"""What every frame has: the dock, both benches, who sits where, the sundial."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.layout import DOCK, SIZE
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.rules.state import HIDDEN, bits_of
from garden_desktop.games.gnomadic_gardeners.table.notes import next_cards
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import Hours
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, around, rect_of
from garden_desktop.ui.games.gnomadic_gardeners.bench import paint_bench, paint_cloth, paint_well
from garden_desktop.ui.games.gnomadic_gardeners.page import Page
from garden_desktop.ui.games.gnomadic_gardeners.sundial import paint_sundial

_LEG: Final = 28.0


def paint_dock(page: Page, title: str) -> None:
    """The dock with the heading of the hand and the count below it."""
    brush, hand = page.brush, page.look.frame.hand
    brush.dock(DOCK, SIZE)
    room = QRectF(16, DOCK + 10, hand.x - 22, 44)
    height = brush.lines(room, title, brush.heading())
    page.note("hand.words", QRectF(16, DOCK + 14 + height, hand.x - 22, 60), brush.quiet())


def paint_far_bench(page: Page) -> None:
    """The other side's bench, under its cloth while the choice is sealed."""
    frame = page.look.frame
    board = rect_of(frame.far_board)
    paint_bench(page.brush, board, _LEG, 16)
    if page.look.view.plays[page.look.other] == HIDDEN:
        paint_cloth(page.brush, board)


def paint_own_bench(page: Page) -> None:
    """The own bench, its empty wells, and whose it is."""
    brush, look = page.brush, page.look
    frame = look.frame
    cards, board = rect_of(frame.cards), rect_of(frame.board)
    step = frame.card.w + 12
    for index in range(look.play().bit_count(), frame.slots):
        well = QRectF(cards.x() + index * step, cards.bottom() - frame.card.h, frame.card.w, frame.card.h)
        if look.view.plays[look.me] != HIDDEN:
            paint_well(brush, well)
    with brush.kept():
        brush.painter.setClipRect(QRectF(0, 0, SIZE[0], DOCK))
        paint_bench(brush, board, _LEG, 40)
    if look.view.plays[look.me] == HIDDEN:
        paint_cloth(brush, board)


def paint_own_label(page: Page, title: str) -> None:
    """The symbol of the side at the bottom and the name of its bench."""
    brush, label = page.brush, rect_of(page.look.frame.label)
    brush.seat(QPointF(label.x() + 17, label.y() + 17), 17, page.look.me)
    if label.width() > 110:
        brush.lines(QRectF(label.x() + 44, label.y() - 4, label.width() - 44, 44), title, brush.heading(), LEFT)
    else:
        brush.lines(QRectF(label.x(), label.y() + 40, label.width(), 44), title, brush.heading())


def paint_hours(page: Page, title: Message, hours: Hours) -> None:
    """The sundial, the number of hours, and what the Hen has to do with it."""
    brush, box = page.brush, rect_of(page.look.frame.hours)
    brush.line(QRectF(box.x(), box.y(), box.width(), 22), brush.said(title), brush.heading())
    wide = min(156.0, box.width() - 12)
    dial = QRectF(box.x() + 6, box.y() + 30, wide, wide / 2 + 11)
    paint_sundial(brush, dial, hours.now, hours.then)
    _hours_line(page, QRectF(box.x(), dial.bottom() + 6, box.width(), 42), hours)
    if hours.words is not None:
        top = dial.bottom() + _HEN_BELOW
        high = min(_HEN_HIGH, page.look.frame.side.y - _HEN_AIR - top)  # the next rewards stand below
        paint_hen(page, QRectF(box.x(), top, box.width(), high), hours.words)


def paint_hen(page: Page, rect: QRectF, words: Message) -> None:
    """The Hen and why the hours are what they are."""
    page.brush.art("animal-hen", QRectF(rect.x(), rect.y(), 36, 40))
    said = page.brush.said(words)
    page.brush.lines(rect.adjusted(42, 2, 0, 0), said, page.brush.body())


def _hours_line(page: Page, rect: QRectF, hours: Hours) -> None:
    """ "3 hours", and where an arrow leads, what it would take with the card in hand."""
    brush, x = page.brush, rect.x()
    x += brush.line(QRectF(x, rect.y(), 60, rect.height()), str(hours.now), brush.figure(36)) + 9
    if hours.then is not None:
        paint_arrow(page, QRectF(x, rect.center().y() - 3, 18, 14))
        x += 18 + 9
        later = brush.figure(36, brush.theme.leaf)
        x += brush.line(QRectF(x, rect.y(), 60, rect.height()), str(hours.then), later) + 9
    count = hours.now if hours.then is None else hours.then
    words = brush.said(HOUR if count == 1 else HOURS)
    if page.look.open and hours.words is None and len(hours.printed) > 1:
        words = " + ".join(map(str, hours.printed))
    room = QRectF(x, rect.y() + 8, rect.right() - x, rect.height() - 8)
    brush.line(room, words, brush.quiet(15))


def paint_side(page: Page) -> None:
    """What is still to come from the pile, and below the pair the rule of the month."""
    brush, frame = page.brush, page.look.frame
    if cards := next_cards(page.look):
        _paint_next_rewards(page, rect_of(frame.side), cards)
    else:
        brush.lines(rect_of(frame.side), page.said("pile"), brush.quiet(12))
    brush.line(rect_of(frame.month), page.said("month"), brush.body(13), CENTRE)


def _paint_next_rewards(page: Page, rect: QRectF, cards: Sequence[int]) -> None:
    """A table of the rewards that may come: a row for each task, as on the cards, and a column for each card."""
    brush, pack = page.brush, page.look.config.pack
    high = brush.lines(rect, brush.said(NEXT_REWARDS), brush.quiet(12))
    wide = min(_REWARD_WIDE, (rect.width() - _REWARD_ROW) / len(cards))
    for task in range(3):
        y = rect.y() + high + 2 + _REWARD_ROW * (task + 0.5)
        brush.disc(QPointF(rect.x() + 7.5, y), 7, brush.paper.leaf, str(task + 1), 10)
        for column, card in enumerate(cards):
            half, centre = pack.cards[card].left, QPointF(rect.x() + _REWARD_ROW + wide * (column + 0.5), y)
            if task == 2 and half.animal:
                animal = ANIMALS[half.animal.bit_length() - 1]
                size = min(_REWARD_ROW, wide - 1)
                brush.art(f"animal-{animal}", around(centre, size, size))
            else:
                paid = str(half.bliss[task]) if task < 2 and half.bliss[task] else "–"
                brush.line(around(centre, wide, _REWARD_ROW), paid, brush.body(13), CENTRE)


def settled_hours(page: Page) -> Hours:
    """The hours of the side at the bottom as they were settled at the reveal."""
    look = page.look
    printed = tuple(look.config.pack.gnomes[gnome].prep for gnome in bits_of(look.play()))
    return Hours(look.view.preps[look.me], None, printed, page.notes.get("hours.words"))


def paint_arrow(page: Page, rect: QRectF) -> None:
    """A small arrow to the right."""
    painter = page.brush.painter
    painter.setPen(page.brush.pen(page.brush.theme.muted, 2))
    y = rect.center().y()
    painter.drawLine(QPointF(rect.x(), y), QPointF(rect.right(), y))
    painter.drawLine(QPointF(rect.right() - 5, y - 5), QPointF(rect.right(), y))
    painter.drawLine(QPointF(rect.right() - 5, y + 5), QPointF(rect.right(), y))


_HEN_BELOW: Final = 43.0
_HEN_HIGH: Final = 48.0
_HEN_AIR: Final = 6.0
"""How far below the sundial the Hen stands, how high she is with her words, and what stays free below them."""
_REWARD_ROW: Final = 16.0
_REWARD_WIDE: Final = 27.0
"""How high a row of the rewards that may come is, and how wide a column at most."""
NEXT_REWARDS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Next rewards, one of")
HOUR = QT_TRANSLATE_NOOP("gnomadic_gardeners", "hour")
HOURS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "hours")
