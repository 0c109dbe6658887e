"""What a lesson draws on the table: everything else dimmed, a ring round what is spoken of, leaf round what to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from garden_desktop.ui.board.drawing.scene_items import OVER_Z
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.lesson.pointer import pointer

LESSON_Z: Final = OVER_Z + 1
_DIM: Final = 0.09
_DIM_DARK: Final = 0.34
_OFF: Final = 4.0
_ROUND: Final = 26.0
_CARD: Final = 8.0
_FAR: Final = 4000.0


class LessonHighlight(NamedTuple):
    """Rectangles of the table: what is spoken of, what to take or press, and where it goes; where the slip
    stands, and what else lies there."""

    spoken: QRectF
    takes: Sequence[QRectF] = ()
    wells: Sequence[QRectF] = ()
    slip: QRectF = QRectF()
    around: Sequence[QRectF] = ()

    @property
    def bright(self) -> list[QRectF]:
        """What is not dimmed."""
        return [rect for rect in (self.spoken, *self.takes, *self.wells) if not rect.isEmpty()]


NOTHING: Final = LessonHighlight(QRectF())


class LessonMarksItem(QGraphicsItem):
    """Lies over the table and takes no press."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._marked = NOTHING
        self.setZValue(LESSON_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def mark(self, marked: LessonHighlight) -> None:
        """Mark just this; nothing at all hides the dim, too."""
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
        if not self._marked.spoken.isEmpty():
            self._point(painter)

    def _dim(self, painter: QPainter) -> None:
        path, theme = QPainterPath(), self._appearance.theme
        path.addRect(self.boundingRect())
        for rect in self._marked.bright:
            hole = QPainterPath()
            hole.addRoundedRect(rect.adjusted(-_OFF, -_OFF, _OFF, _OFF), _CARD, _CARD)
            path = path.subtracted(hole)
        shade = QColor(theme.table if theme.dark else theme.ink)
        shade.setAlphaF(_DIM_DARK if theme.dark else _DIM)
        painter.fillPath(path, shade)

    def _take(self, painter: QPainter, rect: QRectF) -> None:
        """A leaf frame with a halo: take this, or press it."""
        halo = QColor(self._appearance.theme.leaf)
        halo.setAlphaF(0.28)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(halo, 9))
        painter.drawRoundedRect(rect, _CARD, _CARD)
        painter.setPen(QPen(self._appearance.theme.leaf, 3))
        painter.drawRoundedRect(rect, _CARD, _CARD)

    def _well(self, painter: QPainter, rect: QRectF) -> None:
        """A dashed leaf outline: it goes here."""
        soft = QColor(self._appearance.theme.soft)
        soft.setAlphaF(0.45)
        pen = QPen(self._appearance.theme.leaf, 2, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(soft)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), _CARD, _CARD)

    def _point(self, painter: QPainter) -> None:
        theme = self._appearance.theme
        box = self._marked.spoken.adjusted(-_OFF, -_OFF, _OFF, _OFF)
        radius = min(box.height() / 2, _ROUND)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.raised, 7))
        painter.drawRoundedRect(box, radius, radius)
        path = pointer(self._marked.slip, box, self._marked.around)
        if path is not None:
            painter.setPen(QPen(theme.raised, 5))
            painter.drawPath(path)
        painter.setPen(QPen(theme.sun, 3))
        painter.drawRoundedRect(box, radius, radius)
        if path is not None:
            painter.setPen(QPen(theme.sun, 2))
            painter.drawPath(path)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.sun)
            painter.drawEllipse(path.currentPosition(), 3.5, 3.5)
