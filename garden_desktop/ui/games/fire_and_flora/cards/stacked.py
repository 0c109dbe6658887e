"""Names on small cards: as large as they fit on up to four lines, broken between words.

Words of the least size that are still too wide are narrowed, and long ones broken between syllables.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from garden_desktop.ui.board.drawing.brush import CENTRE, Style
from garden_desktop.ui.games.fire_and_flora.brush import Brush

LEAST: Final = 9
"""Pixels of the smallest words."""
_LINE: Final = 1.14
_MOST_LINES: Final = 4
_SOFT: Final = "\u00ad"
"""Where a translation lets a long word be broken."""
_STRETCHES: Final = (100, 90, 80)
"""How wide the smallest words may be, in hundredths."""
_NARROWEST: Final = 70
_SYLLABLE: Final = re.compile(r"(?<=\w{3})(?!(?<=[cpst])h|(?<=c)k)(?=[^\W\daeiouyäöü][aeiouyäöü]\w)")
"""Before the consonant that begins a syllable, three letters into a word at least."""
_PARTS: Final = re.compile(rf"[^ {_SOFT}]+[ {_SOFT}]?")


def paint_stacked(brush: Brush, rect: QRectF, words: str, style: Style) -> None:
    """A name in the middle, as large as it fits on up to four lines, broken between words."""
    lines, style = _fitted(brush, rect, words, style)
    high = _LINE * style.font.pixelSize()
    top = rect.center().y() - high * len(lines) / 2
    for number, line in enumerate(lines):
        brush.line(QRectF(rect.x(), top + number * high, rect.width(), high), line, style, CENTRE)


def _fitted(brush: Brush, rect: QRectF, words: str, style: Style) -> tuple[list[str], Style]:
    """The lines and the size; two lines of the least size where nothing fits."""
    for one, size in _ways(words, style):
        for number in range(1, _MOST_LINES + 1):
            lines = _broken(brush, one, size, number)
            wide = max(brush.width(line, size) for line in lines)
            if wide <= rect.width() and _LINE * size.font.pixelSize() * len(lines) <= rect.height() + 2:
                return lines, size
    return _broken(brush, one, size, 2), size


def _ways(words: str, style: Style) -> Iterator[tuple[str, Style]]:
    """The words smaller and smaller, then broken in more places and narrower and narrower."""
    while style.font.pixelSize() > LEAST:
        yield words, style
        style = style.smaller()
    for one in (words, _SYLLABLE.sub(_SOFT, words)):
        yield from ((one, _narrowed(style, stretch)) for stretch in _STRETCHES)
    yield one, _narrowed(style, _NARROWEST)


def _narrowed(style: Style, stretch: int) -> Style:
    font = QFont(style.font)
    font.setStretch(stretch)
    return style._replace(font=font)


def _broken(brush: Brush, words: str, style: Style, number: int) -> list[str]:
    """So many lines at most, the longest of them as short as can be; soft hyphens are places to break, too."""
    parts = _PARTS.findall(words)
    number = min(number, len(parts))
    breaks = ((0, *cuts, len(parts)) for cuts in combinations(range(1, len(parts)), number - 1))
    stacks = ([_joined(parts[begin:end]) for begin, end in pairwise(cuts)] for cuts in breaks)
    return min(stacks, key=lambda stack: max(brush.width(line, style) for line in stack))


def _joined(parts: list[str]) -> str:
    """A line of these parts; where it ends within a word it has a hyphen."""
    line = "".join(parts)
    return line.strip().replace(_SOFT, "") + ("-" if line.endswith(_SOFT) else "")
