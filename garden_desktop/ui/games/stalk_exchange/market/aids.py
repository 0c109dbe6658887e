"""What the table counts for its dealers: how far the crash is for each flower, and what the options ask for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.ui.games.stalk_exchange.page import Page

_FOOT: Final = 474.0
_GAP: Final = 12.0
_FACES: Final = (12, 11, 10)


def paint_aids(page: Page, top: float) -> None:
    """How far the crash is, what lies out of sight and what dealers must still hold, below what ends at `top`; nothing
    where not all of it can be read."""
    ids = ("until", "unseen", *(f"known-{side + 1}" for side in range(page.config.seats)))
    words = "\n".join(page.brush.said(page.notes[id]) for id in ids if id in page.notes)
    room = QRectF(layout.FORECAST.x + 4, top + _GAP, layout.FORECAST.w - 4, _FOOT - top - _GAP)
    styles = (page.brush.quiet(px) for px in _FACES)
    style = next((one for one in styles if page.brush.height_of(room.width(), words, one) <= room.height()), None)
    if words and style is not None:
        page.brush.lines(room, words, style)
