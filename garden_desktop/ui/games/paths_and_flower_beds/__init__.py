"""Rendering of Paths & Flower Beds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.ui.board.drawing.scenery import Scenery
from garden_desktop.ui.games.paths_and_flower_beds.garden.hedge import paint_map
from garden_desktop.ui.games.paths_and_flower_beds.scenery import GardenScenery
from garden_desktop.ui.match.painters import Sketch


def scenery() -> Scenery:
    """Return the scenery painter."""
    return GardenScenery()


def paper_sheets(rules: FlowerRules) -> Callable[[], bytes]:
    """Return a function that creates the PDF of blank sheets for paper and pencil."""
    from garden_desktop.ui.games.paths_and_flower_beds.blank import blank_sheets  # the table does without

    return partial(blank_sheets, rules)


def sketch(rules: FlowerRules) -> Sketch:
    """Return the painter of the map for these rules."""
    return partial(paint_map, rules.config)
