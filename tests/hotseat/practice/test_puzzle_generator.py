"""Puzzles out of played matches: each can be checked anew, and the same seed makes the same ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from garden_desktop.core.packs import PackError
from garden_desktop.core.practice import Proof, Puzzle
from garden_desktop.core.text import Message
from garden_desktop.core.types import Result
from garden_desktop.games import registry
from garden_desktop.hotseat.practice import puzzle_generator
from garden_desktop.hotseat.practice.puzzle_generator import (
    MOST_ANSWERS,
    PLAYERS,
    QuestionRules,
    candidates,
    grade_of,
    make,
    of_match,
    spread,
    tables_of,
    worth_keeping,
)
from garden_desktop.hotseat.practice.session import check
from tests.hotseat.practice import good


@pytest.mark.daily
def test_what_is_made_is_proved_and_comes_the_easy_ones_first() -> None:
    made = make(good.game(), good.pack(), 2, 5)
    assert [puzzle.number for puzzle in made] == [1, 2]
    assert made[0].grade <= made[1].grade
    assert made[0].moves != made[1].moves
    for puzzle in made:
        assert check(good.game(), good.pack(), puzzle).best == puzzle.best


def test_grades_come_as_often_as_there_are_enough_and_then_kinds() -> None:
    one = good.puzzle()
    many = [one._replace(grade=1, kind="turn")] * 20 + [one._replace(grade=1, kind="bust")] * 4
    few = [one._replace(grade=grade, kind="turn") for grade in (2, 2, 3, 3, 3, 4)]
    chosen = Counter((puzzle.grade, puzzle.kind) for puzzle in spread([*many, *few], 8))
    assert chosen == {(1, "turn"): 1, (1, "bust"): 2, (2, "turn"): 2, (3, "turn"): 2, (4, "turn"): 1}
    assert len(spread(few, 8)) == len(few)


def test_the_same_match_offers_the_same_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    practice = type(good.session().practice)
    question_for, asked = practice.question_for, set[int]()

    def recorded(self: Any, state: Any, seat: int) -> Any:
        asked.add(seat)
        return question_for(self, state, seat)

    monkeypatch.setattr(practice, "question_for", recorded)
    one, other = (next(of_match(good.game(), good.pack(), 2, {}, 3, "random")) for _ in range(2))
    assert one == other
    assert one.number == 0, "it gets one when all are chosen"
    assert asked == {0, 1}, "nobody asks chance"


@pytest.mark.parametrize(("field", "by"), [("second", -1), ("idle", -1), ("ways", 1), ("answers", 1), ("looked", -1)])
def test_a_figure_that_is_not_so_is_named(field: str, by: int) -> None:
    said = getattr(good.puzzle(), field)
    with pytest.raises(PackError) as caught:
        check(good.game(), good.pack(), good.puzzle()._replace(**{field: said + by}))
    assert str(caught.value) == f"puzzles.jsonl: line 1, {field}: is {said + by}, but the proof gives {said}"


def test_a_game_that_asks_nothing_has_no_tables() -> None:
    template = registry.load("_template")
    with pytest.raises(ValueError, match="_template"):
        tables_of(template, registry.load_pack(template))


PROOF = Proof(best=9, second=8, idle=3, ways=2, answers=12, looked=20, line=())


def test_only_what_holds_something_to_find_is_kept() -> None:
    assert worth_keeping(PROOF)
    assert worth_keeping(PROOF._replace(ways=5, answers=21))
    assert worth_keeping(PROOF._replace(answers=MOST_ANSWERS))
    assert not worth_keeping(PROOF._replace(ways=5, answers=20))
    changes: list[dict[str, Any]] = [
        {"second": None},
        {"idle": 9},
        {"ways": 3},
        {"answers": 11},
        {"answers": MOST_ANSWERS + 1},
    ]
    for change in changes:
        assert not worth_keeping(PROOF._replace(**change))


def test_of_one_match_each_kind_is_asked_once() -> None:
    kinds = [puzzle.kind for puzzle in of_match(good.game(), good.pack(), 2, {}, 3, "random")]
    assert len(set(kinds)) == len(kinds) > 0


@pytest.mark.parametrize(
    ("grades", "number", "tried", "kept"),
    [
        ([1, 2, 3, 4, 1], 2, 4, [1, 2]),
        ([1, 1, 1, 1, 2, 3, 3, 4, 1], 2, 8, [1, 2]),
        ([3, 1, 2, 4, 4, 3, 2, 1, 1, 1], 5, 10, [1, 2, 3, 4, 4]),
        ([1, 2, 3, 4, 1, 2, 3, 1, 1, 1, 1, 1, 4], 5, 13, [1, 1, 2, 3, 4]),
        ([1], 1, 16, [1]),
    ],
)
def test_puzzles_are_sought_until_each_grade_has_its_share_and_not_for_ever(
    grades: list[int], number: int, tried: int, kept: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []

    def candidates(*_: object) -> Iterator[Puzzle]:
        for grade in cycle(grades):
            drawn.append(grade)
            yield good.puzzle()._replace(grade=grade)

    monkeypatch.setattr(puzzle_generator, "candidates", candidates)
    made = make(good.game(), good.pack(), number, 5)
    assert len(drawn) == tried
    assert [puzzle.grade for puzzle in made] == kept
    assert [puzzle.number for puzzle in made] == list(range(1, number + 1))


def test_matches_are_played_at_each_table_in_turn_first_by_one_level_and_then_by_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = []

    def match(game: object, pack: object, seats: int, options: object, seed: int, player: str) -> Iterator[Puzzle]:
        played.append((seats, options, seed, player))
        yield from [good.puzzle()] * 2

    monkeypatch.setattr(puzzle_generator, "of_match", match)
    tables = tables_of(good.game(), good.pack())
    assert len(tables) > 1
    number = 3 * len(tables)
    assert len(list(islice(candidates(good.game(), good.pack(), 100), 2 * number))) == 2 * number
    assert played == [
        (*table, 100 + round_ * len(tables) + at, PLAYERS[round_ % 2])
        for round_ in range(3)
        for at, table in enumerate(tables)
    ]


def test_a_question_is_a_game_of_one_seat_that_hides_nothing() -> None:
    one = good.session()
    start, seat = one.match.state, good.puzzle().seat
    asked = QuestionRules(one.rules, one.practice, start, seat)
    assert asked.view(start, None) is asked.determinize(start, seat, Random(1)) is start
    assert asked.to_move(start) == seat
    assert list(asked.legal_moves(start)) == list(one.practice.moves(start, start))
    for move in one.best:
        one.play(move)
    assert asked.to_move(one.match.state) is None
    for _ in range(2):  # the second time it is remembered
        scores = asked.result(one.match.state).scores
        assert scores == tuple(good.puzzle().best if at == seat else 0 for at in range(good.puzzle().seats))


@pytest.mark.parametrize(("found", "grade"), [(12, 1), (10, 1), (9, 2), (7, 2), (6, 3), (4, 3), (3, 4), (1, 4), (0, 4)])
def test_the_grade_counts_how_often_bots_find_the_best(found: int, grade: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of twelve tries: more than three quarters, more than half, more than a quarter, or fewer."""
    tries = iter([9] * found + [8] * (12 - found))
    one = good.session()

    class Bot:
        def choose(self, *_: object) -> int:
            return next(tries)

    class Asked:
        """A question of one move, whose value is the move."""

        def __init__(self, *_: object) -> None: ...

        def to_move(self, state: object) -> int | None:
            return None if isinstance(state, int) else 0

        def apply(self, state: object, move: int) -> int:
            return move

        def result(self, state: int) -> Result:
            return Result((0, state), (), Message("", ""))

    monkeypatch.setattr(puzzle_generator, "QuestionRules", Asked)
    monkeypatch.setattr(puzzle_generator, "LEVELS", dict.fromkeys(puzzle_generator.THINKING, lambda _: Bot()))
    assert grade_of(one.rules, one.practice, one.match.state, 0, 9) == grade
    assert next(tries, None) is None
