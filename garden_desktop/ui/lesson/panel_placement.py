"""Placement of the lesson panel: beside what its text is about, covering as little as possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.lesson.lesson_panel import LessonPanel
from garden_desktop.ui.lesson.marks import LessonMarksItem
from garden_desktop.ui.match.table_screen import TableScreen

# Geometry of the placement


CLEAR = 12
"""Gap in pixels between the panel and what it points at."""
_STEP = 16
_AWAY = (CLEAR, 4 * CLEAR, 8 * CLEAR, 12 * CLEAR)
_APART = 8
"""Gap in pixels that the panel leaves to pieces and buttons: one that it touches looks half covered."""
_SHARE = 24
"""Minimum overlap in pixels along the side of what it points at."""


def place_panel(
    size: QSize,
    room: QRect,
    spoken: QRect,
    kept: Sequence[QRect],
    things: Sequence[QRect] = (),
    texts: Sequence[QRect] = (),
) -> QRect:
    """Return the rectangle for a panel of `size` within `room`.

    First choice is a position below, above, right or left of `spoken` that covers nothing. Otherwise the position in a
    grid over the room that covers least of `spoken` and `kept` (what the step needs), then of `things`, then of
    `texts`, and is nearest to `spoken`.
    """
    wanted = [spoken, *kept]
    for corner in _beside(size, room, spoken):
        box = QRect(corner, size)
        if room.contains(box) and not any(box.intersects(one) for one in (*wanted, *things, *texts)):
            return box
    corners = [
        (x, y)
        for y in _span(room.top(), room.bottom() + 1 - size.height())
        for x in _span(room.left(), room.right() + 1 - size.width())
    ]
    for rects in (wanted, things, texts):
        corners = _least(corners, size, rects)
    return min((QRect(QPoint(x, y), size) for x, y in corners), key=lambda box: _far(box, spoken))


def covered(box: QRect, wanted: Sequence[QRect]) -> int:
    """Return the area in pixels by which `box` covers the rectangles."""
    shared = (box.intersected(one) for one in wanted)
    return sum(one.width() * one.height() for one in shared if not one.isEmpty())


def _least(corners: list[tuple[int, int]], size: QSize, rects: Sequence[QRect]) -> list[tuple[int, int]]:
    """Return the corners at which a box of this size covers least of the rectangles.

    Overlaps are computed per column and row and multiplied: there are thousands of corners, and the panel is placed
    again after every step.
    """
    across = {x: [_shared(x, size.width(), one.left(), one.width()) for one in rects] for x in {x for x, _ in corners}}
    down = {y: [_shared(y, size.height(), one.top(), one.height()) for one in rects] for y in {y for _, y in corners}}
    under = [sum(map(mul, across[x], down[y])) for x, y in corners]
    least = min(under)
    return [corner for corner, pixels in zip(corners, under, strict=True) if pixels == least]


def _shared(start: int, length: int, other: int, long: int) -> int:
    """Return the length of the overlap of two intervals."""
    return max(0, min(start + length, other + long) - max(start, other))


def _beside(size: QSize, room: QRect, spoken: QRect) -> Iterator[QPoint]:
    """Yield positions on the four sides of `spoken`, near ones first, each slid along the side."""
    for away in _AWAY:
        across = _along(spoken.left(), spoken.right(), size.width(), room.left(), room.right())
        for y in (spoken.bottom() + 1 + away, spoken.top() - away - size.height()):
            yield from (QPoint(x, y) for x in across)
        down = _along(spoken.top(), spoken.bottom(), size.height(), room.top(), room.bottom())
        for x in (spoken.right() + 1 + away, spoken.left() - away - size.width()):
            yield from (QPoint(x, y) for y in down)


def _along(first: int, last: int, length: int, low: int, high: int) -> list[int]:
    """Return start positions for an interval of `length` beside the interval `first` to `last`, centred one first."""
    high = max(low, high + 1 - length)
    start = max(low, min((first + last + 1 - length) // 2, high))
    return list(_slid(start, max(low, first - length + _SHARE), min(high, last - _SHARE)))


def _slid(start: int, low: int, high: int) -> Iterator[int]:
    """Yield `start`, then positions outwards in steps."""
    yield start
    for away in range(_STEP, max(high - low, 0) + _STEP, _STEP):
        yield from (at for at in (start - away, start + away) if low <= at <= high)


def _span(low: int, high: int) -> list[int]:
    return [*range(low, max(low, high), _STEP), max(low, high)]


def _far(box: QRect, spoken: QRect) -> int:
    return (box.center() - spoken.center()).manhattanLength()


_NARROW: Final = 700
_EDGE: Final = 8


class LessonPanelPlacement(QObject):
    """Controller that places the panel again, and points the highlights at it, whenever table or window change."""

    def __init__(self, table: TableScreen, ground: QWidget, slip: LessonPanel, marks: LessonMarksItem) -> None:
        """Create the controller; the panel `slip` is a child of `ground`."""
        super().__init__(table)
        self._table, self._ground, self._slip, self._marks = table, ground, slip, marks
        table.board.fitted.connect(self.place)

    @property
    def wide(self) -> bool:
        """Whether there is room for the panel with all its text."""
        return self._shown().width() >= _NARROW

    def place(self, *, stay: bool = False) -> int:
        """Place the panel and return the area of the table that it covers, in pixels.

        With `stay` it does not move unless it covers a highlight, e.g. when a piece has just been picked up.
        """
        room = self._room()
        self._slip.limit_height(room.height())
        marked = self._marks.marked
        if self._table.views.lists_shown:
            self._slip.move(room.right() + 1 - self._slip.width(), room.bottom() + 1 - self._slip.height())
            return 0
        if not marked.bright:
            foot = QRect(room.center().x(), room.bottom(), 1, 1)
            self._slip.move(place_panel(self._slip.size(), room, foot, (), self._things(), self._texts()).topLeft())
            return 0
        spoken = self._on_ground(marked.bright[0])
        kept = [self._on_ground(rect) for rect in marked.bright[1:]]
        box = self._slip.geometry()
        if not stay or not room.contains(box) or covered(box, [spoken, *kept]):
            box = place_panel(self._slip.size(), room, spoken, kept, self._things(), self._texts())
        self._slip.move(box.topLeft())
        self._marks.mark(marked._replace(slip=self._on_table(box), around=self._lying() + self._words()))
        return covered(box, [spoken, *kept, *self._things()])

    def _room(self) -> QRect:
        """Return the rectangle for the panel: the table view, or the whole width if that is too narrow."""
        shown = self._shown().geometry()
        if shown.width() < self._slip.width() + 2 * _EDGE:
            shown.setLeft(0)
            shown.setWidth(self._ground.width())
        return shown.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)

    def _things(self) -> list[QRect]:
        """Return the rectangles of pieces and buttons."""
        return [self._on_ground(rect).adjusted(-_APART, -_APART, _APART, _APART) for rect in self._lying()]

    def _texts(self) -> list[QRect]:
        """Return the rectangles of texts on the table."""
        return [self._on_ground(rect) for rect in self._words()]

    def _lying(self) -> list[QRectF]:
        board = self._table.board
        layout, interaction = board.table_scene.layout, board.interaction
        lying = [layout.piece(piece.id) for piece in interaction.pieces.values() if piece.face == "up"]
        buttons = [layout.place(place.id) for place in interaction.places.values() if place.kind == "button"]
        return lying + buttons

    def _words(self) -> list[QRectF]:
        interaction, layout = self._table.board.interaction, self._table.board.table_scene.layout
        texts = [layout.place(place.id) for place in interaction.places.values() if place.kind == "text"]
        there = {note.id for note in interaction.notes}
        areas = () if interaction.look is None else interaction.look.note_areas
        return texts + [QRectF(area.x, area.y, area.w, area.h) for area in areas if area.note in there]

    def _shown(self) -> QWidget:
        return self._table.views.shown

    def _on_ground(self, rect: QRectF) -> QRect:
        board = self._table.board
        seen = board.mapFromScene(rect).boundingRect()
        return QRect(board.viewport().mapTo(self._ground, seen.topLeft()), seen.size())

    def _on_table(self, box: QRect) -> QRectF:
        board = self._table.board
        corner = board.viewport().mapFrom(self._ground, box.topLeft())
        return board.mapToScene(QRect(corner, box.size())).boundingRect()
