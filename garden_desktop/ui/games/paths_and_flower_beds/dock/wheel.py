"""The sheet with the ways in which the named piece may lie; while a piece is named, how much room there is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.data.words import ONE_OF, shape_name
from garden_desktop.games.paths_and_flower_beds.table import layout
from garden_desktop.games.paths_and_flower_beds.table.dock.buttons import strip_of
from garden_desktop.ui.board.drawing.table_painter import LEFT, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.garden.garden import paint_garden
from garden_desktop.ui.games.paths_and_flower_beds.garden.tiles import paint_piece
from garden_desktop.ui.games.paths_and_flower_beds.page import Page
from garden_desktop.ui.games.paths_and_flower_beds.sheet import paint_sheet, paint_well

_NAME_H: Final = 16.0
"""The line with the seat below a small garden."""


def paint_wheel(page: Page) -> None:
    """The wells of the ways, or the room that is left; nothing on the shared screen but what is due."""
    if page.look.placing:
        paint_sheet(page.brush, rect_of(layout.WHEEL))
        _paint_title(page, shape_name(page.config.pack, page.view.piece))
        _paint_ways(page)
    elif page.look.naming:
        paint_sheet(page.brush, rect_of(layout.WHEEL))
        _paint_room(page)
    elif page.look.others:
        paint_sheet(page.brush, rect_of(layout.WHEEL))
    _paint_others(page)


def _paint_others(page: Page) -> None:
    """The gardens of the others in small, where gardens are open, each with its seat."""
    brush, others = page.brush, page.look.others
    for number, seat in enumerate(others):
        box = layout.OPEN.box(number, len(others))
        plan = layout.plan_in(page.config.board, box._replace(h=box.h - _NAME_H))
        paint_garden(brush, page.config, plan, page.view.gardens[seat])
        foot = QRectF(box.x, box.bottom - _NAME_H + 1, box.w, _NAME_H)
        wide = min(box.w, 20 + brush.width(brush.shown.name(seat), brush.quiet(11)))
        left = foot.center().x() - wide / 2
        brush.seat(QPointF(left + 7, foot.center().y()), 7, seat)
        brush.line(QRectF(left + 18, foot.y(), wide - 18, foot.height()), brush.shown.name(seat), brush.quiet(11))


def _paint_title(page: Page, words: Message | str) -> None:
    brush, left = page.brush, layout.WHEEL_TITLE.x
    right = layout.WHEEL.right - 15
    if strip_of(page.look).turns == layout.TURN_BUTTONS:
        right = layout.TURN_BUTTONS[0].x
    said = words if isinstance(words, str) else brush.said(words)
    brush.line(QRectF(left, layout.WHEEL_TITLE.y - 15, right - left - 8, 28), said, brush.heading(18))


def paint_way_in_hand(page: Page, label: str) -> None:
    """The way in which the piece is held, as the chosen one of all."""
    number = next(number for number, fit in enumerate(page.look.fits) if fit.label == label)
    _paint_way(page, number, chosen=True)


def _paint_ways(page: Page) -> None:
    label = page.aim.label if page.aim is not None else None
    for number, fit in enumerate(page.look.fits):
        _paint_way(page, number, chosen=fit.label == label)
    path = page.config.pack.shapes[page.view.piece].kind == "path"
    text = rect_of(layout.WHEEL_TEXT)
    if strip_of(page.look).plate is not None:
        text.setWidth(layout.WHEEL.w - 30)
    words = page.brush.said(PATH_LIES if path else BED_LIES if len(page.look.fits) > 1 else BED_ALIKE)
    page.brush.lines(text, words, page.brush.quiet(), LEFT)


def _paint_way(page: Page, number: int, *, chosen: bool) -> None:
    """One well; the piece in it lies there by itself, but for the chosen one, which is in hand or in the garden."""
    rect, lying = rect_of(page.look.way_box(number)), page.look.fits[number].lying
    paint_well(page.brush, rect, chosen=chosen)
    if chosen:
        corner = rect.center() - QPointF(len(lying.rows[0]), len(lying.rows)) * (page.look.in_well / 2)
        paint_piece(page.brush, page.config.pack, lying, corner, page.look.in_well)


def _paint_room(page: Page) -> None:
    """What the namer has to know of the own garden."""
    brush, sheet = page.brush, rect_of(layout.WHEEL).adjusted(15, 12, -15, -12)
    title = brush.said(NAME.of(kind=ONE_OF[page.config.kind(page.view.turn)]))
    brush.line(QRectF(sheet.x(), sheet.y(), sheet.width(), 26), title, brush.heading(18))
    y = sheet.y() + 36
    if page.look.others:
        sheet.setBottom(layout.OPEN.room.y - 4)
    else:
        y += brush.lines(QRectF(sheet.x(), y, sheet.width(), 44), brush.said(HOW), brush.quiet()) + 10
    for id in ("tight", "none"):
        room = QRectF(sheet.x(), y, sheet.width(), sheet.bottom() - y)
        high = page.note(id, room, brush.body())
        y += high + 8 if high else 0


BED_LIES: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Or turn it with the wheel. Beds may be turned and mirrored, paths never."
)
BED_ALIKE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "This bed looks the same, however it is turned.")
PATH_LIES: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Paths lie as they are drawn: never turned, never mirrored."
)
NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Name {kind}")
HOW: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Press one below. Everybody has to plant it, and who has no room ends the game."
)
