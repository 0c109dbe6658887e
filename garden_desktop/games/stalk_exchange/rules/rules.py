"""The `Rules` of Stalk Exchange for one table, and views and determinizations of its hidden information."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Options, Reason, Result, ScoreLine, Seat, Side
from garden_desktop.games.stalk_exchange.data.flowers import NONE, Counts
from garden_desktop.games.stalk_exchange.data.packfile import MarketPack
from garden_desktop.games.stalk_exchange.rules import legality, scoring, state, transitions
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig, config_of
from garden_desktop.games.stalk_exchange.rules.legality import MoveGenerator
from garden_desktop.games.stalk_exchange.rules.scoring import not_in_sight, size
from garden_desktop.games.stalk_exchange.rules.state import UNSEEN, Move, State


def view(state: State, seat: Seat | None) -> State:
    """The state with all that `seat` (None: an onlooker) may not know masked; at the end all is open (SE-82, SE-94)."""
    if state.phase == "over":
        return state
    shown = tuple(own if owner == seat else None for owner, own in enumerate(state.portfolios))
    return state._replace(greenhouse=None, portfolios=shown)


def seen_by(config: RulesConfig, state: State, move: Move, seat: Seat | None) -> Move:
    """`move` as `seat` sees it: flowers dealt to others are masked."""
    hidden = move.kind == "draw" and state.phase == "deal" and transitions.dealt_to(config, state) != seat
    return UNSEEN if hidden else move


def reveals(config: RulesConfig, state: State, move: Move) -> bool:
    """Whether the game ends with this move, so that all portfolios become public."""
    return move.kind in ("end", "draw") and transitions.apply(config, state, move).phase == "over"


def determinize(config: RulesConfig, view: State, seat: Seat, rng: Random) -> State:
    """A determinization: a full state that agrees with the view of `seat` (5.3).

    Unseen tokens are shuffled and dealt to the other portfolios, which keep what Swaps have made certain, and to the
    Greenhouse; every deal is equally likely.
    """
    own = view.portfolios[seat]
    if view.phase == "over" or own is None:
        return view
    others = [owner for owner in range(config.seats) if owner != seat]
    unseen = list(map(int.__sub__, not_in_sight(config, view), own))
    for owner in others:
        unseen = list(map(int.__sub__, unseen, view.known[owner]))
    bag = [flower for flower, number in enumerate(unseen) for _ in range(number)]
    rng.shuffle(bag)
    portfolios = list(view.portfolios)
    for owner in others:
        sure = view.known[owner]
        lacks = size(config, view, owner) - sum(sure)
        portfolios[owner] = _counted(bag[:lacks], sure)
        del bag[:lacks]
    return view._replace(greenhouse=_counted(bag), portfolios=tuple(portfolios))


def _counted(flowers: list[int], more: Counts = NONE) -> Counts:
    return tuple(number + flowers.count(flower) for flower, number in enumerate(more))


class MarketRules:
    """Rules of one match: `config` holds its options and figures, `generator` its legal moves."""

    def __init__(self, seats: int, options: Options, pack: MarketPack) -> None:
        self.seats = self.sides = seats
        self.config = config_of(seats, options, pack)
        self.generator = MoveGenerator(self.config)

    def setup(self) -> State:
        return transitions.setup(self.config)

    def to_move(self, state: State) -> Seat | None:
        if state.phase == "act":
            return state.turn
        return None if state.phase == "over" else CHANCE

    def legal_moves(self, state: State) -> Sequence[Move]:
        return self.generator.legal(state)

    def odds(self, state: State) -> Sequence[int]:
        return self.generator.odds(state)

    def apply(self, state: State, move: Move) -> State:
        return transitions.apply(self.config, state, move)

    def view(self, state: State, seat: Seat | None) -> State:
        return view(state, seat)

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        return seen_by(self.config, state, move, seat)

    def determinize(self, view: State, seat: Seat, rng: Random) -> State:
        return determinize(self.config, view, seat, rng)

    def reveals(self, state: State, move: Move, seat: Seat | None = None) -> bool:
        return reveals(self.config, state, move)

    def result(self, state: State) -> Result:
        return scoring.result(self.config, state)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        return scoring.explain(self.config, view, side)

    def why_not(self, state: State, move: Move) -> Reason | None:
        return legality.why_not(self.config, self.generator, state, move)

    def move_text(self, move: Move) -> str:
        return state.move_text(move)

    def parse_move(self, text: str) -> Move:
        return state.parse_move(text)


RULES: Callable[[int, Options, MarketPack], Rules[State, Move]] = MarketRules
