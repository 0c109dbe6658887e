"""Sheet for the standing orders of one person; shown only while that person looks alone, as they are private."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from garden_desktop.core.types import Seat
from garden_desktop.hotseat.response_windows import Order, ResponseWindows
from garden_desktop.ui.kit.buttons.painted import ENTER, QuietButton
from garden_desktop.ui.kit.layout.layouts import row_layout
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.widgets import PrimaryButton

_SIZE: Final = QSize(560, 470)
_INDENT: Final = 24


class StandingOrdersSheet(SheetOverlay):
    """Radio buttons with a sentence each; a choice applies from the next question on."""

    def __init__(self, appearance: Appearance, response_windows: ResponseWindows, parent: QWidget) -> None:
        super().__init__(appearance, _SIZE, parent)
        self._response_windows = response_windows
        self._seat: Seat | None = None
        self._title, self._about = Label(), Label(wrap=True)
        self._title.setProperty("role", "heading")
        self._lines: dict[Order, tuple[QRadioButton, Label]] = {}
        for order in response_windows.orders:
            self._lines[order] = (QRadioButton(), Label(wrap=True))
        self._again = QuietButton(appearance)
        self._again.clicked.connect(self._ask_again)
        self._done = PrimaryButton(appearance, key="enter-key")
        self._done.clicked.connect(self.dismiss)
        self._lay_out()
        self.retranslate()

    @property
    def choices(self) -> dict[Order, QRadioButton]:
        """Radio button of each order."""
        return {order: button for order, (button, _) in self._lines.items()}

    def open_for(self, seat: Seat) -> None:
        """Open the sheet for the person who looks."""
        self.choices[self._response_windows.order(seat)].setChecked(True)
        self._seat = seat
        self._again.setVisible(bool(self._response_windows.never(seat)))
        self.open_sheet()
        self.choices[self._response_windows.order(seat)].setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("When to look at my hand"))
        self.setAccessibleName(self._title.text())
        self._about.setText(self.tr("Before you answer you may look at your hand. Choose when you want to."))
        self._again.setText(self.tr("Ask about all cards again"))
        self._done.setText(self.tr("Done"))
        words: dict[Order, tuple[str, str]] = {
            "press": (self.tr("When I press my key"), self.tr("Press your key while the timer runs.")),
            "always": (self.tr("Always"), self.tr("You look at your hand every time.")),
            "target": (
                self.tr("When I am the target"),
                self.tr("You look at your hand when something of yours is the target."),
            ),
            "never": (self.tr("Never"), self.tr("You always pass. The timer still runs to its end.")),
            "able": (self.tr("When I can answer"), self.tr("You are asked only when you are able to answer.")),
        }
        for order, (button, sentence) in self._lines.items():
            name, about = words[order]
            button.setText(name)
            button.setAccessibleDescription(about)
            sentence.setText(about)

    def dismiss(self) -> None:
        self._seat = None
        super().dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.body)
        column.setContentsMargins(32, 28, 32, 24)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._about)
        column.addSpacing(10)
        for order, (button, sentence) in self._lines.items():
            button.setProperty("role", "strong")
            button.toggled.connect(partial(self._order, order))
            sentence.setProperty("role", "small")
            indented = row_layout(sentence, spacing=0, margins=(0, 0, 0, 6))
            indented.insertSpacing(0, _INDENT)  # spacing follows the layout direction, margins do not
            column.addWidget(button)
            column.addLayout(indented)
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self._again)
        foot.addStretch(1)
        foot.addWidget(self._done)
        column.addLayout(foot)

    def _ask_again(self) -> None:
        if self._seat is not None:
            self._response_windows.ask_again(self._seat)
            self._done.setFocus()
            self._again.hide()

    def _order(self, order: Order, on: bool) -> None:
        if on and self._seat is not None:
            self._response_windows.set_order(self._seat, order)
