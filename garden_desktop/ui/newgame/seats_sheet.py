"""Dialog that changes the seats of a running match between people and computers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.new_game import HUMAN, NAMES, NewGameState
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.buttons.painted import IconButton, PrimaryButton, QuietButton
from garden_desktop.ui.kit.layout.layouts import row_layout
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.newgame.seat_list import SeatList
from garden_desktop.ui.newgame.seat_row import Computers

SIZE: Final = QSize(640, 500)
_NARROW: Final = 560


class SeatsSheet(SheetOverlay):
    """Dialog for the seats of a match. `agreed` is emitted with the new seats."""

    agreed = Signal(object)

    def __init__(self, appearance: Appearance, session: Session, computers: Computers, parent: QWidget) -> None:
        super().__init__(appearance, SIZE, parent)
        self.choices = _seated(session, computers)
        self._title, self._cross = Label(), IconButton(appearance, "close")
        self._title.setProperty("role", "heading")
        self._sentence, self._problem = Label(wrap=True), Label(wrap=True)
        self._sentence.setProperty("role", "small")
        self._problem.setProperty("role", "refusal")
        self.seats = SeatList(appearance, self.choices, computers, movable=False)
        self.cancel = QuietButton(appearance, height=44)
        self.go = PrimaryButton(appearance, key="enter-key", height=44)
        self._lay_out()
        self.retranslate()
        self._cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cross.clicked.connect(self.dismiss)
        self.cancel.clicked.connect(self.dismiss)
        self.seats.changed.connect(self._show)
        self.go.clicked.connect(self._agree)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Change players"))
        sentence = self.tr(
            "Someone leaving or joining? Replace a player with a computer, or a computer with a "
            "player. The log notes it."
        )
        self._sentence.setText(sentence)
        self._cross.set_name(self.tr("Close (Esc)"))
        self.cancel.setText(self.tr("Cancel"))
        self.go.setText(self.tr("Continue"))
        self.setAccessibleName(self._title.text())
        self._say_problem()

    def _show(self, choices: NewGameState) -> None:
        self.choices = choices
        self.seats.show_choices(choices)
        self._say_problem()

    def _say_problem(self) -> None:
        problem = self.choices.problem
        self.go.setEnabled(problem is None)
        self._problem.setText("" if problem is None else format_message(problem, str))
        self._problem.setVisible(problem is not None)

    def _agree(self) -> None:
        if self.choices.problem is None:
            self.dismiss()
            self.agreed.emit(self.choices.seats)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._cross)
        page = QWidget()
        page.setObjectName("page")
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 8, 0)
        rows.addWidget(self.seats)
        rows.addStretch()
        roll = ScrollArea(fading=self.appearance)
        roll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        roll.setWidget(page)
        down = QVBoxLayout(self.body)
        down.setContentsMargins(28, 24, 20, 20)
        down.setSpacing(14)
        down.addLayout(head)
        down.addWidget(self._sentence)
        down.addWidget(roll, 1)
        down.addWidget(self._problem)
        down.addLayout(row_layout(None, self.cancel, self.go, spacing=12))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.seats.show_narrow(narrow=self.body.width() < px(_NARROW))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._agree()
        else:
            super().keyPressEvent(event)


def _seated(session: Session, computers: Computers) -> NewGameState:
    """Return the seats of the match as NewGameState with a fixed number of seats; unknown levels become the first one
    offered."""
    offered = {HUMAN, *(one.key for one in computers)}
    seats = [seat if seat.who in offered else seat._replace(who=computers[0].key) for seat in session.seats]
    usual = NewGameState.usual(session.game)
    taken = {seat.symbol for seat in seats}
    others = [Seated(name, symbol) for symbol, name in enumerate(NAMES) if symbol not in taken]
    mode = next((mode for mode in session.game.info.modes if mode.key == session.options.get("mode")), usual.mode)
    mode = mode._replace(seats=(len(seats),))
    return replace(usual, mode=mode, people=(*seats, *others), count=len(seats))
