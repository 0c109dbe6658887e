"""Rendering of Stalk Exchange."""

from __future__ import annotations

from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.games.stalk_exchange.scenery import MarketScenery


def scenery() -> Scenery:
    """Return the scenery painter."""
    return MarketScenery()
