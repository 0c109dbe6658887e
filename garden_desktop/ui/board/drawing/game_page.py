"""Base classes of the games' painters: colours by theme, and the painting context with its notes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from garden_desktop.core.text import Message
from garden_desktop.core.view_model import TableViewModel
from garden_desktop.ui.board.drawing.table_painter import TablePainter, TextStyle
from garden_desktop.ui.kit.style.theme import HIGH_RATIO, TEXT_RATIO, Theme

C = TypeVar("C", bound="PrintedColours")
P = TypeVar("P", bound=TablePainter)
L = TypeVar("L", bound=TableViewModel[Any])


class PrintedColours:
    """Colours of a game's table for light and dark theme; a game sets them in `mix`."""

    def __init__(self, dark: bool, ratio: float = TEXT_RATIO) -> None:
        self._dark = dark
        self.mix(ratio)

    def mix(self, ratio: float) -> None:
        """Set the colours as attributes. Text colours need contrast `ratio` to their background."""

    def one(self, day: str, night: str) -> QColor:
        """Return the colour for the present theme."""
        return QColor(night if self._dark else day)


@cache
def _colours(kind: Any, dark: bool, ratio: float) -> Any:
    return kind(dark, ratio)


def colours_for(kind: type[C], theme: Theme) -> C:
    """Return the cached colours of a game for a theme."""
    # Any: mypy takes a type variable for unhashable.
    hashed: Any = kind
    found: C = _colours(hashed, theme.dark, HIGH_RATIO if theme.ratio > TEXT_RATIO else TEXT_RATIO)
    return found


@dataclass(frozen=True)
class TablePage(Generic[P, L]):
    """Painting context handed to the painters of each part of a table: the painter and the view model."""

    brush: P
    look: L

    @property
    def notes(self) -> Mapping[str, Message]:
        """Notes on the table, by id."""
        return self.look.noted

    def said(self, id: str) -> str:
        """Return the text of a note, "" if it is not on the table now."""
        note = self.notes.get(id)
        return "" if note is None else self.brush.said(note)

    def note(self, id: str, rect: QRectF, style: TextStyle) -> float:
        """Paint a note on several lines and return its height, 0 if it is not on the table now."""
        words = self.said(id)
        return self.brush.lines(rect, words, style) if words else 0.0
