"""One clause for each choice in the dock: what it would mean to choose this land."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora.data.cards import FIRE, LABOR, WATER
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE
from garden_desktop.games.fire_and_flora.table.cards import labels
from garden_desktop.games.fire_and_flora.table.fire import feet, trails
from garden_desktop.games.fire_and_flora.table.stage import Stage


def clause(stage: Stage, land: int) -> Message:
    """The land, and what is to be known of it here."""
    name = labels.land(stage.law, land)
    content = stage.view.on[land]
    if stage.mode == "burn" and stage.view.ask.kind == "site":
        return CHOICE.of(land=name, clause=_place_on_the_way(stage, land))
    if stage.view.ask.kind == "regrow":
        return CHOICE.of(land=name, clause=labels.holds(stage.law, land, stage.view.ask.what & ~1))
    if stage.mode == "burn" and land in stage.visits:
        return CHOICE.of(land=name, clause=feet.foot(stage.law, stage.view, land, stage.visits[land], passed=False)[0])
    plant, fate = labels.holds(stage.law, land, content), _given(stage, land, content)
    return CHOICE.of(land=name, clause=plant) if fate is None else FATE.of(land=name, plant=plant, fate=fate)


def _given(stage: Stage, land: int, content: int) -> Message | None:
    """What the card would do that everybody may give to a plant of theirs now; None where no card is given."""
    event = stage.view.event
    effect = "" if event == NOWHERE else stage.law.cards[event].effect
    if stage.view.ask.kind != "choose" or effect not in GIFTS:
        return None
    action = stage.law.action(land, content, GIFTS[effect])
    return feet.AHEAD[action or "no_line"]


def _place_on_the_way(stage: Stage, land: int) -> Message:
    """Whether the fire or the sweep has been there; a child on a land to come is reached like any other (FF-128)."""
    law, view = stage.law, stage.view
    cause = trails.cause_of(law, view)
    if land in stage.passed:
        return BEHIND if cause == FIRE else PASSED
    reached = law.would_burn(land, view.area) if cause == FIRE else law.lands[land].area & view.area
    if not reached:
        return SKIPS if cause == FIRE else NOT_REACHED
    harm = law.action(land, 2 * view.ask.what, cause)
    return (COMES if cause == FIRE else TO_COME).get(harm or "", ELSE)


def none(stage: Stage) -> Message:
    """To choose nothing."""
    return NOTHING.get(stage.view.ask.kind, LEAVE_IT)


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
