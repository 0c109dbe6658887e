"""What stands in a table of figures: words, and a mark that is painted beside or behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from garden_desktop.core.text import without_isolates
from garden_desktop.hotseat.book.figures.interval import ShareInterval

At: TypeAlias = QModelIndex | QPersistentModelIndex
CELL: Final = Qt.ItemDataRole.UserRole


class DiscMark(NamedTuple):
    """The disc of somebody: index of the seat symbol."""

    symbol: int


class GameMark(NamedTuple):
    """The picture of a game."""

    game: str


class HeadToHeadMark(NamedTuple):
    """How often one was ahead of another, with the seat symbols of both; level ones are `level`."""

    ahead: int
    behind: int
    level: int
    symbols: tuple[int, int]


class LadderMark(NamedTuple):
    """The best lead on a rung of a ladder; None where it was not tried."""

    lead: int | None
    beaten: bool = False


Mark: TypeAlias = DiscMark | GameMark | HeadToHeadMark | LadderMark | ShareInterval | None


class StatisticsCell(NamedTuple):
    """`said` is what a reader hears in place of `text`; `second` is a line below it; numbers stand at the right."""

    text: str = ""
    mark: Mark = None
    second: str = ""
    said: str = ""
    right: bool = False
    bold: bool = False


class StatisticsModel(QAbstractTableModel):
    """Rows of cells below their heads."""

    def __init__(self) -> None:
        super().__init__()
        self.heads: Sequence[str] = ()
        self.cells: Sequence[Sequence[StatisticsCell]] = ()

    def show(self, heads: Sequence[str], cells: Sequence[Sequence[StatisticsCell]]) -> None:
        """Other rows."""
        self.beginResetModel()
        self.heads, self.cells = heads, cells
        self.endResetModel()

    def as_text(self) -> str:
        """Heads and rows, their cells apart by tabs, as other programs take a table."""
        rows = [self.heads, *([_copied(cell) for cell in row] for row in self.cells)]
        return "".join("\t".join(row) + "\n" for row in rows)

    # Qt overrides

    def rowCount(self, parent: At = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self.cells)

    def columnCount(self, parent: At = QModelIndex()) -> int:  # noqa: B008 - as above
        return 0 if parent.isValid() else len(self.heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section] if section < len(self.heads) else None
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            right = bool(self.cells) and self.cells[0][section].right
            side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: At, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self.cells[index.row()][index.column()]
        if role == CELL:
            return cell
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return without_isolates(cell.said or _copied(cell))
        return None


def _copied(cell: StatisticsCell) -> str:
    """A cell as plain words."""
    return ", ".join(part for part in (cell.text, cell.second) if part)
