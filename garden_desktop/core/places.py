"""Places, pieces and notes: what lies on a table, where, how large, and what it is called."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from garden_desktop.core.text import Message

Rotation: TypeAlias = Literal["turn", "back", "mirror"]
"""How a held piece is turned: clockwise, counter-clockwise, or over."""

PlaceKind: TypeAlias = Literal["spot", "row", "pile", "cell", "hex", "button", "text"]


class Place(NamedTuple):
    """Somewhere on the table. The rectangle is in table units (Table.size is the whole table).

    spot: one piece, centred · row: pieces side by side in z order, closer when there are many ·
    pile: one on another · cell, hex: a square or hex of a board · button: pressed, shows its label ·
    text: only read. `key` is the keyboard key that presses it ("Enter", "1"), `label` its name.
    `style` is a word for the painter ("primary", "bench"), never a rule. `group` joins places that
    the arrow keys walk together; Tab goes from group to group. `turns` makes a button of what R, Shift+R
    and F do. What is pressed in a place that `gives` a thing (`DragGeometry.thing`) comes into the hand: pulled onto
    the board it is pressed, too, and pressed again it takes up the thing that was put down.
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
    """A component that lies in a place, such as a card or token. `id` stays the same as long as it is the same one.

    A piece with the id of its place has no identity, as tokens of one kind have none: when it goes and
    the same sprite appears elsewhere, the table animates it as one piece that moved.
    `sprite` names an SVG of the game's art folder; `face` says how it is shown ("up", "ghost" for
    an outline left behind, "dim"); `label` is the whole of what a screen reader says. `w` and `h`
    are its size in table units, `whole` its size while dragged and elsewhere where it is narrower here, `grip` its
    drag geometry where size or rotation differ while dragged.
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
    """An annotation on the table (a total, a preview). Scenery paints it, screen readers read it."""

    id: str
    text: Message
