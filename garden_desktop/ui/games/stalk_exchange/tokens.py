"""Painting of tokens (bulb and bloom side, with the flower's letter) and of the bunches in the shed."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from garden_desktop.games.stalk_exchange.data.flowers import FLOWER_LETTERS, FLOWERS
from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.ui.board.drawing.pixmaps import PictureCache
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around
from garden_desktop.ui.games.stalk_exchange.canvas import Brush
from garden_desktop.ui.kit.style.theme import display_font, text_font

LETTERS: Final = dict(zip(FLOWERS, FLOWER_LETTERS, strict=True))
_NARROW: Final = 30.0
"""Width of labels on the track below which they have no letter."""


def flower_of(sprite: str) -> str:
    """Return the flower of a sprite name such as "bulb-tulip"."""
    return sprite.rpartition("-")[2]


def paint_bulb(brush: Brush, rect: QRectF, flower: str, planted: bool) -> None:
    """Paint a bulb in the row, or one planted in the garden, where a stitched ring marks it as still closed."""
    radius = rect.width() / 2 - 1.2
    _disc(brush, rect.center(), radius, brush.paper.kraft if planted else brush.paper.bagged)
    if planted:
        pen = brush.pen(brush.paper.stitch, radius * 0.075)
        pen.setDashPattern([2.2, 2.6])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        brush.painter.setPen(pen)
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.circle(rect.center(), radius * 0.86)
    _drawing(brush, rect, f"bulb-{flower}", radius * (1.2 if planted else 1.36))
    paint_letter(brush, rect, flower, 0.36)


def paint_bloom(brush: Brush, rect: QRectF, flower: str) -> None:
    """Paint a bloom in the garden."""
    radius = rect.width() / 2 - 1.2
    _disc(brush, rect.center(), radius, brush.paper.border)
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(brush.paper.petal)
    brush.circle(rect.center(), radius * 0.89)
    _drawing(brush, rect, f"bloom-{flower}", radius * 1.38)
    paint_letter(brush, rect, flower, 0.36)


def paint_laid(brush: Brush, rect: QRectF, flower: str) -> None:
    """Paint a harvested flower on the track as a flat label."""
    paper = brush.paper
    brush.box(rect.adjusted(0.8, 0.8, -0.8, -0.8), rect.height() * 0.34, paper.border, brush.pen(paper.ink, 1.5))
    side = rect.height() * 0.86
    if rect.width() < _NARROW:
        brush.art(f"bloom-{flower}", around(rect.center(), side, side))
        return
    brush.art(f"bloom-{flower}", around(rect.center() + QPointF(rect.width() * 0.1, 0), side, side))
    room = QRectF(rect.x() + 3, rect.y(), rect.width() * 0.3, rect.height())
    _write(brush, room, brush.said(LETTERS[flower]), min(11.0, rect.height() * 0.62), paper.printed)


def paint_value(brush: Brush, rect: QRectF, flower: str) -> None:
    """Paint a value token."""
    radius = rect.width() / 2 - 1.2
    _disc(brush, rect.center(), radius, brush.paper.border)
    _drawing(brush, rect.translated(radius * 0.17, radius * 0.17), f"bloom-{flower}", radius * 1.26)
    paint_letter(brush, rect.translated(radius * 0.07, 0), flower, 0.36)


def paint_trace(brush: Brush, rect: QRectF, sprite: str) -> None:
    """Paint the outline of a lifted token."""
    pen = brush.pen(brush.theme.leaf, 2)
    pen.setDashPattern([2.6, 2.4])
    brush.painter.setPen(pen)
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    brush.circle(rect.center(), rect.width() / 2 - 2)
    with brush.faded(0.42):
        _drawing(brush, rect, sprite, (rect.width() / 2) * 1.3)


def paint_letter(brush: Brush, rect: QRectF, flower: str, size: float) -> None:
    """Paint a flower's letter at the upper left of its disc; `size` is a share of the radius."""
    radius = rect.width() / 2
    spot = around(rect.center() + QPointF(-radius * 0.58, -radius * 0.46), radius, radius)
    _write(brush, spot, brush.said(LETTERS[flower]), max(9.0, radius * size), brush.paper.printed)


def _disc(brush: Brush, centre: QPointF, radius: float, fill: QColor) -> None:
    brush.painter.setPen(brush.pen(brush.paper.ink, max(1.5, radius * 0.075)))
    brush.painter.setBrush(fill)
    brush.circle(centre, radius)


def _drawing(brush: Brush, rect: QRectF, sprite: str, side: float) -> None:
    brush.art(sprite, around(rect.center(), side, side))


def _write(brush: Brush, rect: QRectF, letter: str, px: float, colour: QColor) -> None:
    brush.line(rect, letter, TextStyle(text_font(px, bold=True), colour), CENTRE)


# Bunches in the shed


_HEADS: Final = 7
"""Maximum number of painted flowers in a bunch."""
_ROUND: Final = frozenset({"dahlia", "daffodil"})
"""Flowers whose drawings have no stalk."""
_FOOT_X: Final = {"snowdrop": 15 / 64}
"""Horizontal position of the stalk's lower end in a drawing, if it is not the middle."""


