"""State transitions: set-up and the effect of every move (section 5)."""

from __future__ import annotations

from typing import TypeVar

from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, NONE, TYPES, add, bloom
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.state import NOBODY, Move, State, Swap, Turn
from garden_desktop.games.stalk_exchange.rules.upkeep import upkeep

T = TypeVar("T")


def setup(config: RulesConfig) -> State:
    """Initial state: an empty table, with all flowers in the Greenhouse."""
    return State(
        phase="first",
        turn=NOBODY,
        turns=0,
        actions_left=0,
        garden=(EMPTY,) * len(config.board),
        spot=EMPTY,
        row=(EMPTY,) * config.slots,
        laid=(),
        values=(config.start_value,) * TYPES,
        compost=NONE,
        greenhouse=(config.flowers,) * TYPES,
        left=config.flowers * TYPES,
        dealt=0,
        portfolios=(NONE,) * config.seats,
        known=(NONE,) * config.seats,
        tokens=(config.tokens,) * config.seats,
        crash=(),
        swaps=(),
        past=(),
    )


def apply(config: RulesConfig, state: State, move: Move) -> State:
    """The state after a legal move."""
    match move.kind:
        case "draw":
            return _draw(config, state, move.flower)
        case "plant":
            return _plant(config, state, move)
        case "swap":
            return _swap(state, move)
        case "end":
            return _end(config, state)
        case "flush":
            return _flush(config, state)
        case "space":
            return state._replace(spot=config.board.index[move.space])
        case "first":
            return state._replace(phase="deal", turn=move.seat)


def dealt_to(config: RulesConfig, state: State) -> Seat:
    """The seat that gets the next flower of the deal (SE-06)."""
    return state.dealt // config.portfolio


def _plant(config: RulesConfig, state: State, move: Move) -> State:
    left, tokens = _pay(state)
    return state._replace(
        garden=_put(state.garden, config.board.index[move.space], move.flower),
        row=_put(state.row, move.slot, EMPTY),
        actions_left=left,
        tokens=tokens,
    )


def _swap(state: State, move: Move) -> State:
    seat, (left, tokens) = state.turn, _pay(state)
    own, sure = state.portfolios[seat], state.known[seat]
    # None in a view of another seat, which goes on without the portfolio: computers plan on views.
    if own is not None:
        own = add(add(own, move.flower), move.given, -1)
    sure = add(sure, move.flower)
    # A flower given away is no longer certain to be held; of a type never seen the count stays 0 (SE-95).
    if sure[move.given]:
        sure = add(sure, move.given, -1)
    return state._replace(
        row=_put(state.row, move.slot, move.given),
        portfolios=_put(state.portfolios, seat, own),
        known=_put(state.known, seat, sure),
        swaps=(*state.swaps, Swap(state.turns, seat, move.flower, move.given)),
        actions_left=left,
        tokens=tokens,
    )


def _pay(state: State) -> tuple[int, tuple[int, ...]]:
    """Basic actions and tokens left after a Plant or Swap: basic actions are spent first (SE-39)."""
    if state.actions_left:
        return state.actions_left - 1, state.tokens
    return 0, _put(state.tokens, state.turn, state.tokens[state.turn] - 1)


def _flush(config: RulesConfig, state: State) -> State:
    """State after a Flush: the row in Compost, one token fewer (SE-41, SE-43)."""
    compost = list(state.compost)
    for flower in state.row:
        if flower >= 0:
            compost[flower] += 1
    after = state._replace(
        phase="flush",
        row=(EMPTY,) * config.slots,
        compost=tuple(compost),
        tokens=_put(state.tokens, state.turn, state.tokens[state.turn] - 1),
    )
    return after if state.left else _filled(config, after)


def _end(config: RulesConfig, state: State) -> State:
    """State after the Upkeep, up to its draws (SE-48)."""
    done = upkeep(config, state)
    seat, laid = state.turn, state.laid + tuple(one.flower for one in done.laid)
    after = state._replace(
        phase="refill",
        actions_left=0,
        garden=done.garden,
        row=done.row,
        laid=laid,
        values=done.values,
        compost=state.compost if done.compost < 0 else add(state.compost, done.compost),
        crash=done.crash,
        past=(*state.past, Turn(seat, done.values, done.gone, len(laid), state.tokens[seat])),
    )
    return after if state.left else _filled(config, after)


def _draw(config: RulesConfig, state: State, flower: int) -> State:
    """State after one flower is drawn from the Greenhouse; the phase says where it goes."""
    assert state.greenhouse is not None, "only the whole position knows what is drawn"
    greenhouse, left = add(state.greenhouse, flower, -1), state.left - 1
    if state.phase == "deal":
        return _deal(config, state._replace(greenhouse=greenhouse, left=left), flower)
    if state.phase == "sow":
        garden = _put(state.garden, state.spot, bloom(flower))
        return _sow(config, state._replace(greenhouse=greenhouse, left=left, garden=garden, spot=EMPTY))
    row = _shelved(state.row, flower)
    after = state._replace(greenhouse=greenhouse, left=left, row=row)
    return after if left and row[0] == EMPTY else _filled(config, after)


def _deal(config: RulesConfig, state: State, flower: int) -> State:
    seat, dealt = dealt_to(config, state), state.dealt + 1
    own = state.portfolios[seat]
    assert own is not None
    portfolios = _put(state.portfolios, seat, add(own, flower))
    full = dealt == config.portfolio * config.seats
    return state._replace(phase="stock" if full else "deal", dealt=dealt, portfolios=portfolios)


def _filled(config: RulesConfig, state: State) -> State:
    """State once the exchange is filled or the Greenhouse is empty; a slot left empty sets the crash (SE-72)."""
    if state.row[0] == EMPTY and "greenhouse" not in state.crash:
        state = state._replace(crash=(*state.crash, "greenhouse"))
    match state.phase:
        case "stock":
            return _sow(config, state)
        case "flush":
            return state._replace(phase="act")
        case _:
            return _close(config, state)


def _sow(config: RulesConfig, state: State) -> State:
    sown = sum(code >= 0 for code in state.garden)
    return state._replace(phase="sow") if sown < config.start_blooms else _begin(config, state, state.turn)


def _close(config: RulesConfig, state: State) -> State:
    """State after a turn: the end of the game after a crash, else the next seat's turn (SE-74)."""
    return state._replace(phase="over") if state.crash else _begin(config, state, (state.turn + 1) % config.seats)


def _begin(config: RulesConfig, state: State, seat: Seat) -> State:
    return state._replace(phase="act", turn=seat, turns=state.turns + 1, actions_left=config.actions_a_turn)


def _shelved(row: tuple[int, ...], flower: int) -> tuple[int, ...]:
    """The row with a flower in its rightmost empty slot; empty slots are all at the left (SE-12)."""
    return _put(row, row.count(EMPTY) - 1, flower)


def _put(line: tuple[T, ...], at: int, what: T) -> tuple[T, ...]:
    """A copy of a tuple with entry `at` replaced."""
    return (*line[:at], what, *line[at + 1 :])
