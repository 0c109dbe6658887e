"""Everybody side by side: wins, places and what games count, for one game or for all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from garden_desktop.core.tally import Statistic
from garden_desktop.hotseat.book.figures.interval import ShareInterval
from garden_desktop.hotseat.book.figures.participation import Games, rivals
from garden_desktop.hotseat.book.figures.people import symbols
from garden_desktop.hotseat.book.figures.statistic_counter import StatisticTotal, told_of
from garden_desktop.hotseat.book.index import MatchIndex

Who: TypeAlias = tuple[str, bool]
"""The name somebody is known by, and whether that is a computer."""


class PlayerRow(NamedTuple):
    """Somebody: `wins` and `place` (0.0 where there is none) count matches against others, `best` is a score."""

    name: str
    computer: bool
    symbol: int
    matches: int
    wins: ShareInterval
    place: float
    best: int


def everybody(index: MatchIndex, called: Callable[[str], str], games: Games, game: str = "") -> list[PlayerRow]:
    """All who finished a match of this game, or any, the most matches first and computers last.

    `called` gives the name somebody is known by for one that is written in a record.
    """
    against, together = rivals(games)
    query = (
        f"WITH known AS (SELECT *, {against} AS against FROM sums WHERE ? IN ('', game))"  # noqa: S608 - made of constants
        " SELECT person, computer, SUM(matches), SUM(against * wins), SUM(against * matches),"
        " SUM(against * matches * 1.0 / sides), SUM(against * ranks), (SELECT MAX(score) FROM sat s"
        " WHERE s.computer = known.computer AND s.person = known.person AND s.game = known.game)"
        " FROM known GROUP BY computer, person, game"
    )
    signs, found = symbols(index, called), dict[Who, list[float]]()
    for written, computer, *numbers, best in index.rows(query, (*together, game)):
        who = (written if computer else called(written), bool(computer))
        before = found.get(who, [0.0] * len(numbers) + [best])
        found[who] = [*(old + new for old, new in zip(before, numbers, strict=False)), max(before[-1], best)]
    rows = [_row(who, signs[who], numbers) for who, numbers in found.items()]
    return sorted(rows, key=lambda row: (row.computer, -row.matches, row.name))


def _row(who: Who, symbol: int, numbers: Sequence[float]) -> PlayerRow:
    matches, wins, against, even, places, best = numbers
    share = ShareInterval(round(wins), round(against), even / against if against else 0.0)
    return PlayerRow(*who, symbol, round(matches), share, places / against if against else 0.0, round(best))


def counted_by_all(
    index: MatchIndex, called: Callable[[str], str], figures: Sequence[Statistic], game: str
) -> dict[Who, list[StatisticTotal]]:
    """What a game counts, for everybody of whom there is something."""
    query = (
        "SELECT person, computer, figure, about, SUM(number * times), MAX(number) FROM counts WHERE game = ?"
        " GROUP BY person, computer, figure, about"
    )
    found: dict[Who, list[tuple[str, str, int, int]]] = {}
    for written, computer, *counts in index.rows(query, (game,)):
        who = (written if computer else called(written), bool(computer))
        found.setdefault(who, []).append((counts[0], counts[1], counts[2], counts[3]))
    return {who: told_of(figures, rows) for who, rows in found.items()}


class WinCurve(NamedTuple):
    """Wins of somebody added up, month after month, from the first month of the book on."""

    name: str
    symbol: int
    wins: tuple[int, ...]


def curves(
    index: MatchIndex, called: Callable[[str], str], games: Games, game: str, people: Sequence[PlayerRow]
) -> tuple[list[str], list[WinCurve]]:
    """The months in which matches against others were played ("2026-11"), and the curves of these people over them."""
    against, together = rivals(games)
    query = (
        "SELECT month, person, SUM(wins) FROM sums"  # noqa: S608 - made of constants
        f" WHERE computer = 0 AND ? IN ('', game) AND {against} GROUP BY 1, 2 ORDER BY 1"
    )
    rows = [(month, called(name), wins) for month, name, wins in index.rows(query, (game, *together))]
    months = sorted({month for month, _, _ in rows})
    found = []
    for one in people:
        own = [(month, wins) for month, name, wins in rows if name == one.name]
        sums = tuple(sum(wins for month, wins in own if month <= until) for until in months)
        found.append(WinCurve(one.name, one.symbol, sums))
    return months, found
