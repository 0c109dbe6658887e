"""The rail beside the table: every side on a card, and below them the story, the score, the plot, the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from garden_desktop.ui.buttons import RADIUS, PaintedButton, ring
from garden_desktop.ui.look import Look
from garden_desktop.ui.sidecard import SideCard, SideState
from garden_desktop.ui.theme import text_font

WIDTH: Final = 280


class Rail(QWidget):
    """A column of `WIDTH` pixels. Its pages are made when they are first looked at."""

    page_shown = Signal(int)

    def __init__(self, look: Look, game: str, sides: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedWidth(WIDTH)
        self.cards = [SideCard(look, game) for _ in range(sides)]
        self._tabs: list[Tab] = []
        self._makers: list[Callable[[], QWidget]] = []
        self._pages: dict[int, QWidget] = {}
        self._stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(13, 12, 11, 8)
        column.setSpacing(10)
        for card in self.cards:
            column.addWidget(card)
        self._row = QHBoxLayout()
        self._row.setSpacing(2)
        self._row.addStretch(1)
        column.addLayout(self._row)
        column.addWidget(self._stack, 1)
        look.changed.connect(self.update)

    def add_page(self, make: Callable[[], QWidget]) -> None:
        """A further tab; `make` is called when it is opened for the first time."""
        number = len(self._tabs)
        tab = Tab(self._look)
        tab.clicked.connect(lambda: self.open_page(number))
        self._row.insertWidget(number, tab)
        self._tabs.append(tab)
        self._makers.append(make)
        if number == 0:
            self.open_page(0)

    def name_pages(self, names: Sequence[str]) -> None:
        for tab, name in zip(self._tabs, names, strict=True):
            tab.setText(name)
            tab.setAccessibleName(name)
            tab.updateGeometry()

    def open_page(self, number: int) -> QWidget:
        """Show a page; returns it."""
        if number not in self._pages:
            page = self._makers[number]()
            self._pages[number] = page
            self._stack.addWidget(page)
        for place, tab in enumerate(self._tabs):
            tab.setChecked(place == number)
        self._stack.setCurrentWidget(self._pages[number])
        self.page_shown.emit(number)
        return self._pages[number]

    def page(self, number: int) -> QWidget | None:
        """A page that has been opened, or None."""
        return self._pages.get(number)

    def show_sides(self, states: Sequence[SideState]) -> None:
        for card, state in zip(self.cards, states, strict=True):
            card.show_state(state)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.surface)
        painter.fillRect(QRectF(0, 0, 1, self.height()), theme.line)
        below = self._stack.y() - 5
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(13, below, self.width() - 12, below)


class Tab(PaintedButton):
    """A word that opens a page; the open one is bold on pale leaf."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.setCheckable(True)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.look.theme
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.soft)
            painter.drawRoundedRect(rect, RADIUS, RADIUS)
        if self.hasFocus():
            ring(painter, rect.adjusted(1, 1, -1, -1), theme.leaf, RADIUS)
        painter.setFont(text_font(13, bold=self.isChecked()))
        painter.setPen(theme.ink if self.isChecked() or self.underMouse() else theme.muted)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())

    def nextCheckState(self) -> None:
        self.setChecked(True)

    def words_width(self) -> int:
        return self.fontMetrics().horizontalAdvance(self.text())

    def sizeHint(self) -> QSize:
        return QSize(max(40, self.words_width() + 16), 28)
