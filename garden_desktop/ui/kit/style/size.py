"""Text and control sizes: every pixel size in the program is scaled here.

The scale combines the player's setting with the size of the window (`GROWTH`). Widgets in Qt layouts take sizes from
`px` and `grown`. Custom painting uses the painter and room of `mirror.enlarged`, in pixels at 100 %, and returns size
hints by `grown`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QWidget

TARGET: Final = 32
LARGE_TARGET: Final = 44
"""Minimum width and height of click targets in pixels: usual, and with the setting for large ones."""
TEXT_SIZES: Final = (100, 115, 130, 150, 175, 200)
"""Text sizes in percent that the settings offer."""
GROWTH: Final = ((3600, 2000, 2.0), (2400, 1300, 1.5), (1600, 1000, 1.25))
"""(longer side, shorter side, factor): in a window of at least this size, text and controls grow by the factor.

It grows more slowly than the window, so each step still has more room than a window of 1280 x 800 at 100 %.
"""
ROOMY: Final = 1100
"""Window width in pixels at 100 % that must remain when a large text size is enlarged further by the window."""
_chosen = [1.0]
_grown = [1.0]
_most = [1.0]
_target = [TARGET]


def scale() -> float:
    """Return the current scale of text and controls; 1.0 at 100 % in a window of usual size."""
    return max(_chosen[0], min(_chosen[0] * _grown[0], _most[0]))


def enlargement() -> float:
    """Return the part of the scale that comes from the player's setting; a table that fits the window
    grows by it, too."""
    return scale() / max(1.0, min(_grown[0], _most[0]))


def set_scale(percent: int) -> None:
    """Set the text size for the whole program. The caller emits `Appearance.changed`."""
    _chosen[0] = percent / 100


def fit(window: QSize) -> None:
    """Adapt the scale to a window size. The caller emits `Appearance.changed`."""
    short, long = sorted((window.width(), window.height()))
    steps = ((least / ROOMY, growth) for least, less, growth in GROWTH if long >= least and short >= less)
    _most[0], _grown[0] = next(steps, (1.0, 1.0))


def target() -> int:
    """Return the minimum width and height of click targets, in pixels."""
    return _target[0]


def set_target(pixels: int) -> None:
    """Set the minimum size of click targets for the whole program. The caller emits `Appearance.changed`."""
    _target[0] = pixels


def px(number: float) -> int:
    """Return a length given at 100 %, scaled and rounded to pixels."""
    return round(number * scale())


def hit(number: float) -> int:
    """Return a length given at 100 %, scaled, but at least the minimum size of click targets."""
    return max(px(number), target())


def grown(size: QSize) -> QSize:
    """Return a size given at 100 %, scaled."""
    return size if scale() == 1 else QSize(px(size.width()), px(size.height()))


def room(widget: QWidget) -> QRectF:
    """Return the whole area of a widget in pixels at 100 %."""
    return QRectF(0, 0, widget.width() / scale(), widget.height() / scale())
