"""Where everything on the home screen stands: arithmetic alone, in logical pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

RISE: Final = 60
GAP: Final = 16
SLIP_HEIGHT: Final = 104
SLIPS_SHOWN: Final = 3
_WIDE: Final = 1180
_PACKET: Final = (248, 288, 336)
_MASTHEAD: Final = 56
_SLIPS_TOP: Final = 92
_PACKETS_TOP: Final = 268
_PLANK: Final = (76, 148)
_SHELF: Final = 60
_ROOM_FOR_LARGE: Final = 140
_SPARE_COLUMNS: Final = 4


@dataclass(frozen=True, slots=True)
class HomePlan:
    """The rectangles of one window size. `packets` are sunk; `fronts` has one plank a row, the last to the edge."""

    size: QSize
    masthead: QRect
    slips_title: QRect
    slips: QRect
    slip_width: int
    packets_title: QRect
    packets: tuple[QRect, ...]
    fronts: tuple[QRect, ...]
    spare: tuple[QRect, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What has to find room. `packet_height` is the sunk part of a packet less its picture's height."""

    packets: int
    slips: int
    packet_text: int


def picture_size(packet_width: int) -> QSize:
    """The picture of a packet: 12 in from each edge, shaped like the drawings (280 x 310)."""
    width = packet_width - 24
    return QSize(width, round(width * 310 / 280))


def packet_width(window: QSize) -> int:
    """How wide a packet is: narrow below 1180, larger where a big window has room for it."""
    low, usual, high = _PACKET
    if window.width() < _WIDE:
        return low
    by_width = (window.width() - 80 - 3 * GAP) // 4
    by_height = usual + (window.height() - 800 - _ROOM_FOR_LARGE) // 2
    return max(usual, min(high, by_width, by_height))


def plan(window: QSize, wanted: Wanted) -> HomePlan:
    """The plan for a window; higher than the window where that is too low, and then it scrolls."""
    wide = packet_width(window)
    margin = 40 if window.width() >= _WIDE else 24
    page = min(window.width() - 2 * margin, 4 * wide + 3 * GAP)
    left = (window.width() - page) // 2
    columns = _columns(page, wide)
    rows = max(1, -(-wanted.packets // columns))
    sunk = wanted.packet_text + picture_size(wide).height()
    top = _PACKETS_TOP - (0 if wanted.slips else RISE)
    pitch = sunk + _SHELF + RISE + GAP
    natural = top + (rows - 1) * pitch + sunk + _PLANK[0]
    spare_height = max(0, window.height() - natural)
    plank = min(_PLANK[1], _PLANK[0] + spare_height)
    top += max(0, spare_height - (plank - _PLANK[0]))
    height = max(window.height(), natural)

    corners = [
        QPoint(left + column * (wide + GAP), top + row * pitch) for row in range(rows) for column in range(columns)
    ]
    boxes = tuple(QRect(corner, QSize(wide, sunk)) for corner in corners)
    fronts = [QRect(0, top + row * pitch + sunk, window.width(), _SHELF) for row in range(rows - 1)]
    fronts.append(QRect(0, height - plank, window.width(), plank))
    return HomePlan(
        size=QSize(window.width(), height),
        masthead=QRect(left, 0, page, _MASTHEAD),
        slips_title=QRect(left, 58, page, 30),
        slips=QRect(left, _SLIPS_TOP, page, SLIP_HEIGHT),
        slip_width=max(388, (page - (SLIPS_SHOWN - 1) * 18) // SLIPS_SHOWN),
        packets_title=QRect(left, top - 46, page, 30),
        packets=boxes[: wanted.packets],
        fronts=tuple(fronts),
        spare=boxes[wanted.packets :] if columns == _SPARE_COLUMNS else (),
    )


def _columns(page: int, wide: int) -> int:
    """Four in a row, or two by two, or one below the other; never three and a straggler."""
    fit = (page + GAP) // (wide + GAP)
    return next(count for count in (4, 2, 1) if count <= max(1, fit))
