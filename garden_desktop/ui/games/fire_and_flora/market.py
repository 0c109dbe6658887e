"""Painting of the market heading, the event, the row headings, the plant pool and the decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.data.pack import BOTH, CENTRAL, SOUTHERN
from garden_desktop.games.fire_and_flora.table import layout
from garden_desktop.games.fire_and_flora.table.layout import POOL
from garden_desktop.games.fire_and_flora.table.view_facts import RowHeader, ShownEvent
from garden_desktop.ui.board.drawing.table_painter import LEFT, RIGHT, TOP, TextStyle, rect_of
from garden_desktop.ui.games.fire_and_flora.canvas import GAME, Brush, Page

# Market heading and event


DICE: Final = {CENTRAL: "die-central", SOUTHERN: "die-southern", BOTH: "die-both"}
_ANY_FIRE: Final = "event-fire"
_FLAGS: Final = {"dry": "event-lanina", "winds": "event-wind", "grant": "event-grant"}
_SWEEPS: Final = ("event-elnino", "event-years")
_PICTURE: Final = 0.72


def paint_title(page: Page) -> None:
    """Paint the heading of the market."""
    brush, rect = page.brush, rect_of(layout.MARKET_TITLE)
    taken = brush.line(rect, brush.said(MARKET), brush.bold(15), LEFT)
    taken += 9 + brush.line(rect.adjusted(taken + 9, 1, 0, 1), brush.said(OLDEST), brush.quiet(13), LEFT)
    _paint_flags(page, rect.adjusted(taken + 20, 0, 0, 4))


def _paint_flags(page: Page, rect: QRectF) -> None:
    """Paint the lasting effects with their signs."""
    flags = [(id, note) for id, note in page.notes.items() if id.startswith("flag-")]
    brush, x = page.brush, rect.x()
    for number, (id, note) in enumerate(flags):
        room = (rect.right() - x) / (len(flags) - number)
        sign = _FLAGS.get(id.split("-")[1], "")
        if sign:
            brush.mark(sign, QPointF(x, rect.center().y()), 20)
        style = brush.bold(12, brush.theme.inked(brush.theme.clay if sign else brush.theme.muted))
        begin = x + (25 if sign else 0)
        brush.lines(QRectF(begin, rect.y(), x + room - begin - 8, rect.height()), brush.said(note), style, LEFT)
        x += room


def paint_event(page: Page) -> None:
    """Paint the event card."""
    event = page.look.event()
    if event is None:
        return
    brush, rect = page.brush, rect_of(event.box).adjusted(0, 0, 0, -3)
    brush.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), 9, brush.theme.surface, brush.pen(brush.theme.line, 1))
    picture = QRectF(rect.x() + 13, rect.y() + 13, 84, rect.height() - 26)
    paint_picture(brush, picture, event.sprite)
    words = QRectF(picture.right() + 12, rect.y() + 12, rect.right() - picture.right() - 22, 0)
    y = words.y() + brush.lines(words.adjusted(0, 0, 0, 18), brush.said(THIS_TURN), brush.bold(12, brush.theme.muted))
    y += brush.lines(QRectF(words.x(), y, words.width(), 22), brush.said(event.name), brush.bold(14.5)) + 1
    room = QRectF(words.x(), y, words.width(), rect.bottom() - y - 46)
    brush.lines(room, brush.said(event.sentence), brush.quiet(13), TOP)
    _paint_die_state(page, QRectF(words.x(), rect.bottom() - 43, words.width(), 33), event)


def paint_event_below(page: Page) -> None:
    """Paint the event in the dock, while the rows fill the table."""
    event = page.look.event()
    if event is None:
        return
    brush, rect = page.brush, rect_of(event.box)
    paint_picture(brush, QRectF(rect.x(), rect.y(), 100, rect.height()), event.sprite)
    words = QRectF(rect.x() + 116, rect.y() + 14, rect.width() - 124, 22)
    kind = THIS_TURN if event.sprite in _SWEEPS else FIRE_EVENT
    brush.line(words, brush.said(kind), brush.bold(13, brush.theme.muted), LEFT)
    height = brush.lines(words.adjusted(0, 22, 0, 24), brush.said(event.name), brush.bold(18))
    if event.area:
        die = QRectF(words.x(), words.bottom() + max(26.0, height + 6), words.width(), 50)
        paint_die(brush, die, event.area, brush.bold(15), brush.said(AREAS[event.area]))


def _paint_die_state(page: Page, rect: QRectF, event: ShownEvent) -> None:
    """Paint the die as rolled for this event, or else as it fell last, faded."""
    brush = page.brush
    if event.area:
        paint_die(brush, rect, event.area, brush.bold(13), brush.said(AREAS[event.area]))
        return
    last = next((turn.area for turn in reversed(page.view.past) if turn.area), 0)
    if last:
        with brush.faded(0.9):
            paint_die(brush, rect, last, brush.quiet(12), brush.said(LAST.of(region=AREAS[last])))


def paint_picture(brush: Brush, rect: QRectF, sprite: str) -> None:
    """Paint the picture of an event; the general fire if a custom event has no drawing."""
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sky.setColorAt(0.0, brush.paper.sky)
    sky.setColorAt(1.0, brush.paper.dune)
    brush.painter.setPen(brush.pen(brush.paper.rim, 1.2))
    brush.painter.setBrush(sky)
    brush.painter.drawRoundedRect(rect, 7, 7)
    side = min(rect.width(), rect.height()) * (_PICTURE + 0.1)
    spot = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    brush.art(sprite if brush.shown.art.has(GAME, sprite) else _ANY_FIRE, spot)


def paint_die(brush: Brush, rect: QRectF, area: int, style: TextStyle, words: str) -> None:
    """Paint a face of the die with text beside it."""
    side = rect.height()
    brush.art(DICE[area], QRectF(rect.x(), rect.y(), side, side))
    brush.lines(QRectF(rect.x() + side + 9, rect.y() - 2, rect.width() - side - 9, side + 4), words, style, LEFT)


MARKET: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Property Market")
OLDEST: Final = QT_TRANSLATE_NOOP("fire_and_flora", "oldest first; buy one a turn")
THIS_TURN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Event this turn")
FIRE_EVENT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Fire Event")
LAST: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Last roll: {region}")
AREAS: Final[Mapping[int, Message]] = {
    CENTRAL: QT_TRANSLATE_NOOP("fire_and_flora", "Central California"),
    SOUTHERN: QT_TRANSLATE_NOOP("fire_and_flora", "Southern California"),
    BOTH: QT_TRANSLATE_NOOP("fire_and_flora", "both regions"),
}


_CHIP: Final = 14.0


def paint_headings(page: Page) -> None:
    """Paint the headings of all rows."""
    for heading in page.look.headings():
        own = heading.seat == page.look.home
        _paint_name(page, heading, 20.0 if own else 15.0)
        if not own:
            _paint_chips(page, heading)


def _paint_name(page: Page, heading: RowHeader, px: float) -> None:
    """Paint symbol, name and stars of a seat."""
    brush, rect = page.brush, rect_of(heading.box)
    y, radius = rect.center().y(), px * 0.62 + 1
    brush.seat(QPointF(rect.x() + radius, y), radius, heading.seat)
    style, x = brush.bold(px), rect.x() + 2 * radius + 8
    room = QRectF(x, y - 14, rect.width() - (x - rect.x()) - px * 3 - _chips_width(page, heading), 28)
    x += brush.line(room, brush.shown.name(heading.seat), style, LEFT) + 10
    brush.counted("star", str(heading.stars), QPointF(x, y), style, px)


def _chips_width(page: Page, heading: RowHeader) -> float:
    return 0.0 if heading.seat == page.look.home else 2 * layout.CHIP[0] + 10


def _paint_chips(page: Page, heading: RowHeader) -> None:
    brush, theme = page.brush, page.brush.theme
    held = (("coin", page.view.coins[heading.seat]), ("card-income", page.view.sizes[heading.seat]))
    for (sprite, number), box in zip(held, layout.chips(heading.box), strict=True):
        chip = rect_of(box).adjusted(1, 1, -1, -1)
        brush.box(chip, chip.height() / 2, theme.surface, brush.pen(theme.line, 1))
        style = brush.bold(13)
        wide = _CHIP + 4 + brush.width(str(number), style)
        brush.counted(sprite, str(number), QPointF(chip.center().x() - wide / 2, chip.center().y()), style, _CHIP)


_PLANT: Final = 21.0
_STEP: Final = 46.0
_TWO: Final = 3.0
"""Height by which two lines of text exceed the room."""
_PILES: Final = ("pile-lands", "pile-cards", "pile-events")


def paint_pool(page: Page) -> None:
    """Paint the number of plants left per species, faded if none is left, and the decks."""
    brush, rect = page.brush, rect_of(POOL)
    x, y = rect.x(), rect.center().y()
    x += brush.line(QRectF(x, rect.y(), 90, rect.height()), brush.said(TITLE), brush.bold(12, brush.theme.muted)) + 10
    for one, left in zip(page.config.species, page.view.pool, strict=True):
        with brush.faded(1.0 if left else 0.35):
            brush.art(f"{one.id}-big", QRectF(x, y - _PLANT / 2, _PLANT, _PLANT))
        colour = brush.theme.ink if left else brush.theme.inked(brush.theme.clay)
        brush.line(QRectF(x + _PLANT + 4, y - 10, _STEP - _PLANT - 5, 20), str(left), brush.bold(12, colour), LEFT)
        x += _STEP
    piles = "   ".join(brush.said(page.notes[id]) for id in _PILES if id in page.notes)
    brush.lines(
        QRectF(x + 8, rect.y() - _TWO, rect.right() - x - 8, rect.height() + 2 * _TWO), piles, brush.quiet(12), RIGHT
    )


TITLE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Pool")
