"""The `Rules` of Paths & Flower Beds for one table, and views of its hidden information."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from garden_desktop.core.rules import Rules
from garden_desktop.core.types import CHANCE, Options, Reason, Result, ScoreLine, Seat, Side
from garden_desktop.games.paths_and_flower_beds.data.pack import FlowerPack
from garden_desktop.games.paths_and_flower_beds.rules import determinization, legality, scoring, state, transitions
from garden_desktop.games.paths_and_flower_beds.rules.config import RulesConfig, config_of
from garden_desktop.games.paths_and_flower_beds.rules.scoring import Walks
from garden_desktop.games.paths_and_flower_beds.rules.state import SEALED, Garden, Move, State
from garden_desktop.games.paths_and_flower_beds.rules.transitions import order

# Views (PF-01, PF-87, PF-111).


def view(config: RulesConfig, state: State, seat: Seat | None) -> State:
    """The state with all that `seat` (None: an onlooker) may not know masked; a solo garden is open."""
    if config.solo or state.phase in ("tracing", "over"):
        return state
    shown = tuple(
        garden if owner == seat else _before_this_turn(config, state, garden) if config.open_grids else None
        for owner, garden in enumerate(state.gardens)
    )
    return state._replace(gardens=shown)


def seen_by(config: RulesConfig, state: State, move: Move, seat: Seat | None) -> Move:
    """`move` as `seat` sees it: placements of others are masked (PF-43)."""
    hidden = move.kind == "place" and not config.solo and state.mover != seat
    return SEALED if hidden else move


def reveals(config: RulesConfig, state: State, move: Move) -> bool:
    """Whether `move` gives everybody new information on a hidden garden, so that undo needs consent.

    A named piece shows who is stuck, unless that was certain; a turn's last placement opens the gardens, or shows that
    the next seat can name.
    """
    if config.solo:
        return False
    if move.kind == "name":
        return not (config.open_grids or _surely_fits(config, state, move.piece))
    return move.kind == "place" and state.mover == order(config, state)[-1]


def _surely_fits(config: RulesConfig, state: State, piece: str) -> bool:
    """Whether a piece fits in every possible garden, however its owner placed (PF-44, PF-52).

    Pigeonhole argument: with fewer squares planted than disjoint placements, one of these is still free.
    """
    planted = sum(len(config.pack.shapes[naming.piece].lyings[0].cells) for naming in state.named)
    return planted < config.layings.side_by_side(piece)


def _before_this_turn(config: RulesConfig, state: State, garden: Garden | None) -> Garden | None:
    """Public garden without the piece of this turn, which is hidden until all have placed."""
    if garden is None or not garden.laid or garden.laid[-1].turn != state.turn:
        return garden
    return config.layings.without(garden, garden.laid[-1])


class FlowerRules:
    """Rules of one match at one table."""

    def __init__(self, seats: int, options: Options, pack: FlowerPack) -> None:
        self.config = config_of(seats, options, pack)
        self.walks = Walks(self.config)
        self.seats = self.sides = seats

    def setup(self) -> State:
        return transitions.setup(self.config)

    def to_move(self, state: State) -> Seat | None:
        if state.phase == "over":
            return None
        return CHANCE if state.phase in ("first", "drawing") else state.mover

    def legal_moves(self, state: State) -> Sequence[Move]:
        return legality.legal(self.config, state)

    def odds(self, state: State) -> Sequence[int]:
        return (1,) * len(legality.legal(self.config, state))

    def apply(self, state: State, move: Move) -> State:
        return transitions.apply(self.config, state, move)

    def view(self, state: State, seat: Seat | None) -> State:
        return view(self.config, state, seat)

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        return seen_by(self.config, state, move, seat)

    def determinize(self, view: State, seat: Seat, rng: Random) -> State:
        return determinization.determinize(self.config, view, seat, rng)

    def reveals(self, state: State, move: Move, seat: Seat | None = None) -> bool:
        return reveals(self.config, state, move)

    def result(self, state: State) -> Result:
        return scoring.result(self.config, self.walks, state)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        return scoring.explain(self.walks, view, side)

    def why_not(self, state: State, move: Move) -> Reason | None:
        return legality.why_not(self.config, state, move)

    def move_text(self, move: Move) -> str:
        return state.move_text(move)

    def parse_move(self, text: str) -> Move:
        return state.parse_move(text)


RULES: Callable[[int, Options, FlowerPack], Rules[State, Move]] = FlowerRules
