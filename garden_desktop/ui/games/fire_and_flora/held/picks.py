"""What may be chosen now: the numbers on the lands, ghosts of a child on each, its way, or the building in question."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.table import ids, layout
from garden_desktop.games.fire_and_flora.table.gestures import choices_of
from garden_desktop.ui.board.drawing.table_painter import CENTRE, rect_of
from garden_desktop.ui.games.fire_and_flora.brush import Brush
from garden_desktop.ui.games.fire_and_flora.cards.plate import card_in
from garden_desktop.ui.games.fire_and_flora.held.aim import paint_children, paint_glow, paint_rim
from garden_desktop.ui.games.fire_and_flora.page import Page

_ABOVE: Final = 0.62
"""How much of a number stands above its land, so that the name can be read."""
_CHOSEN: Final = ("site", "regrow", "protect", "choose", "quake")


def paint_picks(page: Page) -> None:
    """Nothing where these eyes have nothing to choose."""
    ask = page.view.ask
    if not (page.look.deciding or page.look.beside) or ask.kind not in _CHOSEN:
        return
    if ask.kind == "quake":
        code = ids.code(page.config, ask.land)
        paint_rim(page.brush, card_in(page.plates[code], page.box(code)), page.brush.theme.clay)
        return
    for number, (_, seat) in enumerate(choices_of(page.view), 1):
        if seat >= 0:
            _paint_seat(page, seat, number)
    codes = [ids.code(page.config, land) for land, _ in choices_of(page.view) if land >= 0]
    if ask.kind == "site":
        paint_children(page, ids.code(page.config, ask.land) if ask.land >= 0 else "", codes, ask.what)
    for number, code in enumerate(codes, 1):
        if code in page.plates:
            _paint_number(page, code, number, lit=ask.kind != "site")


def _paint_seat(page: Page, seat: Seat, number: int) -> None:
    """The number of a person, in the heading of their row left of their coins."""
    for heading in page.look.headings():
        if heading.seat == seat:
            chip = rect_of(layout.chips(heading.box)[0])
            _paint_key(page.brush, QRectF(chip.x() - 32, chip.y(), 26, 24), number)


def _paint_number(page: Page, code: str, number: int, *, lit: bool) -> None:
    brush, rect = page.brush, card_in(page.plates[code], page.box(code))
    if lit:
        paint_glow(brush, rect, brush.theme.leaf)
    size = 26.0 if rect.width() > 90 else 20.0
    high = size - 2
    _paint_key(brush, QRectF(rect.right() - size + 5, rect.y() - high * _ABOVE, size, high), number)


def _paint_key(brush: Brush, key: QRectF, number: int) -> None:
    brush.box(key, 5, brush.theme.raised, brush.pen(brush.theme.leaf, 1.8))
    brush.line(key, str(number), brush.bold(key.width() * 0.56, brush.theme.inked(brush.theme.leaf)), CENTRE)
