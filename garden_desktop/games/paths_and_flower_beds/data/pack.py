"""Component data: the shapes, flowers and maps of one pack once they are checked (PF-114)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from garden_desktop.games.paths_and_flower_beds.data.maps.garden_map import GardenMap
from garden_desktop.games.paths_and_flower_beds.data.shapes import Kind, Shape


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
