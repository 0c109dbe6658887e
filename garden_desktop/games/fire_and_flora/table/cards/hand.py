"""The open hand: which cards lie in which place.

The last card of a type that is also played in pairs has a place of its own, so that it can be laid on the others. It is
the uppermost of one pile with them, until one is laid on the other.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from garden_desktop.core.gesture import Draft
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, TYPES, Counts
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.table import ids


class HandSlot(NamedTuple):
    """One place of the hand: cards of `kind`, by their numbers."""

    id: str
    kind: int
    numbers: tuple[int, ...]


def twins(config: RulesConfig) -> frozenset[int]:
    """The types of which two together are the cause of a line."""
    pairs = (CAUSES[cause] for side in config.lines for cause in side)
    return frozenset(icons[0] for icons in pairs if len(icons) == 2 and icons[0] == icons[1])


def wells(config: RulesConfig, held: Counts) -> tuple[HandSlot, ...]:
    """The places of the hand, in the fixed order of the types."""
    paired, found = twins(config), list[HandSlot]()
    for kind in TYPES:
        number = held[kind]
        if number > 1 and kind in paired:
            found.append(HandSlot(ids.well(kind), kind, tuple(range(1, number))))
            found.append(HandSlot(ids.well(kind, twin=True), kind, (number,)))
        elif number:
            found.append(HandSlot(ids.well(kind), kind, tuple(range(1, number + 1))))
    return tuple(found)


def lying(wells: tuple[HandSlot, ...], draft: Draft) -> tuple[int, ...]:
    """How many cards each place has to show, those that were laid on others with them; an empty one keeps its room."""
    laid = Counter(handle.place for handle in draft if handle.loose)
    gone = {handle.piece for handle in draft if handle.loose}
    at_home = (sum(ids.card(well.kind, number) not in gone for number in well.numbers) for well in wells)
    return tuple(max(1, number + laid[well.id]) for number, well in zip(at_home, wells, strict=True))


def joined(wells: tuple[HandSlot, ...], draft: Draft) -> tuple[bool, ...]:
    """Whether each place is the top of the pile in the place before it: the card of a pair that was not begun yet."""
    begun = {handle.place for handle in draft if handle.loose}
    before = (None, *wells)[: len(wells)]
    return tuple(
        under is not None and under.kind == well.kind and not begun & {under.id, well.id}
        for under, well in zip(before, wells, strict=True)
    )


def cards(kind: int, held: Counts) -> tuple[str, ...]:
    """The cards of a type, by their ids."""
    return tuple(ids.card(kind, number) for number in range(1, held[kind] + 1))


def lies(draft: Draft, well: HandSlot, number: int) -> str:
    """The place where a card lies: in its own, or where it was put."""
    card = ids.card(well.kind, number)
    return next((handle.place for handle in draft if handle.piece == card), well.id)
