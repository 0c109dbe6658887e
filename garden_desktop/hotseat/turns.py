"""Where turns begin: a turn is what one person does in one chapter of the story, with its draws and answers."""

from __future__ import annotations

from typing import Any

from garden_desktop.core.table import Table
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.hotseat.session import Session


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
