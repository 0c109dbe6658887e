"""The strength of the levels as it is published: a file for each game, read by the new-game sheet and the documents.

`strength.jsonl` beside a game's other resources holds a line for each table that was measured, with the command.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from garden_desktop import paths

if TYPE_CHECKING:
    from garden_desktop.ladder.standing import Duel, Solo


class Percents(NamedTuple):
    """So many of 100 matches are won, with the ends of the interval of 95 % around it."""

    won: int
    low: int
    high: int


class Strength(NamedTuple):
    """What is known of one level at a table: of how many `games` it wins a share, against `other` at all other seats
    or, where that is "", alone. `mean` is its mean score alone."""

    level: str
    other: str
    games: int
    percents: Percents | None
    mean: float | None = None


class MeasuredTable(NamedTuple):
    """A table that was measured: so many seats, these options chosen otherwise than usual, by this command."""

    seats: int
    options: Mapping[str, str]
    command: str
    levels: tuple[Strength, ...]

    def of(self, level: str) -> Strength | None:
        return next((one for one in self.levels if one.level == level), None)


def strength_file(key: str) -> Path:
    """Where the strength of a game's levels is published."""
    return paths.resource(key, "strength.jsonl")


@cache
def published(key: str) -> tuple[MeasuredTable, ...]:
    """Every table of a game that was measured; none where nothing is published."""
    file = strength_file(key)
    return _read(file) if file.exists() else ()


def at_table(key: str, seats: int, options: Mapping[str, str]) -> MeasuredTable | None:
    """What was measured at this table; the one that has the most options in common, as the others are usual ones."""
    fits = [one for one in published(key) if one.seats == seats and one.options.items() <= options.items()]
    return max(fits, key=lambda one: len(one.options), default=None)


def publish(key: str, table: MeasuredTable) -> None:
    """Write what was measured at a table in place of what was known of it. Raises OSError."""
    file = strength_file(key)
    others = [one for one in published(key) if (one.seats, one.options) != (table.seats, table.options)]
    told = sorted([*others, table], key=lambda one: (one.seats, sorted(one.options.items())))
    file.write_text("".join(json.dumps(_told(one)) + "\n" for one in told), encoding="utf-8")
    published.cache_clear()


def of_duels(found: Sequence[Duel]) -> tuple[Strength, ...]:
    """What a ladder of several seats has shown."""
    return tuple(Strength(one.one, one.other, one.games, _percents(one.share)) for one in found)


def of_solos(found: Sequence[Solo]) -> tuple[Strength, ...]:
    """What a ladder of one seat has shown."""
    return tuple(
        Strength(one.one, "", one.games, None if one.won is None else _percents(one.won), round(one.mean, 1))
        for one in found
    )


def _percents(share: Sequence[float]) -> Percents:
    return Percents(*(round(100 * part) for part in share))


def _told(table: MeasuredTable) -> dict[str, Any]:
    return table._asdict() | {"levels": [one._asdict() for one in table.levels]}


def _read(file: Path) -> tuple[MeasuredTable, ...]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(_measured(json.loads(line)) for line in lines)


def _measured(row: dict[str, Any]) -> MeasuredTable:
    return MeasuredTable(**row | {"levels": tuple(_strength(one) for one in row["levels"])})


def _strength(row: dict[str, Any]) -> Strength:
    percents = row["percents"]
    return Strength(**row | {"percents": None if percents is None else Percents(*percents)})
