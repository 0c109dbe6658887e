"""The paper beside the row while a land is looked at: both sides of its plant, its building, what the parcel can do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import Message
from garden_desktop.games.fire_and_flora import ids
from garden_desktop.games.fire_and_flora.plates import Plate, answers
from garden_desktop.games.fire_and_flora.texts import ABILITY_NAMES, ability_text, building_text
from garden_desktop.games.fire_and_flora.words import called
from garden_desktop.ui.board.brush import LEFT, TOP
from garden_desktop.ui.games.fire_and_flora.answers import paint_answers
from garden_desktop.ui.games.fire_and_flora.forecast import paint_paper
from garden_desktop.ui.games.fire_and_flora.page import Page

_SIDE: Final = 31.0


def paint_aid(page: Page, code: str) -> None:
    """Nothing where the land has no more to tell than its plate."""
    plate = page.plates[code]
    land = ids.land_of(page.law, code)
    building = plate.sprite.removeprefix("building-") if plate.sprite.startswith("building-") else ""
    if not (plate.camp or building or plate.ability):
        return
    inner = paint_paper(page, 0)
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
        if big == plate.big:
            brush.box(room, 6, brush.theme.soft, brush.pen(brush.theme.leaf, 1.2))
        brush.art(f"{one.id}-{'big' if big else 'small'}", QRectF(room.x() + 3, y + 3, _SIDE - 6, _SIDE - 6))
        found = answers(page.law, land, 2 * species + big)
        paint_answers(brush, room.adjusted(_SIDE, 2, -3, -2), found)
        y += _SIDE + 3
    return y


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
