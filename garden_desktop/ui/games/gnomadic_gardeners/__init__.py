"""Rendering of Gnomadic Gardeners."""

from __future__ import annotations

from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.games.gnomadic_gardeners.scenery import GardenScenery


def scenery() -> Scenery:
    """Return the scenery painter."""
    return GardenScenery()
