"""Where everything on the home screen stands: arithmetic alone, in logical pixels."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize

RISE: Final = 60
GAP: Final = 16
SLIP_HEIGHT: Final = 104
SLIPS_SHOWN: Final = 3
_NARROW: Final = 1120
_PAGE: Final = 1200
_PACKET: Final = (248, 288, 336)
_PACKET_LOW: Final = 264
_MASTHEAD: Final = 56
_SLIPS_TOP: Final = 92
_PACKETS_TOP: Final = 268
_PLANK: Final = (44, 148)
_SHELF: Final = 60
_ROOM_FOR_LARGE: Final = 140
_SLIP_WIDTH: Final = (360, 388)


class HomePlan(NamedTuple):
    """The rectangles of one window size. `packets` are sunk; `fronts` has one plank a row, `spare` the free places."""

    size: QSize
    masthead: QRect
    slips_title: QRect
    slips: QRect
    slip_width: int
    packets_title: QRect
    packets: tuple[QRect, ...]
    fronts: tuple[QRect, ...]
    spare: tuple[QRect, ...]


class Wanted(NamedTuple):
    """What has to find room. `packet_text` is the height of the sunk part of a packet less its picture."""

    packets: int
    slips: int
    packet_text: int


def picture_size(packet_width: int) -> QSize:
    """The picture of a packet: 12 in from each edge, shaped like the drawings (280 x 310)."""
    width = packet_width - 24
    return QSize(width, round(width * 310 / 280))


def packet_width(window: QSize, packet_text: int) -> int:
    """How wide a packet is: narrower while four still stand side by side, larger where a big window has room."""
    low, usual, high = _PACKET
    if window.width() < _NARROW:
        return usual if window.width() >= 2 * usual + GAP + 48 else low
    by_width = (window.width() - 80 - 3 * GAP) // 4
    picture_room = window.height() - _PACKETS_TOP - packet_text - _PLANK[0]
    by_height = max(_PACKET_LOW, min(usual, 24 + round(picture_room * 280 / 310)))
    if by_height == usual:
        by_height += max(0, window.height() - 800 - _ROOM_FOR_LARGE) // 2
    return max(low, min(high, by_width, by_height))


def plan(window: QSize, wanted: Wanted) -> HomePlan:
    """The plan for a window; higher than the window where that is too low, and then it scrolls."""
    wide = packet_width(window, wanted.packet_text)
    margin = 40 if window.width() >= _NARROW else 24
    page = min(window.width() - 2 * margin, max(_PAGE, 4 * wide + 3 * GAP))
    left = (window.width() - page) // 2
    columns = max(1, min(4, (page + GAP) // (wide + GAP)))
    gap = GAP if columns < 4 else (page - 4 * wide) // 3
    in_row = _in_row(columns, wanted.packets)
    rows = max(1, -(-wanted.packets // in_row))
    sunk = wanted.packet_text + picture_size(wide).height()
    top = _PACKETS_TOP - (0 if wanted.slips else RISE)
    pitch = sunk + _SHELF + RISE + GAP
    least, most = _PLANK
    feet = top + (rows - 1) * pitch + sunk
    height = max(window.height(), feet + least)
    plank = min(most, height - feet)
    top += height - feet - plank

    def box(row: int, column: int) -> QRect:
        return QRect(left + column * (wide + gap), top + row * pitch, wide, sunk)

    boxes = [box(row, column) for row in range(rows) for column in range(in_row)]
    spare = [box(row, column) for row in range(rows) for column in range(in_row, columns)]
    fronts = [QRect(0, top + row * pitch + sunk, window.width(), _SHELF) for row in range(rows - 1)]
    fronts.append(QRect(0, height - plank, window.width(), plank))
    return HomePlan(
        size=QSize(window.width(), height),
        masthead=QRect(left, 0, page, _MASTHEAD),
        slips_title=QRect(left, 58, page, 30),
        slips=QRect(left, _SLIPS_TOP, page, SLIP_HEIGHT),
        slip_width=_slip_width(page),
        packets_title=QRect(left, _title_top(top, wanted.slips), page, 30),
        packets=tuple(boxes[: wanted.packets]),
        fronts=tuple(fronts),
        spare=tuple(boxes[wanted.packets :] + spare),
    )


def _slip_width(page: int) -> int:
    """Three fill the page; where they would be too narrow they keep their width, and the row scrolls."""
    least, usual = _SLIP_WIDTH
    third = (page - (SLIPS_SHOWN - 1) * 18) // SLIPS_SHOWN
    return third if third >= least else usual


def _title_top(packets_top: int, slips: int) -> int:
    """Above a risen packet where there is room, otherwise behind it."""
    above = packets_top - RISE - 44
    return above if above > (_SLIPS_TOP + SLIP_HEIGHT if slips else _MASTHEAD) else packets_top - 46


def _in_row(columns: int, packets: int) -> int:
    """Side by side where all fit, otherwise two by two: never three and a straggler."""
    return columns if packets <= columns else min(2, columns)
