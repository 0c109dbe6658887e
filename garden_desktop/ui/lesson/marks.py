"""Highlights of a lesson on the table: dims the rest, rings what the text is about, frames what to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from garden_desktop.ui.board.drawing.scene_items import OVER_Z
from garden_desktop.ui.board.layout import hexagon
from garden_desktop.ui.kit.style.appearance import Appearance

_NEAR = 6.0
_INSET = 28.0
_STEP = 24.0
_SHORT = 18.0


def pointer(slip: QRectF, ring: QRectF, around: Sequence[QRectF] = ()) -> QPainterPath | None:
    """Return a curve from the panel to the ring that avoids all rectangles `around`.

    None if panel and ring touch, there is no panel, or no such curve exists.
    """
    if slip.isEmpty() or slip.intersects(ring.adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR)):
        return None
    others = [rect for rect in around if not rect.intersects(ring)]
    lines = (_line(start, end) for start, end in _ways(slip, ring))
    return next((line for line in lines if not any(line.intersects(rect) for rect in others)), None)


def _line(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.quadTo(QPointF(end.x(), (start.y() + end.y()) / 2), end)
    return path


def _ways(slip: QRectF, ring: QRectF) -> Iterator[tuple[QPointF, QPointF]]:
    """Yield start and end of possible curves, the most natural first."""
    if slip.top() > ring.bottom() or slip.bottom() < ring.top():
        below = slip.top() > ring.bottom()
        begin, goal = (slip.top(), ring.bottom()) if below else (slip.bottom(), ring.top())
        for x in _along(slip.left() + _INSET, slip.right() - _INSET, ring.center().x()):
            end = max(ring.left() + _SHORT, min(ring.right() - _SHORT, x - 20))
            yield QPointF(x, begin), QPointF(end, goal)
        return
    right = slip.left() > ring.right()
    for y in _along(slip.top() + _INSET, slip.bottom() - _INSET, slip.top() + 40):
        end = max(ring.top() + 8, min(ring.bottom() - 8, y))
        yield QPointF(slip.left() if right else slip.right(), y), QPointF(ring.right() if right else ring.left(), end)


def _along(low: float, high: float, wish: float) -> list[float]:
    """Return sample points from low to high, those nearest to `wish` first."""
    steps = max(0, int((high - low) // _STEP))
    points = [max(low, min(high, wish)), *(low + _STEP * step for step in range(steps + 1))]
    return sorted(points, key=lambda point: abs(point - wish))


LESSON_Z: Final = OVER_Z + 1
_DIM: Final = 0.09
_DIM_DARK: Final = 0.34
_OFF: Final = 4.0
_ROUND: Final = 26.0
_CARD: Final = 8.0
_FAR: Final = 4000.0


class LessonHighlight(NamedTuple):
    """Highlights of one step: rectangles in table units.

    ring     ringed, with a line from the panel: what a step without a task explains, else the only expected input
    others   ringed, too, without a line: what lies too far apart for one ring
    takes    framed: every input that is expected next
    wells    dashed: drop targets of the expected pieces
    context  not dimmed but not ringed either: what the text compares with, which is not to be pressed
    slip     the panel
    around   other items, which the line avoids
    hexes    all hexagonal places: a highlight with one of these rectangles is drawn as a hexagon
    """

    ring: QRectF
    takes: Sequence[QRectF] = ()
    wells: Sequence[QRectF] = ()
    context: Sequence[QRectF] = ()
    slip: QRectF = QRectF()
    around: Sequence[QRectF] = ()
    hexes: Sequence[QRectF] = ()
    others: Sequence[QRectF] = ()

    @property
    def wanted(self) -> list[QRectF]:
        """Rectangles of the expected inputs."""
        return [rect for rect in (self.ring, *self.others, *self.takes, *self.wells) if not rect.isEmpty()]

    @property
    def bright(self) -> list[QRectF]:
        """Rectangles that are not dimmed."""
        return [*self.wanted, *(rect for rect in self.context if not rect.isEmpty())]


NOTHING: Final = LessonHighlight(QRectF())


class LessonMarksItem(QGraphicsItem):
    """Graphics item over the whole table; ignores mouse input."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._marked = NOTHING
        self.setZValue(LESSON_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def mark(self, marked: LessonHighlight) -> None:
        """Set the highlights; without any, nothing is dimmed."""
        self._marked = marked
        self.setVisible(bool(marked.bright))
        self.update()

    @property
    def marked(self) -> LessonHighlight:
        return self._marked

    # Qt overrides

    def boundingRect(self) -> QRectF:
        return QRectF(-_FAR, -_FAR, 3 * _FAR, 3 * _FAR)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._dim(painter)
        for rect in self._marked.wells:
            self._well(painter, rect)
        for rect in self._marked.takes:
            self._take(painter, rect)
        for rect in self._marked.others:
            self._ring(painter, rect)
        if not self._marked.ring.isEmpty():
            self._point(painter)

    def _dim(self, painter: QPainter) -> None:
        path, theme = QPainterPath(), self._appearance.theme
        path.addRect(self.boundingRect())
        for rect in self._marked.bright:
            path = path.subtracted(self._shape(rect, _OFF))
        shade = QColor(theme.table if theme.dark else theme.ink)
        shade.setAlphaF(_DIM_DARK if theme.dark else _DIM)
        painter.fillPath(path, shade)

    def _take(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a frame with halo: take or press this."""
        halo = QColor(self._appearance.theme.leaf)
        halo.setAlphaF(0.28)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        shape = self._shape(rect)
        painter.setPen(QPen(halo, 9))
        painter.drawPath(shape)
        painter.setPen(QPen(self._appearance.theme.leaf, 3))
        painter.drawPath(shape)

    def _well(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a dashed outline: the piece goes here. No fill, as the text may explain what is printed there."""
        pen = QPen(self._appearance.theme.leaf, 2, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._shape(rect, -1))

    def _shape(self, rect: QRectF, out: float = 0.0, corner: float = _CARD) -> QPainterPath:
        """Return the outline of a rectangle grown by `out`: a hexagon for a hexagonal place, else rounded."""
        path, box = QPainterPath(), rect.adjusted(-out, -out, out, out)
        if rect in self._marked.hexes:
            path.addPolygon(hexagon(box))
            path.closeSubpath()
        else:
            path.addRoundedRect(box, corner, corner)
        return path

    def _ring(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._appearance.theme
        box = rect.adjusted(-_OFF, -_OFF, _OFF, _OFF)
        shape = self._shape(rect, _OFF, min(box.height() / 2, _ROUND))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(theme.raised, 7), QPen(theme.sun, 3)):
            painter.setPen(pen)
            painter.drawPath(shape)

    def _point(self, painter: QPainter) -> None:
        theme = self._appearance.theme
        box = self._marked.ring.adjusted(-_OFF, -_OFF, _OFF, _OFF)
        shape = self._shape(self._marked.ring, _OFF, min(box.height() / 2, _ROUND))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.raised, 7))
        painter.drawPath(shape)
        path = pointer(self._marked.slip, box, self._marked.around)
        if path is not None:
            painter.setPen(QPen(theme.raised, 5))
            painter.drawPath(path)
        painter.setPen(QPen(theme.sun, 3))
        painter.drawPath(shape)
        if path is not None:
            painter.setPen(QPen(theme.sun, 2))
            painter.drawPath(path)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.sun)
            painter.drawEllipse(path.currentPosition(), 3.5, 3.5)
