"""Painting of a fire in progress: path through the rows, flame on the current land, scars and row labels."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.table import ids
from garden_desktop.games.fire_and_flora.table.labels import LandPlate
from garden_desktop.games.fire_and_flora.table.view_facts import RowHeader
from garden_desktop.games.fire_and_flora.table.view_model import FloraViewModel
from garden_desktop.ui.board.drawing.table_painter import LEFT, clear, rect_of
from garden_desktop.ui.games.fire_and_flora.canvas import Page
from garden_desktop.ui.games.fire_and_flora.cards.plate import card_in

_BEND: Final = 20.0
_EDGE: Final = 992.0
_START: Final = 118.0


class FireTrail(NamedTuple):
    """Look of the path: sprite of its head, colours of ribbon and glow."""

    sprite: str
    ribbon: QColor
    glow: QColor


class RowTimeTexts(NamedTuple):
    """Labels above the name of a row: when it is reached, or that it was."""

    first: Message
    then: Message
    later: Message
    now: Message
    last: Message
    done: Message


def paint_way(page: Page) -> None:
    """Paint the path: burnt part as a glowing ribbon, the rest dotted."""
    rows = _rows(page)
    if not rows:
        return
    brush = page.brush
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    dots = brush.pen(brush.paper.way, 3.4)
    dots.setDashPattern([0.2, 2.6])
    brush.painter.strokePath(_path(rows, len(rows), None), dots)
    reached = _reached(page)
    if reached is None:
        return
    (row, x), trail = reached, _trail(page)
    burning = _path(rows, row + 1, x)
    for width, share in ((24.0, 0.35), (18.0, 0.5)):
        brush.painter.strokePath(burning, brush.pen(clear(trail.glow, share), width))
    brush.painter.strokePath(burning, brush.pen(trail.ribbon, 12))
    core = brush.pen(brush.paper.core, 2.6)
    core.setDashPattern([2.2, 3.4])
    brush.painter.strokePath(burning, core)


def paint_flame(page: Page) -> None:
    """Paint the highlight and the flame on the current land, above the pieces."""
    code = current(page)
    if code not in page.plates:
        return
    brush, rect, trail = page.brush, card_in(page.plates[code], page.box(code)), _trail(page)
    for step in (16.0, 11.0, 6.0):
        brush.box(rect, 9, None, brush.pen(clear(trail.ribbon, 0.2), step))
    brush.box(rect, 8, None, brush.pen(trail.ribbon, 3.6))
    size = min(54.0, rect.height() * 0.4)
    brush.art(trail.sprite, QRectF(rect.x() - size * 0.42, rect.y() + rect.height() * 0.34, size, size))


def ashen(look: FloraViewModel, plate: LandPlate) -> LandPlate:
    """Return the plate with ash if the fire has emptied its land."""
    land = ids.land_of(look.config, plate.code)
    if land in look.passed and look.visits[land].fate == "kill" and plate.sprite == "land-open":
        return plate._replace(sprite="land-ash")
    return plate


def paint_scars(page: Page) -> None:
    """Paint a burnt edge around every plant that the fire has hurt, above the pieces."""
    if _trail(page).sprite != "fire":
        return
    for land in page.look.passed:
        code = ids.code(page.config, land)
        if page.look.visits[land].fate in ("kill", "damage") and code in page.plates:
            edge = page.brush.pen(page.brush.paper.burnt, 2.2)
            page.brush.box(card_in(page.plates[code], page.box(code)), 7, None, edge)


def paint_labels(page: Page) -> None:
    """Paint the label left of each row: when it burns, its owner, stars before and now."""
    headings = page.look.headings()
    for heading in headings:
        _paint_label(page, heading, len(headings))


def _trail(page: Page) -> FireTrail:
    """Return the look of the path: fire, or the water or years of an event that passes through the rows."""
    event, theme, paper = page.look.event(), page.brush.theme, page.brush.paper
    sprite = event.sprite if event is not None else ""
    if sprite == "event-elnino":
        return FireTrail("water", theme.sky, theme.sky)
    if sprite == "event-years":
        return FireTrail("time", theme.sun, theme.sun)
    return FireTrail("fire", paper.ribbon, paper.glow)


def current(page: Page) -> str:
    """Return the code of the land the fire is on, "" before the first."""
    land = page.look.at
    return ids.code(page.config, land) if land >= 0 else ""


def _paint_label(page: Page, heading: RowHeader, rows: int) -> None:
    brush, rect = page.brush, rect_of(heading.box)
    y = rect.center().y()
    said = _when(page, heading, rows)
    brush.line(QRectF(rect.x(), y - 43, _START - rect.x() - 10, 20), brush.said(said), brush.quiet(13), LEFT)
    brush.seat(QPointF(rect.x() + 16, y - 4), 16, heading.seat)
    name = QRectF(rect.x() + 39, y - 17, rect.width() - 44, 26)
    brush.line(name, brush.shown.name(heading.seat), brush.bold(17), LEFT)
    x = rect.x()
    brush.mark("star", QPointF(x, y + 29), 19)
    x += 25
    before = _stars_before(page, heading)
    if before != heading.stars:
        wide = brush.line(QRectF(x, y + 16, 40, 26), str(before), brush.quiet(17), LEFT)
        brush.painter.setPen(brush.pen(brush.theme.muted, 1.6))
        brush.painter.drawLine(QLineF(x - 1, y + 30, x + wide + 1, y + 30))
        x += wide + 7
    brush.line(QRectF(x, y + 16, 40, 26), str(heading.stars), brush.bold(17), LEFT)


def _stars_before(page: Page, heading: RowHeader) -> int:
    """Return the stars of a row before the fire reached it, from the contents that the passed lands had then."""
    row, worth = page.view.rows[heading.seat], page.config.worth
    passed = [page.look.visits[land] for land in row if land in page.look.passed]
    return heading.stars + sum(worth[visit.before] - worth[page.view.on[visit.land]] for visit in passed)


def _when(page: Page, heading: RowHeader, rows: int) -> Message:
    reached = _reached(page)
    words, place = FIRE_WORDS if _trail(page).sprite == "fire" else EVENT_WORDS, heading.place
    if reached is not None and place is not None and place <= reached[0]:
        return words.now if place == reached[0] else words.done
    if place == 0:
        return words.first
    if place == rows - 1:
        return words.last
    return words.then if place == (1 if reached is None else reached[0] + 1) else words.later


def _rows(page: Page) -> list[QRectF]:
    """Return the rectangles of the rows with land, from top to bottom."""
    rows: dict[float, QRectF] = {}
    for plate in page.plates.values():
        box = rect_of(plate.box)
        rows[box.y()] = rows[box.y()].united(box) if box.y() in rows else box
    return [rows[y] for y in sorted(rows)]


def _reached(page: Page) -> tuple[int, float] | None:
    """Return row index and x position of the land the fire is on, or None."""
    code = current(page)
    if code not in page.plates:
        return None
    box = page.box(code)
    return [row.y() for row in _rows(page)].index(box.y()), box.center().x()


def _path(rows: list[QRectF], number: int, until: float | None) -> QPainterPath:
    """Return the path through `number` rows, bending from row to row; in the last row up to x position `until`."""
    path = QPainterPath(QPointF(_START, rows[0].center().y()))
    for at in range(number):
        y = rows[at].center().y()
        if at == number - 1:
            path.lineTo(until if until is not None else rows[at].right() - 8, y)
            break
        _bend(path, y, (rows[at].bottom() + rows[at + 1].top()) / 2, rows[at + 1].center().y())
    return path


def _bend(path: QPainterPath, y: float, between: float, below: float) -> None:
    """Add the bend from the right end of a row, back between the rows, to the left end of the next."""
    path.lineTo(_EDGE - _BEND, y)
    path.quadTo(_EDGE, y, _EDGE, y + _BEND)
    path.lineTo(_EDGE, between - _BEND)
    path.quadTo(_EDGE, between, _EDGE - _BEND, between)
    path.lineTo(_START + _BEND, between)
    path.quadTo(_START, between, _START, between + _BEND)
    path.lineTo(_START, below - _BEND)
    path.quadTo(_START, below, _START + _BEND, below)


FIRE_WORDS: Final = RowTimeTexts(
    first=QT_TRANSLATE_NOOP("fire_and_flora", "burns first"),
    then=QT_TRANSLATE_NOOP("fire_and_flora", "burns next"),
    later=QT_TRANSLATE_NOOP("fire_and_flora", "burns later"),
    now=QT_TRANSLATE_NOOP("fire_and_flora", "burning now"),
    last=QT_TRANSLATE_NOOP("fire_and_flora", "burns last"),
    done=QT_TRANSLATE_NOOP("fire_and_flora", "has burned"),
)
EVENT_WORDS: Final = RowTimeTexts(
    first=QT_TRANSLATE_NOOP("fire_and_flora", "comes first"),
    then=QT_TRANSLATE_NOOP("fire_and_flora", "comes next"),
    later=QT_TRANSLATE_NOOP("fire_and_flora", "comes later"),
    now=QT_TRANSLATE_NOOP("fire_and_flora", "here now"),
    last=QT_TRANSLATE_NOOP("fire_and_flora", "comes last"),
    done=QT_TRANSLATE_NOOP("fire_and_flora", "done"),
)
