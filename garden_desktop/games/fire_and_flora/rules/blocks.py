"""The block window: who is asked, in which order, and when an exchange ends (FF-104 to FF-116, section 5.4)."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.game import Seat
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, STOPPER, UNBLOCKABLE, add
from garden_desktop.games.fire_and_flora.rules.effects.desk import Desk, clockwise
from garden_desktop.games.fire_and_flora.rules.effects.resources import cards_of, carry_out, discard_play, target_of
from garden_desktop.games.fire_and_flora.rules.law import Law
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Exchange, State, Step

_STOPPERS: Final = {cards: tuple(sorted({STOPPER[kind] for kind in cards} - {UNBLOCKABLE})) for cards in CAUSES}


def stoppers(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The types that stop a play of these cards, in the fixed order; none where all are Time (FF-106, FF-108)."""
    return _STOPPERS[cards]


def answers(exchange: Exchange) -> tuple[int, ...]:
    """The types that may be shown now: against the play, or against the card that stops it."""
    return stoppers(exchange.cards) if exchange.stands else (STOPPER[exchange.stop],)


def asked(law: Law, state: State | Desk, exchange: Exchange) -> tuple[Seat, ...]:
    """The seats asked in the next round of questions, in order (FF-110 to FF-112, FF-115, FF-205)."""
    if not law.block_owner:
        last = exchange.blocks[-1][0] if exchange.blocks else exchange.seat
        order = clockwise(law.seats, exchange.seat)
        return tuple([seat for seat in (order[1:] if exchange.stands else order) if seat != last])
    if not exchange.stands:
        return (exchange.seat,)
    target = target_of(state, exchange.move)
    return (target,) if target != exchange.seat else ()


def declare(desk: Desk, move: Move) -> None:
    """Lay the cards on the table; they leave the hand at once."""
    cards = cards_of(move)
    for kind in cards:
        desk.give_card(desk.turn, kind)
    exchange = Exchange(desk.turn, move, cards)
    _question(desk, exchange, asked(desk.law, desk, exchange) if stoppers(cards) else ())


def let_pass(desk: Desk, step: Step, move: Move) -> None:
    exchange = desk.exchange
    assert exchange is not None
    _question(desk, exchange, exchange.waiting[1:])


def block(desk: Desk, step: Step, move: Move) -> None:
    """A card is shown; it closes the round, and the next one begins (FF-109, FF-204)."""
    assert desk.exchange is not None
    desk.give_card(step.seat, move.cause)
    exchange = desk.exchange._replace(blocks=(*desk.exchange.blocks, (step.seat, move.cause)))
    _question(desk, exchange, asked(desk.law, desk, exchange) if desk.law.block_chain else ())


def _question(desk: Desk, exchange: Exchange, waiting: tuple[Seat, ...]) -> None:
    """Ask the next seat of the round; when all have passed the exchange is over."""
    if waiting:
        desk.exchange = Exchange(exchange.seat, exchange.move, exchange.cards, exchange.blocks, waiting)
        desk.ask = Step("block", waiting[0])
    else:
        _settle(desk, exchange)


def _settle(desk: Desk, exchange: Exchange) -> None:
    """Blocks are discarded, and the play is carried out or lost (FF-113, FF-114)."""
    desk.exchange = None
    for _, kind in exchange.blocks:
        desk.discard = add(desk.discard, kind)
    if exchange.stands:
        carry_out(desk, exchange)
    else:
        discard_play(desk, exchange)
