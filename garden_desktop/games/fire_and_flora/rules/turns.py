"""The course of the turns, and how the game ends (FF-06 to FF-10, FF-50 to FF-67)."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.rules.effects.buildings import cards_a_turn, coins_a_turn
from garden_desktop.games.fire_and_flora.rules.effects.deck import draw_lands, draws
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition, without
from garden_desktop.games.fire_and_flora.rules.events.events import EVENTS, next_seat
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.scoring import leaders, stars_of
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, NOWHERE, Ending, Step, Turn, TurnMarks

UNMARKED: Final = TurnMarks()
DRAW_EVENT: Final = Step("event")
PUT_AWAY: Final = Step("put away")
TURN_UP_LAND: Final = draw_lands(1)


def begin_turn(position: MutablePosition, step: Step) -> None:
    """La Niña of this seat ends, marks are cleared, and the four parts lie ahead (FF-51)."""
    position.turn = step.seat
    if step.seat in position.dry:
        position.dry = without(position.dry, step.seat)
    position.marks = UNMARKED
    position.drawn, position.rolled = NOWHERE, 0
    seat = step.seat
    position.then(DRAW_EVENT, TURN_UP_LAND, Step("income", seat), Step("coins", seat), Step("actions", seat))


def draw_event(position: MutablePosition, step: Step) -> None:
    """An empty Event Deck is made of its discard pile (FF-53)."""
    if not position.events:
        position.events, position.spent = tuple(sorted(position.spent)), ()
    if position.events:
        position.ask = step


def event(position: MutablePosition, step: Step, move: Move) -> None:
    position.events = without(position.events, move.card)
    position.event = position.drawn = move.card
    position.then(PUT_AWAY)
    EVENTS[position.config.cards[move.card].effect](position)


def put_event_away(position: MutablePosition, step: Step) -> None:
    """To the discard pile, unless it stays in view (FF-52)."""
    if position.event != NOWHERE:
        position.spent = (*position.spent, position.event)
    position.event, position.area, position.spared, position.trail = NOWHERE, 0, (), ()


def draw_income(position: MutablePosition, step: Step) -> None:
    position.then(draws(step.seat, cards_a_turn(position.config, position, step.seat)))


def take_income(position: MutablePosition, step: Step) -> None:
    """Coins are counted after the cards are drawn (FF-58)."""
    position.pay(step.seat, -coins_a_turn(position.config, position, step.seat))


def await_action(position: MutablePosition, step: Step) -> None:
    position.ask = step


def end(position: MutablePosition, step: Step, move: Move) -> None:
    position.then(Step("discard", step.seat), Step("close", step.seat))


def trim_hand(position: MutablePosition, step: Step) -> None:
    if position.sizes[step.seat] > position.config.hand_limit:
        position.ask = step


def discard(position: MutablePosition, step: Step, move: Move) -> None:
    position.spend_card(step.seat, move.cause)
    position.then(step)


def close_turn(position: MutablePosition, step: Step) -> None:
    """On to the next seat; after the last one of the last round the game stops (FF-10, FF-218)."""
    seats = range(position.config.seats)
    income = tuple([coins_a_turn(position.config, position, seat) for seat in seats])
    stars = tuple([stars_of(position.config, position, seat) for seat in seats])
    position.past = (*position.past, Turn(step.seat, position.drawn, position.rolled, stars, position.coins, income))
    seat = next_seat(position, step.seat)
    if seat != position.first:
        position.then(Step("turn", seat))
    elif position.round < position.config.rounds:
        position.round += 1
        position.then(Step("turn", seat))
    else:
        _stop(position)


def _stop(position: MutablePosition) -> None:
    """Most stars, then most coins; the solo challenge is lost (FF-10, FF-218)."""
    if position.config.solo:
        finish(position, "challenge_lost", ())
    else:
        finish(position, "round_limit", leaders(position.config, position))


def compare_stars(position: MutablePosition) -> None:
    """Whoever reaches the target wins at once: the active player first, then clockwise (FF-06, FF-07)."""
    position.touched = False
    for seat in position.clockwise(max(0, position.turn)):
        if stars_of(position.config, position, seat) >= position.config.target:
            finish(position, "target", (seat,))
            return


def finish(position: MutablePosition, ending: Ending, winners: tuple[Seat, ...]) -> None:
    position.ending, position.winners = ending, winners
    position.ask = Step("over", NOBODY)
    position.todo = ()
