"""Animations of the table: many small ones on a common clock, ended at once by the next input."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

GLIDE_MS: Final = 180
FLIP_MS: Final = 140
FADE_MS: Final = 180

_EASED_OUT: Final = QEasingCurve(QEasingCurve.Type.OutCubic)


@dataclass(slots=True)
class _Motion:
    step: Callable[[float], None]
    begun_ms: int
    duration_ms: int
    ended: Callable[[], None]
    even: bool = False


class SceneAnimator(QAbstractAnimation):
    """Animations by key; starting one again continues from the present state. `settled` is emitted
    after the last one."""

    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motions: dict[Hashable, _Motion] = {}

    @property
    def is_moving(self) -> bool:
        """Whether any animation is running."""
        return bool(self._motions)

    def has_motion(self, key: Hashable) -> bool:
        """Whether the animation with this key is running."""
        return key in self._motions

    def start_motion(
        self,
        key: Hashable,
        duration_ms: int,
        step: Callable[[float], None],
        ended: Callable[[], None],
        *,
        even: bool = False,
    ) -> None:
        """Call `step` with progress 0 to 1, eased out unless `even`, then `ended`. Without duration both are called
        now."""
        self._motions.pop(key, None)
        if duration_ms <= 0:
            step(1.0)
            ended()
            return
        step(0.0)
        running = self.state() == QAbstractAnimation.State.Running
        self._motions[key] = _Motion(step, self.currentTime() if running else 0, duration_ms, ended, even)
        if not running:
            self.start()

    def drop_motion(self, key: Hashable) -> None:
        """Stop an animation where it is, without calling `ended`, because its piece was picked up."""
        self._motions.pop(key, None)

    def end_motion(self, key: Hashable) -> None:
        """Finish an animation at once."""
        motion = self._motions.pop(key, None)
        if motion is not None:
            motion.step(1.0)
            motion.ended()

    def skip(self) -> None:
        """Finish all animations at once."""
        while self._motions:
            _, motion = self._motions.popitem()
            motion.step(1.0)
            motion.ended()
        if self.state() != QAbstractAnimation.State.Stopped:
            self.stop()
            self.settled.emit()

    # Qt overrides

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, now_ms: int) -> None:
        # A copy, since `step` and `ended` may start or drop animations.
        for key, motion in tuple(self._motions.items()):
            share = min(1.0, (now_ms - motion.begun_ms) / motion.duration_ms)
            motion.step(share if motion.even else _EASED_OUT.valueForProgress(share))
            if share >= 1.0:
                self._motions.pop(key, None)
                motion.ended()
        if not self._motions and self.state() == QAbstractAnimation.State.Running:
            self.stop()
            self.settled.emit()
