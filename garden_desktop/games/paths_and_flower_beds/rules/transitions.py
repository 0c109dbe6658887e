"""How a game goes on: what each move makes of a position (section 5)."""

from __future__ import annotations

from garden_desktop.core.game import Seat
from garden_desktop.games.paths_and_flower_beds.rules.choices import nameable
from garden_desktop.games.paths_and_flower_beds.rules.config import KINDS, RulesConfig
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.rules.state import NOBODY, End, PlacedPiece, NamedPiece, Pass, State


def setup(law: RulesConfig) -> State:
    """Empty gardens."""
    state = State(
        phase="first",
        turn=0,
        first=law.first,
        mover=NOBODY,
        piece="",
        stuck=(),
        named=(),
        passed=(),
        gardens=(law.layings.empty(),) * law.seats,
        decks=(law.pack.of_kind("path"), law.pack.of_kind("bed")) if law.solo else ((), ()),
        traces=(),
        end="",
    )
    return state if law.first == NOBODY else begin_turn(law, state)


def apply(law: RulesConfig, state: State, move: Move) -> State:
    """The position after a legal move."""
    match move.kind:
        case "place":
            return _place(law, state, move)
        case "name":
            return _named(law, state, state.mover, move.piece)
        case "draw":
            return _drawn(law, state, move.piece)
        case "first":
            return begin_turn(law, state._replace(first=move.seat))
        case "trace":
            return _traced(law, state, move)


def begin_turn(law: RulesConfig, state: State) -> State:
    """The start of a turn: who names, or what follows when nobody can (PF-36, PF-47, PF-85)."""
    if law.solo:
        return _begin_drawing(law, state)
    while True:
        seat = law.namer(state.first, state.turn)
        if nameable(law, state, seat):
            return state._replace(phase="naming", mover=seat)
        if not law.skip:
            return _finish(law, state, "namer_stuck")
        state = state._replace(passed=(*state.passed, Pass(state.turn, seat)))
        lap = law.lap(state.turn)
        if sum(law.lap(one.turn) == lap for one in state.passed) == law.seats:
            return _finish(law, state, "lap_skipped")
        state = state._replace(turn=state.turn + 1)


def order(law: RulesConfig, state: State) -> tuple[Seat, ...]:
    """The seats that place in this turn, in their order: the namer first, and, where that was agreed, the next one
    last, who then names without another gate (PF-43, PF-44, PF-115)."""
    namer = law.namer(state.first, state.turn)
    seats = [(namer + n) % law.seats for n in range(law.seats)]
    if law.next_last and not law.solo:
        seats.append(seats.pop(1))
    return tuple(seat for seat in seats if seat not in state.stuck)


def _begin_drawing(law: RulesConfig, state: State) -> State:
    """An empty deck is made whole again just before the draw (PF-91)."""
    kind = law.kind(state.turn)
    decks = list(state.decks)
    decks[KINDS.index(kind)] = decks[KINDS.index(kind)] or law.pack.of_kind(kind)
    return state._replace(phase="drawing", mover=NOBODY, decks=(decks[0], decks[1]))


def _drawn(law: RulesConfig, state: State, piece: str) -> State:
    decks = list(state.decks)
    which = KINDS.index(law.kind(state.turn))
    decks[which] = tuple(card for card in decks[which] if card != piece)
    return _named(law, state._replace(decks=(decks[0], decks[1])), 0, piece)


def _named(law: RulesConfig, state: State, seat: Seat, piece: str) -> State:
    """The piece is open to all, and so is who has no room for it (PF-43 to PF-45)."""
    stuck = []
    for other, garden in enumerate(state.gardens):
        assert garden is not None, "only the whole position knows who is stuck"
        if not law.layings.fits(garden.free, piece):
            stuck.append(other)
    state = state._replace(
        phase="placing", piece=piece, stuck=tuple(stuck), named=(*state.named, NamedPiece(state.turn, seat, piece))
    )
    placing = order(law, state)
    return state._replace(mover=placing[0]) if placing else _finish(law, state, "piece_does_not_fit")


def _place(law: RulesConfig, state: State, move: Move) -> State:
    seat, gardens = state.mover, list(state.gardens)
    garden = gardens[seat]
    if garden is not None:
        gardens[seat] = law.layings.planted(
            garden, PlacedPiece(state.turn, state.piece, law.board.index[move.cell], move.label)
        )
    state = state._replace(gardens=tuple(gardens))
    placing = order(law, state)
    if seat != placing[-1]:
        return state._replace(mover=placing[placing.index(seat) + 1])
    if state.stuck:
        return _finish(law, state, "piece_does_not_fit")
    return begin_turn(law, state._replace(turn=state.turn + 1, piece="", mover=NOBODY))


def _finish(law: RulesConfig, state: State, end: End) -> State:
    """No more is named. Gardens are open now (PF-18), and are traced by their owners where that was agreed (PF-80)."""
    if law.trace_mode == "best":
        return state._replace(phase="over", mover=NOBODY, end=end)
    return state._replace(phase="tracing", mover=0, end=end)


def _traced(law: RulesConfig, state: State, move: Move) -> State:
    state = state._replace(traces=(*state.traces, move))
    if len(state.traces) == law.seats:
        return state._replace(phase="over", mover=NOBODY)
    return state._replace(mover=state.mover + 1)
