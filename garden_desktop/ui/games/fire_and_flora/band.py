"""The band across the table while a play may be stopped: before and after, what stops it, what was shown so far."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from garden_desktop.core.box import Box
from garden_desktop.games.fire_and_flora import band_layout, ids
from garden_desktop.games.fire_and_flora.band import Band
from garden_desktop.games.fire_and_flora.blocks import stoppers
from garden_desktop.games.fire_and_flora.cards import RESOURCES, TIME
from garden_desktop.ui.board.brush import LEFT, Style, rect_of
from garden_desktop.ui.games.fire_and_flora.aim import paint_rim
from garden_desktop.ui.games.fire_and_flora.page import Page
from garden_desktop.ui.games.fire_and_flora.plate import card_in, paint_thing

_RADIUS: Final = 9.0


def paint_band(page: Page, band: Band) -> None:
    """Everything but the cards, which are pieces, and the buttons of the seats."""
    _paint_ground(page)
    _say(page, "band-title", band_layout.TITLE, page.brush.bold(13, page.brush.theme.muted))
    _paint_deed(page, band)
    _paint_stops(page, band)


def paint_covered(page: Page) -> None:
    """In the dock: that the hand is covered, and that the bar is the same every time."""
    brush = page.brush
    _paint_words(page, "band-covered", band_layout.COVERED, brush.bold(18), brush.quiet(15))
    if "band-same" in page.notes:
        rect = rect_of(band_layout.SAME)
        brush.painter.setPen(brush.pen(brush.theme.line, 1))
        brush.painter.drawLine(QLineF(rect.x() - 32, rect.y() - 17, rect.x() - 32, rect.bottom() + 3))
        _paint_words(page, "band-same", band_layout.SAME, brush.bold(13, brush.theme.muted), brush.quiet(13))


def paint_target(page: Page, band: Band) -> None:
    """Over the pieces: the land the play is aimed at."""
    code = ids.code(page.law, band.land) if band.land >= 0 else ""
    if code in page.plates:
        paint_rim(page.brush, card_in(page.plates[code], page.box(code)), page.brush.theme.leaf)


def _paint_words(page: Page, id: str, box: Box, title: Style, text: Style) -> None:
    """A heading, and a few lines below it."""
    rect = rect_of(box)
    high = page.note(id, QRectF(rect.x(), rect.y(), rect.width(), 44), title)
    page.note(f"{id}-text", rect.adjusted(0, high + 5, 0, 0), text)


def _paint_ground(page: Page) -> None:
    """A sheet of paper that lies across the table."""
    brush, rect = page.brush, rect_of(band_layout.BAND)
    brush.shadow(rect, _RADIUS)
    brush.box(rect, _RADIUS, brush.theme.surface, brush.pen(brush.theme.line, 1))


def _paint_deed(page: Page, band: Band) -> None:
    """What stands there and what will, with the name of the deed and the stars."""
    brush = page.brush
    if band.pictures is not None:
        now, then = band.pictures
        paint_thing(brush, now, rect_of(band_layout.BEFORE))
        brush.arrow(rect_of(band_layout.ARROW), brush.theme.inked(brush.theme.leaf), 3.2)
        paint_thing(brush, then, rect_of(band_layout.AFTER))
    else:
        sprite = "coin-stack" if band.exchange.move.kind == "steal-coins" else "card-back"
        brush.art(sprite, rect_of(band_layout.BEFORE))
        brush.arrow(rect_of(band_layout.ARROW), brush.theme.inked(brush.theme.clay), 3.2)
        after = rect_of(band_layout.AFTER)
        brush.seat(after.center(), after.width() * 0.36, band.exchange.seat)
    _say(page, "band-deed", band_layout.DEED, brush.bold(24))
    _paint_stars(page, band)


def _paint_stars(page: Page, band: Band) -> None:
    """Whose stars would change, and how; of several places for a child the best counts."""
    brush, before = page.brush, band.ahead.before
    lines = [rect_of(band_layout.STARS), rect_of(band_layout.STANDING)]
    for seat, now in enumerate(before):
        then = max((one.stars[seat] for one in band.ahead.outcomes), key=lambda stars: abs(stars - now))
        if then != now and lines:
            rect = lines.pop(0)
            x, y = rect.x(), rect.center().y()
            brush.seat(QPointF(x + 9, y), 9, seat)
            brush.mark("star", QPointF(x + 23, y), 18)
            brush.becomes(QPointF(x + 47, y), str(now), str(then), brush.bold(15))


def _paint_stops(page: Page, band: Band) -> None:
    """What was shown last, where something was; else what stops the cards."""
    brush, rect = page.brush, rect_of(band_layout.STOPS)
    chain = [id for id in page.notes if id.startswith("band-chain-")]
    if chain:
        last = band.exchange.blocks[-1]
        brush.seat(QPointF(rect.x() + 10, rect.center().y()), 10, last[0])
        brush.mark(RESOURCES[last[1]], QPointF(rect.x() + 25, rect.center().y()), 19)
        _line(page, chain[-1], rect.adjusted(50, 0, 0, 0), brush.body(14))
        return
    stops = [id for id in page.notes if id.startswith("band-stops-")]
    icons, x = _stopping(band), rect.x()
    for number, id in enumerate(stops):
        room = (rect.right() - x) / (len(stops) - number)
        if number < len(icons):
            brush.mark(RESOURCES[icons[number]], QPointF(x, rect.center().y()), 18)
            x, room = x + 24, room - 24
        x += _line(page, id, QRectF(x, rect.y(), room - 6, rect.height()), brush.body(13.5)) + 10


def _stopping(band: Band) -> tuple[int, ...]:
    """The types the sentences are about, while the play stands."""
    if not band.exchange.stands:
        return ()
    return (*stoppers(band.exchange.cards), *(TIME,) * (TIME in band.exchange.cards))


def _say(page: Page, id: str, box: Box, style: Style) -> None:
    _line(page, id, rect_of(box), style)


def _line(page: Page, id: str, rect: QRectF, style: Style) -> float:
    note = page.notes.get(id)
    return 0.0 if note is None else page.brush.line(rect, page.brush.said(note), style, LEFT)
