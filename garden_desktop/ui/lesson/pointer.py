"""The line from the slip of a lesson to what it speaks of: one bend, over empty ground alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_NEAR = 6.0
_INSET = 28.0
_STEP = 24.0
_SHORT = 18.0


def pointer(slip: QRectF, ring: QRectF, around: Sequence[QRectF] = ()) -> QPainterPath | None:
    """From the slip to the ring past all that lies `around`; None where they touch, no slip is there, or no line goes
    past everything."""
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
    """Begin and end of every line that may be drawn, the most natural first."""
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
    """Points from low to high, the nearest to the wish first."""
    steps = max(0, int((high - low) // _STEP))
    points = [max(low, min(high, wish)), *(low + _STEP * step for step in range(steps + 1))]
    return sorted(points, key=lambda point: abs(point - wish))
