"""Who sat where: the finished matches of somebody, out of the index."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple, TypeAlias

from garden_desktop.core.game import Game
from garden_desktop.hotseat.book.index import Index

Games: TypeAlias = Mapping[str, Game]


class Sitting(NamedTuple):
    """One seat at one finished match. `modified` is in nanoseconds since the epoch, `rank` 1 is the best."""

    record: str
    modified: int
    game: str
    mode: str
    seats: int
    sides: int
    rank: int
    score: int

    @property
    def won(self) -> bool:
        return self.rank == 1


def sittings(index: Index, names: Collection[str], *, computer: bool, since: int = 0) -> list[Sitting]:
    """Those of a person under any of these names, the newest first."""
    marks = ",".join("?" * len(names))
    query = (
        "SELECT record, modified, game, mode, seats, sides, rank, score FROM sat"  # noqa: S608 - made of constants
        f" WHERE computer = ? AND person IN ({marks}) AND rank IS NOT NULL AND modified >= ?"
        " ORDER BY modified DESC, record DESC"
    )
    return list(map(Sitting._make, index.rows(query, (int(computer), *names, since))))


def coupled(games: Games) -> frozenset[tuple[str, str]]:
    """Games and modes in which all at the table win or lose with one another."""
    return frozenset((key, mode.key) for key, game in games.items() for mode in game.info.modes if mode.together)
