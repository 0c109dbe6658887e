"""Which tips somebody has had: one small JSON file of its own, written whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from garden_desktop import paths
from garden_desktop.core.files import read_regular, write_whole
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message

FORMAT: Final = 1
MOST: Final = 1 << 20
"""Bytes: no such file is larger."""


class ToldTips:
    """The tips everybody who plays here has had, by name. A damaged file is set aside, and `notice` says so once."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file or paths.user_dir() / "tips.json"
        self.notice: Message | None = None
        self._told = self._read()

    def knows(self, person: str, tip: str) -> bool:
        """Whether somebody has had this tip."""
        return tip in self._told.get(person, ())

    def keep(self, person: str, tip: str) -> None:
        """Somebody has had it now. Raises OSError, and is kept in memory all the same."""
        if not self.knows(person, tip):
            self._told.setdefault(person, set()).add(tip)
            people = {name: sorted(tips) for name, tips in self._told.items()}
            write_whole(self._file, json.dumps({"format": FORMAT, "people": people}, indent=1).encode())

    def _read(self) -> dict[str, set[str]]:
        try:
            return people_of(json.loads(read_regular(self._file, MOST)))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, TypeError, KeyError, RecursionError):
            return self._put_aside()

    def _put_aside(self) -> dict[str, set[str]]:
        aside = self._file.with_suffix(".damaged.json")
        try:
            self._file.replace(aside)
        except OSError:
            aside = self._file
        self.notice = SET_ASIDE.of(file=str(aside))
        return {}


def people_of(value: Any) -> dict[str, set[str]]:
    """What a file says. Raises ValueError, TypeError and KeyError where it is not what this program writes."""
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
    "tips", "Which tips you have had could not be read, so they come once more; the old file is {file}."
)
