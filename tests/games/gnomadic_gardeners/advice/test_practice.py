"""What puzzles ask of a round, on hands worked out by hand."""

from __future__ import annotations

from random import Random

from garden_desktop.core.practice import Proof, prove
from garden_desktop.games.gnomadic_gardeners.advice.practice import LATE, GardenPuzzles
from tests.games.gnomadic_gardeners.desk import Desk, desk, solo

SMALL = ("g02 g03", "g08")
"""Herb pays 4 (task 2); g02 has it and 1 hour, and alone its charisma of 2. g08 has it too, and 3 hours."""


def proof_of(one: Desk) -> Proof:
    found = prove(one.rules, GardenPuzzles(one.rules), one.state, 0)
    assert found is not None
    return found


def test_the_safest_play_comes_before_the_other_side_and_alone() -> None:
    proof = proof_of(desk(hands=SMALL))
    assert (proof.best, proof.second, proof.idle, proof.ways, proof.answers) == (4 + 2, 4, 0, 1, 3)
    assert proof.line == ("commit g02",)


def test_late_in_a_match_it_is_the_lead_that_counts() -> None:
    """Without the herb, which is taken, g08 has its charisma of 4 left."""
    one = desk(hands=SMALL, scores=(LATE, 10))
    assert (proof_of(one).best, proof_of(one).line) == (6 - 4, ("commit g02",))
    asked = [GardenPuzzles(table.rules).question_for(table.state, 0) for table in (desk(hands=SMALL), one)]
    assert [ask and ask.kind for ask in asked] == ["sure", "lead"]


def test_an_answer_is_complete_with_the_seal_and_nothing_is_asked_of_who_seals_second() -> None:
    one = desk(hands=SMALL)
    practice, start = GardenPuzzles(one.rules), one.state
    after = one.play("commit g03").state
    assert practice.over(start, after, 0)
    assert practice.value(start, after, 0) == 1
    assert practice.question_for(after, 1) is None


def test_nothing_is_asked_where_cards_decide_or_nobody_is_against_anybody() -> None:
    alone, together = solo(), desk(mode="basket")
    assert GardenPuzzles(alone.rules).question_for(alone.state, 0) is None
    assert GardenPuzzles(together.rules).question_for(together.state, 0) is None


def test_a_proof_does_not_depend_on_what_is_hidden() -> None:
    one = desk(month="july")
    practice = GardenPuzzles(one.rules)
    view = one.rules.view(one.state, 0)
    assert view != one.state
    assert practice.question_for(view, 0) == practice.question_for(one.state, 0)
    guessed = one.rules.determinize(view, 0, Random(1))
    assert prove(one.rules, practice, guessed, 0) == proof_of(one)
