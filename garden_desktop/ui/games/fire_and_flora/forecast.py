"""The paper beside the row: what a play does, who chooses, the stars it brings, and what could stop it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, Who
from garden_desktop.games.fire_and_flora.aiming import Aim
from garden_desktop.games.fire_and_flora.cards import RESOURCES
from garden_desktop.games.fire_and_flora.layout import PREVIEW
from garden_desktop.games.fire_and_flora.pack import BUILT
from garden_desktop.games.fire_and_flora.plates import plant_name
from garden_desktop.games.fire_and_flora.resources import cards_of
from garden_desktop.games.fire_and_flora.state import NOBODY
from garden_desktop.ui.board.brush import LEFT, TOP
from garden_desktop.ui.games.fire_and_flora.brush import rect_of
from garden_desktop.ui.games.fire_and_flora.page import Page

_FOOT: Final = 22.0
_CHILD: Final = ("propagate", "invade", "no_place", "pool_empty")


def paint_forecast(page: Page, aim: Aim) -> None:
    """All of it, from above; what could stop it stands at the foot."""
    brush, rect = page.brush, rect_of(PREVIEW)
    brush.shadow(rect, 9, 3)
    brush.box(rect, 9, brush.theme.surface, brush.pen(brush.theme.line, 1))
    inner = rect.adjusted(10, 9, -8, -6)
    y = inner.y() + _paint_title(page, inner, aim) + 6
    foot = inner.bottom() - _FOOT
    _paint_stoppers(page, QRectF(inner.x(), foot, inner.width(), _FOOT), aim)
    changes = _changes(aim)
    foot -= 22.0 * len(changes) + (18 if aim.foresight.deed in _CHILD else 0)
    brush.lines(QRectF(inner.x(), y, inner.width(), foot - y), brush.said(_sentence(page, aim)), brush.body(13), TOP)
    _paint_sums(page, QRectF(inner.x(), foot, inner.width(), 22), aim, changes)


def _paint_title(page: Page, rect: QRectF, aim: Aim) -> float:
    """The cards and the deed; returns the height."""
    brush, x = page.brush, rect.x()
    for kind in cards_of(aim.move):
        brush.mark(RESOURCES[kind], QPointF(x, rect.y() + 12), 20)
        x += 17
    brush.line(QRectF(x + 6, rect.y(), rect.right() - x - 6, 24), brush.said(DEEDS[aim.foresight.deed]), brush.bold(15))
    return 24.0


def _sentence(page: Page, aim: Aim) -> Message:
    """Who chooses the place of a child, or what becomes of the plant."""
    content, ahead = page.view.on[aim.move.place], aim.foresight
    if ahead.returns:
        return COMES_BACK
    if aim.move.kind != "play" or not 0 <= content < BUILT:
        return HAPPENS.get(ahead.deed, NOTHING).of(who=Who(ahead.target))
    if ahead.deed in ("propagate", "invade") and ahead.chooser != NOBODY:
        child = plant_name(page.law, content & ~1)
        chooser = ahead.chooser
        if chooser == page.stage.seat:
            return YOU_CHOOSE.of(plant=child)
        return THEY_CHOOSE.of(plant=child, who=Who(chooser))
    return HAPPENS.get(ahead.deed, NOTHING).of(plant=plant_name(page.law, content))


def _changes(aim: Aim) -> tuple[tuple[int, int, int], ...]:
    """(seat, stars now, stars then) of those that change, whichever place is chosen."""
    found = []
    for seat, before in enumerate(aim.foresight.before):
        then = {one.stars[seat] for one in aim.foresight.outcomes} - {before}
        if then:
            found.append((seat, before, max(then, key=lambda stars: abs(stars - before))))
    return tuple(found[:2])


def _paint_sums(page: Page, line: QRectF, aim: Aim, changes: tuple[tuple[int, int, int], ...]) -> None:
    brush = page.brush
    for seat, before, then in changes:
        x, y = line.x(), line.center().y()
        if seat != page.stage.seat:
            brush.seat(QPointF(x + 9, y), 9, seat)
            x += 23
        brush.mark("star", QPointF(x, y), 17)
        brush.becomes(QPointF(x + 23, y), str(before), str(then), brush.bold(15))
        line = line.translated(0, 22)
    content = page.view.on[aim.move.place]
    if aim.foresight.deed in _CHILD and 0 <= content < BUILT:
        left = page.view.pool[content >> 1]
        brush.line(
            QRectF(line.x(), line.y(), line.width(), 18), brush.said(LEFT_OVER.of(n=left)), brush.quiet(13), LEFT
        )


def _paint_stoppers(page: Page, rect: QRectF, aim: Aim) -> None:
    """By type, from the cards that would be shown."""
    brush, x = page.brush, rect.x()
    for kind in aim.foresight.stoppers:
        brush.mark(RESOURCES[kind], QPointF(x, rect.center().y()), 17)
        x += 19
    said = COULD_STOP if aim.foresight.stoppers and aim.foresight.asked else NOBODY_STOPS
    room = QRectF(x + (3 if x > rect.x() else 0), rect.y(), rect.right() - x - 3, rect.height())
    brush.line(room, brush.said(said), brush.quiet(13), LEFT)


DEEDS: Final[Mapping[str, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "Grow"),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "Damage"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "Kill"),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "Propagate"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "Invade"),
    "sprout": QT_TRANSLATE_NOOP("fire_and_flora", "Sprout"),
    "pool_empty": QT_TRANSLATE_NOOP("fire_and_flora", "Empty pool"),
    "no_place": QT_TRANSLATE_NOOP("fire_and_flora", "No room"),
    "no_line": QT_TRANSLATE_NOOP("fire_and_flora", "No effect"),
    "steal-card": QT_TRANSLATE_NOOP("fire_and_flora", "Steal a card"),
    "steal-coins": QT_TRANSLATE_NOOP("fire_and_flora", "Steal coins"),
    "plant": QT_TRANSLATE_NOOP("fire_and_flora", "Plant a weed"),
}
HAPPENS: Final[Mapping[str, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "{plant} turns its big side up."),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "{plant} turns its small side up."),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "{plant} goes back to the pool."),
    "no_place": QT_TRANSLATE_NOOP("fire_and_flora", "No land for a child: the card is spent for nothing."),
    "steal-card": QT_TRANSLATE_NOOP("fire_and_flora", "A random card of {who} becomes yours."),
    "steal-coins": QT_TRANSLATE_NOOP("fire_and_flora", "Some coins of {who} become yours."),
    "sprout": QT_TRANSLATE_NOOP("fire_and_flora", "The seeds in the ground come up."),
}
NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Nothing happens.")
COMES_BACK: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It would fail, and the card come back to your hand.")
YOU_CHOOSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} on a land of yours; you choose which.")
THEY_CHOOSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} with {who}, who chooses the land.")
LEFT_OVER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n left in the pool")
COULD_STOP: Final = QT_TRANSLATE_NOOP("fire_and_flora", "could stop it")
NOBODY_STOPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "nothing stops it")
