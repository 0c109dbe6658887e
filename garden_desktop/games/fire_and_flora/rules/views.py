"""What may be known: views of a position and of a move (FF-192 to FF-197, section 5.7)."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, UNSEEN_PART, Move
from garden_desktop.games.fire_and_flora.rules.state import HIDDEN, NOWHERE, State

HANDS: Final = State._fields.index("hands")
DECK: Final = State._fields.index("deck")
DRAWN: Final = ("resource", "steal", "rat")
SHOWN: Final = ("play", "steal-card", "steal-coins", "plant", "sell", "block", "douse", "discard", "propose", "accept")
"""Moves that draw, and moves that lay down, a Resource Card somebody could not see before."""


def view(state: State, seat: Seat | None) -> State:
    """What `seat` may know; None is the shared screen. A draft is known to its author alone (FF-196)."""
    hands = tuple([own if owner == seat else None for owner, own in enumerate(state.hands)])
    fields = list(state)  # _replace takes three times as long, and every decision needs a view
    fields[HANDS], fields[DECK] = hands, None
    shown = State._make(fields)
    if state.ask.kind == "rat":
        return shown._replace(rats=_picks(state, seat))
    if state.talks is not None and state.talks.draft is not None and state.talks.draft.author != seat:
        masked = state.talks.draft._replace(give=None, get=None)
        return shown._replace(talks=state.talks._replace(draft=masked))
    return shown


def _picks(state: State, seat: Seat | None) -> tuple[int, ...]:
    """Picks of the Pack Rat are known to giver and receiver (FF-193)."""
    seats = len(state.rats)
    return tuple(
        pick if pick == NOWHERE or seat in (giver, (giver + 1) % seats) else HIDDEN
        for giver, pick in enumerate(state.rats)
    )


def seen_by(state: State, move: Move, seat: Seat | None) -> Move:
    """How `move`, made in `state`, looks to `seat`."""
    match move.kind:
        case "resource":
            seen = seat == state.ask.what
        case "steal":
            seen = seat in (state.turn, state.ask.what)
        case "rat":
            seen = seat in (state.ask.what, (state.ask.what + 1) % len(state.rats))
        case "give" | "get":
            return move if seat == state.ask.seat else UNSEEN_PART
        case _:
            return move
    return move if seen else move._replace(cause=UNNAMED)


def reveals(state: State, move: Move, seat: Seat | None) -> bool:
    """Whether `move` shows `seat` (None: anybody) a card: whoever lays one down knows it, and a draw is not for all."""
    if move.kind in DRAWN:
        return seat is None or seen_by(state, move, seat) == move
    shown = move.kind in SHOWN or (move.kind == "use" and move.cause != UNNAMED)
    return shown and seat != state.ask.seat
