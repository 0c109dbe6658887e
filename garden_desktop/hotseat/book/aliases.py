"""Names people are known by in the book, for the names that are written in records; records are never changed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from garden_desktop.core.record import clean_name
from garden_desktop.core.shared_json import SharedJsonFile
from garden_desktop.core.text import QT_TRANSLATE_NOOP

MOST: Final = 4 << 20
"""Bytes: no such file is larger."""


class Aliases:
    """By the name in the record, in `file`."""

    def __init__(self, folder: Path) -> None:
        """Beside the folder of records, as its index is."""
        self.file = names_file(folder)
        self.reload()

    def reload(self) -> None:
        """Read what is there now."""
        self._known = self.file.read() or {}

    @property
    def known(self) -> Mapping[str, str]:
        """The name somebody is known by, for each other one."""
        return self._known

    def called(self, written: str) -> str:
        """The name somebody is known by."""
        return self._known.get(written, written)

    def written(self, name: str) -> tuple[str, ...]:
        """All names in records that mean whoever is known by this one."""
        own = () if name in self._known else (name,)
        return (*own, *(other for other, known in self._known.items() if known == name))

    def rename(self, name: str, to: str) -> str:
        """Know somebody by another name, and whoever has it already with them; returns it as it is kept.

        Raises OSError; then everything is as it was.
        """
        to = clean_name(to)
        if to and to != name:
            self.set_names(dict.fromkeys(self.written(name), to))
        return to or name

    def set_names(self, known: Mapping[str, str]) -> None:
        """Know people by the names in `known`, by what is written in records; their own takes a name away again.

        What is known of all others stays. Raises OSError; what could not be read is not written over.
        """
        after = {**self._known, **known}
        self._known = self.file.write({written: name for written, name in after.items() if written != name})


def names_file(folder: Path) -> SharedJsonFile[Mapping[str, str]]:
    """The file beside a folder of records."""
    path = folder.with_name(f"{folder.name}.people.json")
    return SharedJsonFile(
        path, MOST, names_of, lambda known: {"names": dict(known)}, depth=2, aside=ASIDE, unread=UNREAD
    )


def names_of(value: Mapping[str, Any]) -> Mapping[str, str]:
    """What a file says. Raises TypeError, KeyError and AttributeError where it is not what this program writes."""
    return {clean_name(written): clean_name(name) for written, name in value["names"].items()}


UNREAD = QT_TRANSLATE_NOOP("book", "The names of people could not be read from {file}: {reason}.")
ASIDE = QT_TRANSLATE_NOOP("book", "The names of people could not be read; the old file is {file}.")
