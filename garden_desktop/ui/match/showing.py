"""What happened, shown one sentence after another until somebody presses on.

Without motion only the last sentence is left, and that only where it must be read before the table goes away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from garden_desktop.core.text import Message
from garden_desktop.hotseat.session import Step
from garden_desktop.ui.kit.style.appearance import Appearance

SENTENCE_MS: Final = 1500
FRAME_MS: Final = 2400
"""A position on the way has to be looked at, too."""


class Shot(NamedTuple):
    """A sentence about a step, and the position on the table while it is said."""

    step: Step
    view: Any
    sentence: Message
    frame: bool = False


class Showing(QObject):
    """Plays shots. Each stands for a while at the present speed; the last one stays when it must wait."""

    shot_shown = Signal(object)
    ended = Signal()

    def __init__(self, appearance: Appearance, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._shots: list[Shot] = []
        self._wait = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.go_on)

    @property
    def running(self) -> bool:
        return bool(self._shots)

    @property
    def waiting(self) -> bool:
        """Whether the last shot stands there until somebody presses on."""
        return len(self._shots) == 1 and self._wait

    @property
    def ahead(self) -> int:
        """How many shots there are still to see, the present one included."""
        return len(self._shots)

    def start(self, steps: Sequence[Step], *, wait: bool) -> None:
        """Show these steps; with `wait` the last sentence stays until `go_on`."""
        self._wait = wait
        shots = [shot for step in steps for shot in shots_of(step)]
        self._shots = shots if self._appearance.speed else shots[-1:]
        self._show()

    def go_on(self) -> None:
        """Show the next shot, or end after the last."""
        del self._shots[:1]
        self._show()

    def finish(self) -> None:
        """Show no more of it."""
        if self.running:
            del self._shots[:]
            self._show()

    def stop(self) -> None:
        """Show no more of it, and end nothing: the match was left."""
        self._timer.stop()
        self._shots = []

    def _show(self) -> None:
        self._timer.stop()
        if not self._shots or self._needless():
            self._shots = []
            self.ended.emit()
            return
        shot = self._shots[0]
        self.shot_shown.emit(shot)
        if not self.waiting:
            self._timer.start(self._appearance.duration(FRAME_MS if shot.frame else SENTENCE_MS))

    def _needless(self) -> bool:
        """The last sentence alone tells what the table is about to show anyway, unless it must wait."""
        return len(self._shots) == 1 and not self._wait and not (self._shots[0].frame and self._appearance.speed)


def shots_of(step: Step) -> Iterator[Shot]:
    """The sentences of a step, each over its frame; those without one stay where the table is."""
    frames = {frame.told: frame.view for frame in step.frames}
    view, left = step.before, len(frames)
    for sentence in step.told:
        if sentence in frames:
            view, left = frames[sentence], left - 1
        elif not left:
            view = step.after
        yield Shot(step, view, sentence, frame=sentence in frames)
