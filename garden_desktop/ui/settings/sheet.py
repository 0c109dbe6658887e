"""Settings dialog; every change takes effect at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import (
    CONTRASTS,
    MOTIONS,
    NORMAL,
    OFF,
    SPEEDS,
    STOPS,
    TARGETS,
    THEMES,
    Appearance,
)
from garden_desktop.ui.kit.style.size import TEXT_SIZES, px
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import NAMES, UNREAD, LanguageSwitcher
from garden_desktop.ui.settings.settings_store import VOLUME, SettingsStore

SIZE: Final = QSize(1020, 700)
_TWO_COLUMNS: Final = 720
"""Width of the sheet from which on its rows stand in two columns, in pixels at 100 %."""
SYSTEM: Final = "system"
NO_MOTION: Final = "off"
"""Value of the motion row that is kept as the speed OFF."""
TIPS: Final = ("on", "off")
VOLUMES: Final = (0, 25, 50, 75, 100)


class SettingRow(QWidget):
    """Row of a setting: title, description, and a segmented control."""

    def __init__(self, appearance: Appearance, values: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(wrap=True)
        self.title.setProperty("role", "strong")
        self.sentence = Label()
        self.sentence.setProperty("role", "small")
        self.sentence.setWordWrap(True)
        self.values = SegmentedControl(appearance, [(value, "") for value in values])
        down = QVBoxLayout(self)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(4)
        down.addWidget(self.title)
        down.addWidget(self.sentence)
        down.addWidget(self.values, 0, Qt.AlignmentFlag.AlignLeft)

    def set_texts(self, title: str, sentence: str, words: Sequence[str], *, shown: bool = True) -> None:
        """Set title, description and labels of the values. A description that is not `shown` is for screen readers."""
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.sentence.setVisible(shown and bool(sentence))
        self.values.set_words(words)
        self.values.set_name(title)
        self.values.explain(sentence)


class SettingsSheet(SheetOverlay):
    """Settings dialog, in two columns where the window is wide enough. Applies every change itself."""

    about_wanted = Signal()
    keys_wanted = Signal()

    def __init__(
        self, appearance: Appearance, languages: LanguageSwitcher, settings: SettingsStore, parent: QWidget
    ) -> None:
        super().__init__(appearance, SIZE, parent)
        self._languages = languages
        self._settings = settings
        self._title = Label()
        self._title.setProperty("role", "heading")
        self._cross = IconButton(appearance, "close")
        self._cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cross.clicked.connect(self.dismiss)
        self._offered = languages.available()  # fixed while the dialog is open, even if translation files vanish
        self.language = SettingRow(appearance, [SYSTEM, *self._offered])
        self.theme = SettingRow(appearance, THEMES)
        self.contrast = SettingRow(appearance, CONTRASTS)
        self.speed = SettingRow(appearance, [str(speed) for speed in SPEEDS])
        self.stops = SettingRow(appearance, STOPS)
        self.motion = SettingRow(appearance, (*MOTIONS, NO_MOTION))
        self.targets = SettingRow(appearance, TARGETS)
        self.text = SettingRow(appearance, [str(percent) for percent in TEXT_SIZES])
        self.tips = SettingRow(appearance, TIPS)
        self.volume = SettingRow(appearance, [str(volume) for volume in VOLUMES])
        self._columns = row_layout(spacing=32, margins=(0, 0, 12, 0))
        self.keys = LinkButton(appearance, icon="list")
        self.about = LinkButton(appearance, icon="info")
        self._lay_out()
        self.retranslate()
        self._show()
        self._connect()
        appearance.changed.connect(self._show)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Settings"))
        self.setAccessibleName(self._title.text())
        self._cross.set_name(self.tr("Close (Esc)"))
        own = [NAMES[code] for code in self._offered]
        unread = self.tr("No native speaker has checked this translation yet.")
        sentence = unread if self._languages.current in UNREAD else ""
        self.language.set_texts(self.tr("Language"), sentence, [self.tr("System"), *own])
        self.theme.set_texts(self.tr("Theme"), "", (self.tr("System"), self.tr("Light"), self.tr("Dark")))
        self.contrast.set_texts(
            self.tr("Contrast"),
            self.tr("High makes text, lines and keyboard focus stand out more, in both themes."),
            (self.tr("System"), self.tr("Normal"), self.tr("High")),
            shown=False,
        )
        self.speed.set_texts(
            self.tr("Speed"),
            self.tr("Press Space or click to move on at once."),
            (self.tr("Slow"), self.tr("Normal"), self.tr("Fast")),
        )
        self.stops.set_texts(
            self.tr("Pause and wait for Space"),
            self.tr("During other players’ turns, and when you see the results of your own."),
            (self.tr("Never"), self.tr("When something of mine changes"), self.tr("At every step")),
        )
        self.motion.set_texts(
            self.tr("Motion"),
            self.tr("Reduced: pieces fade instead of moving."),
            (self.tr("System"), self.tr("Full"), self.tr("Reduced"), self.tr("Off")),
        )
        self.targets.set_texts(
            self.tr("Click targets"),
            self.tr("Large targets are easier to hit."),
            (self.tr("Normal"), self.tr("Large")),
        )
        texts = [self.tr("{zoom}%").format(zoom=percent) for percent in TEXT_SIZES]
        self.text.set_texts(self.tr("Text and button size"), "", texts)
        self.tips.set_texts(
            self.tr("Tips while playing"),
            self.tr("A short tip the first time something happens to a player."),
            (self.tr("On"), self.tr("Off")),
            shown=False,
        )
        self.volume.set_texts(
            self.tr("Sounds"),
            self.tr("Everything you hear is also shown."),
            [self.tr("{volume}%").format(volume=volume) if volume else self.tr("Off") for volume in VOLUMES],
            shown=False,
        )
        self.keys.setText(self.tr("Keyboard shortcuts"))
        self.about.setText(self.tr("About this program"))
        self._show_speed()

    def _show(self) -> None:
        kept = self._settings.get("language", SYSTEM)
        known = [SYSTEM, *self._offered]
        self.language.values.choose(kept if kept in known else SYSTEM)
        self.theme.values.choose(self.appearance.theme_name)
        self.contrast.values.choose(self.appearance.contrast)
        self._show_speed()
        self.stops.values.choose(self.appearance.stops)
        self.motion.values.choose(NO_MOTION if self.appearance.speed == OFF else self.appearance.motion)
        self.targets.values.choose(self._settings.get("targets", "usual"))
        self.text.values.choose(str(self._settings.get("text", 100)))
        volume = self._settings.get("volume", VOLUME)
        self.volume.values.choose(str(min(VOLUMES, key=lambda offered: abs(offered - volume))))
        self.tips.values.choose("on" if self._settings.get("tips", True) else "off")

    def _show_speed(self) -> None:
        """Choose the speed; while motion is off every speed says why it does nothing."""
        still = self.appearance.speed == OFF
        self.speed.values.choose(str(NORMAL if still else self.appearance.speed))
        for speed in SPEEDS:
            self.speed.values.refuse(str(speed), self.tr("Nothing moves while motion is off.") if still else "")

    def _connect(self) -> None:
        for button, wanted in ((self.keys, self.keys_wanted), (self.about, self.about_wanted)):
            button.clicked.connect(self.dismiss)
            button.clicked.connect(wanted)
        self.language.values.chosen.connect(self._speak)
        self.theme.values.chosen.connect(self._choose_theme)
        self.contrast.values.chosen.connect(self._choose_contrast)
        self.speed.values.chosen.connect(self._move)
        self.stops.values.chosen.connect(self.appearance.set_stops)
        self.motion.values.chosen.connect(self._calm)
        self.targets.values.chosen.connect(self._suit_hands)
        self.text.values.chosen.connect(self._grow)
        self.volume.values.chosen.connect(self._sound)
        self.tips.values.chosen.connect(lambda value: self._settings.set("tips", value == "on"))

    def _speak(self, language: str) -> None:
        self._settings.set("language", language)
        self._languages.choose(language)

    def _choose_theme(self, theme: str) -> None:
        self._settings.set("theme", theme)
        self.appearance.set_theme(theme)

    def _choose_contrast(self, contrast: str) -> None:
        self._settings.set("contrast", contrast)
        self.appearance.set_contrast(contrast)

    def _move(self, speed: str) -> None:
        self._settings.set("speed", float(speed))
        self.appearance.set_speed(float(speed))

    def _calm(self, motion: str) -> None:
        if motion == NO_MOTION:
            self._move(str(OFF))
            return
        if self.appearance.speed == OFF:
            self._move(str(NORMAL))
        self._settings.set("motion", motion)
        self.appearance.set_motion(motion)

    def _suit_hands(self, targets: str) -> None:
        self._settings.set("targets", targets)
        self.appearance.set_targets(targets)

    def _sound(self, percent: str) -> None:
        self._settings.set("volume", int(percent))
        self.appearance.set_volume(int(percent))
        self.appearance.sound("put")  # a sample at the new volume

    def _grow(self, percent: str) -> None:
        self._settings.set("text", int(percent))
        self.appearance.set_text_size(int(percent))

    def _cover(self) -> None:
        super()._cover()
        ways = QBoxLayout.Direction
        self._columns.setDirection(ways.LeftToRight if self.body.width() >= px(_TWO_COLUMNS) else ways.TopToBottom)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._cross)
        page = QWidget()
        page.setObjectName("page")
        links = row_layout(self.keys, self.about, None)
        left = column_layout(self.language, self.theme, self.contrast, self.text, self.targets, None, spacing=24)
        left.addLayout(links)
        right = column_layout(self.speed, self.stops, self.motion, self.volume, self.tips, None, spacing=24)
        for column in (left, right):
            self._columns.addLayout(column, 1)
        page.setLayout(self._columns)
        roll = ScrollArea(fading=self.appearance)
        roll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        roll.setWidget(page)
        down = QVBoxLayout(self.body)
        down.setContentsMargins(32, 28, 20, 24)
        down.setSpacing(20)
        down.addLayout(head)
        down.addWidget(roll, 1)
