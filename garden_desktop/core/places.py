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
    """How a piece is held that covers several cells, and how it lies on a cell.

    `w` and `h` are its size then, in table units. `aim` is the point that must lie in the middle of a cell,
    from the middle of the piece; `turns` names the piece it becomes when it is turned that way. Pieces of one
    `thing` are ways in which it lies: who has nothing else to lay has it in hand, in the way it was held last.
    """

    w: float
    h: float
    aim: tuple[float, float] = (0.0, 0.0)
    turns: tuple[tuple[Rotation, str], ...] = ()
    thing: str = ""


class Piece(NamedTuple):
    """Something that lies in a place. `id` stays the same as long as it is the same thing.

    A piece with the id of its place is nobody in particular, the token that lies there: when it goes and
    the same sprite comes elsewhere, the table takes both for one thing.
    `sprite` names an SVG of the game's art folder; `face` says how it is shown ("up", "ghost" for
    an outline left behind, "dim"); `label` is the whole of what a screen reader says. `w` and `h`
    are its size in table units, `whole` the one it has in the hand and elsewhere where it is narrower here, `grip` its
    size and bearing where those differ in the hand.
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
    """A sentence that stands on the table (a total, a preview). Painters draw it, readers read it."""

    id: str
    text: Message
