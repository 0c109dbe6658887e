"""Table of Goofspiel: how a bid is entered, and the messages that describe moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.table import Table
from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.core.types import CHANCE, Seat
from tests.fifth.goofspiel.rules.rules import BidRules
from tests.fifth.goofspiel.rules.state import Move, State
from tests.fifth.goofspiel.table.view_model import BidViewModel, bid_of, card_of


class BidTable(Table[State, Move]):
    """Table of Goofspiel. A bid is secret, so a person who bids needs the screen alone, and a hand-over gate precedes
    it."""

    view_model = BidViewModel
    _rules: BidRules

    def gesture(self, view: State, move: Move) -> Sequence[InputStep]:
        seat = len(view.bids)
        return (InputStep(bid_of(seat), card_of(seat, move.card)),)

    def moment(self, view: State) -> Message:
        return ROUND.of(number=min(view.round + 1, self._rules.cards - 1))

    def private(self, view: State) -> bool:
        return self._rules.to_move(view) not in (None, CHANCE)

    def describe_move(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Message]:
        if move.kind == "aside":
            return (ASIDE.of(who=SideName(len(before.aside))),)
        if move.kind == "prize":
            return (TURNED_UP.of(card=move.card),)
        told = BID.of(who=SideName(len(before.bids)))
        return (told,) if after.bids else (told, *_outcome(after))


def _outcome(after: State) -> Sequence[Message]:
    """Return the messages about the end of a round: all bids, then who takes the prize, if anybody."""
    bids = tuple(ONE_BID.of(who=SideName(side), card=cards[-1]) for side, cards in enumerate(after.played))
    winner, prize = after.winner(after.round - 1), after.prizes[-1]
    end = EQUAL.of(card=prize) if winner is None else TAKES.of(who=SideName(winner), card=prize)
    return BIDS.of(bids=ListArg(bids)), end


TABLE: Callable[[BidRules], Table[State, Move]] = BidTable

ROUND = QT_TRANSLATE_NOOP("goofspiel", "Round {number}")
ASIDE = QT_TRANSLATE_NOOP("goofspiel", "A card of {who} was put aside in secret.")
TURNED_UP = QT_TRANSLATE_NOOP("goofspiel", "The prize is {card}.")
BID = QT_TRANSLATE_NOOP("goofspiel", "{who} bid a card.")
ONE_BID = QT_TRANSLATE_NOOP("goofspiel", "{who} {card}")
BIDS = QT_TRANSLATE_NOOP("goofspiel", "The bids were {bids}.")
TAKES = QT_TRANSLATE_NOOP("goofspiel", "{who} takes the prize of {card}.")
EQUAL = QT_TRANSLATE_NOOP("goofspiel", "The highest bids are equal: nobody takes the prize of {card}.")
