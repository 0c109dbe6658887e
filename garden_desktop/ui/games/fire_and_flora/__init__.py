"""Rendering of Fire and Flora."""

from __future__ import annotations

from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.games.fire_and_flora.scenery import FloraScenery


def scenery() -> Scenery:
    """Return the scenery painter."""
    return FloraScenery()
