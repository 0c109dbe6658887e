"""Painting of the dock: own hand, rule beside it, and questions of a fire."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from garden_desktop.core.layout import DOCK, SIZE
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Arg, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import FIRE, WATER
from garden_desktop.games.fire_and_flora.table import dock, gestures, ids, layout
from garden_desktop.games.fire_and_flora.table.fire import FireFrame, cause_of
from garden_desktop.games.fire_and_flora.table.labels import plant_name
from garden_desktop.ui.board.drawing.table_painter import LEFT, rect_of
from garden_desktop.ui.games.fire_and_flora.canvas import Page
from garden_desktop.ui.games.fire_and_flora.cards import hand as cards

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
