"""What happened, shown one sentence after another until somebody presses on.

Without motion only the last sentence is left, and that only where it must be read before the table goes away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from garden_desktop.core.text import Message
from garden_desktop.hotseat.session import Step
from garden_desktop.ui.kit.style.appearance import BRISK, CALM, HASTY, Appearance

MOVE_MS: Final = 240
"""What moves has come to rest by then."""
PAUSES: Final = {CALM: 900, BRISK: 450, HASTY: 0}
"""How long a step stands after that; at the pace that is not among them until somebody presses on."""
LAST_MS: Final = 1000
"""How long, at the fast pace, the last sentence stands before a gate that comes by itself."""


class Shot(NamedTuple):
    """A sentence about a step, and the position on the table while it is said."""

    step: Step
    view: Any
    sentence: Message
    frame: bool = False


class Showing(QObject):
    """Plays shots, each for a while at the present pace; the last one stays when it must wait. Where it waits for a
    gate alone it does not at the fast pace: there the gate comes by itself. What was played last can
    be played again: that changes nothing. `skipped` are the shots that are not shown, as nobody wanted to wait or
    there is no motion or no need. `moving_ms` is how long the present one moves, as whoever draws it says."""

    shot_shown = Signal(object)
    skipped = Signal(object)
    ended = Signal()

    def __init__(self, appearance: Appearance, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._shots: tuple[Shot, ...] = ()
        self._at = 0
        self._wait = self._gate = False
        self._kept_pace = ""
        self.running = False
        self.again = False
        self.moving_ms = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.go_on)
        appearance.changed.connect(self._set_out)

    @property
    def waiting(self) -> bool:
        """Whether the last shot stands there until somebody presses on."""
        return self._last and not self._hurries

    @property
    def _last(self) -> bool:
        return self.running and self._wait and self._at == len(self._shots) - 1

    @property
    def _hurries(self) -> bool:
        """Whether the gate that comes next need not be asked for."""
        return self._gate and self._pace == HASTY and bool(self._appearance.speed)

    @property
    def _pace(self) -> str:
        return self._kept_pace or self._appearance.pace

    @property
    def number(self) -> int:
        """Which shot is shown, from 1, out of `count`."""
        return self._at + 1

    @property
    def count(self) -> int:
        return len(self._shots)

    @property
    def shot(self) -> Shot:
        """The shot that is shown."""
        return self._shots[self._at]

    @property
    def ahead(self) -> tuple[Shot, ...]:
        """The shots still to come."""
        return self._shots[self._at + 1 :] if self.running else ()

    def start(self, steps: Sequence[Step], *, wait: bool, gate: bool = False) -> None:
        """Show these steps; with `wait` the last sentence stays until `go_on`, be it for a `gate` or for the end."""
        shots = tuple(shot for step in steps for shot in shots_of(step))
        self.again, self._wait, self._gate = False, wait, gate
        if shots:
            self._shots = shots
        self._at = 0 if self._appearance.speed else max(0, len(shots) - 1)
        self.running = bool(shots) and not self._needless()
        if unseen := shots[: self._at] if self.running else shots:
            self.skipped.emit(unseen)
        self._show()

    def repeat(self) -> bool:
        """Show once more what was shown last; False where there is nothing."""
        if not self._shots:
            return False
        self._wait = self._wait and self.running
        self.again, self.running, self._at = True, True, 0
        self._show()
        return True

    def keep_pace(self, pace: str) -> None:
        """Go on at this pace, whatever was chosen; "" for the chosen one."""
        if pace != self._kept_pace:
            self._kept_pace = pace
            self._set_out()

    def forget(self) -> None:
        """Somebody else looks now, or it is no longer true: there is nothing to be shown again."""
        self._shots = ()

    def go_on(self) -> None:
        """Show the next shot, or end after the last."""
        if self.running:
            self._at += 1
            self.running = self._at < len(self._shots)
            self._show()

    def finish(self) -> None:
        """Show no more of it."""
        if self.running:
            left = self.ahead
            self.running = False
            if left:
                self.skipped.emit(left)
            self._show()

    def stop(self) -> None:
        """Show no more of it, and end nothing: the match was left."""
        self._timer.stop()
        self.running = False

    def _show(self) -> None:
        self._timer.stop()
        if not self.running:
            self.ended.emit()
            return
        self.shot_shown.emit(self._shots[self._at])
        self._set_out()

    def _set_out(self) -> None:
        """Wait for the next shot as long as the present pace says."""
        self._timer.stop()
        pause = PAUSES.get(self._pace)
        if self.running and not self.waiting and pause is not None and self._appearance.speed:
            moving = max(self._appearance.duration(MOVE_MS), self.moving_ms)
            self._timer.start(moving + self._appearance.duration(LAST_MS if self._last else pause))

    def _needless(self) -> bool:
        """One sentence alone tells what the table is about to show anyway, unless it must wait."""
        alone = self._at == len(self._shots) - 1
        return alone and not self._wait and not (self._shots[0].frame and self._appearance.speed)


def shots_of(step: Step) -> Iterator[Shot]:
    """The sentences of a step, each over its frame; those without one stay where the table is. Frames come in the order
    of the sentences, of which several may be alike."""
    frames, view = list(step.frames), step.before
    for sentence in step.told:
        framed = bool(frames) and frames[0].told == sentence
        if framed:
            view = frames.pop(0).view
        elif not frames:
            view = step.after
        yield Shot(step, view, sentence, framed)
