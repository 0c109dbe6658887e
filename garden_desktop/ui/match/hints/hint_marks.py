"""What advice lights on the table: a frame with a dot round what to take or press, a dashed one where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from garden_desktop.ui.board.board_layout import hexagon
from garden_desktop.ui.board.drawing.scene_items import RING_Z
from garden_desktop.ui.kit.style.appearance import Appearance

_FAR: Final = 4000.0
_CORNER: Final = 9.0
_OUT: Final = 8.0
"""So far round what is taken, the keyboard's ring finds room within."""
_DOT: Final = 9.0
_HEAD: Final = 13.0
_NEAR: Final = 26.0
"""Between nearer things no arrow is drawn."""


class HintHighlight(NamedTuple):
    """Rectangles of the table: what to take or press (empty while it is in hand), and where it goes (empty where it is
    pressed), which may be a hexagon."""

    take: QRectF
    goal: QRectF = QRectF()
    hexagonal: bool = False


class HintMarksItem(QGraphicsItem):
    """Lies over the table and takes no press."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.lit: Sequence[HintHighlight] = ()
        self.setZValue(RING_Z + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def light(self, lit: Sequence[HintHighlight]) -> None:
        """Light just these. All that it lies over is painted again with it, so it hides where nothing is lit."""
        self.lit = tuple(lit)
        self.setVisible(bool(self.lit))
        self.update()

    # Qt overrides

    def boundingRect(self) -> QRectF:
        return QRectF(-_FAR, -_FAR, 3 * _FAR, 3 * _FAR)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for one in self.lit:
            if not one.goal.isEmpty():
                self._goal(painter, one)
            if not one.take.isEmpty():
                self._arrow(painter, one)
                self._take(painter, one.take)

    def _take(self, painter: QPainter, rect: QRectF) -> None:
        theme, box = self._appearance.theme, framed(rect)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.raised, 6.0), (theme.sun, 3.5)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(box, _CORNER + _OUT, _CORNER + _OUT)
        painter.setPen(QPen(theme.raised, 2))
        painter.setBrush(theme.sun)
        painter.drawEllipse(box.topLeft() + QPointF(2, 2), _DOT, _DOT)

    def _goal(self, painter: QPainter, lit: HintHighlight) -> None:
        theme, soft = self._appearance.theme, QColor(self._appearance.theme.sun)
        soft.setAlphaF(0.22)
        box, path = lit.goal.adjusted(1, 1, -1, -1), QPainterPath()
        if lit.hexagonal:
            path.addPolygon(hexagon(box))
            path.closeSubpath()
        else:
            path.addRoundedRect(box, _CORNER, _CORNER)
        painter.setBrush(soft)
        painter.setPen(QPen(theme.raised, 6))
        painter.drawPath(path)
        pen = QPen(theme.sun, 3.5, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([3, 2])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(path)

    def _arrow(self, painter: QPainter, lit: HintHighlight) -> None:
        """From the frame of what is taken to the edge of where it goes."""
        theme, line = self._appearance.theme, _between(framed(lit.take), lit.goal)
        if lit.goal.isEmpty() or line.length() < _NEAR:
            return
        back = QLineF(line.p2(), line.p1())
        back.setLength(_HEAD)
        side = back.normalVector().unitVector()
        across = QPointF(side.dx(), side.dy()) * (_HEAD / 2)
        head = QPolygonF([line.p2(), back.p2() + across, back.p2() - across])
        shaft = QLineF(line.p1(), back.p2())
        for colour, width in ((theme.raised, 7.0), (theme.sun, 3.0)):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(shaft)
            painter.setBrush(theme.sun)
            painter.setPen(QPen(theme.raised, 1.5))
            painter.drawPolygon(head)


def framed(rect: QRectF) -> QRectF:
    """What the frame of a thing stands round."""
    return rect.adjusted(-_OUT, -_OUT, _OUT, _OUT)


def _between(take: QRectF, goal: QRectF) -> QLineF:
    """A line from the edge of the one to the edge of the other; of no length where they overlap."""
    line = QLineF(take.center(), goal.center())
    start, end = _leaves(take, line), 1 - _leaves(goal, QLineF(line.p2(), line.p1()))
    return QLineF(line.pointAt(start), line.pointAt(end)) if start < end else QLineF()


def _leaves(box: QRectF, line: QLineF) -> float:
    """At which part of its length a line from the middle of a box leaves it."""
    shares = [size / 2 / abs(way) for size, way in ((box.width(), line.dx()), (box.height(), line.dy())) if way]
    return min(shares, default=1.0)
