"""The course of the turns, and how the game ends (FF-06 to FF-10, FF-50 to FF-67)."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.game import Seat
from garden_desktop.games.fire_and_flora.rules.effects.buildings import cards_a_turn, coins_a_turn
from garden_desktop.games.fire_and_flora.rules.effects.deck import draw_lands, draws
from garden_desktop.games.fire_and_flora.rules.effects.desk import Desk, without
from garden_desktop.games.fire_and_flora.rules.events.events import EVENTS, next_seat
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.scoring import leaders, stars_of
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, NOWHERE, Ending, Marks, Step, Turn

UNMARKED: Final = Marks()
DRAW_EVENT: Final = Step("event")
PUT_AWAY: Final = Step("put away")
TURN_UP_LAND: Final = draw_lands(1)


def begin_turn(desk: Desk, step: Step) -> None:
    """La Niña of this seat ends, marks are cleared, and the four parts lie ahead (FF-51)."""
    desk.turn = step.seat
    if step.seat in desk.dry:
        desk.dry = without(desk.dry, step.seat)
    desk.marks = UNMARKED
    desk.drawn, desk.rolled = NOWHERE, 0
    seat = step.seat
    desk.then(DRAW_EVENT, TURN_UP_LAND, Step("income", seat), Step("coins", seat), Step("actions", seat))


def draw_event(desk: Desk, step: Step) -> None:
    """An empty Event Deck is made of its discard pile (FF-53)."""
    if not desk.events:
        desk.events, desk.spent = tuple(sorted(desk.spent)), ()
    if desk.events:
        desk.ask = step


def event(desk: Desk, step: Step, move: Move) -> None:
    desk.events = without(desk.events, move.card)
    desk.event = desk.drawn = move.card
    desk.then(PUT_AWAY)
    EVENTS[desk.law.cards[move.card].effect](desk)


def put_event_away(desk: Desk, step: Step) -> None:
    """To the discard pile, unless it stays in view (FF-52)."""
    if desk.event != NOWHERE:
        desk.spent = (*desk.spent, desk.event)
    desk.event, desk.area, desk.spared, desk.trail = NOWHERE, 0, (), ()


def draw_income(desk: Desk, step: Step) -> None:
    desk.then(draws(step.seat, cards_a_turn(desk.law, desk, step.seat)))


def take_income(desk: Desk, step: Step) -> None:
    """Coins are counted after the cards are drawn (FF-58)."""
    desk.pay(step.seat, -coins_a_turn(desk.law, desk, step.seat))


def await_action(desk: Desk, step: Step) -> None:
    desk.ask = step


def end(desk: Desk, step: Step, move: Move) -> None:
    desk.then(Step("discard", step.seat), Step("close", step.seat))


def trim_hand(desk: Desk, step: Step) -> None:
    if desk.sizes[step.seat] > desk.law.hand_limit:
        desk.ask = step


def discard(desk: Desk, step: Step, move: Move) -> None:
    desk.spend_card(step.seat, move.cause)
    desk.then(step)


def close_turn(desk: Desk, step: Step) -> None:
    """On to the next seat; after the last one of the last round the game stops (FF-10, FF-218)."""
    seats = range(desk.law.seats)
    income = tuple([coins_a_turn(desk.law, desk, seat) for seat in seats])
    stars = tuple([stars_of(desk.law, desk, seat) for seat in seats])
    desk.past = (*desk.past, Turn(step.seat, desk.drawn, desk.rolled, stars, desk.coins, income))
    seat = next_seat(desk, step.seat)
    if seat != desk.first:
        desk.then(Step("turn", seat))
    elif desk.round < desk.law.rounds:
        desk.round += 1
        desk.then(Step("turn", seat))
    else:
        _stop(desk)


def _stop(desk: Desk) -> None:
    """Most stars, then most coins; the solo challenge is lost (FF-10, FF-218)."""
    if desk.law.solo:
        finish(desk, "challenge_lost", ())
    else:
        finish(desk, "round_limit", leaders(desk.law, desk))


def compare_stars(desk: Desk) -> None:
    """Whoever reaches the target wins at once: the active player first, then clockwise (FF-06, FF-07)."""
    desk.touched = False
    for seat in desk.clockwise(max(0, desk.turn)):
        if stars_of(desk.law, desk, seat) >= desk.law.target:
            finish(desk, "target", (seat,))
            return


def finish(desk: Desk, ending: Ending, winners: tuple[Seat, ...]) -> None:
    desk.ending, desk.winners = ending, winners
    desk.ask = Step("over", NOBODY)
    desk.todo = ()
