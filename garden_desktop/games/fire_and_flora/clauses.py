"""One clause for each choice in the dock: what it would mean to choose this land."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.fire_and_flora import feet, labels
from garden_desktop.games.fire_and_flora.stage import Stage


def clause(stage: Stage, land: int) -> Message:
    """The land, and what is to be known of it here."""
    name = labels.land(stage.law, land)
    content = stage.view.on[land]
    if stage.mode == "burn" and stage.view.ask.kind == "site":
        return CHOICE.of(land=name, clause=_place_in_fire(stage, land))
    if stage.mode == "burn" and land in stage.visits:
        return CHOICE.of(land=name, clause=feet.foot(stage.law, stage.view, land, stage.visits[land], passed=False)[0])
    return CHOICE.of(land=name, clause=labels.holds(stage.law, land, content))


def _place_in_fire(stage: Stage, land: int) -> Message:
    """Whether the fire has been there; a child on a land to come burns when it gets there (FF-128)."""
    if land in stage.passed:
        return BEHIND
    return COMES if stage.law.would_burn(land, stage.view.area) else SKIPS


def none(stage: Stage) -> Message:
    """To choose nothing."""
    return NOTHING.get(stage.view.ask.kind, LEAVE_IT)


CHOICE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{land}: {clause}")
BEHIND: Final = QT_TRANSLATE_NOOP("fire_and_flora", "the fire has passed")
COMES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "the fire comes there next")
SKIPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "the fire does not reach it")
LEAVE_IT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "None of them")
NOTHING: Final = {
    "regrow": QT_TRANSLATE_NOOP("fire_and_flora", "Let it be"),
    "protect": QT_TRANSLATE_NOOP("fire_and_flora", "Spare none"),
}
