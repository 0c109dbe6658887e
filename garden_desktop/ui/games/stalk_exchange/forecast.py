"""Painting of the forecast card: steps of the Upkeep, or the result of ending the turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.stalk_exchange.advice.preview import NumberChange, Preview
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, FLOWER_NAMES, FLOWERS
from garden_desktop.games.stalk_exchange.rules import names
from garden_desktop.games.stalk_exchange.table import frames, layout, notes, view_model
from garden_desktop.games.stalk_exchange.table.frames import STEPS
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, RIGHT, TextStyle, around, rect_of
from garden_desktop.ui.games.stalk_exchange.canvas import REACH, Brush, Page, SwapForecast, paint_card
from garden_desktop.ui.kit.style.theme import blend, text_font

# Card with pictures and numbers, own flowers, and a sentence


_CARD_PAD: Final = 15.0
_HEAD: Final = 62.0
_OWN: Final = 84.0
_LINE: Final = 38.0
_TIGHT: Final = 30.0
_PICTURE: Final = 28.0
_FOOT: Final = 88.0


class ForecastLine(NamedTuple):
    """Line of the card: picture, text, and a number or its change."""

    sprite: str
    words: str
    figure: str
    later: str = ""


class ForecastContent(NamedTuple):
    """Contents of the card; `danger` marks a sentence about a crash."""

    title: str
    below: str
    lines: tuple[ForecastLine, ...]
    worth: NumberChange | None
    busted: NumberChange | None
    sentence: str
    danger: bool


def paint_content(page: Page, content: ForecastContent) -> float:
    """Paint the card at the height it needs and return its lower end.

    Everything but the title is cached, since most places of the garden share the rest.
    """
    brush, room = page.brush, rect_of(layout.FORECAST)
    height, step = _measured(brush, content, room)
    body = content._replace(title="")
    size = QSizeF(room.width() + 2 * REACH, height + 2 * REACH)
    picture = page.pictures.picture(brush.shown, f"{height} {body}", size, partial(_paint, content=body, step=step))
    brush.painter.drawPixmap(room.topLeft() - QPointF(REACH, REACH), picture)
    title = QRectF(room.x() + _CARD_PAD, room.y() + 12, room.width() - 2 * _CARD_PAD, 26)
    brush.line(title, content.title, brush.heading(17), LEFT)
    return room.y() + height


def _measured(brush: Brush, content: ForecastContent, room: QRectF) -> tuple[float, float]:
    """Return the height of the card and of a line."""
    foot = 0.0
    if content.sentence:
        foot = 22 + min(_FOOT, brush.height_of(room.width() - 2 * _CARD_PAD, content.sentence, brush.quiet()))
    fixed = _HEAD + 4 + (_OWN if content.worth is not None else 0) + foot
    step = min(_LINE, max(_TIGHT, (room.height() - fixed) / max(1, len(content.lines))))
    return round(min(room.height(), fixed + step * len(content.lines) + (4 if content.lines else -6))), step


def _paint(brush: Brush, content: ForecastContent, step: float) -> None:
    """Paint everything but the title, with the card's corner at (REACH, REACH)."""
    high = brush.painter.device().height() / brush.shown.ratio - 2 * REACH
    card = QRectF(REACH, REACH, layout.FORECAST.w, high)
    paint_card(brush, card)
    inner = card.adjusted(_CARD_PAD, 0, -_CARD_PAD, 0)
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
        taken = brush.number_change(rect, line.figure, line.later, (figure, figure))
    else:
        taken = brush.line(rect, line.figure, figure, RIGHT)
    brush.lines(rect.adjusted(38, 0, -taken - 8, 0), line.words, brush.body(), LEFT)


def _paint_own(brush: Brush, rect: QRectF, worth: NumberChange, busted: NumberChange) -> float:
    """Paint the worth of the own flowers now and after a crash; returns the lower end."""
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
        taken = brush.number_change(rect, str(change.now), str(change.then), figures)
    brush.lines(rect.adjusted(0, 0, -taken - 4, 0), words, style, LEFT)


def _rule(brush: Brush, rect: QRectF, y: float) -> None:
    brush.painter.setPen(brush.pen(brush.theme.line, 1))
    brush.path_to(QPointF(rect.x(), y), QPointF(rect.right(), y))


