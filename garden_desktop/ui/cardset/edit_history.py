"""Undo and redo history of a document: whole documents, which share their unchanged parts."""

from __future__ import annotations

from typing import Final, NamedTuple

from garden_desktop.core.pack_schema import Document
from garden_desktop.core.packs import FieldPath

MOST: Final = 500
"""Maximum number of steps that can be undone."""


class Edit(NamedTuple):
    """Document, and the path of the edit that led to it."""

    document: Document
    path: FieldPath


class EditHistory:
    """History of a document. Consecutive edits of one field, such as typing, are one step."""

    def __init__(self, document: Document) -> None:
        self._done = [Edit(document, ())]
        self._undone: list[Edit] = []
        self._joins = False

    @property
    def document(self) -> Document:
        return self._done[-1].document

    @property
    def can_undo(self) -> bool:
        return len(self._done) > 1

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def record(self, document: Document, path: FieldPath) -> None:
        """Add an edit at `path`."""
        if document == self.document:
            return
        if self._joins and self._done[-1].path == path and self.can_undo:
            self._done.pop()
        self._done.append(Edit(document, path))
        del self._done[: max(0, len(self._done) - MOST)]
        self._undone.clear()
        self._joins = True

    def end_step(self) -> None:
        """Make the next edit a step of its own, because another field was entered."""
        self._joins = False

    def undo(self) -> FieldPath:
        """Go back a step; returns the path of the edit that was undone."""
        edit = self._done.pop()
        self._undone.append(edit)
        self._joins = False
        return edit.path

    def redo(self) -> FieldPath:
        """Redo the last undone step; returns its path."""
        edit = self._undone.pop()
        self._done.append(edit)
        self._joins = False
        return edit.path
