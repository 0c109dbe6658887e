"""Turns and key moves of a match: where each turn begins, which moves mattered, how far back the log goes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from garden_desktop.core import record
from garden_desktop.core.match import Match
from garden_desktop.core.sound import Sound
from garden_desktop.core.table import Memory, Table
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.hotseat.analysis import AnalysisCache
from garden_desktop.hotseat.session import Session

# Where turns begin: a turn is what one person does in one chapter of the story, with its draws and answers.


def answers(table: Table[Any, Any], view: Any) -> bool:
    """Whether the move made in `view` answers a question that was asked in somebody else's turn."""
    return table.asks and table.response_window(view) is not None


def drawn_on(table: Table[Any, Any], last: Seat, before: Any, after: Any) -> bool:
    """Whether a draw from one view to the next goes on with what `last` did, as long as the moment is the same."""
    return last == CHANCE or table.moment(before) == table.moment(after)


class Turns:
    """The turns of one match, found from where one looks: a long match is not walked through for them."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def before(self, ply: int) -> int:
        """Where the turn begins that the move before `ply` belongs to."""
        return next((at for at in range(ply - 1, 0, -1) if self._begins(at)), 0)

    def after(self, ply: int) -> int:
        """Where the turn ends that move `ply` belongs to."""
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
        """Whether a decision goes on with the last one that was no answer."""
        match, chapter = self._session.match, self._session.table.chapter
        for at in range(ply - 1, -1, -1):
            if match.mover(at) != CHANCE and not self._answers(at):
                return match.mover(at) == match.mover(ply) and chapter(self._seen(at)) == chapter(self._seen(ply))
        return False

    def _answers(self, ply: int) -> bool:
        table = self._session.table
        return table.asks and answers(table, self._seen(ply))  # a view is dear

    def _seen(self, ply: int) -> Any:
        """The position before move `ply` as everybody may know it."""
        return self._session.rules.view(self._session.match.states[ply], None)


LOUD: Final = frozenset[Sound](("bell", "fire"))
"""What makes everybody at a table look up, points or not: a crash, sealed choices laid open, a fire."""


class KeyMoves:
    """Of one match. What a look back has found is known where one was made and is `kept`."""

    def __init__(self, session: Session, kept: AnalysisCache) -> None:
        self._session, self._kept = session, kept

    def is_key_move(self, ply: int, viewer: Seat | None) -> bool:
        """Whether move `ply` changed points that `viewer` see, was loud, or is one where the match turned."""
        rules, states = self._session.rules, self._session.match.states
        before, after = (rules.result(rules.view(states[at], viewer)).scores for at in (ply, ply + 1))
        return before != after or not LOUD.isdisjoint(self._session.sounds(ply)) or ply in self._turned

    @cached_property
    def _turned(self) -> frozenset[int]:
        match, sides = self._session.match, self._session.rules.sides
        found = self._kept.load(record.write(match, self._session.header), match.ply, sides) if match.over else None
        return frozenset(part.ply for part in (*found.turning_points(), *found.strokes())) if found else frozenset()


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
