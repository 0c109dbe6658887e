"""Aliases: names that people are shown by in the library, for the names written in records; records are never
changed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from garden_desktop.core.record import clean_name
from garden_desktop.core.shared_json import SharedJsonFile
from garden_desktop.core.text import QT_TRANSLATE_NOOP

MOST: Final = 4 << 20
"""Maximum size of the file in bytes."""


class Aliases:
    """Aliases by the name in records, stored in `file`."""

    def __init__(self, folder: Path) -> None:
        """Store them beside the folder of records, like its index."""
        self.file = names_file(folder)
        self.reload()

    def reload(self) -> None:
        """Read the file again."""
        self._known = self.file.read() or {}

    @property
    def known(self) -> Mapping[str, str]:
        """Display name for each renamed name."""
        return self._known

    def called(self, written: str) -> str:
        """Display name of a name in a record."""
        return self._known.get(written, written)

    def written(self, name: str) -> tuple[str, ...]:
        """All names in records that are shown as `name`."""
        own = () if name in self._known else (name,)
        return (*own, *(other for other, known in self._known.items() if known == name))

    def rename(self, name: str, to: str) -> str:
        """Show a person by another name, merged with a person who has it already; returns the name as stored.

        Raises OSError; then nothing has changed.
        """
        to = clean_name(to)
        if to and to != name:
            self.set_names(dict.fromkeys(self.written(name), to))
        return to or name

    def set_names(self, known: Mapping[str, str]) -> None:
        """Set the display names in `known`, by name in records; a name mapped to itself removes its alias.

        All other aliases stay. Raises OSError; a file that could not be read is not overwritten.
        """
        after = {**self._known, **known}
        self._known = self.file.write({written: name for written, name in after.items() if written != name})


def names_file(folder: Path) -> SharedJsonFile[Mapping[str, str]]:
    """File of aliases beside a folder of records."""
    path = folder.with_name(f"{folder.name}.people.json")
    return SharedJsonFile(
        path, MOST, names_of, lambda known: {"names": dict(known)}, depth=2, aside=ASIDE, unread=UNREAD
    )


def names_of(value: Mapping[str, Any]) -> Mapping[str, str]:
    """Parse a file of aliases. Raises TypeError, KeyError and AttributeError for anything that this program does not
    write."""
    return {clean_name(written): clean_name(name) for written, name in value["names"].items()}


UNREAD = QT_TRANSLATE_NOOP("book", "The player names could not be read from {file}: {reason}.")
ASIDE = QT_TRANSLATE_NOOP("book", "The player names could not be read; the old file is {file}.")
