"""A puzzle at the table: what may be done, what an answer is worth, and where it left the best."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.core.packs import PackError
from garden_desktop.core.types import CHANCE, IllegalMoveError
from garden_desktop.games import registry
from garden_desktop.hotseat.practice.library import load
from garden_desktop.hotseat.practice.session import TRIES, PracticeSession, check
from tests.hotseat.practice import good
from tests.shipped import SHIPPED


def answered(one: PracticeSession, value: int) -> None:
    for move in good.answers()[value]:
        one.play(move)


def test_it_begins_where_the_person_is_asked_and_sees_the_own_hand_alone() -> None:
    one = good.session("Flora")
    assert one.deciding == one.viewer == good.puzzle().seat
    assert one.gate is None
    assert one.view == one.rules.view(one.match.state, good.puzzle().seat)
    assert one.name(good.puzzle().seat) == "Flora"
    assert one.journal is None


def test_nobody_else_is_called_like_the_person() -> None:
    for name in ("ann", "Ben", "Finn", ""):
        names = [seated.name.casefold() for seated in good.session(name).seats]
        assert len(set(names)) == len(names)


def test_the_best_answer_solves_it_and_nobody_moves_after_it() -> None:
    one = good.session()
    for move in one.best:
        assert not one.complete
        one.play(move)
    assert one.complete
    assert (one.deciding, one.computer, one.over) == (None, None, False)
    ply, verdict = one.match.ply, one.answer()
    assert verdict[:6] == ("solved", good.puzzle().best, good.puzzle().best, 0, 1, True)
    assert verdict.parting is None
    assert one.match.ply == ply == one.start + len(one.best)


def test_whatever_is_not_the_best_names_the_step_in_which_it_parts() -> None:
    one = good.session()
    values = sorted(good.answers())
    for value in (values[0], values[len(values) // 2], values[-2]):
        answered(one, value)
        verdict = one.answer()
        parting = verdict.parting
        assert parting is not None
        assert (verdict.value, verdict.difference) == (value, good.puzzle().best - value)
        assert value <= parting.left < good.puzzle().best
        assert verdict.why
        assert one.match.moves[one.start + parting.step - 1] != parting.better[0]
        one.again()
        for move in good.answers()[value][: parting.step - 1]:
            one.play(move)
        one.play(parting.better[0])
        assert good.can_reach(one, good.puzzle().best)
        one.again()


def test_nearly_begins_half_the_way_between_doing_nothing_and_the_best() -> None:
    one = good.session()
    half = (good.puzzle().best + good.puzzle().idle) / 2
    outcomes = set()
    values = sorted(good.answers())
    middle = [value for value in values if abs(value - half) <= 1]
    for value in (values[0], *middle, values[-2]):
        answered(one, value)
        outcome = one.answer().outcome
        assert outcome == ("nearly" if value >= half else "failed")
        outcomes.add(outcome)
        one.again()
    assert outcomes == {"nearly", "failed"}


def test_the_best_is_closed_in_until_the_third_try() -> None:
    one = good.session()
    worst = min(good.answers())
    closed = []
    for _ in range(TRIES):
        answered(one, worst)
        closed.append(one.answer().closed)
        one.again()
        assert one.match.ply == one.start
        assert one.verdict is None
    assert closed == [False, False, True]


def test_undo_is_free_as_far_as_the_beginning_of_the_answer() -> None:
    one = good.session()
    assert one.can_undo() == "none"
    one.play(one.best[0])
    assert one.can_undo() == "free"
    one.undo()
    assert (one.match.ply, one.can_undo()) == (one.start, "none")
    assert one.can_redo()
    one.redo()
    assert one.match.moves[one.start :] == [one.best[0]]
    one.undo()
    answered(one, good.puzzle().best)
    one.answer()
    assert (one.can_undo(), one.can_redo()) == ("none", False)


def test_what_the_question_leaves_out_is_neither_offered_nor_made() -> None:
    one = good.session()
    for move in good.answers()[good.puzzle().best]:
        one.play(move)
    end = one.rules.parse_move("end")
    assert one.rules.why_not(one.match.state, end) is None
    with pytest.raises(IllegalMoveError, match="ruled_out"):
        one.play(end)


def test_with_tokens_left_a_flush_is_not_on_offer() -> None:
    puzzle = next(puzzle for puzzle in load(good.KEY).puzzles if puzzle.kind == "keep")
    one = PracticeSession(good.game(), good.pack(), puzzle)
    legal = one.rules.legal_moves(one.match.state)
    kept = one.practice.moves(one.match.state, one.match.state)
    assert {move.kind for move in legal} - {move.kind for move in kept} == {"flush"}
    chooser = one.move_builder()
    assert chooser is not None
    assert set(chooser.offers()) == {handle for move in kept for handle in one.table.gesture(one.view, move)[:1]}


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("options", (("garden_side", "9"),), "line 1, options: "),
        ("pack", "other", "line 1, pack: is not the card set in use"),
        ("kind", "knights", "line 1, kind: is not the decision the game asks for at this point"),
        ("line", ("end",), "line 1, line: “end” is not allowed at this point: "),
        ("line", ("castle",), "line 1, line: “castle” is not a move of this game"),
        ("line", (), "line 1, line: does not lead to the best value"),
        ("best", 10_000, "line 1, line: does not lead to the best value"),
    ],
)
def test_a_puzzle_that_is_not_of_this_game_is_refused(field: str, value: object, reason: str) -> None:
    with pytest.raises(PackError) as caught:
        PracticeSession(good.game(), good.pack(), good.puzzle()._replace(**{field: value}))  # type: ignore[arg-type]
    assert str(caught.value).startswith(f"puzzles.jsonl: {reason}")


def test_a_move_that_cannot_have_been_made_is_named() -> None:
    moves = good.puzzle().moves
    for wrong, reason in [
        ((*moves[:-1],), "line 1, seat: is not the one to play"),
        ((moves[0]._replace(text="castle"), *moves[1:]), "line 1, moves: “castle” is not a move of this game"),
        (
            (moves[0]._replace(seat=0), *moves[1:]),
            f"line 1, moves: “{moves[0].text}” comes when it is another player’s",
        ),
        ((moves[0]._replace(text="first 5"), *moves[1:]), "line 1, moves: “first 5” is not allowed at this point: "),
    ]:
        assert moves[0].seat == CHANCE
        with pytest.raises(PackError) as caught:
            PracticeSession(good.game(), good.pack(), good.puzzle()._replace(moves=wrong))
        assert str(caught.value).startswith(f"puzzles.jsonl: {reason}")


@pytest.mark.parametrize("key", SHIPPED)
def test_whatever_hands_can_do_may_be_done(key: str) -> None:
    game = registry.games()[key]
    pack = registry.load_pack(game)
    for puzzle in {puzzle.kind: puzzle for puzzle in load(key).puzzles}.values():
        for seed in range(12):
            one, rng = PracticeSession(game, pack, puzzle), Random(seed)
            while (chooser := one.move_builder()) is not None:
                said = None
                while said is None and (offers := chooser.offers()):
                    handle = rng.choice(offers)
                    said = chooser.add_step(handle.place, handle.piece)
                if said is None:
                    break
                one.play(said)


def test_a_puzzle_has_its_own_seats_and_gives_no_advice() -> None:
    one = good.session()
    assert len(one.seats) == one.rules.seats == good.puzzle().seats
    assert [seat.who == "human" for seat in one.seats] == [at == good.puzzle().seat for at in range(len(one.seats))]
    assert one.advice is False
    assert one.gate is None


@pytest.mark.parametrize("key", SHIPPED)
def test_where_a_puzzle_excludes_a_move_that_the_table_offers_it_says_what_to_do(key: str) -> None:
    game = registry.games()[key]
    pack, kinds = registry.load_pack(game), {puzzle.kind: puzzle for puzzle in load(key).puzzles}
    for puzzle in kinds.values():
        one = PracticeSession(game, pack, puzzle)
        while not one.complete:
            legal, allowed = (
                len(one.rules.legal_moves(one.match.state)),
                len(one.practice.moves(one.match.states[one.start], one.match.state)),
            )
            assert one.prompt == (one.ask.prompt if allowed < legal else None)
            one.play(one.best[one.match.ply - one.start])


def test_a_puzzle_is_checked_with_its_own_answer() -> None:
    check(good.game(), good.pack(), good.puzzle())
    with pytest.raises(PackError, match="line 1, line: does not lead to the best value"):
        check(good.game(), good.pack(), good.puzzle()._replace(line=()))


@pytest.mark.parametrize("idle", [-7, -2, 3, 8])
def test_doing_nothing_may_be_worth_more_or_less_than_nothing(idle: int) -> None:
    one = PracticeSession(good.game(), good.pack(), good.puzzle()._replace(idle=idle))
    outcomes = {}
    for value in sorted(good.answers()):
        answered(one, value)
        outcomes[value] = one.answer().outcome
        one.again()
    best = outcomes.pop(good.puzzle().best)
    assert best == "solved"
    assert {value for value, outcome in outcomes.items() if outcome == "nearly"} == {
        value for value in outcomes if value - idle >= good.puzzle().best - value
    }
