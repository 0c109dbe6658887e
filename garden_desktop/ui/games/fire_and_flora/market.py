"""The upper part of a turn: the heading of the market, and the event of the turn with what the die shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.data.pack import BOTH, CENTRAL, SOUTHERN
from garden_desktop.games.fire_and_flora.table import layout
from garden_desktop.games.fire_and_flora.table.view_facts import ShownEvent
from garden_desktop.ui.board.drawing.table_painter import LEFT, TOP, TextStyle, rect_of
from garden_desktop.ui.games.fire_and_flora.brush import GAME, Brush
from garden_desktop.ui.games.fire_and_flora.page import Page

DICE: Final = {CENTRAL: "die-central", SOUTHERN: "die-southern", BOTH: "die-both"}
_ANY_FIRE: Final = "event-fire"
_FLAGS: Final = {"dry": "event-lanina", "winds": "event-wind", "grant": "event-grant"}
_SWEEPS: Final = ("event-elnino", "event-years")
_PICTURE: Final = 0.72


def paint_title(page: Page) -> None:
    """What the row of lands above is."""
    brush, rect = page.brush, rect_of(layout.MARKET_TITLE)
    taken = brush.line(rect, brush.said(MARKET), brush.bold(15), LEFT)
    taken += 9 + brush.line(rect.adjusted(taken + 9, 1, 0, 1), brush.said(OLDEST), brush.quiet(13), LEFT)
    _paint_flags(page, rect.adjusted(taken + 20, 0, 0, 4))


def _paint_flags(page: Page, rect: QRectF) -> None:
    """What holds until further notice, each with its sign."""
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
    """The event of the turn on its paper."""
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
    """The event in the dock, while the rows take the whole table."""
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
    """What was rolled for this event, or else the die at rest, as it fell last."""
    brush = page.brush
    if event.area:
        paint_die(brush, rect, event.area, brush.bold(13), brush.said(AREAS[event.area]))
        return
    last = next((turn.area for turn in reversed(page.view.past) if turn.area), 0)
    if last:
        with brush.faded(0.8):
            paint_die(brush, rect, last, brush.quiet(12), brush.said(LAST.of(region=AREAS[last])))


def paint_picture(brush: Brush, rect: QRectF, sprite: str) -> None:
    """The drawing of an event above its dune; that of any fire where a pack has one of its own."""
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
    """The face of the die with words beside it."""
    side = rect.height()
    brush.art(DICE[area], QRectF(rect.x(), rect.y(), side, side))
    brush.lines(QRectF(rect.x() + side + 9, rect.y() - 2, rect.width() - side - 9, side + 4), words, style, LEFT)


MARKET: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Property Market")
OLDEST: Final = QT_TRANSLATE_NOOP("fire_and_flora", "oldest first, one a turn")
THIS_TURN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Event this turn")
FIRE_EVENT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Fire Event")
LAST: Final = QT_TRANSLATE_NOOP("fire_and_flora", "at rest, the last time: {region}")
AREAS: Final[Mapping[int, Message]] = {
    CENTRAL: QT_TRANSLATE_NOOP("fire_and_flora", "Central California"),
    SOUTHERN: QT_TRANSLATE_NOOP("fire_and_flora", "Southern California"),
    BOTH: QT_TRANSLATE_NOOP("fire_and_flora", "both regions"),
}
