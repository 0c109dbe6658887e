"""How large words and controls are: the one place through which every size in pixels goes.

Two ways lead here. What Qt lays out takes its sizes from `px` and `grown`. What is painted by hand is drawn as at 100 %
with the painter and the room of `enlarged`, and says how large it would like to be with `grown`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QWidget

TEXT_SIZES: Final = (100, 115, 130, 150, 175, 200)
"""In per cent, as the settings offer them."""
_chosen = [1.0]


def scale() -> float:
    """How large words and controls are, 1.0 at 100 %."""
    return _chosen[0]


def set_scale(percent: int) -> None:
    """Choose it for the whole program; whoever shows something is told by `Appearance.changed`."""
    _chosen[0] = percent / 100


def px(number: float) -> int:
    """So many pixels at 100 %, at the present size."""
    return round(number * scale())


def grown(size: QSize) -> QSize:
    """The size at 100 %, at the present size."""
    return size if scale() == 1 else QSize(px(size.width()), px(size.height()))


def room(widget: QWidget) -> QRectF:
    """All of a widget, in pixels at 100 %."""
    return QRectF(0, 0, widget.width() / scale(), widget.height() / scale())
