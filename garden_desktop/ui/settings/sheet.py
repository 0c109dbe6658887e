"""Settings dialog; every change takes effect at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.layout.layouts import row_layout
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import CONTRASTS, MOTIONS, OFF, SPEEDS, STOPS, TARGETS, THEMES, Appearance
from garden_desktop.ui.kit.style.size import TEXT_SIZES
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import NAMES, UNREAD, LanguageSwitcher
from garden_desktop.ui.settings.settings_store import VOLUME, SettingsStore

SIZE: Final = QSize(640, 500)
SYSTEM: Final = "system"
ZOOMS: Final = (75, 100, 125, 150, 200, 250)
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

    def set_texts(self, title: str, sentence: str, words: Sequence[str]) -> None:
        """Set title, description and labels of the values."""
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self.values.set_words(words)
        self.values.set_name(title)
        self.values.explain(sentence)


class SettingsSheet(SheetOverlay):
    """Settings dialog. Applies changes to appearance and language itself; `zoom_changed` is emitted with the zoom of
    the table (1.0 = 100 %)."""

    zoom_changed = Signal(float)
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
        self.speed = SettingRow(appearance, [str(speed) for speed in (*SPEEDS, OFF)])
        self.stops = SettingRow(appearance, STOPS)
        self.motion = SettingRow(appearance, MOTIONS)
        self.targets = SettingRow(appearance, TARGETS)
        self.text = SettingRow(appearance, [str(percent) for percent in TEXT_SIZES])
        self.zoom = SettingRow(appearance, [str(zoom) for zoom in ZOOMS])
        self.tips = SettingRow(appearance, TIPS)
        self.volume = SettingRow(appearance, [str(volume) for volume in VOLUMES])
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
        unread = self.tr("No native speaker has read this translation yet.")
        sentence = unread if self._languages.current in UNREAD else ""
        self.language.set_texts(self.tr("Language"), sentence, [self.tr("As the system"), *own])
        self.theme.set_texts(
            self.tr("Colours"),
            self.tr("The garden in the morning, or with the lamps lit."),
            (self.tr("As the system"), self.tr("Morning"), self.tr("Dusk")),
        )
        self.contrast.set_texts(
            self.tr("Contrast"),
            self.tr("High makes words, lines and what has the keyboard stand out more, by day and by dusk."),
            (self.tr("As the system"), self.tr("Usual"), self.tr("High")),
        )
        self.speed.set_texts(
            self.tr("Speed"),
            self.tr("How fast pieces glide, and how long you see what others do. A click or Space never has to wait."),
            (self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("No motion")),
        )
        self.stops.set_texts(
            self.tr("Stop and wait for Space"),
            self.tr("While you watch what others do, and what follows from your own turn."),
            (self.tr("Never"), self.tr("When something of mine changes"), self.tr("At every step")),
        )
        self.motion.set_texts(
            self.tr("Less motion"),
            self.tr("Nothing glides, turns or rises; what comes and goes fades."),
            (self.tr("As the system"), self.tr("Off"), self.tr("On")),
        )
        self.targets.set_texts(
            self.tr("Buttons and fields"),
            self.tr("Large ones are hit with a finger, a pen or an unsteady hand."),
            (self.tr("Usual"), self.tr("Large")),
        )
        texts = [self.tr("{zoom} %").format(zoom=percent) for percent in TEXT_SIZES]
        self.text.set_texts(self.tr("Size of words and buttons"), "", texts)
        zooms = [self.tr("{zoom} %").format(zoom=zoom) for zoom in ZOOMS]
        self.zoom.set_texts(self.tr("Size of the table"), self.tr("You can also turn the wheel with Ctrl held."), zooms)
        self.tips.set_texts(
            self.tr("Tips while playing"),
            self.tr("One sentence when something happens to you for the first time, once for each person."),
            (self.tr("On"), self.tr("Off")),
        )
        self.volume.set_texts(
            self.tr("Sounds"),
            self.tr("Wood, paper, earth, water and bells; whatever they say can be seen too."),
            [self.tr("{volume} %").format(volume=volume) if volume else self.tr("Off") for volume in VOLUMES],
        )
        self.keys.setText(self.tr("All keys"))
        self.about.setText(self.tr("About this program"))

    def _show(self) -> None:
        kept = self._settings.get("language", SYSTEM)
        known = [SYSTEM, *self._offered]
        self.language.values.choose(kept if kept in known else SYSTEM)
        self.theme.values.choose(self.appearance.theme_name)
        self.contrast.values.choose(self.appearance.contrast)
        self.speed.values.choose(str(self.appearance.speed))
        self.stops.values.choose(self.appearance.stops)
        self.motion.values.choose(self.appearance.motion)
        self.targets.values.choose(self._settings.get("targets", "usual"))
        self.text.values.choose(str(self._settings.get("text", 100)))
        zoom = self._settings.get("zoom", 100)
        self.zoom.values.choose(str(zoom if zoom in ZOOMS else 100))
        volume = self._settings.get("volume", VOLUME)
        self.volume.values.choose(str(min(VOLUMES, key=lambda offered: abs(offered - volume))))
        self.tips.values.choose("on" if self._settings.get("tips", True) else "off")

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
        self.zoom.values.chosen.connect(self._enlarge)
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

    def _enlarge(self, percent: str) -> None:
        self._settings.set("zoom", int(percent))
        self.zoom_changed.emit(int(percent) / 100)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._cross)
        page = QWidget()
        page.setObjectName("page")
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 12, 0)
        rows.setSpacing(24)
        seen = (self.language, self.theme, self.contrast, self.text, self.targets, self.zoom)
        for row in (*seen, self.speed, self.stops, self.motion, self.volume, self.tips):
            rows.addWidget(row)
        rows.addLayout(row_layout(self.keys, self.about, None))
        rows.addStretch()
        roll = ScrollArea(fading=self.appearance)
        roll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        roll.setWidget(page)
        down = QVBoxLayout(self.body)
        down.setContentsMargins(32, 28, 20, 24)
        down.setSpacing(20)
        down.addLayout(head)
        down.addWidget(roll, 1)
