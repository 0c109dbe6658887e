"""Course of a fire or sweep through the landscapes, land after land.

Computed from a view, before a choice as a forecast, after a move as a report. Places of children that
are still to be chosen are left open, so that later visits may turn out otherwise.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import FIRE, NONE, WATER
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY, Action
from garden_desktop.games.fire_and_flora.rules import transitions
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.plants import apply_cause, nursery_bed, sleeping
from garden_desktop.games.fire_and_flora.rules.effects.position import NOTHING_ASKED, MutablePosition
from garden_desktop.games.fire_and_flora.rules.events import burn_order
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State, Step

Fate: TypeAlias = (
    Action
    | Literal[
        "elsewhere", "creekside", "bare", "built", "spared", "doused", "no_line", "pool_empty", "no_place", "sprout"
    ]
)
"""A plant action, or the reason why nothing happens: not in the region, ability, empty, no line, card or place."""

SWEEPS: Final = ("burn", "sweep_row")
PASSED: Final = ("elsewhere", "creekside", "bare", "built", "spared")
"""Fates of lands that a fire passes without effect."""


class Visit(NamedTuple):
    """Land that moves with a bundle: its content before and after, and its fate."""

    seat: Seat
    land: int
    fate: Fate
    before: int
    after: int


def fire_ahead(config: RulesConfig, view: State, area: int, spared: tuple[int, ...] = ()) -> tuple[Visit, ...]:
    """Effect of a Fire Event with this die result on every land, in burn order (FF-125 to FF-128)."""
    position = position_of(config, view)
    position.area, position.spared = area, spared
    return tuple(
        _visit(position, seat, land, FIRE) for seat in burn_order(config.seats, view.turn) for land in view.rows[seat]
    )


def still_ahead(config: RulesConfig, view: State) -> tuple[Visit, ...]:
    """Effect of the rest of the fire or sweep under way, from the next land on."""
    position = position_of(config, view)
    lands = [(view.ask.seat, view.ask.land, FIRE)] if view.ask.kind == "douse" else []
    for step, cause in _rows_to_come(view):
        lands += [(step.seat, land, cause) for land in step.lands or view.rows[step.seat]]
    return tuple(_visit(position, *one) for one in lands)


def journey(config: RulesConfig, view: State, move: Move) -> tuple[Visit, ...]:
    """Lands visited between `move` and the next question; `view` is the one before the move."""
    position, found = position_of(config, view), _answered(config, view, move)
    transitions.answer(position, move)
    while not transitions.due(position):
        step = position.todo[-1]
        if step.kind in SWEEPS:
            found += _visited_by(position, step)
        transitions.advance(position)
    return tuple(found)


def position_of(config: RulesConfig, view: State) -> MutablePosition:
    """Mutable copy of a view to try moves on; hidden hands are empty in it."""
    hands = tuple(own or NONE for own in view.hands)
    return MutablePosition(config, view._replace(hands=hands, deck=view.deck or NONE))


def _rows_to_come(view: State) -> list[tuple[Step, int]]:
    rows: list[tuple[Step, int]] = []
    for step in reversed(view.todo):
        if step.kind in ("burn", "row"):
            rows.append((step, FIRE))
        elif step.kind == "sweep_row":
            rows.append((step, step.what))
    return rows


def _answered(config: RulesConfig, view: State, move: Move) -> list[Visit]:
    """Visit of the plant whose owner was asked whether to douse it (FF-203)."""
    ask = view.ask
    if ask.kind != "douse":
        return []
    if move.kind == "douse":
        return [Visit(ask.seat, ask.land, "doused", view.on[ask.land], view.on[ask.land])]
    return [_visit(position_of(config, view), ask.seat, ask.land, FIRE)]


def _visited_by(position: MutablePosition, step: Step) -> list[Visit]:
    """Lands that one step passes; something happens on the last of them, unless its owner is asked first."""
    cause, trial = (FIRE if step.kind == "burn" else step.what), position_of(position.config, position.state())
    found: list[Visit] = []
    for land in step.lands:
        visit = _visit(trial, step.seat, land, cause)
        # a sweep stops at seeds in the ground, too, and goes on with the next step
        stops = visit.fate == "bare" and cause != FIRE and sleeping(trial, land) is not None
        if visit.fate in PASSED and not stops:
            found.append(visit)
            continue
        asked = cause == FIRE and position.config.firefighting and visit.fate != "no_line"
        return found if asked else [*found, visit]
    return found


def _visit(position: MutablePosition, seat: Seat, land: int, cause: int) -> Visit:
    """Visit of one land; its effect stays on `position`."""
    before, fate = position.on[land], fate_of(position, land, cause)
    if fate in ("grow", "damage", "kill", "sprout"):
        apply_cause(position, land, cause)
        position.ask = NOTHING_ASKED
    return Visit(seat, land, fate, before, position.on[land])


def fate_of(position: MutablePosition, land: int, cause: int) -> Fate:
    """Fate of a land under one Fire, Water or Time of an event."""
    here, content = position.config.lands[land], position.on[land]
    if cause == FIRE and not position.config.would_burn(land, position.area):
        return "creekside" if here.ability == "creekside" and here.area & position.area else "elsewhere"
    if cause != FIRE and not here.area & position.area:
        return "elsewhere"
    if content >= BUILT:
        return "built"
    if content == EMPTY:
        return _fate_of_seeds(position, land, cause)
    if land in position.spared:
        return "spared"
    action = position.config.action(land, content, cause)
    if action is None:
        return "no_line"
    return fate_of_child(position, land, action) if action in ("propagate", "invade") else action


def fate_of_child(position: MutablePosition, land: int, action: Action) -> Fate:
    """`action` if a child finds a card and a place, else the reason why not (FF-90, FF-93)."""
    if not position.pool[position.on[land] >> 1]:
        return "pool_empty"
    return (
        action if nursery_bed(position.config, position.rows, position.on, land, action == "invade")[1] else "no_place"
    )


def _fate_of_seeds(position: MutablePosition, land: int, cause: int) -> Fate:
    species = sleeping(position, land)
    if cause != WATER or species is None:
        return "bare"
    return "sprout" if position.pool[species] else "pool_empty"
