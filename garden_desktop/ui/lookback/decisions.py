"""Table of all decisions of a finished match, rounding of win probabilities, and export."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from functools import partial
from io import StringIO
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.hotseat.analysis import MatchAnalysis, MoveAnalysis, SideAnalysis, cost_of
from garden_desktop.ui.book.exports import ask_export_path, harmless, png, write_export
from garden_desktop.ui.kit.buttons.menus import MenuLinkButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.translations import format_message, translate_message

# Rounding


def whole(parts: Sequence[float], total: int) -> list[int]:
    """Round parts of 1 to whole percent that add up to `total` (largest remainder method)."""
    low = [int(100 * part // 1) for part in parts]
    order = sorted(range(len(parts)), key=lambda at: 100 * parts[at] - low[at], reverse=True)
    for step in range(abs(total - sum(low))):
        low[order[step % len(order)]] += 1 if total > sum(low) else -1
    return low


def shown(found: SideAnalysis) -> tuple[list[int], int]:
    """Return the five parts of a side's analysis and the result, in whole percent that add up."""
    result = round(100 * found.result)
    return whole(found[:5], result), result


def signed(value: int) -> str:
    """Format a number with its sign: "+33", "−12", "0"."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


At: TypeAlias = QModelIndex | QPersistentModelIndex
_ROW: Final = 30
_WORDS: Final = (2, 3)
"""Columns of the move played and the better one, which share the remaining width."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SPOKEN: Final = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)


def fixed_heads() -> list[str]:
    """Return the headers of the columns before those of the sides."""
    heads = (
        QT_TRANSLATE_NOOP("lookback", "Move"),
        QT_TRANSLATE_NOOP("lookback", "Player"),
        QT_TRANSLATE_NOOP("lookback", "Played"),
        QT_TRANSLATE_NOOP("lookback", "Better"),
        QT_TRANSLATE_NOOP("lookback", "Cost"),
    )
    return [translate_message(head.of()) for head in heads]


class DecisionText(NamedTuple):
    """Moves of a decision in words: the one played, and the better one ("" if there was none)."""

    done: str
    better: str


