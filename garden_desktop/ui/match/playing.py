"""A replay that plays by itself, at one of two speeds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from garden_desktop.ui.kit.style.appearance import BRISK, CALM, FAST, HASTY, QUICK, STEP, USUAL, Appearance
from garden_desktop.ui.match.showing import Showing

BEATS: Final = {USUAL: 1100, QUICK: 450}
"""How long a move stands."""
_PACES: Final = {USUAL: {STEP: CALM}, QUICK: {STEP: BRISK, CALM: BRISK, BRISK: HASTY}}
"""At which pace the positions on the way of a move follow each other; nobody presses on between them."""


class Playing(QObject):
    """`due` asks for the next move, `turned` tells that it plays now, or does not."""

    due = Signal()
    turned = Signal()

    def __init__(self, appearance: Appearance, showing: Showing, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance, self._showing = appearance, showing
        self._clock = QTimer(self)
        self._clock.timeout.connect(self.due)
        appearance.changed.connect(self._set_out)

    @property
    def running(self) -> bool:
        return self._clock.isActive()

    def start(self) -> None:
        """Play on."""
        self._clock.start(self._beat())
        self._set_out()
        self.turned.emit()

    def stop(self) -> None:
        """Stand still."""
        self._clock.stop()
        self._showing.keep_pace("")
        self.turned.emit()

    def _beat(self) -> int:
        """Words have to be read where nothing moves, too."""
        return round(BEATS[self._appearance.replay_speed] * (self._appearance.speed or FAST))

    def _set_out(self) -> None:
        if self.running:
            self._clock.setInterval(self._beat())
            pace = self._appearance.pace
            self._showing.keep_pace(_PACES[self._appearance.replay_speed].get(pace, pace))
