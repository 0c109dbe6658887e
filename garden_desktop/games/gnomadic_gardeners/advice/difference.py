"""What the best gnomes give that others do not: what each of the two brings at its worst."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Seat
from garden_desktop.games.gnomadic_gardeners.data.words import ITEM_NAMES
from garden_desktop.games.gnomadic_gardeners.rules.names import hours
from garden_desktop.games.gnomadic_gardeners.rules.state import State

MOST_ITEMS: Final = 3
"""Of no more things is it said what they bring."""


def difference(start: State, best: State, yours: State, seat: Seat, *, lead: bool) -> Iterator[Message]:
    """In whole sentences, from two rounds played out against the worst that the other side could do; `lead` says
    that its bliss counts against it."""
    one, other = (_brought(start, state, seat) for state in (best, yours))
    if best.preps[seat] != yours.preps[seat]:
        yield HOURS.of(best=hours(best.preps[seat]), yours=hours(yours.preps[seat]))
    apart = [item for item in {**one, **other} if one.get(item, 0) != other.get(item, 0)]
    for item in sorted(apart, key=lambda item: -abs(one.get(item, 0) - other.get(item, 0)))[:MOST_ITEMS]:
        yield BRINGS.of(item=ITEM_NAMES[item], n=one.get(item, 0), yours=other.get(item, 0))
    theirs, with_yours = (sum(_brought(start, state, 1 - seat).values()) for state in (best, yours))
    if lead and theirs != with_yours:
        yield THEIRS.of(n=theirs, yours=with_yours)


def _brought(start: State, state: State, seat: Seat) -> dict[str, int]:
    """What this round brought a side, by item."""
    found: dict[str, int] = {}
    for entry in state.entries[len(start.entries) :]:
        if entry.side == seat:
            for item, bliss in entry.items:
                found[item] = found.get(item, 0) + bliss
    return found


HOURS: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "It takes {best}, yours {yours}; whoever takes fewer comes first."
)
BRINGS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{item}: %n bliss even at its worst; with yours {yours}.")
THEIRS: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "The other side comes to %n bliss there; with yours to {yours}."
)
