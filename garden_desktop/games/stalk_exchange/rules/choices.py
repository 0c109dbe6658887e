"""What may be done: all legal moves of a position, and how likely each draw is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.data.flowers import EMPTY, TYPES, Counts
from garden_desktop.games.stalk_exchange.rules.config import RulesConfig
from garden_desktop.games.stalk_exchange.rules.moves import END, FLUSH, Move
from garden_desktop.games.stalk_exchange.rules.state import NOBODY, State

DRAWS: Final = tuple(Move("draw", flower=flower) for flower in range(TYPES))


class MoveGenerator:
    """The legal moves of one game. Every Plant and Swap there can be is made once and handed out again."""

    def __init__(self, config: RulesConfig) -> None:
        names = config.board.names
        self._plants = tuple(
            tuple(tuple(Move("plant", slot, flower, name) for name in names) for flower in range(TYPES))
            for slot in range(config.slots)
        )
        self._swaps = tuple(
            tuple(tuple(_swaps(slot, flower, held) for held in range(1 << TYPES)) for flower in range(TYPES))
            for slot in range(config.slots)
        )
        self._spaces = tuple(Move("space", space=name) for name in names)
        beginners = range(config.seats) if config.first == NOBODY else (config.first,)
        self._firsts = tuple(Move("first", seat=seat) for seat in beginners)

    def legal(self, state: State) -> Sequence[Move]:
        """All moves of whoever is to move, in canonical order (6). Of a view: without what it hides."""
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
        """The tokens of each type left; who begins and where a bloom lies are even (5.2)."""
        if state.phase == "first" or (state.phase == "sow" and state.spot == EMPTY):
            return (1,) * len(self.legal(state))
        return tuple(filter(None, state.greenhouse or ()))

    def can_act(self, state: State) -> bool:
        """Whether a Plant or a Swap is possible for the seat to move (SE-21, SE-22)."""
        return bool(self._acts(state))

    def _actions(self, state: State) -> Sequence[Move]:
        moves, tokens = self._acts(state), state.tokens[state.turn]
        held = bool(moves) and state.basic > 0
        if tokens and (state.left or any(flower >= 0 for flower in state.row)):
            moves.append(FLUSH)
        if not held:
            moves.append(END)
        return moves

    def _acts(self, state: State) -> list[Move]:
        """Plants by slot and space, then Swaps by slot and type."""
        moves: list[Move] = []
        if not state.basic and not state.tokens[state.turn]:
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
    return [code < 0 for code in state.garden]


def _held(state: State, seat: Seat) -> int:
    """The types in a portfolio as a set; none where these eyes may not know."""
    own: Counts | None = state.portfolios[seat]
    return 0 if own is None else sum(1 << flower for flower, number in enumerate(own) if number)


def _swaps(slot: int, flower: int, held: int) -> tuple[Move, ...]:
    return tuple(
        Move("swap", slot, flower, given=given) for given in range(TYPES) if given != flower and held >> given & 1
    )
