"""What can be pointed at, focused or read: places, pieces, notes, and the sentence in the bar."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from garden_desktop.core.places import Note, Piece, Place


class ItemRef(NamedTuple):
    """One of them by its id; a thing stays the same when it moves."""

    kind: Literal["prompt", "place", "piece", "note"]
    id: str


PROMPT: Final = ItemRef("prompt", "")


def place_ref(place: str) -> ItemRef:
    """The place as a thing."""
    return ItemRef("place", place)


def piece_ref(piece: str) -> ItemRef:
    """The piece as a thing."""
    return ItemRef("piece", piece)


def gathered(places: Iterable[str], pieces: Iterable[Piece]) -> dict[str, list[Piece]]:
    """The pieces of each place from the lowest to the highest; raises KeyError where a place is unknown."""
    lying: dict[str, list[Piece]] = {place: [] for place in places}
    for piece in pieces:
        lying[piece.place].append(piece)
    for there in lying.values():
        there.sort(key=lambda piece: piece.z)
    return lying


def reading_order(
    places: Mapping[str, Place], pieces: Mapping[str, Piece], notes: Iterable[Note]
) -> tuple[ItemRef, ...]:
    """The prompt, every place followed by what lies there, then the notes."""
    lying = gathered(places, pieces.values())
    things = [PROMPT]
    for place, there in lying.items():
        things.append(place_ref(place))
        things.extend(piece_ref(piece.id) for piece in there)
    return (*things, *(ItemRef("note", note.id) for note in notes))
