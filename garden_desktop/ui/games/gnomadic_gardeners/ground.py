"""Painting common to both phases: dock, benches, animals, sundial and labels."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPolygonF

from garden_desktop.core.layout import DOCK, SIZE
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.rules.state import HIDDEN, bits_of
from garden_desktop.games.gnomadic_gardeners.table.notes import next_cards
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import AnimalWork, Hours
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, TextStyle, around, rect_of
from garden_desktop.ui.games.gnomadic_gardeners.canvas import Brush, Page
from garden_desktop.ui.kit.style.theme import text_font

# Benches


def paint_bench(brush: Brush, board: QRectF, legs: float, depth: float) -> None:
    """Paint a board with two legs, `legs` from its ends and reaching `depth` below it."""
    edge = brush.pen(brush.paper.bark, 2)
    for x in (board.x() + legs, board.right() - legs - 15):
        brush.box(QRectF(x, board.bottom() - 2, 15, depth + 2), 0.5, brush.paper.shade, edge)
    wood = QLinearGradient(board.topLeft(), board.bottomLeft())
    wood.setColorAt(0, brush.paper.board)
    wood.setColorAt(1, brush.paper.shade)
    brush.painter.setBrush(wood)
    brush.painter.setPen(edge)
    brush.painter.drawRoundedRect(board.adjusted(1, 1, -1, -1), 4, 4)


def paint_cloth(brush: Brush, board: QRectF) -> None:
    """Paint the cloth over a sealed bench; always the same, so that it reveals nothing about the number of cards
    (GG-161)."""
    width = board.width() * 0.865
    height = width * 76 / 312
    brush.art("cloth", QRectF(board.center().x() - width / 2, board.y() + 7 - height + 3, width, height))


def paint_well(brush: Brush, rect: QRectF) -> None:
    """Paint an empty place on a bench."""
    brush.box(
        rect.adjusted(1, 1, -1, 0), 8, None, brush.dashes(brush.theme.edge if brush.theme.dark else brush.theme.wood)
    )


_LEAST: Final = 12
_STEP: Final = 3


def paint_sundial(brush: Brush, rect: QRectF, hours: int, then: int | None) -> None:
    """Paint a half dial from 0 to 12 hours (more if needed): filled up to `hours`, pale up to `then`."""
    radius = rect.width() / 2
    foot = rect.height() - radius
    centre = QPointF(rect.center().x(), rect.y() + radius)
    most = max(_LEAST, math.ceil(max(hours, then or 0) / _STEP) * _STEP)
    _plate(brush, centre, radius, foot)
    face = radius - 15
    _slice(brush, centre, face, 0, most, most, QColor("#EFE9DA") if not brush.theme.dark else QColor("#C9C4B4"))
    if then is not None:
        pale = QColor(brush.paper.gold)
        pale.setAlphaF(0.5)
        _slice(brush, centre, face, min(hours, then), max(hours, then), most, pale)
    _slice(brush, centre, face, 0, hours if then is None else min(hours, then), most, brush.paper.gold)
    _figures(brush, centre, radius, most, hours, then)
    _gnomon(brush, centre, face, (hours if then is None else then) / most)


def _plate(brush: Brush, centre: QPointF, radius: float, foot: float) -> None:
    path = QPainterPath()
    path.moveTo(centre.x() - radius, centre.y() + foot)
    path.lineTo(centre.x() - radius, centre.y())
    path.arcTo(QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2), 180, -180)
    path.lineTo(centre.x() + radius, centre.y() + foot)
    path.closeSubpath()
    brush.painter.setPen(brush.pen(brush.paper.ink, 2))
    brush.painter.setBrush(brush.paper.dial)
    brush.painter.drawPath(path)


def _slice(brush: Brush, centre: QPointF, radius: float, low: int, high: int, most: int, fill: QColor) -> None:
    path = QPainterPath(centre)
    box = QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2)
    path.arcTo(box, 180 - 180 * low / most, -180 * (high - low) / most)
    path.closeSubpath()
    brush.painter.fillPath(path, fill)


def _figures(brush: Brush, centre: QPointF, radius: float, most: int, hours: int, then: int | None) -> None:
    """Paint the hours: every third one, the current ones in bold, strokes for the rest."""
    marked = {hours, then} - {None, 0}
    shown = marked | {hour for hour in range(_STEP, most, _STEP) if not marked & {hour - 1, hour + 1}}
    crowded = most > 18
    for hour in range(most + 1):
        at = _on(centre, radius - 8.5, hour / most)
        if hour in shown:
            bold = hour in marked
            style = TextStyle(text_font(14 if bold else 12, bold), brush.paper.ink)
            brush.line(around(at, 26, 16), str(hour), style, CENTRE)
        elif not crowded or hour % 2 == 0:
            brush.painter.setPen(brush.pen(brush.paper.ink, 1.6))
            brush.painter.drawLine(_on(centre, radius - 13, hour / most), _on(centre, radius - 10, hour / most))


def _gnomon(brush: Brush, centre: QPointF, face: float, share: float) -> None:
    """Paint the gnomon and its shadow on the present hour."""
    base = QPointF(centre.x(), centre.y())
    tip = _on(base, face * 0.86, share)
    side = QPointF(-math.sin(math.pi * (1 - share)), -math.cos(math.pi * (1 - share))) * 3.2
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(QColor(74, 50, 34, 210))
    brush.painter.drawPolygon(QPolygonF([base + side, tip, base - side]))
    height = face * 0.56
    blade = QPolygonF([QPointF(base.x(), base.y() - height), base + QPointF(9.5, 0), base + QPointF(-9.5, 0)])
    brush.painter.setPen(brush.pen(brush.paper.ink, 1.8))
    brush.painter.setBrush(brush.paper.brass)
    brush.painter.drawPolygon(blade)
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(brush.paper.ink)
    brush.painter.drawEllipse(base, 3.6, 3.6)


def _on(centre: QPointF, radius: float, share: float) -> QPointF:
    """Return the point on the half circle at `share` (0 to 1) from its left end."""
    angle = math.pi * (1 - share)
    return QPointF(centre.x() + radius * math.cos(angle), centre.y() - radius * math.sin(angle))


# Dock, benches and labels


_LEG: Final = 28.0


def paint_dock(page: Page, title: str) -> None:
    """Paint the dock with the heading of the hand and its count."""
    brush, hand = page.brush, page.look.frame.hand
    brush.dock(DOCK, SIZE)
    room = QRectF(16, DOCK + 10, hand.x - 22, 44)
    height = brush.lines(room, title, brush.heading())
    page.note("hand.words", QRectF(16, DOCK + 14 + height, hand.x - 22, 60), brush.quiet())


def paint_far_bench(page: Page) -> None:
    """Paint the opponent's bench, covered by the cloth while its selection is sealed."""
    frame = page.look.frame
    board = rect_of(frame.far_board)
    paint_bench(page.brush, board, _LEG, 16)
    if page.look.view.plays[page.look.other] == HIDDEN:
        paint_cloth(page.brush, board)


