"""Painting of the Scarecrow (solo opponent): control cards with four orders, its steps and its queue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES
from garden_desktop.games.gnomadic_gardeners.table import scarecrow
from garden_desktop.games.gnomadic_gardeners.table.layout import CONTROLS, CONTROLS_LIT, STEPS
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import Order, OrderStep
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, TextStyle, around, rect_of
from garden_desktop.ui.games.gnomadic_gardeners.canvas import Brush, Page
from garden_desktop.ui.games.gnomadic_gardeners.cards import paint_half
from garden_desktop.ui.kit.style.theme import text_font

_RADIUS: Final = 14
_STEP: Final = 30.0


def paint_scarecrow(brush: Brush, rect: QRectF, name: str, words: str) -> None:
    """Paint figure, name and holdings."""
    size = min(rect.width(), rect.height() - 42)
    brush.art("automa", around(QPointF(rect.center().x(), rect.y() + size / 2), size, size))
    brush.line(QRectF(rect.x() - 10, rect.y() + size + 2, rect.width() + 20, 20), name, brush.heading(), CENTRE)
    brush.line(QRectF(rect.x() - 10, rect.y() + size + 20, rect.width() + 20, 18), words, brush.quiet(), CENTRE)


def paint_control_backs(brush: Brush, rect: QRectF) -> None:
    """Paint two control cards that are still face down."""
    for card in _halves(rect):
        brush.shadow(card, _RADIUS)
        outline = QPainterPath()
        outline.addRoundedRect(card.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        with brush.kept():
            brush.painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
            brush.art("task-back", card)
        brush.painter.strokePath(outline, brush.pen(brush.paper.ink, 2))


def paint_controls(brush: Brush, rect: QRectF, inner: QRectF, parts: Sequence[Order]) -> None:
    """Paint the control pair with its four orders on the inner halves."""
    pale = brush.theme.table.darker(107) if not brush.theme.dark else brush.theme.surface
    for card in _halves(rect):
        brush.shadow(card, _RADIUS)
        brush.box(card.adjusted(1, 1, -1, -1), _RADIUS, pale, brush.pen(brush.paper.ink, 2))
    brush.shadow(inner, 2)
    brush.painter.fillRect(inner, brush.paper.sheet)
    brush.painter.setPen(brush.pen(brush.paper.ink, 2))
    for x in (inner.x(), inner.center().x(), inner.right()):
        brush.painter.drawLine(QPointF(x, inner.y() + 1), QPointF(x, inner.bottom() - 1))
    for y in (inner.y() + 1, inner.bottom() - 1):
        brush.painter.drawLine(QPointF(inner.x(), y), QPointF(inner.right(), y))
    for part, order in zip(_parts(inner), parts, strict=True):
        _part(brush, part, order)


def paint_steps(brush: Brush, rect: QRectF, steps: Sequence[OrderStep]) -> None:
    """Paint the steps of the Scarecrow as sentences; the current one is larger."""
    step = min(_STEP, rect.height() / max(1, len(steps)))
    for index, item in enumerate(steps):
        y = rect.y() + step * (index + 0.5)
        centre = QPointF(rect.x() + 11, y)
        _mark(brush, centre, index + 1, item.state)
        style = {"done": brush.body(), "now": brush.heading(), "due": brush.quiet()}[item.state]
        words = QRectF(rect.x() + 30, y - 14, rect.width() - 30, 28)
        brush.lines(words, brush.said(item.text), style, LEFT)


def _part(brush: Brush, rect: QRectF, order: Order) -> None:
    """Paint an order: muted when done, highlighted when in force, white when still to come."""
    theme, paper = brush.theme, brush.paper
    if order.state == "now":
        brush.halo(rect, 8, theme.sun)
        brush.box(rect, 8, paper.glow, brush.pen(theme.sun, 2.6))
    else:
        fill = paper.closed.lighter(103) if order.state == "done" else paper.sheet
        brush.box(rect, 8, fill, brush.pen(paper.muted.lighter(190), 1))
    x = rect.x() + 10
    if order.sprite:
        width = 24 if order.sprite != "card-back" else 26
        brush.art(order.sprite, QRectF(x, rect.center().y() - 19, width, 38))
        x += width + 7
    for task in order.tasks:
        brush.disc(QPointF(x + 13, rect.center().y()), 13.5, paper.clay, str(task), 14)
        x += 33
    if order.figure is not None:
        figure = brush.figure(17, paper.ink)
        x += brush.line(QRectF(x, rect.y(), 46, rect.height()), brush.said(order.figure), figure, LEFT) + 7
    note = TextStyle(text_font(13), paper.muted)
    brush.lines(QRectF(x, rect.y() + 4, rect.right() - x - 6, rect.height() - 8), brush.said(order.note), note, LEFT)


def _mark(brush: Brush, centre: QPointF, number: int, state: str) -> None:
    theme = brush.theme
    if state == "now":
        brush.disc(centre, 11, theme.sun, str(number), 13)
        return
    if state == "due":
        brush.painter.setPen(brush.pen(theme.muted, 1.6))
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.painter.drawEllipse(centre, 10, 10)
        brush.line(around(centre, 20, 20), str(number), TextStyle(text_font(12, bold=True), theme.muted), CENTRE)
        return
    brush.check(centre, 11)


def _halves(rect: QRectF) -> tuple[QRectF, QRectF]:
    half = rect.width() / 2
    return QRectF(rect.x(), rect.y(), half, rect.height()), QRectF(rect.x() + half, rect.y(), half, rect.height())


def _parts(inner: QRectF) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Return the rectangles of the orders: prep and score on the left, blocks and pass on the right."""
    width, height = inner.width() / 2 - 15, inner.height() / 2 - 15
    left, right = inner.x() + 7.5, inner.center().x() + 7.5
    top, bottom = inner.y() + 11, inner.center().y() + 4
    return (
        QRectF(left, top, width, height),
        QRectF(left, bottom, width, height),
        QRectF(right, top, width, height),
        QRectF(right, bottom, width, height),
    )


