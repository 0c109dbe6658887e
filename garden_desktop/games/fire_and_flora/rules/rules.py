"""The `Rules` of Fire and Flora for one table, with views (FF-192 to FF-197) and determinization (FF-195)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from garden_desktop.core.rules import Rules
from garden_desktop.core.types import Options, Reason, Result, ScoreLine, Seat, Side
from garden_desktop.games.fire_and_flora.data.cards import NONE, TYPES, Counts, add, counted, minus, plus
from garden_desktop.games.fire_and_flora.data.options import value_of
from garden_desktop.games.fire_and_flora.data.pack import FloraPack
from garden_desktop.games.fire_and_flora.rules import legality, scoring, transitions
from garden_desktop.games.fire_and_flora.rules.choices import MoveGenerator
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig, config_of
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, UNSEEN_PART, Move, Notation
from garden_desktop.games.fire_and_flora.rules.state import HIDDEN, NOBODY, NOWHERE, Deal, State
from garden_desktop.games.fire_and_flora.rules.transitions import apply

# Views (FF-192 to FF-197, section 5.7).


HANDS: Final = State._fields.index("hands")
DECK: Final = State._fields.index("deck")
DRAWN: Final = ("resource", "steal", "rat")
SHOWN: Final = ("play", "steal-card", "steal-coins", "plant", "sell", "block", "douse", "discard", "propose", "accept")
"""Moves that draw, and moves that lay down, a Resource Card that was hidden from somebody."""


def view(state: State, seat: Seat | None) -> State:
    """The state with all that `seat` (None: an onlooker) may not know masked; drafts show to their author (FF-196)."""
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
    """Picks of the Pack Rat, masked for all but giver and receiver (FF-193)."""
    seats = len(state.rats)
    return tuple(
        pick if pick == NOWHERE or seat in (giver, (giver + 1) % seats) else HIDDEN
        for giver, pick in enumerate(state.rats)
    )


def seen_by(state: State, move: Move, seat: Seat | None) -> Move:
    """`move` as `seat` sees it: hidden cards and drafts are masked."""
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
    """Whether `move` shows `seat` (None: anybody) a card: a player who lays one down knows it; draws are hidden."""
    if move.kind in DRAWN:
        return seat is None or seen_by(state, move, seat) == move
    shown = move.kind in SHOWN or (move.kind == "use" and move.cause != UNNAMED)
    return shown and seat != state.ask.seat


# Determinization (FF-195).


def unseen(config: RulesConfig, view: State) -> Counts:
    """Resource Cards by type that the viewer cannot see: deck and hidden hands together."""
    found = minus(config.stock, view.discard)
    for own in view.hands:
        found = minus(found, own or NONE)
    if view.exchange is not None:
        shown = (*view.exchange.cards, *(kind for _, kind in view.exchange.blocks))
        found = minus(found, counted(shown))
    return found


def determinize(config: RulesConfig, generator: MoveGenerator, view: State, seat: Seat, rng: Random) -> State:
    """Full state that agrees with the view of `seat`; every such state can be sampled (FF-195).

    Unseen cards are shuffled and dealt to the hidden hands, which keep the cards known to be theirs.
    """
    sure = [_certain(view, owner) for owner in range(config.seats)]
    rest = unseen(config, view)
    hidden = [owner for owner, own in enumerate(view.hands) if own is None]
    for owner in hidden:
        rest = minus(rest, sure[owner])
    bag = [kind for kind in TYPES for _ in range(rest[kind])]
    rng.shuffle(bag)
    hands = list(view.hands)
    for owner in hidden:
        lacks = view.sizes[owner] - sum(sure[owner])
        hands[owner] = plus(sure[owner], counted(bag[:lacks]))
        del bag[:lacks]
    full = view._replace(hands=tuple(hands), deck=counted(bag))
    return _with_draft(config, generator, _with_picks(full, rng), rng)


def _certain(view: State, owner: Seat) -> Counts:
    """Cards a hand must hold: those offered by its owner, and the Pack Rat's visible pick."""
    found = NONE
    if view.rats[owner] not in (NOWHERE, HIDDEN):
        found = add(found, view.rats[owner])
    for deal in (view.talks.offer, view.talks.counter) if view.talks is not None else ():
        if deal is not None and deal.author == owner and deal.give is not None:
            found = plus(found, deal.give.cards)
    return found


def _with_picks(state: State, rng: Random) -> State:
    """State with a random pick for each masked one."""
    rats = list(state.rats)
    for giver, pick in enumerate(rats):
        if pick == HIDDEN:
            own = state.hands[giver]
            assert own is not None
            rats[giver] = rng.choices(TYPES, own)[0]
    return state._replace(rats=tuple(rats))


def _with_draft(config: RulesConfig, generator: MoveGenerator, state: State, rng: Random) -> State:
    """State with a random draft in place of a masked one, reached by legal moves."""
    talks = state.talks
    if talks is None or talks.draft is None or talks.draft.give is not None:
        return state
    empty = Deal(talks.draft.author, talks.draft.partner)
    state = state._replace(talks=talks._replace(draft=empty))
    while rng.random() < 0.5:
        parts = [move for move in generator.legal(state) if move.kind in ("give", "get")]
        if not parts:
            break
        state = apply(config, state, rng.choice(parts))
    return state


class FloraRules:
    """Rules of one match: `config` holds its options and figures, `generator` its legal moves.

    `bar` is how long the table waits for a block, in seconds; no rule depends on it.
    """

    def __init__(self, seats: int, options: Options, pack: FloraPack) -> None:
        self.seats = self.sides = seats
        self.config = config_of(seats, options, pack)
        self.generator = MoveGenerator(self.config)
        self.bar = value_of("bar", options)
        self.notation = Notation(pack)

    def setup(self) -> State:
        return transitions.empty_table(self.config)

    def to_move(self, state: State) -> Seat | None:
        seat = state.ask.seat
        return None if seat == NOBODY else seat

    def legal_moves(self, state: State) -> Sequence[Move]:
        return self.generator.legal(state)

    def odds(self, state: State) -> Sequence[int]:
        return self.generator.odds(state)

    def apply(self, state: State, move: Move) -> State:
        return transitions.apply(self.config, state, move)

    def view(self, state: State, seat: Seat | None) -> State:
        return view(state, seat)

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        return seen_by(state, move, seat)

    def determinize(self, view: State, seat: Seat, rng: Random) -> State:
        return determinize(self.config, self.generator, view, seat, rng)

    def reveals(self, state: State, move: Move, seat: Seat | None = None) -> bool:
        return reveals(state, move, seat)

    def result(self, state: State) -> Result:
        return scoring.result(self.config, state)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        return scoring.explain(self.config, view, side)

    def why_not(self, state: State, move: Move) -> Reason | None:
        return legality.why_not(self.config, state, move)

    def move_text(self, move: Move) -> str:
        return self.notation.text(move)

    def parse_move(self, text: str) -> Move:
        return self.notation.parse(text)


RULES: Callable[[int, Options, FloraPack], Rules[State, Move]] = FloraRules
