"""Painting of the hand: Resource Cards, card backs, the gap of a lifted card; and text fitting for small cards.

Names stand on up to four lines in the largest font that fits. If even the smallest font is too wide, words are
hyphenated between syllables and the font is condensed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.games.fire_and_flora.data.cards import RESOURCE_NAMES, RESOURCES
from garden_desktop.games.fire_and_flora.table.labels import CauseLine
from garden_desktop.ui.board.drawing.table_painter import CENTRE, TextStyle, around, clear
from garden_desktop.ui.games.fire_and_flora.canvas import Brush
from garden_desktop.ui.kit.style.theme import HINTING

_SHAPE: Final = 200 / 280
_TILTS: Final = (2.6, -2.8, 1.6, -1.2)
_SHRUNK: Final = 0.94
_TITLE: Final = (224 / 280, 44 / 280)
"""Top and height of the title area, as shares of the card's height."""


def fitted(rect: QRectF) -> QRectF:
    """Return the largest rectangle with the card's aspect ratio, centred in `rect`."""
    wide = min(rect.width(), rect.height() * _SHAPE)
    high = wide / _SHAPE
    return QRectF(rect.center().x() - wide / 2, rect.center().y() - high / 2, wide, high)


def paint_card(brush: Brush, rect: QRectF, kind: int, sprite: str) -> None:
    """Paint a card with its translated title."""
    card = fitted(rect)
    _paint_sheet(brush, card, sprite)
    top, high = _TITLE
    title = QRectF(card.x() + 4, card.y() + card.height() * top, card.width() - 8, card.height() * high)
    style = brush.bold(max(10.0, card.width() * 0.135), brush.paper.ink)
    brush.line(title, brush.said(RESOURCE_NAMES[kind]), style, CENTRE)


def paint_back(brush: Brush, rect: QRectF, number: int) -> None:
    with tilted(brush, rect, number):
        _paint_sheet(brush, fitted(rect), "card-back")


@contextmanager
def tilted(brush: Brush, rect: QRectF, number: int) -> Iterator[None]:
    """Context manager: rotate a little around the middle of `rect`, shrunk so that the card stays within it."""
    with brush.kept():
        brush.painter.translate(rect.center())
        brush.painter.rotate(_TILTS[number % len(_TILTS)])
        brush.painter.scale(_SHRUNK, _SHRUNK)
        brush.painter.translate(-rect.center())
        yield


def paint_gap(brush: Brush, rect: QRectF, kind: int) -> None:
    """Paint the outline of a lifted card with its name."""
    gap, sky = fitted(rect).adjusted(2, 2, -2, -2), brush.theme.sky
    brush.box(gap, 8, clear(sky, 0.1), brush.dashes(sky, 2))
    words = brush.said(RESOURCE_NAMES[kind])
    brush.lines(gap.adjusted(8, 8, -8, -8), words, brush.body(13)._replace(colour=brush.theme.inked(sky)), CENTRE)


def paint_number(brush: Brush, corner: QPointF, number: int) -> None:
    """Paint the number of equal cards at the upper right corner of the last one."""
    badge = around(corner + QPointF(-17, 17), 30, 22)
    brush.box(badge, 11, brush.paper.badge, brush.pen(brush.paper.bound, 1))
    brush.line(badge, brush.said(TIMES.of(number=number)), brush.bold(13, brush.paper.printed), CENTRE)


def _paint_sheet(brush: Brush, card: QRectF, sprite: str) -> None:
    """Paint the drawing of a card with a thin shadow."""
    radius = card.width() * 0.08
    shade = clear(brush.paper.ink, 0.35 if brush.theme.dark else 0.16)
    brush.box(card.adjusted(0.5, 1.5, -0.5, 0), radius, shade)
    brush.art(sprite, card.adjusted(0, 0, 0, -1))


TIMES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "× {number}")


LEAST: Final = 9
"""Smallest font size in pixels."""
_LINE: Final = 1.14
_OVER: Final = 1
"""Height in pixels by which lines may exceed their room, since the last line has less descent than line height."""
_MOST_LINES: Final = 4
_SOFT: Final = "\u00ad"
"""Soft hyphen, with which translations mark break positions in long words."""
_STRETCHES: Final = (100, 90, 80)
"""Condensing of the smallest font in percent."""
_NARROWEST: Final = 70
_KEPT: Final = 300
"""Number of names whose layouts are cached."""
_VOWELS: Final = "aeiouyàáâäèéêëìíîïòóôöùúûüý"
_SYLLABLE: Final = re.compile(rf"(?<=\w{{3}})(?!(?<=[cpst])h|(?<=c)k)(?=[^\W\d{_VOWELS}][{_VOWELS}]\w)")
"""Break position before the consonant of a syllable, at least three letters into a word."""
_PARTS: Final = re.compile(rf"[^ {_SOFT}]+[ {_SOFT}]?")


