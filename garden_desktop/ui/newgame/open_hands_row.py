"""Switch of the new-game sheet: whether hands lie open, so that no hand-over screen comes between turns."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.layout.box_layouts import column_layout, row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label

_OFF: Final = "off"
_ON: Final = "on"


class OpenHandsRow(QWidget):
    """Shows Choices and tells `changed` with the next ones; hidden at tables that have no hand-over screen anyway."""

    changed = Signal(object)

    def __init__(self, appearance: Appearance, choices: NewGameState) -> None:
        super().__init__()
        self._choices = choices
        self._title, self._sentence = Label(wrap=True), Label(wrap=True)
        self._title.setProperty("role", "strong")
        self._sentence.setProperty("role", "small")
        self.values = SegmentedControl(appearance, [(_OFF, ""), (_ON, "")])
        self.values.chosen.connect(self._choose)
        row = row_layout(column_layout(self._title, self._sentence, spacing=2), self.values, spacing=12)
        row.setStretch(0, 1)
        row.setAlignment(self.values, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(row)
        self.hide()  # shown without a parent it would be a window
        self.retranslate()

    def show_choices(self, choices: NewGameState) -> None:
        self._choices = choices
        self.setVisible(choices.hands_over)
        self.values.choose(_ON if choices.hands_open else _OFF)

    def retranslate(self) -> None:
        title = self.tr("Open hands")
        sentence = self.tr("No hand-over screen between turns: everybody may see every hand.")
        self._title.setText(title)
        self._sentence.setText(sentence)
        self.values.set_words((self.tr("Off"), self.tr("On")))
        self.values.set_name(title)
        self.values.explain(sentence)

    def _choose(self, value: str) -> None:
        self.changed.emit(self._choices.with_open_hands(hands_open=value == _ON))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
