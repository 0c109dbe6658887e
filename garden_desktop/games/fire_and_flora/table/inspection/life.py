"""The plant wheel: both sides of a plant, and what each cause does to them on its land."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.cycle import CycleSide, CycleTransition, LifeCycle
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, RESOURCES
from garden_desktop.games.fire_and_flora.table.cards import plates
from garden_desktop.games.fire_and_flora.table.inspection.causes import DOES, ORDER, cause_name
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

_ENDS: Final = {"grow": 1, "damage": 0, "kill": None}
"""The side a deed leads to; others leave the plant as it is."""


def cycle(seen: FloraViewFacts, land: int, content: int) -> LifeCycle:
    """The life of the plant that stands on this land, or would."""
    sides = content & ~1, content | 1
    small, big = (plates.thing(seen.config, land, side) for side in sides)
    stations = (
        CycleSide(small.sprite, plates.plant_name(seen.config, sides[0]), small.stars),
        CycleSide(big.sprite, plates.plant_name(seen.config, sides[1]), big.stars),
    )
    passages = tuple(one for at in (0, 1) for one in _passages(seen, land, sides[at], at))
    return LifeCycle(stations, passages, content & 1, "star")


def _passages(seen: FloraViewFacts, land: int, side: int, at: int) -> Iterator[CycleTransition]:
    found = ((cause, seen.config.action(land, side, cause)) for cause in seen.config.lines[side])
    known = [(cause, action) for cause, action in found if action is not None]
    for cause, action in sorted(known, key=lambda one: (ORDER.index(one[1]), one[0])):
        sprites = tuple(RESOURCES[kind] for kind in CAUSES[cause])
        yield CycleTransition(cause_name(cause), sprites, at, _ENDS.get(action, at), DOES[action])
