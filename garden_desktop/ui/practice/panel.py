"""Side panel of puzzles: progress, daily puzzle, list, question and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.hotseat.practice.session import TRIES
from garden_desktop.ui.kit.buttons.painted import RADIUS, PaintedButton, PrimaryButton, QuietButton, ring
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.layout.scroll_area import CompactPage, ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.style.theme import blend, display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.match.table_views import WIDTH, SidePanel
from garden_desktop.ui.practice.puzzles import ALL, NEARLY, OPEN, PuzzleListView, PuzzleRow

_HEIGHT: Final = 66
_LEAF: Final = QSize(44, 46)
_BAND: Final = 15
_LINE: Final = 18
_SMALLEST: Final = 9


class DailyPuzzleButton(PaintedButton):
    """Button of the daily puzzle, with a calendar leaf and two lines of text."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._lines: tuple[str, ...] = ()
        self.day = date.today()

    def show_lines(self, *lines: str) -> None:
        """Set the lines below the label, which are also its accessible description."""
        self._lines, self.day = lines, date.today()
        self.setAccessibleDescription(" ".join(lines))
        self.update()

    def sizeHint(self) -> QSize:
        return grown(QSize(self.words_width() + _LEAF.width() + 34, _HEIGHT))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        painter.setPen(QPen(theme.inked(theme.sun), 1.5))
        painter.setBrush(self.shade(blend(theme.surface, theme.sun, 0.12)))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        if self.hasFocus():
            ring(painter, rect.adjusted(3, 3, -3, -3), theme.leaf, RADIUS - 2, theme.ring)
        leaf = QRectF(12, (rect.height() - _LEAF.height()) / 2, _LEAF.width(), _LEAF.height())
        self._draw_leaf(painter, leaf)
        room = rect.adjusted(leaf.right() + 12, 0, -6, 0)
        top = (rect.height() - _LINE * (1 + len(self._lines))) / 2
        for row, words in enumerate((self.text(), *self._lines)):
            sizes = range(12 if row else 14, _SMALLEST - 1, -1)
            font = paragraph.fitting(words, [text_font(px, bold=not row) for px in sizes], room.width())
            painter.setFont(font)
            painter.setPen(theme.muted if row else theme.ink)
            fitting = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            line = QRectF(room.left(), top + row * _LINE, room.width(), _LINE)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, fitting)

    def _draw_leaf(self, painter: QPainter, leaf: QRectF) -> None:
        """Draw month and day in the language of the program."""
        theme, round_ = self.appearance.theme, QPainterPath()
        round_.addRoundedRect(leaf, 5, 5)
        painter.save()
        painter.setClipPath(round_)
        painter.fillRect(leaf, theme.raised)
        band = QRectF(leaf.topLeft(), leaf.size()).adjusted(0, 0, 0, _BAND - leaf.height())
        painter.fillRect(band, theme.clay)
        painter.setFont(text_font(11, bold=True))
        painter.setPen(theme.over(theme.clay))
        month = QLocale().standaloneMonthName(self.day.month, QLocale.FormatType.ShortFormat)
        painter.drawText(band, Qt.AlignmentFlag.AlignCenter, month.rstrip("."))
        painter.setFont(display_font(20))
        painter.setPen(theme.ink)
        painter.drawText(leaf.adjusted(0, _BAND, 0, 0), Qt.AlignmentFlag.AlignCenter, str(self.day.day))
        painter.restore()
        painter.setPen(QPen(theme.ink, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(round_)


# The question


_DISC: Final = 12
_GAP: Final = 6
_PAD: Final = 10
_LEAST_QUESTION: Final = 150
"""Minimum width in pixels."""


class QuestionView(QWidget):
    """Question of a puzzle, with target value and number of the attempt."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._asked, self._words, self._target = Label(), Label(wrap=True), Label(wrap=True)
        self._asked.setProperty("role", "group")
        self._target.setProperty("role", "small")
        self._tries = AttemptDiscs(appearance)
        head = row_layout(self._asked, None, self._tries)
        self._column = column_layout(head, self._words, self._target, None, spacing=4, margins=(_PAD, _PAD, _PAD, 6))
        self.setLayout(self._column)
        wire(appearance, "changed()", self, "update()")
        self.retranslate()

    def show_question(self, question: str, target: str, tries: int) -> None:
        """Set question and target; `tries` includes the present attempt."""
        self._words.setText(question)
        self._target.setText(target)
        self._tries.show_tries(tries)

    def fit(self, room: QRect, kept: Sequence[QRect]) -> bool:
        """Place the question in `room` beside or above the rectangles `kept`; returns False if there is not enough
        room."""
        in_the_way = [rect for rect in kept if rect.intersects(room)]
        beside, above = QRect(room), QRect(room)
        if self.isRightToLeft():
            beside.setRight(min([room.right(), *(rect.left() - _GAP for rect in in_the_way)]))
        else:
            beside.setLeft(max([room.left(), *(rect.right() + _GAP for rect in in_the_way)]))
        above.setBottom(min([room.bottom(), *(rect.top() - _GAP for rect in in_the_way)]))
        for box in (beside, above):
            for role in ("", "small"):
                self._say_as(role)
                self._column.activate()  # apply the new font before asking for the height
                if box.width() >= _LEAST_QUESTION and self._column.totalHeightForWidth(box.width()) <= box.height():
                    self.setGeometry(box)
                    return True
        return False

    def _say_as(self, role: str) -> None:
        """Set the font size of the question by style-sheet role."""
        if self._words.property("role") != role:
            self._words.setProperty("role", role)
            self._words.style().unpolish(self._words)
            self._words.style().polish(self._words)

    def retranslate(self) -> None:
        self._asked.setText(self.tr("The question"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter_of(self).fillRect(self.rect(), self._appearance.theme.surface)


class AttemptDiscs(QWidget):
    """Discs for attempts made and left; the same is written beside it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance, self._tries = appearance, 0
        self.setFixedSize(self.sizeHint())

    def show_tries(self, tries: int) -> None:
        self._tries = tries
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(TRIES * (_DISC + 4), _DISC + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = painter_of(self), self._appearance.theme
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        colour = theme.inked(theme.sun)
        painter.setPen(colour)
        for n in range(TRIES):
            painter.setBrush(colour if n < self._tries else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(1 + n * (_DISC + 4), 1, _DISC - 1, _DISC - 1))


# The panel


_BAR: Final = 6
_LEAST: Final = 100
_ROOMY: Final = 640


class PuzzlePanel(SidePanel):
    """Side panel of a puzzle.

    Signals: `answered`, `shown`, `again` and `next_wanted` for its buttons, `today_wanted` for the daily puzzle,
    `chosen` with the index of a puzzle, `filtered` with the filter of the list. `question` is shown if the dock has no
    room for it.
    """

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
        self.filter.set_name(self.tr("Filter puzzles"))
        self.filter.set_words([self.tr("All"), self.tr("Unsolved"), self.tr("Almost")])
        self.today.setText(self.tr("Puzzle of the day"))
        self.show_it.setText(self.tr("Show solution (S)"))
        self.once_more.setText(self.tr("Try again (R)"))
        self._name_go()

    def show_progress(self, solved: int, of: int, days: int) -> None:
        """Show the number of solved puzzles, and the streak of daily puzzles in days."""
        self._count.setText(self.tr("{solved} of {all} solved").format(solved=solved, all=of))
        self.bar.show_share(solved / max(1, of))
        self.today.show_lines(self.tr("the same for all players"), self.tr("%n day(s) in a row", "", days))

    def show_list(self, rows: Sequence[PuzzleRow], at: int, chosen: str) -> None:
        """Show the puzzles that match filter `chosen`; the one at index `at` is on the table."""
        self.filter.choose(chosen)
        self.list.show_rows(rows, at, chosen)

    def show_buttons(self, *, over: bool, complete: bool) -> None:
        """Update the buttons: `over` if an answer was given or shown, `complete` if one can be given."""
        self._over = over
        self.show_it.setVisible(over)
        self.once_more.setVisible(over)
        self.go.setEnabled(over or complete)
        self._name_go()

    def hold_question(self, *, held: bool) -> None:
        """Show or hide the question in the panel."""
        self.question.setVisible(held)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Hide the daily puzzle and the filter in a low panel while the question is shown."""
        roomy = self.question.isHidden() or self.height() >= px(_ROOMY)
        for one in (self.today, self.filter):
            one.setVisible(roomy)

    def _press(self) -> None:
        (self.next_wanted if self._over else self.answered).emit()

    def _name_go(self) -> None:
        self.go.setText(self.tr("Next puzzle") if self._over else self.tr("Submit answer"))

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
    """Progress bar."""

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
