"""What a card in hand would do: light on the land it touches, ghosts of children, and the way they would take."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE
from garden_desktop.games.fire_and_flora.table import ids
from garden_desktop.games.fire_and_flora.table.held.drag_preview import DragPreview
from garden_desktop.ui.board.drawing.table_painter import around, clear
from garden_desktop.ui.games.fire_and_flora.brush import Brush
from garden_desktop.ui.games.fire_and_flora.cards.plate import card_in, picture_in
from garden_desktop.ui.games.fire_and_flora.page import Page

SIGNS: Final = ("grow", "damage", "kill", "propagate", "invade")
"""Deeds that have a sign."""
_GHOST: Final = 0.6
_RISE: Final = 24.0
"""How high a way rises above its row, where there is room."""
_BOW: Final = 1.1
"""How much higher than that it bows."""
_EDGE: Final = 6.0
"""So far it stays from the upper edge of the table."""


def paint_aim(page: Page, aim: DragPreview) -> None:
    """All of it over the pieces."""
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
    """A ghost on every land the child may come to, and a dotted way to each."""
    sprite = f"{page.config.species[species].id}-small"
    shown = [place for place in places if place in page.plates]
    for place in shown:
        paint_glow(page.brush, _card(page, place), page.brush.theme.leaf)
        _paint_ghost(page, place, sprite)
    for place in shown if parent in page.plates else ():
        if place != parent:
            paint_way(page.brush, _card(page, parent), _card(page, place), page.brush.theme.sky)


def paint_rim(brush: Brush, rect: QRectF, colour: QColor) -> None:
    """The land that is touched."""
    paint_glow(brush, rect, colour)
    brush.box(rect, 8, None, brush.pen(colour, 3.4))


def paint_glow(brush: Brush, rect: QRectF, colour: QColor) -> None:
    """Soft light around a land, and a line where it begins."""
    for step in (9.0, 6.0, 3.0):
        brush.box(rect.adjusted(-1, -1, 1, 1), 9, None, brush.pen(clear(colour, 0.14), step))
    brush.box(rect.adjusted(-1.5, -1.5, 1.5, 1.5), 9, None, brush.pen(clear(colour, 0.65), 3))


def paint_way(brush: Brush, begin: QRectF, end: QRectF, colour: QColor) -> None:
    """Dots in an arc above two lands of a row, with a head at its end."""
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
    """What would happen to the plant, where a card in hand does not hide it."""
    room = picture_in(page.plates[code], page.box(code))
    size = min(30.0, room.width() * 0.4)
    middle = QPointF(room.center().x(), room.y() + size * 0.55)
    page.brush.painter.setPen(page.brush.pen(page.brush.theme.sky, 2))
    page.brush.painter.setBrush(page.brush.paper.badge)
    page.brush.circle(middle, size * 0.72)
    page.brush.art(sprite, around(middle, size * 0.86, size * 0.86))


def _card(page: Page, code: str) -> QRectF:
    return card_in(page.plates[code], page.box(code))
