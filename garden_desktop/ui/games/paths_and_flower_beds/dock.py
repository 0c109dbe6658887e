"""Painting of the dock and the panels: wells of all shapes, orientations of the named piece, round, and previews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt

from garden_desktop.core.layout import DOCK, SIZE, Point
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.data.pack import ONE_OF, Kind, shape_name
from garden_desktop.games.paths_and_flower_beds.table import layout, scoreboard
from garden_desktop.games.paths_and_flower_beds.table.dock import PaletteSlot, strip_of, well
from garden_desktop.games.paths_and_flower_beds.table.scoreboard import Turn
from garden_desktop.games.paths_and_flower_beds.table.view_facts import reach
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, RIGHT, TextStyle, clear, rect_of
from garden_desktop.ui.games.paths_and_flower_beds.canvas import RADIUS, Page, paint_sheet, paint_well
from garden_desktop.ui.games.paths_and_flower_beds.garden.garden import area_of, paint_garden, paint_piece
from garden_desktop.ui.kit.style.theme import text_font

# Wells of all shapes


_TALL: Final = 80.0
"""Well height from which there is room for a text below the piece."""
_SHUT: Final = ("no-room", "barred", "gone")
_MOST_SIDE: Final = 18.0
_LEAST: Final = 9


def paint_dock(page: Page) -> None:
    """Paint the wells of beds and paths with their titles."""
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
    """Paint the background of the dock."""
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
    """Return the font size at which the longest text fits into wells of one kind."""
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
    """Whether this shape can be named now."""
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
THIS_LAP_ROOM: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "this round · fits your garden")
NEXT: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "next round, {who} names first")
NEXT_LAP: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "next round")
IN_DECK: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "%n left in the deck")


# Panel with the orientations of the named piece


_NAME_H: Final = 16.0
"""Height of the line with the seat below a small garden."""


def paint_wheel(page: Page) -> None:
    """Paint the panel: orientations of the piece, or the room left while naming; on the shared screen only public
    parts."""
    if page.look.placing:
        paint_sheet(page.brush, rect_of(layout.WHEEL))
        _paint_wheel_title(page, shape_name(page.config.pack, page.view.piece))
        _paint_ways(page)
    elif page.look.naming:
        paint_sheet(page.brush, rect_of(layout.WHEEL))
        _paint_room(page)
    elif page.look.others:
        paint_sheet(page.brush, rect_of(layout.WHEEL))
    _paint_others(page)


def _paint_others(page: Page) -> None:
    """Paint the gardens of the others as thumbnails, if gardens are public."""
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


def _paint_wheel_title(page: Page, words: Message | str) -> None:
    brush, left = page.brush, layout.WHEEL_TITLE.x
    right = layout.WHEEL.right - 15
    if strip_of(page.look).turns == layout.TURN_BUTTONS:
        right = layout.TURN_BUTTONS[0].x
    said = words if isinstance(words, str) else brush.said(words)
    brush.line(QRectF(left, layout.WHEEL_TITLE.y - 15, right - left - 8, 28), said, brush.heading(18))


def paint_way_in_hand(page: Page, label: str) -> None:
    """Highlight the orientation in which the piece is held."""
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
    """Paint the well of an orientation. Its piece is a table piece, except the chosen one, which is in hand or in the
    garden."""
    rect, lying = rect_of(page.look.way_box(number)), page.look.fits[number].lying
    paint_well(page.brush, rect, chosen=chosen)
    if chosen:
        corner = rect.center() - QPointF(len(lying.rows[0]), len(lying.rows)) * (page.look.in_well / 2)
        paint_piece(page.brush, page.config.pack, lying, corner, page.look.in_well)


def _paint_room(page: Page) -> None:
    """Paint what the player who names has to know about their own garden."""
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
    "paths_and_flower_beds", "Or use the wheel. Beds may be turned and mirrored, paths never."
)
BED_ALIKE: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "This bed looks the same however you turn it.")
PATH_LIES: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "Paths are placed as drawn: never turned, never mirrored."
)
NAME: Final = QT_TRANSLATE_NOOP("paths_and_flower_beds", "Name {kind}")
HOW: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds",
    "Choose a piece below. All players must plant it; if any player has no room for it, the match ends.",
)


_MOST_STRIP_SIDE = 18.0
_FOOT = 30.0


def paint_lap(page: Page) -> None:
    """Paint the panel of the round with a cell per turn."""
    brush = page.brush
    paint_sheet(brush, rect_of(layout.LAP))
    shown = scoreboard.lap(page.config, page.view)
    _paint_strip_title(page)
    for number, turn in enumerate(shown):
        _paint_turn(page, turn, rect_of(layout.NAMINGS.box(number, len(shown))))


def _paint_strip_title(page: Page) -> None:
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
        side = min(_MOST_STRIP_SIDE, room.width() / max(len(lying.rows[0]), 4), room.height() / len(lying.rows))
        corner = room.center() - QPointF(len(lying.rows[0]), len(lying.rows)) * (side / 2)
        paint_piece(brush, page.config.pack, lying, corner, side)
    elif now or turn.passed or not page.view.stuck:
        words = brush.said(PASSED if turn.passed else NAMES_NOW if now else TO_COME)
        brush.lines(room, words, brush.quiet(12), CENTRE)
    _paint_seat(page, turn, QRectF(rect.x() + 4, rect.bottom() - _FOOT, rect.width() - 8, _FOOT - 6))


def _paint_seat(page: Page, turn: Turn, rect: QRectF) -> None:
    """Paint symbol and name at the bottom of a cell; none for the deck of a solo game."""
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
PASSED = QT_TRANSLATE_NOOP("paths_and_flower_beds", "skipped")


def paint_preview(page: Page, shape: str) -> None:
    """Paint the preview of a shape under the pointer, for the player who names."""
    _paint_reach(page, shape)
    if not page.look.others:  # the thumbnails take the place of the orientations
        _paint_preview_ways(page, shape)


def _paint_reach(page: Page, shape: str) -> None:
    garden = page.look.own
    assert garden is not None, "who names sees the garden"
    brush, leaf = page.brush, page.brush.theme.leaf
    with brush.kept():
        brush.painter.setPen(brush.pen(clear(leaf, 0.55), 2, Qt.PenStyle.DashLine))
        brush.painter.setBrush(clear(leaf, 0.15))
        brush.painter.drawPath(area_of(page, reach(page.config, garden, shape)))


def _paint_preview_ways(page: Page, shape: str) -> None:
    """Paint the orientations as they would be shown after naming, faded if there is no room for them."""
    brush, config, garden = page.brush, page.config, page.look.own
    assert garden is not None, "who names sees the garden"
    paint_sheet(brush, rect_of(layout.WHEEL))
    name = shape_name(config.pack, shape)
    title = QRectF(layout.WHEEL_TITLE.x, layout.WHEEL_TITLE.y - 15, layout.WHEEL.w - 30, 28)
    brush.line(title, name if isinstance(name, str) else brush.said(name), brush.heading(18))
    for number, fit in enumerate(config.layings.of[shape]):
        rect, room = rect_of(layout.WAYS.box(number)), bool(config.board.slid(fit.offsets, garden.free))
        paint_well(brush, rect, shut=not room)
        rows, side = fit.lying.rows, layout.IN_WELL
        corner = rect.center() - QPointF(len(rows[0]), len(rows)) * (side / 2)
        paint_piece(brush, config.pack, fit.lying, corner, side, pale=not room)
    words = brush.said(FITS.of(n=page.look.ways(shape)))
    brush.lines(rect_of(layout.WHEEL_TEXT._replace(w=layout.WHEEL.w - 30)), words, brush.body())


FITS: Final = QT_TRANSLATE_NOOP(
    "paths_and_flower_beds", "It would fit your garden in %n way(s). Click it to name it, or drag it to its place."
)


_HEAD: Final = 30.0
_SIGN: Final = 9.0


def paint_peek(page: Page, seat: Seat) -> None:
    """Paint a large view of another garden above the thumbnails, which stay free so that the pointer can move on."""
    brush, box = page.brush, layout.PEEK
    paint_sheet(brush, rect_of(box), brush.theme.raised)
    brush.seat(QPointF(box.x + 20, box.y + _HEAD / 2 + 2), _SIGN, seat)
    name = QRectF(box.x + 36, box.y + 4, box.w - 50, _HEAD - 4)
    brush.line(name, brush.shown.name(seat), brush.heading(15))
    room = box._replace(x=box.x + 10, y=box.y + _HEAD, w=box.w - 20, h=box.h - _HEAD - 8)
    paint_garden(brush, page.config, layout.plan_in(page.config.board, room), page.view.gardens[seat])


def paint_strip(page: Page) -> None:
    """Paint the plate below rotation buttons that stand in the garden."""
    there = strip_of(page.look) if page.look.laid is not None else None
    if there is None or there.plate is None:
        return
    brush, plate = page.brush, rect_of(there.plate)
    brush.shadow(plate, RADIUS, 8)
    brush.box(plate, RADIUS, brush.theme.raised, brush.pen(brush.theme.line, 1))
