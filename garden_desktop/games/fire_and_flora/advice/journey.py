"""What a fire, a rain or the years do on their way through the landscapes, land after land.

Computed from a view: before a choice what it would lead to, after a move what it led to. Places of children that
are still to be chosen are left open, so what comes after them may turn out otherwise.
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
"""A plant action, or why nothing happens: not in the region, an ability, nothing there, no line, no card, no place."""

SWEEPS: Final = ("burn", "sweep_row")
PASSED: Final = ("elsewhere", "creekside", "bare", "built", "spared")
"""Fates of lands that a fire passes without doing anything."""


class Visit(NamedTuple):
    """One land on the way: what was on it, and what became of it there and then."""

    seat: Seat
    land: int
    fate: Fate
    before: int
    after: int


def fire_ahead(config: RulesConfig, view: State, area: int, spared: tuple[int, ...] = ()) -> tuple[Visit, ...]:
    """What a Fire Event with this die result would do to every land, in burn order (FF-125 to FF-128)."""
    position = position_of(config, view)
    position.area, position.spared = area, spared
    return tuple(
        _visit(position, seat, land, FIRE) for seat in burn_order(config.seats, view.turn) for land in view.rows[seat]
    )


def still_ahead(config: RulesConfig, view: State) -> tuple[Visit, ...]:
    """What the rest of the fire or sweep under way would do, from the next land on."""
    position = position_of(config, view)
    lands = [(view.ask.seat, view.ask.land, FIRE)] if view.ask.kind == "douse" else []
    for step, cause in _rows_to_come(view):
        lands += [(step.seat, land, cause) for land in step.lands or view.rows[step.seat]]
    return tuple(_visit(position, *one) for one in lands)


def journey(config: RulesConfig, view: State, move: Move) -> tuple[Visit, ...]:
    """The lands that were visited between a move and the next question, from the view before it."""
    position, found = position_of(config, view), _answered(config, view, move)
    transitions.answer(position, move)
    while not transitions.due(position):
        step = position.todo[-1]
        if step.kind in SWEEPS:
            found += _visited_by(position, step)
        transitions.advance(position)
    return tuple(found)


def position_of(config: RulesConfig, view: State) -> MutablePosition:
    """A position to try things out on; hands these eyes may not see are empty on it."""
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
    """The plant whose owner was asked whether to douse it (FF-203)."""
    ask = view.ask
    if ask.kind != "douse":
        return []
    if move.kind == "douse":
        return [Visit(ask.seat, ask.land, "doused", view.on[ask.land], view.on[ask.land])]
    return [_visit(position_of(config, view), ask.seat, ask.land, FIRE)]


def _visited_by(position: MutablePosition, step: Step) -> list[Visit]:
    """The lands one step passes: the last of them is where something happens, unless its owner is asked first."""
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
    """Try one land, the position keeping what comes of it."""
    before, fate = position.on[land], fate_of(position, land, cause)
    if fate in ("grow", "damage", "kill", "sprout"):
        apply_cause(position, land, cause)
        position.ask = NOTHING_ASKED
    return Visit(seat, land, fate, before, position.on[land])


def fate_of(position: MutablePosition, land: int, cause: int) -> Fate:
    """What one Fire, Water or Time of an event does on a land now."""
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
    """Whether a child finds a card and a place (FF-90, FF-93)."""
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
