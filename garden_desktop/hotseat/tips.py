"""Tips that each person has seen: one small JSON file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from garden_desktop import paths
from garden_desktop.core.shared_json import SharedJsonFile
from garden_desktop.core.text import QT_TRANSLATE_NOOP

FORMAT: Final = 1
MOST: Final = 16 << 20
"""Maximum size of the file in bytes. A thousand people who have seen a hundred tips each need 3 MB."""


class SeenTips:
    """Seen tips of all people, by name, stored in `file`."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = tips_file(file or paths.user_dir() / "tips.json")
        self._told = self.file.read() or {}

    def knows(self, person: str, tip: str) -> bool:
        """Whether a person has seen this tip."""
        return tip in self._told.get(person, ())

    def mark_seen(self, person: str, tip: str) -> None:
        """Note that a person has seen a tip. Raises OSError; it is kept in memory even then."""
        if not self.knows(person, tip):
            self._told.setdefault(person, set()).add(tip)
            self._told = self.file.write(self._told)


def tips_file(path: Path) -> SharedJsonFile[dict[str, set[str]]]:
    """File of seen tips at this path."""
    return SharedJsonFile(path, MOST, people_of, _dumped, depth=3, aside=SET_ASIDE, unread=UNREAD)


def _dumped(told: Mapping[str, set[str]]) -> dict[str, Any]:
    return {"format": FORMAT, "people": {name: sorted(tips) for name, tips in told.items()}}


def people_of(value: Any) -> dict[str, set[str]]:
    """Parse a file of seen tips. Raises ValueError, TypeError and KeyError for anything that this program does not
    write."""
    if not isinstance(value, Mapping) or value.get("format") != FORMAT or not isinstance(value["people"], Mapping):
        raise ValueError(value)
    return {str(name): {_tip(tip) for tip in _tips(kept)} for name, kept in value["people"].items()}


def _tips(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(value)
    return value


def _tip(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(value)
    return value


SET_ASIDE = QT_TRANSLATE_NOOP(
    "tips", "Your tip history could not be read, so tips will appear again; the old file is {file}."
)
UNREAD = QT_TRANSLATE_NOOP("tips", "Your tip history could not be read from {file}: {reason}.")
