"""The middle end: playing, drawing, undo and redo."""

from __future__ import annotations

import pytest

from garden_desktop.core.match import Match
from garden_desktop.core.types import IllegalMoveError, Reason
from garden_desktop.games._template.rules.rules import NOD, TOSS, Move, NullRules, State


def new_match(seed: int = 1) -> Match[State, Move]:
    return Match(NullRules(2), seed)


def test_a_match_is_over_when_nobody_is_to_move() -> None:
    match = new_match()
    match.play_chance_moves()
    match.play(NOD[0])
    assert not match.over
    match.play(NOD[0])
    assert match.over
    assert match.ply == 3


def test_an_illegal_move_changes_nothing() -> None:
    match = new_match()
    with pytest.raises(IllegalMoveError) as caught:
        match.play(NOD[0])
    assert caught.value.reason.code == "not_now"
    assert match.ply == 0


class Counting(NullRules):
    """Counts how often a move is checked and made."""

    def __init__(self) -> None:
        super().__init__(2)
        self.checked = self.made = 0

    def why_not(self, state: State, move: Move) -> Reason | None:
        self.checked += 1
        return super().why_not(state, move)

    def apply(self, state: State, move: Move) -> State:
        self.made += 1
        return super().apply(state, move)


def test_a_move_is_checked_and_made_once() -> None:
    rules = Counting()
    match = Match(rules, 1)
    match.play_chance_moves()
    match.play(NOD[0])
    assert (rules.checked, rules.made) == (2, 2)


def test_what_ends_in_an_error_was_never_made() -> None:
    match = new_match()
    match.play_chance_moves()
    match.play(NOD[0])
    match.undo_to(1)
    before = match.states, match.moves, match.redoable
    kept = [list(before[0]), list(before[1]), before[2]]
    with pytest.raises(ZeroDivisionError), match.all_or_none():
        match.play(NOD[0])
        match.play(NOD[0])
        raise ZeroDivisionError
    assert [match.states, match.moves, match.redoable] == kept
    with match.all_or_none():
        match.play(NOD[0])
    assert match.ply == 2


def test_draws_depend_on_seed_and_ply_alone() -> None:
    tosses = {new_match(seed).draw() for seed in range(30)}
    assert tosses == set(TOSS)
    assert all(new_match(seed).draw() == new_match(seed).draw() for seed in range(30))


def test_a_new_move_after_undo_forgets_what_was_undone() -> None:
    match = new_match()
    match.play(TOSS[0])
    match.play(NOD[0])
    match.undo_to(0)
    assert list(match.redoable) == [TOSS[0]]
    match.play(TOSS[1])
    assert not list(match.redoable)


def test_playing_the_same_move_again_keeps_the_rest_redoable() -> None:
    match = new_match()
    for move in (TOSS[0], NOD[0], NOD[0]):
        match.play(move)
    match.undo_to(1)
    match.play(NOD[0])
    assert match.redoable == (NOD[0],)


def test_undo_beyond_the_beginning_is_an_error() -> None:
    with pytest.raises(IndexError):
        new_match().undo_to(1)


def test_a_draw_with_a_choice_teaches_and_a_nod_does_not() -> None:
    match = new_match()
    match.play(TOSS[0])
    match.play(NOD[0])
    assert match.teaches(0, 0)
    assert not match.teaches(1, 0)
