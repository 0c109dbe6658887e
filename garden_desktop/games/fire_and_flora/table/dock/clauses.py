"""One clause for each choice in the dock: what it would mean to choose this land."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.data.cards import FIRE, LABOR, WATER
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE
from garden_desktop.games.fire_and_flora.table.cards import labels
from garden_desktop.games.fire_and_flora.table.fire import feet, trails
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts


def clause(seen: FloraViewFacts, land: int) -> Message:
    """The land, and what is to be known of it here."""
    name = labels.land(seen.config, land)
    content = seen.view.on[land]
    if seen.mode == "burn" and seen.view.ask.kind == "site":
        return CHOICE.of(land=name, clause=_place_on_the_way(seen, land))
    if seen.view.ask.kind == "regrow":
        return CHOICE.of(land=name, clause=labels.holds(seen.config, land, seen.view.ask.what & ~1))
    if seen.mode == "burn" and land in seen.visits:
        return CHOICE.of(land=name, clause=feet.foot(seen.config, seen.view, land, seen.visits[land], passed=False)[0])
    plant, fate = labels.holds(seen.config, land, content), _given(seen, land, content)
    return CHOICE.of(land=name, clause=plant) if fate is None else FATE.of(land=name, plant=plant, fate=fate)


def _given(seen: FloraViewFacts, land: int, content: int) -> Message | None:
    """What the card would do that everybody may give to a plant of theirs now; None where no card is given."""
    event = seen.view.event
    effect = "" if event == NOWHERE else seen.config.cards[event].effect
    if seen.view.ask.kind != "choose" or effect not in GIFTS:
        return None
    action = seen.config.action(land, content, GIFTS[effect])
    return feet.AHEAD[action or "no_line"]


def _place_on_the_way(seen: FloraViewFacts, land: int) -> Message:
    """Whether the fire or the sweep has been there; a child on a land to come is reached like any other (FF-128)."""
    config, view = seen.config, seen.view
    cause = trails.cause_of(config, view)
    if land in seen.passed:
        return BEHIND if cause == FIRE else PASSED
    reached = config.would_burn(land, view.area) if cause == FIRE else config.lands[land].area & view.area
    if not reached:
        return SKIPS if cause == FIRE else NOT_REACHED
    harm = config.action(land, 2 * view.ask.what, cause)
    return (COMES if cause == FIRE else TO_COME).get(harm or "", ELSE)


def none(seen: FloraViewFacts) -> Message:
    """To choose nothing."""
    return NOTHING.get(seen.view.ask.kind, LEAVE_IT)


GIFTS: Final[Mapping[str, int]] = {"rain": WATER, "volunteerday": LABOR}
"""The cards that events give to plants."""
FATE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {plant}, {fate}")
CHOICE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {clause}")
BEHIND: Final = QT_TRANSLATE_NOOP("fire_and_flora", "the fire has passed")
PASSED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "passed already")
NOT_REACHED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "not reached")
ELSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "still to come")
COMES: Final[Mapping[str, Message]] = {
    "": QT_TRANSLATE_NOOP("fire_and_flora", "the fire is still to come, but does it no harm"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "the fire is still to come and kills it"),
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "the fire is still to come and makes it grow"),
}
TO_COME: Final[Mapping[str, Message]] = {
    "": QT_TRANSLATE_NOOP("fire_and_flora", "still to come, but does nothing to it"),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "still to come, and kills it"),
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "still to come, and makes it grow"),
}
SKIPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "the fire does not reach it")
LEAVE_IT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "None of them")
NOTHING: Final = {
    "regrow": QT_TRANSLATE_NOOP("fire_and_flora", "Let it be"),
    "protect": QT_TRANSLATE_NOOP("fire_and_flora", "Spare none"),
}
