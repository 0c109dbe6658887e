"""How far back the story goes where it does not go back to the beginning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from garden_desktop.core.match import Match
from garden_desktop.core.table import Memory
from garden_desktop.core.types import CHANCE, Seat


def story_start(match: Match[Any, Any], memory: Memory, seat: Seat | None, ply: int) -> int:
    """The first ply that `seat` may read of before move `ply`: that of its last turn, the one under way not
    counted. A shared screen (None) remembers for whoever is to move; when the match is over all is told."""
    mover = match.mover(ply)
    if memory == "all" or match.over:
        return 0
    looks = mover if seat is None else seat
    turns = _turns(match, ply)
    last = next(turns, None)
    if last is None or (last[0] == looks != mover):
        return 0 if last is None else last[1]
    return next((start for who, start in turns if who == looks), 0)


def _turns(match: Match[Any, Any], end: int) -> Iterator[tuple[Seat, int]]:
    """Who had each turn and where it began, the last one first; what is drawn meanwhile belongs to it."""
    who, start = None, 0
    for ply in range(end - 1, -1, -1):
        mover = match.mover(ply)
        if mover is None or mover == CHANCE:
            continue
        if who is not None and mover != who:
            yield who, start
        who, start = mover, ply
    if who is not None:
        yield who, start
