"""The law of Goofspiel: a card aside for everybody, then a prize and a sealed bid of each, round by round."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from garden_desktop.core.rules import Rules
from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.types import CHANCE, InvalidMoveError, Options, Reason, Result, ScoreLine, Seat, Side
from tests.fifth.goofspiel.data.packfile import CardPack
from tests.fifth.goofspiel.rules.state import HIDDEN, Move, State

WRITTEN: Final = re.compile(r"(aside|prize|bid) ([1-9][0-9]?)")


class BidRules:
    """Rules for one table. The last card of a hand is bid in the last round: so many rounds as cards but one."""

    def __init__(self, seats: int, _options: Options, pack: CardPack) -> None:
        self.seats = self.sides = seats
        self.cards = pack.cards

    def setup(self) -> State:
        return State((), (), ((),) * self.seats, ())

    def to_move(self, state: State) -> Seat | None:
        if len(state.aside) < self.seats:
            return CHANCE
        if state.round == self.cards - 1:
            return None
        return CHANCE if len(state.prizes) == state.round else len(state.bids)

    def legal_moves(self, state: State) -> Sequence[Move]:
        seat = self.to_move(state)
        if seat is None:
            return ()
        if seat != CHANCE:
            return [Move("bid", card) for card in state.hand(seat, self.cards)]
        if len(state.aside) < self.seats:
            return [Move("aside", card) for card in range(1, self.cards + 1)]
        return [Move("prize", card) for card in range(1, self.cards + 1) if card not in state.prizes]

    def odds(self, state: State) -> Sequence[int]:
        return (1,) * len(self.legal_moves(state))

    def apply(self, state: State, move: Move) -> State:
        if move.kind == "aside":
            return state._replace(aside=(*state.aside, move.card))
        if move.kind == "prize":
            return state._replace(prizes=(*state.prizes, move.card))
        bids = (*state.bids, move.card)
        if len(bids) < self.seats:
            return state._replace(bids=bids)
        played = tuple((*cards, bid) for cards, bid in zip(state.played, bids, strict=True))
        return state._replace(played=played, bids=())

    def view(self, state: State, seat: Seat | None) -> State:
        if self.to_move(state) is None:
            return state  # all is played: what was aside can be worked out
        return state._replace(aside=_masked(state.aside, seat), bids=_masked(state.bids, seat))

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        owner = len(state.aside) if move.kind == "aside" else len(state.bids)
        shown = move.kind == "prize" or owner == seat or self._opens(state, move)
        return move if shown else move._replace(card=HIDDEN)

    def determinize(self, view: State, seat: Seat, rng: Random) -> State:
        """Of the cards that somebody may hold one lies aside and one is bid; which are, is all that is hidden."""
        aside, bids = list(view.aside), list(view.bids)
        for other in range(len(aside)):
            rest = list(view.hand(other, self.cards))
            rng.shuffle(rest)
            for cards in (aside, bids):
                if cards[other : other + 1] == [HIDDEN]:
                    cards[other] = rest.pop()
        return view._replace(aside=tuple(aside), bids=tuple(bids))

    def reveals(self, state: State, move: Move, seat: Seat | None = None) -> bool:
        if move.kind == "aside":
            return seat in (None, len(state.aside))
        return move.kind == "prize" or self._opens(state, move)

    def result(self, state: State) -> Result:
        scores = tuple(sum(state.won(seat).values()) for seat in range(self.seats))
        return Result(scores, tuple(1 + sum(other > score for other in scores) for score in scores), ALL_PLAYED)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        won = view.won(side).items()
        return [ScoreLine(PRIZE.of(card=prize), prize, round=number + 1) for number, prize in won]

    def why_not(self, state: State, move: Move) -> Reason | None:
        if move in self.legal_moves(state):
            return None
        seat = self.to_move(state)
        if move.kind == "bid" and seat is not None and seat != CHANCE:
            return Reason("not_in_hand", NOT_IN_HAND.of(card=move.card))
        return Reason("not_now", NOT_NOW)

    def move_text(self, move: Move) -> str:
        return f"{move.kind} {move.card}"

    def parse_move(self, text: str) -> Move:
        found = WRITTEN.fullmatch(text)
        if found is None:
            raise InvalidMoveError(text)
        kind, card = found.groups()
        return Move("aside" if kind == "aside" else "prize" if kind == "prize" else "bid", int(card))

    def _opens(self, state: State, move: Move) -> bool:
        """Whether this bid is the last one of its round, so that all are turned over."""
        return move.kind == "bid" and len(state.bids) == self.seats - 1


def _masked(cards: tuple[int, ...], seat: Seat | None) -> tuple[int, ...]:
    """Cards of which these eyes see their own alone."""
    return tuple(card if owner == seat else HIDDEN for owner, card in enumerate(cards))


RULES: Callable[[int, Options, CardPack], Rules[State, Move]] = BidRules

ALL_PLAYED = QT_TRANSLATE_NOOP("goofspiel", "All hands are played.")
PRIZE = QT_TRANSLATE_NOOP("goofspiel", "Prize of {card}")
NOT_IN_HAND = QT_TRANSLATE_NOOP("goofspiel", "The {card} is not in your hand.")
NOT_NOW = QT_TRANSLATE_NOOP("goofspiel", "That is not asked now.")
