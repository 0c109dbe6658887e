"""What happened, shown one sentence after another until somebody presses on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from garden_desktop.core.text import Message
from garden_desktop.hotseat.session import Step
from garden_desktop.ui.kit.look import Look

SENTENCE_MS: Final = 1500


class Frame(NamedTuple):
    """One sentence of a step; `stage` counts from 0 within the step."""

    step: Step
    stage: int
    sentence: Message


class Showing(QObject):
    """Plays frames. Each stands for a while at the present speed; the last one stays when it must wait."""

    frame_shown = Signal(object)
    ended = Signal()

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._frames: list[Frame] = []
        self._wait = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        return bool(self._frames)

    @property
    def waiting(self) -> bool:
        """Whether the last frame stands there until somebody presses on."""
        return len(self._frames) == 1 and self._wait

    def start(self, steps: Sequence[Step], *, wait: bool) -> None:
        """Show these steps; with `wait` the last sentence stays until `go_on`."""
        self._frames = [Frame(step, i, text) for step in steps for i, text in enumerate(step.told)]
        self._wait = wait
        if self._look.speed == 0:
            del self._frames[:-1]
        self._show()

    def go_on(self) -> None:
        """Show the next sentence, or end after the last."""
        del self._frames[:1]
        self._show()

    def finish(self) -> None:
        """Show no more of it."""
        if self.running:
            del self._frames[:]
            self._show()

    def _show(self) -> None:
        self._timer.stop()
        if not self._frames or (len(self._frames) == 1 and not self._wait):
            self._frames = []
            self.ended.emit()
            return
        self.frame_shown.emit(self._frames[0])
        if not self.waiting:
            self._timer.start(self._look.duration(SENTENCE_MS))

    def _tick(self) -> None:
        self.go_on()
