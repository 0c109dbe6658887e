"""The card on the right: pictures and figures, the own flowers below, a sentence at the foot."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.stalk_exchange.advice.preview import NumberChange
from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.ui.board.drawing.table_painter import LEFT, RIGHT, TextStyle, around, rect_of
from garden_desktop.ui.games.stalk_exchange.brush import Brush
from garden_desktop.ui.games.stalk_exchange.card import REACH, paint_card
from garden_desktop.ui.games.stalk_exchange.page import Page
from garden_desktop.ui.kit.style.theme import text_font

_PAD: Final = 15.0
_HEAD: Final = 62.0
_OWN: Final = 84.0
_LINE: Final = 38.0
_TIGHT: Final = 30.0
_PICTURE: Final = 28.0
_FOOT: Final = 88.0


class ForecastLine(NamedTuple):
    """A picture, words, and a number or what it becomes."""

    sprite: str
    words: str
    figure: str
    later: str = ""


class ForecastContent(NamedTuple):
    """All that stands on the card; `danger` is what the sentence tells of."""

    title: str
    below: str
    lines: tuple[ForecastLine, ...]
    worth: NumberChange | None
    busted: NumberChange | None
    sentence: str
    danger: bool


def paint_content(page: Page, content: ForecastContent) -> float:
    """The card, as high as it has to be; returns where it ends. All but the title is kept: spaces share the rest."""
    brush, room = page.brush, rect_of(layout.FORECAST)
    height, step = _measured(brush, content, room)
    body = content._replace(title="")
    size = QSizeF(room.width() + 2 * REACH, height + 2 * REACH)
    picture = page.pictures.picture(brush.shown, f"{height} {body}", size, partial(_paint, content=body, step=step))
    brush.painter.drawPixmap(room.topLeft() - QPointF(REACH, REACH), picture)
    title = QRectF(room.x() + _PAD, room.y() + 12, room.width() - 2 * _PAD, 26)
    brush.line(title, content.title, brush.heading(17), LEFT)
    return room.y() + height


def _measured(brush: Brush, content: ForecastContent, room: QRectF) -> tuple[float, float]:
    """The height of the card and that of one line."""
    foot = 0.0
    if content.sentence:
        foot = 22 + min(_FOOT, brush.height_of(room.width() - 2 * _PAD, content.sentence, brush.quiet()))
    fixed = _HEAD + 4 + (_OWN if content.worth is not None else 0) + foot
    step = min(_LINE, max(_TIGHT, (room.height() - fixed) / max(1, len(content.lines))))
    return round(min(room.height(), fixed + step * len(content.lines) + (4 if content.lines else -6))), step


def _paint(brush: Brush, content: ForecastContent, step: float) -> None:
    """Everything but the title, the card's corner at (REACH, REACH)."""
    high = brush.painter.device().height() / brush.shown.ratio - 2 * REACH
    card = QRectF(REACH, REACH, layout.FORECAST.w, high)
    paint_card(brush, card)
    inner = card.adjusted(_PAD, 0, -_PAD, 0)
    brush.line(QRectF(inner.x(), card.y() + 37, inner.width(), 20), content.below, brush.quiet(), LEFT)
    y = card.y() + _HEAD
    for line in content.lines:
        _paint_line(brush, QRectF(inner.x(), y, inner.width(), step), line)
        y += step
    if content.worth is not None and content.busted is not None:
        _rule(brush, inner, y + 4)
        y = _paint_own(brush, QRectF(inner.x(), y + 8, inner.width(), 76), content.worth, content.busted)
    if content.sentence:
        _rule(brush, inner, y + 6)
        colour = brush.theme.inked(brush.theme.clay) if content.danger else brush.theme.muted
        rest = QRectF(inner.x(), y + 14, inner.width(), card.bottom() - y - 18)
        brush.lines(rest, content.sentence, TextStyle(text_font(13), colour))


def _paint_line(brush: Brush, rect: QRectF, line: ForecastLine) -> None:
    brush.art(line.sprite, around(QPointF(rect.x() + 15, rect.center().y()), _PICTURE, _PICTURE))
    figure = brush.figure(20)
    if line.later:
        taken = brush.becomes(rect, line.figure, line.later, (figure, figure))
    else:
        taken = brush.line(rect, line.figure, figure, RIGHT)
    brush.lines(rect.adjusted(38, 0, -taken - 8, 0), line.words, brush.body(), LEFT)


def _paint_own(brush: Brush, rect: QRectF, worth: NumberChange, busted: NumberChange) -> float:
    """The own flowers, large, and below what a crash would leave of them; returns where they end."""
    theme = brush.theme
    colour = theme.inked(theme.clay if worth.then < worth.now else theme.leaf)
    large = brush.figure(19), brush.figure(28, colour)
    small = brush.figure(18, theme.muted), brush.figure(18, theme.muted)
    upper = QRectF(rect.x(), rect.y(), rect.width(), 44)
    lower = QRectF(rect.x(), upper.bottom(), rect.width(), 28)
    _paint_change(brush, upper, worth, large, brush.said(YOURS), brush.body())
    _paint_change(brush, lower, busted, small, brush.said(BUSTED), brush.quiet())
    return lower.bottom()


def _paint_change(
    brush: Brush, rect: QRectF, change: NumberChange, figures: tuple[TextStyle, TextStyle], words: str, style: TextStyle
) -> None:
    if change.now == change.then:
        taken = brush.line(rect, str(change.now), figures[0], RIGHT)
    else:
        taken = brush.becomes(rect, str(change.now), str(change.then), figures)
    brush.lines(rect.adjusted(0, 0, -taken - 4, 0), words, style, LEFT)


def _rule(brush: Brush, rect: QRectF, y: float) -> None:
    brush.painter.setPen(brush.pen(brush.theme.line, 1))
    brush.path_to(QPointF(rect.x(), y), QPointF(rect.right(), y))


YOURS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "your flowers")
BUSTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "after a crash")
