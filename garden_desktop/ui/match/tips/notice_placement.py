"""Placement of notices: near their subject where the table is empty, else at the lower end of the side panel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.board.layout import piece_ref, place_ref
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.layout.overlay import OverlayWidget
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.match.inspector.panel_placement import in_window, place_panel, placement_area_of
from garden_desktop.ui.match.side_panel.match_side_panel import MatchSidePanel
from garden_desktop.ui.match.table_views import TableViews

_WIDE: Final = 330
_EDGE: Final = 8
_PAGE: Final = 60
"""Minimum height of the panel's page above the notices."""
_CELL: Final = 8
"""Size in pixels of a cell of the occupancy grid."""
_ALIKE: Final = 6
"""Maximum difference of colour channels for which a pixel counts as empty table."""


class NoticePlacement(QObject):
    """Placement of all notices of a table, without overlaps. `stale` is emitted once after each change of layout, from
    the event loop: grabbing the table lays it out, and so reports a change again."""

    stale = Signal()

    def __init__(self, appearance: Appearance, views: TableViews, side_panel: MatchSidePanel, over: QWidget) -> None:
        super().__init__(over)
        self._appearance, self._views, self._board = appearance, views, views.board
        self._side_panel, self.over = side_panel, over
        self._slips = list[OverlayWidget]()
        self._bare = set[OverlayWidget]()
        self._waits = self._looks = False
        self._board.fitted.connect(self._wait)
        self._board.interaction.changed.connect(self._look_below)
        side_panel.watch(self)

    def add_notice(self, slip: OverlayWidget) -> None:
        """Add a notice that others must not cover."""
        self._slips.append(slip)
        slip.installEventFilter(self)

    def find_place(self, slip: OverlayWidget, size_at: Callable[[int], QSize], near: QRect) -> QRect | None:
        """Free place for a notice, as near as possible to `near` (may be empty). `size_at` returns its size for a
        width. None where there is no room."""
        others = [other.geometry() for other in self._slips if other is not slip and other.is_open]
        box = None if self._views.lists_shown else self._on_table(size_at(_WIDE), near, others)
        self._bare = self._bare - {slip} if box is None else self._bare | {slip}
        if box is not None:
            return box
        # each is placed above those added before it: two that avoid each other would move for ever
        below = [other.geometry() for other in self._slips[: self._slips.index(slip)] if other.is_open]
        return self._on_rail(size_at, below)

    def find_least_covering(self, size_at: Callable[[int], QSize], spoken_of: Sequence[QRect]) -> QRect:
        """Place where it covers least of the table, and neither `spoken_of` nor hand and buttons."""
        ground = placement_area_of(self._board, self.over, "place", "")
        size = size_at(min(px(_WIDE), ground.room.width()))
        return place_panel(size, spoken_of[0], ground._replace(never=(*ground.never, *spoken_of)))

    def _on_table(self, size: QSize, near: QRect, others: Sequence[QRect]) -> QRect | None:
        viewport = self._board.viewport()
        lying = viewport.mapTo(self.over, QPoint())
        things = [*self._things(), *(other.translated(-lying) for other in others)]
        middle = (viewport.rect() if near.isEmpty() else near.translated(-lying)).center()
        box = free_place(size, viewport.grab().toImage(), things, middle, self._appearance.theme.table)
        return None if box is None else in_window(viewport, box, self.over)

    def _look_below(self) -> None:
        """Check open notices after input: the table may paint something where one stands."""
        if any(slip.is_open for slip in self._bare) and not self._looks:
            self._looks = True
            later(self, self._tell_if_covering)

    def _tell_if_covering(self) -> None:
        self._looks = False
        if not self._views.lists_shown and any(slip.is_open and self._covers(slip) for slip in self._bare):
            self._tell()

    def _covers(self, slip: OverlayWidget) -> bool:
        """Whether anything but empty table lies below a notice."""
        viewport, bare = self._board.viewport(), self._appearance.theme.table
        box = slip.geometry().translated(-viewport.mapTo(self.over, QPoint()))
        seen = _seen(viewport.grab(box).toImage(), [], bare)
        return _sums(seen, bare)[-1][-1] > 0

    def _things(self) -> list[QRect]:
        """Rectangles of all places and pieces, in viewport coordinates."""
        interaction = self._board.interaction
        things = [place_ref(place) for place in interaction.places] + [piece_ref(piece) for piece in interaction.pieces]
        return [self._board.rect_of(thing) for thing in things]

    def _on_rail(self, size_at: Callable[[int], QSize], others: Sequence[QRect]) -> QRect | None:
        """Place below the panel's page, which ends above it (`_end_page_above`); None while the panel is folded."""
        side_panel = self._side_panel.foot.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        size = size_at(side_panel.width())
        for other in others:
            if other.intersects(side_panel):
                side_panel.setBottom(other.top() - _EDGE)
        if (
            side_panel.width() < _WIDE // 2
            or size.height() > side_panel.height() // 2
            or not self._side_panel.in_layout
        ):
            return None
        return QRect(side_panel.left(), side_panel.bottom() + 1 - size.height(), size.width(), size.height())

    def _end_page_above(self) -> None:
        """End the panel's page above all notices, so that none covers its newest line."""
        foot = self._side_panel.foot
        tops = [slip.geometry().top() for slip in self._slips if slip.is_open and foot.contains(slip.geometry())]
        most = max(0, self._side_panel.spare - px(_PAGE))
        self._side_panel.keep_free(min(most, foot.bottom() + 1 - min(tops)) if tops else 0, self)

    def _wait(self) -> None:
        if not self._waits:
            self._waits = True
            later(self, self._tell)

    def _tell(self) -> None:
        self.stale.emit()
        self._waits = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """React to changes of the side panel and of other notices."""
        kinds = QEvent.Type
        if watched in self._slips:
            if event.type() in (kinds.Show, kinds.Hide, kinds.Move, kinds.Resize):
                self._end_page_above()
            if event.type() == kinds.Show:
                self._wait()
        elif event.type() in (kinds.Resize, kinds.Move):
            self._wait()
        return super().eventFilter(watched, event)


