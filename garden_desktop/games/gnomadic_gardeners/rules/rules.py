"""The `Rules` of Gnomadic Gardeners for one table, and views and determinizations of its hidden information."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from garden_desktop.core.rules import Rules
from garden_desktop.core.types import Options, Reason, Result, ScoreLine, Seat, Side
from garden_desktop.games.gnomadic_gardeners.data.pack import GardenPack
from garden_desktop.games.gnomadic_gardeners.rules import legality, notation, scoring, transitions
from garden_desktop.games.gnomadic_gardeners.rules.config import Crew, RulesConfig, config_of
from garden_desktop.games.gnomadic_gardeners.rules.legality import MoveGenerator
from garden_desktop.games.gnomadic_gardeners.rules.scoring import size
from garden_desktop.games.gnomadic_gardeners.rules.state import HIDDEN, NOBODY, Move, Pair, State, bits_of, replace_side

# Views and determinizations.


SEALED = ("commit", "keep")


def view(config: RulesConfig, state: State, seat: Seat | None) -> State:
    """The state with all that `seat` (None: an onlooker) may not know masked (5.3, 5.4)."""
    if config.solo and seat is not None:
        return state
    hands, queue = state.hands, state.queue
    if not config.open_hands:
        hands = _masked_hands(config, hands, seat)
    if _hides_queue(config, seat):
        queue = tuple(-size(block) for block in queue)
    plays, hen_off, keeps = state.plays, state.hen_off, state.keeps
    for side in (0, 1):
        if side == seat:
            continue
        if plays[side] and state.first == NOBODY:
            plays = replace_side(plays, side, HIDDEN)
            hen_off = replace_side(hen_off, side, False)
        if keeps[side]:
            keeps = replace_side(keeps, side, HIDDEN)
    return state._replace(hands=hands, queue=queue, plays=plays, hen_off=hen_off, keeps=keeps)


def _masked_hands(config: RulesConfig, hands: Pair, seat: Seat | None) -> Pair:
    mine, yours = hands
    return (mine if seat == 0 else -size(mine)), (yours if seat == 1 or config.solo else -size(yours))


def _hides_queue(config: RulesConfig, seat: Seat | None) -> bool:
    """Whether the blocks of the automa's hand are masked.

    A seat can work them out; an onlooker sees them with the option `deduction_aid` alone.
    """
    return seat is None and not config.deduction_aid


def seen_by(config: RulesConfig, state: State, move: Move, seat: Seat | None) -> Move:
    """`move` as `seat` sees it: sealed choices, dealt and passed gnomes are masked."""
    hidden = (
        (move.kind in SEALED and state.turn != seat)
        or (move.kind == "deal" and seat != 0 and not config.open_hands)
        or (move.kind == "pass" and _hides_queue(config, seat))
    )
    return Move(move.kind, HIDDEN) if hidden else move


def reveals(config: RulesConfig, state: State, move: Move) -> bool:
    """Whether `move` is the last sealed choice, so that all are shown; the last gnome dealt shows both hands."""
    if config.solo:
        return False
    if move.kind == "deal":
        return (state.hands[0] | move.bits).bit_count() == config.start
    if move.kind == "commit":
        return state.turn == 1
    other = 1 - state.turn
    return move.kind == "keep" and (state.plays[other].bit_count() != config.amount or state.keeps[other] != 0)


def determinize(config: RulesConfig, generator: MoveGenerator, view: State, seat: Seat, rng: Random) -> State:
    """Full state that agrees with the view of `seat`; everything follows from the view but sealed choices."""
    if config.solo:
        return view
    other = 1 - seat
    state = view
    if view.hands[other] < 0:
        state = state._replace(hands=replace_side(view.hands, other, _other_hand(config, view, other, rng)))
    if view.plays[other] == HIDDEN:
        move = rng.choice(generator.commits(state, other))
        hen_off = replace_side(view.hen_off, other, move.hen_off)
        state = state._replace(plays=replace_side(view.plays, other, move.bits), hen_off=hen_off)
    if view.keeps[other] == HIDDEN:
        kept = 1 << rng.choice(list(bits_of(state.plays[other])))
        state = state._replace(keeps=replace_side(view.keeps, other, kept))
    return state


def _other_hand(config: RulesConfig, view: State, other: Seat, rng: Random) -> int:
    """The gnomes the viewer does not hold; while they are being dealt, a random part of them."""
    rest = config.gnomes & ~view.hands[1 - other]
    return sum(1 << gnome for gnome in rng.sample(list(bits_of(rest)), size(view.hands[other])))


class GardenRules:
    """Rules of one match: `config` holds its options and figures, `generator` its legal moves."""

    def __init__(self, seats: int, options: Options, pack: GardenPack) -> None:
        self.seats = seats
        self.sides = 2
        self.config = config_of(seats, options, pack)
        self.generator = MoveGenerator(self.config)
        self._ones = tuple((1,) * n for n in range(max(len(pack.gnomes), len(pack.animals)) + 1))

    def setup(self) -> State:
        return transitions.setup(self.config)

    def to_move(self, state: State) -> Seat | None:
        return None if state.phase == "over" else state.turn

    def legal_moves(self, state: State) -> Sequence[Move]:
        return self.generator.legal(state)

    def odds(self, state: State) -> Sequence[int]:
        """Uniform weights: every card of a block is equally likely (5.2)."""
        return self._ones[self.generator.drawable(state).bit_count()]

    def apply(self, state: State, move: Move) -> State:
        return transitions.apply(self.config, state, move)

    def view(self, state: State, seat: Seat | None) -> State:
        return view(self.config, state, seat)

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        return seen_by(self.config, state, move, seat)

    def determinize(self, view: State, seat: Seat, rng: Random) -> State:
        return determinize(self.config, self.generator, view, seat, rng)

    def reveals(self, state: State, move: Move, seat: Seat | None = None) -> bool:
        return reveals(self.config, state, move)

    def result(self, state: State) -> Result:
        return scoring.result(self.config, state)

    def explain(self, view: State, side: Side) -> Sequence[ScoreLine]:
        return scoring.explain(self.config, view, side)

    def why_not(self, state: State, move: Move) -> Reason | None:
        return legality.why_not(self.config, self.generator, state, move)

    def move_text(self, move: Move) -> str:
        return notation.move_text(self.config.pack, move)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(self.config.pack, text)

    def crew(self, state: State, side: Side, tasks: int, wishes: Sequence[tuple[int, int]] = ()) -> Crew | None:
        """Assignment of the gnomes `side` played to the set `tasks`; see `Teams.crew`."""
        needs = self.config.pack.middles[state.pair].needs
        return self.config.teams.crew(needs, state.plays[side], tasks, wishes)


RULES: Callable[[int, Options, GardenPack], Rules[State, Move]] = GardenRules
