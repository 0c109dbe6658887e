"""Who plays tonight: people sit down at a table that is being laid, and get up again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.new_game import HUMAN, NAMES, NewGameState, seat_of

MORNING: Final = timedelta(hours=6)
"""After midnight an evening goes on so long."""


def company(choices: NewGameState, known: Collection[str]) -> list[Seated]:
    """The people at the table, but for the usual names of seats that nobody has taken. `known` are folded names."""
    return [
        seat
        for seat in choices.seats
        if seat.who == HUMAN and (seat.name.casefold() in known or seat.name not in NAMES)
    ]


def seated(choices: NewGameState, people: Sequence[Seated]) -> NewGameState:
    """These people sit at the table in this order, computers after them, and as few others as the mode asks for.

    Each has the sign they bring where it is free. More than there are seats do not sit down. A computer that played for
    somebody who sits down now bears another name.
    """
    most = max(choices.mode.seats)
    people = people[:most]
    computers = [seat for seat in choices.seats if seat.who != HUMAN][: most - len(people)]
    wanted = [*people, *_renamed(computers, people)]
    here = {seat.name.casefold() for seat in wanted}
    spare = [*choices.people, *(Seated(name, symbol) for symbol, name in enumerate(NAMES))]
    others = {seat.name.casefold(): seat for seat in reversed(spare) if seat.name.casefold() not in here}
    waiting = sorted(others.values(), key=spare.index)
    count = min(choices.mode.seats, key=lambda seats: (seats < len(wanted), abs(seats - len(wanted))))
    return replace(choices, people=_signed([*wanted, *waiting][: len(choices.people)]), count=count)


def _renamed(computers: Sequence[Seated], people: Sequence[Seated]) -> list[Seated]:
    """Computers without the names of these people: instead with usual ones that nobody at the table bears."""
    taken = {seat.name.casefold() for seat in [*people, *computers]}
    free = [name for name in NAMES if name.casefold() not in taken]
    sitting = {seat.name.casefold() for seat in people}
    return [one._replace(name=free.pop(0)) if one.name.casefold() in sitting else one for one in computers]


def _signed(people: Sequence[Seated]) -> tuple[Seated, ...]:
    """Each with a sign of their own, whoever comes first with the one they bring."""
    free, signed = list(range(len(people))), list[Seated]()
    for at, seat in enumerate(people):
        later = {other.symbol for other in people[at + 1 :]}
        fresh = [symbol for symbol in free if symbol not in later] or free
        symbol = seat.symbol if seat.symbol in free else fresh[0]
        free.remove(symbol)
        signed.append(seat._replace(symbol=symbol))
    return tuple(signed)


def tonight(people: Sequence[Seated], now: datetime) -> dict[str, Any]:
    """Who plays, to be kept until the evening is over."""
    return {"day": _evening(now), "people": [list(one) for one in people]}


def playing(kept: object, now: datetime) -> list[Seated]:
    """Who was kept by `tonight` on the same evening; nobody on another one."""
    match kept:
        case {"day": str(day), "people": [*rows]} if day == _evening(now):
            return [one for row in rows if (one := seat_of(row)) is not None]
    return []


def _evening(now: datetime) -> str:
    return (now - MORNING).date().isoformat()
