"""What the market will do: the steps to the crash, places where flowers will lie, heights that values will reach."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPen

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.stalk_exchange.advice.preview import NumberChange
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS, Counts
from garden_desktop.games.stalk_exchange.rules.upkeep import LaidFlower, next_passes, passed, spare
from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.games.stalk_exchange.table.notes import NEXT_CRASHES
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around, rect_of
from garden_desktop.ui.games.stalk_exchange.brush import Brush
from garden_desktop.ui.games.stalk_exchange.page import Page
from garden_desktop.ui.kit.style.theme import display_font, text_font

_CLOSE: Final = 5
"""So few steps are written in the colour of danger."""


def paint_gauge(page: Page) -> None:
    """The box on the trellis, and in outline what the Upkeep will bring."""
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
    """The place on the track where a flower will lie."""
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
    """A dashed disc where the value will stand, and the way up to it."""
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
    """How many steps there are now, and then, or that the market `crashes` then; `values` are those the box makes way
    for."""
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
    """Whether the crash has been told, and leaves no step any more."""
    passes = passed(page.config, len(page.view.laid), max(page.view.values))
    return page.look.closed or (bool(page.view.crash) and passes)


def _paint_then(brush: Brush, rect: QRectF, now: int, last: str, then: int) -> None:
    """ "12 then 5", or "0 then crash"."""
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
    """A line from the box down to the dearest flower: what the track comes down to."""
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
