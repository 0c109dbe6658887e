"""Line plot over time. pyqtgraph is imported when a plot is first shown."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from garden_desktop.core.table import Plot, PlotLine
from garden_desktop.core.text import Message, without_isolates
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import FlowLayout, column_layout
from garden_desktop.ui.kit.player import Player, colour_of, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.style.theme import Theme, text_font
from garden_desktop.ui.kit.text.translations import format_message

# Line styles: colour, dash and marker, legend, and icons at the ends.


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
    """Colour of a line: its own, that of its side, or ink."""
    if line.colour:
        return QColor(line.colour)
    return theme.ink if line.side is None else colour_of(theme, players[line.side].sign)


def dash_of(line: PlotLine, at: int) -> Qt.PenStyle:
    """Dash pattern: sides differ by dash as well as colour; other lines are dashed where the game wants it."""
    if line.dashed:
        return Qt.PenStyle.DashLine
    return Qt.PenStyle.SolidLine if line.side is None else _DASHES[at % len(_DASHES)]


def mark_of(line: PlotLine, at: int) -> str | None:
    """Marker at each point of a side's line, so that lines differ without colour."""
    return None if line.side is None or line.stepped else _MARKS[at % len(_MARKS)]


class PlotLegendEntry(QWidget):
    """Legend entry: symbol of the side, sample of the line, name."""

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
    """Column right of the plot with the icon of each line at the height of its end, without overlaps."""

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance, self._game = appearance, game
        self._plot: Any = None
        self._lines: Sequence[PlotLine] = ()
        self.setFixedWidth(END_PX + 4)
        self.hide()

    def show_lines(self, plot: Any, lines: Sequence[PlotLine]) -> None:
        """Attach to `plot`; hidden where no line has an icon."""
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
    """Heights nearest to the `wanted` ones (sorted from the top) at a distance of at least `apart`, none below
    `lowest`."""
    found: list[float] = []
    for height in wanted:
        found.append(max(height, found[-1] + apart) if found else height)
    for at in reversed(range(len(found))):
        limit = lowest if at == len(found) - 1 else found[at + 1] - apart
        found[at] = min(found[at], limit)
    return found


EMPTY_PLOT: Final = Plot(Message("", ""), Message("", ""), ())
_MARK_PX: Final = 20


