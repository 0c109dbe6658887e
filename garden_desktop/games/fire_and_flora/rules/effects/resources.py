"""Resource Cards: draws, plays and their effects, response window (FF-64 to FF-75, FF-104 to FF-117)."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, NEFARIOUS, STOPPER, UNBLOCKABLE, add
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.landscape import (
    apply_cause,
    nursery_bed,
    price_for_card,
    price_of_card,
    sleeping,
    use_on_occasion,
)
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition, clockwise, owner_of, without
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Exchange, State, Step

# Draws.


def draws(seat: Seat, number: int) -> Step:
    """Step of drawing `number` Resource Cards for a seat."""
    return Step("draws", seat, what=number)


def draw_lands(number: int) -> Step:
    """Step of drawing `number` Land Cards for the market."""
    return Step("lands", what=number)


def draw_cards(position: MutablePosition, step: Step) -> None:
    """Ask for the next Resource Card; with both piles empty the remaining draws are lost (FF-60)."""
    if step.what and position.turn_deck():
        if step.what > 1:
            position.then(draws(step.seat, step.what - 1))
        position.ask = Step("resource", what=step.seat)


def resource(position: MutablePosition, step: Step, move: Move) -> None:
    position.deck, position.left = add(position.deck, move.cause, -1), position.left - 1
    position.take_card(step.what, move.cause)


def turn_up_lands(position: MutablePosition, step: Step) -> None:
    """Ask for the next Land Card, as long as there is any (FF-55)."""
    if step.what and (position.bag or position.queue):
        if step.what > 1:
            position.then(draw_lands(step.what - 1))
        position.ask = Step("land")


def land(position: MutablePosition, step: Step, move: Move) -> None:
    """Add a Land Card to the market; a full market gives its oldest card back (FF-54, FF-208)."""
    if position.bag:
        position.bag = without(position.bag, move.card)
    else:
        position.queue = position.queue[1:]
    position.market = (*position.market, move.card)
    if len(position.market) > position.config.market_limit:
        position.under_the_deck(position.market[0])
        position.market = position.market[1:]


# Plays, purchases and sales of cards (FF-64 to FF-75, FF-117).


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
    """Resource Cards that a play uses, as types."""
    return CAUSES[move.cause] if move.kind == "play" else (NEFARIOUS,)


def target_of(state: State | MutablePosition, move: Move) -> Seat:
    """Seat whose landscape, hand or coins a play is aimed at."""
    if move.place < 0:
        return move.seat
    return owner_of(state.rows, move.place)


def comes_back(
    config: RulesConfig, state: State | MutablePosition, land: int, cause: int
) -> tuple[int | None, int | None]:
    """Species or land because of which the cards of a play would come back; (None, None) if they are spent.

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
    """Carry out a play that stands: its cards come back or are discarded, then it takes effect (5.4)."""
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
    """Return the cards to the hand, and mark the play as one that would fail again (FF-92)."""
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


# Response window (FF-104 to FF-116, section 5.4).


_STOPPERS: Final = {cards: tuple(sorted({STOPPER[kind] for kind in cards} - {UNBLOCKABLE})) for cards in CAUSES}


def stoppers(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Types that block a play of these cards, in the fixed order; none if all are Time (FF-106, FF-108)."""
    return _STOPPERS[cards]


def answers(exchange: Exchange) -> tuple[int, ...]:
    """Types that may be shown now: against the play, or against the card that blocks it."""
    return stoppers(exchange.cards) if exchange.stands else (STOPPER[exchange.stop],)


def asked(config: RulesConfig, state: State | MutablePosition, exchange: Exchange) -> tuple[Seat, ...]:
    """Seats asked in the next round of the response window, in order (FF-110 to FF-112, FF-115, FF-205)."""
    if not config.block_owner:
        last = exchange.blocks[-1][0] if exchange.blocks else exchange.seat
        order = clockwise(config.seats, exchange.seat)
        return tuple([seat for seat in (order[1:] if exchange.stands else order) if seat != last])
    if not exchange.stands:
        return (exchange.seat,)
    target = target_of(state, exchange.move)
    return (target,) if target != exchange.seat else ()


def declare(position: MutablePosition, move: Move) -> None:
    """Declare a play: its cards leave the hand at once, and the first seat is asked."""
    cards = cards_of(move)
    for kind in cards:
        position.give_card(position.turn, kind)
    exchange = Exchange(position.turn, move, cards)
    _question(position, exchange, asked(position.config, position, exchange) if stoppers(cards) else ())


def let_pass(position: MutablePosition, step: Step, move: Move) -> None:
    exchange = position.exchange
    assert exchange is not None
    _question(position, exchange, exchange.waiting[1:])


def block(position: MutablePosition, step: Step, move: Move) -> None:
    """Show a blocking card; it closes the round, and the next one begins (FF-109, FF-204)."""
    assert position.exchange is not None
    position.give_card(step.seat, move.cause)
    exchange = position.exchange._replace(blocks=(*position.exchange.blocks, (step.seat, move.cause)))
    _question(position, exchange, asked(position.config, position, exchange) if position.config.block_chain else ())


def _question(position: MutablePosition, exchange: Exchange, waiting: tuple[Seat, ...]) -> None:
    """Ask the next seat of the round; once all have passed, settle the exchange."""
    if waiting:
        position.exchange = Exchange(exchange.seat, exchange.move, exchange.cards, exchange.blocks, waiting)
        position.ask = Step("block", waiting[0])
    else:
        _settle(position, exchange)


def _settle(position: MutablePosition, exchange: Exchange) -> None:
    """End an exchange: discard blocking cards, carry out the play or lose it (FF-113, FF-114)."""
    position.exchange = None
    for _, kind in exchange.blocks:
        position.discard = add(position.discard, kind)
    if exchange.stands:
        carry_out(position, exchange)
    else:
        discard_play(position, exchange)
