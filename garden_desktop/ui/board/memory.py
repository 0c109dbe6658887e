"""Caches of a board: view models by position and draft, and the rotation in which each person held a piece last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from garden_desktop.core.gesture import Draft
from garden_desktop.core.places import Piece
from garden_desktop.core.table import Table
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import TableViewModel

AnyTable: TypeAlias = Table[Any, Any]
AnyLook: TypeAlias = TableViewModel[Any]


class LookCache:
    """Keeps the last look, so that places, painters, rail and lists work out nothing twice. `invite` adds to a prompt
    the people who may press a key to look: a table of a game knows no people and computers apart."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self.invite: Callable[[Message], Message] = lambda prompt: prompt
        self._at: tuple[Any, Seat | None, Draft] | None = None
        self._last: AnyLook | None = None

    def at(self, view: Any, seat: Seat | None, draft: Draft) -> AnyLook:
        """What `seat` sees of `view` with this draft."""
        asked = (view, seat, draft)
        if self._last is None or asked != self._at:
            self._at, self._last = asked, self._table.make_view_model(*asked)
        return self._last


class RotationMemory:
    """Remembers ways of things (`DragGeometry.thing`) for each seat, as long as the table is open."""

    def __init__(self) -> None:
        self._held: dict[tuple[Seat | None, str], str] = {}

    def remember_rotation(self, seat: Seat | None, piece: Piece) -> None:
        """`seat` holds or lays this piece."""
        if piece.grip is not None and piece.grip.thing:
            self._held[seat, piece.grip.thing] = piece.id

    def ready(self, seat: Seat | None, thing: str, ways: Sequence[str]) -> str:
        """Which of `ways` is in the hand of `seat` first."""
        last = self._held.get((seat, thing), "")
        return last if last in ways else ways[0]
