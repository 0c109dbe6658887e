"""The paper beside the row while a land is looked at: both sides of its plant, its building, what the parcel can do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.data.words import called
from garden_desktop.games.fire_and_flora.table import ids
from garden_desktop.games.fire_and_flora.table.cards.plates import Plate, answers
from garden_desktop.games.fire_and_flora.table.cards.texts import ABILITY_NAMES, ability_text, building_text
from garden_desktop.ui.board.drawing.brush import LEFT, TOP
from garden_desktop.ui.games.fire_and_flora.cards.answers import paint_answers
from garden_desktop.ui.games.fire_and_flora.held.forecast import paint_paper
from garden_desktop.ui.games.fire_and_flora.page import Page

_SIDE: Final = 49.0
_ART: Final = 26.0
_NEED: Final = 240.0
"""Height of a plant with an ability below it."""


def paint_aid(page: Page, code: str) -> None:
    """Nothing where the land has no more to tell than its plate."""
    plate = page.plates[code]
    land = ids.land_of(page.law, code)
    building = plate.sprite.removeprefix("building-") if plate.sprite.startswith("building-") else ""
    if not (plate.camp or building or plate.ability):
        return
    inner = paint_paper(page, _NEED if plate.camp and plate.ability else 0)
    y = inner.y()
    if plate.camp:
        y = _paint_plant(page, QRectF(inner.x(), y, inner.width(), 0), plate, land) + 4
    elif building and plate.plant is not None:
        text = building_text(page.law, building)
        y = _paint_words(page, inner, f"building-{building}", plate.plant, text, 96) + 6
    if plate.ability:
        rest = QRectF(inner.x(), y, inner.width(), inner.bottom() - y)
        name = ABILITY_NAMES[plate.ability]
        _paint_words(page, rest, f"ability-{plate.ability}", name, ability_text(page.law, plate.ability), rest.height())


def _paint_plant(page: Page, rect: QRectF, plate: Plate, land: int) -> float:
    """Name and both sides, the one that is up on a light ground; returns where they end."""
    brush, species = page.brush, _species(page, plate)
    one = page.law.species[species]
    brush.line(QRectF(rect.x(), rect.y(), rect.width(), 19), brush.said(called(one.name)), brush.bold(14), LEFT)
    brush.line(QRectF(rect.x(), rect.y() + 18, rect.width(), 14), one.scientific, brush.quiet(11), LEFT)
    y = rect.y() + 35
    for big in (False, True):
        room = QRectF(rect.x() - 4, y, rect.width() + 8, _SIDE)
        _paint_side(page, room, 2 * species + big, land, up=big == plate.big)
        y += _SIDE + 4
    return y


def _paint_side(page: Page, room: QRectF, plant: int, land: int, *, up: bool) -> None:
    """The plant in this size, its stars, and below what it answers to."""
    brush, one = page.brush, page.law.species[plant >> 1]
    edge = brush.pen(brush.theme.leaf, 1.6) if up else brush.pen(brush.theme.line, 1)
    brush.box(room, 6, brush.theme.soft if up else None, edge)
    art = QRectF(room.x() + 4, room.y() + 2, _ART, _ART)
    brush.art(f"{one.id}-{'big' if plant & 1 else 'small'}", art)
    name = QRectF(art.right() + 5, art.y(), room.width() - _ART - 44, _ART)
    brush.line(name, brush.said(BIG if plant & 1 else SMALL), brush.bold(12) if up else brush.body(12), LEFT)
    stars = page.law.worth[plant]
    if stars:
        brush.counted("star", str(stars), QPointF(room.right() - 34, art.center().y()), brush.bold(12), 14)
    strip = QRectF(room.x() + 3, art.bottom(), room.width() - 6, room.bottom() - art.bottom() - 3)
    brush.box(strip, 4, brush.paper.badge)
    paint_answers(brush, strip, answers(page.law, land, plant))


def _species(page: Page, plate: Plate) -> int:
    name = plate.sprite.rpartition("-")[0]
    return next(number for number, one in enumerate(page.law.species) if one.id == name)


def _paint_words(page: Page, rect: QRectF, sprite: str, name: Message, text: Message, high: float) -> float:
    """A sign, a name and a sentence; returns where they end."""
    brush = page.brush
    brush.mark(sprite, QPointF(rect.x(), rect.y() + 10), 18)
    brush.line(QRectF(rect.x() + 23, rect.y(), rect.width() - 23, 20), brush.said(name), brush.bold(12.5), LEFT)
    room = QRectF(rect.x(), rect.y() + 21, rect.width(), high - 21)
    return room.y() + brush.lines(room, brush.said(text), brush.quiet(12), TOP)


SMALL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "small")
BIG: Final = QT_TRANSLATE_NOOP("fire_and_flora", "big")
