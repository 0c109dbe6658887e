"""Painting of the dock: own hand, rule beside it, questions of a fire; and of the response band across the table while
a play can be blocked: before and after, blocking cards, cards shown so far.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from garden_desktop.core.layout import DOCK, SIZE, Box
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Arg, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import FIRE, RESOURCES, TIME, WATER
from garden_desktop.games.fire_and_flora.rules.effects.resources import stoppers
from garden_desktop.games.fire_and_flora.table import dock, gestures, ids, layout
from garden_desktop.games.fire_and_flora.table.band import layout as band_layout
from garden_desktop.games.fire_and_flora.table.band.block_band import BlockBand
from garden_desktop.games.fire_and_flora.table.fire import FireFrame, cause_of
from garden_desktop.games.fire_and_flora.table.labels import plant_name
from garden_desktop.ui.board.drawing.table_painter import LEFT, TextStyle, rect_of
from garden_desktop.ui.games.fire_and_flora.canvas import Page
from garden_desktop.ui.games.fire_and_flora.cards import stacked as cards
from garden_desktop.ui.games.fire_and_flora.cards.plate import card_in, paint_thing
from garden_desktop.ui.games.fire_and_flora.held import paint_rim

_RADIUS: Final = 9.0
_BESIDE: Final = 130.0
"""Width reserved beside the last shown card for the sentences about what stops it."""
_SIGNED: Final = 0.62
"""Vertical position of a seat symbol on a card, as a share of the card's height."""
_STOPPED: Final = 0.3
"""Opacity of the outcome that does not happen."""


def paint_band(page: Page, band: BlockBand) -> None:
    """Paint the band; cards are pieces and seat buttons are places of the table."""
    _paint_ground(page)
    _say(page, "band-title", band_layout.TITLE, page.brush.bold(13, page.brush.theme.muted))
    _paint_deed(page, band)
    _paint_stops(page, band)
    page.note("band-invites", rect_of(band_layout.INVITES), page.brush.quiet(14))


def paint_covered(page: Page) -> None:
    """Paint the dock while the hand is hidden, with the note that the band looks the same for every hand."""
    brush, room = page.brush, band_layout.COVERED
    if not page.view.sizes[page.look.holder]:
        room = room._replace(x=band_layout.BACKS.x, w=room.right - band_layout.BACKS.x)
    _paint_words(page, "band-covered", room, brush.bold(18), brush.quiet(15))
    if "band-same" in page.notes:
        rect = rect_of(band_layout.SAME)
        brush.painter.setPen(brush.pen(brush.theme.line, 1))
        brush.painter.drawLine(QLineF(rect.x() - 32, rect.y() - 17, rect.x() - 32, rect.bottom() + 3))
        _paint_words(page, "band-same", band_layout.SAME, brush.bold(13, brush.theme.muted), brush.quiet(13))


def paint_target(page: Page, band: BlockBand) -> None:
    """Paint the highlight of the target land, above the pieces."""
    code = ids.code(page.config, band.land) if band.land >= 0 else ""
    if code in page.plates:
        paint_rim(page.brush, card_in(page.plates[code], page.box(code)), page.brush.theme.leaf)


def _paint_words(page: Page, id: str, box: Box, title: TextStyle, text: TextStyle) -> None:
    """Paint a heading with lines of text below it."""
    rect = rect_of(box)
    high = page.note(id, QRectF(rect.x(), rect.y(), rect.width(), 44), title)
    page.note(f"{id}-text", rect.adjusted(0, high + 5, 0, 0), text)


def _paint_ground(page: Page) -> None:
    """Paint the background of the band."""
    brush, rect = page.brush, rect_of(band_layout.BAND)
    brush.shadow(rect, _RADIUS)
    brush.box(rect, _RADIUS, brush.theme.surface, brush.pen(brush.theme.line, 1))


def _paint_deed(page: Page, band: BlockBand) -> None:
    """Paint the present and the future state of the target, the name of the action and the change in stars."""
    brush = page.brush
    if band.pictures is not None:
        now, then = band.pictures
        paint_thing(brush, now, rect_of(band_layout.BEFORE))
        brush.arrow(rect_of(band_layout.ARROW), brush.theme.inked(brush.theme.leaf), 3.2, band_layout.ARROW.h / 2)
        with brush.faded(1.0 if band.exchange.stands else _STOPPED):
            paint_thing(brush, then, rect_of(band_layout.AFTER))
    else:
        sprite = "coin-stack" if band.exchange.move.kind == "steal-coins" else "card-back"
        brush.art(sprite, rect_of(band_layout.BEFORE))
        brush.arrow(rect_of(band_layout.ARROW), brush.theme.inked(brush.theme.clay), 3.2, band_layout.ARROW.h / 2)
        after = rect_of(band_layout.AFTER)
        brush.seat(after.center(), after.width() * 0.36, band.exchange.seat)
    if band.exchange.stands:
        _say(page, "band-deed", band_layout.DEED, brush.bold(24))
        _paint_stars(page, band)
    else:
        _paint_stopped(page)


