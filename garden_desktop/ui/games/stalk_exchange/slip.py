"""The card on the right: what will happen when the turn ends, in figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, Who
from garden_desktop.games.stalk_exchange import crashes, foretelling, layout, names
from garden_desktop.games.stalk_exchange.flowers import EMPTY, FLOWERS
from garden_desktop.games.stalk_exchange.preview import Change, Preview
from garden_desktop.games.stalk_exchange.words import FLOWER_NAMES
from garden_desktop.ui.board.brush import LEFT, RIGHT, Style, around
from garden_desktop.ui.games.stalk_exchange.page import Page, Swapped, rect_of
from garden_desktop.ui.kit.theme import text_font

_PAD: Final = 15.0
_LINE: Final = 38.0
_TIGHT: Final = 32.0
_PICTURE: Final = 28.0


class Line(NamedTuple):
    """A picture, words, and a number or what it becomes."""

    sprite: str
    words: Message
    figure: str
    later: str = ""


def paint_slip(page: Page) -> float:
    """What the flower in hand would do where it is held, or what comes anyway; returns where the card ends."""
    forecast = page.forecast
    if page.stage.stepping:
        return layout.STEPS.bottom
    if forecast is None:
        return layout.SLIP.y
    if page.swap is not None:
        return _paint_swap(page, page.swap)
    title, below = _title(page, forecast)
    worth = (forecast.worth, forecast.busted) if page.stage.own is not None else (None, None)
    return _paint_card(page, title, below, tuple(_lines(page, forecast)), worth, _sentence(page, forecast))


def _title(page: Page, forecast: Preview) -> tuple[Message, Message]:
    """What this is about, and when it happens."""
    mine = page.stage.seat == page.view.turn
    when = WHEN_YOURS if mine else WHEN_ENDS.of(who=Who(page.view.turn))
    if forecast.planted == EMPTY:
        return AS_IT_IS, when
    space = page.law.board.names[forecast.planted]
    return PLANTED.of(flower=FLOWER_NAMES[forecast.flower], space=space), when


def _lines(page: Page, forecast: Preview) -> Iterator[Line]:
    """Flowers cut, values that rise, bulbs that open."""
    yield Line("scissors-dusk" if page.brush.theme.dark else "scissors", CUT, str(len(forecast.upkeep.gone)))
    for flower, (now, then) in enumerate(zip(forecast.values, forecast.risen, strict=True)):
        if now != then:
            yield Line(f"bloom-{FLOWERS[flower]}", names.bare(flower), str(now), str(then))
    if forecast.opening:
        this_too = forecast.planted in forecast.opening
        first = forecast.flower if this_too else page.view.garden[forecast.opening[0]]
        yield Line(f"bulb-{FLOWERS[first]}", OPEN_TOO if this_too else OPEN, str(len(forecast.opening)))


def _sentence(page: Page, forecast: Preview) -> Message | None:
    """The one thing that figures do not say; the crash before everything else."""
    law, view = page.law, page.view
    if forecast.crash:
        laid = len(view.laid) + len(forecast.upkeep.laid)
        return foretelling.WOULD_CRASH.of(why=crashes.reason(law, forecast.crash[0], laid, forecast.risen))
    if forecast.planted in forecast.waiting:
        return foretelling.WAITS
    if forecast.planted != EMPTY and forecast.anyway:
        return foretelling.ANYWAY.of(flowers=names.flowers_on(law, view.garden, forecast.anyway))
    return page.notes.get("waiting")


def _paint_swap(page: Page, swap: Swapped) -> float:
    title = SWAPPED.of(taken=FLOWER_NAMES[swap.taken], given=names.one(swap.given))
    change = swap.change
    return _paint_card(page, title, AT_ONCE, (), (change.worth, change.busted), EVERYBODY_SEES)


def _paint_card(
    page: Page,
    title: Message,
    below: Message,
    lines: tuple[Line, ...],
    sums: tuple[Change | None, Change | None],
    sentence: Message | None,
) -> float:
    """The card grows with what is on it, up to the room it has; returns where it ends."""
    brush, room = page.brush, rect_of(layout.SLIP)
    own, foot = sums[0] is not None, 0.0
    danger = sentence is not None and sentence.source == foretelling.WOULD_CRASH.source
    style = Style(text_font(13), brush.theme.inked(brush.theme.clay) if danger else brush.theme.muted)
    said = "" if sentence is None else brush.said(sentence)
    inner = room.adjusted(_PAD, 0, -_PAD, 0)
    if said:
        foot = min(88.0, brush.height_of(inner.width(), said, style)) + 22
    fixed = 66 + (84 if own else 0) + foot
    step = min(_LINE, max(_TIGHT, (room.height() - fixed) / max(1, len(lines))))
    height = min(room.height(), fixed + step * len(lines) + (4 if lines else -6))
    card = QRectF(room.x(), room.y(), room.width(), height)
    brush.card(card)
    brush.line(QRectF(inner.x(), room.y() + 12, inner.width(), 26), brush.said(title), brush.heading(17), LEFT)
    brush.line(QRectF(inner.x(), room.y() + 37, inner.width(), 20), brush.said(below), brush.quiet(13), LEFT)
    y = room.y() + 62
    for line in lines:
        _paint_line(page, QRectF(inner.x(), y, inner.width(), step), line)
        y += step
    if own:
        y = _paint_sums(page, QRectF(inner.x(), y + 4, inner.width(), 76), sums)
    if said:
        _rule(page, inner, y + 6)
        brush.lines(QRectF(inner.x(), y + 14, inner.width(), card.bottom() - y - 18), said, style)
    return card.bottom()


def _paint_line(page: Page, rect: QRectF, line: Line) -> None:
    brush = page.brush
    brush.art(line.sprite, around(QPointF(rect.x() + 15, rect.center().y()), _PICTURE, _PICTURE))
    figure = brush.figure(20)
    if line.later:
        taken = brush.becomes(rect, line.figure, line.later, (figure, figure))
    else:
        taken = brush.line(rect, line.figure, figure, RIGHT)
    words = rect.adjusted(38, 0, -taken - 8, 0)
    brush.lines(words, brush.said(line.words), brush.body(), LEFT)


def _paint_sums(page: Page, rect: QRectF, sums: tuple[Change | None, Change | None]) -> float:
    """The own flowers, large, and below what a crash would leave of them; returns where they end."""
    brush = page.brush
    _rule(page, rect, rect.y())
    large = (brush.figure(19), brush.figure(28, brush.theme.inked(brush.theme.leaf)))
    small = (brush.figure(18, brush.theme.muted), brush.figure(18, brush.theme.muted))
    rows = ((sums[0], YOURS, large, 44.0, brush.body()), (sums[1], BUSTED, small, 28.0, brush.quiet()))
    y = rect.y() + 4
    for change, words, styles, height, style in rows:
        if change is None:
            continue
        room = QRectF(rect.x(), y, rect.width(), height)
        if change.now == change.then:
            taken = brush.line(room, str(change.now), styles[0], RIGHT)
        else:
            down = change.then < change.now and styles is large
            shown = (styles[0], brush.figure(28, brush.theme.inked(brush.theme.clay))) if down else styles
            taken = brush.becomes(room, str(change.now), str(change.then), shown)
        brush.lines(room.adjusted(0, 0, -taken - 4, 0), brush.said(words), style, LEFT)
        y += height
    return y


def _rule(page: Page, rect: QRectF, y: float) -> None:
    page.brush.painter.setPen(page.brush.pen(page.brush.theme.line, 1))
    page.brush.path_to(QPointF(rect.x(), y), QPointF(rect.right(), y))


AS_IT_IS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "As it stands")
PLANTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{flower} on {space}")
SWAPPED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "{taken} for {given}")
AT_ONCE: Final = QT_TRANSLATE_NOOP("stalk_exchange", "at today's values")
WHEN_YOURS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "when your turn ends")
WHEN_ENDS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "when {who}'s turn ends")
CUT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "flowers cut")
OPEN: Final = QT_TRANSLATE_NOOP("stalk_exchange", "bulbs open")
OPEN_TOO: Final = QT_TRANSLATE_NOOP("stalk_exchange", "bulbs open, this one too")
YOURS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "your flowers")
BUSTED: Final = QT_TRANSLATE_NOOP("stalk_exchange", "after a crash")
EVERYBODY_SEES: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Everybody sees what you take and what you give.")