class StackedText(NamedTuple):
    """Text broken into lines at a font size and stretch, with its width and height."""

    lines: Sequence[str]
    px: int
    stretch: int
    wide: float
    high: float


def paint_stacked(brush: Brush, rect: QRectF, words: str, style: TextStyle) -> None:
    """Paint a text centred in `rect`, in the largest font in which it fits on up to four lines."""
    font = style.font
    found = _stacks(words, font.family(), font.pixelSize(), font.bold()).best(rect.width(), rect.height() + _OVER)
    style = style._replace(font=_sized(font.family(), found.px, font.bold(), found.stretch))
    high = _LINE * found.px
    top = rect.center().y() - high * len(found.lines) / 2
    for number, line in enumerate(found.lines):
        brush.line(QRectF(rect.x(), top + number * high, rect.width(), high), line, style, CENTRE)


class _Stacks:
    """Layouts of a text, best first, computed lazily: each only when all better ones did not fit."""

    def __init__(self, words: str, family: str, px: int, bold: bool) -> None:
        self._family, self._bold = family, bold
        self._found: list[StackedText] = []
        self._more = _ways(words, px)

    def best(self, wide: float, high: float) -> StackedText:
        """Return the first layout that fits, or two lines in the smallest font if none does."""
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
        """Return the layouts in one font size, from one line to the maximum."""
        metrics = QFontMetricsF(_sized(self._family, px, self._bold, stretch))
        broken = (_broken(words, metrics, number) for number in range(1, _MOST_LINES + 1))
        return [StackedText(lines, px, stretch, wide, _LINE * px * len(lines)) for lines, wide in broken]


@lru_cache(_KEPT)
def _stacks(words: str, family: str, px: int, bold: bool) -> _Stacks:
    """Cached layouts: cards have many sizes, but few texts and font sizes."""
    return _Stacks(words, family, px, bold)


def _ways(words: str, px: int) -> Iterator[tuple[str, int, int]]:
    """Yield (text, font size, stretch), from best to worst: smaller fonts, then hyphenated and condensed."""
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
    """Return the text in at most `number` lines such that the longest is as short as possible, and its width.

    Tries all combinations of break positions, including soft hyphens.
    """
    parts = _PARTS.findall(words)
    number = min(number, len(parts))
    breaks = ((0, *cuts, len(parts)) for cuts in combinations(range(1, len(parts)), number - 1))
    stacks = [[_joined(parts[begin:end]) for begin, end in pairwise(cuts)] for cuts in breaks]
    widths = [max(map(metrics.horizontalAdvance, stack)) for stack in stacks]
    best = widths.index(min(widths))
    return stacks[best], widths[best]


def _joined(parts: list[str]) -> str:
    """Return a line of text parts, with a hyphen if it ends within a word."""
    line = "".join(parts)
    return line.strip().replace(_SOFT, "") + ("-" if line.endswith(_SOFT) else "")


# Signs of responses: the cards of the cause, then the action


ACTION: Final = 0.82
"""Size of the action sign relative to a card sign."""
_SECOND: Final = 0.78
"""Offset of the second card of a pair, in sizes."""
_GAP: Final = 0.34
_LARGEST: Final = 16.0
_HAIRED: Final = 12.0
"""Size of signs from which on they are separated by a line."""


def size_for(answers: Sequence[CauseLine], width: float, height: float) -> float:
    """Return the size of signs at which all of them fit side by side."""
    units = sum(_units(answer) for answer in answers) + _GAP * (len(answers) + 1)
    return min(_LARGEST, height * 0.86, width / units)


def paint_answers(brush: Brush, rect: QRectF, answers: Sequence[CauseLine]) -> None:
    """Paint all responses centred in `rect`, separated by lines."""
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
    """Paint a response from `x` to the right, vertically centred at `y`; returns its width."""
    for number, icon in enumerate(answer.cause):
        brush.art(RESOURCES[icon], QRectF(x + number * size * _SECOND, y - size / 2, size, size))
    begin = x + size * (1 + _SECOND * (len(answer.cause) - 1))
    sign = size * ACTION
    brush.art(f"act-{answer.action}", QRectF(begin, y - sign / 2, sign, sign))
    return begin + sign - x


def _units(answer: CauseLine) -> float:
    return 1 + _SECOND * (len(answer.cause) - 1) + ACTION
