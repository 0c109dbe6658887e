"""How Stalk Exchange is painted."""

from __future__ import annotations

from garden_desktop.games.stalk_exchange.table.table import MarketTable
from garden_desktop.ui.board.scenery import Scenery
from garden_desktop.ui.games.stalk_exchange.scenery import MarketScenery


def scenery(table: MarketTable) -> Scenery:
    """The painter of this table."""
    return MarketScenery(table)
