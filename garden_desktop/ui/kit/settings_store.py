"""What the program remembers between two evenings: one JSON file, written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from garden_desktop import paths

JSON: TypeAlias = "dict[str, JSON] | list[JSON] | str | int | float | bool | None"


class Settings(QObject):
    """Values by key. A damaged file is put aside and `notice` says so; `write_failed` says what a full disk does."""

    write_failed = Signal(str)

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.notice = ""
        self._file = file or paths.user_dir() / "settings.json"
        self._values = self._read()

    def get(self, key: str, default: JSON = None) -> Any:
        """The value kept under `key`, or `default`. Whoever asks must expect any JSON value."""
        return self._values.get(key, default)

    def set(self, key: str, value: JSON) -> None:
        """Keep `value` under `key`, at once and on disk."""
        if key not in self._values or self._values[key] != value:
            self._values[key] = value
            self._write()

    def _read(self) -> dict[str, JSON]:
        try:
            text = self._file.read_text(encoding="utf-8")
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

    def _put_aside(self) -> dict[str, JSON]:
        aside = self._file.with_suffix(".damaged.json")
        sentence = self.tr("The settings in {file} could not be read, so the defaults are used.")
        try:
            self._file.replace(aside)
            sentence = self.tr("The settings could not be read, so the defaults are used; the old file is {file}.")
        except OSError:
            aside = self._file
        self.notice = sentence.format(file=aside)
        return {}

    def _write(self) -> None:
        import json

        fresh = self._file.with_suffix(".new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with fresh.open("w", encoding="utf-8") as stream:
                json.dump(self._values, stream, ensure_ascii=False, indent=1)
                stream.flush()
                os.fsync(stream.fileno())
            fresh.replace(self._file)
        except OSError as error:
            sentence = self.tr("The settings could not be saved to {file}: {reason}.")
            self.write_failed.emit(sentence.format(file=self._file, reason=error.strerror or str(error)))
