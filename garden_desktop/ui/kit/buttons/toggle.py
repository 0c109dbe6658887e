"""A painted button that is on or off, and that a screen reader's Toggle presses as pointer and keys do."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.buttons.hover_button import HoverButton
from garden_desktop.ui.kit.style.appearance import Appearance


class ToggleButton(HoverButton):
    """`clicked` tells, once, that a person pressed it, by whatever means; the program shows its state in silence.

    To a reader Qt offers "Toggle", which changes the state and presses nothing. So whatever changes the state by none
    of the ways here is such an action, and counts as a press.
    """

    def __init__(self, appearance: Appearance, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(appearance, text, parent)
        self.setCheckable(True)
        self.toggled.connect(self._toggled)

    def show_checked(self, on: bool) -> None:
        """Show it on or off, without telling."""
        with QSignalBlocker(self):
            self.setChecked(on)

    def nextCheckState(self) -> None:
        with QSignalBlocker(self):
            super().nextCheckState()

    def _toggled(self, on: bool) -> None:
        if on or not self.autoExclusive():  # of several, the one that goes off was not pressed
            self.clicked.emit()
