"""What a fire or a sweep under way has done so far, read from the trail it left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from garden_desktop.games.fire_and_flora.advice.journey import Fate, Visit
from garden_desktop.games.fire_and_flora.data.cards import FIRE, TIME, WATER
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import owner_of
from garden_desktop.games.fire_and_flora.rules.state import NOWHERE, State

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
