"""Playing Resource Cards: what a play that stands does, Nefarious, drawing and selling (FF-64 to FF-75, FF-117)."""

from __future__ import annotations

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, NEFARIOUS, add
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.buildings import price_for_card, price_of_card, use_on_occasion
from garden_desktop.games.fire_and_flora.rules.effects.deck import draws
from garden_desktop.games.fire_and_flora.rules.effects.plants import apply_cause, nursery_bed, sleeping
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition, owner_of
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Exchange, State, Step


def draw(position: MutablePosition, move: Move) -> None:
    seat = position.turn
    position.pay(seat, price_of_card(position.config, position, seat))
    use_on_occasion(position, seat, "university")
    position.then(draws(seat, 1))


def sell(position: MutablePosition, move: Move) -> None:
    seat = position.turn
    position.pay(seat, -price_for_card(position.config, position, seat))
    use_on_occasion(position, seat, "giftshop")
    position.spend_card(seat, move.cause)


def cards_of(move: Move) -> tuple[int, ...]:
    """The cards a play lays on the table."""
    return CAUSES[move.cause] if move.kind == "play" else (NEFARIOUS,)


def target_of(state: State | MutablePosition, move: Move) -> Seat:
    """Whose landscape, hand or coins a play is aimed at."""
    if move.place < 0:
        return move.seat
    return owner_of(state.rows, move.place)


def comes_back(
    config: RulesConfig, state: State | MutablePosition, land: int, cause: int
) -> tuple[int | None, int | None]:
    """The species, or the land, for whose sake the cards of a play would come back; (None, None) where they are spent.

    An empty pool always gives them back, a missing place with `fizzle_refund` (FF-90, FF-93, FF-206).
    """
    plant = state.on[land]
    if not 0 <= plant < BUILT:
        species = sleeping(state, land)
        return (species if species is not None and not state.pool[species] else None), None
    action = config.action(land, plant, cause)
    if action not in ("propagate", "invade"):
        return None, None
    if not state.pool[plant >> 1]:
        return plant >> 1, None
    if config.fizzle_refund and not nursery_bed(config, state.rows, state.on, land, action == "invade")[1]:
        return None, land
    return None, None


def carry_out(position: MutablePosition, exchange: Exchange) -> None:
    """A play that stands: its cards come back or are discarded, then it happens (5.4)."""
    move = exchange.move
    if move.kind == "play":
        species, land = comes_back(position.config, position, move.place, move.cause)
        if species is not None or land is not None:
            _return(position, exchange, species, land)
            return
    discard_play(position, exchange)
    match move.kind:
        case "play":
            apply_cause(position, move.place, move.cause)
        case "plant":
            position.set_on(move.place, 2 * move.species)
        case "steal-coins":
            _steal_coins(position, exchange.seat, move.seat)
        case "steal-card" if position.sizes[move.seat]:
            position.ask = Step("steal", what=move.seat)


def _return(position: MutablePosition, exchange: Exchange, species: int | None, land: int | None) -> None:
    """The cards go back to the hand they came from, and the play is not declared again while it would fail (FF-92)."""
    for kind in exchange.cards:
        position.take_card(exchange.seat, kind)
    marks = position.marks
    if species is not None:
        marks = marks._replace(species=(*marks.species, species))
    if land is not None:
        marks = marks._replace(lands=(*marks.lands, land))
    position.marks = marks


def discard_play(position: MutablePosition, exchange: Exchange) -> None:
    for kind in exchange.cards:
        position.discard = add(position.discard, kind)


def _steal_coins(position: MutablePosition, thief: Seat, victim: Seat) -> None:
    coins = min(position.config.figures.steal_coins, position.coins[victim])
    position.pay(victim, coins)
    position.pay(thief, -coins)


def steal(position: MutablePosition, step: Step, move: Move) -> None:
    position.give_card(step.what, move.cause)
    position.take_card(position.turn, move.cause)
