"""How Paths & Flower Beds is painted."""

from __future__ import annotations

from garden_desktop.games.paths_and_flower_beds.table import FlowerTable
from garden_desktop.ui.board.scenery import Scenery
from garden_desktop.ui.games.paths_and_flower_beds.scenery import GardenScenery


def scenery(table: FlowerTable) -> Scenery:
    """The painter of this table."""
    return GardenScenery(table)