def paint_own_bench(page: Page) -> None:
    """Paint the own bench with its empty places."""
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
    """Paint symbol and name of the side at the bottom."""
    brush, label = page.brush, rect_of(page.look.frame.label)
    brush.seat(QPointF(label.x() + 17, label.y() + 17), 17, page.look.me)
    if label.width() > 110:
        brush.lines(QRectF(label.x() + 44, label.y() - 4, label.width() - 44, 44), title, brush.heading(), LEFT)
    else:
        brush.lines(QRectF(label.x(), label.y() + 40, label.width(), 44), title, brush.heading())


def paint_hours(page: Page, title: Message, hours: Hours) -> None:
    """Paint the sundial, the number of hours, and the effect of the Hen."""
    brush, box = page.brush, rect_of(page.look.frame.hours)
    brush.line(QRectF(box.x(), box.y(), box.width(), 22), brush.said(title), brush.heading())
    wide = min(156.0, box.width() - 12)
    dial = QRectF(box.x() + 6, box.y() + 30, wide, wide / 2 + 11)
    paint_sundial(brush, dial, hours.now, hours.then)
    _hours_line(page, QRectF(box.x(), dial.bottom() + 6, box.width(), 42), hours)
    if hours.words is not None:
        top = dial.bottom() + _HEN_BELOW
        high = min(_HEN_HIGH, page.look.frame.side.y - _HEN_AIR - top)  # leave room for the next rewards below
        paint_hen(page, QRectF(box.x(), top, box.width(), high), hours.words)


def paint_hen(page: Page, rect: QRectF, words: Message) -> None:
    """Paint the Hen with the reason for the hours."""
    page.brush.art("animal-hen", QRectF(rect.x(), rect.y(), 36, 40))
    said = page.brush.said(words)
    page.brush.lines(rect.adjusted(42, 2, 0, 0), said, page.brush.body())


