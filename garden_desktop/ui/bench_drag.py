"""How long the frames of a drag take: real mouse events, real repaints, on whatever screen there is."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from time import perf_counter
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from garden_desktop.ui.scene import TableView

FRAMES: Final = 300
OUTSIDE: Final = QPointF(-400, -400)


def drag_frames(view: TableView, piece: str, frames: int = FRAMES) -> list[float]:
    """Milliseconds of each pointer move and its repaint while `piece` is carried all over the shown table.

    The piece is let go beside the table, so no move is made. Raises ValueError when it may not be lifted.
    """
    if not view.hands.can_lift(piece):
        raise ValueError(piece)
    begin = view.stage.layout.piece(piece).center()
    _send(view, QEvent.Type.MouseButtonPress, begin)
    times = [_timed(view, point) for point in _way(view, begin, frames)]
    _send(view, QEvent.Type.MouseMove, OUTSIDE)
    _send(view, QEvent.Type.MouseButtonRelease, OUTSIDE)
    return times


def share_under(times_ms: Sequence[float], limit_ms: float) -> float:
    """The share (0 to 1) of frames that were quicker than the limit."""
    return sum(time < limit_ms for time in times_ms) / len(times_ms)


def _way(view: TableView, begin: QPointF, frames: int) -> list[QPointF]:
    """From the piece in loops across the table, so that every place is crossed."""
    table = view.sceneRect()
    points = []
    for frame in range(1, frames + 1):
        turn = 2 * pi * frame / frames
        x = table.center().x() + sin(3 * turn) * table.width() * 0.48
        y = table.center().y() + cos(2 * turn) * table.height() * 0.48
        near = min(1.0, frame / 20)
        points.append(begin + (QPointF(x, y) - begin) * near)
    return points


def _timed(view: TableView, point: QPointF) -> float:
    begun = perf_counter()
    _send(view, QEvent.Type.MouseMove, point)
    QApplication.processEvents()
    return (perf_counter() - begun) * 1000


def _send(view: TableView, kind: QEvent.Type, point: QPointF) -> None:
    at = view.viewportTransform().map(point)
    moved = kind == QEvent.Type.MouseMove
    button = Qt.MouseButton.NoButton if moved else Qt.MouseButton.LeftButton
    down = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    place = view.viewport().mapToGlobal(at)
    event = QMouseEvent(kind, at, place, button, down, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)
