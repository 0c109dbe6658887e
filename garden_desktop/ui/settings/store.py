"""What the program remembers between two evenings: one JSON file, written whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from garden_desktop import paths
from garden_desktop.core.keptfile import KeptFile
from garden_desktop.core.text import QT_TRANSLATE_NOOP, quoted
from garden_desktop.ui.settings.shape import JSON, fits

VOLUME: Final = 50
"""How loud sounds are, in per cent, until somebody chooses."""
MOST: Final = 1 << 20
"""Bytes: no settings are larger."""


class Settings(QObject):
    """Values by key, in `file`, whose notice is said once there is a language to say it in; `write_failed` says what
    a full disk does."""

    write_failed = Signal(str)

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = KeptFile(file or paths.user_dir() / "settings.json", MOST, aside=PUT_ASIDE, unread=UNREAD)
        self._values = self._fitting(self.file.read(values_of) or {})

    def get(self, key: str, default: JSON = None) -> Any:
        """The value kept under `key`, of the kind that `shape` says, or `default`."""
        return self._values.get(key, default)

    def set(self, key: str, value: JSON) -> None:
        """Keep `value` under `key`, at once and on disk."""
        if key not in self._values or self._values[key] != value:
            self._values[key] = value
            self._write()

    def _fitting(self, values: dict[str, JSON]) -> dict[str, JSON]:
        """What can be used of these values; of the others the notice says which they are."""
        unfit = [key for key, value in values.items() if not fits(key, value)]
        if unfit:
            self.file.notice = UNFIT.of(keys=quoted(", ".join(unfit)))
        return {key: value for key, value in values.items() if key not in unfit}

    def _write(self) -> None:
        try:
            self.file.write(self._values)
        except OSError as error:
            sentence = self.tr("The settings could not be saved to {file}: {reason}.")
            self.write_failed.emit(sentence.format(file=self.file.path, reason=error.strerror or str(error)))


def values_of(value: Any) -> dict[str, JSON]:
    """What a file says. Raises TypeError where it is not what this program writes."""
    if not isinstance(value, dict):
        raise TypeError(value)
    return value


UNFIT: Final = QT_TRANSLATE_NOOP("Settings", "Some settings could not be used and are at their defaults: {keys}.")
UNREAD: Final = QT_TRANSLATE_NOOP(
    "Settings", "The settings could not be read from {file}, so the defaults are used: {reason}."
)
PUT_ASIDE: Final = QT_TRANSLATE_NOOP(
    "Settings", "The settings could not be read, so the defaults are used; the old file is {file}."
)
