"""Seasons: seven matches, April to October, won by the majority of them (5.6, GG-128, GG-129)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from garden_desktop.core.game import Series
from garden_desktop.core.text import QT_TRANSLATE_NOOP, SideName
from garden_desktop.core.types import Options, Side
from garden_desktop.games.gnomadic_gardeners.data.options import month_of, value_of
from garden_desktop.games.gnomadic_gardeners.data.pack import MONTHS
from garden_desktop.games.gnomadic_gardeners.data.words import MONTH_NAMES

ENOUGH: Final = len(MONTHS) // 2 + 1
"""Number of wins that decide a season; the remaining matches may still be played."""


class SeasonState(NamedTuple):
    """State of a season; `winner` and `decided_after` (matches) are None while it is open."""

    wins: tuple[int, int]
    winner: Side | None
    decided_after: int | None


def season(winners: Sequence[Side]) -> SeasonState:
    """State of the season after matches with these winners, in the order of the months."""
    for games in range(1, len(winners) + 1):
        for side in (0, 1):
            if winners[:games].count(side) == ENOUGH:
                return SeasonState(_wins(winners), side, games)
    return SeasonState(_wins(winners), None, None)


def next_options(options: Options, played: int) -> Options | None:
    """Options of the next match of a season, after `played` matches, the last of them with these options.

    None after the seventh game, or where no season is played.
    """
    if value_of("season", options) != "on" or played >= len(MONTHS):
        return None
    return {**options, "month": calendar(options, played)[played]}


def calendar(options: Options, played: int) -> tuple[str, ...]:
    """Months of a season in playing order, given that match number `played` has these options.

    They begin in April. Old records of a season that began later have the months left out at its end.
    """
    first = (MONTHS.index(month_of(options)) - max(played - 1, 0)) % len(MONTHS)
    return (*MONTHS[first:], *MONTHS[:first])


def series(options: Options, winners: Sequence[Side]) -> Series | None:
    """The season for display; None without a season."""
    if value_of("season", options) != "on":
        return None
    at = season(winners)
    played = [*winners, *[None] * len(MONTHS)][: len(MONTHS)]
    months = calendar(options, len(winners))
    games = tuple(zip((MONTH_NAMES[month] for month in months), played, strict=True))
    one, two = at.wins
    if at.winner is None:
        standing = OPEN.of(one=SideName(0), first=one, two=SideName(1), second=two)
    else:
        standing = DECIDED.of(who=SideName(at.winner), wins=at.wins[at.winner], losses=at.wins[1 - at.winner])
    return Series(games, standing, next_options(options, len(winners)))


OPEN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The season so far: {one} {first}, {two} {second}.")
DECIDED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} wins the season by {wins} matches to {losses}.")


def _wins(winners: Sequence[Side]) -> tuple[int, int]:
    return winners.count(0), winners.count(1)