class PlotView(QWidget):
    """Line plot. Screen readers get the last value of each line; `PlotTableView` has all numbers."""

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "Graphic")
        self._appearance = appearance
        self._game = game
        self._shown = EMPTY_PLOT
        self._players: Sequence[Player] = ()
        self._plot: Any = None
        self._keys = FlowLayout(spacing=10)
        self._ends = PlotEndLabels(appearance, game)
        graph = self._graph = QWidget()
        graph.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # time runs left to right in any script
        self._space = QHBoxLayout(graph)
        self._space.setContentsMargins(0, 0, 0, 0)
        self._space.setSpacing(0)
        self._space.addWidget(self._ends)
        self.setLayout(column_layout(self._keys, graph, spacing=4))
        self.setMinimumHeight(120)
        appearance.changed.connect(self._draw)

    def give_way(self) -> None:
        """Take whatever height is left over: Qt would shrink other widgets for the size hint of a plot."""
        self._graph.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)

    def show_plot(self, plot: Plot, players: Sequence[Player]) -> None:
        """Show a plot; `players` are indexed by side."""
        self._shown, self._players = plot, players
        self.retranslate()
        while (item := self._keys.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        unnamed = [line for line in plot.lines if not line.sprite]
        for at, line in enumerate(plot.lines):
            if line in unnamed and (len(unnamed) > 1 or plot.note is None):  # the note speaks of the only one
                self._keys.addWidget(PlotLegendEntry(self._appearance, self._game, line, at, self._name(line), players))
        self._draw()

    def retranslate(self) -> None:
        """Update the accessible name with the last value of each line."""
        ends = ", ".join(
            f"{self._name(line)} {figure(line.points[-1][1])}" for line in self._shown.lines if line.points
        )
        self.setAccessibleName(
            without_isolates(self.tr("{title}: {ends}").format(title=self._say(self._shown.title), ends=ends))
        )

    def _say(self, message: Message) -> str:
        return format_message(message, lambda side: self._players[side].name)

    def _name(self, line: PlotLine) -> str:
        return self._say(line.label)

    def _make(self) -> None:
        import pyqtgraph  # 0.3 s and half of the memory: only when a plot is shown

        # at exit pyqtgraph disconnects its plots, with PySide6 6.8 once too often, and that prints a warning
        warnings.filterwarnings("ignore", "Failed to disconnect", RuntimeWarning, r"pyqtgraph\.")
        self._plot = pyqtgraph.PlotWidget(self, background=None)
        self._plot.setStyleSheet("background: transparent; border: none")
        self._plot.setMenuEnabled(False)
        self._plot.setMouseEnabled(False, False)
        self._plot.hideButtons()
        self._plot.getPlotItem().setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.setAccessibleName(self.accessibleName())
        wire(self._plot.getViewBox(), "sigStateChanged(PyObject)", self._ends, "update()")
        self._space.insertWidget(0, self._plot)
        self._plot.show()  # needed by whoever paints it before the next event

    def _draw(self) -> None:
        if self._plot is None:
            return
        import pyqtgraph

        shown = self._shown
        self._plot.clear()
        self._dress_axes()
        if shown.goal is not None:
            self._draw_goal(pyqtgraph, shown.goal)
        for at, line in enumerate(shown.lines):
            self._draw_line(pyqtgraph, line, at)
        for across, word in shown.bands:
            self._draw_band(pyqtgraph, across, word)
        if shown.mark is not None:
            self._draw_mark(pyqtgraph, *shown.mark)
        self._ends.show_lines(self._plot, shown.lines)

    def _dress_axes(self) -> None:
        theme = self._appearance.theme
        for name in ("left", "bottom"):
            axis = self._plot.getAxis(name)
            axis.setPen(theme.line)
            axis.setTextPen(theme.muted)
            axis.setStyle(tickFont=text_font(px(11)), tickLength=-4)
        points = [point for line in self._shown.lines for point in line.points]
        last = max(1, round(max((point[0] for point in points), default=1)))
        highest = max([1.0, self._shown.goal or 0, *(point[1] for point in points)])
        lowest = min([0.0, *(point[1] for point in points)])
        self._plot.getAxis("bottom").setTicks([_ticks(last, self._shown.steps)])
        self._plot.showGrid(y=self._shown.goal is None, alpha=0.2)
        self._plot.setXRange(0, last, padding=0.04)
        self._plot.setYRange(lowest, 1.1 * highest, padding=0.02)  # room for the marks of the highest

    def _draw_goal(self, pyqtgraph: Any, goal: int) -> None:
        theme = self._appearance.theme
        pen = pyqtgraph.mkPen(theme.sun, width=1.5, style=Qt.PenStyle.DashLine)
        options = {"color": theme.inked(theme.sun), "position": 0.06, "anchors": [(0, 0), (0, 0)]}
        line = pyqtgraph.InfiniteLine(goal, angle=0, pen=pen, label=str(goal), labelOpts=options)
        line.label.setFont(text_font(12, bold=True))
        self._plot.addItem(line)

    def _draw_band(self, pyqtgraph: Any, across: float, word: str) -> None:
        theme = self._appearance.theme
        options = {"color": theme.ink, "position": 0.94, "fill": theme.raised, "border": theme.sun}
        pen = pyqtgraph.mkPen(theme.sun, width=2)
        line = pyqtgraph.InfiniteLine(across, angle=90, pen=pen, label=word, labelOpts=options)
        line.label.setFont(text_font(13, bold=True))
        self._plot.addItem(line)

    def _draw_line(self, pyqtgraph: Any, line: PlotLine, at: int) -> None:
        colour = colour_of_line(self._appearance.theme, line, self._players)
        self._plot.plot(
            [point[0] for point in line.points],
            [point[1] for point in line.points],
            pen=pyqtgraph.mkPen(colour, width=2.5, style=dash_of(line, at)),
            stepMode="left" if line.stepped else None,
            symbol=mark_of(line, at),
            symbolBrush=colour,
            symbolPen=pyqtgraph.mkPen(self._appearance.theme.surface, width=1),
            symbolSize=9,
            antialias=True,
        )

    def _draw_mark(self, pyqtgraph: Any, across: float, high: float) -> None:
        pen = pyqtgraph.mkPen(self._appearance.theme.sun, width=3)
        self._plot.addItem(pyqtgraph.ScatterPlotItem([across], [high], size=_MARK_PX, pen=pen, brush=None))

    def sizeHint(self) -> QSize:
        return QSize(256, 240)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._plot is None:
            self._make()
            self._draw()


def figure(value: float) -> str:
    """Number as text, without decimals where it is whole."""
    return str(round(value)) if value == round(value) else f"{value:.1f}"


def _ticks(last: int, words: Sequence[str]) -> list[tuple[int, str]]:
    """Ticks at whole rounds; every second or third one when there are many."""
    step = 1 + last // 10
    return [(number, words[number] if words else str(number)) for number in range(0, last + 1, step)]
