"""The strip of the running round: what was named in each of its turns, and by whom."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.paths_and_flower_beds.table import layout
from garden_desktop.games.paths_and_flower_beds.table.dock import laps
from garden_desktop.games.paths_and_flower_beds.table.dock.laps import Turn
from garden_desktop.ui.board.drawing.table_painter import CENTRE, RIGHT, TextStyle, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.garden.tiles import paint_piece
from garden_desktop.ui.games.paths_and_flower_beds.page import Page
from garden_desktop.ui.games.paths_and_flower_beds.sheet import paint_sheet, paint_well

_MOST_SIDE = 18.0
_FOOT = 30.0


def paint_lap(page: Page) -> None:
    """The sheet, its title, and a cell for each turn."""
    brush = page.brush
    paint_sheet(brush, rect_of(layout.LAP))
    shown = laps.lap(page.config, page.view)
    _paint_title(page)
    for number, turn in enumerate(shown):
        _paint_turn(page, turn, rect_of(layout.NAMINGS.box(number, len(shown))))


def _paint_title(page: Page) -> None:
    brush, sheet = page.brush, layout.LAP
    rect = QRectF(layout.LAP_TITLE.x, layout.LAP_TITLE.y - 14, sheet.w - 26, 22)
    right, style = page.notes.get("last"), TextStyle(brush.heading(13).font, brush.theme.inked(brush.theme.clay))
    if right is None:
        right, style = page.notes.get("decks", page.notes.get("next")), brush.quiet()
    taken = 0.0
    if "lap" in page.notes:
        words = brush.said(page.notes["lap"])
        taken = brush.line(rect, words, TextStyle(brush.heading(13).font, brush.theme.muted))
    if right is not None:
        brush.line(rect.adjusted(taken + 16, 0, 0, 0), brush.said(right), style, RIGHT)


def _paint_turn(page: Page, turn: Turn, rect: QRectF) -> None:
    brush = page.brush
    now = turn.number == page.view.turn
    if now:
        paint_well(brush, rect.adjusted(2, 0, -2, 0), chosen=True)
    room = rect.adjusted(8, 8, -8, -_FOOT)
    if turn.shape:
        lying = page.config.pack.shapes[turn.shape].lyings[0]
        side = min(_MOST_SIDE, room.width() / max(len(lying.rows[0]), 4), room.height() / len(lying.rows))
        corner = room.center() - QPointF(len(lying.rows[0]), len(lying.rows)) * (side / 2)
        paint_piece(brush, page.config.pack, lying, corner, side)
    elif now or turn.passed or not page.view.stuck:
        words = brush.said(PASSED if turn.passed else NAMES_NOW if now else TO_COME)
        brush.lines(room, words, brush.quiet(12), CENTRE)
    _paint_seat(page, turn, QRectF(rect.x() + 4, rect.bottom() - _FOOT, rect.width() - 8, _FOOT - 6))


def _paint_seat(page: Page, turn: Turn, rect: QRectF) -> None:
    """Disc and name in the middle of the foot; the deck has neither."""
    if page.config.solo:
        return
    brush, name = page.brush, page.brush.shown.name(turn.seat)
    style = brush.body(13)
    wide = min(rect.width(), 24 + brush.width(name, style))
    left = rect.center().x() - wide / 2
    brush.seat(QPointF(left + 9, rect.center().y()), 9, turn.seat)
    brush.line(QRectF(left + 24, rect.y(), wide - 23, rect.height()), name, style)


NAMES_NOW = QT_TRANSLATE_NOOP("paths_and_flower_beds", "names now")
TO_COME = QT_TRANSLATE_NOOP("paths_and_flower_beds", "to come")
PASSED = QT_TRANSLATE_NOOP("paths_and_flower_beds", "passed over")
