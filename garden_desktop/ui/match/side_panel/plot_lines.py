"""How the lines of a plot are told apart: colour, dash and mark, a key above them, pictures at their ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.table import PlotLine
from garden_desktop.ui.kit.player import Player, colour_of, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import Theme, text_font
from garden_desktop.ui.kit.wire import wire

END_PX: Final = 18
_DASHES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
    Qt.PenStyle.SolidLine,
)
_MARKS: Final = ("o", "s", "t", "d", "+", "star")


def colour_of_line(theme: Theme, line: PlotLine, players: Sequence[Player]) -> QColor:
    """Its own colour, that of its side, or ink."""
    if line.colour:
        return QColor(line.colour)
    return theme.ink if line.side is None else colour_of(theme, players[line.side].sign)


def dash_of(line: PlotLine, at: int) -> Qt.PenStyle:
    """Sides differ by their dashes too; other lines are dashed where the game wants it."""
    if line.dashed:
        return Qt.PenStyle.DashLine
    return Qt.PenStyle.SolidLine if line.side is None else _DASHES[at % len(_DASHES)]


def mark_of(line: PlotLine, at: int) -> str | None:
    """The shape at every point of the line of a side, so that it is told from the others without colour."""
    return None if line.side is None or line.stepped else _MARKS[at % len(_MARKS)]


class PlotLegendEntry(QWidget):
    """Whose line it is: the sign of the side, a piece of the line, the name."""

    def __init__(
        self, appearance: Appearance, game: str, line: PlotLine, at: int, name: str, players: Sequence[Player]
    ) -> None:
        super().__init__()
        self._appearance, self._game, self._line, self._at, self._players = appearance, game, line, at, players
        self._words = name
        self._left = 0 if line.side is None else 24
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        wire(appearance, "changed()", self, "update()")

    def sizeHint(self) -> QSize:
        return QSize(self._left + 30 + self.fontMetrics().horizontalAdvance(self._words), 22)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._line.side is not None:
            sign = self._players[self._line.side].sign
            paint_sign(painter, self._appearance, self._game, sign, QRectF(0, 1, 20, 20))
        colour = colour_of_line(self._appearance.theme, self._line, self._players)
        painter.setPen(QPen(colour, 2.5, dash_of(self._line, self._at)))
        painter.drawLine(QPointF(self._left, 11), QPointF(self._left + 22, 11))
        painter.setFont(text_font(13))
        painter.setPen(self._appearance.theme.ink)
        words = QRectF(self._left + 26, 0, self.width() - self._left - 26, 22)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._words)


class PlotEndLabels(QWidget):
    """A column right of the plot: the picture of each line at the height where it ends, none over another."""

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._game = appearance, game
        self._plot: Any = None
        self._lines: Sequence[PlotLine] = ()
        self.setFixedWidth(END_PX + 4)
        self.hide()

    def show_lines(self, plot: Any, lines: Sequence[PlotLine]) -> None:
        """Stand beside `plot`; hidden where no line has a picture."""
        self._plot = plot
        self._lines = [line for line in lines if line.sprite and line.points]
        self.setVisible(bool(self._lines))
        self.update()

    def _height_of(self, line: PlotLine) -> float:
        inside = self._plot.getViewBox().mapViewToScene(QPointF(*line.points[-1]))
        return float(self._plot.mapFromScene(inside).y())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        lines = sorted(self._lines, key=self._height_of)
        middles = spread_labels([self._height_of(line) for line in lines], END_PX, self.height() - END_PX / 2)
        ratio = self.devicePixelRatioF()
        for line, middle in zip(lines, middles, strict=True):
            ground = self._appearance.theme.middling
            pixmap = self._appearance.art.pixmap(self._game, line.sprite, END_PX, END_PX, ratio, grounds=(ground,))
            painter.drawPixmap(QPointF(2, middle - END_PX / 2), pixmap)


def spread_labels(wanted: Sequence[float], apart: float, lowest: float) -> list[float]:
    """Heights as near to the `wanted` ones (from above) as can be, so far apart, none below `lowest`."""
    found: list[float] = []
    for height in wanted:
        found.append(max(height, found[-1] + apart) if found else height)
    for at in reversed(range(len(found))):
        limit = lowest if at == len(found) - 1 else found[at + 1] - apart
        found[at] = min(found[at], limit)
    return found
