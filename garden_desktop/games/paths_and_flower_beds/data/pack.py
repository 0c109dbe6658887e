"""Component data of a checked pack: shapes, their orientations, flowers, and names (PF-07 to PF-09, PF-114)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.data.garden_map import GardenMap

# The shapes that are named: pictures, and the ways a flower bed can be turned and mirrored (PF-07 to PF-09).


Kind: TypeAlias = Literal["path", "bed"]
Rows: TypeAlias = tuple[str, ...]
"""A picture, row by row from the top: '#' is path, a capital letter a flower, '.' nothing."""

PATH_SIGN: Final = "#"
GAP: Final = "."
LABELS: Final = ("r0", "r90", "r180", "r270", "f0", "f90", "f180", "f270")
"""Ways to lay a bed: turned clockwise, and mirrored left to right before that, in canonical order (PF-105)."""


class Orientation(NamedTuple):
    """A shape as it lies: its label ("" for a path) and its picture."""

    label: str
    rows: Rows

    @property
    def cells(self) -> tuple[tuple[int, int, str], ...]:
        """Column, row and sign of each square, in reading order."""
        return tuple(
            (column, row, sign)
            for row, signs in enumerate(self.rows)
            for column, sign in enumerate(signs)
            if sign != GAP
        )


class Shape(NamedTuple):
    """A piece that can be named, and its different ways to lie in canonical order.

    canonical  for every label the one that is written for the same squares (PF-106); empty for a path
    """

    id: str
    kind: Kind
    lyings: tuple[Orientation, ...]
    canonical: Mapping[str, str]

    @property
    def squares(self) -> int:
        return len(self.lyings[0].cells)


def path_shape(name: str, rows: Rows) -> Shape:
    """A path piece, which lies as it is drawn and no other way."""
    return Shape(name, "path", (Orientation("", rows),), {})


def bed_shape(name: str, rows: Rows) -> Shape:
    """A flower bed with all its ways to lie."""
    first: dict[Rows, str] = {}
    canonical = {label: first.setdefault(turned(rows, label), label) for label in LABELS}
    return Shape(name, "bed", tuple(Orientation(label, picture) for picture, label in first.items()), canonical)


def turned(rows: Rows, label: str) -> Rows:
    """The picture laid as the label says."""
    if label[0] == "f":
        rows = tuple(row[::-1] for row in rows)
    for _ in range(int(label[1:]) // 90):
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
    return rows


# Component data: the shapes, flowers and maps of one pack once they are checked (PF-114).


class Medals(NamedTuple):
    """What a solo garden has to score for each medal."""

    bronze: int
    silver: int
    gold: int


USUAL_MEDALS: Final = Medals(10, 18, 25)
"""The marks of a map that has none of its own (PF-93)."""


USUAL_MAP: Final = "M2"
"""The map that is played where nothing else is wished for: every pack has one of this id."""


class Flower(NamedTuple):
    """A flower type: its id and the letter that stands for it in pictures."""

    id: str
    letter: str


@dataclass(frozen=True, slots=True, eq=False)
class FlowerPack:
    """Everything of one pack; shapes by id in the order of the file, maps by id, medals by the id of a map."""

    id: str
    digest: str
    flowers: tuple[Flower, ...]
    shapes: Mapping[str, Shape]
    maps: Mapping[str, GardenMap]
    medals: Mapping[str, Medals]

    def of_kind(self, kind: Kind) -> tuple[str, ...]:
        """The ids of the paths, or of the flower beds."""
        return tuple(shape.id for shape in self.shapes.values() if shape.kind == kind)


# What shapes and flowers are called. Shapes of a pack of one's own go by their id, and so do its flowers.


SHAPES: Final[Mapping[Rows, Message]] = {
    ("###",): QT_TRANSLATE_NOOP("paths_and_flower_beds", "West–east walk"),
    ("#", "#", "#"): QT_TRANSLATE_NOOP("paths_and_flower_beds", "North–south walk"),
    ("#.", "#.", "##"): QT_TRANSLATE_NOOP("paths_and_flower_beds", "North–east turn"),
    ("###", "..#"): QT_TRANSLATE_NOOP("paths_and_flower_beds", "West–south turn"),
    ("###", "#.."): QT_TRANSLATE_NOOP("paths_and_flower_beds", "East–south turn"),
    (".#", ".#", "##"): QT_TRANSLATE_NOOP("paths_and_flower_beds", "North–west turn"),
    ("##.", ".##"): QT_TRANSLATE_NOOP("paths_and_flower_beds", "West–east step"),
    (".#", "##", "#."): QT_TRANSLATE_NOOP("paths_and_flower_beds", "North–south step"),
    ("RR", "RR"): QT_TRANSLATE_NOOP("paths_and_flower_beds", "Rose square"),
    ("RRR",): QT_TRANSLATE_NOOP("paths_and_flower_beds", "Rose row"),
    ("L.", "L.", "LL"): QT_TRANSLATE_NOOP("paths_and_flower_beds", "Lily crook"),
    ("LL", "L."): QT_TRANSLATE_NOOP("paths_and_flower_beds", "Lily corner"),
    ("III", ".I."): QT_TRANSLATE_NOOP("paths_and_flower_beds", "Iris fan"),
    ("II.", ".II"): QT_TRANSLATE_NOOP("paths_and_flower_beds", "Iris step"),
    ("RRLL",): QT_TRANSLATE_NOOP("paths_and_flower_beds", "Rose-lily border"),
    ("LL", ".I"): QT_TRANSLATE_NOOP("paths_and_flower_beds", "Lily pair with iris"),
    ("I.", "RR", "I."): QT_TRANSLATE_NOOP("paths_and_flower_beds", "Rose pair between irises"),
}
"""By the picture, so that another pack may use the same ids for other shapes."""

FLOWERS: Final[Mapping[str, Message]] = {
    "rose": QT_TRANSLATE_NOOP("paths_and_flower_beds", "rose"),
    "lily": QT_TRANSLATE_NOOP("paths_and_flower_beds", "lily"),
    "iris": QT_TRANSLATE_NOOP("paths_and_flower_beds", "iris"),
}

LETTERS: Final[Mapping[str, Message]] = {
    "rose": QT_TRANSLATE_NOOP("paths_and_flower_beds", "R"),
    "lily": QT_TRANSLATE_NOOP("paths_and_flower_beds", "L"),
    "iris": QT_TRANSLATE_NOOP("paths_and_flower_beds", "I"),
}

LYING: Final[Mapping[str, Message]] = {
    "": QT_TRANSLATE_NOOP("paths_and_flower_beds", "as drawn"),
    "r0": QT_TRANSLATE_NOOP("paths_and_flower_beds", "as drawn"),
    "r90": QT_TRANSLATE_NOOP("paths_and_flower_beds", "turned once"),
    "r180": QT_TRANSLATE_NOOP("paths_and_flower_beds", "turned twice"),
    "r270": QT_TRANSLATE_NOOP("paths_and_flower_beds", "turned three times"),
    "f0": QT_TRANSLATE_NOOP("paths_and_flower_beds", "mirrored"),
    "f90": QT_TRANSLATE_NOOP("paths_and_flower_beds", "mirrored and turned once"),
    "f180": QT_TRANSLATE_NOOP("paths_and_flower_beds", "mirrored and turned twice"),
    "f270": QT_TRANSLATE_NOOP("paths_and_flower_beds", "mirrored and turned three times"),
}
"""How a piece lies, by its label (PF-105)."""

KINDS: Final[Mapping[Kind, Message]] = {
    "path": QT_TRANSLATE_NOOP("paths_and_flower_beds", "paths"),
    "bed": QT_TRANSLATE_NOOP("paths_and_flower_beds", "flower beds"),
}

ONE_OF: Final[Mapping[Kind, Message]] = {
    "path": QT_TRANSLATE_NOOP("paths_and_flower_beds", "a path"),
    "bed": QT_TRANSLATE_NOOP("paths_and_flower_beds", "a flower bed"),
}

MAPS: Final[Mapping[str, Message]] = {
    "Kitchen Court": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Kitchen Court"),
    "Cloister": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Cloister"),
    "Parterre": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Parterre"),
    "Grand Allée": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Grand Allée"),
    "Long Terrace": QT_TRANSLATE_NOOP("paths_and_flower_beds", "Long Terrace"),
}
"""The names of our own maps."""


def map_name(name: str) -> Message | str:
    """The name of a map; one that somebody brought keeps it in every language."""
    return MAPS.get(name, name)


def shape_name(pack: FlowerPack, shape: str) -> Message | str:
    """ "Lily crook"."""
    return SHAPES.get(pack.shapes[shape].lyings[0].rows, shape)


def flower_name(pack: FlowerPack, flower: int) -> Message | str:
    """ "lily", by the place of the type in the pack."""
    id = pack.flowers[flower].id
    return FLOWERS.get(id, id)
