"""Settings store: one JSON file, written atomically.

Several instances of the program may use the file. On writing, own changes are merged key by key into what others have
written; saved tables are merged by name. An instance adopts the changes of others when it writes, except for settings
that the window shows (theme, size and the like), which stay until they are changed here or until the next start.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from garden_desktop import paths
from garden_desktop.core.shared_json import Keys, SharedJsonFile
from garden_desktop.core.text import QT_TRANSLATE_NOOP, printable, quoted
from garden_desktop.ui.kit.style.appearance import CONTRASTS, MOTIONS, OFF, SPEEDS, STOPS, TARGETS, THEMES
from garden_desktop.ui.kit.style.size import TEXT_SIZES

# Validation: invalid settings of a file are ignored, the rest is used.


JSON: TypeAlias = "dict[str, JSON] | list[JSON] | str | int | float | bool | None"

TABLE: Final = "table."
"""Prefix of the keys under which the configuration of the last match of a game is stored."""
_SIDES: Final = (200, 16_384)
_FAR: Final = 100_000
_ZOOMS: Final = (75, 250)
_DEEPEST: Final = 8
"""Maximum nesting depth; deeper values could overflow the stack when written."""


def fits(key: str, value: JSON) -> bool:
    """Whether a value is valid for a setting; unknown keys accept any value that is not nested too deeply."""
    if key.startswith(TABLE):
        return isinstance(value, dict) and _shallow(value, _DEEPEST)
    return _SHAPES.get(key, _anything)(value)


def on_screen(key: str) -> bool:
    """Whether the window shows the setting's effect, e.g. theme or size."""
    return key in _SHAPES


def _anything(value: JSON) -> bool:
    return _shallow(value, _DEEPEST)


def _between(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _is_size(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_between(side, *_SIDES) for side in value)


def _is_place(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_between(way, -_FAR, _FAR) for way in value)


def _shallow(value: JSON, room: int) -> bool:
    within = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return room > 0 and all(_shallow(item, room - 1) for item in within)


_SHAPES: Final[Mapping[str, Callable[[Any], bool]]] = {
    "language": lambda value: isinstance(value, str),
    "theme": lambda value: isinstance(value, str) and value in THEMES,
    "contrast": lambda value: isinstance(value, str) and value in CONTRASTS,
    "motion": lambda value: isinstance(value, str) and value in MOTIONS,
    "targets": lambda value: isinstance(value, str) and value in TARGETS,
    "speed": lambda value: type(value) in (int, float) and value in (*SPEEDS, OFF),
    "stops": lambda value: isinstance(value, str) and value in STOPS,
    "replay_stops": lambda value: type(value) is bool,
    "text": lambda value: type(value) is int and value in TEXT_SIZES,
    "zoom": lambda value: _between(value, *_ZOOMS),
    "volume": lambda value: _between(value, 0, 100),
    "window": _is_size,
    "place": _is_place,
    "maximized": lambda value: type(value) is bool,
    "matches": lambda value: isinstance(value, str),
    "tips": lambda value: type(value) is bool,
}


VOLUME: Final = 50
"""Default volume of sounds in percent."""
MOST: Final = 1 << 20
"""Maximum file size in bytes."""


class SettingsStore(QObject):
    """Settings by key, in a JSON file. `write_failed` is emitted with an error sentence.

    Problems in reading are kept as a notice, until the language is set and it can be shown.
    """

    write_failed = Signal(str)

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        unfit: list[str] = []
        self.file = SharedJsonFile(
            file or paths.user_dir() / "settings.json",
            MOST,
            partial(values_of, unfit),
            dict,
            depth=1,
            conflict=_conflict,
            aside=PUT_ASIDE,
            unread=UNREAD,
        )
        self._kept = self.file.read() or {}
        self._values = dict(self._kept)
        if unfit:
            self.file.notice = UNFIT.of(keys=quoted(", ".join(unfit)))

    def get(self, key: str, default: JSON = None) -> Any:
        """Return the value of a setting, or `default`. Values are validated when read."""
        return self._values.get(key, default)

    def set(self, key: str, value: JSON) -> None:
        """Set a value and write the file, if the value has changed."""
        if key not in self._values or self._values[key] != value:
            self._values[key] = self._kept[key] = value
            self._write()

    def _write(self) -> None:
        try:
            kept = self.file.write(self._kept)
        except OSError as error:
            sentence = self.tr("The settings could not be saved to {file}: {reason}.")
            self.write_failed.emit(sentence.format(file=printable(self.file.path), reason=error.strerror or str(error)))
            return
        if kept is not self._kept:  # another instance has written meanwhile
            shown = {key: value for key, value in self._values.items() if on_screen(key)}
            others = {key: value for key, value in kept.items() if not on_screen(key)}
            self._kept, self._values = kept, {**others, **shown}


def values_of(unfit: list[str], value: Any) -> dict[str, JSON]:
    """Return the valid settings of a file; `unfit` is set to the other keys. Raises TypeError for a file of another
    kind."""
    if not isinstance(value, dict):
        raise TypeError(value)
    unfit[:] = [key for key, one in value.items() if not fits(key, one)]
    return {key: one for key, one in value.items() if key not in unfit}


def _conflict(keys: Keys, before: Any, mine: Any, theirs: Any) -> Any:
    from garden_desktop.hotseat.tables import SETTING, merged_rows  # which the way home does without

    return merged_rows(before, mine, theirs) if keys == (SETTING,) else mine


UNFIT: Final = QT_TRANSLATE_NOOP("SettingsStore", "Some settings could not be used, so their defaults apply: {keys}.")
UNREAD: Final = QT_TRANSLATE_NOOP(
    "SettingsStore",
    "The settings could not be read from {file}, so the defaults are used. Check that file "
    "({reason}), then restart the program.",
)
PUT_ASIDE: Final = QT_TRANSLATE_NOOP(
    "SettingsStore", "The settings could not be read, so the defaults are used; the old file is {file}."
)
