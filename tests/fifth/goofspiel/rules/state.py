"""Positions and moves of Goofspiel, and what follows from them."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import Seat

HIDDEN = -1
"""A card that these eyes may not know."""

Kind: TypeAlias = Literal["aside", "prize", "bid"]


class Move(NamedTuple):
    """One move. Nature puts a card aside and turns up a prize; a seat bids a card."""

    kind: Kind
    card: int


class State(NamedTuple):
    """Position of a match. `aside` and `played` have an entry for each seat dealt to so far; `bids` are those of the
    current round."""

    aside: tuple[int, ...]
    prizes: tuple[int, ...]
    played: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]

    @property
    def round(self) -> int:
        """Number of finished rounds."""
        return len(self.played[0])

    def hand(self, seat: Seat, cards: int) -> tuple[int, ...]:
        """Return the cards that `seat` may still hold, as far as this view knows: exact for the viewer's own hand."""
        gone = {*self.played[seat], *self.aside[seat : seat + 1], *self.bids[seat : seat + 1]}
        return tuple(card for card in range(1, cards + 1) if card not in gone)

    def winner(self, number: int) -> Seat | None:
        """Return the seat that took the prize of finished round `number`, or None where the highest bids were equal."""
        bids = [cards[number] for cards in self.played]
        return bids.index(max(bids)) if bids.count(max(bids)) == 1 else None

    def won(self, seat: Seat) -> dict[int, int]:
        """Return the prizes that `seat` has taken, by round."""
        return {number: self.prizes[number] for number in range(self.round) if self.winner(number) == seat}
