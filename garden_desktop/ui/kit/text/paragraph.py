"""Paragraph painting: wraps plain text with a line height of 1.4 and elides the last line if it does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout

LINE_HEIGHT: Final = 1.4
_ENDLESS: Final = 10_000
_ROUNDED: Final = 0.5
"""Tolerance in pixels: text this much too wide still counts as fitting, because widths are rounded."""
_SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"


def lines(text: str, font: QFont, width: float, most: int = _ENDLESS) -> list[str]:
    """Wrap `text` to `width` logical pixels and return at most `most` lines, the last one elided if there is more."""
    metrics = QFontMetricsF(font)
    room = width + _ROUNDED
    return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in _broken(text, font, width, most)]


def count(text: str, font: QFont, width: float, most: int = _ENDLESS) -> int:
    """Return the number of lines that `lines` gives."""
    return len(_broken(text, font, width, most))


def fitting(text: str, fonts: Sequence[QFont], width: float, most: int = 1) -> QFont:
    """Return the first of `fonts` (large to small) in which `text` fits into `most` lines, or the last one if none
    does."""
    return next((font for font in fonts if fits(text, font, width, most)), fonts[-1])


def fits(text: str, font: QFont, width: float, most: int) -> bool:
    """Whether `text` fits into `most` lines of `width` logical pixels without being elided."""
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
    """Return the height of `count` lines in logical pixels."""
    return count * round(font.pixelSize() * LINE_HEIGHT)


def draw(painter: QPainter, rect: QRectF, text: str, font: QFont, *, colour: QColor, most: int = _ENDLESS) -> float:
    """Draw wrapped text from the top of `rect` and return the height it took, in logical pixels."""
    painter.setFont(font)
    painter.setPen(colour)
    pitch = height(1, font)
    broken = lines(text, font, rect.width(), most)
    for row, line in enumerate(broken):
        box = QRectF(rect.topLeft() + QPointF(0, row * pitch), rect.size())
        box.setHeight(pitch)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, line)
    return height(len(broken), font)
