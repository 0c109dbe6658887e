"""What the painters of a game's table share: its colours by theme, and one picture in the making with its notes."""

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
    """Colours of what lies on a table: the same things by day and at dusk, only dimmer. A game gives them in `mix`."""

    def __init__(self, dark: bool, ratio: float = TEXT_RATIO) -> None:
        self._dark = dark
        self.mix(ratio)

    def mix(self, ratio: float) -> None:
        """Set each colour as an attribute; words have the contrast `ratio` to what they stand on."""

    def one(self, day: str, night: str) -> QColor:
        """The colour by this light."""
        return QColor(night if self._dark else day)


@cache
def _colours(kind: Any, dark: bool, ratio: float) -> Any:
    return kind(dark, ratio)


def colours_for(kind: type[C], theme: Theme) -> C:
    """The colours of a game that go with a theme."""
    hashed: Any = kind
    found: C = _colours(hashed, theme.dark, HIGH_RATIO if theme.ratio > TEXT_RATIO else TEXT_RATIO)
    return found


@dataclass(frozen=True)
class TablePage(Generic[P, L]):
    """One picture in the making, as every painter of a part is given it: the painter, and the view model it shows."""

    brush: P
    look: L

    @property
    def notes(self) -> Mapping[str, Message]:
        """What stands on the table in words, by id."""
        return self.look.noted

    def said(self, id: str) -> str:
        """The words of a note, "" where it does not stand on the table now."""
        note = self.notes.get(id)
        return "" if note is None else self.brush.said(note)

    def note(self, id: str, rect: QRectF, style: TextStyle) -> float:
        """A note on several lines; returns their height, 0 where there is none now."""
        words = self.said(id)
        return self.brush.lines(rect, words, style) if words else 0.0
