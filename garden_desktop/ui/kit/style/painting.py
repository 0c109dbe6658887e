"""Painting helpers: image to pixmap, cache keys of drawings, shadows, fills, and text kept upright when mirrored."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap


def finished(image: QImage) -> QPixmap:
    """Return a finished `image` as a pixmap, from a copy.

    An image keeps the state of its painter as long as it lives, 13 kB, more than the pixels of many a small drawing.
    """
    return QPixmap.fromImage(image.copy())


_TRACE: Final = 12
"""Size in logical pixels up to which a drawing gets no rim, because the rim would fill it."""


class DrawingKey(NamedTuple):
    """Cache key of a rendered drawing: width and height in device pixels, and the colour of its rim, "" for none."""

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
        """Whether the drawing is too small for a rim."""
        return max(self.width, self.height) <= _TRACE * self.ratio

    @property
    def reach(self) -> float:
        """Width of the rim in device pixels; thinner on small drawings."""
        return max(1.0, self.ratio * max(1.0, min(1.5, min(self.width, self.height) / self.ratio / 24)))


_MOST_STEPS: Final = 14
_DARKEST: Final = 48
"""Opacity of the shadow at the edge of the card, of 255."""


def draw_shadow(painter: QPainter, rect: QRectF, *, radius: float, depth: float, strength: float = 1.0) -> None:
    """Draw a soft shadow around `rect` that reaches `depth` logical pixels and is shifted down by a third of that.

    The area under the card itself is left out: it is hidden anyway, and filling it took two thirds of the time.
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
    """Fill `rect` like QPainter.fillRect, whose first call would load the 182 names of QGradient. Changes pen and
    brush."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(rect)


@contextmanager
def upright(painter: QPainter, box: QRectF) -> Iterator[None]:
    """Context manager: if the painter is mirrored, flip it back within `box`, so that text in it is readable."""
    painter.save()
    if painter.worldTransform().m11() < 0:
        painter.translate(2 * box.center().x(), 0)
        painter.scale(-1, 1)
    yield
    painter.restore()
