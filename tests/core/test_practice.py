"""Trying everything on a toy whose answers can be counted by hand, and puzzles written and read back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from garden_desktop.core.lesson import ScriptedMove
from garden_desktop.core.packs import PackError
from garden_desktop.core.practice import Puzzle, PuzzleQuestion, parse_puzzle, prove, puzzle_line
from garden_desktop.core.types import CHANCE, Seat


class Sum(NamedTuple):
    """Steps of 1 or 2 up a stair; `mover` is asked for the next of `left` steps."""

    height: int
    left: int
    mover: Seat


class Stair:
    """Rules and practice at once: the first seat climbs, and where `other` is set the last step is that seat's."""

    tables = ()

    def __init__(self, other: Seat = 0, dear: int = 100) -> None:
        self._other, self._dear = other, dear

    def to_move(self, state: Sum) -> Seat:
        return state.mover

    def apply(self, state: Sum, move: int) -> Sum:
        return Sum(state.height + move, state.left - 1, self._other if state.left == 2 else 0)

    def move_text(self, move: int) -> str:
        return f"up {move}"

    def question_for(self, state: Sum, seat: Seat) -> PuzzleQuestion | None:
        return None

    def over(self, start: Sum, state: Sum, seat: Seat) -> bool:
        return state.left == 0

    def value(self, start: Sum, state: Sum, seat: Seat) -> int:
        return min(state.height, self._dear)

    def moves(self, start: Sum, state: Sum) -> Sequence[int]:
        return (1, 2)


def proof_of(stair: Any, start: Sum, most: int = 100) -> Any:
    return prove(stair, stair, start, 0, most)


def test_every_answer_is_counted_and_every_position_looked_at_once() -> None:
    proof = proof_of(Stair(), Sum(0, 3, 0))
    assert (proof.best, proof.second, proof.idle, proof.ways, proof.answers) == (6, 5, 0, 1, 8)
    assert proof.looked == 1 + 2 + 3 + 4
    assert proof.line == ("up 2", "up 2", "up 2")


def test_equal_values_are_all_best() -> None:
    proof = proof_of(Stair(dear=5), Sum(0, 3, 0))
    assert (proof.best, proof.second, proof.ways) == (5, 4, 4)
    assert proof.line == ("up 1", "up 2", "up 2")


def test_others_leave_the_least() -> None:
    proof = proof_of(Stair(other=1), Sum(0, 3, 0))
    assert (proof.best, proof.second, proof.ways, proof.answers) == (5, 4, 1, 4)
    assert proof.line == ("up 2", "up 2", "up 1")


def test_where_nature_draws_on_the_way_nothing_is_proved() -> None:
    assert proof_of(Stair(other=CHANCE), Sum(0, 3, 0)) is None


def test_nothing_is_proved_beyond_the_limit() -> None:
    assert proof_of(Stair(), Sum(0, 3, 0), most=9) is None
    assert proof_of(Stair(), Sum(0, 3, 0), most=10) is not None


def test_one_answer_is_nothing_to_choose() -> None:
    assert proof_of(Stair(), Sum(0, 0, 0)) is None


def test_where_all_answers_are_equal_there_is_no_second() -> None:
    assert proof_of(Stair(dear=1), Sum(0, 3, 0)).second is None


PUZZLE = Puzzle(
    game="_template",
    number=3,
    kind="nod",
    grade=2,
    seats=2,
    options=(("a", "b"),),
    pack="standard",
    seat=1,
    moves=(ScriptedMove(CHANCE, "coin heads"), ScriptedMove(0, "nod")),
    best=9,
    second=7,
    idle=2,
    ways=1,
    answers=12,
    looked=20,
    line=("nod",),
)


def read(**changes: object) -> Puzzle:
    """The puzzle above with other fields; None leaves one out."""
    fields = json.loads(puzzle_line(PUZZLE)) | changes
    text = json.dumps({key: value for key, value in fields.items() if value is not None})
    return parse_puzzle(text, "_template", "puzzles.jsonl", 3)


def test_a_puzzle_comes_back_as_it_was_written() -> None:
    assert read() == PUZZLE
    assert "\n" not in puzzle_line(PUZZLE)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "game: must be _template here, not “chess”"),
        ({"number": 4}, "number: must be 3 here, not “4”"),
        ({"seat": 3}, "seat: must be a whole number from 1 to 2"),
        ({"seat": True}, "seat: must be a whole number from 1 to 2"),
        ({"grade": 5}, "grade: must be a whole number from 1 to 4"),
        ({"options": ["a"]}, "options: must be key=value, not “a”"),
        ({"moves": ["3: nod"]}, "moves: must be a seat number (0 for a random draw), a colon and a move, not “3: nod”"),
        ({"second": 9}, "second: must be less than the best value, 9"),
        ({"idle": 10}, "idle: must be less than the best value, 9"),
        ({"ways": 0}, f"ways: must be a whole number from 1 to {10**12}"),
        ({"ways": 12}, "ways: must be less than the number of answers, 12"),
        ({"line": None}, "line: is missing"),
        ({"colour": "red"}, "colour: is not a valid field here"),
    ],
)
def test_a_faulty_puzzle_is_named_by_file_line_and_field(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(PackError) as caught:
        read(**changes)
    assert str(caught.value) == f"puzzles.jsonl: line 3, {reason}"


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "9" * 5000, "\ud800"])
def test_what_is_not_json_is_said_to_be_none(text: str) -> None:
    with pytest.raises(PackError, match="line 3: is not JSON"):
        parse_puzzle(text, "_template", "puzzles.jsonl", 3)


def test_json_that_is_no_puzzle_is_refused() -> None:
    with pytest.raises(PackError, match="must be a table of fields"):
        parse_puzzle("[1]", "_template", "puzzles.jsonl", 3)
