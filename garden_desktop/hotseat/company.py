"""Players of the evening: seating of remembered people at a table that is being set up."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.new_game import HUMAN, NAMES, NewGameState, seat_of

MORNING: Final = timedelta(hours=6)
"""An evening lasts until 6 a.m."""


def company(choices: NewGameState, known: Collection[str]) -> list[Seated]:
    """People at the table, except seats that still have a default name. `known` are folded names."""
    return [
        seat
        for seat in choices.seats
        if seat.who == HUMAN and (seat.name.casefold() in known or seat.name not in NAMES)
    ]


def seated(choices: NewGameState, people: Sequence[Seated]) -> NewGameState:
    """Seat these people in this order, then computers, and as few others as the mode requires.

    People keep their symbols where these are free. Those beyond the number of seats are left out. A computer with the
    name of a person who sits down gets another name.
    """
    most = max(choices.mode.seats)
    people = people[:most]
    computers = [seat for seat in choices.seats if seat.who != HUMAN][: most - len(people)]
    wanted = [*people, *_renamed(computers, people)]
    here = {seat.name.casefold() for seat in wanted}
    spare = [*choices.people, *(Seated(name, symbol) for symbol, name in enumerate(NAMES))]
    others = {seat.name.casefold(): seat for seat in reversed(spare) if seat.name.casefold() not in here}
    waiting = sorted(others.values(), key=spare.index)
    count = min(seats for seats in choices.mode.seats if seats >= len(wanted))
    return replace(choices, people=_signed([*wanted, *waiting][: len(choices.people)]), count=count)


def _renamed(computers: Sequence[Seated], people: Sequence[Seated]) -> list[Seated]:
    """Computers without the names of these people: each gets a default name that is free at the table instead."""
    taken = {seat.name.casefold() for seat in [*people, *computers]}
    free = iter([name for name in NAMES if name.casefold() not in taken])
    sitting = {seat.name.casefold() for seat in people}
    return [one._replace(name=next(free)) if one.name.casefold() in sitting else one for one in computers]


def _signed(people: Sequence[Seated]) -> tuple[Seated, ...]:
    """People with distinct symbols; in order, each keeps the own one where it is free."""
    free, signed = list(range(len(people))), list[Seated]()
    for at, seat in enumerate(people):
        wanted = {other.symbol for other in people[at:]}
        symbol = seat.symbol if seat.symbol in free else next(symbol for symbol in free if symbol not in wanted)
        free.remove(symbol)
        signed.append(seat._replace(symbol=symbol))
    return tuple(signed)


def tonight(people: Sequence[Seated], now: datetime) -> dict[str, Any]:
    """Players of the evening as JSON, for `playing`."""
    return {"day": _evening(now), "people": [list(one) for one in people]}


def playing(kept: object, now: datetime) -> list[Seated]:
    """Players stored by `tonight` on the same evening; empty on another one."""
    match kept:
        case {"day": str(day), "people": [*rows]} if day == _evening(now):
            return [one for row in rows if (one := seat_of(row)) is not None]
    return []


def _evening(now: datetime) -> str:
    return (now - MORNING).date().isoformat()
