"""Component data of a checked pack: shapes and their orientations, flowers, maps, medals, names (PF-07, PF-114)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.data.garden_map import GardenMap

# Shapes and their orientations (PF-07 to PF-09).


Kind: TypeAlias = Literal["path", "bed"]
Rows: TypeAlias = tuple[str, ...]
"""Picture of a shape, row by row from the top: '#' is path, a capital letter a flower, '.' empty."""

PATH_SIGN: Final = "#"
GAP: Final = "."
LABELS: Final = ("r0", "r90", "r180", "r270", "f0", "f90", "f180", "f270")
"""Orientation labels: rotated clockwise (r), and mirrored left to right before that (f); canonical order (PF-105)."""


class Orientation(NamedTuple):
    """A shape in one orientation: its label ("" for a path) and its picture."""

    label: str
    rows: Rows

    @property
    def cells(self) -> tuple[tuple[int, int, str], ...]:
        """Column, row and character of each square, in reading order."""
        return tuple(
            (column, row, sign)
            for row, signs in enumerate(self.rows)
            for column, sign in enumerate(signs)
            if sign != GAP
        )


class Shape(NamedTuple):
    """A piece that can be named, with its distinct orientations in canonical order.

    canonical  label -> the first label with the same squares, which is the one written (PF-106); empty for a path
    """

    id: str
    kind: Kind
    lyings: tuple[Orientation, ...]
    canonical: Mapping[str, str]

    @property
    def squares(self) -> int:
        return len(self.lyings[0].cells)


def path_shape(name: str, rows: Rows) -> Shape:
    """Path piece, which has one orientation."""
    return Shape(name, "path", (Orientation("", rows),), {})


def bed_shape(name: str, rows: Rows) -> Shape:
    """Flower bed with all its distinct orientations."""
    first: dict[Rows, str] = {}
    canonical = {label: first.setdefault(turned(rows, label), label) for label in LABELS}
    return Shape(name, "bed", tuple(Orientation(label, picture) for picture, label in first.items()), canonical)


def turned(rows: Rows, label: str) -> Rows:
    """Picture in the orientation of `label`: mirrored first, then rotated."""
    if label[0] == "f":
        rows = tuple(row[::-1] for row in rows)
    for _ in range(int(label[1:]) // 90):
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
    return rows


# The pack (PF-114).


class Medals(NamedTuple):
    """Scores a solo garden needs for each medal."""

    bronze: int
    silver: int
    gold: int


USUAL_MEDALS: Final = Medals(10, 18, 25)
"""Medals of a map that defines none (PF-93)."""


USUAL_MAP: Final = "M2"
"""Id of the default map, which every pack has."""


class Flower(NamedTuple):
    """A flower type: its id and its letter in pictures."""

    id: str
    letter: str


@dataclass(frozen=True, slots=True, eq=False)
class FlowerPack:
    """Component data of one pack: shapes by id in file order, maps by id, medals by id of the map."""

    id: str
    digest: str
    flowers: tuple[Flower, ...]
    shapes: Mapping[str, Shape]
    maps: Mapping[str, GardenMap]
    medals: Mapping[str, Medals]

    def of_kind(self, kind: Kind) -> tuple[str, ...]:
        """Ids of the path pieces, or of the flower beds."""
        return tuple(shape.id for shape in self.shapes.values() if shape.kind == kind)


# Names. Shapes and flowers of other packs are called by their id.


SHAPES: Final[Mapping[Rows, Message]] = {
    ("###",): QT_TRANSLATE_NOOP("paths_and_flower_beds", "West–east straight"),
    ("#", "#", "#"): QT_TRANSLATE_NOOP("paths_and_flower_beds", "North–south straight"),
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
"""Names of shapes by their picture, because another pack may use the same ids for other shapes."""

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
"""Orientation in words, by label (PF-105)."""

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
"""Translated names of the maps that come with the game."""


def map_name(name: str) -> Message | str:
    """Translated name of a map; a user's map keeps the name in its file."""
    return MAPS.get(name, name)


def shape_name(pack: FlowerPack, shape: str) -> Message | str:
    """Name of a shape: "Lily crook"."""
    return SHAPES.get(pack.shapes[shape].lyings[0].rows, shape)


def flower_name(pack: FlowerPack, flower: int) -> Message | str:
    """Name of a flower type, by its index in the pack: "lily"."""
    id = pack.flowers[flower].id
    return FLOWERS.get(id, id)
