"""Luck and play of people: averages over the analyses of their matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from garden_desktop.hotseat.analysis import AnalysisCache, FinishedMatch, MatchAnalysis
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.participation import PersonFilter
from garden_desktop.hotseat.book.index import MatchIndex
from garden_desktop.hotseat.journal import read_record
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.summary import NOT_READ

NOBODY = -1
"""Seat that marks a match which cannot be analysed."""


class Luck(NamedTuple):
    """Average change of win probability over `matches` matches: by luck, by own mistakes and by mistakes of others."""

    matches: int
    luck: float
    own: float
    others: float


def luck_of(index: MatchIndex, whose: PersonFilter) -> Luck | None:
    """Averages of one person; None where none of their matches has been analysed."""
    table, values = whose.sat()
    query = (
        f"SELECT COUNT(*), AVG(luck), AVG(own), AVG(others) FROM {table}"  # noqa: S608 - made of constants
        " JOIN looked USING(record, seat)"
    )
    ((number, *parts),) = index.rows(query, values)
    return Luck(number, *parts) if number else None


class LuckCollector:
    """Collector of cached analyses for the index; also finds matches that are still to be analysed."""

    def __init__(self, shelf: MatchRepository, book: Book, kept: AnalysisCache) -> None:
        self._shelf, self._book, self._kept = shelf, book, kept

    def take_in(self) -> Iterator[None]:
        """Index the cached analyses that are not indexed yet, one match a step."""
        names = self._kept.names()
        query = (
            "SELECT name, look, plies FROM records WHERE look != ''"
            " AND name NOT IN (SELECT record FROM looked WHERE seat != ?)"
        )
        for name, look, plies in self._book.index.rows(query, (NOBODY,)) if names else ():
            if look in names:
                found = self._kept.load_named(look, plies, len(self._book.entry(name).ranks))
                if found is not None:
                    self._keep(name, found)
                yield

    def waiting(self, whose: PersonFilter) -> list[str]:
        """Matches of a person that have not been analysed, the newest first."""
        table, values = whose.sat()
        query = f"SELECT record FROM {table} WHERE record NOT IN (SELECT record FROM looked)"  # noqa: S608 - as above
        return [name for (name,) in self._book.index.rows(query, values)]

    def finished(self, name: str) -> FinishedMatch | None:
        """Match in the form that the analysis process takes; None where it cannot be analysed, which is remembered."""
        path = self._shelf.folder / name
        try:
            record = read_record(path)
            game, rules, pack_file = self._shelf.rules_of(record)
            text = path.read_text(encoding="utf-8")
        except NOT_READ:
            self.give_up(name)
            return None
        if game.estimator(rules) is None:
            self.give_up(name)
            return None
        header = record.header
        return FinishedMatch(header.game, len(header.seats), dict(header.options), pack_file, text)

    def end(self, name: str, finished: FinishedMatch, found: MatchAnalysis) -> None:
        """Store a complete analysis in the cache and the index."""
        self._kept.store(finished.text, found)
        self._keep(name, found)

    def give_up(self, name: str) -> None:
        """Mark a match as impossible to analyse."""
        self._book.index.keep_looked(name, [(NOBODY, 0.0, 0.0, 0.0)])

    def _keep(self, name: str, found: MatchAnalysis) -> None:
        sums = [found.sum_of(side) for side in range(len(found.start))]
        self._book.index.keep_looked(name, [(side, one.luck, one.own, one.others) for side, one in enumerate(sums)])
