"""Painting of the market: trellis with values, crash gauge, exchange row, basket, and counting aids."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.stalk_exchange.advice.preview import NumberChange
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWERS, Counts
from garden_desktop.games.stalk_exchange.rules.upkeep import NO_SLOT, LaidFlower, next_passes, passed, spare
from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.games.stalk_exchange.table.notes import NEXT_CRASHES
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, TextStyle, around, point_of, rect_of
from garden_desktop.ui.games.stalk_exchange.canvas import Brush, Page
from garden_desktop.ui.kit.style.theme import display_font, text_font

_EVERY: Final = 5
_POST: Final = 8.0
_SLAT: Final = 6.0
_FEWEST: Final = 12


def paint_market(page: Page) -> None:
    """Paint posts, bars, numbers and vines; flowers and value tokens are pieces."""
    title = layout.TITLE
    room = QRectF(title.x, title.y - 12, layout.TRELLIS.w - 4, 24)
    page.brush.line(room, page.brush.said(MARKET), page.brush.heading(), LEFT)
    _paint_bars(page)
    for flower, value in enumerate(page.values):
        _paint_vine(page, flower, value)


def _paint_bars(page: Page) -> None:
    brush, start = page.brush, page.config.start
    left, middle, right = layout.POSTS
    for space in range(max(_FEWEST, start) + 1):
        if space % _EVERY:
            y = layout.scale(start).middle(space)
            brush.painter.setPen(brush.pen(brush.paper.twine, 2))
            brush.path_to(QPointF(left, y), QPointF(right, y))
    for x in (left, middle, right):
        post = QRectF(x - _POST / 2, layout.POST_TOP, _POST, layout.POST_FOOT - layout.POST_TOP)
        wood = QLinearGradient(post.topLeft(), post.topRight())
        wood.setColorAt(0, brush.paper.plank)
        wood.setColorAt(1, brush.paper.grain)
        _wood(brush, post, wood)
    for space in range(0, max(_FEWEST, start) + 1, _EVERY):
        _paint_slat(page, space)


def _paint_slat(page: Page, space: int) -> None:
    """Paint a thick bar with its number at the end."""
    brush, y = page.brush, layout.scale(page.config.start).middle(space)
    left, _, right = layout.POSTS
    slat = QRectF(left - 8, y - _SLAT / 2, right - left + 16, _SLAT)
    brush.box(slat, 3, brush.paper.slat, brush.pen(brush.paper.slat_edge, 1.2))
    figures = QRectF(layout.FIGURES, y - 9, layout.TRELLIS.right - layout.FIGURES, 18)
    brush.line(figures, str(space), brush.quiet(13), LEFT)


def _wood(brush: Brush, rect: QRectF, wood: QLinearGradient) -> None:
    brush.painter.setPen(brush.pen(brush.paper.bark, 1.6))
    brush.painter.setBrush(wood)
    brush.painter.drawRoundedRect(rect, 3, 3)


def _paint_vine(page: Page, flower: int, value: int) -> None:
    """Paint the vine from the ground to the value token, with leaves and the value below."""
    brush, start = page.brush, page.config.start
    x, top = layout.VALUE_X[flower], layout.scale(start).middle(value) + layout.VALUE_SIZE / 2 - 2
    foot = layout.GROUND + 11
    vine, y, sway = QPainterPath(QPointF(x - 1, foot)), foot, 1
    leaves = []
    while y - top > 5:
        rise = min(19.0, y - top)
        vine.quadTo(QPointF(x + 11 * sway, y - rise / 2), QPointF(x, y - rise))
        if rise > 14:
            leaves.append((QPointF(x + 4.5 * sway, y - rise / 2), sway))
        y, sway = y - rise, -sway
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    brush.painter.strokePath(vine, brush.pen(brush.paper.vine, 3.2))
    for spot, side in leaves:
        _paint_leaf(brush, spot, side)
    figures = around(QPointF(x, layout.VALUE_FIGURES), 30, 22)
    brush.line(figures, str(value), brush.figure(20), CENTRE)


def _paint_leaf(brush: Brush, spot: QPointF, side: int) -> None:
    with brush.kept():
        brush.painter.translate(spot)
        brush.painter.rotate(-32 * side)
        brush.painter.setPen(brush.pen(brush.paper.ink, 1.1))
        brush.painter.setBrush(brush.paper.leaflet)
        brush.painter.drawEllipse(QPointF(6 * side, 0), 5.6, 3.4)


MARKET: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Market")


_CLOSE: Final = 5
"""Number of steps up to which the gauge uses the warning colour."""


def paint_gauge(page: Page) -> None:
    """Paint the crash gauge on the trellis, and the outlines of what the Upkeep will bring."""
    if page.view.phase in ("first", "deal", "stock", "sow"):
        return
    coming = None if page.settled else page.coming
    if coming is None:
        steps = spare(page.config, len(page.look.shown.laid), page.values)
        _paint_box(page, page.view.values if page.look.closed else page.values, NumberChange(steps, steps))
        return
    for one in coming.upkeep.laid:
        _paint_coming(page, one)
    for flower, value in enumerate(coming.risen):
        if value > page.values[flower]:
            _paint_rise(page, flower, value)
    _paint_box(page, coming.risen, coming.spare, crashes=bool(coming.crash))


def _paint_coming(page: Page, one: LaidFlower) -> None:
    """Paint the outline of a flower that will be laid on the track."""
    start, sprite = page.config.start, f"bloom-{FLOWERS[one.flower]}"
    rect = rect_of(layout.track_box(start, start + 1 - one.track))
    paint = partial(_paint_outline, size=rect.size(), sprite=sprite)
    name = f"{sprite} {rect.width()}"
    page.brush.painter.drawPixmap(rect.topLeft(), page.pictures.picture(page.brush.shown, name, rect.size(), paint))


def _paint_outline(brush: Brush, size: QSizeF, sprite: str) -> None:
    rect = QRectF(QPointF(), size).adjusted(0.8, 0.8, -0.8, -0.8)
    brush.box(rect, 6, brush.paper.cream, _dots(brush, 1.6))
    with brush.faded(0.6):
        brush.art(sprite, around(rect.center(), rect.height() * 0.86, rect.height() * 0.86))


def _paint_rise(page: Page, flower: int, value: int) -> None:
    """Paint a dashed disc at the future value, with a line up to it."""
    brush, start = page.brush, page.config.start
    disc = rect_of(layout.value_box(start, flower, value)).adjusted(1.5, 1.5, -1.5, -1.5)
    token = rect_of(layout.value_box(start, flower, page.values[flower]))
    if token.top() - disc.bottom() > 4:
        brush.painter.setPen(_dots(brush, 2))
        brush.path_to(QPointF(disc.center().x(), disc.bottom()), QPointF(disc.center().x(), token.top()))
    low = max(0.0, disc.bottom() - token.top())
    with brush.kept():
        brush.painter.setClipRect(disc.adjusted(-4, -4, 4, 0 if not low else -low), Qt.ClipOperation.IntersectClip)
        brush.painter.setPen(_dots(brush, 2))
        brush.painter.setBrush(brush.paper.cream)
        brush.circle(disc.center(), disc.width() / 2)
        figure = TextStyle(display_font(15), brush.paper.bark if brush.theme.dark else brush.paper.slat_edge)
        brush.line(disc.adjusted(0, 0, 0, -low), str(value), figure, CENTRE)


def _paint_box(page: Page, values: Counts, steps: NumberChange, *, crashes: bool = False) -> None:
    """Paint the gauge: steps left now and then, or that the market `crashes`.

    `values` determine its position: it is kept clear of the highest token.
    """
    brush, (now, then) = page.brush, steps
    rect = rect_of(layout.gauge_box(page.config.start, max(values)))
    if not page.look.fallen:
        _paint_plumb(page, rect, values)
    brush.box(rect.adjusted(1, 1, -1, -1), 8, brush.theme.raised, brush.pen(brush.theme.sun, 2))
    last = not crashes and next_passes(page.config, len(page.look.shown.laid), max(page.values))
    danger = TextStyle(text_font(14, bold=True), brush.theme.inked(brush.theme.clay))
    if last and now == then and not page.look.closed:
        brush.lines(rect.adjusted(8, 9, -8, -4), brush.said(NEXT_CRASHES), danger, CENTRE)
        return
    if _crashed(page):
        brush.line(rect.adjusted(8, 4, -8, -4), brush.said(CRASH), _big(brush, 28, 0), CENTRE)
        return
    title = QRectF(rect.x() + 8, rect.y() + 7, rect.width() - 16, 20)
    brush.line(title, brush.said(TO_THE_CRASH), brush.quiet(13), CENTRE)
    figures = QRectF(rect.x() + 8, rect.y() + 24, rect.width() - 16, 34)
    if now == then and not crashes:
        brush.line(figures, _steps(now), _big(brush, 28, now), CENTRE)
    else:
        _paint_then(brush, figures, now, brush.said(CRASH) if crashes else _steps(then), 0 if crashes else then)


def _crashed(page: Page) -> bool:
    """Whether the crash has been announced and no step is left."""
    passes = passed(page.config, len(page.view.laid), max(page.view.values))
    return page.look.closed or (bool(page.view.crash) and passes)


def _paint_then(brush: Brush, rect: QRectF, now: int, last: str, then: int) -> None:
    """Paint "12 then 5", or "0 then crash"."""
    parts = (
        (_steps(now), _big(brush, 26, now)),
        (brush.said(THEN), TextStyle(text_font(15), brush.theme.muted)),
        (last, _big(brush, 28 if last == _steps(then) else 20, then)),
    )
    total = sum(brush.width(*part) for part in parts) + 16
    x = rect.center().x() - total / 2
    for words, style in parts:
        x += brush.line(QRectF(x, rect.y(), rect.right() - x, rect.height()), words, style) + 8


def _paint_plumb(page: Page, box: QRectF, values: Counts) -> None:
    """Paint a line from the gauge to the highest flower, whose value the track comes down to."""
    brush, start = page.brush, page.config.start
    dearest = values.index(max(values))
    tip = QPointF(layout.VALUE_X[dearest], layout.scale(start).middle(max(values)) - layout.VALUE_SIZE / 2 - 5)
    if tip.y() - box.bottom() < 12:
        return
    brush.painter.setPen(brush.pen(brush.theme.sun, 2))
    brush.path_to(QPointF(tip.x(), box.bottom()), tip)
    for side in (-7, 7):
        brush.path_to(tip + QPointF(side, -8), tip)


def _steps(number: int) -> str:
    return str(max(0, number))


def _big(brush: Brush, px: int, number: int) -> TextStyle:
    return brush.figure(px, brush.theme.inked(brush.theme.clay) if number <= _CLOSE else brush.theme.ink)


def _dots(brush: Brush, width: float) -> QPen:
    pen = brush.pen(brush.theme.sun, width)
    pen.setDashPattern([1.8, 2.0])
    return pen


TO_THE_CRASH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Steps to the crash")
CRASH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "crash")
THEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "then")


# Exchange row with greenhouse and compost


_AROUND_FIGURES: Final = 26.0


def paint_exchange(page: Page) -> None:
    """Paint the exchange without the flowers and what depends on the held one."""
    brush = page.brush
    plank = rect_of(layout.PLANK)
    wood = QLinearGradient(plank.topLeft(), plank.bottomLeft())
    wood.setColorAt(0, brush.paper.plank)
    wood.setColorAt(1, brush.paper.grain)
    brush.painter.setPen(brush.pen(brush.paper.bark, 2))
    brush.painter.setBrush(wood)
    brush.painter.drawRoundedRect(plank, 4, 4)
    for slot, flower in enumerate(page.look.shown.row):
        if flower == EMPTY:
            _paint_gap(page, slot)
    brush.art("greenhouse", rect_of(layout.GREENHOUSE))
    brush.art("compost", rect_of(layout.COMPOST))
    arrow = rect_of(layout.ARROW)
    brush.arrow(arrow.adjusted(2, 0, -2, 0), brush.theme.wood, 2.6)
    _paint_counts(page)


def paint_figures(page: Page) -> None:
    """Paint the numbers of the slots, and which slot goes to the compost next."""
    coming = None if page.view.phase == "exchange" else page.coming
    leaving = NO_SLOT if coming is None else coming.upkeep.slot
    step = layout.slot_step(page.config.slots)
    for slot in range(page.config.slots):
        centre = layout.slot_centre(page.config.slots, slot)
        wide = step + (_AROUND_FIGURES if slot == leaving else 0)
        rect = around(QPointF(centre.x, layout.ROW_FIGURES), wide, 18)
        said = page.brush.said(NEXT_OUT.of(slot=slot + 1)) if slot == leaving else str(slot + 1)
        page.brush.line(rect, said, page.brush.quiet(13), CENTRE)


def _paint_gap(page: Page, slot: int) -> None:
    """Paint a slot that is empty until the row is refilled."""
    slots = page.config.slots
    pen = page.brush.pen(page.brush.theme.edge, 1.8)
    pen.setDashPattern([3.4, 3])
    page.brush.painter.setPen(pen)
    page.brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    page.brush.circle(point_of(layout.slot_centre(slots, slot)), layout.slot_size(slots) * 0.46)


def _paint_counts(page: Page) -> None:
    """Paint the number of flowers in greenhouse and compost, if the option shows it."""
    if page.config.bag_counts == "none":
        return
    out = sum(page.look.shown.compost)
    for words, box in ((LEFT_IN.of(n=page.view.left), layout.GREENHOUSE), (OUT.of(n=out), layout.COMPOST)):
        rect = around(QPointF(box.centre.x, layout.BAG_FIGURES), 78, 18)
        page.brush.line(rect, page.brush.said(words), page.brush.quiet(13), CENTRE)


NEXT_OUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{slot}, next out")
LEFT_IN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{n} left")
OUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{n} out")


# Basket of harvested flowers


_SHAPE: Final = 88 / 104


def paint_back(page: Page) -> None:
    """Paint the part of the basket behind its flowers."""
    if not page.look.shown.basket:
        return
    brush, rect = page.brush, _picture()
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(QColor(0, 0, 0, 70 if brush.theme.dark else 40))
    brush.painter.drawEllipse(around(QPointF(rect.center().x(), rect.bottom() - 2), rect.width() * 0.96, 13))
    brush.art("basket", rect)


def paint_front(page: Page) -> None:
    """Paint the part of the basket in front of its flowers, and their number."""
    flowers = page.look.shown.basket
    if flowers:
        page.brush.art("basket-front", _picture())
        badge = QPointF(_picture().right() - 4, _picture().y() + 36)
        page.brush.disc(badge, 14, page.brush.theme.leaf, str(len(flowers)))


def _picture() -> QRectF:
    box = rect_of(layout.BASKET)
    high = box.width() * _SHAPE
    return QRectF(box.x(), box.bottom() - 7 - high, box.width(), high)


_FOOT: Final = 474.0
_GAP: Final = 12.0
_FACES: Final = (12, 11, 10)


def paint_aids(page: Page, top: float) -> None:
    """Paint the counting aids below y position `top`, if all of them fit in a readable size."""
    ids = ("until", "unseen", *(f"known-{side + 1}" for side in range(page.config.seats)))
    words = "\n".join(page.brush.said(page.notes[id]) for id in ids if id in page.notes)
    room = QRectF(layout.FORECAST.x + 4, top + _GAP, layout.FORECAST.w - 4, _FOOT - top - _GAP)
    styles = (page.brush.quiet(px) for px in _FACES)
    style = next((one for one in styles if page.brush.height_of(room.width(), words, one) <= room.height()), None)
    if words and style is not None:
        page.brush.lines(room, words, style)
