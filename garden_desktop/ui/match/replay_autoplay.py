"""A replay that plays by itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from garden_desktop.ui.kit.style.appearance import FAST, Appearance
from garden_desktop.ui.match.step_player import StepPlayer

MOVE_MS: Final = 1000
"""How long a move stands at the normal speed."""


class ReplayAutoplay(QObject):
    """`due` asks for the next move, `turned` tells that it plays now, or does not."""

    due = Signal()
    turned = Signal()

    def __init__(self, appearance: Appearance, step_player: StepPlayer, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance, self._step_player = appearance, step_player
        self._clock = QTimer(self)
        self._clock.timeout.connect(self.due)
        appearance.changed.connect(self._set_out)

    @property
    def is_running(self) -> bool:
        return self._clock.isActive()

    def start(self) -> None:
        """Play on; nobody presses on between the pictures of a move."""
        self._step_player.is_continuous = True
        self._clock.start(self._beat())
        self.turned.emit()

    def stop(self) -> None:
        """Stand still."""
        self._clock.stop()
        self._step_player.is_continuous = False
        self.turned.emit()

    def _beat(self) -> int:
        """Words have to be read where nothing moves, too."""
        return round(MOVE_MS * (self._appearance.speed or FAST))

    def _set_out(self) -> None:
        if self.is_running:
            self._clock.setInterval(self._beat())
