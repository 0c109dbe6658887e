"""The appearance that every widget is given: the colours, the drawings, the speed of motion and the sounds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication

from garden_desktop.ui.kit.style import size
from garden_desktop.ui.kit.style.drawings import GRAPHICS_RATIO, HIGH_GRAPHICS_RATIO, DrawingCache
from garden_desktop.ui.kit.style.theme import DUSK, DUSK_CLEAR, MORNING, MORNING_CLEAR, Theme

if TYPE_CHECKING:
    from garden_desktop.core.sound import Sound
    from garden_desktop.ui.sound import SoundPlayer

THEMES: Final = ("system", "morning", "dusk")
CONTRASTS: Final = ("system", "usual", "high")
MOTIONS: Final = ("system", "usual", "less")
TARGETS: Final = ("usual", "large")
SLOW: Final = 2.0
NORMAL: Final = 1.0
FAST: Final = 0.5
OFF: Final = 0.0
SPEEDS: Final = (SLOW, NORMAL, FAST)
"""By which every duration is multiplied: of motion, of the pictures of what happened, and of a replay's moves."""
NO_STEP: Final = "never"
OWN_STEPS: Final = "own"
EVERY_STEP: Final = "every"
STOPS: Final = (NO_STEP, OWN_STEPS, EVERY_STEP)
"""Which pictures of what happened stand until somebody presses on."""


class Appearance(QObject):
    """The present appearance. `changed` says: theme or speed are different now, paint again; `noted` carries a line
    for the log. `volume` is in per cent, 0 until somebody sets it."""

    changed = Signal()
    noted = Signal(str)

    def __init__(self, art: DrawingCache | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.art = art or DrawingCache()
        self.art.ratio = 0.0
        self.theme: Theme = MORNING
        self.theme_name = self.contrast = self.motion = "system"
        self.system_is_calm = False
        self.speed = NORMAL
        self.stops = NO_STEP
        self.replay_stops = False
        self.volume = 0
        size.set_scale(100)
        size.fit(QSize())
        size.set_target(size.TARGET)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)
        if hasattr(hints, "accessibility"):  # Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)
        self._follow_system()

    def set_theme(self, name: str) -> None:
        """Show "morning", "dusk" or what the system shows ("system"). Raises ValueError for other names."""
        if name not in THEMES:
            raise ValueError(name)
        self.theme_name = name
        self._follow_system()

    def set_contrast(self, name: str) -> None:
        """Show colours of "usual" or "high" contrast, or what the system wishes ("system"). Raises ValueError."""
        if name not in CONTRASTS:
            raise ValueError(name)
        self.contrast = name
        self._follow_system()

    def set_speed(self, speed: float) -> None:
        """Multiply every duration by `speed`, one of `SPEEDS` or OFF."""
        if speed != self.speed:
            self.speed = float(speed)
            self.changed.emit()

    def set_text_size(self, percent: int) -> None:
        """Show words and controls so large, in per cent."""
        self._resize(partial(size.set_scale, percent))

    def fit(self, window: QSize) -> None:
        """Show words and controls as large as suits a window of this size."""
        self._resize(partial(size.fit, window))

    def _resize(self, change: Callable[[], None]) -> None:
        before = size.scale()
        change()
        if size.scale() != before:
            self.changed.emit()

    @property
    def calm(self) -> bool:
        """Whether nothing may glide, turn or grow, by choice or as the system wishes; what comes and goes fades."""
        return self.motion == "less" or (self.motion == "system" and self.system_is_calm)

    def set_motion(self, name: str) -> None:
        """Show "usual" motion, "less" of it, or as the system wishes ("system"). Raises ValueError for other names."""
        if name not in MOTIONS:
            raise ValueError(name)
        self.motion = name
        self.changed.emit()

    def follow_motion(self, calm: bool) -> None:
        """What the system wishes now."""
        if calm != self.system_is_calm:
            self.system_is_calm = calm
            self.changed.emit()

    def set_targets(self, name: str) -> None:
        """Make what is pressed as large as "usual", or "large" enough for any finger. Raises ValueError."""
        pixels = {"usual": size.TARGET, "large": size.LARGE_TARGET}.get(name)
        if pixels is None:
            raise ValueError(name)
        if pixels != size.target():
            size.set_target(pixels)
            self.changed.emit()

    def set_stops(self, stops: str) -> None:
        """Let pictures of what happened stand until a press: one of `STOPS`. Raises ValueError for others."""
        if stops not in STOPS:
            raise ValueError(stops)
        if stops != self.stops:
            self.stops = stops
            self.changed.emit()

    def set_replay_stops(self, stops: bool) -> None:
        """Let a replay that plays stop at moves that mattered, or not."""
        if stops != self.replay_stops:
            self.replay_stops = stops
            self.changed.emit()

    def duration(self, normal_ms: int) -> int:
        """How long a motion of `normal_ms` takes at the present speed."""
        return round(normal_ms * self.speed)

    def gliding(self, normal_ms: int) -> int:
        """As `duration`, for what changes its place or shape: nothing does where less motion is wished."""
        return 0 if self.calm else self.duration(normal_ms)

    def set_volume(self, percent: int) -> None:
        """Play sounds so loud, 0 for none."""
        self.volume = percent
        if percent and "sounds" in self.__dict__:
            self.sounds.wake()

    def sound(self, sound: Sound) -> None:
        """Play a sound, where any are wanted."""
        if self.volume:
            self.sounds.mixer.gain = (self.volume / 100) ** 2  # as loud as it seems to the ear
            self.sounds.play(sound)

    @cached_property
    def sounds(self) -> SoundPlayer:
        """Who plays them; imported with the first one."""
        from garden_desktop.ui.sound import SoundPlayer

        sounds = SoundPlayer(self)
        sounds.noted.connect(self.noted)
        return sounds

    def _follow_system(self) -> None:
        """Where a person has chosen nothing, the system decides."""
        dark = self.theme_name == "dusk" or (self.theme_name == "system" and _dark())
        high = self.contrast == "high" or (self.contrast == "system" and _high())
        theme = (DUSK_CLEAR if high else DUSK) if dark else (MORNING_CLEAR if high else MORNING)
        if theme != self.theme:
            self.theme = theme
            self.art.ratio = HIGH_GRAPHICS_RATIO if high else GRAPHICS_RATIO if dark else 0.0  # drawn for the morning
            self.changed.emit()


def _dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def _high() -> bool:
    hints = QGuiApplication.styleHints()  # held as long as it is asked: what it gives goes with it
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
