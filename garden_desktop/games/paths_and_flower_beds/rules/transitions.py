"""State transitions: set-up and the effect of every move (section 5)."""

from __future__ import annotations

from garden_desktop.core.types import Seat
from garden_desktop.games.paths_and_flower_beds.rules.config import KINDS, RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.legality import nameable
from garden_desktop.games.paths_and_flower_beds.rules.state import (
    NOBODY,
    End,
    Move,
    NamedPiece,
    Pass,
    PlacedPiece,
    State,
)


def setup(config: RulesConfig) -> State:
    """Initial state: empty gardens."""
    state = State(
        phase="first",
        turn=0,
        first=config.first,
        mover=NOBODY,
        piece="",
        stuck=(),
        named=(),
        passed=(),
        gardens=(config.layings.empty(),) * config.seats,
        decks=(config.pack.of_kind("path"), config.pack.of_kind("bed")) if config.solo else ((), ()),
        traces=(),
        end="",
    )
    return state if config.first == NOBODY else begin_turn(config, state)


def apply(config: RulesConfig, state: State, move: Move) -> State:
    """The state after a legal move."""
    match move.kind:
        case "place":
            return _place(config, state, move)
        case "name":
            return _named(config, state, state.mover, move.piece)
        case "draw":
            return _drawn(config, state, move.piece)
        case "first":
            return begin_turn(config, state._replace(first=move.seat))
        case "trace":
            return _traced(config, state, move)


def begin_turn(config: RulesConfig, state: State) -> State:
    """State at the start of a turn: the seat that names, a pass, or the end if nobody can (PF-36, PF-47, PF-85)."""
    if config.solo:
        return _begin_drawing(config, state)
    while True:
        seat = config.namer(state.first, state.turn)
        if next(nameable(config, state, seat), None) is not None:
            return state._replace(phase="naming", mover=seat)
        if not config.skip:
            return _finish(config, state, "namer_stuck")
        state = state._replace(passed=(*state.passed, Pass(state.turn, seat)))
        lap = config.lap(state.turn)
        if sum(config.lap(one.turn) == lap for one in state.passed) == config.seats:
            return _finish(config, state, "lap_skipped")
        state = state._replace(turn=state.turn + 1)


def order(config: RulesConfig, state: State) -> tuple[Seat, ...]:
    """Seats that place in this turn, in order: the namer first, stuck seats left out (PF-43, PF-44).

    With the option `next_last` the next namer places last, so that placing and naming are one sitting (PF-115).
    """
    namer = config.namer(state.first, state.turn)
    seats = [(namer + n) % config.seats for n in range(config.seats)]
    if config.next_last and not config.solo:
        seats.append(seats.pop(1))
    return tuple(seat for seat in seats if seat not in state.stuck)


def _begin_drawing(config: RulesConfig, state: State) -> State:
    """State before a draw of a solo game; an empty deck is refilled just before it (PF-91)."""
    kind = config.kind(state.turn)
    decks = list(state.decks)
    decks[KINDS.index(kind)] = decks[KINDS.index(kind)] or config.pack.of_kind(kind)
    return state._replace(phase="drawing", mover=NOBODY, decks=(decks[0], decks[1]))


def _drawn(config: RulesConfig, state: State, piece: str) -> State:
    decks = list(state.decks)
    which = KINDS.index(config.kind(state.turn))
    decks[which] = tuple(card for card in decks[which] if card != piece)
    return _named(config, state._replace(decks=(decks[0], decks[1])), 0, piece)


def _named(config: RulesConfig, state: State, seat: Seat, piece: str) -> State:
    """State after a piece is named: the piece is public, and so is which seats have no room (PF-43 to PF-45)."""
    stuck = []
    for other, garden in enumerate(state.gardens):
        assert garden is not None, "only the whole position knows who is stuck"
        if not config.layings.fits(garden.free, piece):
            stuck.append(other)
    state = state._replace(
        phase="placing", piece=piece, stuck=tuple(stuck), named=(*state.named, NamedPiece(state.turn, seat, piece))
    )
    placing = order(config, state)
    return state._replace(mover=placing[0]) if placing else _finish(config, state, "piece_does_not_fit")


def _place(config: RulesConfig, state: State, move: Move) -> State:
    seat, gardens = state.mover, list(state.gardens)
    garden = gardens[seat]
    if garden is not None:
        gardens[seat] = config.layings.planted(
            garden, PlacedPiece(state.turn, state.piece, config.board.index[move.cell], move.label)
        )
    state = state._replace(gardens=tuple(gardens))
    placing = order(config, state)
    if seat != placing[-1]:
        return state._replace(mover=placing[placing.index(seat) + 1])
    if state.stuck:
        return _finish(config, state, "piece_does_not_fit")
    return begin_turn(config, state._replace(turn=state.turn + 1, piece="", mover=NOBODY))


def _finish(config: RulesConfig, state: State, end: End) -> State:
    """State after the last turn: gardens are public (PF-18); players trace their walks if so agreed (PF-80)."""
    if config.trace_mode == "best":
        return state._replace(phase="over", mover=NOBODY, end=end)
    return state._replace(phase="tracing", mover=0, end=end)


def _traced(config: RulesConfig, state: State, move: Move) -> State:
    state = state._replace(traces=(*state.traces, move))
    if len(state.traces) == config.seats:
        return state._replace(phase="over", mover=NOBODY)
    return state._replace(mover=state.mover + 1)
