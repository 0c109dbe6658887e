"""Wrapped text with the line height of the house; what does not fit ends in an ellipsis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout

LINE_HEIGHT: Final = 1.4
_ENDLESS: Final = 10_000
_ROUNDED: Final = 0.5
"""What is so much too wide is whole all the same."""
_SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"


def lines(text: str, font: QFont, width: float, most: int = _ENDLESS) -> list[str]:
    """`text` broken to `width` logical pixels, the last of `most` lines elided."""
    metrics = QFontMetricsF(font)
    room = width + _ROUNDED
    return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in _broken(text, font, width, most)]


def count(text: str, font: QFont, width: float, most: int = _ENDLESS) -> int:
    """How many lines `lines` gives."""
    return len(_broken(text, font, width, most))


def fitting(text: str, fonts: Sequence[QFont], width: float, most: int = 1) -> QFont:
    """The first of `fonts` (large to small) in which `text` is whole in `most` lines; else the last."""
    return next((font for font in fonts if fits(text, font, width, most)), fonts[-1])


def fits(text: str, font: QFont, width: float, most: int) -> bool:
    """Whether `text` is whole in `most` lines of `width` logical pixels."""
    broken = _broken(text, font, width, _ENDLESS)
    return len(broken) <= most and all(
        QFontMetricsF(font).horizontalAdvance(line) <= width + _ROUNDED for line in broken
    )


def _broken(text: str, font: QFont, width: float, most: int) -> list[str]:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    broken: list[str] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start = line.textStart()
        if len(broken) == most - 1:
            broken.append(text[start:])
            break
        words = text[start : start + line.textLength()].rstrip()
        broken.append(f"{words[:-1]}-" if words.endswith(_SOFT_HYPHEN) else words)
    layout.endLayout()
    return broken


def height(count: int, font: QFont) -> float:
    """How high `count` lines are."""
    return count * round(font.pixelSize() * LINE_HEIGHT)


def draw(painter: QPainter, rect: QRectF, text: str, font: QFont, *, colour: QColor, most: int = _ENDLESS) -> float:
    """Draw `text` from the top of `rect`; returns the height it took."""
    painter.setFont(font)
    painter.setPen(colour)
    pitch = height(1, font)
    broken = lines(text, font, rect.width(), most)
    for row, line in enumerate(broken):
        box = QRectF(rect.topLeft() + QPointF(0, row * pitch), rect.size())
        box.setHeight(pitch)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, line)
    return height(len(broken), font)
