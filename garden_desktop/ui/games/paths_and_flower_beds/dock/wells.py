"""The wells of the dock: every shape, how often it fits into the own garden, and which have no room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from garden_desktop.core.box import Point
from garden_desktop.core.layout import DOCK, SIZE
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.paths_and_flower_beds.data.shapes import Kind
from garden_desktop.games.paths_and_flower_beds.table import layout
from garden_desktop.games.paths_and_flower_beds.table.dock.wells import PaletteSlot, well
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.garden.tiles import paint_piece
from garden_desktop.ui.games.paths_and_flower_beds.page import Page
from garden_desktop.ui.games.paths_and_flower_beds.sheet import paint_well
from garden_desktop.ui.kit.style.theme import text_font

_TALL: Final = 80.0
"""A well as high as this has room for words below its piece."""
_SHUT: Final = ("no-room", "barred", "gone")
_MOST_SIDE: Final = 18.0
_LEAST: Final = 9


def paint_dock(page: Page) -> None:
    """Both kinds with their titles, on the sheet of the dock."""
    paint_ground(page)
    _paint_title(page, "bed", layout.BEDS_TITLE, layout.BEDS.room.w)
    _paint_title(page, "path", layout.PATHS_TITLE, layout.PATHS.w)
    brush = page.brush
    brush.painter.setPen(brush.pen(brush.theme.line, 1))
    brush.painter.drawLine(QLineF(layout.DIVIDER_X, DOCK + 16, layout.DIVIDER_X, SIZE[1] - 16))
    for kind, box in (("bed", layout.BEDS.box), ("path", layout.path_box)):
        shapes = page.config.pack.of_kind("bed" if kind == "bed" else "path")
        found = [well(page.look, shape) for shape in shapes]
        rects = [rect_of(box(number, len(shapes))) for number in range(len(shapes))]
        words = _size(page, found, rects[0])
        for shape, one, rect in zip(shapes, found, rects, strict=True):
            _paint_well(page, shape, one, rect, words)


def paint_ground(page: Page) -> None:
    """The sheet that the dock is."""
    page.brush.dock(DOCK, SIZE)


def _paint_title(page: Page, kind: Kind, at: Point, width: float) -> None:
    brush, rect = page.brush, QRectF(at.x, at.y - 14, width, 26)
    taken = brush.line(rect, brush.said(TITLES[kind]), brush.heading(15)) + 10
    brush.line(rect.adjusted(taken, 1, 0, 1), brush.said(_when(page, kind)), brush.quiet())


def _when(page: Page, kind: Kind) -> Message:
    config, view = page.config, page.view
    if config.solo:
        return IN_DECK.of(n=len(view.decks[0 if kind == "path" else 1]))
    if config.kind(view.turn) != kind:
        first = (config.lap(view.turn) + 1) * config.lap_size
        return NEXT_LAP if view.first < 0 else NEXT.of(who=SideName(config.namer(view.first, first)))
    return THIS_LAP if page.look.own is None else THIS_LAP_ROOM


def _size(page: Page, found: Sequence[PaletteSlot], rect: QRectF) -> int:
    """The size of words in wells of one kind: so that the longest of them fits."""
    px = 13 if rect.height() > _TALL else 11
    said = [(page.brush.said(one.word), one) for one in found if one.word is not None]
    while px > _LEAST and any(page.brush.width(words, _style(page, one, px)) > rect.width() - 6 for words, one in said):
        px -= 1
    return px


def _paint_well(page: Page, shape: str, found: PaletteSlot, rect: QRectF, px: int) -> None:
    brush, shut = page.brush, found.style in _SHUT
    paint_well(brush, rect, chosen=found.style == "named", shut=shut)
    word = found.word if rect.height() > _TALL or found.style not in ("later", "free") or _asked(page, shape) else None
    foot = 0.0 if word is None else 27.0 if rect.height() > _TALL else 17.0
    room = rect.adjusted(4, 6, -4, -5 - foot)
    lying = page.config.pack.shapes[shape].lyings[0]
    across, down = len(lying.rows[0]), len(lying.rows)
    most = _MOST_SIDE if rect.height() > _TALL else _MOST_SIDE - 3
    side = min(most, room.width() / across, room.height() / down)
    corner = room.center() - QPointF(across, down) * (side / 2)
    with brush.faded(0.4 if found.style == "named" else 1.0):
        paint_piece(brush, page.config.pack, lying, corner, side, pale=shut)
    if word is not None:
        below = QRectF(rect.x() + 3, rect.bottom() - foot - 3, rect.width() - 6, foot)
        brush.line(below, brush.said(word), _style(page, found, px), CENTRE)


def _asked(page: Page, shape: str) -> bool:
    """Whether this shape may be named now."""
    return page.look.naming and page.config.pack.shapes[shape].kind == page.config.kind(page.view.turn)


def _style(page: Page, found: PaletteSlot, px: int) -> TextStyle:
    theme = page.brush.theme
    if found.style == "no-room":
        return TextStyle(text_font(px, bold=True), theme.clay if not theme.dark else theme.inked(theme.clay))
    bold = found.style in _SHUT or found.style == "named"
    return TextStyle(text_font(px, bold=bold), theme.ink if found.style == "named" else theme.muted)


TITLES: Final = {
    "bed": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Flower beds"),
    "path": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Paths"),
}
THIS_LAP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "this round")
THIS_LAP_ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "this round · room in your garden")
NEXT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "next round, {who} names first")
NEXT_LAP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "next round")
IN_DECK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "%n left in the deck")
