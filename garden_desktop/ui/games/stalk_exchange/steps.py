"""The four steps of an Upkeep as a list, the one in force on a field of its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.games.stalk_exchange.table.frames import STEPS
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, TextStyle, around, rect_of
from garden_desktop.ui.games.stalk_exchange.card import paint_card
from garden_desktop.ui.games.stalk_exchange.page import Page
from garden_desktop.ui.kit.style.theme import blend, text_font

_PAD: Final = 7.0
_DISC: Final = 13.0
_LEAST: Final = 60.0
_WORDS: Final = 50.0


def paint_steps(page: Page) -> None:
    """The card in the place of the forecast."""
    brush, room = page.brush, rect_of(layout.STEPS)
    words = [brush.said(page.notes[f"step-{step}"]) for step in STEPS]
    style, wide = brush.body(), room.width() - _WORDS - 2 * _PAD - 12
    highs = [max(_LEAST, brush.height_of(wide, said, style) + 42) for said in words]
    squeeze = min(1.0, (room.height() - 2 * _PAD) / sum(highs))
    card = QRectF(room.x(), room.y(), room.width(), sum(highs) * squeeze + 2 * _PAD)
    paint_card(brush, card)
    y = card.y() + _PAD
    for number, (said, high) in enumerate(zip(words, highs, strict=True)):
        _paint_step(page, number, QRectF(card.x() + _PAD, y, card.width() - 2 * _PAD, high * squeeze), said)
        y += high * squeeze


def _paint_step(page: Page, number: int, rect: QRectF, words: str) -> None:
    brush, theme, now = page.brush, page.brush.theme, number == page.step
    if now:
        ground = blend(theme.raised, theme.sun, 0.16)
        brush.box(rect.adjusted(1, 1, -1, -1), 7, ground, brush.pen(theme.sun, 2))
    centre = QPointF(rect.x() + 26, rect.y() + 22)
    _paint_number(page, centre, number, now)
    x = rect.x() + _WORDS
    title = QRectF(x, rect.y() + 11, rect.right() - x - 10, 22)
    brush.line(title, brush.said(TITLES[number]), brush.heading(14) if now else _quiet_title(page), LEFT)
    below = QRectF(x, rect.y() + 34, rect.right() - x - 10, rect.height() - 38)
    brush.lines(below, words, brush.body() if now else brush.quiet())


def _paint_number(page: Page, centre: QPointF, number: int, now: bool) -> None:
    """The number of a step: filled while it is in force; a step that is done has a filled ring."""
    brush, theme = page.brush, page.brush.theme
    if now:
        brush.disc(centre, _DISC, theme.sun, str(number + 1), 14)
        return
    done = number < page.step
    brush.painter.setPen(brush.pen(theme.leaf if done else theme.edge, 1.8))
    brush.painter.setBrush(theme.soft if done else Qt.BrushStyle.NoBrush)
    brush.circle(centre, _DISC)
    style = TextStyle(text_font(14, bold=True), theme.ink if done else theme.muted)
    brush.line(around(centre, _DISC * 2, _DISC * 2), str(number + 1), style, CENTRE)


def _quiet_title(page: Page) -> TextStyle:
    return TextStyle(text_font(14, bold=True), page.brush.theme.muted)


TITLES: Final = (
    QT_TRANSLATE_NOOP("stalk_exchange", "Harvest"),
    QT_TRANSLATE_NOOP("stalk_exchange", "Bloom"),
    QT_TRANSLATE_NOOP("stalk_exchange", "Values"),
    QT_TRANSLATE_NOOP("stalk_exchange", "Exchange"),
)
