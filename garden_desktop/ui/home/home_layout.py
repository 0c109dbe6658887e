"""Where everything on the home screen stands: arithmetic alone, in logical pixels."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRect, QSize

from garden_desktop.ui.home.card_grid import PLANK, RISE, SHELF, STEP, CardGrid, GridContent, grid, picture_size, top
from garden_desktop.ui.kit.style.size import px, scale

SLIP_HEIGHT: Final = 104
SLIP_GAP: Final = 18
SLIPS_SHOWN: Final = 3
_MASTHEAD: Final = 56
_SLIPS_TOP: Final = 92
_SLIP_WIDTH: Final = (360, 388)
_FINDER: Final = QSize(280, 34)


class HomeLayout(NamedTuple):
    """The rectangles of one window size. `packets` are sunk; `fronts` has one plank a row, `spare` the free places.

    `finder` is the search field and `nothing` a sentence where the first packets would stand.
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


class _CardRows(NamedTuple):
    """The rows of one window: where the first begins, how high a packet stands, how far it is to the next row."""

    number: int
    top: int
    sunk: int

    @property
    def pitch(self) -> int:
        return self.sunk + SHELF + STEP

    @property
    def feet(self) -> int:
        """Where the last row ends behind the tray."""
        return self.top + (self.number - 1) * self.pitch + self.sunk


def plan_home(window: QSize, wanted: GridContent) -> HomeLayout:
    """The plan for a window; higher than the window where that is too low, and then it scrolls."""
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


def turned(laid: HomeLayout) -> HomeLayout:
    """The same plan for whoever reads from right to left."""

    def across(box: QRect) -> QRect:
        return QRect(laid.size.width() - box.x() - box.width(), box.y(), box.width(), box.height())

    return HomeLayout(*(_each(part, across) for part in laid))


def magnified(laid: HomeLayout, wide: int) -> HomeLayout:
    """The same plan at the present size of words, in a window so wide."""

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
    """The rows of all that are shown; while something is looked for, the shelves of the rest stay down to the edge."""
    rows = _CardRows(laid.rows(wanted.shown), top(wanted), wanted.packet_text + picture_size(laid.wide).height())
    while rows.number < laid.rows(wanted.packets) and rows.feet + PLANK[0] < window.height():
        rows = rows._replace(number=rows.number + 1)
    upright = window.height() > window.width()
    while upright and window.height() - rows.feet - PLANK[1] >= rows.pitch:
        rows = rows._replace(number=rows.number + 1)
    return rows


def _boxes(laid: CardGrid, rows: _CardRows, left: int) -> list[list[QRect]]:
    """All places, row by row, the free columns included."""
    return [
        [
            QRect(left + column * (laid.wide + laid.gap), rows.top + row * rows.pitch, laid.wide, rows.sunk)
            for column in range(laid.columns)
        ]
        for row in range(rows.number)
    ]


def _spare(boxes: list[list[QRect]], in_row: int, shown: int) -> list[QRect]:
    """The free columns, and what the packets leave of theirs."""
    return [
        box
        for row, places in enumerate(boxes)
        for column, box in enumerate(places)
        if column >= in_row or row * in_row + column >= shown
    ]


def _slip_width(page: int) -> int:
    """Three fill the page; where they would be too narrow they keep their width, and the row scrolls."""
    least, usual = _SLIP_WIDTH
    third = (page - (SLIPS_SHOWN - 1) * SLIP_GAP) // SLIPS_SHOWN
    return third if third >= least else usual


def _title_top(packets_top: int, slips: int) -> int:
    """Above a risen packet where there is room, otherwise behind it."""
    above = packets_top - RISE - 44
    return above if above > (_SLIPS_TOP + SLIP_HEIGHT if slips else _MASTHEAD) else packets_top - 46