def _paint_stopped(page: Page) -> None:
    """Paint the action struck out, and what would let it succeed again in place of the stars."""
    brush, deed = page.brush, rect_of(band_layout.DEED)
    clay = brush.theme.inked(brush.theme.clay)
    wide = _line(page, "band-deed", deed, brush.bold(24, brush.theme.muted))
    brush.painter.setPen(brush.pen(clay, 3))
    brush.painter.drawLine(QLineF(deed.x() - 4, deed.center().y() + 2, deed.x() + wide + 4, deed.center().y() + 2))
    arrow = rect_of(band_layout.ARROW)
    for end in (arrow.bottomLeft(), arrow.topLeft()):
        begin = QPointF(arrow.right(), arrow.top() if end == arrow.bottomLeft() else arrow.bottom())
        brush.painter.drawLine(QLineF(begin, end))
    page.note("band-stops-1", rect_of(band_layout.STARS).united(rect_of(band_layout.STANDING)), brush.body(13.5))


def paint_signed(page: Page, rect: QRectF, number: int) -> None:
    """Paint the symbol of the seat that played a card, at a height visible under other cards."""
    band = page.look.band
    if band is not None and number <= len(band.cards):
        radius = 9.0
        page.brush.seat(
            QPointF(rect.x() + radius + 3, rect.y() + rect.height() * _SIGNED), radius, band.cards[number - 1].seat
        )


def _paint_stars(page: Page, band: BlockBand) -> None:
    """Paint the change in stars per seat; if there are several places for a child, the largest change."""
    brush, before = page.brush, band.ahead.before
    lines = [rect_of(band_layout.STARS), rect_of(band_layout.STANDING)]
    if "band-wins" in page.notes:
        _line(page, "band-wins", lines.pop(), brush.bold(14, brush.theme.inked(brush.theme.clay)))
    for seat, now in enumerate(before):
        then = max((one.stars[seat] for one in band.ahead.outcomes), key=lambda stars: abs(stars - now))
        if then != now and lines:
            rect = lines.pop(0)
            x, y = rect.x(), rect.center().y()
            brush.seat(QPointF(x + 9, y), 9, seat)
            brush.mark("star", QPointF(x + 23, y), 18)
            brush.becomes(QPointF(x + 47, y), str(now), str(then), brush.bold(15))


def _paint_stops(page: Page, band: BlockBand) -> None:
    """Paint the last shown card, if any, and the types of cards that can block now."""
    rect = rect_of(band_layout.STOPS)
    if band.exchange.blocks:
        rect = _paint_shown(page, band, rect)
    if not band.exchange.stands:
        return
    brush, x = page.brush, rect.x()
    stops, icons = [id for id in page.notes if id.startswith("band-stops-")], _stopping(band)
    for number, id in enumerate(stops):
        room = (rect.right() - x) / (len(stops) - number)
        if number < len(icons):
            brush.mark(RESOURCES[icons[number]], QPointF(x, rect.center().y()), 18)
            x, room = x + 24, room - 24
        x += _line(page, id, QRectF(x, rect.y(), room - 6, rect.height()), brush.body(13.5)) + 10


def _paint_shown(page: Page, band: BlockBand, rect: QRectF) -> QRectF:
    """Paint the last shown card as a sentence; returns the rest of the line."""
    brush, y, (seat, kind) = page.brush, rect.center().y(), band.exchange.blocks[-1]
    brush.seat(QPointF(rect.x() + 10, y), 10, seat)
    brush.mark(RESOURCES[kind], QPointF(rect.x() + 25, y), 19)
    room = rect.adjusted(50, 0, -_BESIDE if band.exchange.stands else 0, 0)
    taken = _line(page, f"band-chain-{len(band.exchange.blocks)}", room, brush.body(13.5))
    return rect.adjusted(room.x() + taken + 12 - rect.x(), 0, 0, 0)


def _stopping(band: BlockBand) -> tuple[int, ...]:
    """Return the card types that the blocking sentences are about."""
    return (*stoppers(band.exchange.cards), *(TIME,) * (TIME in band.exchange.cards))


