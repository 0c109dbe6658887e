"""Painting helpers: finished pixmaps, cache keys of drawings, shadows, fills, and text kept upright when mirrored."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap


def finished(image: QImage) -> QPixmap:
    """What was painted on `image`, as a pixmap.

    A copy: an image keeps the tools of its painter as long as it lives, 13 kB, more than many a drawing has itself.
    """
    return QPixmap.fromImage(image.copy())


_TRACE: Final = 12
"""A smaller drawing is a trace that a rim would fill."""


class DrawingKey(NamedTuple):
    """A drawing at a size in device pixels, with a rim in this colour, if any."""

    game: str
    sprite: str
    width: int
    height: int
    ratio: float
    grey: bool
    small: bool = False
    rim: str = ""

    @property
    def is_trace(self) -> bool:
        """Whether a rim would fill it."""
        return max(self.width, self.height) <= _TRACE * self.ratio

    @property
    def reach(self) -> float:
        """How wide a rim is, in device pixels: less round small drawings, which it would swallow."""
        return max(1.0, self.ratio * max(1.0, min(1.5, min(self.width, self.height) / self.ratio / 24)))


_MOST_STEPS: Final = 14
_DARKEST: Final = 48
"""Of 255, at the edge of the card."""


def draw_shadow(painter: QPainter, rect: QRectF, *, radius: float, depth: float, strength: float = 1.0) -> None:
    """A shadow around `rect` that reaches `depth` logical pixels, fallen a third of that downwards.

    Left out where the card that throws it covers it: that is most of it, and took two thirds of the time.
    """
    steps = min(_MOST_STEPS, math.ceil(depth / 2))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(24, 28, 20, max(1, round(_DARKEST * strength / steps))))
    fallen = rect.translated(0, depth / 3)
    inset = radius + 1
    covered = rect.adjusted(inset, inset, -inset, -inset)
    for step in range(steps):
        reach = depth * (1 - step / steps)
        ring = QPainterPath()
        ring.addRoundedRect(fallen.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach)
        ring.addRect(covered)
        painter.drawPath(ring)
    painter.restore()


def fill(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """As QPainter.fillRect, whose first call makes the 182 names of QGradient; pen and brush are left changed."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(rect)


@contextmanager
def upright(painter: QPainter, box: QRectF) -> Iterator[None]:
    """Inside, what is painted into `box` can be read, though the painter looks into a mirror; kept and put back."""
    painter.save()
    if painter.worldTransform().m11() < 0:
        painter.translate(2 * box.center().x(), 0)
        painter.scale(-1, 1)
    yield
    painter.restore()