def _hours_line(page: Page, rect: QRectF, hours: Hours) -> None:
    """Paint "3 hours" and, after an arrow, the hours with the held card."""
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
    """Paint the next rewards from the draw pile and, below the pair, the rule of the month."""
    brush, frame = page.brush, page.look.frame
    if cards := next_cards(page.look):
        _paint_next_rewards(page, rect_of(frame.side), cards)
    else:
        brush.lines(rect_of(frame.side), page.said("pile"), brush.quiet(12))
    brush.line(rect_of(frame.month), page.said("month"), brush.body(13), CENTRE)


def _paint_next_rewards(page: Page, rect: QRectF, cards: Sequence[int]) -> None:
    """Paint a table of the possible next rewards: one row per task, one column per card."""
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
    """Return the hours of the side at the bottom as determined at the reveal."""
    look = page.look
    printed = tuple(look.config.pack.gnomes[gnome].prep for gnome in bits_of(look.play()))
    return Hours(look.view.preps[look.me], None, printed, page.notes.get("hours.words"))


def paint_arrow(page: Page, rect: QRectF) -> None:
    """Paint a small arrow to the right."""
    painter = page.brush.painter
    painter.setPen(page.brush.pen(page.brush.theme.muted, 2))
    y = rect.center().y()
    painter.drawLine(QPointF(rect.x(), y), QPointF(rect.right(), y))
    painter.drawLine(QPointF(rect.right() - 5, y - 5), QPointF(rect.right(), y))
    painter.drawLine(QPointF(rect.right() - 5, y + 5), QPointF(rect.right(), y))


_HEN_BELOW: Final = 43.0
_HEN_HIGH: Final = 48.0
_HEN_AIR: Final = 6.0
"""Distance of the Hen below the sundial, her height with text, and the gap below her."""
_REWARD_ROW: Final = 16.0
_REWARD_WIDE: Final = 27.0
"""Row height and maximum column width of the table of next rewards."""
NEXT_REWARDS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Next card, one of")
HOUR = QT_TRANSLATE_NOOP("gnomadic_gardeners", "hour")
HOURS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "hours")


def paint_animal(brush: Brush, rect: QRectF, work: AnimalWork, lively: bool) -> None:
    """Paint an animal card: green and framed if the animal acts, plain if it rests; with a halo if `lively`."""
    theme = brush.theme
    inner = rect.adjusted(1, 1, -1, -1)
    if lively:
        brush.halo(inner, 8, theme.leaf)
    edge = brush.pen(theme.leaf, 2) if work.works else brush.pen(theme.line, 1.4)
    brush.box(inner, 8, theme.soft if work.works else theme.raised, edge)
    if rect.height() > 100:
        _tall(brush, inner, work)
    else:
        _flat(brush, inner, work)


def _tall(brush: Brush, rect: QRectF, work: AnimalWork) -> None:
    size = 56.0 if rect.width() > 120 else 44.0
    brush.art(f"animal-{work.animal}", QRectF(rect.x() + 10, rect.y() + 36 - size / 2, size, size))
    _figure(brush, QRectF(rect.x() + size + 16, rect.y() + 14, rect.width() - size - 20, 44), work, 22)
    name = QRectF(rect.x() + 11, rect.y() + 70, rect.width() - 20, 20)
    _name(brush, name, work, 13)
    note = QRectF(rect.x() + 11, rect.y() + 89, rect.width() - 18, rect.height() - 92)
    brush.lines(note, brush.said(work.note), brush.body(13))


def _flat(brush: Brush, rect: QRectF, work: AnimalWork) -> None:
    size = min(34.0, rect.height() - 30)
    middle = rect.y() + 6 + size / 2
    brush.art(f"animal-{work.animal}", around(QPointF(rect.x() + 8 + size / 2, middle), size, size))
    figure = QRectF(rect.x() + size + 14, middle - 14, 54, 28)
    taken = _figure(brush, figure, work, 18)
    name = QRectF(figure.x() + taken + 8, middle - 12, rect.right() - figure.x() - taken - 12, 24)
    _name(brush, name, work, 12)
    note = QRectF(rect.x() + 8, middle + size / 2 + 1, rect.width() - 14, rect.bottom() - middle - size / 2 - 3)
    brush.lines(note, brush.said(work.note), brush.body(12))


def _name(brush: Brush, rect: QRectF, work: AnimalWork, px: float) -> None:
    """Paint the full name if it fits, else the short one."""
    whole, style = brush.said(work.name), brush.heading(px)
    brush.line(rect, whole if brush.width(whole, style) <= rect.width() else brush.said(work.short), style)


def _figure(brush: Brush, rect: QRectF, work: AnimalWork, px: float) -> float:
    colour = brush.theme.leaf if work.works else brush.theme.muted
    return brush.line(rect, brush.said(work.figure), brush.figure(px, colour), LEFT)
