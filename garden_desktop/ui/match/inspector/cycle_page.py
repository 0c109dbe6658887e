"""Second page of the inspector: state diagram of a two-sided component, with two circles, arrows between them, and
other transitions below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTextDocument

from garden_desktop.core.inspection import CycleTransition, Inspection, LifeCycle
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.theme import display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.labels import document, paint
from garden_desktop.ui.match.inspector.inspection_page import LIFE, NOTHING_LEADS, PAD, WIDTH, InspectionTexts

_RADIUS: Final = 36.0
_PLANT: Final = 54.0
_ICON: Final = 18.0
_STEP: Final = 20.0
_GAP: Final = 11.0
"""Distance of each arrow from the middle line."""
_BODY: Final = 12
_NAME: Final = 36.0
_BETWEEN: Final = 8.0
_COLUMN: Final = (WIDTH - 2.0 * PAD - _BETWEEN) / 2
_MIDDLES: Final = (PAD + _COLUMN / 2 - 10, WIDTH - PAD - _COLUMN / 2 + 10)
_WIDE: Final = 100
"""Line height of small print in percent."""


class CyclePage:
    """State diagram of an inspection, laid out for painting. `height` excludes the footer."""

    def __init__(
        self, appearance: Appearance, game: str, words: InspectionTexts, gloss: Inspection, cycle: LifeCycle
    ) -> None:
        self._appearance, self._game, self._words, self._cycle = appearance, game, words, cycle
        theme, inner = appearance.theme, WIDTH - 2.0 * PAD
        self._title = paragraph.lines(words.said(gloss.title), display_font(18), inner, 2)
        self._kind = document(words.rich(LIFE), text_font(13), theme.muted, inner, 120)
        self._apart = tuple([(one, self._text(one)) for one in cycle.apart(at)] for at in (0, 1))
        self._top = 10 + 24 * len(self._title) + 2 + self._kind.size().height() + 8
        reach = [_GAP + 6 + _STEP * len(cycle.between(at)) for at in (0, 1)]
        self._middle = self._top + max(_RADIUS + 2, reach[0])
        self._names = self._middle + max(_RADIUS + 2, reach[1]) + 4
        self.height = round(self._names + _NAME + max(map(self._high, self._apart)) + 8)

    def paint(self, painter: QPainter) -> None:
        """Paint it at the upper left corner of the panel."""
        painter.setFont(display_font(18))
        painter.setPen(self._appearance.theme.ink)
        for row, said in enumerate(self._title):
            painter.drawText(QRectF(PAD, 10 + 24 * row, WIDTH - 2 * PAD, 24), Qt.AlignmentFlag.AlignVCenter, said)
        top = 12 + 24.0 * len(self._title)
        paint(painter, self._kind, QRectF(PAD, top, WIDTH - 2 * PAD, self._kind.size().height()))
        for at in (0, 1):
            self._paint_station(painter, at)
            self._paint_way(painter, at)
            self._paint_apart(painter, at)

    def _text(self, passage: CycleTransition) -> QTextDocument:
        wide = _COLUMN - _STEP * len(passage.sprites) - 4
        return document(self._words.rich(passage.text), text_font(_BODY), self._appearance.theme.ink, wide, _WIDE)

    def _high(self, apart: list[tuple[CycleTransition, QTextDocument]]) -> float:
        return sum(_row(text) for _, text in apart)

    def _paint_station(self, painter: QPainter, at: int) -> None:
        """Paint a side in its circle, highlighted if it is up; name and value below."""
        theme, station, x = self._appearance.theme, self._cycle.stations[at], _MIDDLES[at]
        up = at == self._cycle.at
        painter.setPen(QPen(theme.leaf if up else theme.line, 3 if up else 1.5))
        painter.setBrush(theme.soft if up else theme.surface)
        painter.drawEllipse(QPointF(x, self._middle), _RADIUS, _RADIUS)
        self._paint_sprite(painter, station.sprite, QPointF(x, self._middle), _PLANT)
        column = QRectF(PAD + at * (_COLUMN + _BETWEEN), self._names, _COLUMN, _NAME / 2)
        font = text_font(_BODY, bold=True)
        painter.setFont(font)
        painter.setPen(theme.ink)
        name = paragraph.lines(self._words.said(station.name), font, _COLUMN, 1)
        painter.drawText(column, Qt.AlignmentFlag.AlignCenter, *name)
        below = column.translated(0, _NAME / 2 - 2)
        if station.worth:
            self._paint_sprite(painter, self._cycle.figure, below.center() - QPointF(10, 0), 15)
            painter.drawText(below.adjusted(_COLUMN / 2 + 1, 0, 0, 0), _LEFT, str(station.worth))

    def _paint_way(self, painter: QPainter, begin: int) -> None:
        """Paint the arrow to the other side, forth above and back below, with its causes outside."""
        causes = self._cycle.between(begin)
        if not causes:
            return
        theme, side = self._appearance.theme, -1 if begin == 0 else 1
        y, left, right = self._middle + side * _GAP, _MIDDLES[0] + _RADIUS + 6, _MIDDLES[1] - _RADIUS - 6
        tip, tail = (QPointF(right, y), QPointF(left, y)) if begin == 0 else (QPointF(left, y), QPointF(right, y))
        painter.setPen(QPen(theme.inked(theme.leaf if begin == 0 else theme.clay), 2.4))
        painter.drawLine(QLineF(tail, tip))
        for wing in (-5, 5):
            painter.drawLine(QLineF(tip, tip + QPointF(7 if begin else -7, wing)))
        for number, passage in enumerate(causes):
            self._paint_cause(painter, passage, (left + right) / 2, y + side * (6 + _ICON / 2 + number * _STEP))

    def _paint_cause(self, painter: QPainter, passage: CycleTransition, x: float, y: float) -> None:
        """Paint the icons of a cause side by side around a point."""
        x -= _STEP * (len(passage.sprites) - 1) / 2
        for number, sprite in enumerate(passage.sprites):
            self._paint_sprite(painter, sprite, QPointF(x + number * _STEP, y), _ICON)

    def _paint_apart(self, painter: QPainter, at: int) -> None:
        """Paint the other transitions of a side, a line each."""
        x, y = PAD + at * (_COLUMN + _BETWEEN), self._names + _NAME
        if not self._apart[at] and not self._cycle.between(at):
            painter.setFont(text_font(_BODY))
            painter.setPen(self._appearance.theme.muted)
            painter.drawText(QRectF(x, y, _COLUMN, 32), _WRAPPED, self._words.said(NOTHING_LEADS))
        for passage, text in self._apart[at]:
            self._paint_cause(painter, passage, x + _ICON / 2 + _STEP * (len(passage.sprites) - 1) / 2, y + _ICON / 2)
            left, high = x + _STEP * len(passage.sprites) + 2, text.size().height()
            paint(painter, text, QRectF(left, y + max(0.0, (_ICON - high) / 2), text.textWidth() + 2, high))
            y += _row(text)

    def _paint_sprite(self, painter: QPainter, sprite: str, middle: QPointF, px: float) -> None:
        art, ground = self._appearance.art, self._appearance.theme.raised
        pixmap = art.pixmap(self._game, sprite, px, px, ratio_of(painter), grounds=(ground,))
        painter.drawPixmap(middle - QPointF(px / 2, px / 2), pixmap)


def _row(text: QTextDocument) -> float:
    return max(_STEP, text.size().height()) + 3


_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAPPED: Final = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
