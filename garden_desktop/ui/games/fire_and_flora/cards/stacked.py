"""Names on small cards: as large as they fit on up to four lines, broken between words.

Words of the least size that are still too wide are narrowed, and long ones broken between syllables.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from garden_desktop.games.fire_and_flora.data.cards import RESOURCES
from garden_desktop.games.fire_and_flora.table.labels import CauseLine
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle
from garden_desktop.ui.games.fire_and_flora.canvas import Brush
from garden_desktop.ui.kit.style.theme import HINTING

LEAST: Final = 9
"""Pixels of the smallest words."""
_LINE: Final = 1.14
_OVER: Final = 1
"""So much higher than their room lines may be: the last one hangs no lower than letters do."""
_MOST_LINES: Final = 4
_SOFT: Final = "\u00ad"
"""Where a translation lets a long word be broken."""
_STRETCHES: Final = (100, 90, 80)
"""How wide the smallest words may be, in hundredths."""
_NARROWEST: Final = 70
_KEPT: Final = 300
"""So many names are remembered with all the ways they can be written."""
_VOWELS: Final = "aeiouyàáâäèéêëìíîïòóôöùúûüý"
_SYLLABLE: Final = re.compile(rf"(?<=\w{{3}})(?!(?<=[cpst])h|(?<=c)k)(?=[^\W\d{_VOWELS}][{_VOWELS}]\w)")
"""Before the consonant that begins a syllable, three letters into a word at least."""
_PARTS: Final = re.compile(rf"[^ {_SOFT}]+[ {_SOFT}]?")


class StackedText(NamedTuple):
    """Words on lines in one size, and how much room that takes."""

    lines: Sequence[str]
    px: int
    stretch: int
    wide: float
    high: float


def paint_stacked(brush: Brush, rect: QRectF, words: str, style: TextStyle) -> None:
    """A name in the middle, as large as it fits on up to four lines, broken between words."""
    font = style.font
    found = _stacks(words, font.family(), font.pixelSize(), font.bold()).best(rect.width(), rect.height() + _OVER)
    style = style._replace(font=_sized(font.family(), found.px, font.bold(), found.stretch))
    high = _LINE * found.px
    top = rect.center().y() - high * len(found.lines) / 2
    for number, line in enumerate(found.lines):
        brush.line(QRectF(rect.x(), top + number * high, rect.width(), high), line, style, CENTRE)


class _Stacks:
    """All ways to write these words, the best first, each worked out when no card has had room for a better one."""

    def __init__(self, words: str, family: str, px: int, bold: bool) -> None:
        self._family, self._bold = family, bold
        self._found: list[StackedText] = []
        self._more = _ways(words, px)

    def best(self, wide: float, high: float) -> StackedText:
        """The first that fits; two lines of the least size where nothing does."""
        fits = (one for one in self._all() if one.wide <= wide and one.high <= high)
        found = next(fits, None)
        return self._found[1 - _MOST_LINES] if found is None else found

    def _all(self) -> Iterator[StackedText]:
        yield from self._found
        for way in self._more:
            stacks = self._written(*way)
            self._found += stacks
            yield from stacks

    def _written(self, words: str, px: int, stretch: int) -> Sequence[StackedText]:
        """In one size, on one line up to the most."""
        metrics = QFontMetricsF(_sized(self._family, px, self._bold, stretch))
        broken = (_broken(words, metrics, number) for number in range(1, _MOST_LINES + 1))
        return [StackedText(lines, px, stretch, wide, _LINE * px * len(lines)) for lines, wide in broken]


@lru_cache(_KEPT)
def _stacks(words: str, family: str, px: int, bold: bool) -> _Stacks:
    """Cards come in any size, words and sizes of words in few."""
    return _Stacks(words, family, px, bold)


def _ways(words: str, px: int) -> Iterator[tuple[str, int, int]]:
    """Words, size and stretch: smaller and smaller, then broken in more places and narrower and narrower."""
    yield from ((words, size, _STRETCHES[0]) for size in range(px, LEAST, -1))
    for one in (words, _SYLLABLE.sub(_SOFT, words)):
        yield from ((one, LEAST, stretch) for stretch in _STRETCHES)
    yield one, LEAST, _NARROWEST


def _sized(family: str, px: int, bold: bool, stretch: int) -> QFont:
    font = QFont(family)
    font.setHintingPreference(HINTING)
    font.setPixelSize(px)
    font.setBold(bold)
    font.setStretch(stretch)
    return font


def _broken(words: str, metrics: QFontMetricsF, number: int) -> tuple[list[str], float]:
    """So many lines at most, the longest of them as short as can be, and its width; soft hyphens are places to break,
    too."""
    parts = _PARTS.findall(words)
    number = min(number, len(parts))
    breaks = ((0, *cuts, len(parts)) for cuts in combinations(range(1, len(parts)), number - 1))
    stacks = [[_joined(parts[begin:end]) for begin, end in pairwise(cuts)] for cuts in breaks]
    widths = [max(map(metrics.horizontalAdvance, stack)) for stack in stacks]
    best = widths.index(min(widths))
    return stacks[best], widths[best]


def _joined(parts: list[str]) -> str:
    """A line of these parts; where it ends within a word it has a hyphen."""
    line = "".join(parts)
    return line.strip().replace(_SOFT, "") + ("-" if line.endswith(_SOFT) else "")


# What a plant answers to, as a row of small signs: the cards of the cause, then what they do to it.


ACTION: Final = 0.82
"""Size of the sign of an action, the one of a card being 1."""
_SECOND: Final = 0.78
"""How far the second card of a pair lies from the first."""
_GAP: Final = 0.34
_LARGEST: Final = 16.0
_HAIRED: Final = 12.0
"""Smaller signs stand apart without a hair."""


def size_for(answers: Sequence[CauseLine], width: float, height: float) -> float:
    """How large the signs can be so that all of them fit side by side."""
    units = sum(_units(answer) for answer in answers) + _GAP * (len(answers) + 1)
    return min(_LARGEST, height * 0.86, width / units)


def paint_answers(brush: Brush, rect: QRectF, answers: Sequence[CauseLine]) -> None:
    """All of them in the middle of `rect`, with a hair between one and the next."""
    if not answers:
        return
    size = size_for(answers, rect.width(), rect.height())
    wide = sum(_units(answer) for answer in answers) * size
    gap = min(size * 0.8, (rect.width() - wide) / (len(answers) + 1))
    x, y = rect.x() + (rect.width() - wide - gap * (len(answers) - 1)) / 2, rect.center().y()
    for number, answer in enumerate(answers):
        if number and size > _HAIRED:
            brush.painter.setPen(brush.pen(brush.paper.bound, 1))
            hair = x - gap / 2
            brush.painter.drawLine(QLineF(hair, y - size * 0.4, hair, y + size * 0.4))
        x += paint_answer(brush, x, y, size, answer) + gap


def paint_answer(brush: Brush, x: float, y: float, size: float, answer: CauseLine) -> float:
    """One of them from `x` to the right, `y` its middle; returns its width."""
    for number, icon in enumerate(answer.cause):
        brush.art(RESOURCES[icon], QRectF(x + number * size * _SECOND, y - size / 2, size, size))
    begin = x + size * (1 + _SECOND * (len(answer.cause) - 1))
    sign = size * ACTION
    brush.art(f"act-{answer.action}", QRectF(begin, y - sign / 2, sign, sign))
    return begin + sign - x


def _units(answer: CauseLine) -> float:
    return 1 + _SECOND * (len(answer.cause) - 1) + ACTION
