"""Chart of a trial of a card set: lines with bars, read as sentences by screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text.labels import Label

_LINE, _HEADING = 26.0, 38.0
"""Heights of lines in pixels at 100 %."""
_BAR: Final = 14.0
_NAMES, _FIGURES = 0.42, 52.0
"""Share of the width for names, and width of the figures at the end of the lines."""


class ChartLine(NamedTuple):
    """Line of a chart, and the sentence that says it. A line without a `share` is a sentence or, if it `is_heading`, a
    heading. `share` is the length of the bar, `even` the place of a mark on it (0 to 1); `seat` gives its colour."""

    sentence: str
    name: str = ""
    figure: str = ""
    share: float | None = None
    even: float | None = None
    seat: int | None = None
    is_heading: bool = False

    @property
    def height(self) -> float:
        return _HEADING if self.is_heading else _LINE


class TrialChart(Label):
    """Label whose text is the sentences of its lines, and that paints them as a chart."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._lines: Sequence[ChartLine] = ()

    def show_lines(self, lines: Sequence[ChartLine]) -> None:
        """Show other lines."""
        self._lines = lines
        self.setText("\n".join(line.sentence for line in lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return grown(QSize(1, round(sum(line.height for line in self._lines))))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = room.top()
        for line in self._lines:
            self._paint_line(painter, QRectF(room.left(), top, room.width(), line.height), line)
            top += line.height

    def _paint_line(self, painter: QPainter, place: QRectF, line: ChartLine) -> None:
        theme = self._appearance.theme
        if line.share is None:
            lower = place.adjusted(0, 10 if line.is_heading else 0, 0, 0)
            _write(painter, lower, line.sentence, text_font(15, bold=line.is_heading), theme.ink)
            return
        names = place.width() * _NAMES
        _write(
            painter, QRectF(place.left(), place.top(), names - 8, place.height()), line.name, text_font(15), theme.ink
        )
        figure = QRectF(place.right() - _FIGURES, place.top(), _FIGURES, place.height())
        _write(painter, figure, line.figure, text_font(15, bold=True), theme.ink, Qt.AlignmentFlag.AlignRight)
        bar = QRectF(place.left() + names, place.center().y() - _BAR / 2, place.width() - names - _FIGURES - 8, _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.leaf if line.seat is None else theme.seats[line.seat])
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), max(2.0, bar.width() * line.share), _BAR), 3, 3)
        if line.even is not None:
            painter.setPen(QPen(theme.ink, 2))
            x = bar.left() + bar.width() * line.even
            painter.drawLine(QPointF(x, bar.top() - 4), QPointF(x, bar.bottom() + 4))


def _write(
    painter: QPainter,
    place: QRectF,
    words: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Write words on one line, shortened where there is no room."""
    painter.setFont(font)
    painter.setPen(colour)
    shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, align | Qt.AlignmentFlag.AlignVCenter, shown)
