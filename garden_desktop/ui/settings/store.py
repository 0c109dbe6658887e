"""What the program remembers between two evenings: one JSON file, written whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from garden_desktop import paths
from garden_desktop.core.files import read_regular, write_whole
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted
from garden_desktop.ui.settings.shape import JSON, fits

VOLUME: Final = 50
"""How loud sounds are, in per cent, until somebody chooses."""
MOST: Final = 1 << 20
"""Bytes: no settings are larger."""


class Settings(QObject):
    """Values by key. A damaged file is put aside and `notice` says so, once there is a language to say it in;
    `write_failed` says what a full disk does."""

    write_failed = Signal(str)

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.notice: Message | None = None
        self._file = file or paths.user_dir() / "settings.json"
        self._values = self._fitting(self._read())

    def get(self, key: str, default: JSON = None) -> Any:
        """The value kept under `key`, of the kind that `shape` says, or `default`."""
        return self._values.get(key, default)

    def set(self, key: str, value: JSON) -> None:
        """Keep `value` under `key`, at once and on disk."""
        if key not in self._values or self._values[key] != value:
            self._values[key] = value
            self._write()

    def _read(self) -> dict[str, JSON]:
        try:
            text = read_regular(self._file, MOST).decode()
        except FileNotFoundError:
            return {}
        except (OSError, ValueError):
            return self._put_aside()
        import json  # the first start of all has nothing to read

        try:
            values = json.loads(text)
        except (ValueError, RecursionError):  # brackets without end
            return self._put_aside()
        return values if isinstance(values, dict) else self._put_aside()

    def _fitting(self, values: dict[str, JSON]) -> dict[str, JSON]:
        """What can be used of these values; of the others the notice says which they are."""
        unfit = [key for key, value in values.items() if not fits(key, value)]
        if unfit:
            self.notice = UNFIT.of(keys=quoted(", ".join(unfit)))
        return {key: value for key, value in values.items() if key not in unfit}

    def _put_aside(self) -> dict[str, JSON]:
        aside = self._file.with_suffix(".damaged.json")
        try:
            self._file.replace(aside)
        except OSError:
            self.notice = UNREAD.of(file=str(self._file))
        else:
            self.notice = PUT_ASIDE.of(file=str(aside))
        return {}

    def _write(self) -> None:
        import json

        try:
            write_whole(self._file, json.dumps(self._values, indent=1).encode())
        except OSError as error:
            sentence = self.tr("The settings could not be saved to {file}: {reason}.")
            self.write_failed.emit(sentence.format(file=self._file, reason=error.strerror or str(error)))


UNFIT: Final = QT_TRANSLATE_NOOP("Settings", "Some settings could not be used and are at their defaults: {keys}.")
UNREAD: Final = QT_TRANSLATE_NOOP("Settings", "The settings in {file} could not be read, so the defaults are used.")
PUT_ASIDE: Final = QT_TRANSLATE_NOOP(
    "Settings", "The settings could not be read, so the defaults are used; the old file is {file}."
)