YOURS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "your flowers")
BUSTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "if the market crashes")


def paint_forecast(page: Page) -> float:
    """Paint the forecast of the held flower, or of ending the turn as it is; returns the lower end of the card."""
    if page.look.stepping:
        return layout.STEPS.bottom
    if page.forecast is None:
        return layout.FORECAST.y
    return paint_content(page, _foreseen(page, page.forecast) if page.swap is None else _swapped(page, page.swap))


def _foreseen(page: Page, forecast: Preview) -> ForecastContent:
    """Return the forecast of the end of the turn, as far as the viewer may know it."""
    said, sentence, own = page.brush.said, _sentence(page, forecast), page.look.own is not None
    return ForecastContent(
        title=said(_title(page, forecast)),
        below=said(WHEN_YOURS if page.look.seat == page.view.turn else WHEN_ENDS.of(who=SideName(page.view.turn))),
        lines=tuple(_lines(page, forecast)),
        worth=forecast.worth if own else None,
        busted=forecast.busted if own else None,
        sentence="" if sentence is None else said(sentence),
        danger=bool(forecast.crash),
    )


def _swapped(page: Page, swap: SwapForecast) -> ForecastContent:
    said = page.brush.said
    return ForecastContent(
        title=said(SWAPPED.of(taken=FLOWER_NAMES[swap.taken], given=names.one(swap.given))),
        below=said(AT_ONCE),
        lines=(),
        worth=swap.change.worth,
        busted=swap.change.busted,
        sentence=said(EVERYBODY_SEES),
        danger=False,
    )


def _title(page: Page, forecast: Preview) -> Message:
    if forecast.planted == EMPTY:
        return AS_IT_IS
    return PLANTED.of(flower=FLOWER_NAMES[forecast.flower], space=page.config.board.names[forecast.planted])


def _lines(page: Page, forecast: Preview) -> Iterator[ForecastLine]:
    """Yield the lines: flowers cut, values that rise, bulbs that open."""
    yield ForecastLine(
        "scissors-dusk" if page.brush.theme.dark else "scissors", page.brush.said(CUT), str(len(forecast.upkeep.gone))
    )
    for flower, (now, then) in enumerate(zip(forecast.values, forecast.risen, strict=True)):
        if now != then:
            yield ForecastLine(f"bloom-{FLOWERS[flower]}", page.brush.said(names.bare(flower)), str(now), str(then))
    if forecast.opening:
        this_too = forecast.planted in forecast.opening
        first = forecast.flower if this_too else page.view.garden[forecast.opening[0]]
        words = page.brush.said(OPEN_TOO if this_too else OPEN)
        yield ForecastLine(f"bulb-{FLOWERS[first % len(FLOWERS)]}", words, str(len(forecast.opening)))


def _sentence(page: Page, forecast: Preview) -> Message | None:
    """Return the one thing that numbers do not tell; a crash has priority."""
    config, view = page.config, page.view
    if forecast.crash:
        laid = len(view.laid) + len(forecast.upkeep.laid)
        return view_model.WOULD_CRASH.of(why=frames.reason(config, forecast.crash[0], laid, forecast.risen))
    if forecast.planted in forecast.waiting:
        return view_model.WAITS
    if forecast.planted != EMPTY and forecast.anyway:
        return view_model.ANYWAY.of(flowers=names.flowers_on(config, view.garden, forecast.anyway))
    if forecast.waiting:
        return notes.WAITING.of(n=len(forecast.waiting), spaces=names.spaces(config, forecast.waiting))
    return None


AS_IT_IS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Forecast")
PLANTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} on {space}")
SWAPPED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{taken} for {given}")
AT_ONCE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "at current values")
WHEN_YOURS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "when your turn ends")
WHEN_ENDS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "when {who}’s turn ends")
CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "flowers harvested")
OPEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "bulbs bloom")
OPEN_TOO: Final = QT_TRANSLATE_NOOP("stalk_exchange", "bulbs bloom, including this one")
EVERYBODY_SEES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Everyone sees what you take and give.")


_PAD: Final = 7.0
_DISC: Final = 13.0
_LEAST: Final = 60.0
_WORDS: Final = 50.0


def paint_steps(page: Page) -> None:
    """Paint the steps of the Upkeep in place of the forecast."""
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
    """Paint the number of a step: filled when current, ringed when done."""
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
