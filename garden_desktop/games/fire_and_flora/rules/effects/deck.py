"""Drawing: Resource Cards into hands, Land Cards to the market."""

from __future__ import annotations

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.data.cards import add
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition, without
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Step


def draws(seat: Seat, number: int) -> Step:
    """So many Resource Cards for a seat."""
    return Step("draws", seat, what=number)


def draw_lands(number: int) -> Step:
    """So many Land Cards for the market."""
    return Step("lands", what=number)


def draw_cards(position: MutablePosition, step: Step) -> None:
    """One card after another; where both piles are empty the rest of the draws is lost (FF-60)."""
    if step.what and position.turn_deck():
        if step.what > 1:
            position.then(draws(step.seat, step.what - 1))
        position.ask = Step("resource", what=step.seat)


def resource(position: MutablePosition, step: Step, move: Move) -> None:
    position.deck, position.left = add(position.deck, move.cause, -1), position.left - 1
    position.take_card(step.what, move.cause)


def turn_up_lands(position: MutablePosition, step: Step) -> None:
    """One land after another, as long as any is left (FF-55)."""
    if step.what and (position.bag or position.queue):
        if step.what > 1:
            position.then(draw_lands(step.what - 1))
        position.ask = Step("land")


def land(position: MutablePosition, step: Step, move: Move) -> None:
    """The top Land Card joins the market; a full market gives its oldest back (FF-54, FF-208)."""
    if position.bag:
        position.bag = without(position.bag, move.card)
    else:
        position.queue = position.queue[1:]
    position.market = (*position.market, move.card)
    if len(position.market) > position.config.market_limit:
        position.under_the_deck(position.market[0])
        position.market = position.market[1:]
