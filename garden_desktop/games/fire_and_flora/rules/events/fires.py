"""Fire Events: the die, and the walk through all landscapes in burn order (FF-122 to FF-130)."""

from __future__ import annotations

from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games.fire_and_flora.data.cards import FIRE, WATER
from garden_desktop.games.fire_and_flora.data.pack import BOTH, BUILT
from garden_desktop.games.fire_and_flora.rules.effects.plants import apply_cause
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Step


def fire(position: MutablePosition) -> None:
    """Roll the die, unless Santa Ana Winds are in view, and burn row after row (FF-123, FF-175)."""
    position.then(Step("rows"))
    if position.winds:
        position.spent, position.winds = (*position.spent, *position.winds), ()
        position.area = BOTH
        return
    position.then(Step("die"), *(Step("lookout", seat) for seat in _lookouts(position)))


def _lookouts(position: MutablePosition) -> list[Seat]:
    """The owner of each Fire Lookout, clockwise from the active player."""
    return [
        seat
        for seat in position.clockwise(position.turn)
        for land in position.rows[seat]
        if position.config.effect(position.on[land]) == "lookout"
    ]


def roll_die(position: MutablePosition, step: Step) -> None:
    position.ask = step


def die(position: MutablePosition, step: Step, move: Move) -> None:
    position.area = move.number


def offer_reroll(position: MutablePosition, step: Step) -> None:
    position.ask = step


def keep_roll(position: MutablePosition, step: Step, move: Move) -> None:
    """The roll stands."""


def reroll(position: MutablePosition, step: Step, move: Move) -> None:
    """The Fire Lookout has the die rolled again (FF-159)."""
    position.then(Step("die", CHANCE))


def burn_order(seats: int, active: Seat) -> tuple[Seat, ...]:
    """The active seat, then the one who played just before, and so on (FF-125)."""
    return tuple((active - n) % seats for n in range(seats))


def burn_rows(position: MutablePosition, step: Step) -> None:
    position.rolled = position.area
    for seat in reversed(burn_order(position.config.seats, position.turn)):
        position.then(Step("row", seat))


def burn_row(position: MutablePosition, step: Step) -> None:
    """Each Fire Station may name a plant, then the lands burn from left to right."""
    row = position.rows[step.seat]
    stations = sum(position.config.effect(position.on[land]) == "firestation" for land in row)
    position.spared = ()
    position.then(*(Step("protect", step.seat) for _ in range(stations)), Step("burn", step.seat, lands=row))


def offer_protection(position: MutablePosition, step: Step) -> None:
    """Ask for the plant a Fire Station shall spare, if one there would be burned (FF-154)."""
    lands = tuple([land for land in position.rows[step.seat] if _burns(position, land)])
    if lands:
        position.ask = step._replace(lands=lands, may=True)


def protect(position: MutablePosition, step: Step, move: Move) -> None:
    if move.place in step.lands:
        position.spared = (*position.spared, move.place)


def burn_lands(position: MutablePosition, step: Step) -> None:
    """The next land that burns, on the live state; the rest of the row after it (FF-126, FF-128)."""
    for n, land in enumerate(step.lands, 1):
        if _burns(position, land):
            position.then(step._replace(lands=step.lands[n:]))
            position.visit(step.lands[:n])
            _burn(position, step.seat, land)
            return
    position.visit(step.lands)


def _burns(position: MutablePosition, land: int) -> bool:
    bears_plant = 0 <= position.on[land] < BUILT
    return bears_plant and land not in position.spared and position.config.would_burn(land, position.area)


def _burn(position: MutablePosition, seat: Seat, land: int) -> None:
    """One Fire, or with `firefighting` first the question whether to douse (FF-203)."""
    if position.config.firefighting and position.config.answers_to_fire(land, position.on[land]):
        position.ask = Step("douse", seat, land)
    else:
        apply_cause(position, land, FIRE)


def douse(position: MutablePosition, step: Step, move: Move) -> None:
    position.spend_card(step.seat, WATER)


def let_burn(position: MutablePosition, step: Step, move: Move) -> None:
    apply_cause(position, step.land, FIRE)
