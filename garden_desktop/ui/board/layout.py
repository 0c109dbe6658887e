"""Board layout: rectangles of places and pieces, hit testing, and references to items; and what a board remembers, its
last view model and the orientation in which each player held a piece last. Lengths are in table units.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from garden_desktop.core.gesture import Draft
from garden_desktop.core.table import Table
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Note, Piece, Place, TableViewModel

# Item references


class ItemRef(NamedTuple):
    """Reference to an item on the table that can be pointed at, focused or read: the prompt, a place, a piece or a
    note.

    Identified by its id, so a piece keeps its reference when it moves.
    """

    kind: Literal["prompt", "place", "piece", "note"]
    id: str


PROMPT: Final = ItemRef("prompt", "")


def place_ref(place: str) -> ItemRef:
    """Return the reference of a place."""
    return ItemRef("place", place)


def piece_ref(piece: str) -> ItemRef:
    """Return the reference of a piece."""
    return ItemRef("piece", piece)


def gathered(places: Iterable[str], pieces: Iterable[Piece]) -> dict[str, list[Piece]]:
    """Return the pieces of each place in stacking order from bottom to top. Raises KeyError for an unknown place."""
    lying: dict[str, list[Piece]] = {place: [] for place in places}
    for piece in pieces:
        lying[piece.place].append(piece)
    for there in lying.values():
        there.sort(key=lambda piece: piece.z)
    return lying


def reading_order(
    places: Mapping[str, Place], pieces: Mapping[str, Piece], notes: Iterable[Note]
) -> tuple[ItemRef, ...]:
    """Return all items in the order for screen readers: the prompt, each place followed by its pieces,
    then the notes."""
    lying = gathered(places, pieces.values())
    things = [PROMPT]
    for place, there in lying.items():
        things.append(place_ref(place))
        things.extend(piece_ref(piece.id) for piece in there)
    return (*things, *(ItemRef("note", note.id) for note in notes))


# Layout of pieces and hit testing


GAP: Final = 12.0
"""Space between the pieces of a row that is not crowded."""
STEP: Final = 1.5
"""Offset of a piece on a pile from the one below it."""
STEPS: Final = 6
"""Maximum number of offsets a pile shows, however high it is."""
RADIUS: Final = 10.0


class BoardLayout:
    """Rectangles of all places and pieces of a position."""

    def __init__(self, places: Mapping[str, Place], pieces: Mapping[str, Piece]) -> None:
        self.places = places
        self._lying = gathered(places, pieces.values())
        self.order: tuple[str, ...] = tuple(piece.id for there in self._lying.values() for piece in there)
        """Ids of all pieces in stacking order from bottom to top."""
        self._rects = {
            piece.id: rect
            for place, there in self._lying.items()
            for piece, rect in zip(there, laid(places[place], there), strict=True)
        }

    def piece(self, piece: str) -> QRectF:
        """Return the rectangle of a piece. Raises KeyError."""
        return self._rects[piece]

    def place(self, place: str) -> QRectF:
        """Return the rectangle of a place. Raises KeyError."""
        return bounds(self.places[place])

    def rect(self, thing: ItemRef) -> QRectF:
        """Return the rectangle of an item; empty for prompt and notes, and for items that are no
        longer on the table."""
        # A piece may have the same id as its place.
        if thing.kind == "piece":  # which may have the id of its place, and go before it
            return self._rects.get(thing.id, QRectF())
        return self.place(thing.id) if thing.kind == "place" and thing.id in self.places else QRectF()

    def lying(self, place: str) -> Sequence[Piece]:
        """Return the pieces of a place in stacking order from bottom to top."""
        return self._lying[place]

    def place_at(self, point: QPointF, among: Collection[str] | None = None) -> str:
        """Return the id of the smallest place at a point (of those in `among`), or "". Buttons win
        over other places."""
        wanted = self.places if among is None else among
        under = [place for key, place in self.places.items() if key in wanted and _covers(place, point)]
        return min(under, key=lambda place: (place.kind != "button", place.w * place.h)).id if under else ""

    def piece_at(self, point: QPointF) -> str:
        """Return the id of the topmost piece at a point, or "". Outlines of lifted pieces ("ghost") are ignored."""
        faces = {piece.id: piece.face for there in self._lying.values() for piece in there}
        return next((key for key in reversed(self.order) if self._hits(key, point) and faces[key] != "ghost"), "")

    def landing(self, place: str, piece: Piece) -> QRectF:
        """Return the rectangle that `piece` would get on top of the pieces of `place`."""
        there = [one for one in self._lying[place] if one.id != piece.id]
        return laid(self.places[place], [*there, in_hand(piece)])[-1]

    def _hits(self, piece: str, point: QPointF) -> bool:
        return self._rects[piece].contains(point)


def bounds(place: Place) -> QRectF:
    """Return the rectangle of a place."""
    return QRectF(place.x, place.y, place.w, place.h)


def outline(place: Place) -> QPainterPath:
    """Return the shape of a place: a pointy-top hexagon, a square or a rounded rectangle."""
    path, rect = QPainterPath(), bounds(place)
    if place.kind == "hex":
        path.addPolygon(hexagon(rect))
        path.closeSubpath()
    elif place.kind == "cell":
        path.addRect(rect)
    else:
        path.addRoundedRect(rect, RADIUS, RADIUS)
    return path


def _covers(place: Place, point: QPointF) -> bool:
    """Whether a point is in a place. Tests the rectangle first, as this runs for every place at each mouse move."""
    within = 0 <= point.x() - place.x <= place.w and 0 <= point.y() - place.y <= place.h
    return within and outline(place).contains(point)


def hexagon(rect: QRectF) -> QPolygonF:
    """Return the pointy-top hexagon that fills `rect`."""
    middle, quarter = rect.center().x(), rect.height() / 4
    right, left = (rect.right(), rect.left())
    corners = (
        (middle, rect.top()),
        (right, rect.top() + quarter),
        (right, rect.bottom() - quarter),
        (middle, rect.bottom()),
        (left, rect.bottom() - quarter),
        (left, rect.top() + quarter),
    )
    return QPolygonF([QPointF(x, y) for x, y in corners])


def laid(place: Place, pieces: Sequence[Piece]) -> list[QRectF]:
    """Return the rectangles of `pieces`, given from bottom to top, in a place."""
    if not pieces:
        return []
    if place.kind == "row":
        return _in_row(place, pieces)
    return _on_top(place, pieces)


def _in_row(place: Place, pieces: Sequence[Piece]) -> list[QRectF]:
    """Lay out pieces side by side from the left; they overlap if there is not enough room, the last
    one always in full."""
    needed = sum(piece.w for piece in pieces) + GAP * (len(pieces) - 1)
    share = min(1.0, max(0.0, place.w - pieces[-1].w) / max(1.0, needed - pieces[-1].w))
    starts = accumulate(((piece.w + GAP) * share for piece in pieces[:-1]), initial=place.x)
    return [
        QRectF(x, place.y + (place.h - piece.h) / 2, piece.w, piece.h) for x, piece in zip(starts, pieces, strict=True)
    ]


def in_hand(piece: Piece) -> Piece:
    """Return a piece with the size it has while it is dragged."""
    if piece.grip:
        return piece._replace(w=piece.grip.w, h=piece.grip.h)
    return piece if piece.whole is None else piece._replace(w=piece.whole[0], h=piece.whole[1])


def _on_top(place: Place, pieces: Sequence[Piece]) -> list[QRectF]:
    """Lay out pieces centred on each other, each offset a little up and right from the one below."""
    seen = min(len(pieces) - 1, STEPS)
    rects = []
    for index, piece in enumerate(pieces):
        level = (max(0, index - (len(pieces) - 1 - seen)) - seen / 2) * STEP
        right, down = _aim(place, piece)
        x, y = place.x + (place.w - piece.w) / 2 - right + level, place.y + (place.h - piece.h) / 2 - down - level
        rects.append(QRectF(x, y, piece.w, piece.h))
    return rects


def _aim(place: Place, piece: Piece) -> tuple[float, float]:
    """Return the vector from the middle of a piece to the middle of its anchor cell, for pieces of several cells."""
    return piece.grip.aim if piece.grip is not None and place.kind in {"cell", "hex"} else (0.0, 0.0)


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
