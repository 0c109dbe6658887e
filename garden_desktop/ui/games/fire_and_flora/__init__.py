"""How Fire and Flora is painted."""

from __future__ import annotations

from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.games.fire_and_flora.scenery import FloraScenery


def scenery() -> Scenery:
    """The painter of this table."""
    return FloraScenery()
