"""Names and notes beside the match records, each in a file of its own, as records are never changed: aliases that
people are shown by for the names written in records, and a title and a note for each match.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from garden_desktop.core.record import clean_name
from garden_desktop.core.shared_json import SharedJsonFile
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.book.index import folded

MOST_ALIASES: Final = 4 << 20
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
        path,
        MOST_ALIASES,
        names_of,
        lambda known: {"names": dict(known)},
        depth=2,
        aside=ALIASES_ASIDE,
        unread=ALIASES_UNREAD,
    )


def names_of(value: Mapping[str, Any]) -> Mapping[str, str]:
    """Parse a file of aliases. Raises TypeError, KeyError and AttributeError for anything that this program does not
    write."""
    return {clean_name(written): clean_name(name) for written, name in value["names"].items()}


ALIASES_UNREAD = QT_TRANSLATE_NOOP("book", "The player names could not be read from {file}: {reason}.")
ALIASES_ASIDE = QT_TRANSLATE_NOOP("book", "The player names could not be read; the old file is {file}.")


MOST_NOTES: Final = 16 << 20
"""Maximum size of the file in bytes."""
LONGEST: Final = 200
"""Maximum characters of a title or note."""


class MatchNote(NamedTuple):
    """Title and note of a match; "" for none."""

    title: str = ""
    note: str = ""


class MatchNotes:
    """Notes by file name of the record, stored in `file`."""

    def __init__(self, folder: Path) -> None:
        """Store them beside the folder of records, like its index."""
        self.file = notes_file(folder)
        self.reload()

    def reload(self) -> None:
        """Read the file again."""
        self._written = self.file.read() or {}

    def note_of(self, name: str) -> MatchNote:
        return self._written.get(name, MatchNote())

    def write(self, name: str, written: MatchNote) -> None:
        """Set the note of a match. Raises OSError; then nothing has changed. A file that could not be read is not
        overwritten."""
        kept = MatchNote(*(" ".join(text.split())[:LONGEST] for text in written))
        if kept == self.note_of(name):
            return
        after = {**self._written, name: kept}
        self._written = self.file.write({key: one for key, one in after.items() if one != MatchNote()})

    def with_word(self, word: str) -> tuple[str, ...]:
        """Records whose notes contain a folded word."""
        return tuple(name for name, one in self._written.items() if word in folded(" ".join(one)))


def notes_file(folder: Path) -> SharedJsonFile[Mapping[str, MatchNote]]:
    """File of notes beside a folder of records."""
    path = folder.with_name(f"{folder.name}.notes.json")
    return SharedJsonFile(path, MOST_NOTES, notes_of, _dumped, depth=1, aside=NOTES_ASIDE, unread=NOTES_UNREAD)


def _dumped(notes: Mapping[str, MatchNote]) -> dict[str, Any]:
    return {name: one._asdict() for name, one in notes.items()}


def notes_of(value: Mapping[str, Any]) -> Mapping[str, MatchNote]:
    """Parse a file of notes. Raises ValueError and AttributeError for anything that this program does not write."""
    return {str(name): _written(one) for name, one in value.items()}


def _written(fields: Mapping[str, object]) -> MatchNote:
    """Parse one note. Raises ValueError for anything but two texts."""
    title, note = fields.get("title", ""), fields.get("note", "")
    if not isinstance(title, str) or not isinstance(note, str):
        raise ValueError(fields)
    return MatchNote(title, note)


NOTES_UNREAD = QT_TRANSLATE_NOOP("book", "Match names and notes could not be read from {file}: {reason}.")
NOTES_ASIDE = QT_TRANSLATE_NOOP("book", "Match names and notes could not be read; the old file is {file}.")
