"""Places, pieces and notes of a table: position, size and label. Read by painters, input and screen readers alike."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from garden_desktop.core.text import Message

Rotation: TypeAlias = Literal["turn", "back", "mirror"]
"""Rotation of a held piece: clockwise, counter-clockwise, or mirrored."""

PlaceKind: TypeAlias = Literal["spot", "row", "pile", "cell", "hex", "button", "text"]


class Place(NamedTuple):
    """Named area of the table. The rectangle is in table units (Table.size is the whole table).

    spot: one piece, centred · row: pieces side by side in z order, closer when there are many · pile: one on another ·
    cell, hex: a square or hexagon of a board · button: pressed, shows its label · text: read only.

    key     keyboard key that presses it ("Enter", "1")
    label   its name
    style   hint for the painter ("primary", "bench"), never a rule
    group   joins places that the arrow keys walk together; Tab goes from group to group
    turns   makes it the button of R, Shift+R or F: it rotates the held piece
    gives   a press takes this thing (`DragGeometry.thing`) into the hand; a drag from here onto the board presses it,
            too, and pressing it again picks up the thing that was put down
    """

    id: str
    kind: PlaceKind
    x: float
    y: float
    w: float
    h: float
    label: Message
    key: str = ""
    style: str = ""
    group: str = ""
    turns: Rotation | None = None
    gives: str = ""


class DragGeometry(NamedTuple):
    """Drag geometry of a piece that covers several cells: its size while dragged, its anchor, and its rotations.

    `w` and `h` are the size while dragged, in table units. `aim` is the anchor that snaps to the middle of a cell,
    measured from the middle of the piece; `turns` names the piece it becomes when rotated or mirrored. Pieces of one
    `thing` are orientations of it: where nothing else can be placed, it is dragged from the start, as last rotated.
    """

    w: float
    h: float
    aim: tuple[float, float] = (0.0, 0.0)
    turns: tuple[tuple[Rotation, str], ...] = ()
    thing: str = ""


class Piece(NamedTuple):
    """Component that lies in a place, such as a card or token. `id` stays the same as long as it is the same component.

    A piece with the id of its place has no identity, as tokens of one kind have none: when it goes and the same sprite
    appears elsewhere, the table animates it as one piece that moved.

    sprite   name of an SVG of the game's art folder
    face     rendering: "up", "dim", or "ghost" for an outline left behind
    label    all that a screen reader says
    w, h     size in table units; `whole` is the size while dragged and elsewhere where it is narrower here
    grip     drag geometry where size or rotation differ while dragged
    """

    id: str
    place: str
    sprite: str
    label: Message
    w: float
    h: float
    z: int = 0
    face: Literal["up", "ghost", "dim"] = "up"
    caption: Message | None = None
    grip: DragGeometry | None = None
    whole: tuple[float, float] | None = None


class Note(NamedTuple):
    """Annotation on the table (a total, a preview): painted by the scenery, read by screen readers."""

    id: str
    text: Message
