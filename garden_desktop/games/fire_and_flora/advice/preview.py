"""Previews of plays and offers from public facts: their outcomes, and whether they win (FF-06, FF-07)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, NamedTuple, TypeAlias, TypeVar, cast

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.journey import Fate, fate_of_child, position_of
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.buildings import cards_a_turn, coins_a_turn
from garden_desktop.games.fire_and_flora.rules.effects.plants import apply_cause, sleeping
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition, clockwise
from garden_desktop.games.fire_and_flora.rules.effects.resources import asked, cards_of, comes_back, stoppers, target_of
from garden_desktop.games.fire_and_flora.rules.effects.trade import rows_after, sides_of
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, NOWHERE, Deal, Exchange, State

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
