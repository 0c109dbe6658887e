"""What the best hand of cards gives that another does not: what stands on the own lands afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.data.sides import side
from garden_desktop.games.fire_and_flora.data.words import called
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.scoring import bonus
from garden_desktop.games.fire_and_flora.rules.state import State

MOST_LANDS: Final = 3
"""Of no more lands is it said what stands there."""


def difference(config: RulesConfig, best: State, yours: State, seat: Seat, *, weeds: bool) -> Iterator[Message]:
    """In whole sentences, the land that matters most first; `weeds` says that natives and invasives are counted."""
    gains = {
        land: _worth(config, best, land, weeds=weeds) - _worth(config, yours, land, weeds=weeds)
        for land in best.rows[seat]
    }
    apart = [land for land, gain in gains.items() if gain]
    for land in sorted(apart, key=lambda land: -abs(gains[land]))[:MOST_LANDS]:
        yield _told(config, land, best.on[land], yours.on[land])
    various, yours_various = bonus(config, best, seat), bonus(config, yours, seat)
    if various != yours_various and not weeds:
        yield VARIOUS if various else YOURS_VARIOUS


def _worth(config: RulesConfig, state: State, land: int, *, weeds: bool) -> int:
    plant = state.on[land]
    if not weeds:
        return config.worth[plant]
    return 0 if not _grows(plant) else 1 if config.native(plant) else -1


def _told(config: RulesConfig, land: int, best: int, yours: int) -> Message:
    name = called(config.lands[land].name)
    if not _grows(best):
        return CLEARED.of(land=name, plant=_plant(config, yours))
    plant, stars = _plant(config, best), config.worth[best]
    if not _grows(yours):
        return STANDS.of(land=name, plant=plant, n=stars)
    return INSTEAD.of(land=name, plant=plant, n=stars, other=_plant(config, yours), stars=config.worth[yours])


def _grows(content: int) -> bool:
    return 0 <= content < BUILT


def _plant(config: RulesConfig, content: int) -> Message:
    return side(config.species[content >> 1].name, content & 1)


INSTEAD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant}, %n star(s); with yours {other}, {stars}.")
STANDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant}, %n star(s); with yours nothing grows there.")
CLEARED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} is gone; with yours it is still there.")
VARIOUS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The stars for many kinds of natives come on top.")
YOURS_VARIOUS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It does without the stars for many kinds of natives.")
