"""The panel beside the table: how many are solved, today's puzzle, question, verdict, the list, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.buttons.painted import PrimaryButton, QuietButton
from garden_desktop.ui.kit.buttons.segmented import Segmented
from garden_desktop.ui.kit.layout.lay import across, down
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.layout.roll import Roll
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.match.rail.rail import WIDTH
from garden_desktop.ui.practice.puzzle_list import ALL, NEARLY, OPEN, PuzzleList, PuzzleRow
from garden_desktop.ui.practice.today import Today
from garden_desktop.ui.practice.verdicts import Words

_BAR: Final = 6
_LEAST: Final = 100
_ROOMY: Final = 860


class Panel(QWidget):
    """`answered`, `shown`, `again` and `next_wanted` are its buttons, `today_wanted` the puzzle of the day, `chosen`
    a line of the list, counted from 0, `filtered` which of them are to be listed."""

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
        self.bar = Share(appearance)
        self.today = Today(appearance)
        self._asked, self._question, self._target = _label("group"), Label(wrap=True), _label("small")
        self._verdict, self._tries = _label("heading"), _label("small")
        self._best, self._best_moves = _label("group"), _label("small")
        self._yours, self._yours_moves = _label("strong"), _label("small")
        self._why, self._proof = Label(wrap=True), _label("small")
        self.filter = Segmented(appearance, [(value, value) for value in (ALL, OPEN, NEARLY)], px=12)
        self.list = PuzzleList(appearance)
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
        appearance.changed.connect(self.update)
        appearance.changed.connect(self._widen)
        self._widen()
        self.retranslate()

    def _widen(self) -> None:
        self.setFixedWidth(px(WIDTH))

    def retranslate(self) -> None:
        self._head.setText(self.tr("Puzzles"))
        self.list.setAccessibleName(self.tr("Puzzles"))
        self.filter.set_name(self.tr("Which puzzles are listed"))
        self.filter.set_words([self.tr("All"), self.tr("Open"), self.tr("Nearly")])
        self._asked.setText(self.tr("The question"))
        self.today.setText(self.tr("Puzzle of the day"))
        self.show_it.setText(self.tr("Show it (S)"))
        self.once_more.setText(self.tr("Try again (R)"))
        self._name_go()

    def show_progress(self, solved: int, of: int, days: int) -> None:
        """How many are solved, and on how many days in a row today's was."""
        self._count.setText(self.tr("{solved} of {all} solved").format(solved=solved, all=of))
        self.bar.show_share(solved / max(1, of))
        self.today.show_lines(self.tr("the same for everybody"), self.tr("%n day(s) in a row", "", days))

    def show_question(self, question: str, target: str) -> None:
        self._question.setText(question)
        self._target.setText(target)

    def show_list(self, rows: Sequence[PuzzleRow], at: int, chosen: str) -> None:
        """List the puzzles, those that are chosen; the one at `at` is on the table."""
        self.filter.choose(chosen)
        self.list.show_rows(rows, at, chosen)

    def show_verdict(self, said: Words | None, *, complete: bool) -> None:
        """The verdict, None while there is none; `complete` says that an answer may be given."""
        self._over = said is not None
        said = said or Words("", "", "", "", "", "", "", "")
        for label, text in zip((*self._said(), self._proof), said, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        self._target.setVisible(not self._over)
        self.show_it.setVisible(self._over)
        self.once_more.setVisible(self._over)
        self.go.setEnabled(self._over or complete)
        self._make_room()
        self._name_go()

    def _said(self) -> tuple[Label, ...]:
        """The lines of a verdict but the proof, in the order of `Words`."""
        figures = (self._best, self._best_moves, self._yours, self._yours_moves)
        return (self._verdict, self._tries, *figures, self._why)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Where there is little, a verdict goes before the puzzle of the day and the filter."""
        for one in (self.today, self.filter):
            one.setVisible(not self._over or self.height() >= _ROOMY)

    def _press(self) -> None:
        (self.next_wanted if self._over else self.answered).emit()

    def _name_go(self) -> None:
        self.go.setText(self.tr("Next puzzle") if self._over else self.tr("That is my answer"))

    def _arrange(self) -> None:
        words, roll = QWidget(), Roll(fading=self._appearance)
        words.setObjectName("page")
        question = (self._asked, self._question, self._target)  # a verdict stands above it
        words.setLayout(down(*self._said(), *question, self._proof, None, spacing=6))
        roll.setWidget(words)
        self.list.setMinimumHeight(_LEAST)
        column = down(
            across(self._head, None, self._count),
            self.bar,
            self.today,
            spacing=8,
            margins=(13, 12, 11, 12),
        )
        column.addWidget(roll, 5)
        column.addWidget(self.filter)
        column.addWidget(self.list, 2)
        column.addLayout(across(self.show_it, self.once_more))
        column.addWidget(self.go)
        self.setLayout(column)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_of(self)
        painter.fillRect(self.rect(), self._appearance.theme.surface)
        painter.fillRect(0, 0, 1, self.height(), self._appearance.theme.line)


class Share(QWidget):
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