class FlowerStock(NamedTuple):
    """Stock of a flower type: number held and value, now and after the forecast."""

    flower: int
    held: int
    value: int
    later: int
    risen: int

    @property
    def changes(self) -> bool:
        return (self.held, self.value) != (self.later, self.risen)


def paint_bunch(brush: Brush, rect: QRectF, holding: FlowerStock, pictures: PictureCache[Brush]) -> None:
    """Paint the card of a flower type; green if the forecast changes it."""
    paint = partial(_paint_card, holding=holding)
    key = f"{holding} {brush.said(LETTERS[FLOWERS[holding.flower]])}"  # the letter depends on the language
    brush.painter.drawPixmap(rect.topLeft(), pictures.picture(brush.shown, key, rect.size(), paint))


def _paint_card(brush: Brush, holding: FlowerStock) -> None:
    theme, name = brush.theme, FLOWERS[holding.flower]
    rect = QRectF(0, 0, layout.BUNCHES.first.w, layout.BUNCHES.first.h)
    edge = brush.pen(theme.leaf, 2.2) if holding.changes else brush.pen(theme.line, 1.4)
    brush.box(rect.adjusted(1, 1, -1, -1), 9, theme.soft if holding.changes else theme.raised, edge)
    letter = QRectF(rect.x() + 8, rect.y() + 6, 14, 16)
    brush.line(letter, brush.said(LETTERS[name]), TextStyle(text_font(12, bold=True), theme.muted))
    _paint_bouquet(brush, name, min(_HEADS, max(holding.held, holding.later)))
    _paint_sum(brush, QRectF(6, 76, rect.width() - 12, 34), holding)
    _paint_product(brush, QRectF(6, 107, rect.width() - 12, 28), holding)


def _paint_bouquet(brush: Brush, flower: str, heads: int) -> None:
    base = QPointF(layout.BUNCHES.first.w / 2, 57)
    _paint_stalks(brush, base, flower, heads)
    brush.art("pot", around(base + QPointF(0, 7), 24, 21.6))


def _paint_stalks(brush: Brush, base: QPointF, flower: str, heads: int) -> None:
    """Paint the flowers fanned out, outer ones first."""
    spread = 0.0 if heads < 2 else min(26.0, 92.0 / (heads - 1))
    order = sorted(range(heads), key=lambda head: -abs(head - (heads - 1) / 2))
    for head in order:
        with brush.kept():
            brush.painter.translate(base)
            brush.painter.rotate((head - (heads - 1) / 2) * spread)
            brush.painter.setPen(brush.pen(brush.paper.vine, 3))
            brush.path_to(QPointF(0, 0), QPointF(0, -20 if flower in _ROUND else -9))
            brush.art(f"bloom-{flower}", _head(flower), brush.theme.middling)


def _head(flower: str) -> QRectF:
    """Return the rectangle of a drawing with the lower end of its stalk at the origin."""
    if flower in _ROUND:
        return around(QPointF(0, -31), 33, 33)
    return QRectF(-41 * _FOOT_X.get(flower, 0.5), -48, 41, 41)


def _paint_sum(brush: Brush, rect: QRectF, holding: FlowerStock) -> None:
    """Paint "2 × 1", and with arrows what will change."""
    theme = brush.theme
    count = TextStyle(display_font(25), theme.ink)
    small = TextStyle(text_font(15), theme.muted if not holding.changes else theme.inked(theme.muted))
    parts: list[tuple[str, TextStyle]] = [(str(holding.held), count)]
    if holding.later != holding.held:
        parts += [("", count), (str(holding.later), count)]
    parts.append((f"× {holding.value}", small))
    if holding.risen != holding.value:
        parts += [("", small), (str(holding.risen), small)]
    _paint_parts(brush, rect, parts)


def _paint_product(brush: Brush, rect: QRectF, holding: FlowerStock) -> None:
    now, then = holding.held * holding.value, holding.later * holding.risen
    if not holding.changes:
        equals = TextStyle(text_font(15), brush.theme.muted)
        _paint_parts(brush, rect, [("=", equals), (str(now), brush.figure(18, brush.theme.muted))])
        return
    figure = brush.figure(18, brush.theme.inked(brush.theme.leaf))
    _paint_parts(brush, rect, [(str(now), figure), ("", figure), (str(then), figure)])


def _paint_parts(brush: Brush, rect: QRectF, parts: list[tuple[str, TextStyle]]) -> None:
    """Paint texts side by side, centred in `rect`; an empty text stands for an arrow."""
    arrow, gap = 13.0, 5.0
    widths = [brush.width(words, style) if words else arrow for words, style in parts]
    squeeze = min(1.0, rect.width() / (sum(widths) + gap * (len(parts) - 1)))
    x = rect.center().x() - (sum(widths) + gap * (len(parts) - 1)) * squeeze / 2
    for (words, style), width in zip(parts, widths, strict=True):
        room = QRectF(x, rect.y(), width * squeeze, rect.height())
        if words:
            brush.line(room.adjusted(0, 0, 1, 0), words, style, CENTRE)
        else:
            brush.arrow(room.adjusted(0, 1, 0, 1), style.colour, 1.8)
        x += (width + gap) * squeeze
