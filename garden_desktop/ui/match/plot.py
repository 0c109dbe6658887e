"""The race: one line a side over the rounds, with a line at the goal. pyqtgraph is loaded when it is first shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QTableView, QVBoxLayout, QWidget

from garden_desktop.ui.kit.flow import FlowLayout
from garden_desktop.ui.kit.lay import down
from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.kit.party import Party, colour_of, paint_sign
from garden_desktop.ui.kit.theme import text_font

_DASHES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
    Qt.PenStyle.SolidLine,
)
_MARKS: Final = ("o", "s", "t", "d", "+", "star")


@dataclass(frozen=True, slots=True)
class Series:
    """The line of one side: (round, score after it), from round 0 on. Public numbers only."""

    party: Party
    points: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Race:
    """What the plot shows; `goal` is the score that ends the game, where there is one."""

    series: tuple[Series, ...]
    goal: int | None = None


class RacePlot(QWidget):
    """The lines. A screen reader hears the score of every side; `RaceTable` has all the numbers."""

    def __init__(self, look: Look, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._game = game
        self._race = Race(())
        self._plot: Any = None
        self._keys = FlowLayout(spacing=10)
        self._space = QVBoxLayout()
        self.setLayout(down(self._keys, self._space, spacing=4))
        look.changed.connect(self._draw)

    def show_race(self, race: Race) -> None:
        self._race = race
        self.retranslate()
        while (item := self._keys.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for at, series in enumerate(race.series):
            self._keys.addWidget(_Key(self._look, self._game, series.party, at))
        self._draw()

    def retranslate(self) -> None:
        """Say how the race stands."""
        standings = ", ".join(f"{s.party.name} {s.points[-1][1]}" for s in self._race.series if s.points)
        self.setAccessibleName(self.tr("The race: {standings}").format(standings=standings))

    def _make(self) -> None:
        import pyqtgraph  # a third of a second and half the memory: only for those who look

        self._plot = pyqtgraph.PlotWidget(self, background=None)
        self._plot.setStyleSheet("background: transparent; border: none")
        self._plot.setMenuEnabled(False)
        self._plot.setMouseEnabled(False, False)
        self._plot.hideButtons()
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.setAccessibleName(self.accessibleName())
        self._space.addWidget(self._plot)

    def _draw(self) -> None:
        if self._plot is None:
            return
        import pyqtgraph

        theme = self._look.theme
        self._plot.clear()
        for name in ("left", "bottom"):
            axis = self._plot.getAxis(name)
            axis.setPen(pyqtgraph.mkPen(theme.line, width=1))
            axis.setTextPen(theme.muted)
            axis.setStyle(tickFont=text_font(11), tickLength=-4)
        last = max((point[0] for series in self._race.series for point in series.points), default=1)
        self._plot.getAxis("bottom").setTicks([_ticks(max(1, last))])
        if self._race.goal is not None:
            self._draw_goal(pyqtgraph, self._race.goal)
        for at, series in enumerate(self._race.series):
            self._draw_line(pyqtgraph, series, at)
        self._plot.setXRange(0, max(1, last), padding=0.04)

    def _draw_goal(self, pyqtgraph: Any, goal: int) -> None:
        theme = self._look.theme
        pen = pyqtgraph.mkPen(theme.sun, width=1.5, style=Qt.PenStyle.DashLine)
        options = {"color": theme.inked(theme.sun), "position": 0.06, "anchors": [(0, 1), (0, 1)]}
        line = pyqtgraph.InfiniteLine(goal, angle=0, pen=pen, label=str(goal), labelOpts=options)
        line.label.setFont(text_font(12, bold=True))
        self._plot.addItem(line)
        best = max((point[1] for series in self._race.series for point in series.points), default=0)
        self._plot.setYRange(0, 1.1 * max(goal, best), padding=0.02)  # room for the label of the goal

    def _draw_line(self, pyqtgraph: Any, series: Series, at: int) -> None:
        colour = colour_of(self._look.theme, series.party.sign)
        self._plot.plot(
            [point[0] for point in series.points],
            [point[1] for point in series.points],
            pen=pyqtgraph.mkPen(colour, width=2.5, style=_DASHES[at % len(_DASHES)]),
            symbol=_MARKS[at % len(_MARKS)],
            symbolBrush=colour,
            symbolPen=pyqtgraph.mkPen(self._look.theme.surface, width=1),
            symbolSize=9,
            antialias=True,
        )

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


class RaceTable(QTableView):
    """The numbers of the race, a row a round: for those who cannot see lines, and for those who doubt them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._race = Race(())
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(24)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setTabKeyNavigation(False)

    def show_race(self, race: Race) -> None:
        self._race = race
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Score by round"))
        self._model.clear()
        names = [series.party.name for series in self._race.series]
        self._model.setHorizontalHeaderLabels([self.tr("Round"), *names])
        scores = [dict(series.points) for series in self._race.series]
        for number in sorted({number for points in scores for number in points}, reverse=True):
            row = [number, *(points.get(number, "") for points in scores)]
            self._model.appendRow([_item(value) for value in row])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class PlotTab(QWidget):
    """The race and its numbers, for the rail."""

    def __init__(self, look: Look, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plot = RacePlot(look, game)
        self.table = RaceTable(look)
        column = down(self.plot, self.table)
        column.setStretch(0, 3)
        column.setStretch(1, 2)
        self.setLayout(column)

    def show_race(self, race: Race) -> None:
        self.plot.show_race(race)
        self.table.show_race(race)


class _Key(QWidget):
    """Whose line it is: the sign, a piece of the line, the name."""

    def __init__(self, look: Look, game: str, party: Party, at: int) -> None:
        super().__init__()
        self._look, self._game, self._party, self._at = look, game, party, at
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(54 + self.fontMetrics().horizontalAdvance(self._party.name), 22)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sign(painter, self._look, self._game, self._party.sign, QRectF(0, 1, 20, 20))
        painter.setPen(QPen(colour_of(self._look.theme, self._party.sign), 2.5, _DASHES[self._at % len(_DASHES)]))
        painter.drawLine(QPointF(24, 11), QPointF(46, 11))
        painter.setFont(text_font(13))
        painter.setPen(self._look.theme.ink)
        words = QRectF(50, 0, self.width() - 50, 22)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._party.name)


def _ticks(last: int) -> list[tuple[int, str]]:
    """Whole rounds, every second or third one when there are many."""
    step = 1 + last // 10
    return [(number, str(number)) for number in range(0, last + 1, step)]


def _item(value: object) -> QStandardItem:
    item = QStandardItem(str(value))
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    return item
