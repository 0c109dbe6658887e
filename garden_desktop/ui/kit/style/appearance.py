"""Appearance settings shared by all widgets: theme, contrast, text size, animation speed and sound volume."""

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
    from garden_desktop.core.types import Sound
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
"""Factors by which durations are multiplied: of animations, of recap pictures, and of moves in a replay."""
NO_STEP: Final = "never"
OWN_STEPS: Final = "own"
EVERY_STEP: Final = "every"
STOPS: Final = (NO_STEP, OWN_STEPS, EVERY_STEP)
"""Which recap pictures wait for a key press: none, those of the player's own turns, or all."""


class Appearance(QObject):
    """Current appearance. `changed` is emitted when widgets must repaint; `noted` carries a line for the log.

    `volume` is in percent and 0 until it is set.
    """

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
        """Set the theme: "morning" (light), "dusk" (dark) or "system". Raises ValueError for other names."""
        if name not in THEMES:
            raise ValueError(name)
        self.theme_name = name
        self._follow_system()

    def set_contrast(self, name: str) -> None:
        """Set the contrast: "usual", "high" or "system". Raises ValueError for other names."""
        if name not in CONTRASTS:
            raise ValueError(name)
        self.contrast = name
        self._follow_system()

    def set_speed(self, speed: float) -> None:
        """Set the factor for durations, one of `SPEEDS` or OFF."""
        if speed != self.speed:
            self.speed = float(speed)
            self.changed.emit()

    def set_text_size(self, percent: int) -> None:
        """Set the size of text and controls in percent."""
        self._resize(partial(size.set_scale, percent))

    def fit(self, window: QSize) -> None:
        """Adapt the size of text and controls to the size of the window."""
        self._resize(partial(size.fit, window))

    def _resize(self, change: Callable[[], None]) -> None:
        before = size.scale()
        change()
        if size.scale() != before:
            self.changed.emit()

    @property
    def calm(self) -> bool:
        """Whether motion is reduced, by the player or the system: nothing moves, turns or grows; fading stays."""
        return self.motion == "less" or (self.motion == "system" and self.system_is_calm)

    def set_motion(self, name: str) -> None:
        """Set the motion: "usual", "less" or "system". Raises ValueError for other names."""
        if name not in MOTIONS:
            raise ValueError(name)
        self.motion = name
        self.changed.emit()

    def follow_motion(self, calm: bool) -> None:
        """Set whether the system asks for reduced motion."""
        if calm != self.system_is_calm:
            self.system_is_calm = calm
            self.changed.emit()

    def set_targets(self, name: str) -> None:
        """Set the minimum size of click targets: "usual" (32 pixels) or "large" (44). Raises ValueError for other
        names."""
        pixels = {"usual": size.TARGET, "large": size.LARGE_TARGET}.get(name)
        if pixels is None:
            raise ValueError(name)
        if pixels != size.target():
            size.set_target(pixels)
            self.changed.emit()

    def set_stops(self, stops: str) -> None:
        """Set which recap pictures wait for a key press: one of `STOPS`. Raises ValueError for others."""
        if stops not in STOPS:
            raise ValueError(stops)
        if stops != self.stops:
            self.stops = stops
            self.changed.emit()

    def set_replay_stops(self, stops: bool) -> None:
        """Set whether a running replay pauses at decisive moves."""
        if stops != self.replay_stops:
            self.replay_stops = stops
            self.changed.emit()

    def duration(self, normal_ms: int) -> int:
        """Return the duration in ms, at the present speed, of an animation of `normal_ms`."""
        return round(normal_ms * self.speed)

    def gliding(self, normal_ms: int) -> int:
        """Like `duration`, for animations of place or shape: 0 with reduced motion."""
        return 0 if self.calm else self.duration(normal_ms)

    def set_volume(self, percent: int) -> None:
        """Set the volume of sounds in percent, 0 for none."""
        self.volume = percent
        if percent and "sounds" in self.__dict__:
            self.sounds.wake()

    def sound(self, sound: Sound) -> None:
        """Play a sound, unless the volume is 0."""
        if self.volume:
            # squared, since loudness is perceived roughly logarithmically
            self.sounds.mixer.gain = (self.volume / 100) ** 2
            self.sounds.play(sound)

    @cached_property
    def sounds(self) -> SoundPlayer:
        """Sound player, created and imported with the first sound."""
        from garden_desktop.ui.sound import SoundPlayer

        sounds = SoundPlayer(self)
        sounds.noted.connect(self.noted)
        return sounds

    def _follow_system(self) -> None:
        """Recompute the theme from the settings and, where they say "system", from the system."""
        dark = self.theme_name == "dusk" or (self.theme_name == "system" and _dark())
        high = self.contrast == "high" or (self.contrast == "system" and _high())
        theme = (DUSK_CLEAR if high else DUSK) if dark else (MORNING_CLEAR if high else MORNING)
        if theme != self.theme:
            self.theme = theme
            # no rims in the light theme, for which the art is drawn
            self.art.ratio = HIGH_GRAPHICS_RATIO if high else GRAPHICS_RATIO if dark else 0.0
            self.changed.emit()


def _dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def _high() -> bool:
    hints = QGuiApplication.styleHints()  # keep a reference: the object from accessibility() dies with it
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
