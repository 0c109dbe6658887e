"""How large words and controls are: the one place through which every size in pixels goes.

What a person has chosen is one half of it, what the window has room for the other (`GROWTH`).

Two ways lead here. What Qt lays out takes its sizes from `px` and `grown`. What is painted by hand is drawn as at 100 %
with the painter and the room of `enlarged`, and says how large it would like to be with `grown`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QWidget

TARGET: Final = 32
LARGE_TARGET: Final = 44
"""What is pressed is so many pixels wide and high at least: usually, and for whoever wants it larger."""
TEXT_SIZES: Final = (100, 115, 130, 150, 175, 200)
"""In per cent, as the settings offer them."""
GROWTH: Final = ((3600, 2000, 2.0), (2400, 1300, 1.5), (1600, 1000, 1.25))
"""In a window whose sides, the longer one first, are at least so long, words and controls are so much larger. They
grow more slowly than the window: at every step it has room for more than one of 1280 x 800 at 100 %."""
ROOMY: Final = 1100
"""Whoever has chosen large words gets them larger still as long as the window holds what one so wide does at 100 %."""
_chosen = [1.0]
_grown = [1.0]
_most = [1.0]
_target = [TARGET]


def scale() -> float:
    """How large words and controls are, 1.0 at 100 % in a window of the usual size."""
    return max(_chosen[0], min(_chosen[0] * _grown[0], _most[0]))


def enlargement() -> float:
    """How much larger than at 100 % words are in this window: what a table that fits it is enlarged by, too."""
    return scale() / max(1.0, min(_grown[0], _most[0]))


def set_scale(percent: int) -> None:
    """Choose it for the whole program; whoever shows something is told by `Appearance.changed`."""
    _chosen[0] = percent / 100


def fit(window: QSize) -> None:
    """Let it suit a window of this size, as `set_scale` does."""
    short, long = sorted((window.width(), window.height()))
    steps = ((least / ROOMY, growth) for least, less, growth in GROWTH if long >= least and short >= less)
    _most[0], _grown[0] = next(steps, (1.0, 1.0))


def target() -> int:
    """How wide and high whatever is pressed is at least, in pixels."""
    return _target[0]


def set_target(pixels: int) -> None:
    """Choose it for the whole program, as `set_scale` does."""
    _target[0] = pixels


def px(number: float) -> int:
    """So many pixels at 100 %, at the present size."""
    return round(number * scale())


def hit(number: float) -> int:
    """So many pixels at 100 %, but no fewer than what is pressed has at least."""
    return max(px(number), target())


def grown(size: QSize) -> QSize:
    """The size at 100 %, at the present size."""
    return size if scale() == 1 else QSize(px(size.width()), px(size.height()))


def room(widget: QWidget) -> QRectF:
    """All of a widget, in pixels at 100 %."""
    return QRectF(0, 0, widget.width() / scale(), widget.height() / scale())
