"""The grid of the packets: how many stand in a row, and how wide they are; arithmetic alone, in logical pixels."""

from typing import Final, NamedTuple

from PySide6.QtCore import QSize

RISE: Final = 60
GAP: Final = 16
PLANK: Final = (44, 148)
SHELF: Final = 60
STEP: Final = 12
"""Between a shelf and the packets of the next row, which stand before it: one that rises covers the shelf behind it."""
PACKETS_TOP: Final = 268
FINDER: Final = 40
"""What the line with the search field needs above packets that rise, where there are slips as well."""
FINDABLE: Final = 12
"""From so many games on there is a search field."""
_NARROW: Final = 1120
_PAGE: Final = 1200
_IN_ROW: Final = (4, 8)
_PACKET: Final = (224, 248, 288, 448)
_PACKET_LOW: Final = 264
_THICK: Final = 96
"""A plank as thick as it should be where there is room."""
_PEEK: Final = 40
"""So much of the second row should be seen, or nobody would look for it."""


class GridContent(NamedTuple):
    """What has to find room. `packet_text` is the height of the sunk part of a packet less its picture.

    `found` packets of all are shown, None for all of them; they stand in the grid of all.
    """

    packets: int
    slips: int
    packet_text: int
    found: int | None = None

    @property
    def findable(self) -> bool:
        """Whether there is a search field."""
        return self.packets >= FINDABLE

    @property
    def shown(self) -> int:
        return self.packets if self.found is None else self.found


class CardGrid(NamedTuple):
    """`in_row` packets of `wide` pixels stand in a row; `columns` is how many there is room for."""

    in_row: int
    columns: int
    wide: int
    page: int

    @property
    def gap(self) -> int:
        """Between two packets: what is left over is theirs."""
        return (self.page - self.columns * self.wide) // (self.columns - 1) if self.columns > 1 else GAP

    def rows(self, packets: int) -> int:
        return max(1, -(-packets // self.in_row))


def picture_size(packet_width: int) -> QSize:
    """The picture of a packet: 12 in from each edge, shaped like the drawings (280 x 310)."""
    width = packet_width - 24
    return QSize(width, round(width * 310 / 280))


def margin(window: QSize) -> int:
    """Free on either side of everything."""
    return 40 if window.width() >= _NARROW else 24


def top(wanted: GridContent) -> int:
    """The upper edge of the first row, in a window with no height to spare."""
    if not wanted.slips:
        return PACKETS_TOP - RISE
    return PACKETS_TOP + (FINDER if wanted.findable else 0)


def grid(window: QSize, wanted: GridContent) -> CardGrid:
    """Up to four side by side where there is room; more in as few rows as show them well, as large as fits."""
    room = window.width() - 2 * margin(window)
    if window.width() >= _NARROW and wanted.packets <= _IN_ROW[0]:
        wide = _of_four(window, wanted)
        page = min(room, max(_PAGE, _span(_IN_ROW[0], wide)))
        return CardGrid(_IN_ROW[0], _IN_ROW[0], wide, page)
    whole = _whole(window, wanted, room)
    in_row, wide = whole or _scrolled(window, wanted, room)
    page = min(room, max(_PAGE, _span(in_row, wide)))
    columns = max(in_row, (page + GAP) // (wide + GAP))
    one_more = _share(page, columns + 1)
    if page - _span(columns, wide) > wide // 3 and one_more >= _PACKET[0]:
        columns, wide = columns + 1, one_more
    if whole is None and wanted.packets <= _IN_ROW[0]:  # no place is free while one stands below the edge
        in_row = min(columns, wanted.packets)
    return CardGrid(in_row, columns, wide, page)


def _span(columns: int, wide: int) -> int:
    return columns * wide + (columns - 1) * GAP


def _share(room: int, columns: int) -> int:
    """How wide a packet is where so many fill the room."""
    return (room + GAP) // columns - GAP


def _of_four(window: QSize, wanted: GridContent) -> int:
    """A packet where four stand side by side: larger where a big window has room."""
    by_height = max(_PACKET_LOW, min(_most(window, wanted), _above(window, wanted, PLANK[0])))
    return max(_PACKET[1], min(_share(window.width() - 80, 4), by_height))


def _most(window: QSize, wanted: GridContent) -> int:
    """How wide a packet is at most: the plank before it is no thinner for it."""
    return max(_PACKET[2], min(_PACKET[3], _above(window, wanted, _THICK)))


def _above(window: QSize, wanted: GridContent, below: int) -> int:
    """The packet that leaves so much below the first row."""
    return _as_high(window.height() - top(wanted) - wanted.packet_text - below)


def _as_high(picture: int) -> int:
    """The packet whose picture is so high."""
    return 24 + round(picture * 280 / 310)


def _whole(window: QSize, wanted: GridContent, room: int) -> tuple[int, int] | None:
    """The largest packets with which every row is seen at once, none where they would be too small."""
    found = []
    for rows in range(1, wanted.packets + 1):
        in_row = -(-wanted.packets // rows)
        below = PLANK[0] + (rows - 1) * (SHELF + STEP)
        picture = (window.height() - top(wanted) - below) // rows - wanted.packet_text
        wide = min(_most(window, wanted), _share(room, in_row), _as_high(picture))
        if wide >= _PACKET[0] and in_row <= _IN_ROW[1]:
            found.append((wide, -rows, in_row))
    return (max(found)[2], max(found)[0]) if found else None


def _scrolled(window: QSize, wanted: GridContent, room: int) -> tuple[int, int]:
    """As many in a row as can be read, and low enough that the next row peeps out below."""
    in_row = _in_row(min(_IN_ROW[1], max(1, (room + GAP) // (_PACKET[0] + GAP))), wanted.packets)
    by_height = max(_PACKET[1], _above(window, wanted, SHELF + STEP + _PEEK))
    return in_row, min(_most(window, wanted), _share(room, in_row), by_height)


def _in_row(most: int, packets: int) -> int:
    """As many as fit, or fewer where that takes no more rows and leaves fewer places free."""

    def cost(in_row: int) -> tuple[int, int]:
        rows = -(-packets // in_row)
        return rows, rows * in_row - packets

    return min(range(most, 0, -1), key=cost)
