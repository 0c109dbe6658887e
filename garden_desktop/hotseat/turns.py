"""Turns and key moves of a match: where turns begin, which moves mattered, and how far back the log goes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from garden_desktop.core import record
from garden_desktop.core.match import Match
from garden_desktop.core.table import Memory, Table
from garden_desktop.core.types import CHANCE, Seat, Sound
from garden_desktop.hotseat.analysis import AnalysisCache
from garden_desktop.hotseat.session import Session

# A turn is all that one seat does in one chapter, with its draws and answers.


def answers(table: Table[Any, Any], view: Any) -> bool:
    """Whether the move made in `view` answers a question in somebody else's turn."""
    return table.asks and table.response_window(view) is not None


def drawn_on(table: Table[Any, Any], last: Seat, before: Any, after: Any) -> bool:
    """Whether a draw between these views belongs to the turn of `last`: as long as the moment is the same."""
    return last == CHANCE or table.moment(before) == table.moment(after)


class Turns:
    """Turns of one match, searched for from a given ply: a long match is never scanned as a whole."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def before(self, ply: int) -> int:
        """First ply of the turn that the move before `ply` belongs to."""
        return next((at for at in reversed(range(1, ply)) if self._begins(at)), 0)

    def after(self, ply: int) -> int:
        """End ply of the turn that move `ply` belongs to."""
        end = self._session.match.ply
        return next((at for at in range(ply + 1, end) if self._begins(at)), end)

    def _begins(self, ply: int) -> bool:
        match, table = self._session.match, self._session.table
        last, mover = match.mover(ply - 1), match.mover(ply)
        assert last is not None, "no move is made after the end"
        if mover == CHANCE:
            return not drawn_on(table, last, self._seen(ply), self._seen(ply + 1))
        return not self._answers(ply) and not self._same_turn(ply)

    def _same_turn(self, ply: int) -> bool:
        """Whether a decision belongs to the turn of the last decision that was no answer."""
        match, chapter = self._session.match, self._session.table.chapter
        for at in reversed(range(ply)):
            if match.mover(at) != CHANCE and not self._answers(at):
                return match.mover(at) == match.mover(ply) and chapter(self._seen(at)) == chapter(self._seen(ply))
        return False

    def _answers(self, ply: int) -> bool:
        table = self._session.table
        return table.asks and answers(table, self._seen(ply))  # `asks` first: making a view is expensive

    def _seen(self, ply: int) -> Any:
        """Public view before move `ply`."""
        return self._session.rules.view(self._session.match.states[ply], None)


LOUD: Final = frozenset[Sound](("bell", "fire"))
"""Sounds of events that concern everybody at the table: a crash, revealed choices, a fire."""


class KeyMoves:
    """Key moves of one match; includes turning points where an analysis is cached in `kept`."""

    def __init__(self, session: Session, kept: AnalysisCache) -> None:
        self._session, self._kept = session, kept

    def is_key_move(self, ply: int, viewer: Seat | None) -> bool:
        """Whether move `ply` changed points that `viewer` can see, was loud, or is a turning point."""
        rules, states = self._session.rules, self._session.match.states
        before, after = (rules.result(rules.view(states[at], viewer)).scores for at in (ply, ply + 1))
        return before != after or not LOUD.isdisjoint(self._session.sounds(ply)) or ply in self._turned

    @cached_property
    def _turned(self) -> frozenset[int]:
        match, sides = self._session.match, self._session.rules.sides
        found = self._kept.load(record.write(match, self._session.header), match.ply, sides) if match.over else None
        return frozenset(part.ply for part in (*found.turning_points(), *found.strokes())) if found else frozenset()


def story_start(match: Match[Any, Any], memory: Memory, seat: Seat | None, ply: int) -> int:
    """First ply of the log for `seat` before move `ply`: the start of its last turn, not counting the one under way.

    A shared screen (None) shows the log of the seat to move; after the end of the match all is shown.
    """
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
    """Seats of the turns and their first plies, the last one first; draws belong to the turn in which they happen."""
    turn: tuple[Seat, int] | None = None
    for ply in reversed(range(end)):
        mover = match.mover(ply)
        if mover is None or mover == CHANCE:
            continue
        if turn is not None and mover != turn[0]:
            yield turn
        turn = mover, ply
    if turn is not None:
        yield turn