def _say(page: Page, id: str, box: Box, style: TextStyle) -> None:
    _line(page, id, rect_of(box), style)


def _line(page: Page, id: str, rect: QRectF, style: TextStyle) -> float:
    note = page.notes.get(id)
    return 0.0 if note is None else page.brush.line(rect, page.brush.said(note), style, LEFT)


_OPEN: Final = 80.0
"""Distance between cards in a hand from which on they need no count."""


def paint_dock(page: Page) -> None:
    """Paint the background of the dock; cards and buttons are pieces and places."""
    page.brush.dock(DOCK, SIZE)


def paint_rule(page: Page, x: float) -> None:
    """Paint a vertical line."""
    page.brush.painter.setPen(page.brush.pen(page.brush.theme.line, 1))
    page.brush.painter.drawLine(QLineF(x, layout.HAND.y, x, layout.HAND.bottom))


def paint_hand(page: Page) -> None:
    """Paint the line beside the hand, and a note if the hand is empty."""
    begin = dock.begin(page.look)
    paint_rule(page, layout.rule_beside(begin))
    if not page.view.sizes[page.look.holder]:
        paint_no_cards(page, page.look.holder, rect_of(layout.hand_beside(begin)))


def paint_no_cards(page: Page, holder: Seat, rect: QRectF) -> None:
    """Paint the note that a hand is empty."""
    said = NO_CARDS if page.look.hand is not None else NO_CARDS_OF.of(who=SideName(holder))
    page.brush.lines(rect, page.brush.said(said), page.brush.quiet(14), LEFT)


def paint_numbers(page: Page, held: str) -> None:
    """Paint the number of equal cards on piles that overlap closely, above the pieces; a held card is not counted."""
    look = page.look
    if look.hand is None or look.mode == "burn" or any(handle.loose for handle in look.draft):
        return
    wells = gestures.wells(page.config, look.hand)
    room = layout.hand_beside(dock.begin(look))
    boxes = layout.wells(gestures.lying(wells, ()), room, gestures.joined(wells, ()))
    piles = {well.kind: [box for one, box in zip(wells, boxes, strict=True) if one.kind == well.kind] for well in wells}
    for kind, places in piles.items():
        held_here = sum(len(well.numbers) for well in wells if well.kind == kind)
        number = held_here - (ids.kind_of(held) == kind)
        wide = places[-1].right - places[0].x
        if number > 1 and wide < layout.CARD[0] + _OPEN * (held_here - 1):
            cards.paint_number(page.brush, QPointF(places[-1].right, places[-1].y + 3), number)


def paint_question(page: Page) -> None:
    """Paint the question of a fire: above the choices the child and its value, below them for whom the fire waits."""
    ask, brush = page.view.ask, page.brush
    if isinstance(page.look.shown, FireFrame) or ask.seat < 0:
        return
    if ask.kind in ("site", "regrow"):
        said = brush.said(_child(page, ask.what << 1 if ask.kind == "site" else ask.what & ~1))
        brush.line(rect_of(layout.PICKS_TITLE), said, brush.bold(15), LEFT)
    elif ask.kind == "douse" and page.look.hand is not None:
        said = brush.said(WATERS.of(n=page.look.hand[WATER]))
        brush.line(rect_of(layout.PICKS_TITLE), said, brush.bold(15), LEFT)
    foot = rect_of(layout.PICKS_FOOT)
    if all(place.y + place.h <= foot.y() for place in dock.buttons(page.look)):
        waits = WAITS if cause_of(page.config, page.view) == FIRE else EVENT_WAITS
        brush.line(foot, brush.said(waits.of(who=SideName(ask.seat))), brush.quiet(13), LEFT)


def _child(page: Page, content: int) -> Message:
    """Return the sentence about the plant to be placed or regrown."""
    names: dict[str, Arg] = {"plant": plant_name(page.config, content)}
    stars = page.config.worth[content]
    if page.view.ask.kind == "regrow":
        return (REGROWS.of(**names, n=stars)) if stars else MAY_REGROW.of(**names)
    return CHILD_STARS.of(**names, n=stars) if stars else CHILD.of(**names)


CHILD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant}: choose its land")
CHILD_STARS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant}, +%n star(s): choose its land")
MAY_REGROW: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant}: may grow back")
REGROWS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant}, +%n star(s): may grow back")
WATERS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You have %n Water card(s).")
WAITS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The fire waits for {who}, then continues.")
EVENT_WAITS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The event waits for {who}, then continues.")
NO_CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You have no Resource Cards.")
NO_CARDS_OF: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} has no Resource Cards.")
