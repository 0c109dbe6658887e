"""Drawing: Resource Cards into hands, Land Cards to the market."""

from __future__ import annotations

from garden_desktop.core.game import Seat
from garden_desktop.games.fire_and_flora.data.cards import add
from garden_desktop.games.fire_and_flora.rules.effects.desk import Desk, without
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Step


def draws(seat: Seat, number: int) -> Step:
    """So many Resource Cards for a seat."""
    return Step("draws", seat, what=number)


def draw_lands(number: int) -> Step:
    """So many Land Cards for the market."""
    return Step("lands", what=number)


def draw_cards(desk: Desk, step: Step) -> None:
    """One card after another; where both piles are empty the rest of the draws is lost (FF-60)."""
    if step.what and desk.turn_deck():
        if step.what > 1:
            desk.then(draws(step.seat, step.what - 1))
        desk.ask = Step("resource", what=step.seat)


def resource(desk: Desk, step: Step, move: Move) -> None:
    desk.deck, desk.left = add(desk.deck, move.cause, -1), desk.left - 1
    desk.take_card(step.what, move.cause)


def turn_up_lands(desk: Desk, step: Step) -> None:
    """One land after another, as long as any is left (FF-55)."""
    if step.what and (desk.bag or desk.queue):
        if step.what > 1:
            desk.then(draw_lands(step.what - 1))
        desk.ask = Step("land")


def land(desk: Desk, step: Step, move: Move) -> None:
    """The top Land Card joins the market; a full market gives its oldest back (FF-54, FF-208)."""
    if desk.bag:
        desk.bag = without(desk.bag, move.card)
    else:
        desk.queue = desk.queue[1:]
    desk.market = (*desk.market, move.card)
    if len(desk.market) > desk.law.market_limit:
        desk.under_the_deck(desk.market[0])
        desk.market = desk.market[1:]
