"""Qt list model of the matches found: a heading per group (running, or month) and a row per match."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from garden_desktop.core.game import Game
from garden_desktop.core.text import printable, without_isolates
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.index import IndexEntry, SearchQuery
from garden_desktop.hotseat.book.names_and_notes import MatchNotes
from garden_desktop.ui.book.formatters import DateFormatter, begun
from garden_desktop.ui.kit.text.translations import format_message, grouped, join_list

At: TypeAlias = QModelIndex | QPersistentModelIndex
FETCHED: Final = 64
"""Number of record names fetched from the index at once."""
LINE: Final = Qt.ItemDataRole.UserRole
"""Item role under which a row returns its MatchRow or MatchGroupHeader."""


class MatchGroupHeader(NamedTuple):
    """Heading of a group of matches, with their number."""

    words: str
    number: str


class SeatSummary(NamedTuple):
    """Player in a row: index of the seat symbol, name, points ("" if there are none), and whether they won."""

    symbol: int
    name: str
    points: str
    won: bool


class MatchRow(NamedTuple):
    """Row of a match; contains public information only."""

    entry: IndexEntry
    title: str
    second: str
    note: str
    people: tuple[SeatSummary, ...]
    when: str


class _Group(NamedTuple):
    row: int
    key: str
    number: int
    first: int


class MatchListModel(QAbstractListModel):
    """List model of a search in the book; entries are read when they are painted.

    `unknown` is emitted with the record of a running match whose state is not in the index yet.
    """

    unknown = Signal(object)

    def __init__(self, book: Book, notes: MatchNotes, games: Mapping[str, Game], parent: QObject) -> None:
        super().__init__(parent)
        self._book, self._notes, self._games = book, notes, games
        self._dates = DateFormatter(self)
        self.wanted = SearchQuery()
        self.number = 0
        self._groups: list[_Group] = []
        self._names: dict[int, list[str]] = {}

    def show(self, wanted: SearchQuery) -> None:
        """Run a query and reset the model."""
        self.beginResetModel()
        self.wanted, self._names, self._groups = wanted, {}, []
        row = first = 0
        for key, count in self._book.groups(wanted):
            self._groups.append(_Group(row, key, count, first))
            row, first = row + 1 + count, first + count
        self.number = first
        self.endResetModel()

    def refresh(self) -> None:
        """Repaint all rows, because notes or names have changed."""
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    def name_at(self, row: int) -> str:
        """Return the record in a row; "" for a heading."""
        place = self._place(row)
        return "" if place is None else self._name(place)

    def row_of(self, name: str) -> int:
        """Return the row of a record among those fetched so far; -1 if it is none of them."""
        for part, names in self._names.items():
            if name in names:
                return self._row(part * FETCHED + names.index(name))
        return -1

    def find(self, name: str) -> int:
        """Return the row of a record, fetched if necessary. Only valid for an unfiltered query, newest first."""
        place = self._book.index.place(self._book.entry(name))
        self._name(place)
        return self.row_of(name)

    def first(self) -> int:
        """Return the row of the first match; -1 if there is none."""
        return 1 if self.number else -1

    def nearest(self, row: int, *, up: bool) -> int:
        """Return the nearest match row at or beyond `row` in the given direction, skipping headings."""
        row = min(max(row, 1), self.rowCount() - 1)
        if self._place(row) is not None:
            return row
        return row - 1 if up else row + 1

    def line(self, name: str) -> MatchRow:
        """Return the row data of a record."""
        entry, written = self._book.entry(name), self._notes.note_of(name)
        game = self._games.get(entry.game)
        title = written.title or (
            entry.game or printable(entry.name) if game is None else format_message(game.info.title, str)
        )
        return MatchRow(entry, title, self._second(entry), written.note, _people(entry), self._when(entry))

    def sentence(self, line: MatchRow, row: int) -> str:
        """Return the text of a row for screen readers."""
        people = [f"{one.name} {one.points}".strip() for one in line.people]
        said = [f"{line.title}, {line.when}"]
        winners = [one.name for one in line.people if one.won]
        if winners:
            said.append(self.tr("Won by {who}").format(who=join_list(winners)))
        said += [join_list(people), line.second]
        if line.note:
            said.append(self.tr("Note: {note}").format(note=line.note))
        place = self._place(row)
        if place is not None:
            said.append(self.tr("Row {row} of {all}").format(row=grouped(place + 1), all=grouped(self.number)))
        return ". ".join(part for part in said if part) + "."

    def _second(self, entry: IndexEntry) -> str:
        if entry.state == "unreadable":
            return self.tr("unreadable")
        if entry.state == "over":
            return self._dates.length(entry)
        if entry.headline is None:
            self.unknown.emit(entry.name)
            return ""
        name = [seat.name for seat in entry.seats]
        return format_message(entry.headline, lambda side: name[side] if side < len(name) else "")

    def _when(self, entry: IndexEntry) -> str:
        return self._dates.when(entry.stamp.modified / 1e9)

    def _heading(self, group: _Group) -> MatchGroupHeader:
        words = begun(self._dates.month(group.key)) if group.key else self.tr("Unfinished")
        return MatchGroupHeader(words, self.tr("%n matches", "", group.number))

    def _group(self, row: int) -> _Group:
        return self._groups[bisect_right(self._groups, row, key=lambda group: group.row) - 1]

    def _place(self, row: int) -> int | None:
        """Return the index of the match in a row; None for a heading."""
        group = self._group(row)
        return None if row == group.row else group.first + row - group.row - 1

    def _row(self, place: int) -> int:
        at = bisect_right(self._groups, place, key=lambda group: group.first) - 1
        return place + at + 1

    def _name(self, place: int) -> str:
        part, rest = divmod(place, FETCHED)
        if part not in self._names:
            self._names[part] = self._book.found(self.wanted, part * FETCHED, FETCHED)
        names = self._names[part]
        return names[rest] if rest < len(names) else ""

    # Qt overrides

    def rowCount(self, parent: At = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else self.number + len(self._groups)

    def flags(self, index: At) -> Qt.ItemFlag:
        if not index.isValid() or self._place(index.row()) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: At, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in (LINE, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        name = self.name_at(index.row())
        if not name:
            heading = self._heading(self._group(index.row()))
            return heading if role == LINE else ", ".join(heading)
        line = self.line(name)
        return line if role == LINE else without_isolates(self.sentence(line, index.row()))


def _people(entry: IndexEntry) -> tuple[SeatSummary, ...]:
    """Return the players of a match in order of place, if places are known."""
    sides = range(len(entry.seats))
    known = len(entry.scores) >= len(entry.seats) and len(entry.ranks) == len(entry.scores)
    ranks = entry.ranks if known else (0,) * len(entry.seats)
    seated = [
        SeatSummary(seat.symbol, seat.name, grouped(entry.scores[side]) if known else "", known and ranks[side] == 1)
        for side, seat in enumerate(entry.seats)
    ]
    return tuple(seated[side] for side in sorted(sides, key=lambda side: ranks[side]))
