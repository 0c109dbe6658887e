"""Where a tip stands: near what it speaks of, and only where the bare table is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

_CELL: Final = 8
"""Pixels a side of what is looked at as one."""
_ALIKE: Final = 6
"""So far apart two shades may be and still be bare table."""


def free_place(size: QSize, picture: QImage, things: Sequence[QRect], near: QPoint, bare: QColor) -> QRect | None:
    """The bare place in a picture of the table that is nearest to `near`; None where there is none. `things` are where
    something lies or may come to lie, whatever is painted there."""
    sums = _sums(_seen(picture, things, bare), bare)
    wide, high = -(-size.width() // _CELL) + 2, -(-size.height() // _CELL) + 2
    found = [QRect(QPoint((x + 1) * _CELL, (y + 1) * _CELL), size) for x, y in _free(sums, wide, high)]
    return min(found, key=lambda box: (box.center() - near).manhattanLength(), default=None)


def _seen(picture: QImage, things: Sequence[QRect], bare: QColor) -> QImage:
    """The picture in cells, with all that may lie there on it."""
    seen = picture.copy()
    seen.setDevicePixelRatio(1)
    ratio = picture.devicePixelRatio()
    painter = QPainter(seen)
    painter.scale(ratio, ratio)
    other = QColor("black" if bare.lightness() > 127 else "white")
    for thing in things:
        painter.fillRect(thing, other)
    painter.end()
    across, down = (round(side / ratio / _CELL) for side in (picture.width(), picture.height()))
    mode = Qt.TransformationMode.SmoothTransformation
    return seen.scaled(across, down, Qt.AspectRatioMode.IgnoreAspectRatio, mode)


def _sums(seen: QImage, bare: QColor) -> list[list[int]]:
    """How many cells hold something, in all from the upper left corner to each."""
    sums = [[0] * (seen.width() + 1)]
    for y in range(seen.height()):
        row = accumulate((_differs(seen.pixelColor(x, y), bare) for x in range(seen.width())), initial=0)
        sums.append([here + above for here, above in zip(row, sums[-1], strict=True)])
    return sums


def _differs(one: QColor, other: QColor) -> bool:
    apart = (one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue())
    return max(map(abs, apart)) > _ALIKE


def _free(sums: list[list[int]], wide: int, high: int) -> Iterator[tuple[int, int]]:
    """The corners of all blocks of cells that hold nothing."""
    for y in range(len(sums) - high):
        for x in range(len(sums[0]) - wide):
            if sums[y + high][x + wide] + sums[y][x] == sums[y + high][x] + sums[y][x + wide]:
                yield x, y