def paint_far(page: Page) -> None:
    """Paint the opponent's area of a solo game: Scarecrow, cards, steps, queue."""
    brush, look = page.brush, page.look
    paint_scarecrow(brush, rect_of(look.frame.far_label), page.said("far.title"), page.said("far.words"))
    pair, lit = rect_of(CONTROLS), rect_of(CONTROLS_LIT)
    if scarecrow.known(look.view):
        paint_controls(brush, pair, lit, scarecrow.parts(look.config, look.view, look.instant))
        _paint_idle(page, pair, lit)
        paint_steps(brush, rect_of(STEPS), scarecrow.steps(look.config, look.view, look.instant))
    else:
        paint_control_backs(brush, pair)
        _paint_forecast(page, rect_of(STEPS))
    _paint_queue(page, rect_of(look.frame.far_hand))


def _paint_idle(page: Page, pair: QRectF, lit: QRectF) -> None:
    """Paint the outer halves of the control cards, faded since they have no effect."""
    heights = [pair.y() + pair.height() * share for share in (0.22, 0.5, 0.78)]
    left, right = (page.look.config.pack.cards[index] for index in page.look.view.controls)
    names = {animal: page.brush.said(name) for animal, name in ANIMAL_NAMES.items()}
    with page.brush.faded(0.26):
        paint_half(page.brush, left.left, QRectF(pair.x() + 10, 0, lit.x() - pair.x() - 14, 0), heights, names)
        room = QRectF(lit.right() + 10, 0, pair.right() - lit.right() - 14, 0)
        paint_half(page.brush, right.right, room, heights, names)


def _paint_forecast(page: Page, rect: QRectF) -> None:
    for words in page.numbered("forecast"):
        used = page.brush.passage(rect, words, page.brush.body())
        rect.setTop(rect.top() + used + 4)


def _paint_queue(page: Page, hand: QRectF) -> None:
    """Paint the texts above and below the backs of its oldest block."""
    brush = page.brush
    page.line("queue.title", QRectF(hand.x(), hand.y() - 30, hand.width(), 22), brush.heading())
    below = QRectF(hand.x(), hand.bottom() + 2, hand.width(), 20)
    if page.said("queue.aid"):
        page.note("queue.aid", below.adjusted(0, 0, 0, 18), brush.quiet(12))
    else:
        page.line("queue", below, brush.quiet())
