"""Positions and moves of Goofspiel, and what follows from them."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from garden_desktop.core.types import Seat

HIDDEN = -1
"""A card that these eyes may not know."""

Kind: TypeAlias = Literal["aside", "prize", "bid"]


class Move(NamedTuple):
    """Nature puts a card aside and turns up a prize; a seat bids a card."""

    kind: Kind
    card: int


class State(NamedTuple):
    """`aside` and `played` have an entry a seat, as far as it has been dealt; `bids` those of the round under way."""

    aside: tuple[int, ...]
    prizes: tuple[int, ...]
    played: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]

    @property
    def round(self) -> int:
        """How many rounds are over."""
        return len(self.played[0])

    def hand(self, seat: Seat, cards: int) -> tuple[int, ...]:
        """What `seat` may hold, for all these eyes know; of one's own cards those in hand."""
        gone = {*self.played[seat], *self.aside[seat : seat + 1], *self.bids[seat : seat + 1]}
        return tuple(card for card in range(1, cards + 1) if card not in gone)

    def winner(self, number: int) -> Seat | None:
        """Who took the prize of a round that is over; None where the highest bids are equal."""
        bids = [cards[number] for cards in self.played]
        return bids.index(max(bids)) if bids.count(max(bids)) == 1 else None

    def won(self, seat: Seat) -> dict[int, int]:
        """Round -> prize, of those that `seat` has taken."""
        return {number: self.prizes[number] for number in range(self.round) if self.winner(number) == seat}
