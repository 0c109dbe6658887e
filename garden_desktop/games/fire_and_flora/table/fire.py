"""Fires and sweeps in keyframes: the trail so far, the fate of each land, and a sentence for each step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias, cast

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message
from garden_desktop.games.fire_and_flora.advice.preview import Fate, Visit
from garden_desktop.games.fire_and_flora.data.cards import FIRE, TIME, WATER, called
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import owner_of
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE, State
from garden_desktop.games.fire_and_flora.table import labels
from garden_desktop.games.fire_and_flora.table.labels import Tone

# Sentences on lands.


SILENT: Final = ("bare", "built")
"""Fates of lands without a plant, which are passed without a sentence."""


_UNTOUCHED: Final = ("elsewhere", "creekside", "no_line")
"""Fates without a possible effect; neighbours of this kind share one sentence."""


def worth_telling(visit: Visit) -> bool:
    """Whether something happens on this land, or might have, so that it has a sentence of its own."""
    return _planted(visit) and visit.fate not in _UNTOUCHED


def in_burn_order(config: RulesConfig, visits: Sequence[Visit]) -> Iterator[tuple[int, Message]]:
    """Yield sentences on these lands in burn order (FF-125), each with the number of lands passed by then.

    Neighbours where nothing can happen share a sentence.
    """
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
    """Sentence on one visit: "Laguna Canyon: Big Sagebrush damaged." """
    land = labels.land(config, visit.land)
    if visit.fate == "elsewhere":
        return ELSEWHERE.of(land=land, area=labels.AREAS[config.lands[visit.land].area])
    if visit.fate in ("sprout", "pool_empty") and not 0 <= visit.before < BUILT:
        return (SPROUTS if visit.fate == "sprout" else NO_SPROUT).of(land=land)
    return TOLD[visit.fate].of(land=land, plant=labels.holds(config, visit.land, visit.before))


NOTHING_HAPPENS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Nothing happens on {lands}.")
ELSEWHERE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land} ({area}): skipped.")
SPROUTS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: the seeds sprout.")
NO_SPROUT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: the seeds can’t sprout, as the pool has no cards left.")
TOLD: Final[Mapping[Fate, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} grows."),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} is damaged."),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} is killed."),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} propagates."),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} invades."),
    "creekside": QT_TRANSLATE_NOOP("fire_and_flora", "{land} (Creekside): skipped."),
    "spared": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} protected by the Fire Station."),
    "doused": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} saved with a Water."),
    "no_line": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} unharmed."),
    "pool_empty": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} can’t propagate, as the pool is empty."),
    "no_place": QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant} has no room for a seedling."),
}


# The trail of a fire or sweep under way.


_CAUSES: Final[Mapping[str, int]] = {"elnino": WATER, "years": TIME}


def cause_of(config: RulesConfig, view: State) -> int:
    """Icon that the event applies to plants."""
    return FIRE if view.event == NOWHERE else _CAUSES.get(config.cards[view.event].effect, FIRE)


def behind(config: RulesConfig, view: State) -> tuple[Visit, ...]:
    """Visits of the lands already passed, in order; without a douse that is still to be decided."""
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
    """Words below a land, and their tone for its owner."""
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
    "spared": QT_TRANSLATE_NOOP("fire_and_flora", "protected"),
    "doused": QT_TRANSLATE_NOOP("fire_and_flora", "saved"),
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


# Intermediate states.


class FireFrame(NamedTuple):
    """Intermediate state of a fire or sweep: the state then, the lands visited, the last one just now.

    `ahead` are the lands still to come, as far as they can be foreseen.
    """

    view: State
    done: tuple[Visit, ...]
    ahead: tuple[Visit, ...]


Shown: TypeAlias = State | FireFrame


def state_of(shown: Shown) -> State:
    """The state of a view or an intermediate frame."""
    return shown.view if isinstance(shown, FireFrame) else shown
