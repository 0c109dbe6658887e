"""Every puzzle that ships is proved again, by playing all complete answers one by one and without `prove`."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from random import Random

import pytest

from garden_desktop.core.practice import Puzzle, prove
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.hotseat.practice.library import load
from garden_desktop.hotseat.practice.puzzle_generator import worth_keeping
from garden_desktop.hotseat.practice.session import OpenedPuzzle, PracticeSession, opened
from tests.today import in_turn

pytestmark = pytest.mark.daily
SHIPPED = 28
SAMPLE = 10
"""Everyday each tenth is proved; all of them with `-m long`."""
KEYS = [key for key in registry.games() if load(key).puzzles]


def at(puzzle: Puzzle) -> OpenedPuzzle:
    game = registry.games()[puzzle.game]
    return opened(game, registry.load_pack(game), puzzle)


def prove_again(puzzle: Puzzle) -> None:
    one, brute = at(puzzle), import_module(f"tests.games.{puzzle.game}.advice.brute")
    found = Counter(brute.answers(one.rules, one.match.state, puzzle.seat, puzzle.kind))
    best, second = sorted(found, reverse=True)[:2]
    assert (puzzle.best, puzzle.second, puzzle.ways, puzzle.answers) == (best, second, found[best], found.total())


@pytest.mark.parametrize("key", in_turn(KEYS, 2))
def test_a_sample_of_the_puzzles_is_proved_by_playing_every_answer(key: str) -> None:
    for puzzle in load(key).puzzles[::SAMPLE]:
        prove_again(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("key", KEYS)
def test_every_puzzle_is_proved_by_playing_every_answer(key: str) -> None:
    for puzzle in load(key).puzzles:
        prove_again(puzzle)


@pytest.mark.parametrize("key", KEYS)
def test_as_many_of_every_game_ship_and_differ(key: str) -> None:
    shelf = load(key)
    assert shelf.faults == ()
    assert [puzzle.number for puzzle in shelf.puzzles] == list(range(1, SHIPPED + 1))
    assert len({puzzle.moves for puzzle in shelf.puzzles}) == SHIPPED


@pytest.mark.parametrize("key", KEYS)
def test_every_title_is_there_once(key: str) -> None:
    titles = Counter(plain(at(puzzle).ask.title) for puzzle in load(key).puzzles)
    assert [title for title, times in titles.items() if times > 1] == []


@pytest.mark.parametrize("key", KEYS)
def test_they_get_harder_and_the_first_of_a_grade_have_no_rule_that_most_others_lack(key: str) -> None:
    """A beginner's first puzzle must not be in a month of which no lesson has told."""
    puzzles = load(key).puzzles
    many = Counter(pair for puzzle in puzzles for pair in puzzle.options)
    rows = [(puzzle.grade, any(many[pair] < SHIPPED / 2 for pair in puzzle.options)) for puzzle in puzzles]
    assert rows == sorted(rows)
    assert rows[0] == (1, False)


@pytest.mark.parametrize("key", KEYS)
def test_kinds_and_grades_are_spread(key: str) -> None:
    puzzles = load(key).puzzles
    assert len({puzzle.kind for puzzle in puzzles}) > 1
    assert min(Counter(puzzle.kind for puzzle in puzzles).values()) >= SHIPPED // 10
    grades = Counter(puzzle.grade for puzzle in puzzles)
    assert min(grades[grade] for grade in (1, 2, 3, 4)) >= SHIPPED // 6


@pytest.mark.parametrize("key", in_turn(KEYS, 2))
def test_nothing_hidden_decides(key: str) -> None:
    """The question and the proof are the same in every world that agrees with what the person sees."""
    for puzzle in load(key).puzzles[:: 2 * SAMPLE]:
        one = at(puzzle)
        view = one.rules.view(one.match.state, puzzle.seat)
        asked = one.practice.question_for(view, puzzle.seat)
        assert asked is not None
        assert asked.titled(puzzle.best) == one.ask
        known = prove(one.rules, one.practice, one.match.state, puzzle.seat)
        for seed in range(2):
            guessed = one.rules.determinize(view, puzzle.seat, Random(seed))
            assert prove(one.rules, one.practice, guessed, puzzle.seat) == known


@pytest.mark.parametrize("key", in_turn(KEYS, 2))
def test_each_is_worth_the_while_and_said_in_a_few_words(key: str) -> None:
    for puzzle in load(key).puzzles[::SAMPLE]:
        one = at(puzzle)
        proof = prove(one.rules, one.practice, one.match.state, puzzle.seat)
        assert proof is not None
        assert worth_keeping(proof)
        assert len(plain(one.ask.title)) <= 34
        assert plain(one.ask.unit.of(n=2)).startswith("2 ")


@pytest.mark.parametrize("key", KEYS)
def test_the_best_can_be_said_by_hand_and_is_found_solved(key: str) -> None:
    game = registry.games()[key]
    for puzzle in load(key).puzzles[::SAMPLE]:
        session = PracticeSession(game, registry.load_pack(game), puzzle)
        for move in session.best:
            assert session.move_builder() is not None
            assert session.table.gesture(session.view, move) or session.table.move_builder(session.view) is not None
            session.play(move)
        assert session.answer().outcome == "solved"


def test_what_lies_below_nothing_is_said_without_a_minus() -> None:
    asks = {(puzzle.game, puzzle.kind): at(puzzle).ask for key in KEYS for puzzle in load(key).puzzles}
    weeds = asks["fire_and_flora", "weeds"]
    assert [plain(weeds.counted(value)) for value in (1, 0, -1, -2)] == [
        "1 plant more",
        "0 plants more",
        "1 plant fewer",
        "2 plants fewer",
    ]
