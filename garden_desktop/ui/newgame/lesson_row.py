"""The lessons on a game's sheet: the one that comes next, and a list of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.buttons.menus import MenuButton
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.layout.flow import FlowLayout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.wire import wire


class LessonRow(QWidget):
    """`wanted` tells which lesson somebody would like, counted from 0, `puzzles_wanted` that they would rather have
    puzzles. Hidden until there is something to offer."""

    wanted = Signal(int)
    puzzles_wanted = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._next = 0
        self._words: Callable[[], str] = str
        self._lines: Callable[[], Sequence[str]] = list
        self.next = QuietButton(appearance, icon="book")
        self.all = MenuButton(appearance)
        self.puzzles = QuietButton(appearance)
        for button in (self.next, self.all, self.puzzles):
            button.hide()
        row = FlowLayout(self)
        for button in (self.next, self.all, self.puzzles):
            row.addWidget(button)
        self.next.clicked.connect(lambda: self.wanted.emit(self._next))
        self.all.clicked.connect(self._open)
        self.puzzles.clicked.connect(self.puzzles_wanted)
        self.hide()

    def set_lesson(self, lesson: int, words: Callable[[], str], lines: Callable[[], Sequence[str]]) -> None:
        """Offer this lesson in these words, and all of them in a line each, in the present language."""
        self._next, self._words, self._lines = lesson, words, lines
        self.retranslate()
        for part in (self.next, self.all, self):
            part.show()

    def offer_puzzles(self) -> None:
        self.puzzles.show()
        self.show()

    def retranslate(self) -> None:
        self.next.setText(self._words())
        self.all.setText(self.tr("All lessons"))
        self.puzzles.setText(self.tr("Puzzles"))

    def _open(self) -> None:
        menu = self.all.new_menu()
        for lesson, line in enumerate(self._lines()):
            menu.addAction(line).triggered.connect(partial(self._choose, lesson))
        wire(menu, "aboutToHide()", menu, "deleteLater()")
        self.all.pop_up(menu, self.all.mapToGlobal(QPoint(0, self.all.height())))

    def _choose(self, lesson: int) -> None:
        self.wanted.emit(lesson)
