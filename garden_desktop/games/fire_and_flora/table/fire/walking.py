"""What is said of each land a fire or a sweep comes to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message
from garden_desktop.games.fire_and_flora.advice.journey import Fate, Visit
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.data.words import called
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.table.cards import labels

SILENT: Final = ("bare", "built")
"""Lands without a plant are passed without a word."""


_UNTOUCHED: Final = ("elsewhere", "creekside", "no_line")
"""Nothing can happen there: one line tells of neighbours of this kind."""


def worth_telling(visit: Visit) -> bool:
    """Whether something happens on this land, or might have: then it has a sentence of its own."""
    return _planted(visit) and visit.fate not in _UNTOUCHED


def in_burn_order(config: RulesConfig, visits: Sequence[Visit]) -> Iterator[tuple[int, Message]]:
    """Each sentence about these lands, in the order in which the fire or sweep comes to them (FF-125), and how many of
    them lie behind it then. Neighbours where nothing can happen share a sentence."""
    planted = [(number, visit) for number, visit in enumerate(visits, 1) if _planted(visit)]
    for nothing_happens, run in groupby(planted, key=lambda one: not worth_telling(one[1])):
        found = list(run)
        if nothing_happens and len(found) > 1:
            cards = [config.lands[visit.land] for _, visit in found]
            names = dict.fromkeys(called(card.name) for card in cards)
            codes = ListArg(tuple(card.id for card in cards))  # not said: several have the same name
            yield found[-1][0], NOTHING_HAPPENS.of(lands=ListArg(tuple(names)), codes=codes)
        else:
            yield from ((number, visit_sentence(config, visit)) for number, visit in found)


def _planted(visit: Visit) -> bool:
    return visit.fate not in SILENT and (0 <= visit.before < BUILT or visit.fate in ("sprout", "pool_empty"))


def visit_sentence(config: RulesConfig, visit: Visit) -> Message:
    """ "Laguna Canyon: Big Sagebrush damaged"."""
    land = labels.land(config, visit.land)
    if visit.fate == "elsewhere":
        return ELSEWHERE.of(land=land, area=labels.AREAS[config.lands[visit.land].area])
    if visit.fate in ("sprout", "pool_empty") and not 0 <= visit.before < BUILT:
        return (SPROUTS if visit.fate == "sprout" else NO_SPROUT).of(land=land)
    return TOLD[visit.fate].of(land=land, plant=labels.holds(config, visit.land, visit.before))


NOTHING_HAPPENS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Nothing happens on {lands}.")
ELSEWHERE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land} is {area}, skipped.")
SPROUTS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: the seeds in the ground sprout.")
NO_SPROUT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: the seeds in the ground find no card in the pool.")
TOLD: Final[Mapping[Fate, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} grows."),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} damaged."),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} killed."),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} propagates."),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} invades."),
    "creekside": QT_TRANSLATE_NOOP("fire_and_flora", "{land} lies at the creek, skipped."),
    "spared": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} spared by the Fire Station."),
    "doused": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} saved with a Water."),
    "no_line": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} unharmed."),
    "pool_empty": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} would propagate, but the pool is empty."),
    "no_place": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} finds no room for a child."),
}
