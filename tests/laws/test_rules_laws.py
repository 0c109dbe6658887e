"""Laws of rules (property-based tests), over every registered game and the template."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from garden_desktop.core import record
from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.types import CHANCE, IllegalMoveError
from tests.laws.samples import Sample, decisions, positions, samples, viewer, walk
from tests.today import sampled

pytestmark = pytest.mark.parametrize("sample", sampled(samples(), 3), ids=str, scope="session")
SEEDS = (7, 8)
"""Of the random games that are played of each table."""
LONG = 400
"""Plies of a game that is too long to try a law on all of them."""


def header(sample: Sample, seed: int) -> RecordHeader:
    seats = tuple(Seated(f"Seat {n + 1}", n) for n in range(sample.seats))
    return RecordHeader(sample.game.info.key, "standard", "", dict(sample.options), seats, seed, "test")


def played(sample: Sample, seed: int) -> Match[object, object]:
    match: Match[object, object] = Match(sample.rules(), seed)
    for _, move in walk(sample, seed)[:-1]:
        match.play(move)
    return match


def test_ends_within_the_moves_it_promises(sample: Sample) -> None:
    for seed in SEEDS:
        assert len(walk(sample, seed)) - 1 <= sample.game.info.max_moves


def test_replays_from_its_own_record_to_equal_states_at_every_ply(sample: Sample) -> None:
    match = played(sample, 7)
    again = record.replay(record.read(record.write(match, header(sample, 7)).encode()), sample.rules())
    assert again.states == match.states


def test_the_same_seed_gives_the_same_draws(sample: Sample) -> None:
    match: Match[object, object] = Match(sample.rules(), 7)
    for state, move in walk(sample, 7)[:-1]:
        if sample.rules().to_move(state) == CHANCE:
            assert match.draw() == move
        match.play(move)


def test_states_hash_and_pickle(sample: Sample) -> None:
    for state in positions(sample, 8):
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert hash(again) == hash(state)


def test_moves_are_distinct_legal_and_survive_their_text(sample: Sample) -> None:
    rules = sample.rules()
    for state in positions(sample, 12):
        moves = rules.legal_moves(state)
        texts = [rules.move_text(move) for move in moves]
        assert len(set(texts)) == len(moves)
        for move, text in zip(moves, texts, strict=True):
            assert rules.parse_move(text) == move
            assert rules.why_not(state, move) is None


def test_there_is_a_move_exactly_while_somebody_is_to_move(sample: Sample) -> None:
    rules = sample.rules()
    for state, _ in walk(sample, 7):
        assert bool(rules.legal_moves(state)) == (rules.to_move(state) is not None)


def test_nature_has_a_weight_for_every_draw(sample: Sample) -> None:
    rules = sample.rules()
    for state, _ in walk(sample, 7):
        if rules.to_move(state) == CHANCE:
            odds = rules.odds(state)
            assert len(odds) == len(rules.legal_moves(state))
            assert all(weight > 0 for weight in odds)


def test_every_refused_move_has_a_reason_and_changes_nothing(sample: Sample) -> None:
    rules = sample.rules()
    elsewhere = {m for s in positions(sample, 10, seed=8) for m in rules.legal_moves(s)[:20]}
    match: Match[object, object] = Match(rules, 7)
    for _, move in walk(sample, 7)[:40]:
        for wrong in sorted(elsewhere - set(rules.legal_moves(match.state)), key=rules.move_text)[:20]:
            reason = rules.why_not(match.state, wrong)
            assert reason is not None
            assert reason.code
            with pytest.raises(IllegalMoveError):
                match.play(wrong)
        if move is not None:
            match.play(move)


def test_a_view_of_a_view_is_the_same_view(sample: Sample) -> None:
    rules = sample.rules()
    for state in positions(sample, 12):
        for seat in viewer(sample):
            view = rules.view(state, seat)
            assert rules.view(view, seat) == view


def test_the_seat_to_move_finds_its_moves_in_its_view(sample: Sample) -> None:
    rules = sample.rules()
    for state in decisions(sample, 12):
        seat = rules.to_move(state)
        assert list(rules.legal_moves(rules.view(state, seat))) == list(rules.legal_moves(state))


def test_a_guess_agrees_with_the_view_it_came_from(sample: Sample) -> None:
    rules = sample.rules()
    for number, state in enumerate(positions(sample, 12)):
        for seat in range(sample.seats):
            view = rules.view(state, seat)
            guess = rules.determinize(view, seat, Random(number))
            assert rules.view(guess, seat) == view


def test_explained_lines_add_up_to_the_score_from_every_view(sample: Sample) -> None:
    rules = sample.rules()
    for state in positions(sample, 12):
        for seat in viewer(sample):
            view = rules.view(state, seat)
            scores = rules.result(view).scores
            assert len(scores) == rules.sides
            for side in range(rules.sides):
                assert sum(line.points for line in rules.explain(view, side)) == scores[side]


def test_at_the_end_every_view_shows_the_same_result(sample: Sample) -> None:
    rules, final = sample.rules(), walk(sample, 7)[-1][0]
    for seat in viewer(sample):
        assert rules.result(rules.view(final, seat)) == rules.result(final)


def test_undo_then_redo_is_the_identity(sample: Sample) -> None:
    match = played(sample, 7)
    states, moves = list(match.states), list(match.moves)
    stops = 7 if match.ply < LONG else 2
    for target in range(match.ply, -1, -max(1, match.ply // stops)):
        match.undo_to(target)
        while redo := match.redoable:
            for move in redo:
                match.play(move)
        assert match.states == states
        assert match.moves == moves


def test_what_undo_gives_back_freely_nobody_has_learned_from(sample: Sample) -> None:
    """Where a move shows a seat nothing, whoever made it, its outcome could be worked out from what that seat knew."""
    rules = sample.rules()
    plies = list(enumerate(walk(sample, 7)[:-1]))
    for number, (state, move) in Random(7).sample(plies, min(len(plies), LONG)):
        for seat in range(sample.seats):
            if rules.to_move(state) == CHANCE or rules.reveals(state, move, seat):
                continue
            view = rules.view(state, seat)
            guess = rules.determinize(view, seat, Random(number))
            if rules.why_not(guess, move) is None:
                assert rules.view(rules.apply(guess, move), seat) == rules.view(rules.apply(state, move), seat)


def test_what_a_seat_does_not_see_drawn_looks_the_same_whatever_was_drawn(sample: Sample) -> None:
    """Such a draw teaches that seat nothing, so that undo need not ask because of it."""
    rules, rng = sample.rules(), Random(7)
    draws = [(state, move) for state, move in walk(sample, 7)[:-1] if rules.to_move(state) == CHANCE]
    for state, move in rng.sample(draws, min(len(draws), LONG)):
        for seat in range(sample.seats):
            seen = rules.seen_by(state, move, seat)
            if seen == move or rules.reveals(state, move, seat):
                continue
            others = [other for other in rules.legal_moves(state) if rules.seen_by(state, other, seat) == seen]
            other = rng.choice(others)
            assert rules.view(rules.apply(state, other), seat) == rules.view(rules.apply(state, move), seat)


def test_what_shows_one_seat_something_shows_somebody_something(sample: Sample) -> None:
    rules = sample.rules()
    for state, move in Random(7).sample(walk(sample, 7)[:-1], min(len(walk(sample, 7)) - 1, LONG)):
        seats = [seat for seat in range(sample.seats) if rules.reveals(state, move, seat)]
        assert rules.reveals(state, move) or not seats
