"""What shapes and flowers are called. Shapes of a pack of one's own go by their id, and so do its flowers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
from garden_desktop.games.paths_and_flower_beds.data.shapes import Kind, Rows

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
