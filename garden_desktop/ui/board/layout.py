"""Layout of a board: where pieces lie in their places, and references to what can be pointed at. Table units."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from garden_desktop.core.places import Note, Piece, Place

# What can be pointed at, focused or read: places, pieces, notes, and the sentence in the bar.


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


# Where pieces lie in their places, and what lies under a point. All in table units.


GAP: Final = 12.0
"""Between pieces of a row that has room for all."""
STEP: Final = 1.5
"""How far a piece on a pile is moved against the one below it."""
STEPS: Final = 6
"""How many steps a pile shows, however high it is."""
RADIUS: Final = 10.0


class BoardLayout:
    """The rectangles of all places and pieces of one position."""

    def __init__(self, places: Mapping[str, Place], pieces: Mapping[str, Piece]) -> None:
        self.places = places
        self._lying = gathered(places, pieces.values())
        self.order: tuple[str, ...] = tuple(piece.id for there in self._lying.values() for piece in there)
        """All pieces from the lowest to the highest."""
        self._rects = {
            piece.id: rect
            for place, there in self._lying.items()
            for piece, rect in zip(there, laid(places[place], there), strict=True)
        }

    def piece(self, piece: str) -> QRectF:
        """Where a piece lies."""
        return self._rects[piece]

    def place(self, place: str) -> QRectF:
        """The rectangle of a place."""
        return bounds(self.places[place])

    def rect(self, thing: ItemRef) -> QRectF:
        """Where a thing is; empty for what has no place on the table, or is gone from it."""
        if thing.kind == "piece":  # which may have the id of its place, and go before it
            return self._rects.get(thing.id, QRectF())
        return self.place(thing.id) if thing.kind == "place" and thing.id in self.places else QRectF()

    def lying(self, place: str) -> Sequence[Piece]:
        """The pieces of a place from the lowest to the highest."""
        return self._lying[place]

    def place_at(self, point: QPointF, among: Collection[str] | None = None) -> str:
        """The smallest place under a point (of those in `among`), or ""; buttons lie above everything else."""
        wanted = self.places if among is None else among
        under = [place for key, place in self.places.items() if key in wanted and _covers(place, point)]
        return min(under, key=lambda place: (place.kind != "button", place.w * place.h)).id if under else ""

    def piece_at(self, point: QPointF) -> str:
        """The uppermost piece under a point, outlines left behind not counted, or ""."""
        faces = {piece.id: piece.face for there in self._lying.values() for piece in there}
        return next((key for key in reversed(self.order) if self._hits(key, point) and faces[key] != "ghost"), "")

    def landing(self, place: str, piece: Piece) -> QRectF:
        """Where `piece` would lie if it were put on top of what lies in `place`."""
        there = [one for one in self._lying[place] if one.id != piece.id]
        return laid(self.places[place], [*there, in_hand(piece)])[-1]

    def _hits(self, piece: str, point: QPointF) -> bool:
        return self._rects[piece].contains(point)


def bounds(place: Place) -> QRectF:
    """The rectangle of a place."""
    return QRectF(place.x, place.y, place.w, place.h)


def outline(place: Place) -> QPainterPath:
    """The shape of a place: a hex with a corner on top, a square, or a rounded rectangle."""
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
    """Whether the point is in the place; asked at every move of a pointer, so the rectangle is looked at first."""
    within = 0 <= point.x() - place.x <= place.w and 0 <= point.y() - place.y <= place.h
    return within and outline(place).contains(point)


def hexagon(rect: QRectF) -> QPolygonF:
    """The hex with a corner on top that fills `rect`."""
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
    """The rectangles of these pieces, from the lowest to the highest, in this place."""
    if not pieces:
        return []
    if place.kind == "row":
        return _in_row(place, pieces)
    return _on_top(place, pieces)


def _in_row(place: Place, pieces: Sequence[Piece]) -> list[QRectF]:
    """Side by side from the left; pushed together as far as needed, the last one always whole."""
    needed = sum(piece.w for piece in pieces) + GAP * (len(pieces) - 1)
    share = min(1.0, max(0.0, place.w - pieces[-1].w) / max(1.0, needed - pieces[-1].w))
    starts = accumulate(((piece.w + GAP) * share for piece in pieces[:-1]), initial=place.x)
    return [
        QRectF(x, place.y + (place.h - piece.h) / 2, piece.w, piece.h) for x, piece in zip(starts, pieces, strict=True)
    ]


def in_hand(piece: Piece) -> Piece:
    """The piece in the size it has while it is held."""
    if piece.grip:
        return piece._replace(w=piece.grip.w, h=piece.grip.h)
    return piece if piece.whole is None else piece._replace(w=piece.whole[0], h=piece.whole[1])


def _on_top(place: Place, pieces: Sequence[Piece]) -> list[QRectF]:
    """In the middle, each a little above and beside the one below."""
    seen = min(len(pieces) - 1, STEPS)
    rects = []
    for index, piece in enumerate(pieces):
        level = (max(0, index - (len(pieces) - 1 - seen)) - seen / 2) * STEP
        right, down = _aim(place, piece)
        x, y = place.x + (place.w - piece.w) / 2 - right + level, place.y + (place.h - piece.h) / 2 - down - level
        rects.append(QRectF(x, y, piece.w, piece.h))
    return rects


def _aim(place: Place, piece: Piece) -> tuple[float, float]:
    """How far the middle of a piece lies from the middle of its cell."""
    return piece.grip.aim if piece.grip is not None and place.kind in {"cell", "hex"} else (0.0, 0.0)
