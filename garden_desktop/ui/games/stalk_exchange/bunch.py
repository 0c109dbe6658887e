"""The flowers of one type in the own shed: a bunch in a pot, how many there are and what they are worth."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS
from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.ui.board.drawing.picture_cache import PictureCache
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around
from garden_desktop.ui.games.stalk_exchange.brush import Brush
from garden_desktop.ui.games.stalk_exchange.tokens import LETTERS
from garden_desktop.ui.kit.style.theme import display_font, text_font

_HEADS: Final = 7
"""More than so many flowers look like a bush anyway."""
_ROUND: Final = frozenset({"dahlia", "daffodil"})
"""Their drawings have no stalk of their own."""
_FOOT_X: Final = {"snowdrop": 15 / 64}
"""Where in its drawing the stalk of a flower begins, from the left; the middle for the others."""


class FlowerStock(NamedTuple):
    """How many flowers of a type there are and what one is worth, now and then."""

    flower: int
    held: int
    value: int
    later: int
    risen: int

    @property
    def changes(self) -> bool:
        return (self.held, self.value) != (self.later, self.risen)


def paint_bunch(brush: Brush, rect: QRectF, holding: FlowerStock, pictures: PictureCache[Brush]) -> None:
    """The card of a type; green where the preview changes it."""
    paint = partial(_paint_card, holding=holding)
    key = f"{holding} {brush.said(LETTERS[FLOWERS[holding.flower]])}"  # each language has letters of its own
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
    """The flowers spread out like a fan, the outer ones first."""
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
    """Where the drawing is put, the foot of the stalk at the origin."""
    if flower in _ROUND:
        return around(QPointF(0, -31), 33, 33)
    return QRectF(-41 * _FOOT_X.get(flower, 0.5), -48, 41, 41)


def _paint_sum(brush: Brush, rect: QRectF, holding: FlowerStock) -> None:
    """ "2 × 1", and with an arrow what the value will be."""
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
    """Words side by side in the middle of `rect`; empty ones stand for an arrow."""
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
