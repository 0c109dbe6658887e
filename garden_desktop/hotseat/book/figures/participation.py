"""Participations of a person: their seats at finished matches, as SQL over the index."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, TypeAlias

from garden_desktop.core.game import Game
from garden_desktop.hotseat.book.index import MatchIndex

Games: TypeAlias = Mapping[str, Game]


class PersonFilter(NamedTuple):
    """Person by all their names in records, and which of their finished matches count: those from `year` on, and the
    `last` so many; 0 means all."""

    names: tuple[str, ...]
    computer: bool = False
    year: int = 0
    last: int = 0

    @property
    def since(self) -> str:
        """Lower bound for months, as text."""
        return f"{self.year:04}"

    def known(self) -> tuple[str, Sequence[Any]]:
        """SQL condition that a row is theirs, and its values."""
        return f"computer = ? AND person IN ({','.join('?' * len(self.names))})", (int(self.computer), *self.names)

    def sat(self) -> tuple[str, Sequence[Any]]:
        """SQL subquery of their seats at finished matches, the newest first, and its values."""
        where, values = self.known()
        query = (
            f"(SELECT * FROM sat WHERE {where} AND rank IS NOT NULL AND month >= ?"  # noqa: S608 - made of constants
            " ORDER BY modified DESC, record DESC LIMIT ?)"
        )
        return query, (*values, self.since, self.last or -1)


class SeatTotals(NamedTuple):
    """Sums over finished matches of one kind. `ranks` is the sum of ranks, of which 1 is the best."""

    game: str
    mode: str
    seats: int
    sides: int
    matches: int
    wins: int
    ranks: int


def seats_of(index: MatchIndex, whose: PersonFilter) -> list[SeatTotals]:
    """Sums over all matches of a person by game, mode and size of the table."""
    if whose.last:
        table, values = whose.sat()
        query = f"SELECT game, mode, seats, sides, COUNT(*), SUM(rank = 1), SUM(rank) FROM {table} GROUP BY 1, 2, 3, 4"  # noqa: S608 - as above
        return list(map(SeatTotals._make, index.rows(query, values)))
    where, values = whose.known()
    query = (
        "SELECT game, mode, seats, sides, SUM(matches), SUM(wins), SUM(ranks) FROM sums"  # noqa: S608 - as above
        f" WHERE {where} AND month >= ? GROUP BY 1, 2, 3, 4"
    )
    return list(map(SeatTotals._make, index.rows(query, (*values, whose.since))))


def coupled(games: Games) -> frozenset[tuple[str, str]]:
    """Cooperative games and modes, in which all seats win or lose together."""
    return frozenset((key, mode.key) for key, game in games.items() for mode in game.info.modes if mode.together)


def rivals(games: Games) -> tuple[str, Sequence[str]]:
    """SQL condition that a match was competitive, and its values."""
    together = [f"{key}/{mode}" for key, mode in sorted(coupled(games))]
    return f"(seats > 1 AND game || '/' || mode NOT IN ({','.join('?' * len(together))}))", together


# Win shares with Wilson score intervals.


FEWEST: Final = 5
"""Minimum matches for a statement."""
_Z: Final = 1.959964


class ShareInterval(NamedTuple):
    """Share `part` of `whole`, beside the share that equal players would have."""

    part: int
    whole: int
    even: float = 0.0

    @property
    def value(self) -> float:
        """Share from 0 to 1; 0 of none."""
        return self.part / self.whole if self.whole else 0.0

    @property
    def has_enough_matches(self) -> bool:
        """Whether there are enough matches for a statement."""
        return self.whole >= FEWEST

    @property
    def range(self) -> tuple[float, float]:
        """Wilson score interval of 95 %."""
        return wilson(self.part, self.whole)


def wilson(part: int, whole: int) -> tuple[float, float]:
    """Wilson score interval of 95 % (Wilson 1927), within 0 to 1; all of it without data."""
    if not whole:
        return 0.0, 1.0
    share, extra = part / whole, _Z * _Z / whole
    middle = (share + extra / 2) / (1 + extra)
    half = _Z * sqrt(share * (1 - share) / whole + extra / (4 * whole)) / (1 + extra)
    return max(0.0, middle - half), min(1.0, middle + half)
