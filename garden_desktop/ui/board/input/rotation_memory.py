"""In which way each person held a thing last: it belongs to the thing, and to nobody else's hands."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.places import Piece
from garden_desktop.core.types import Seat


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
