"""The paper beside the row: what a play does, who chooses, the stars it brings, and what could stop it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.effects.resources import cards_of
from garden_desktop.games.fire_and_flora.rules.state import NOBODY
from garden_desktop.games.fire_and_flora.table.cards.plates import plant_name
from garden_desktop.games.fire_and_flora.table.held.drag_preview import DragPreview
from garden_desktop.games.fire_and_flora.table.layout import PREVIEW
from garden_desktop.ui.board.drawing.table_painter import LEFT, TOP, TextStyle, rect_of
from garden_desktop.ui.games.fire_and_flora.brush import Brush
from garden_desktop.ui.games.fire_and_flora.page import Page

_FOOT: Final = 22.0
_MORE: Final = 34.0
_LEAST: Final = 10
_CHILD: Final = ("propagate", "invade", "no_place", "pool_empty")


def paint_forecast(page: Page, aim: DragPreview) -> None:
    """A play: the deed, what it means, warnings; stars, the pool and what could stop it at the foot."""
    brush = page.brush
    changes, clay = _changes(aim), brush.theme.inked(brush.theme.clay)
    texts = [(page.brush.said(_sentence(page, aim)), brush.body(13))]
    texts += [(brush.said(warning), brush.body(12)._replace(colour=clay)) for warning in aim.warnings]
    low = _FOOT + 22.0 * len(changes) + (18 if aim.foresight.deed in _CHILD else 0) + 6
    rect = paint_paper(page, 30 + low + sum(_height(brush, *one) + 5 for one in texts))
    _paint_title(page, rect, aim)
    foot = rect.bottom() - low
    _paint_texts(brush, QRectF(rect.x(), rect.y() + 30, rect.width(), foot - rect.y() - 30), texts)
    _paint_stoppers(page, QRectF(rect.x(), rect.bottom() - _FOOT, rect.width(), _FOOT), aim)
    _paint_sums(page, QRectF(rect.x(), foot, rect.width(), 22), aim, changes)


def paint_words(page: Page, said: Sequence[Message]) -> None:
    """What else would come of it, in sentences."""
    brush = page.brush
    texts = [(brush.said(one), brush.body(13) if not number else brush.quiet(13)) for number, one in enumerate(said)]
    rect = paint_paper(page, sum(_height(brush, *one) + 5 for one in texts))
    _paint_texts(brush, rect, texts)


def paint_paper(page: Page, height: float) -> QRectF:
    """The paper beside the row, higher where that is needed; returns the room on it."""
    brush, rect = page.brush, rect_of(PREVIEW)
    rect.setTop(min(rect.top(), max(rect.top() - _MORE, rect.bottom() - height - 16)))
    brush.shadow(rect, 9, 3)
    brush.box(rect, 9, brush.theme.surface, brush.pen(brush.theme.line, 1))
    return rect.adjusted(10, 9, -8, -6)


def _height(brush: Brush, words: str, style: TextStyle) -> float:
    return brush.height_of(PREVIEW.w - 18, words, style)


def _paint_texts(brush: Brush, rect: QRectF, texts: Sequence[tuple[str, TextStyle]]) -> None:
    """One below the other, all of them smaller where there is too little room."""
    high = sum(_height(brush, *one) + 5 for one in texts)
    while high > rect.height() and texts[0][1].font.pixelSize() > _LEAST:
        texts = [(words, style.smaller()) for words, style in texts]
        high = sum(_height(brush, *one) + 5 for one in texts)
    y = rect.y()
    for words, style in texts:
        y += brush.lines(QRectF(rect.x(), y, rect.width(), max(14.0, rect.bottom() - y)), words, style, TOP) + 5


def _paint_title(page: Page, rect: QRectF, aim: DragPreview) -> None:
    """The cards and the deed."""
    brush, x = page.brush, rect.x()
    for kind in cards_of(aim.move):
        brush.mark(RESOURCES[kind], QPointF(x, rect.y() + 12), 20)
        x += 21
    brush.line(QRectF(x + 6, rect.y(), rect.right() - x - 6, 24), brush.said(DEEDS[aim.foresight.deed]), brush.bold(15))


def _sentence(page: Page, aim: DragPreview) -> Message:
    """Who chooses the place of a child, or what becomes of the plant."""
    content, ahead = page.view.on[aim.move.place], aim.foresight
    if aim.move.kind != "play" or not 0 <= content < BUILT:
        return HAPPENS.get(ahead.deed, NOTHING).of(who=SideName(ahead.target))
    if ahead.deed in ("propagate", "invade") and ahead.chooser != NOBODY:
        child = plant_name(page.config, content & ~1)
        chooser = ahead.chooser
        if chooser == page.look.seat:
            return YOU_CHOOSE.of(plant=child)
        return THEY_CHOOSE.of(plant=child, who=SideName(chooser))
    return HAPPENS.get(ahead.deed, NOTHING).of(plant=plant_name(page.config, content))


def _changes(aim: DragPreview) -> tuple[tuple[int, int, int], ...]:
    """(seat, stars now, stars then) of those that change, whichever place is chosen."""
    found = []
    for seat, before in enumerate(aim.foresight.before):
        then = {one.stars[seat] for one in aim.foresight.outcomes} - {before}
        if then:
            found.append((seat, before, max(then, key=lambda stars: abs(stars - before))))
    return tuple(found[:2])


def _paint_sums(page: Page, line: QRectF, aim: DragPreview, changes: tuple[tuple[int, int, int], ...]) -> None:
    brush = page.brush
    for seat, before, then in changes:
        x, y = line.x(), line.center().y()
        if seat != page.look.seat:
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


def _paint_stoppers(page: Page, rect: QRectF, aim: DragPreview) -> None:
    """By type, from the cards that would be shown; none where nobody is asked."""
    brush, x = page.brush, rect.x()
    stoppers = aim.foresight.stoppers if aim.foresight.asked else ()
    for kind in stoppers:
        brush.mark(RESOURCES[kind], QPointF(x, rect.center().y()), 17)
        x += 21
    said = COULD_STOP if stoppers else NOBODY_STOPS
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
    "plant": QT_TRANSLATE_NOOP("fire_and_flora", "A small weed for a land of {who}; you choose which."),
    "steal-card": QT_TRANSLATE_NOOP("fire_and_flora", "A random card of {who} becomes yours."),
    "steal-coins": QT_TRANSLATE_NOOP("fire_and_flora", "Some coins of {who} become yours."),
    "sprout": QT_TRANSLATE_NOOP("fire_and_flora", "The seeds in the ground come up."),
}
NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Nothing happens.")
YOU_CHOOSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} on a land of yours; you choose which.")
THEY_CHOOSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} with {who}, who chooses the land.")
LEFT_OVER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n left in the pool")
COULD_STOP: Final = QT_TRANSLATE_NOOP("fire_and_flora", "could stop it")
NOBODY_STOPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "nothing stops it")
