"""Table view of statistics, its panel, and the progress bar of counting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.hotseat.book.figures.statistic_counter import StatisticCounter
from garden_desktop.ui.book.tables.cells import ROW, MarkDelegate, StatisticsCell, StatisticsModel
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.live_region import send_announcement
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class StatisticsTable(QTableView):
    """Table as high as its rows, scrolling horizontally if too wide. Ctrl+C copies it.

    `chosen` is emitted with row and column on Enter or click.
    """

    chosen = Signal(int, int)

    def __init__(self, appearance: Appearance, *stretched: int, walls: bool = False) -> None:
        """Create the table; columns `stretched` take the remaining width, with `walls` all but the first equally."""
        super().__init__()
        self.cells = StatisticsModel()
        self._stretched, self._walls = stretched, walls
        self.setModel(self.cells)
        self.setItemDelegate(MarkDelegate(appearance, self))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        if not walls:
            self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setMinimumSectionSize(24)
        self.clicked.connect(lambda index: self.chosen.emit(index.row(), index.column()))
        appearance.changed.connect(self._grow)

    def show_cells(self, heads: Sequence[str], cells: Sequence[Sequence[StatisticsCell]]) -> None:
        """Replace the rows and adapt the height; the current cell is kept."""
        at = self.currentIndex()
        row, column = at.row(), at.column()
        self.cells.show(heads, cells)
        self._grow()
        if 0 <= row < len(cells) and column < len(heads):
            where = self.cells.index(row, column)
            self.selectionModel().setCurrentIndex(where, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _grow(self) -> None:
        """Adapt row height and table size to the text size."""
        self.verticalHeader().setDefaultSectionSize(px(ROW))
        self._fit()

    def _fit(self) -> None:
        """Stretch columns if all fit; otherwise scroll horizontally."""
        header, modes = self.horizontalHeader(), QHeaderView.ResizeMode
        columns = range(header.count())
        needed = sum(max(header.sectionSizeHint(at), self.sizeHintForColumn(at)) for at in columns)
        roomy = needed <= self.width()
        for at in columns:
            wide = roomy and (at in self._stretched or (self._walls and at > 0))
            header.setSectionResizeMode(at, modes.Stretch if wide else modes.ResizeToContents)
        high = header.sizeHint().height() + px(ROW) * self.cells.rowCount() + 4
        self.setFixedHeight(high if roomy else high + self.horizontalScrollBar().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def copy(self) -> None:
        """Copy the table to the clipboard."""
        QGuiApplication.clipboard().setText(self.cells.as_text())
        send_announcement(self, self.tr("Table copied."))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.cells.rowCount():
            self.setCurrentIndex(self.cells.index(0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in _ENTER and at.isValid():
            self.chosen.emit(at.row(), at.column())
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right) or event.key() in (
            Qt.Key.Key_Home,
            Qt.Key.Key_End,
        ):
            super().keyPressEvent(event)
        else:
            event.ignore()


class StatisticsPanel(QWidget):
    """Card with a table, a title, a text beside the title and a sentence below."""

    def __init__(self, appearance: Appearance, table: StatisticsTable) -> None:
        super().__init__()
        self._appearance, self.table = appearance, table
        self.title, self.beside, self.below = Label(), Label(wrap=True), Label(wrap=True)
        self.title.setProperty("role", "strong")
        for label in (self.beside, self.below):
            label.setProperty("role", "small")
        self.beside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head = row_layout(self.title, self.beside, spacing=12)
        head.setStretch(1, 1)
        self.setLayout(column_layout(head, table, self.below, None, spacing=4, margins=(14, 10, 14, 10)))
        wire(appearance, "changed()", self, "update()")

    def set_texts(self, title: str, beside: str = "", below: str = "") -> None:
        """Set the texts around the table."""
        self.title.setText(title)
        self.beside.setText(beside)
        self.below.setText(below)
        self.below.setVisible(bool(below))
        self.table.setAccessibleName(without_isolates(title))
        self.table.setAccessibleDescription(without_isolates(" ".join(part for part in (beside, below) if part)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._appearance.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.line, 1.4))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)


SECONDS: Final = 0.008
"""Duration in seconds of a part of counting, during which the window is blocked."""
BREATH_MS: Final = 4
NEWS: Final = 100
"""Number of parts after which the progress is shown."""


class CountProgressBar(QWidget):
    """Bar that counts statistics in small parts while visible; `counted` is emitted when there are new figures."""

    counted = Signal()

    def __init__(self, appearance: Appearance, counting: StatisticCounter) -> None:
        super().__init__()
        self._counting, self._parts, self._stopped = counting, 0, False
        self.words, self.button = Label(wrap=True), LinkButton(appearance, px=13)
        self.words.setProperty("role", "small")
        self._clock = QTimer(self, interval=BREATH_MS)
        self.setLayout(column_layout(self.words, self.button, spacing=2))
        self._clock.timeout.connect(self._go_on)
        self.button.clicked.connect(self._turn)
        self.hide()

    @property
    def working(self) -> bool:
        return self._clock.isActive()

    def begin(self) -> None:
        """Start counting, unless the player has stopped it."""
        left = self._counting.left()
        self.setVisible(left > 0)
        if left:
            if not self._stopped:
                self._clock.start()
            self.retranslate()

    def retranslate(self) -> None:
        left = self._counting.left()
        if self.working:
            self.words.setText(self.tr("counting, %n matches left", "", left))
            self.button.setText(self.tr("Cancel"))
        else:
            self.words.setText(self.tr("%n matches not counted yet", "", left))
            self.button.setText(self.tr("Continue counting"))

    def _turn(self) -> None:
        """Pause or continue counting."""
        self._stopped = self.working
        self._clock.stop() if self._stopped else self._clock.start()
        self.retranslate()

    def _go_on(self) -> None:
        if not self.isVisible():
            self._clock.stop()
            return
        more = self._counting.go_on(SECONDS)
        self._parts += 1
        if not more:
            self._clock.stop()
            if self.button.hasFocus():
                self.focusPreviousChild()
            self.hide()
            self.counted.emit()
        elif self._parts % NEWS == 0:
            self.retranslate()
            self.counted.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
