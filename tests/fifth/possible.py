"""What a guessed world of the fifth game has to hold besides the view it came from."""

from __future__ import annotations

from tests.fifth.goofspiel.rules.rules import BidRules
from tests.fifth.goofspiel.rules.state import State


def keep_cards(rules: BidRules, state: State) -> None:
    """Everybody has every card once: played, bid, aside, or in hand."""
    for seat in range(len(state.aside)):
        out = [*state.played[seat], *state.bids[seat : seat + 1], state.aside[seat]]
        assert sorted([*out, *state.hand(seat, rules.cards)]) == list(range(1, rules.cards + 1))
