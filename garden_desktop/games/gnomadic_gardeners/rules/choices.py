"""What may be answered: all legal moves of a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.feasible import SETS
from garden_desktop.games.gnomadic_gardeners.rules.scoring import open_animals
from garden_desktop.games.gnomadic_gardeners.rules.state import HEN, PIGGY, TASK_1, Kind, Move, State, bits_of

SET_ORDER: Final = (0, 1, 2, 4, 3, 5, 6, 7)
"""Task sets as they are listed: none, the single ones, pairs, all three."""

OCTOBER: Final = (Move("recruit"), Move("decline"))


class MoveGenerator:
    """The legal moves of one game, with what was worked out once kept for the next time."""

    def __init__(self, config: RulesConfig) -> None:
        self._config = config
        self._fulfils = tuple(self._answers(sets) for sets in range(1 << SETS))
        self._inside = tuple(sum(1 << s for s in range(SETS) if not s & ~tasks) for tasks in range(SETS))
        self._sets: dict[tuple[int, int], bytes] = {}
        self._commits: dict[tuple[int, bool], tuple[Move, ...]] = {}
        self._plays = tuple(Move("commit", team) for team in range(config.gnomes + 1))

    def legal(self, state: State) -> Sequence[Move]:
        """All moves of whoever is to move. Of a view that hides the hand in question: none."""
        match state.phase:
            case "commit":
                return self.commits(state, state.turn)
            case "fulfil":
                return self.fulfils(state)
            case "recruit":
                return OCTOBER
            case "use":
                return tuple(Move("use", s) for s in subsets(open_animals(self._config, state, state.turn)))
            case "lend":
                return (Move("lend"), *_singles("lend", kept_back(state, state.turn)))
            case "keep":
                return _singles("keep", state.plays[state.turn])
            case "over":
                return ()
            case draw:
                return _singles(draw, self.drawable(state))

    def commits(self, state: State, side: Side) -> Sequence[Move]:
        """Every play a side could seal (GG-22, GG-25; in July with the Hen's choice, GG-142)."""
        hand = state.hands[side]
        hen = self._config.month == "july" and bool(state.animals[side] & HEN)
        found = self._commits.get((hand, hen))
        if found is None:
            found = self._commits[hand, hen] = tuple(self._all_commits(hand, hen))
        return found

    def fulfils(self, state: State) -> Sequence[Move]:
        """Every set of tasks the side to move can fulfil now (GG-40, GG-46, GG-47)."""
        return self._fulfils[self.feasible(state, state.turn) & self._inside[7 & ~self.closed(state, state.turn)]]

    def feasible(self, state: State, side: Side) -> int:
        """The sets of tasks the played gnomes could fulfil if nothing were closed, as a mask of 8 bits."""
        return self.sets(state)[state.plays[side]]

    def sets(self, state: State) -> bytes:
        """For every team the sets of tasks it can fulfil of the pair on display; see Teams.sets."""
        found = self._sets.get(state.pair)
        if found is None:
            needs = self._config.pack.middles[state.pair].needs
            found = self._sets[state.pair] = self._config.teams.sets(needs)
        return found

    def closed(self, state: State, side: Side) -> int:
        """The tasks closed to `side` because the other side resolved first (GG-46 to GG-48, GG-108, GG-113)."""
        if side == state.first:
            return 0
        taken = state.done[1 - side]
        opens = state.animals[side] & PIGGY and self._config.piggy_beats_block
        return taken & ~TASK_1 if opens else taken

    def drawable(self, state: State) -> int:
        """What nature may draw now, as a set; nothing where the view hides it."""
        match state.phase:
            case "task" | "control":
                return state.pile[0]
            case "pass":
                return max(0, state.queue[0])
            case "animal":
                return self._config.animals
            case _:
                return self._config.gnomes & ~state.hands[0] if state.hands[0] >= 0 else 0

    def _all_commits(self, hand: int, hen: bool) -> Iterator[Move]:
        for team in subsets(hand)[1:]:
            yield self._plays[team]
            if hen and team & ~self._config.early:
                yield Move("commit", team, hen_off=True)

    def _answers(self, sets: int) -> tuple[Move, ...]:
        return tuple(Move("fulfil", s) for s in SET_ORDER if sets >> s & 1)


def kept_back(state: State, side: Side) -> int:
    """The gnomes a side did not play this round; nothing where the view hides its hand."""
    return max(0, state.hands[side]) & ~state.plays[side]


def subsets(mask: int) -> list[int]:
    """Every part of `mask`, the empty one first, in ascending order."""
    parts = [0]
    for bit in bits_of(mask):
        parts += [part | 1 << bit for part in parts]
    return parts


def _singles(kind: Kind, mask: int) -> tuple[Move, ...]:
    return tuple(Move(kind, 1 << bit) for bit in bits_of(mask))
