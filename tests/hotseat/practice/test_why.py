"""What the best answer gives that another does not, said of every game's puzzles in whole sentences."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.hotseat.practice import library
from garden_desktop.hotseat.practice.session import PracticeSession
from tests.shipped import SHIPPED
from tests.today import in_turn

MOST_WORDS = 60


def answered(key: str, number: int, rng: Random) -> PracticeSession:
    """A puzzle with a random answer on the table."""
    game = registry.games()[key]
    session = PracticeSession(game, registry.load_pack(game, None), library.load(key).puzzles[number])
    while not session.complete:
        session.play(rng.choice(session.practice.moves(session.match.states[session.start], session.match.state)))
    return session


@pytest.mark.parametrize(("key", "number"), in_turn([(key, n) for key in SHIPPED for n in range(0, 28, 3)], 5))
def test_every_answer_that_is_not_the_best_is_told_why_in_a_few_sentences(key: str, number: int) -> None:
    session = answered(key, number, Random(number))
    verdict = session.answer()
    said = " ".join(map(plain, verdict.why))
    assert bool(said) == (verdict.outcome != "solved")
    assert len(said.split()) <= MOST_WORDS, said
    assert "{" not in said


@pytest.mark.parametrize("key", SHIPPED)
def test_the_best_goes_with_the_answer_as_far_as_it_can(key: str) -> None:
    session = answered(key, 1, Random(3))
    parting = session.answer().parting
    yours = session.match.moves[session.start :]
    if parting is not None:
        step = parting.step
        assert list(session.best[: step - 1]) == yours[: step - 1]
        assert session.best[step - 1] != yours[step - 1]
    session.again()
    for move in session.best:
        session.play(move)
    assert session.answer().outcome == "solved"


def test_a_value_below_nothing_is_counted_without_its_sign() -> None:
    weeds = next(puzzle for puzzle in library.load("fire_and_flora").puzzles if puzzle.kind == "weeds")
    game = registry.games()["fire_and_flora"]
    ask = PracticeSession(game, registry.load_pack(game, None), weeds).ask
    assert [plain(ask.counted(value)) for value in (2, 0, -1, -2)] == [
        "2 plants more",
        "0 plants more",
        "1 plant fewer",
        "2 plants fewer",
    ]
