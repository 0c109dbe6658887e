"""Every value of every setting, to be chosen by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.ui.kit.text.languages import LanguageSwitcher
from garden_desktop.ui.kit.text.messages import format_message, translate_message
from garden_desktop.ui.palette.command import Command
from garden_desktop.ui.settings.sheet import SettingRow, SettingsSheet


class SettingValue(NamedTuple):
    """One value in the row of this number."""

    row: int
    value: str
    words: str


class SettingCommands:
    """Whatever the sheet of settings has; `sheet` makes one.

    What it says is kept until another language is spoken: a sheet takes as long as all else in the palette.
    """

    def __init__(self, sheet: Callable[[], SettingsSheet], languages: LanguageSwitcher) -> None:
        self._sheet, self._languages = sheet, languages
        self._spoken: tuple[str, ...] = ()
        self._offers: list[SettingValue] = []

    def commands(self) -> Iterator[Command]:
        spoken = (self._languages.current, *self._languages.available())
        if spoken != self._spoken:
            self._spoken, self._offers = spoken, list(self._read())
        room = translate_message(SETTINGS)
        for row, value, words in self._offers:
            yield Command(words, partial(self._set, row, value), room)

    def _read(self) -> Iterator[SettingValue]:
        sheet = self._sheet()
        for number, row in enumerate(sheet.findChildren(SettingRow)):
            for value, words in row.values.offered:
                yield SettingValue(number, value, format_message(VALUE.of(setting=row.title.text(), value=words), str))
        sheet.deleteLater()

    def _set(self, row: int, value: str) -> None:
        """Press it there."""
        sheet = self._sheet()
        sheet.findChildren(SettingRow)[row].values.segment(value).click()
        sheet.deleteLater()


SETTINGS = QT_TRANSLATE_NOOP("palette", "Settings")
VALUE = QT_TRANSLATE_NOOP("palette", "{setting}: {value}")
