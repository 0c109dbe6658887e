"""Move generator and move validator: legal moves, and the reason for a refusal in the order of 8.4 (SE-97)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.types import Reason, Seat
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, TYPES, Counts
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.state import END, FLUSH, NOBODY, Move, State

DRAWS: Final = tuple(Move("draw", flower=flower) for flower in range(TYPES))


class MoveGenerator:
    """Generator of legal moves for one match. All possible Plants and Swaps are made once and shared."""

    def __init__(self, config: RulesConfig) -> None:
        names = config.board.names
        self._plants = tuple(
            tuple(tuple(Move("plant", slot, flower, name) for name in names) for flower in range(TYPES))
            for slot in range(config.slots)
        )
        # For each slot, flower in it and set of held types (5 bits): all Swaps of a slot are found by three look-ups.
        self._swaps = tuple(
            tuple(tuple(_swaps(slot, flower, held) for held in range(1 << TYPES)) for flower in range(TYPES))
            for slot in range(config.slots)
        )
        self._spaces = tuple(Move("space", space=name) for name in names)
        beginners = range(config.seats) if config.first == NOBODY else (config.first,)
        self._firsts = tuple(Move("first", seat=seat) for seat in beginners)

    def legal(self, state: State) -> Sequence[Move]:
        """All legal moves of the seat or chance player to move, in canonical order (6).

        In a view: without those that depend on what it hides.
        """
        match state.phase:
            case "act":
                return self._actions(state)
            case "over":
                return ()
            case "first":
                return self._firsts
            case "sow" if state.spot == EMPTY:
                return tuple(compress(self._spaces, _bare(state)))
        return () if state.greenhouse is None else tuple(compress(DRAWS, state.greenhouse))

    def odds(self, state: State) -> Sequence[int]:
        """Weight of each chance move: tokens left of a type; lots and spaces of start blooms are uniform (5.2)."""
        if state.phase == "first" or (state.phase == "sow" and state.spot == EMPTY):
            return (1,) * len(self.legal(state))
        return tuple(filter(None, state.greenhouse or ()))

    def can_act(self, state: State) -> bool:
        """Whether a Plant or a Swap is possible for the seat to move (SE-21, SE-22)."""
        return bool(self._acts(state))

    def _actions(self, state: State) -> Sequence[Move]:
        """All moves of an Action phase; End is illegal while a basic action is left and possible (SE-21)."""
        moves, tokens = self._acts(state), state.tokens[state.turn]
        held = bool(moves) and state.actions_left > 0
        if tokens and (state.left or any(flower >= 0 for flower in state.row)):
            moves.append(FLUSH)
        if not held:
            moves.append(END)
        return moves

    def _acts(self, state: State) -> list[Move]:
        """Plants by slot and space, then Swaps by slot and type given."""
        moves: list[Move] = []
        if not state.actions_left and not state.tokens[state.turn]:
            return moves
        row, bare = state.row, _bare(state)
        for plants, flower in zip(self._plants, row, strict=True):
            if flower >= 0:
                moves += compress(plants[flower], bare)
        held = _held(state, state.turn)
        for swaps, flower in zip(self._swaps, row, strict=True):
            if flower >= 0:
                moves += swaps[flower][held]
        return moves


def _bare(state: State) -> list[bool]:
    """For each space whether it is empty, as a selector for `compress`."""
    return [code < 0 for code in state.garden]


def _held(state: State, seat: Seat) -> int:
    """Types in a portfolio as a bit set; the empty set where the view hides the portfolio."""
    own: Counts | None = state.portfolios[seat]
    return 0 if own is None else sum(1 << flower for flower, number in enumerate(own) if number)


def _swaps(slot: int, flower: int, held: int) -> tuple[Move, ...]:
    """Swaps of `flower` out of `slot` for each other type in the bit set `held`."""
    return tuple(
        Move("swap", slot, flower, given=given) for given in range(TYPES) if given != flower and held >> given & 1
    )


# Reasons for a refusal: one code and one sentence each (8.4), and the rule the reader can open.


GAME_OVER: Final = Reason("game_over", QT_TRANSLATE_NOOP("stalk_exchange", "The match is over."), "SE-74")
NO_DRAW_DUE: Final = Reason(
    "no_draw_due", QT_TRANSLATE_NOOP("stalk_exchange", "It is a player’s turn; nothing is drawn now."), "SE-05"
)
WAIT_FOR_DRAW: Final = Reason(
    "wait_for_nature", QT_TRANSLATE_NOOP("stalk_exchange", "A flower must be drawn first."), "SE-05"
)
WRONG_DRAW: Final = Reason(
    "wrong_draw", QT_TRANSLATE_NOOP("stalk_exchange", "Something else must be drawn first."), "SE-06"
)
NO_ACTION_LEFT: Final = Reason(
    "no_action_left",
    QT_TRANSLATE_NOOP("stalk_exchange", "You have no basic actions and no Seedy Business tokens left."),
    "SE-36",
)
NO_SUCH_SLOT: Final = Reason(
    "no_such_slot", QT_TRANSLATE_NOOP("stalk_exchange", "The Exchange has no slot with this number."), "SE-11"
)
SLOT_EMPTY: Final = Reason(
    "slot_empty", QT_TRANSLATE_NOOP("stalk_exchange", "This slot stays empty until the Exchange is refilled."), "SE-28"
)
SLOT_MISMATCH: Final = Reason(
    "slot_mismatch", QT_TRANSLATE_NOOP("stalk_exchange", "There is a different flower in this slot."), "SE-98"
)
NO_SUCH_SPACE: Final = Reason(
    "no_such_space", QT_TRANSLATE_NOOP("stalk_exchange", "The Garden has no space with this name."), "SE-15"
)
SPACE_TAKEN: Final = Reason(
    "space_taken", QT_TRANSLATE_NOOP("stalk_exchange", "This space is already occupied."), "SE-27"
)
SAME_TYPE: Final = Reason(
    "same_type",
    QT_TRANSLATE_NOOP("stalk_exchange", "In a Swap you must give a different kind from the one you take."),
    "SE-32",
)
NOT_HELD: Final = Reason(
    "not_held",
    QT_TRANSLATE_NOOP("stalk_exchange", "You have no flowers of this kind in your Stalk Portfolio."),
    "SE-33",
)
NO_TOKEN: Final = Reason(
    "no_token",
    QT_TRANSLATE_NOOP("stalk_exchange", "A Flush costs a Seedy Business token, and you have none left."),
    "SE-40",
)
NOTHING_TO_FLUSH: Final = Reason(
    "nothing_to_flush", QT_TRANSLATE_NOOP("stalk_exchange", "The Exchange and the Greenhouse are both empty."), "SE-46"
)
MUST_ACT: Final = Reason(
    "must_act", QT_TRANSLATE_NOOP("stalk_exchange", "You still have a basic action to take."), "SE-21"
)
NO_SUCH_SEAT: Final = Reason(
    "no_such_seat", QT_TRANSLATE_NOOP("stalk_exchange", "There is no such seat in this match."), "SE-17"
)
FIRST_IS_SET: Final = Reason(
    "first_is_set", QT_TRANSLATE_NOOP("stalk_exchange", "The starting player was chosen before the match."), "SE-111"
)
GREENHOUSE_LACKS: Final = Reason(
    "greenhouse_lacks",
    QT_TRANSLATE_NOOP("stalk_exchange", "No flowers of this kind are left in the Greenhouse."),
    "SE-04",
)


CHANCE_KINDS: Final = ("first", "draw", "space")


def why_not(config: RulesConfig, generator: MoveGenerator, state: State, move: Move) -> Reason | None:
    """Reason why `move` is illegal in `state`; None exactly when it is legal."""
    if state.phase == "over":
        return GAME_OVER
    if move.kind in CHANCE_KINDS:
        return NO_DRAW_DUE if state.phase == "act" else _draw(config, state, move)
    if state.phase != "act":
        return WAIT_FOR_DRAW
    match move.kind:
        case "flush":
            return _flush(state)
        case "end":
            return MUST_ACT if state.actions_left and generator.can_act(state) else None
        case "plant":
            return _take(config, state, move) or _space(config, state, move)
        case _:
            return _take(config, state, move) or _swap(state, move)


def _draw(config: RulesConfig, state: State, move: Move) -> Reason | None:
    if move.kind != _due(state):
        return WRONG_DRAW
    match move.kind:
        case "first":
            if not 0 <= move.seat < config.seats:
                return NO_SUCH_SEAT
            return FIRST_IS_SET if config.first not in (NOBODY, move.seat) else None
        case "space":
            return _space(config, state, move)
        case _:
            held = state.greenhouse
            there = move.flower >= 0 and (held is None or held[move.flower])
            return None if there else GREENHOUSE_LACKS


def _due(state: State) -> str:
    """Kind of the chance move that is due."""
    if state.phase == "first":
        return "first"
    return "space" if state.phase == "sow" and state.spot == EMPTY else "draw"


def _take(config: RulesConfig, state: State, move: Move) -> Reason | None:
    """Refusal for what Plant and Swap share: an action to spend, and the named flower in the named slot."""
    if not state.actions_left and not state.tokens[state.turn]:
        return NO_ACTION_LEFT
    if not 0 <= move.slot < config.slots:
        return NO_SUCH_SLOT
    if state.row[move.slot] == EMPTY:
        return SLOT_EMPTY
    return SLOT_MISMATCH if state.row[move.slot] != move.flower else None


def _space(config: RulesConfig, state: State, move: Move) -> Reason | None:
    space = config.board.index.get(move.space)
    if space is None:
        return NO_SUCH_SPACE
    return SPACE_TAKEN if state.garden[space] != EMPTY else None


def _swap(state: State, move: Move) -> Reason | None:
    if move.given == move.flower:
        return SAME_TYPE
    own = state.portfolios[state.turn]
    return None if own is not None and own[move.given] else NOT_HELD


def _flush(state: State) -> Reason | None:
    if not state.tokens[state.turn]:
        return NO_TOKEN
    full = state.left or any(flower >= 0 for flower in state.row)
    return None if full else NOTHING_TO_FLUSH
