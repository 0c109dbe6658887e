"""The response window: who is asked, in which order, and when an exchange ends (FF-104 to FF-116, section 5.4)."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, STOPPER, UNBLOCKABLE, add
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition, clockwise
from garden_desktop.games.fire_and_flora.rules.effects.resources import cards_of, carry_out, discard_play, target_of
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Exchange, State, Step

_STOPPERS: Final = {cards: tuple(sorted({STOPPER[kind] for kind in cards} - {UNBLOCKABLE})) for cards in CAUSES}


def stoppers(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The types that stop a play of these cards, in the fixed order; none where all are Time (FF-106, FF-108)."""
    return _STOPPERS[cards]


def answers(exchange: Exchange) -> tuple[int, ...]:
    """The types that may be shown now: against the play, or against the card that stops it."""
    return stoppers(exchange.cards) if exchange.stands else (STOPPER[exchange.stop],)


def asked(config: RulesConfig, state: State | MutablePosition, exchange: Exchange) -> tuple[Seat, ...]:
    """The seats asked in the next round of questions, in order (FF-110 to FF-112, FF-115, FF-205)."""
    if not config.block_owner:
        last = exchange.blocks[-1][0] if exchange.blocks else exchange.seat
        order = clockwise(config.seats, exchange.seat)
        return tuple([seat for seat in (order[1:] if exchange.stands else order) if seat != last])
    if not exchange.stands:
        return (exchange.seat,)
    target = target_of(state, exchange.move)
    return (target,) if target != exchange.seat else ()


def declare(position: MutablePosition, move: Move) -> None:
    """Lay the cards on the table; they leave the hand at once."""
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
    """A card is shown; it closes the round, and the next one begins (FF-109, FF-204)."""
    assert position.exchange is not None
    position.give_card(step.seat, move.cause)
    exchange = position.exchange._replace(blocks=(*position.exchange.blocks, (step.seat, move.cause)))
    _question(position, exchange, asked(position.config, position, exchange) if position.config.block_chain else ())


def _question(position: MutablePosition, exchange: Exchange, waiting: tuple[Seat, ...]) -> None:
    """Ask the next seat of the round; when all have passed the exchange is over."""
    if waiting:
        position.exchange = Exchange(exchange.seat, exchange.move, exchange.cards, exchange.blocks, waiting)
        position.ask = Step("block", waiting[0])
    else:
        _settle(position, exchange)


def _settle(position: MutablePosition, exchange: Exchange) -> None:
    """Blocks are discarded, and the play is carried out or lost (FF-113, FF-114)."""
    position.exchange = None
    for _, kind in exchange.blocks:
        position.discard = add(position.discard, kind)
    if exchange.stands:
        carry_out(position, exchange)
    else:
        discard_play(position, exchange)
