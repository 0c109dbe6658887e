"""What can be pointed at, focused or read: places, pieces, notes, and the sentence in the bar."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from garden_desktop.core.table import Note, Piece, Place


class Thing(NamedTuple):
    """One of them by its id; a thing stays the same when it moves."""

    kind: Literal["prompt", "place", "piece", "note"]
    id: str


PROMPT: Final = Thing("prompt", "")


def place_thing(place: str) -> Thing:
    """The place as a thing."""
    return Thing("place", place)


def piece_thing(piece: str) -> Thing:
    """The piece as a thing."""
    return Thing("piece", piece)


def gathered(places: Iterable[str], pieces: Iterable[Piece]) -> dict[str, list[Piece]]:
    """The pieces of each place from the lowest to the highest; raises KeyError where a place is unknown."""
    lying: dict[str, list[Piece]] = {place: [] for place in places}
    for piece in pieces:
        lying[piece.place].append(piece)
    for there in lying.values():
        there.sort(key=lambda piece: piece.z)
    return lying


def reading_order(places: Mapping[str, Place], pieces: Mapping[str, Piece], notes: Iterable[Note]) -> tuple[Thing, ...]:
    """The prompt, every place followed by what lies there, then the notes."""
    lying = gathered(places, pieces.values())
    things = [PROMPT]
    for place, there in lying.items():
        things.append(place_thing(place))
        things.extend(piece_thing(piece.id) for piece in there)
    return (*things, *(Thing("note", note.id) for note in notes))
