"""Fire Events: the die, and the walk through all landscapes in burn order (FF-122 to FF-130)."""

from __future__ import annotations

from garden_desktop.core.game import NATURE, Seat
from garden_desktop.games.fire_and_flora.data.cards import FIRE, WATER
from garden_desktop.games.fire_and_flora.data.pack import BOTH, BUILT
from garden_desktop.games.fire_and_flora.rules.effects.desk import Desk
from garden_desktop.games.fire_and_flora.rules.effects.plants import apply_cause
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Step


def fire(desk: Desk) -> None:
    """Roll the die, unless Santa Ana Winds are in view, and burn row after row (FF-123, FF-175)."""
    desk.then(Step("rows"))
    if desk.winds:
        desk.spent, desk.winds = (*desk.spent, *desk.winds), ()
        desk.area = BOTH
        return
    desk.then(Step("die"), *(Step("lookout", seat) for seat in _lookouts(desk)))


def _lookouts(desk: Desk) -> list[Seat]:
    """The owner of each Fire Lookout, clockwise from the active player."""
    return [
        seat
        for seat in desk.clockwise(desk.turn)
        for land in desk.rows[seat]
        if desk.law.effect(desk.on[land]) == "lookout"
    ]


def roll_die(desk: Desk, step: Step) -> None:
    desk.ask = step


def die(desk: Desk, step: Step, move: Move) -> None:
    desk.area = move.number


def offer_reroll(desk: Desk, step: Step) -> None:
    desk.ask = step


def keep(desk: Desk, step: Step, move: Move) -> None:
    """The roll stands."""


def reroll(desk: Desk, step: Step, move: Move) -> None:
    """The Fire Lookout has the die rolled again (FF-159)."""
    desk.then(Step("die", NATURE))


def burn_order(seats: int, active: Seat) -> tuple[Seat, ...]:
    """The active seat, then the one who played just before, and so on (FF-125)."""
    return tuple((active - n) % seats for n in range(seats))


def burn_rows(desk: Desk, step: Step) -> None:
    desk.rolled = desk.area
    for seat in reversed(burn_order(desk.law.seats, desk.turn)):
        desk.then(Step("row", seat))


def burn_row(desk: Desk, step: Step) -> None:
    """Each Fire Station may name a plant, then the lands burn from left to right."""
    row = desk.rows[step.seat]
    stations = sum(desk.law.effect(desk.on[land]) == "firestation" for land in row)
    desk.spared = ()
    desk.then(*(Step("protect", step.seat) for _ in range(stations)), Step("burn", step.seat, lands=row))


def offer_protection(desk: Desk, step: Step) -> None:
    """Ask for the plant a Fire Station shall spare, if one there would be burned (FF-154)."""
    lands = tuple([land for land in desk.rows[step.seat] if _burns(desk, land)])
    if lands:
        desk.ask = step._replace(lands=lands, may=True)


def protect(desk: Desk, step: Step, move: Move) -> None:
    if move.place in step.lands:
        desk.spared = (*desk.spared, move.place)


def burn_lands(desk: Desk, step: Step) -> None:
    """The next land that burns, on the live state; the rest of the row after it (FF-126, FF-128)."""
    for n, land in enumerate(step.lands, 1):
        if _burns(desk, land):
            desk.then(step._replace(lands=step.lands[n:]))
            desk.visit(step.lands[:n])
            _burn(desk, step.seat, land)
            return
    desk.visit(step.lands)


def _burns(desk: Desk, land: int) -> bool:
    bears_plant = 0 <= desk.on[land] < BUILT
    return bears_plant and land not in desk.spared and desk.law.would_burn(land, desk.area)


def _burn(desk: Desk, seat: Seat, land: int) -> None:
    """One Fire, or with `firefighting` first the question whether to douse (FF-203)."""
    if desk.law.firefighting and desk.law.answers_to_fire(land, desk.on[land]):
        desk.ask = Step("douse", seat, land)
    else:
        apply_cause(desk, land, FIRE)


def douse(desk: Desk, step: Step, move: Move) -> None:
    desk.spend_card(step.seat, WATER)


def let_burn(desk: Desk, step: Step, move: Move) -> None:
    apply_cause(desk, step.land, FIRE)
