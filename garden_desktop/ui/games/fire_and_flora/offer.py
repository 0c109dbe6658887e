"""Painting of a trade offer: two sheets with a basket each, their contents, and the balance for both sides."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE
from garden_desktop.games.fire_and_flora.table import labels
from garden_desktop.games.fire_and_flora.table.labels import thing
from garden_desktop.games.fire_and_flora.table.offer import layout as sheet_layout
from garden_desktop.games.fire_and_flora.table.offer.baskets import GET, SIDES, SideOf
from garden_desktop.games.fire_and_flora.table.offer.places import chips
from garden_desktop.games.fire_and_flora.table.offer.sheet import OfferSheet
from garden_desktop.games.fire_and_flora.table.offer.sheet_notes import BundleItem, parts
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, RIGHT, around, rect_of
from garden_desktop.ui.games.fire_and_flora.canvas import Brush, Page
from garden_desktop.ui.games.fire_and_flora.dock import paint_no_cards

_LINES: Final = 3
_HIGH: Final = 30.0
_ICON: Final = 24.0
_GAP: Final = 10.0


def paint_goods(page: Page, sheet: OfferSheet, side: SideOf, rect: QRectF) -> None:
    """Paint the goods of a side in columns, or "nothing in return"."""
    both = {one: tuple(parts(page.config, sheet.bundle(one))) for one in SIDES}
    goods = both[side]
    if not goods:
        page.brush.line(rect, page.brush.said(NOTHING), page.brush.quiet(15), CENTRE)
        return
    columns = -(-len(goods) // _LINES)
    wide = (rect.width() - _GAP * (columns - 1)) / columns
    top = rect.center().y() - min(_LINES, max(map(len, both.values()))) * _HIGH / 2
    for number, good in enumerate(goods):
        column, line = divmod(number, _LINES)
        _paint_good(page, good, QRectF(rect.x() + column * (wide + _GAP), top + line * _HIGH, wide, _HIGH))


def _paint_good(page: Page, good: BundleItem, rect: QRectF) -> None:
    """Paint picture and name of a good; for a land also its contents."""
    brush, at = page.brush, QPointF(rect.x(), rect.center().y())
    room = rect.adjusted(_ICON + 9, 0, 0, 0)
    if good.land == NOWHERE:
        brush.mark(good.sprite, at, _ICON)
        brush.line(room, brush.said(good.words), brush.bold(15), LEFT)
        return
    content = page.view.on[good.land]
    brush.mark(thing(page.config, good.land, content).sprite, at, _ICON)
    brush.line(room.adjusted(0, 0, 0, -13), brush.said(good.words), brush.bold(13.5), LEFT)
    holds = labels.holds(page.config, good.land, content)
    brush.line(room.adjusted(0, 15, 0, 0), brush.said(holds), brush.quiet(12.5), LEFT)


NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "nothing in return")


# Offer sheet


_WEAVE: Final = (304.0, 178.0)
"""Size of the basket drawings."""
_PALE: Final = 0.45
_SUM_MARKS: Final = ("star", "coin", "card-income", "coin")


def paint_sheet(page: Page, sheet: OfferSheet) -> None:
    """Paint everything below the goods."""
    for side in SIDES:
        _paint_paper(page, sheet, side)
        page.brush.art("basket-back", _basket(sheet, side))
    _paint_swap(page)
    _paint_dock(page, sheet)


def paint_rims(page: Page, sheet: OfferSheet) -> None:
    """Paint the front of the baskets, above the goods."""
    for side in SIDES:
        rect = _basket(sheet, side)
        page.brush.art("basket-front", rect)
        _paint_badge(page, sheet, side, QPointF(rect.center().x(), rect.y() + 124))


def paint_heap(brush: Brush, rect: QRectF, number: int) -> None:
    """Paint the coins of a basket as a stack with their number."""
    stack = QRectF(rect.x(), rect.y() + rect.height() * 0.3, rect.width(), rect.width())
    brush.art("coin-stack", stack)
    top = QRectF(stack.x(), stack.y() + stack.height() * 0.13, stack.width(), stack.height() * 0.28)
    brush.line(top, str(number), brush.bold(15, brush.paper.ink), CENTRE)


def _paint_paper(page: Page, sheet: OfferSheet, side: SideOf) -> None:
    brush, column, seat = page.brush, sheet.column(side), sheet.giver(side)
    paper = rect_of(column.sheet)
    brush.shadow(paper, 11, 4)
    brush.box(paper, 11, brush.theme.surface, brush.pen(brush.theme.line, 1))
    head = rect_of(column.head)
    brush.seat(QPointF(head.x() + 16, head.center().y()), 16, seat)
    room = QRectF(head.x() + 42, head.y(), head.width() - 42, head.height())
    taken = brush.line(room, brush.said(GIVES.of(who=SideName(seat))), brush.bold(18), LEFT)
    if sheet.composing:
        words = rect_of(column.words)
        words.setLeft(max(words.x(), room.x() + taken + 12))
        _paint_note(page, f"trade-{side}", words)
        _paint_coins(page, sheet, side)
        _paint_chips(page, sheet, side)
    else:
        paint_goods(page, sheet, side, rect_of(column.goods))
    title = page.notes.get(f"trade-lands-{side}")
    if title is not None:
        style = brush.bold(13, brush.theme.muted)
        brush.line(rect_of(column.lands_title), brush.said(title), style, LEFT)
    brush.painter.setPen(brush.pen(brush.theme.line, 1))
    brush.painter.drawLine(QLineF(column.lands.x, sheet_layout.RULE, column.lands.right, sheet_layout.RULE))
    _paint_sums(page, sheet, side)


def _paint_note(page: Page, id: str, rect: QRectF) -> None:
    """Paint the summary of a basket, right-aligned in the header."""
    note = page.notes.get(id)
    if note is not None:
        page.brush.lines(rect, page.brush.said(note), page.brush.quiet(14), RIGHT)


def _paint_coins(page: Page, sheet: OfferSheet, side: SideOf) -> None:
    brush, column = page.brush, sheet.column(side)
    room = rect_of(column.coins)
    taken = brush.line(room, brush.said(COINS), brush.body(15), LEFT)
    of = OF.of(number=page.view.coins[sheet.giver(side)])
    brush.line(room.adjusted(taken + 6, 1, 0, 1), brush.said(of), brush.quiet(13), LEFT)
    brush.line(rect_of(column.number), str(sheet.bundle(side).coins), brush.bold(18), CENTRE)
    _paint_steps(page, sheet, side)


def _paint_steps(page: Page, sheet: OfferSheet, side: SideOf) -> None:
    """Paint the minus and plus buttons of the coins, faded if not available."""
    column, there = sheet.column(side), sheet.bundle(side).coins
    with page.brush.faded(1.0 if there else _PALE):
        _paint_step(page, rect_of(column.less), plus=False)
    with page.brush.faded(1.0 if there < page.view.coins[sheet.giver(side)] else _PALE):
        _paint_step(page, rect_of(column.more), plus=True)


def _paint_step(page: Page, rect: QRectF, *, plus: bool) -> None:
    brush, middle, reach = page.brush, rect.center(), 5.5
    brush.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, brush.theme.raised, brush.pen(brush.theme.edge, 1))
    brush.painter.setPen(brush.pen(brush.theme.ink, 2))
    brush.painter.drawLine(QLineF(middle.x() - reach, middle.y(), middle.x() + reach, middle.y()))
    if plus:
        brush.painter.drawLine(QLineF(middle.x(), middle.y() - reach, middle.x(), middle.y() + reach))


def _paint_chips(page: Page, sheet: OfferSheet, side: SideOf) -> None:
    """Paint the number of each card type in the basket (for own cards also the number held), with a minus button."""
    brush, theme, there = page.brush, page.brush.theme, sheet.bundle(side).cards
    for kind, box in chips(sheet, side):
        whole, lit = rect_of(box).adjusted(0.5, 0.5, -0.5, -0.5), there[kind] > 0
        chip, less = map(rect_of, sheet_layout.halves(box))
        edge = brush.pen(theme.leaf, 2) if lit else brush.pen(theme.line, 1.2)
        brush.box(whole, 6, theme.soft if lit else theme.raised, edge)
        if lit:
            _paint_step(page, less.adjusted(1, 8, -4, -8), plus=False)
        style = brush.bold(14)
        if side == GET:
            words = QRectF(chip.center().x() + 18, chip.y(), chip.right() - chip.center().x() - 18, chip.height())
            brush.line(words, str(there[kind]), style, LEFT)
            continue
        held = sheet.hand[kind] if sheet.hand is not None else 0
        said = brush.said(OF_HELD.of(there=there[kind], held=held))
        wide = min(chip.width() - 4, 26 + brush.width(said, style))
        x = chip.center().x() - wide / 2
        brush.mark(RESOURCES[kind], QPointF(x, chip.center().y()), 21)
        brush.line(QRectF(x + 25, chip.y(), chip.right() - x - 25, chip.height()), said, style, LEFT)


def _paint_sums(page: Page, sheet: OfferSheet, side: SideOf) -> None:
    """Paint stars, coins, cards and income of a side before and after."""
    brush, at = page.brush, SIDES.index(side)
    now, then = sheet.before[at], sheet.after[at]
    figures = (
        (now.stars, then.stars),
        (now.coins, then.coins),
        sheet.cards(side),
        (now.coins_a_turn, then.coins_a_turn),
    )
    titles = (AFTER.of(who=SideName(sheet.giver(side))), IN_COINS, IN_CARDS, A_TURN)
    for box, title, mark, (was, will) in zip(
        sheet_layout.sums(sheet.column(side)), titles, _SUM_MARKS, figures, strict=True
    ):
        rect = rect_of(box)
        brush.line(QRectF(rect.x(), rect.y(), rect.width() - 6, 20), brush.said(title), brush.quiet(13), LEFT)
        y = rect.y() + 35
        brush.mark(mark, QPointF(rect.x(), y), 18)
        room = QRectF(rect.x() + 23, y - 14, rect.width() - 25, 28)
        if was == will:
            brush.line(room, brush.said(AS_NOW.of(number=was)), brush.bold(14), LEFT)
        else:
            colour = brush.theme.inked(brush.theme.leaf if will > was else brush.theme.clay)
            brush.becomes(QPointF(room.x(), y), str(was), str(will), brush.bold(15, colour))


def _paint_swap(page: Page) -> None:
    """Paint the exchange arrows between the sheets."""
    brush, rect = page.brush, rect_of(sheet_layout.SWAP)
    brush.painter.setPen(brush.pen(brush.theme.line, 1.2))
    brush.painter.setBrush(brush.theme.surface)
    brush.painter.drawEllipse(rect)
    for turn, drop in ((1, -7.0), (-1, 7.0)):
        with brush.kept():
            brush.painter.translate(rect.center() + QPointF(0, drop))
            brush.painter.scale(turn, 1)
            brush.arrow(QRectF(-16, -8, 32, 16), brush.theme.inked(brush.theme.leaf), 3.2, 8)


def _paint_badge(page: Page, sheet: OfferSheet, side: SideOf, middle: QPointF) -> None:
    """Paint the symbol of the giver on a shield."""
    brush, seat = page.brush, sheet.giver(side)
    shield = QPainterPath(middle + QPointF(-24, -22))
    for x, y in ((24, -22), (24, 10), (0, 24), (-24, 10)):
        shield.lineTo(middle + QPointF(x, y))
    shield.closeSubpath()
    brush.painter.setPen(brush.pen(brush.side_colour(seat), 2.6))
    brush.painter.setBrush(brush.theme.surface)
    brush.painter.drawPath(shield)
    brush.seat(middle + QPointF(0, -3), 17, seat)


def _paint_dock(page: Page, sheet: OfferSheet) -> None:
    """Paint the heading of the hand and the hints for the decision."""
    brush, title = page.brush, HAND.of(who=SideName(sheet.holder))
    brush.line(rect_of(sheet_layout.HAND_TITLE), brush.said(title), brush.bold(13, brush.theme.muted), LEFT)
    if not page.view.sizes[sheet.holder]:
        paint_no_cards(page, sheet.holder, rect_of(sheet_layout.HAND))
    _paint_beside(page, sheet, rect_of(sheet_layout.BESIDE))


def _paint_beside(page: Page, sheet: OfferSheet, rect: QRectF) -> None:
    """Paint all notes beside the hand on one card."""
    brush = page.brush
    ids = ("trade-first", "trade-cannot", "trade-gift", "trade-warning", "trade-hint")
    said: list[Message] = [page.notes[id] for id in ids if id in page.notes]
    if not said:
        return
    brush.box(rect, 9, brush.theme.soft)
    inner = rect.adjusted(13, 10, -11, -10)
    if sheet.hint is not None and "trade-hint" in page.notes and len(said) == 1:
        one = page.config.species[sheet.hint.plant >> 1]
        brush.art(f"{one.id}-big", around(QPointF(inner.x() + 30, inner.center().y()), 60, 60))
        inner.setLeft(inner.x() + 72)
    high = 0.0
    for message in said:
        room = QRectF(inner.x(), inner.y() + high, inner.width(), inner.height() - high)
        high += brush.passage(room, message, brush.body(13)) + 4


def _basket(sheet: OfferSheet, side: SideOf) -> QRectF:
    """Return the rectangle of a basket drawing, aligned with the lower edge of its rim."""
    rim, (wide, high) = rect_of(sheet.column(side).rim), _WEAVE
    width = rim.width() * wide / 292
    height = width * high / wide
    return QRectF(rim.center().x() - width / 2, rim.bottom() - height + 4, width, height)


GIVES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} gives")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Coins")
OF: Final = QT_TRANSLATE_NOOP("fire_and_flora", "of {number}")
OF_HELD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{there} of {held}")
AFTER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} after the trade")
IN_COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "coins")
IN_CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "cards")
A_TURN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "a turn")
AS_NOW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{number}, as now")
HAND: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s hand")
