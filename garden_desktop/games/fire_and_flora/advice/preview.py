"""Previews of plays and offers from public facts: their outcomes, the course of a fire or sweep land after land, and
whether they win (FF-06, FF-07).

Computed from a view, before a choice as a forecast, after a move as a report. Places of children that
are still to be chosen are left open, so that later visits may turn out otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar, cast

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import FIRE, NONE, WATER
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY, Action
from garden_desktop.games.fire_and_flora.rules import transitions
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.landscape import (
    apply_cause,
    cards_a_turn,
    coins_a_turn,
    nursery_bed,
    sleeping,
)
from garden_desktop.games.fire_and_flora.rules.effects.position import NOTHING_ASKED, MutablePosition, clockwise
from garden_desktop.games.fire_and_flora.rules.effects.resources import asked, cards_of, comes_back, stoppers, target_of
from garden_desktop.games.fire_and_flora.rules.effects.trade import rows_after, sides_of
from garden_desktop.games.fire_and_flora.rules.events import burn_order
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, NOWHERE, Deal, Exchange, State, Step

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


# Outcomes of a play that nobody blocks.


T = TypeVar("T")


def try_out(
    position: MutablePosition, move: Move, measure: Callable[[MutablePosition], T]
) -> tuple[Seat, tuple[tuple[int, T], ...]]:
    """Seat that chooses the outcome of a play, and for each place it can choose the measure of that outcome.

    NOBODY where there is nothing to choose, NOWHERE where there is no place.
    """
    if move.kind == "plant":
        position.set_on(move.place, 2 * move.species)
    elif move.kind == "play":
        apply_cause(position, move.place, move.cause)
    return with_choices(position, measure)


def with_choices(
    position: MutablePosition, measure: Callable[[MutablePosition], T]
) -> tuple[Seat, tuple[tuple[int, T], ...]]:
    """The same for a position in which a plant action has just been carried out."""
    if position.ask.kind == "site":
        ask = position.ask
        return ask.seat, tuple((land, _with(position, land, 2 * ask.what, measure)) for land in ask.lands)
    left_alone = (NOWHERE, measure(position))
    if position.todo and position.todo[-1].kind == "regrow":
        step = position.todo[-1]
        return step.seat, ((step.land, _with(position, step.land, step.what & ~1, measure)), left_alone)
    return NOBODY, (left_alone,)


def _with(position: MutablePosition, land: int, plant: int, measure: Callable[[MutablePosition], T]) -> T:
    """Measure of the position with one more plant; the position is restored."""
    on, pool = position.on, position.pool
    position.set_on(land, plant)
    found = measure(position)
    position.on, position.pool = on, pool
    return found


# Previews, which never depend on hands (8.2).


Deed: TypeAlias = Fate | Literal["steal-card", "steal-coins", "plant"]


class Outcome(NamedTuple):
    """A possible outcome: place chosen for a child or regrowth (NOWHERE: none), and the stars of every seat."""

    place: int
    stars: tuple[int, ...]


class PlayPreview(NamedTuple):
    """Preview of a play that nobody blocks.

    deed      the plant action, the use of Nefarious, or the reason why nothing happens
    target    seat whose landscape, hand or coins it is aimed at
    chooser   seat that chooses the outcome; NOBODY if there is no choice
    returns   the cards come back to the hand
    stoppers  types that stop it, in the fixed order; none for Time
    asked     seats that will be asked to block
    before    stars of every seat now
    outcomes  possible outcomes
    """

    deed: Deed
    target: Seat
    chooser: Seat
    returns: bool
    stoppers: tuple[int, ...]
    asked: tuple[Seat, ...]
    before: tuple[int, ...]
    outcomes: tuple[Outcome, ...]


class TradePreview(NamedTuple):
    """Stars, coins and income of a seat after a deal."""

    stars: int
    coins: int
    coins_a_turn: int
    cards_a_turn: int


def preview_play(config: RulesConfig, view: State, move: Move) -> PlayPreview:
    """Preview of a legal `play` or use of Nefarious."""
    target, before = target_of(view, move), _stars(config, view)
    cards = cards_of(move)
    blockers = stoppers(cards)
    position = position_of(config, view)
    returns = move.kind == "play" and comes_back(config, view, move.place, move.cause) != (None, None)
    deed = _deed(position, move)
    chooser, ends = (NOBODY, ((NOWHERE, before),)) if returns else try_out(position, move, partial(_stars, config))
    outcomes = tuple(Outcome(place, stars) for place, stars in ends)
    return PlayPreview(
        deed=deed,
        target=target,
        chooser=chooser,
        returns=returns,
        stoppers=blockers,
        asked=asked(config, view, Exchange(view.turn, move, cards)) if blockers else (),
        before=before,
        outcomes=outcomes,
    )


def bargain(config: RulesConfig, view: State, deal: Deal) -> tuple[TradePreview, TradePreview]:
    """Previews of author and partner after a deal that the viewer may see."""
    give, get = sides_of(deal)
    after = view._replace(rows=rows_after(view, deal))
    change = get.coins - give.coins
    author, partner = deal.author, deal.partner
    return _standing(config, after, author, change), _standing(config, after, partner, -change)


def _standing(config: RulesConfig, view: State, seat: Seat, change: int) -> TradePreview:
    return TradePreview(
        stars_of(config, view, seat),
        view.coins[seat] + change,
        coins_a_turn(config, view, seat),
        cards_a_turn(config, view, seat),
    )


def _deed(position: MutablePosition, move: Move) -> Deed:
    if move.kind != "play":
        return cast(Deed, move.kind)
    content = position.on[move.place]
    if not 0 <= content < BUILT:
        species = sleeping(position, move.place)
        return "sprout" if species is not None and position.pool[species] else "pool_empty"
    action = position.config.action(move.place, content, move.cause)
    if action is None:
        return "no_line"
    return fate_of_child(position, move.place, action) if action in ("propagate", "invade") else action


def _stars(config: RulesConfig, state: State | MutablePosition) -> tuple[int, ...]:
    return tuple(stars_of(config, state, seat) for seat in range(config.seats))


# Plays that end the match (FF-06, FF-07).


class Win(NamedTuple):
    """Winner of a play, and whether in every outcome."""

    seat: Seat
    sure: bool


def win_of(config: RulesConfig, view: State, found: PlayPreview) -> Win | None:
    """Winner of a play; None if it brings nobody to the target.

    If one effect brings several seats there, the active seat wins, else the first clockwise.
    """
    if view.turn < 0 or found.returns:
        return None
    order = clockwise(config.seats, view.turn)
    winners = [
        next((seat for seat in order if outcome.stars[seat] >= config.target), None) for outcome in found.outcomes
    ]
    first = next((seat for seat in winners if seat is not None), None)
    return None if first is None else Win(first, all(seat == first for seat in winners))