def free_place(size: QSize, picture: QImage, things: Sequence[QRect], near: QPoint, bare: QColor) -> QRect | None:
    """Empty rectangle of `size` nearest to `near` in a picture of the table; None where there is none. `things` count
    as occupied, whatever is painted there.

    Occupancy grid with a summed-area table (Crow 1984), so that each candidate takes constant time.
    """
    sums = _sums(_seen(picture, things, bare), bare)
    wide, high = -(-size.width() // _CELL) + 2, -(-size.height() // _CELL) + 2
    found = [QRect(QPoint((x + 1) * _CELL, (y + 1) * _CELL), size) for x, y in _free(sums, wide, high)]
    return min(found, key=lambda box: (box.center() - near).manhattanLength(), default=None)


def _seen(picture: QImage, things: Sequence[QRect], bare: QColor) -> QImage:
    """Picture scaled down to the occupancy grid, with `things` painted as occupied."""
    seen = picture.copy()
    seen.setDevicePixelRatio(1)
    ratio = picture.devicePixelRatio()
    painter = QPainter(seen)
    painter.scale(ratio, ratio)
    other = QColor("black" if bare.lightness() > 127 else "white")
    for thing in things:
        painter.fillRect(thing, other)
    painter.end()
    across, down = (round(side / ratio / _CELL) for side in (picture.width(), picture.height()))
    mode = Qt.TransformationMode.SmoothTransformation
    return seen.scaled(across, down, Qt.AspectRatioMode.IgnoreAspectRatio, mode)


def _sums(seen: QImage, bare: QColor) -> list[list[int]]:
    """Summed-area table: number of occupied cells above and left of each corner."""
    sums = [[0] * (seen.width() + 1)]
    for y in range(seen.height()):
        row = accumulate((_differs(seen.pixelColor(x, y), bare) for x in range(seen.width())), initial=0)
        sums.append([here + above for here, above in zip(row, sums[-1], strict=True)])
    return sums


def _differs(one: QColor, other: QColor) -> bool:
    apart = (one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue())
    return max(map(abs, apart)) > _ALIKE


def _free(sums: list[list[int]], wide: int, high: int) -> Iterator[tuple[int, int]]:
    """Upper left corners of all empty blocks of cells."""
    for y in range(len(sums) - high):
        for x in range(len(sums[0]) - wide):
            if sums[y + high][x + wide] + sums[y][x] == sums[y + high][x] + sums[y][x + wide]:
                yield x, y
