"""Fires and sweeps in frames: the trail so far, what became of each land, and a sentence for each step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias, cast

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message
from garden_desktop.games.fire_and_flora.advice.journey import Fate, Visit
from garden_desktop.games.fire_and_flora.data.cards import FIRE, TIME, WATER
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.data.words import called
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import owner_of
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE, State
from garden_desktop.games.fire_and_flora.table import labels
from garden_desktop.games.fire_and_flora.table.labels import Tone

# What is said of each land a fire or a sweep comes to.


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


# What a fire or a sweep under way has done so far, read from the trail it left.


_CAUSES: Final[Mapping[str, int]] = {"elnino": WATER, "years": TIME}


def cause_of(config: RulesConfig, view: State) -> int:
    """The icon the event brings to the plants."""
    return FIRE if view.event == NOWHERE else _CAUSES.get(config.cards[view.event].effect, FIRE)


def behind(config: RulesConfig, view: State) -> tuple[Visit, ...]:
    """The lands already passed, in the order in which they were; a douse still to be decided is not among them."""
    asked = view.ask.land if view.ask.kind == "douse" else NOWHERE
    return tuple(
        Visit(
            owner_of(view.rows, land),
            land,
            cast(Fate, why) or _fate(config, view, land, content),
            content,
            view.on[land],
        )
        for land, content, why in view.trail
        if land != asked
    )


def _fate(config: RulesConfig, view: State, land: int, content: int) -> Fate:
    cause = cause_of(config, view)
    if not _reached(config, view, land, cause):
        creek = cause == FIRE and config.lands[land].area & view.area
        return "creekside" if creek else "elsewhere"
    if content >= BUILT:
        return "built"
    if content == EMPTY:
        return "sprout" if view.on[land] != EMPTY and cause == WATER else "bare"
    action = config.action(land, content, cause)
    if land in view.spared:
        return "spared"
    if action in ("kill", "damage") and view.on[land] == content:
        return "doused" if config.firefighting else "spared"
    return action or "no_line"


def _reached(config: RulesConfig, view: State, land: int, cause: int) -> bool:
    return config.would_burn(land, view.area) if cause == FIRE else bool(config.lands[land].area & view.area)


def foot(config: RulesConfig, view: State, land: int, visit: Visit | None, passed: bool) -> tuple[Message, Tone]:
    """The words below a land, and how they sound to whoever owns it."""
    if visit is None:
        return (PASSED if passed else TO_COME), "quiet"
    if visit.fate == "bare" and not config.holding[land]:
        return NOTHING_GROWS, "quiet"
    words = (DONE if passed else AHEAD)[visit.fate]
    return words, _tone(config, visit)


def _tone(config: RulesConfig, visit: Visit) -> Tone:
    native = 0 <= visit.before < BUILT and config.native(visit.before)
    match visit.fate:
        case "kill" | "damage":
            return "bad" if native else "good"
        case "grow" | "propagate" | "invade" | "sprout":
            return "good" if native else "bad"
        case "no_line" | "spared" | "doused":
            return "good" if native else "quiet"
        case _:
            return "quiet"


PASSED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "passed")
TO_COME: Final = QT_TRANSLATE_NOOP("fire_and_flora", "to come")
NOTHING_GROWS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "no plant")
DONE: Final[Mapping[Fate, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "has grown"),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "damaged"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "plant killed"),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "propagates"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "invades"),
    "elsewhere": QT_TRANSLATE_NOOP("fire_and_flora", "skipped"),
    "creekside": QT_TRANSLATE_NOOP("fire_and_flora", "skipped: creek"),
    "bare": QT_TRANSLATE_NOOP("fire_and_flora", "bare"),
    "built": QT_TRANSLATE_NOOP("fire_and_flora", "a building"),
    "spared": QT_TRANSLATE_NOOP("fire_and_flora", "spared"),
    "doused": QT_TRANSLATE_NOOP("fire_and_flora", "doused"),
    "no_line": QT_TRANSLATE_NOOP("fire_and_flora", "unharmed"),
    "pool_empty": QT_TRANSLATE_NOOP("fire_and_flora", "pool empty"),
    "no_place": QT_TRANSLATE_NOOP("fire_and_flora", "no room"),
    "sprout": QT_TRANSLATE_NOOP("fire_and_flora", "sprouts"),
}
AHEAD: Final[Mapping[Fate, Message]] = {
    **DONE,
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "will grow"),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "will be damaged"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "will be killed"),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "will propagate"),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "will invade"),
    "elsewhere": QT_TRANSLATE_NOOP("fire_and_flora", "not reached"),
    "creekside": QT_TRANSLATE_NOOP("fire_and_flora", "safe: creek"),
    "sprout": QT_TRANSLATE_NOOP("fire_and_flora", "will sprout"),
}


# A position on the way of a fire or a sweep, as it is shown between two real ones.


class FireFrame(NamedTuple):
    """`view` is the position as it is there and then, `done` the lands visited so far, the last one just now.

    `ahead` are the lands still to come, as far as that can be told.
    """

    view: State
    done: tuple[Visit, ...]
    ahead: tuple[Visit, ...]


Shown: TypeAlias = State | FireFrame


def state_of(shown: Shown) -> State:
    """The position itself."""
    return shown.view if isinstance(shown, FireFrame) else shown
