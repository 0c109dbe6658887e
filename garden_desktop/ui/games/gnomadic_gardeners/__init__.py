"""How Gnomadic Gardeners is painted."""

from __future__ import annotations

from garden_desktop.games.gnomadic_gardeners.table.table import GardenTable
from garden_desktop.ui.board.scenery import Scenery
from garden_desktop.ui.games.gnomadic_gardeners.scenery import GardenScenery


def scenery(table: GardenTable) -> Scenery:
    """The painter of this table."""
    return GardenScenery(table)
