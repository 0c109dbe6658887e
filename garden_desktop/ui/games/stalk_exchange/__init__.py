"""How Stalk Exchange is painted."""

from __future__ import annotations

from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.games.stalk_exchange.scenery import MarketScenery


def scenery() -> Scenery:
    """The painter of this table."""
    return MarketScenery()
