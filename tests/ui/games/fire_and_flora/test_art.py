"""Every drawing a table can name is there: plants, buildings, events, abilities, cards and marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from garden_desktop.core.info import GameInfo
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES
from garden_desktop.games.fire_and_flora.data.pack import Action
from garden_desktop.games.fire_and_flora.data.packfile import ABILITIES, BUILDINGS, EVENTS
from garden_desktop.ui.kit.style.drawings import DrawingCache
from tests.games.fire_and_flora.desk import standard

INFO: GameInfo = GAME.info


def named() -> Iterator[str]:
    """What the painters and the table ask for by name."""
    pack = standard()
    for one in pack.species:
        yield from (f"{one.id}-small", f"{one.id}-big")
    yield from (f"building-{kind}" for kind in BUILDINGS)
    yield from (f"event-{kind}" for kind in (*EVENTS, "fire", "flood"))
    yield from (f"event-{card.id}" for card in pack.events if card.effect == "fire")
    yield from (f"ability-{ability}" for ability in ABILITIES)
    yield from (f"act-{action}" for action in get_args(Action))
    yield from RESOURCES
    yield from (f"card-{kind}" for kind in (*RESOURCES, "back", "income"))
    yield from ("die-central", "die-southern", "die-both", "region-central", "region-southern")
    yield from ("coin", "coin-stack", "star", "leaf", "log", "basket-back", "basket-front")
    yield from ("land-open", "land-headquarters", "land-ash", "seeds", "diversity")
    yield from ("picture", "picture-dusk", "slip", "slip-dusk", "banner")


@pytest.mark.parametrize("sprite", sorted(named()))
def test_it_is_drawn(sprite: str) -> None:
    assert DrawingCache().has(INFO.key, sprite)
