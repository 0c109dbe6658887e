"""View model of Goofspiel for one viewer: the prize, the bids of this round, and the viewer's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from garden_desktop.core.layout import Box, Tiles
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import CHANCE, Seat, Side
from garden_desktop.core.view_model import Note, Piece, Place, SideSummary, TableViewModel
from tests.fifth.goofspiel.rules.rules import PRIZE, BidRules
from tests.fifth.goofspiel.rules.state import HIDDEN, Move, State

WIDTH, HEIGHT = 90, 120
BIDS = 260
"""From the place of one bid to the next."""


class BidViewModel(TableViewModel[Move]):
    """View model whose moves consist of one input step, a card on the viewer's bid place: one step
    completes a draft."""

    _rules: BidRules
    _view: State

    @property
    def places(self) -> Sequence[Place]:
        row = Tiles(Box(575 - BIDS * self._rules.seats / 2, 280, 110, 140), across=BIDS)
        bids = [
            Place(bid_of(side), "spot", *row.box(side), BID_OF.of(who=SideName(side)), group="bids")
            for side in range(self._rules.seats)
        ]
        hand = [] if self.seat is None else [Place("hand", "row", 50, 540, 900, 140, HAND, group="hand")]
        return (Place("prize", "spot", 445, 60, 110, 140, THE_PRIZE), *bids, *hand)

    @property
    def pieces(self) -> Sequence[Piece]:
        view = self._view
        found = [] if self.seat is None else self._hand(self.seat)
        if len(view.prizes) > view.round:
            prize = view.prizes[-1]
            found.append(_piece(f"prize.{prize}", "prize", PRIZE.of(card=prize), prize))
        for side, card in enumerate(view.bids):
            label = SEALED.of(who=SideName(side)) if card == HIDDEN else CARD.of(card=card)
            found.append(_piece(card_of(side, card), bid_of(side), label, card))
        return found

    def _hand(self, seat: Seat) -> list[Piece]:
        """Return the viewer's cards as pieces, a drafted one at the place where it was put; empty before the deal.

        The deal hides a card, so before it nothing is known of any hand.
        """
        if len(self._view.aside) <= seat:
            return []
        put = {handle.piece: handle.place for handle in self.draft}
        hand = self._view.hand(seat, self._rules.cards)
        ids = [card_of(seat, card) for card in hand]
        return [
            _piece(name, put.get(name, "hand"), CARD.of(card=card), card) for name, card in zip(ids, hand, strict=True)
        ]

    @property
    def notes(self) -> Sequence[Note]:
        return (Note("rounds", ROUNDS.of(number=self._rules.cards - 1 - self._view.round)),)

    @property
    def prompt(self) -> Message:
        seat = self._rules.to_move(self._view)
        if seat is None:
            return OVER
        return DRAWN if seat == CHANCE else ASK.of(who=SideName(seat), card=self._view.prizes[-1])

    def side_summary(self, side: Side) -> SideSummary:
        return SideSummary(TAKEN.of(number=len(self._view.won(side))), score=sum(self._view.won(side).values()))

    def intended_move(self, place: str, piece: str) -> Move | None:
        owner, _, card = piece.removeprefix("card.").partition(".")
        return Move("bid", int(card)) if piece and place == f"bid.{owner}" else None


def bid_of(side: Side) -> str:
    """Return the id of the place for the bid of `side`."""
    return f"bid.{side}"


def card_of(side: Side, card: int) -> str:
    """Return the id of a card of `side` as a piece; HIDDEN stands for a card that lies face down."""
    return f"card.{side}.{card}"


def _piece(name: str, place: str, label: Message, card: int) -> Piece:
    sprite, caption = ("back", None) if card == HIDDEN else ("card", FIGURE.of(card=card))
    return Piece(name, place, sprite, label, WIDTH, HEIGHT, z=card, caption=caption)


THE_PRIZE = QT_TRANSLATE_NOOP("goofspiel", "Prize")
HAND = QT_TRANSLATE_NOOP("goofspiel", "Your hand")
BID_OF = QT_TRANSLATE_NOOP("goofspiel", "Bid of {who}")
CARD = QT_TRANSLATE_NOOP("goofspiel", "A card: {card}")
SEALED = QT_TRANSLATE_NOOP("goofspiel", "A card of {who}, face down")
FIGURE = QT_TRANSLATE_NOOP("goofspiel", "{card}")
ROUNDS = QT_TRANSLATE_NOOP("goofspiel", "rounds to go: {number}")
ASK = QT_TRANSLATE_NOOP("goofspiel", "{who}: bid a card for the prize of {card}.")
DRAWN = QT_TRANSLATE_NOOP("goofspiel", "A card is drawn.")
OVER = QT_TRANSLATE_NOOP("goofspiel", "All hands are played.")
TAKEN = QT_TRANSLATE_NOOP("goofspiel", "prizes: {number}")
