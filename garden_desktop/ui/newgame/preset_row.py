"""What goes well together on the new-game sheet: pills with the name of each, and a sentence about the chosen one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.kit.buttons.segmented import PillControl
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.kit.text.messages import format_message

YOURS: Final = "(yours)"
"""The pill of options that are nobody's but the table's own; no preset is called so."""


class PresetRow(QWidget):
    """Shows Choices and tells `changed` with the next ones; hidden where a game has nothing to choose between."""

    changed = Signal(object)

    def __init__(self, appearance: Appearance, choices: NewGameState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._yours: Mapping[str, str] | None = None
        self._offered: tuple[str, ...] = ()
        self.pills = PillControl(appearance, parent=self)
        self.sentence = Label()
        self.sentence.setProperty("role", "small")
        self.sentence.setWordWrap(True)
        down = QVBoxLayout(self)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(6)
        down.addWidget(self.pills)
        down.addWidget(self.sentence)
        self.pills.chosen.connect(self._choose)
        self.pills.pointed.connect(self._explain)
        self.show_choices(choices)

    def show_choices(self, choices: NewGameState) -> None:
        """Show which preset the options are, and keep those that are none, to come back to."""
        self._choices = choices
        offered = tuple(preset.key for preset in choices.presets)
        self.setVisible(bool(offered))
        if not offered:
            return
        if offered != self._offered:
            self._offered = offered
            self.pills.set_values([(key, "") for key in (*offered, YOURS)])
        if choices.preset is None:
            self._yours = choices.values
        self.pills.choose(YOURS if choices.preset is None else choices.preset.key)
        self.retranslate()

    def retranslate(self) -> None:
        if not self._offered:
            return
        labels = [format_message(preset.label, str) for preset in self._choices.presets]
        self.pills.set_words([*labels, self.tr("Your own")])
        self.pills.set_name(self.tr("Rules for this match"))
        for preset in self._choices.presets:
            self.pills.segment(preset.key).set_note(format_message(preset.sentence, str))
        nothing = self.tr("Change any of the rules below, and they are your own.")
        self.pills.refuse(YOURS, nothing if self._yours is None else "")
        self._explain("")

    def _explain(self, pointed: str) -> None:
        """Say what is pointed at, or chosen."""
        self.sentence.setText(self._meaning(pointed or self.pills.value))

    def _meaning(self, key: str) -> str:
        if key == YOURS:
            return self.pills.segment(YOURS).reason or self.tr("As you have agreed among yourselves.")
        return next((format_message(one.sentence, str) for one in self._choices.presets if one.key == key), "")

    def _choose(self, key: str) -> None:
        choices = self._choices
        for preset in choices.presets:
            if preset.key == key:
                self.changed.emit(choices.with_preset(preset))
        if key == YOURS and self._yours is not None:
            self.changed.emit(choices.with_values(self._yours))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
