"""The panel beside the table: how many are solved, today's puzzle, the list, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.buttons.painted import PrimaryButton, QuietButton
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.layout.box_layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.layout.scroll_area import CompactPage, ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.kit.wire import wire
from garden_desktop.ui.match.table_layout import WIDTH, SidePanel
from garden_desktop.ui.practice.daily_puzzle import DailyPuzzleButton
from garden_desktop.ui.practice.puzzle_list import ALL, NEARLY, OPEN, PuzzleListView, PuzzleRow
from garden_desktop.ui.practice.question import QuestionView

_BAR: Final = 6
_LEAST: Final = 100
_ROOMY: Final = 640


class PuzzlePanel(SidePanel):
    """`answered`, `shown`, `again` and `next_wanted` are its buttons, `today_wanted` the puzzle of the day, `chosen`
    a line of the list, counted from 0, `filtered` which of them are to be listed. `question` is shown where the
    dock has no room for it."""

    answered = Signal()
    shown = Signal()
    again = Signal()
    next_wanted = Signal()
    today_wanted = Signal()
    chosen = Signal(int)
    filtered = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._over = False
        self._head, self._count = _label("heading"), _label("small")
        self.bar = ShareBar(appearance)
        self.today = DailyPuzzleButton(appearance)
        self.question = QuestionView(appearance)
        self.filter = SegmentedControl(appearance, [(value, value) for value in (ALL, OPEN, NEARLY)], px=12)
        self.list = PuzzleListView(appearance)
        self.show_it, self.once_more = QuietButton(appearance), QuietButton(appearance)
        self.go = PrimaryButton(appearance, key="enter-key", height=44)
        self._arrange()
        self.go.clicked.connect(self._press)
        self.show_it.clicked.connect(self.shown)
        self.once_more.clicked.connect(self.again)
        self.today.clicked.connect(self.today_wanted)
        self.filter.chosen.connect(self.filtered)
        self.list.activated.connect(lambda index: self.chosen.emit(index.row()))
        self.list.clicked.connect(lambda index: self.chosen.emit(index.row()))
        wire(appearance, "changed()", self, "update()")
        appearance.changed.connect(self.widen)
        self.widen()
        self.retranslate()

    def retranslate(self) -> None:
        self._head.setText(self.tr("Puzzles"))
        self.list.setAccessibleName(self.tr("Puzzles"))
        self.filter.set_name(self.tr("Which puzzles are listed"))
        self.filter.set_words([self.tr("All"), self.tr("Open"), self.tr("Nearly")])
        self.today.setText(self.tr("Puzzle of the day"))
        self.show_it.setText(self.tr("Show it (S)"))
        self.once_more.setText(self.tr("Try again (R)"))
        self._name_go()

    def show_progress(self, solved: int, of: int, days: int) -> None:
        """How many are solved, and on how many days in a row today's was."""
        self._count.setText(self.tr("{solved} of {all} solved").format(solved=solved, all=of))
        self.bar.show_share(solved / max(1, of))
        self.today.show_lines(self.tr("the same for everybody"), self.tr("%n day(s) in a row", "", days))

    def show_list(self, rows: Sequence[PuzzleRow], at: int, chosen: str) -> None:
        """List the puzzles, those that are chosen; the one at `at` is on the table."""
        self.filter.choose(chosen)
        self.list.show_rows(rows, at, chosen)

    def show_buttons(self, *, over: bool, complete: bool) -> None:
        """`over` says that an answer has been given or shown, `complete` that one may be."""
        self._over = over
        self.show_it.setVisible(over)
        self.once_more.setVisible(over)
        self.go.setEnabled(over or complete)
        self._name_go()

    def hold_question(self, *, held: bool) -> None:
        """Show the question here, as the dock has no room for it."""
        self.question.setVisible(held)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Where there is little, the question goes before the puzzle of the day and the filter."""
        roomy = self.question.isHidden() or self.height() >= px(_ROOMY)
        for one in (self.today, self.filter):
            one.setVisible(roomy)

    def _press(self) -> None:
        (self.next_wanted if self._over else self.answered).emit()

    def _name_go(self) -> None:
        self.go.setText(self.tr("Next puzzle") if self._over else self.tr("That is my answer"))

    def _arrange(self) -> None:
        self.list.setMinimumHeight(_LEAST)
        column = column_layout(
            row_layout(self._head, None, self._count),
            self.bar,
            self.today,
            self.question,
            spacing=8,
            margins=(13, 12, 11, 12),
        )
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        column.addLayout(row_layout(self.show_it, self.once_more))
        column.addWidget(self.go)
        page, roll = CompactPage(), ScrollArea()
        page.setLayout(column)
        roll.setWidget(page)
        self.setLayout(column_layout(roll, spacing=0))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_of(self)
        painter.fillRect(self.rect(), self._appearance.theme.surface)
        self.paint_edge(painter, self._appearance.theme.line)


class ShareBar(QWidget):
    """A bar that is full to a share."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance, self._share = appearance, 0.0
        self.setFixedHeight(_BAR)

    def show_share(self, share: float) -> None:
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, _BAR)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = painter_of(self), self._appearance.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, share in ((theme.line, 1.0), (theme.leaf, self._share)):
            painter.setBrush(colour)
            if share:
                painter.drawRoundedRect(QRectF(0, 0, self.width() * share, _BAR), _BAR / 2, _BAR / 2)


def _label(role: str) -> Label:
    label = Label(wrap=role != "heading")
    label.setProperty("role", role)
    return label
