"""A puzzle of Stalk Exchange as it is made, and a session of it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from garden_desktop.core.game import Game
from garden_desktop.core.practice import Puzzle
from garden_desktop.core.types import Pack
from garden_desktop.games import registry
from garden_desktop.hotseat.practice.puzzle_generator import of_match
from garden_desktop.hotseat.practice.session import PracticeSession

KEY: Final = "stalk_exchange"


def game() -> Game:
    return registry.games()[KEY]


@cache
def pack() -> Pack:
    return registry.load_pack(game())


@cache
def puzzle() -> Puzzle:
    made = next(of_match(game(), pack(), 3, {"garden_side": "3"}, 2, "random"))
    return made._replace(number=1)


def session(name: str = "") -> PracticeSession:
    return PracticeSession(game(), pack(), puzzle(), name)


@cache
def _answers() -> dict[int, tuple[object, ...]]:
    found: dict[int, tuple[object, ...]] = {}
    one = session()
    start = one.match.state

    def go_on(state: object, moves: tuple[object, ...]) -> None:
        if one.practice.over(start, state, one.puzzle.seat):
            found.setdefault(one.practice.value(start, state, one.puzzle.seat), moves)
            return
        for move in one.practice.moves(start, state):
            go_on(one.rules.apply(state, move), (*moves, move))

    go_on(start, ())
    return found


def answers() -> dict[int, tuple[Any, ...]]:
    """For each value one whole answer that comes to it."""
    return _answers()


def can_reach(one: PracticeSession, value: int) -> bool:
    """Whether this value can still be had, where at most one move is to be made."""
    begun, state, seat = one.match.states[one.start], one.match.state, one.puzzle.seat
    ends = [state] if one.complete else [one.rules.apply(state, move) for move in one.practice.moves(begun, state)]
    return value in [one.practice.value(begun, end, seat) for end in ends]
