"""Layout of the home screen: card grid, sections, and keyboard navigation between rows. Lengths in pixels at 100 %."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.style.size import px, scale

# Card grid: number of cards per row and their width


RISE: Final = 60
GAP: Final = 16
PLANK: Final = (44, 148)
SHELF: Final = 60
STEP: Final = 12
"""Gap between a shelf and the cards of the next row, which stand in front of it and cover it when raised."""
PACKETS_TOP: Final = 268
BARE_TOP: Final = 166
"""Top of the first row without unfinished matches: the title stands between the menu and a raised card."""
FINDER: Final = 40
"""Extra height for the search field above raised cards, if there are unfinished matches as well."""
FINDABLE: Final = 12
"""Number of games from which there is a search field."""
_NARROW: Final = 1120
_PAGE: Final = 1200
_IN_ROW: Final = (4, 8)
_PACKET: Final = (224, 248, 288, 448)
_PACKET_LOW: Final = 264
_THICK: Final = 96
"""Full height of the front plank, where there is room."""
_PEEK: Final = 40
"""Minimum visible height of the second row, as a hint that the page scrolls."""


class GridContent(NamedTuple):
    """Contents to be laid out. `packet_text` is the height of a card at rest without its picture.

    `found` cards of all are shown, None for all; the grid stays that of all cards, so that nothing moves during a
    search.
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
    """Grid of cards `wide` pixels wide: `in_row` of them per row, in `columns` columns (some may stay empty)."""

    in_row: int
    columns: int
    wide: int
    page: int

    @property
    def gap(self) -> int:
        """Gap between two cards, which share the remaining width of the page."""
        return (self.page - self.columns * self.wide) // (self.columns - 1) if self.columns > 1 else GAP

    def rows(self, packets: int) -> int:
        return max(1, -(-packets // self.in_row))


def picture_size(packet_width: int) -> QSize:
    """Return the size of a card's picture: 12 pixels of margin, aspect ratio of the drawings (280 x 310)."""
    width = packet_width - 24
    return QSize(width, round(width * 310 / 280))


def margin(window: QSize) -> int:
    """Return the margin at both sides of the page."""
    return 40 if window.width() >= _NARROW else 24


def top(wanted: GridContent) -> int:
    """Return the top of the first row in a window without height to spare."""
    if not wanted.slips:
        return BARE_TOP
    return PACKETS_TOP + (FINDER if wanted.findable else 0)


def grid(window: QSize, wanted: GridContent) -> CardGrid:
    """Return the card grid: up to four cards per row in a wide window; else as few rows and as large cards as fit."""
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
    """Return the width of a card if `columns` of them fill the room."""
    return (room + GAP) // columns - GAP


def _of_four(window: QSize, wanted: GridContent) -> int:
    """Return the width of a card with four per row; larger if a big window has room."""
    by_height = max(_PACKET_LOW, min(_most(window, wanted), _above(window, wanted, PLANK[0])))
    return max(_PACKET[1], min(_share(window.width() - 80, 4), by_height))


def _most(window: QSize, wanted: GridContent) -> int:
    """Return the maximum width of a card, such that the front plank keeps its full height."""
    return max(_PACKET[2], min(_PACKET[3], _above(window, wanted, _THICK)))


def _above(window: QSize, wanted: GridContent, below: int) -> int:
    """Return the width of a card that leaves height `below` under the first row."""
    return _as_high(window.height() - top(wanted) - wanted.packet_text - below)


def _as_high(picture: int) -> int:
    """Return the width of a card whose picture is `picture` pixels high."""
    return 24 + round(picture * 280 / 310)


def _whole(window: QSize, wanted: GridContent, room: int) -> tuple[int, int] | None:
    """Return (cards per row, width) with the largest cards such that all rows are visible; None if they would be too
    small."""
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
    """Return (cards per row, width) for a scrolling page, such that the next row is partly visible."""
    in_row = _in_row(min(_IN_ROW[1], max(1, (room + GAP) // (_PACKET[0] + GAP))), wanted.packets)
    by_height = max(_PACKET[1], _above(window, wanted, SHELF + STEP + _PEEK))
    return in_row, min(_most(window, wanted), _share(room, in_row), by_height)


def _in_row(most: int, packets: int) -> int:
    """Return the number of cards per row: the maximum, or fewer if that takes no more rows and leaves fewer gaps."""

    def cost(in_row: int) -> tuple[int, int]:
        rows = -(-packets // in_row)
        return rows, rows * in_row - packets

    return min(range(most, 0, -1), key=cost)


# Layout of the whole page


SLIP_HEIGHT: Final = 104
SLIP_GAP: Final = 18
SLIPS_SHOWN: Final = 3
_MASTHEAD: Final = 56
_SLIPS_TOP: Final = 92
_SLIP_WIDTH: Final = (360, 388)
_FINDER: Final = QSize(280, 34)
_FLAT_HEIGHT: Final = (100, 200)
_FLAT_LEAST: Final = 264
_FLAT_GAP: Final = 12
_FLAT_PLANK: Final = 16
_FLAT_MOST: Final = 5


class HomeLayout(NamedTuple):
    """Rectangles of all parts of the page for one window size.

    `packets` are cards at rest; `fronts` has one plank per row, `spare` the empty places. `finder` is the search field,
    `nothing` the label shown if the search finds nothing. `flat` cards lie on the table and are not raised.
    """

    size: QSize
    masthead: QRect
    slips_title: QRect
    slips: QRect
    slip_width: int
    packets_title: QRect
    finder: QRect
    nothing: QRect
    packets: tuple[QRect, ...]
    fronts: tuple[QRect, ...]
    spare: tuple[QRect, ...]
    flat: bool = False


class _CardRows(NamedTuple):
    """Rows of cards: their number, the top of the first, and the height of a card at rest."""

    number: int
    top: int
    sunk: int

    @property
    def pitch(self) -> int:
        return self.sunk + SHELF + STEP

    @property
    def feet(self) -> int:
        """Bottom of the last row, where its plank begins."""
        return self.top + (self.number - 1) * self.pitch + self.sunk


def plan_home(window: QSize, wanted: GridContent) -> HomeLayout:
    """Return the layout for a window: cards upright, or a few that do not fit so lying flat; with more, it scrolls."""
    laid = _plan_upright(window, wanted)
    few = wanted.packets <= _FLAT_MOST
    return _plan_flat(window, wanted, laid) if few and laid.size.height() > window.height() else laid


def _plan_upright(window: QSize, wanted: GridContent) -> HomeLayout:
    laid = grid(window, wanted)
    rows = _rows(window, wanted, laid)
    height = max(window.height(), rows.feet + PLANK[0])
    plank = min(PLANK[1], height - rows.feet)
    rows = rows._replace(top=rows.top + height - rows.feet - plank)
    left = (window.width() - laid.page) // 2
    boxes = _boxes(laid, rows, left)
    ours = boxes if wanted.shown == wanted.packets else boxes[: laid.rows(wanted.shown)]
    places = [box for row in boxes for box in row[: laid.in_row]][: wanted.shown]
    fronts = [QRect(0, row[0].bottom() + 1, window.width(), SHELF) for row in boxes[:-1]]
    title = _title_top(rows.top, wanted.slips)
    field = QRect(left + laid.page - _FINDER.width(), title - 2, _FINDER.width(), _FINDER.height())
    return HomeLayout(
        size=QSize(window.width(), height),
        masthead=QRect(left, 0, laid.page, _MASTHEAD),
        slips_title=QRect(left, 58, laid.page, 30),
        slips=QRect(left, _SLIPS_TOP, laid.page, SLIP_HEIGHT),
        slip_width=_slip_width(laid.page),
        packets_title=QRect(left, title, laid.page - (_FINDER.width() if wanted.findable else 0), 30),
        finder=field if wanted.findable else QRect(),
        nothing=QRect(left, rows.top, laid.page, rows.sunk // 2),
        packets=tuple(places),
        fronts=(*fronts, QRect(0, height - plank, window.width(), plank)),
        spare=tuple(_spare(ours, laid.in_row, wanted.shown)),
    )


def _plan_flat(window: QSize, wanted: GridContent, laid: HomeLayout) -> HomeLayout:
    """Return layout `laid` with all cards lying flat, with their buttons, in one column or two."""
    title, side = laid.slips.bottom() + 6 if wanted.slips else _MASTHEAD + 2, margin(window)
    room = window.width() - 2 * side
    columns = 2 if room >= 2 * _FLAT_LEAST + _FLAT_GAP else 1
    rows, wide, first = -(-wanted.packets // columns), (room - (columns - 1) * _FLAT_GAP) // columns, title + 36
    spare = window.height() - first - rows * _FLAT_GAP - _FLAT_PLANK
    high = max(_FLAT_HEIGHT[0], min(_FLAT_HEIGHT[1], spare // rows))
    boxes = [
        QRect(side + column * (wide + _FLAT_GAP), first + row * (high + _FLAT_GAP), wide, high)
        for row in range(rows)
        for column in range(columns)
    ]
    feet = first + rows * (high + _FLAT_GAP)
    height = max(window.height(), feet + _FLAT_PLANK)
    return laid._replace(
        size=QSize(window.width(), height),
        masthead=QRect(side, 0, room, _MASTHEAD),
        slips_title=QRect(side, 58, room, 30),
        slips=QRect(side, _SLIPS_TOP, room, SLIP_HEIGHT),
        slip_width=_slip_width(room),
        packets_title=QRect(side, title, room, 30),
        packets=tuple(boxes[: wanted.packets]),
        fronts=(QRect(0, feet, window.width(), height - feet),),
        spare=(),
        flat=True,
    )


def turned(laid: HomeLayout) -> HomeLayout:
    """Return the layout mirrored for right-to-left languages."""

    def across(box: QRect) -> QRect:
        return QRect(laid.size.width() - box.x() - box.width(), box.y(), box.width(), box.height())

    return HomeLayout(*(_each(part, across) for part in laid))


def magnified(laid: HomeLayout, wide: int) -> HomeLayout:
    """Return the layout scaled to the present text size, for a window `wide` pixels wide."""

    def larger(box: QRect) -> QRect:
        return QRect(px(box.x()), px(box.y()), px(box.width()), px(box.height()))

    if scale() == 1:
        return laid
    large = HomeLayout(*(_each(part, larger) for part in laid))
    fronts = tuple(QRect(0, front.y(), wide, front.height()) for front in large.fronts)
    return large._replace(size=QSize(wide, px(laid.size.height())), slip_width=px(laid.slip_width), fronts=fronts)


def _each(part: Any, change: Callable[[QRect], QRect]) -> Any:
    if isinstance(part, tuple):
        return tuple(map(change, part))
    return change(part) if isinstance(part, QRect) and not part.isNull() else part


def _rows(window: QSize, wanted: GridContent, laid: CardGrid) -> _CardRows:
    """Return the rows of the shown cards; during a search, empty shelves remain down to the lower edge."""
    rows = _CardRows(laid.rows(wanted.shown), top(wanted), wanted.packet_text + picture_size(laid.wide).height())
    while rows.number < laid.rows(wanted.packets) and rows.feet + PLANK[0] < window.height():
        rows = rows._replace(number=rows.number + 1)
    upright = window.height() > window.width()
    while upright and window.height() - rows.feet - PLANK[1] >= rows.pitch:
        rows = rows._replace(number=rows.number + 1)
    return rows


def _boxes(laid: CardGrid, rows: _CardRows, left: int) -> list[list[QRect]]:
    """Return the rectangles of all places row by row, including empty columns."""
    return [
        [
            QRect(left + column * (laid.wide + laid.gap), rows.top + row * rows.pitch, laid.wide, rows.sunk)
            for column in range(laid.columns)
        ]
        for row in range(rows.number)
    ]


def _spare(boxes: list[list[QRect]], in_row: int, shown: int) -> list[QRect]:
    """Return the places without a card."""
    return [
        box
        for row, places in enumerate(boxes)
        for column, box in enumerate(places)
        if column >= in_row or row * in_row + column >= shown
    ]


def _slip_width(page: int) -> int:
    """Return the width of a match card: a third of the page, or a fixed width with scrolling if that is too narrow."""
    least, usual = _SLIP_WIDTH
    third = (page - (SLIPS_SHOWN - 1) * SLIP_GAP) // SLIPS_SHOWN
    return third if third >= least else usual


def _title_top(packets_top: int, slips: int) -> int:
    """Return the top of the title: above a raised card if there is room, else behind it."""
    above = packets_top - RISE - 44
    return above if above > (_SLIPS_TOP + SLIP_HEIGHT if slips else _MASTHEAD) else packets_top - 46


BESIDE: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
BEYOND: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
ENDS: Final = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
DOWN: Final = (Qt.Key.Key_Down, Qt.Key.Key_PageDown)
UNMOVED: Final = (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Focus reasons that must not scroll: a pressed widget stays under the pointer, an activated window unchanged."""
_FAR: Final = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


def beyond(page: QWidget, walk: Sequence[QWidget], here: QWidget, key: Qt.Key, view: int) -> QWidget | None:
    """Return the nearest widget in the next row up or down; for PageUp and PageDown in a row about `view` pixels away.

    None if there is no row in that direction.
    """
    at = _middle(page, here)
    side = 1 if key in DOWN else -1
    away = {widget: side * (_middle(page, widget).y() - at.y()) for widget in walk}
    ahead = [widget for widget in walk if away[widget] > RISE]
    if not ahead:
        return None
    near = [widget for widget in ahead if away[widget] <= view] if key in _FAR else []
    row = max(away[widget] for widget in near) if near else min(away[widget] for widget in ahead)
    return min(
        (widget for widget in ahead if abs(away[widget] - row) <= RISE),
        key=lambda widget: abs(_middle(page, widget).x() - at.x()),
    )


def _middle(page: QWidget, widget: QWidget) -> QPoint:
    return widget.mapTo(page, widget.rect().center())
