"""Notes on matches: a title and a note for each, in a file of its own; records are never changed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from garden_desktop.core.shared_json import SharedJsonFile
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.book.search_query import folded

MOST: Final = 16 << 20
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
    return SharedJsonFile(path, MOST, notes_of, _dumped, depth=1, aside=ASIDE, unread=UNREAD)


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


UNREAD = QT_TRANSLATE_NOOP("book", "Match names and notes could not be read from {file}: {reason}.")
ASIDE = QT_TRANSLATE_NOOP("book", "Match names and notes could not be read; the old file is {file}.")
