"""How Gnomadic Gardeners is painted."""

from __future__ import annotations

from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.games.gnomadic_gardeners.scenery import GardenScenery


def scenery() -> Scenery:
    """The painter of this table."""
    return GardenScenery()
