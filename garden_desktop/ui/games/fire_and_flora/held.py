"""Painting of previews: forecast beside the row, affected lands, and numbered choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.effects.resources import cards_of
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, NOWHERE
from garden_desktop.games.fire_and_flora.table import ids, layout
from garden_desktop.games.fire_and_flora.table.drag_prompt import DragPreview
from garden_desktop.games.fire_and_flora.table.gestures import choices_of
from garden_desktop.games.fire_and_flora.table.labels import plant_name
from garden_desktop.games.fire_and_flora.table.layout import PREVIEW
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, TOP, TextStyle, around, clear, rect_of
from garden_desktop.ui.games.fire_and_flora.canvas import Brush, Page
from garden_desktop.ui.games.fire_and_flora.cards.plate import card_in, picture_in

# Forecast card: action, meaning, warnings, stars and possible blocks.


_FOOT: Final = 22.0
_MORE: Final = 34.0
_LEAST: Final = 10
_CHILD: Final = ("propagate", "invade", "no_place", "pool_empty")


def paint_forecast(page: Page, aim: DragPreview) -> None:
    """Paint the forecast of a play: action, meaning, warnings; at the bottom stars, pool and possible blocks."""
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
    """Paint other consequences as sentences."""
    brush = page.brush
    texts = [(brush.said(one), brush.body(13) if not number else brush.quiet(13)) for number, one in enumerate(said)]
    rect = paint_paper(page, sum(_height(brush, *one) + 5 for one in texts))
    _paint_texts(brush, rect, texts)


def paint_paper(page: Page, height: float) -> QRectF:
    """Paint the card beside the row, enlarged upwards if needed; returns the room on it."""
    brush, rect = page.brush, rect_of(PREVIEW)
    rect.setTop(min(rect.top(), max(rect.top() - _MORE, rect.bottom() - height - 16)))
    brush.shadow(rect, 9, 3)
    brush.box(rect, 9, brush.theme.surface, brush.pen(brush.theme.line, 1))
    return rect.adjusted(10, 9, -8, -6)


def _height(brush: Brush, words: str, style: TextStyle) -> float:
    return brush.height_of(PREVIEW.w - 18, words, style)


def _paint_texts(brush: Brush, rect: QRectF, texts: Sequence[tuple[str, TextStyle]]) -> None:
    """Paint texts below each other, all in a smaller font if there is not enough room."""
    high = sum(_height(brush, *one) + 5 for one in texts)
    while high > rect.height() and texts[0][1].font.pixelSize() > _LEAST:
        texts = [(words, style.smaller()) for words, style in texts]
        high = sum(_height(brush, *one) + 5 for one in texts)
    y = rect.y()
    for words, style in texts:
        y += brush.lines(QRectF(rect.x(), y, rect.width(), max(14.0, rect.bottom() - y)), words, style, TOP) + 5


def _paint_title(page: Page, rect: QRectF, aim: DragPreview) -> None:
    """Paint the cards and the name of the action."""
    brush, x = page.brush, rect.x()
    for kind in cards_of(aim.move):
        brush.mark(RESOURCES[kind], QPointF(x, rect.y() + 12), 20)
        x += 21
    brush.line(QRectF(x + 6, rect.y(), rect.right() - x - 6, 24), brush.said(DEEDS[aim.foresight.deed]), brush.bold(15))


def _sentence(page: Page, aim: DragPreview) -> Message:
    """Return the sentence on who chooses the place of a child, or what happens to the plant."""
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
    """Return (seat, stars now, stars then) for up to two seats whose stars change."""
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
    """Paint the card types that could block, or that none can. Only from cards the viewer may know."""
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
    "plant": QT_TRANSLATE_NOOP("fire_and_flora", "Plant an invasive"),
}
HAPPENS: Final[Mapping[str, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "{plant} flips to its big side."),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "{plant} flips to its small side."),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "{plant} goes back to the pool."),
    "plant": QT_TRANSLATE_NOOP("fire_and_flora", "A small invasive for one of {who}’s lands; you choose which."),
    "steal-card": QT_TRANSLATE_NOOP("fire_and_flora", "You take a random card from {who}."),
    "steal-coins": QT_TRANSLATE_NOOP("fire_and_flora", "You take some coins from {who}."),
    "sprout": QT_TRANSLATE_NOOP("fire_and_flora", "The seeds sprout."),
}
NOTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Nothing happens.")
YOU_CHOOSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} on one of your lands; you choose which.")
THEY_CHOOSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant} for {who}, who chooses the land.")
LEFT_OVER: Final = QT_TRANSLATE_NOOP("fire_and_flora", "%n left in the pool")
COULD_STOP: Final = QT_TRANSLATE_NOOP("fire_and_flora", "can block it")
NOBODY_STOPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "can’t be blocked")


# Highlight of the target land, ghosts of children and their ways


SIGNS: Final = ("grow", "damage", "kill", "propagate", "invade")
"""Actions that have a sign."""
_GHOST: Final = 0.6
_RISE: Final = 24.0
"""Height of a way above its row, if there is room."""
_BOW: Final = 1.1
"""Factor by which a curve rises above its control height."""
_EDGE: Final = 6.0
"""Minimum distance of a way from the upper edge of the table."""


def paint_aim(page: Page, aim: DragPreview) -> None:
    """Paint the preview of a held card on the lands, above the pieces."""
    code = ids.code(page.config, aim.move.place) if aim.move.place >= 0 else ""
    if code not in page.plates:
        return
    paint_rim(page.brush, _card(page, code), page.brush.theme.sky)
    content, deed = page.view.on[aim.move.place], aim.foresight.deed
    places = [one.place for one in aim.foresight.outcomes if one.place != NOWHERE]
    if deed in ("propagate", "invade") and 0 <= content < BUILT:
        paint_children(page, code, [ids.code(page.config, place) for place in places], content >> 1)
    elif deed in SIGNS:
        _paint_sign(page, code, f"act-{deed}")


def paint_children(page: Page, parent: str, places: list[str], species: int) -> None:
    """Paint a ghost on every land where the child may go, with a dotted way to each."""
    sprite = f"{page.config.species[species].id}-small"
    shown = [place for place in places if place in page.plates]
    for place in shown:
        paint_glow(page.brush, _card(page, place), page.brush.theme.leaf)
        _paint_ghost(page, place, sprite)
    for place in shown if parent in page.plates else ():
        if place != parent:
            paint_way(page.brush, _card(page, parent), _card(page, place), page.brush.theme.sky)


def paint_rim(brush: Brush, rect: QRectF, colour: QColor) -> None:
    """Paint the highlight of the target land."""
    paint_glow(brush, rect, colour)
    brush.box(rect, 8, None, brush.pen(colour, 3.4))


def paint_glow(brush: Brush, rect: QRectF, colour: QColor) -> None:
    """Paint a soft glow around a land."""
    for step in (9.0, 6.0, 3.0):
        brush.box(rect.adjusted(-1, -1, 1, 1), 9, None, brush.pen(clear(colour, 0.14), step))
    brush.box(rect.adjusted(-1.5, -1.5, 1.5, 1.5), 9, None, brush.pen(clear(colour, 0.65), 3))


def paint_way(brush: Brush, begin: QRectF, end: QRectF, colour: QColor) -> None:
    """Paint a dotted arc above two lands of a row, with an arrow head."""
    right = end.center().x() > begin.center().x()
    first = QPointF(begin.center().x() + (18 if right else -18), begin.top() + 2)
    last = QPointF(end.center().x() + (-6 if right else 6), end.top() + 4)
    path = QPainterPath(first)
    rise = QPointF(0, -min(_RISE, (min(first.y(), last.y()) - _EDGE) / _BOW))
    path.cubicTo(first + rise * 1.4, last + rise * 1.5, last)
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    brush.painter.strokePath(path, brush.pen(clear(brush.theme.raised, 0.9), 8))
    brush.painter.strokePath(path, _dots(brush, colour))
    head = QPainterPath(last + QPointF(-6, -7))
    head.lineTo(last)
    head.lineTo(last + QPointF(6, -7))
    brush.painter.strokePath(head, brush.pen(clear(brush.theme.raised, 0.9), 7))
    brush.painter.strokePath(head, brush.pen(colour, 3.4))


def _dots(brush: Brush, colour: QColor) -> QPen:
    dots = brush.pen(colour, 3.6)
    dots.setDashPattern([0.1, 1.9])
    return dots


def _paint_ghost(page: Page, code: str, sprite: str) -> None:
    plate = page.plates[code]
    room = picture_in(plate, page.box(code)).adjusted(6, 18, -6, -6)
    side = min(room.width(), room.height())
    with page.brush.faded(_GHOST):
        page.brush.art(sprite, QRectF(room.center().x() - side / 2, room.bottom() - side, side, side))


def _paint_sign(page: Page, code: str, sprite: str) -> None:
    """Paint the sign of the action at the top of the picture, where the held card does not hide it."""
    room = picture_in(page.plates[code], page.box(code))
    size = min(30.0, room.width() * 0.4)
    middle = QPointF(room.center().x(), room.y() + size * 0.55)
    page.brush.painter.setPen(page.brush.pen(page.brush.theme.sky, 2))
    page.brush.painter.setBrush(page.brush.paper.badge)
    page.brush.circle(middle, size * 0.72)
    page.brush.art(sprite, around(middle, size * 0.86, size * 0.86))


def _card(page: Page, code: str) -> QRectF:
    return card_in(page.plates[code], page.box(code))


_ABOVE: Final = 0.62
"""Share of a number's height that stands above its land, so that the land's name stays readable."""
_CHOSEN: Final = ("site", "regrow", "protect", "choose", "quake")


def paint_picks(page: Page) -> None:
    """Paint the numbers of the choices, for a viewer who has to choose."""
    ask = page.view.ask
    if not (page.look.deciding or page.look.beside) or ask.kind not in _CHOSEN:
        return
    if ask.kind == "quake":
        code = ids.code(page.config, ask.land)
        paint_rim(page.brush, card_in(page.plates[code], page.box(code)), page.brush.theme.clay)
        return
    for number, (_, seat) in enumerate(choices_of(page.view), 1):
        if seat >= 0:
            _paint_seat(page, seat, number)
    codes = [ids.code(page.config, land) for land, _ in choices_of(page.view) if land >= 0]
    if ask.kind == "site":
        paint_children(page, ids.code(page.config, ask.land) if ask.land >= 0 else "", codes, ask.what)
    for number, code in enumerate(codes, 1):
        if code in page.plates:
            _paint_number(page, code, number, lit=ask.kind != "site")


def _paint_seat(page: Page, seat: Seat, number: int) -> None:
    """Paint the number of a seat in the heading of its row."""
    for heading in page.look.headings():
        if heading.seat == seat:
            chip = rect_of(layout.chips(heading.box)[0])
            _paint_key(page.brush, QRectF(chip.x() - 32, chip.y(), 26, 24), number)


def _paint_number(page: Page, code: str, number: int, *, lit: bool) -> None:
    brush, rect = page.brush, card_in(page.plates[code], page.box(code))
    if lit:
        paint_glow(brush, rect, brush.theme.leaf)
    size = 26.0 if rect.width() > 90 else 20.0
    high = size - 2
    _paint_key(brush, QRectF(rect.right() - size + 5, rect.y() - high * _ABOVE, size, high), number)


def _paint_key(brush: Brush, key: QRectF, number: int) -> None:
    brush.box(key, 5, brush.theme.raised, brush.pen(brush.theme.leaf, 1.8))
    brush.line(key, str(number), brush.bold(key.width() * 0.56, brush.theme.inked(brush.theme.leaf)), CENTRE)
