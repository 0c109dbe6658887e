"""Painting of Resource Cards, card backs, and the gap of a lifted card."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.fire_and_flora.data.words import RESOURCE_NAMES
from garden_desktop.ui.board.drawing.table_painter import CENTRE, around, clear
from garden_desktop.ui.games.fire_and_flora.canvas import Brush

_SHAPE: Final = 200 / 280
_TILTS: Final = (2.6, -2.8, 1.6, -1.2)
_SHRUNK: Final = 0.94
_TITLE: Final = (224 / 280, 44 / 280)
"""Top and height of the title area, as shares of the card's height."""


def fitted(rect: QRectF) -> QRectF:
    """Return the largest rectangle with the card's aspect ratio, centred in `rect`."""
    wide = min(rect.width(), rect.height() * _SHAPE)
    high = wide / _SHAPE
    return QRectF(rect.center().x() - wide / 2, rect.center().y() - high / 2, wide, high)


def paint_card(brush: Brush, rect: QRectF, kind: int, sprite: str) -> None:
    """Paint a card with its translated title."""
    card = fitted(rect)
    _paint_sheet(brush, card, sprite)
    top, high = _TITLE
    title = QRectF(card.x() + 4, card.y() + card.height() * top, card.width() - 8, card.height() * high)
    style = brush.bold(max(10.0, card.width() * 0.135), brush.paper.ink)
    brush.line(title, brush.said(RESOURCE_NAMES[kind]), style, CENTRE)


def paint_back(brush: Brush, rect: QRectF, number: int) -> None:
    with tilted(brush, rect, number):
        _paint_sheet(brush, fitted(rect), "card-back")


@contextmanager
def tilted(brush: Brush, rect: QRectF, number: int) -> Iterator[None]:
    """Context manager: rotate a little around the middle of `rect`, shrunk so that the card stays within it."""
    with brush.kept():
        brush.painter.translate(rect.center())
        brush.painter.rotate(_TILTS[number % len(_TILTS)])
        brush.painter.scale(_SHRUNK, _SHRUNK)
        brush.painter.translate(-rect.center())
        yield


def paint_gap(brush: Brush, rect: QRectF, kind: int) -> None:
    """Paint the outline of a lifted card with its name."""
    gap, sky = fitted(rect).adjusted(2, 2, -2, -2), brush.theme.sky
    brush.box(gap, 8, clear(sky, 0.1), brush.dashes(sky, 2))
    words = brush.said(RESOURCE_NAMES[kind])
    brush.lines(gap.adjusted(8, 8, -8, -8), words, brush.body(13)._replace(colour=brush.theme.inked(sky)), CENTRE)


def paint_number(brush: Brush, corner: QPointF, number: int) -> None:
    """Paint the number of equal cards at the upper right corner of the last one."""
    badge = around(corner + QPointF(-17, 17), 30, 22)
    brush.box(badge, 11, brush.paper.badge, brush.pen(brush.paper.bound, 1))
    brush.line(badge, brush.said(TIMES.of(number=number)), brush.bold(13, brush.paper.printed), CENTRE)


def _paint_sheet(brush: Brush, card: QRectF, sprite: str) -> None:
    """Paint the drawing of a card with a thin shadow."""
    radius = card.width() * 0.08
    shade = clear(brush.paper.ink, 0.35 if brush.theme.dark else 0.16)
    brush.box(card.adjusted(0.5, 1.5, -0.5, 0), radius, shade)
    brush.art(sprite, card.adjusted(0, 0, 0, -1))


TIMES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "× {number}")
