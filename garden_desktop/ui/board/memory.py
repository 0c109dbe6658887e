"""Caches of a board: the last view model, and the orientation in which each player held a piece last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from garden_desktop.core.gesture import Draft
from garden_desktop.core.table import Table
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece, TableViewModel

AnyTable: TypeAlias = Table[Any, Any]
AnyLook: TypeAlias = TableViewModel[Any]


class LookCache:
    """Cache of the last view model, shared by table, painters and list mode so that it is computed once per position.

    `invite` adds to a prompt which people may press a key to look; the table of a game cannot tell people from
    computers.
    """

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self.invite: Callable[[Message], Message] = lambda prompt: prompt
        self._at: tuple[Any, Seat | None, Draft] | None = None
        self._last: AnyLook | None = None

    def at(self, view: Any, seat: Seat | None, draft: Draft) -> AnyLook:
        """Return the view model of `view` for `seat` with the unfinished input `draft`."""
        asked = (view, seat, draft)
        if self._last is None or asked != self._at:
            self._at, self._last = asked, self._table.make_view_model(*asked)
        return self._last


class RotationMemory:
    """Memory of the orientation in which each seat held a rotatable piece (`DragGeometry.thing`) last."""

    def __init__(self) -> None:
        self._held: dict[tuple[Seat | None, str], str] = {}

    def remember_rotation(self, seat: Seat | None, piece: Piece) -> None:
        """Store the orientation in which `seat` holds or lays this piece."""
        if piece.grip is not None and piece.grip.thing:
            self._held[seat, piece.grip.thing] = piece.id

    def ready(self, seat: Seat | None, thing: str, ways: Sequence[str]) -> str:
        """Return which of the orientations `ways` (piece ids) `seat` gets in hand first: the last one held, if
        available."""
        last = self._held.get((seat, thing), "")
        return last if last in ways else ways[0]