class DecisionModel(QAbstractTableModel):
    """Table model with one row per decision; moves are put into words when first shown."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: Sequence[MoveAnalysis] = ()
        self._players: Sequence[Player] = ()
        self._tell: Callable[[MoveAnalysis], DecisionText] = lambda _: DecisionText("", "")
        self._told: dict[int, DecisionText] = {}

    def show(
        self, found: MatchAnalysis, players: Sequence[Player], tell: Callable[[MoveAnalysis], DecisionText]
    ) -> None:
        """Replace the decisions; `players` by side."""
        self.beginResetModel()
        self._parts, self._players, self._tell, self._told = tuple(found.decisions()), players, tell, {}
        self.endResetModel()

    def part(self, row: int) -> MoveAnalysis:
        """Return the decision of a row."""
        return self._parts[row]

    def heads(self) -> list[str]:
        """Return the column headers."""
        return [*fixed_heads(), *(player.name for player in self._players)]

    def words(self, row: int, column: int) -> str:
        """Return the text of a cell; in a side's column its win probability after the move, of 100."""
        part = self._parts[row]
        cost = round(100 * cost_of(part))
        match column:
            case 0:
                return str(part.ply + 1)
            case 1:
                return self._players[part.seat].name
            case 2 | 3:
                return self._named(part)[column - 2]
            case 4:
                return signed(cost) if cost else ""
        return str(round(100 * part.after[column - 5]))

    def _named(self, part: MoveAnalysis) -> DecisionText:
        if part.ply not in self._told:
            self._told[part.ply] = self._tell(part if round(100 * cost_of(part)) else part._replace(better=""))
        return self._told[part.ply]

    # Qt overrides

    def rowCount(self, parent: At = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._parts)

    def columnCount(self, parent: At = QModelIndex()) -> int:  # noqa: B008 - as above
        return 0 if parent.isValid() else 5 + len(self._players)

    def data(self, index: At, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in _SPOKEN:
            return self.words(index.row(), index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() not in (1, *_WORDS):
            return Qt.AlignmentFlag.AlignCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        wanted = orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return self.heads()[section] if wanted else None


class DecisionTableView(QTableView):
    """Table of decisions. `watched` is emitted with the move number on Enter or double click, to show
    the replay there."""

    watched = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.rows = DecisionModel()
        self.setModel(self.rows)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.doubleClicked.connect(lambda index: self._watch(index.row()))

    def show_all(
        self, found: MatchAnalysis, players: Sequence[Player], tell: Callable[[MoveAnalysis], DecisionText]
    ) -> None:
        """Show the decisions of an analysed match."""
        self.setAccessibleName(self.tr("All decisions"))
        self.verticalHeader().setDefaultSectionSize(px(_ROW))
        self.rows.show(found, players, tell)
        modes = QHeaderView.ResizeMode
        for section in range(self.rows.columnCount()):
            self.horizontalHeader().setSectionResizeMode(
                section, modes.Stretch if section in _WORDS else modes.ResizeToContents
            )

    def _watch(self, row: int) -> None:
        self.watched.emit(self.rows.part(row).ply)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and self.currentIndex().isValid():
            self._watch(self.currentIndex().row())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


# Export


def show_export_menu(
    button: MenuLinkButton, name: str, moves: Callable[[], bytes], chances: QWidget, say_so: Callable[[str], None]
) -> None:
    """Open the export menu below a button.

    `moves` returns the CSV table, widget `chances` is grabbed as picture, `say_so` gets the result as a sentence.
    """

    def save(words: str, files: str, ending: str, make: Callable[[], bytes]) -> None:
        where = ask_export_path(button.window(), words, name + ending, files)
        if where is not None:
            say_so(write_export(where, make))

    menu = button.new_menu()
    wire(menu, "aboutToHide()", menu, "deleteLater()")
    as_picture = (
        format_message(PICTURE, str),
        format_message(PICTURES, str),
        ".png",
        lambda: png(chances.grab().toImage()),
    )
    for kind in ((format_message(MOVES, str), format_message(TABLES, str), ".csv", moves), as_picture):
        menu.addAction(kind[0]).triggered.connect(partial(save, *kind))
    button.pop_up(menu, button.mapToGlobal(QPoint(0, button.height())))


def table(found: MatchAnalysis, players: Sequence[Player], tell: Callable[[MoveAnalysis], DecisionText]) -> bytes:
    """Return all moves as CSV: player, move, better move, cost, and for each side win probability and luck, of 100."""
    text = StringIO()
    rows = csv.writer(text)
    rows.writerow([harmless(head) for head in _heads(players)])
    for part in found.parts:
        chosen = part.seat >= 0
        done, better = tell(part) if chosen else ("", "")
        who = players[part.seat].name if chosen else ""
        cost = _figure(cost_of(part)) if chosen else ""
        shares = [_figure(share[side]) for side in range(len(players)) for share in (part.after, part.luck)]
        rows.writerow([str(part.ply + 1), harmless(who), harmless(done), harmless(better), cost, *shares])
    return text.getvalue().encode("utf-8-sig")


MOVES: Final = QT_TRANSLATE_NOOP("lookback", "All moves as a table…")
TABLES: Final = QT_TRANSLATE_NOOP("lookback", "Tables (*.csv)")
PICTURE: Final = QT_TRANSLATE_NOOP("lookback", "Winning chances, luck and skill as a picture…")
PICTURES: Final = QT_TRANSLATE_NOOP("lookback", "Pictures (*.png)")


def _heads(players: Sequence[Player]) -> list[str]:
    words = (
        QT_TRANSLATE_NOOP("lookback", "{name}: winning chance"),
        QT_TRANSLATE_NOOP("lookback", "{name}: luck"),
    )
    sides = [format_message(head.of(name=player.name), str) for player in players for head in words]
    return [*fixed_heads(), *sides]


def _figure(share: float) -> str:
    return f"{100 * share:.1f}"
