"""Every value of every setting, to be chosen by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.ui.kit.text.languages import Languages
from garden_desktop.ui.kit.text.say import say, translated
from garden_desktop.ui.palette.deed import Deed
from garden_desktop.ui.settings.sheet import SettingRow, SettingsSheet


class Offer(NamedTuple):
    """One value in the row of this number."""

    row: int
    value: str
    words: str


class SettingDeeds:
    """Whatever the sheet of settings has; `sheet` makes one.

    What it says is kept until another language is spoken: a sheet takes as long as all else in the palette.
    """

    def __init__(self, sheet: Callable[[], SettingsSheet], languages: Languages) -> None:
        self._sheet, self._languages = sheet, languages
        self._spoken: tuple[str, ...] = ()
        self._offers: list[Offer] = []

    def deeds(self) -> Iterator[Deed]:
        spoken = (self._languages.current, *self._languages.available())
        if spoken != self._spoken:
            self._spoken, self._offers = spoken, list(self._read())
        room = translated(SETTINGS)
        for row, value, words in self._offers:
            yield Deed(words, partial(self._set, row, value), room)

    def _read(self) -> Iterator[Offer]:
        sheet = self._sheet()
        for number, row in enumerate(sheet.findChildren(SettingRow)):
            for value, words in row.values.offered:
                yield Offer(number, value, say(VALUE.of(setting=row.title.text(), value=words), str))
        sheet.deleteLater()

    def _set(self, row: int, value: str) -> None:
        """Press it there."""
        sheet = self._sheet()
        sheet.findChildren(SettingRow)[row].values.segment(value).click()
        sheet.deleteLater()


SETTINGS = QT_TRANSLATE_NOOP("palette", "Settings")
VALUE = QT_TRANSLATE_NOOP("palette", "{setting}: {value}")
