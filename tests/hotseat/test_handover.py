"""Hand-over between two people who both hold something: who is asked to look, what they have missed, and what may be
done beside a covered hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from garden_desktop.core.match import Match
from garden_desktop.core.options import HANDS, OPEN, TAKEN
from garden_desktop.core.record import RecordHeader, Seated, read
from garden_desktop.core.types import Seat
from garden_desktop.hotseat.journal import Journal
from garden_desktop.hotseat.session import PlayedStep, Session
from tests.hotseat.toy import HIDDEN, Move, State, ToyGame, ToyRules, ToyTable

ANN, BEN = Seated("Ann", 0), Seated("Ben", 1)
ROBOT = Seated("Robot", 1, "random")
SEAL, WAIT, GO, HEADS = Move("seal", 2), Move("wait", 0), Move("go", 0), Move("heads", 0)


class HoldingRules(ToyRules):
    """Each seat holds a card: in its own view its number stands in place of the first sum. Before a seal a seat may
    wait, which everybody sees."""

    def view(self, state: State, seat: Seat | None) -> State:
        view = super().view(state, seat)
        return view if seat is None else view._replace(sums=(100 + seat, view.sums[1]))

    def legal_moves(self, state: State) -> Sequence[Move]:
        moves = super().legal_moves(state)
        return (*moves, WAIT) if any(move.word == "seal" for move in moves) else moves

    def apply(self, state: State, move: Move) -> State:
        return state if move.word == "wait" else super().apply(state, move)


class OpenRules(HoldingRules):
    """Everybody sees what is sealed as soon as it is."""

    def seen_by(self, state: State, move: Move, seat: Seat | None) -> Move:
        return move


class HandlessTable(ToyTable):
    """What needs no card may be done beside a covered hand."""

    def handless(self, view: State) -> bool:
        return 0 in view.sealed


class SilentTable(ToyTable):
    """Tells nothing of any move."""

    def describe_move(self, before: State, move: Move, after: State, seat: Seat | None) -> Sequence[Any]:
        return ()


def match_of(rules: ToyRules, *moves: Move) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(rules, 5)
    for move in moves:
        match.play(move)
    return match


def session(
    rules: ToyRules | None = None,
    *moves: Move,
    seats: Sequence[Seated] = (ANN, BEN),
    options: dict[str, str] | None = None,
    journal: Journal | None = None,
    **info: bool,
) -> Session:
    """A session that begins after these moves."""
    game, header = ToyGame(), RecordHeader("toy", "p", "d", options or {}, tuple(seats), 5, "test")
    game.info = game.info._replace(**info)  # type: ignore[arg-type]
    rules = rules or HoldingRules()
    return Session(game, rules, match_of(rules, *moves), header, journal)


def opened(at: Session) -> list[PlayedStep]:
    assert at.gate is not None
    return at.open_gate()


def plies(steps: Sequence[PlayedStep]) -> list[int]:
    return [step.ply for step in steps]


def test_whoever_holds_something_is_asked_before_it_is_shown() -> None:
    at = session()
    assert (at.gate, at.viewer, at.view, at.returning) == (0, None, at.public, False)
    assert opened(at) == []
    assert (at.gate, at.viewer, at.view.sums) == (None, 0, (100, 0))
    steps = at.play(SEAL)
    assert (at.gate, at.viewer) == (1, None)
    assert [(step.ply, step.move, step.masked) for step in steps] == [(0, Move("seal", HIDDEN), True)]
    assert plies(opened(at)) == [0]
    assert at.viewer == 1


def test_only_a_choice_that_nobody_else_learns_of_is_quiet() -> None:
    at = session(HoldingRules(), SEAL, SEAL, GO)
    assert [step.quiet for step in at.steps(0, 3, None)] == [True, False, False]
    assert [step.quiet for step in session(OpenRules(), SEAL).steps(0, 1, None)] == [False]


@pytest.mark.parametrize(
    ("rules", "moves", "news"),
    [
        (OpenRules(), (SEAL,), 0),
        (HoldingRules(), (SEAL,), None),
        (OpenRules(), (WAIT, SEAL), None),
        (OpenRules(), (), None),
        (HoldingRules(), (WAIT, SEAL), 0),
        (OpenRules(), (SEAL, SEAL, GO, HEADS), None),
        (OpenRules(), (SEAL, SEAL, GO, HEADS, SEAL), None),
    ],
    ids=["one move", "a masked one", "two", "none", "one beside a masked one", "a draw", "a draw between two"],
)
def test_the_gate_tells_of_the_only_move_that_was_missed(
    rules: ToyRules, moves: Sequence[Move], news: int | None
) -> None:
    at = session(rules, *moves, told_at_gate=True)
    assert at.gate is not None
    told = at.news()
    assert (None if told is None else told.ply) == news
    assert told is None or told.seat is None
    assert session(rules, *moves).news() is None, "in this game a card tells of it afterwards"
    at.table = SilentTable()
    assert at.news() is None
    opened(at)
    assert at.news() is None


def test_a_game_that_recounts_at_the_gate_shows_everything_missed_as_everybody_sees_it() -> None:
    at = session(HoldingRules(), WAIT, SEAL, recounted_at_gate=True)
    assert at.gate == 1
    assert [(step.ply, step.seat) for step in at.missed()] == [(0, None), (1, None)]
    assert session(HoldingRules(), WAIT, SEAL).missed() == []
    opened(at)
    assert at.missed() == []


def test_what_was_missed_is_told_once_and_to_nobody_behind_the_gate() -> None:
    at = session(HoldingRules(), SEAL)
    assert at.catch_up() == []
    assert plies(opened(at)) == [0]
    assert at.catch_up() == []


def test_what_is_played_after_an_undo_is_missed_by_whoever_had_seen_the_other_move() -> None:
    at = session()
    opened(at)
    at.play(SEAL)
    opened(at)
    assert at.can_undo() == "ask"
    at.undo()
    assert (at.gate, at.match.ply) == (0, 0)
    opened(at)
    at.play(Move("seal", 3))
    assert plies(opened(at)) == [0]


def test_redo_returns_what_is_seen_and_asks_the_next_person() -> None:
    at = session()
    opened(at)
    at.play(SEAL)
    at.undo()
    opened(at)
    assert at.viewer == 0
    assert plies(at.redo()) == [0]
    assert at.gate == 1


def test_a_person_who_comes_back_covers_their_hand_alone() -> None:
    at = session()
    opened(at)
    at.play(SEAL)
    assert not at.returning
    at.undo()
    assert (at.gate, at.returning) == (0, True)
    assert at.move_builder() is None, "each move needs the hand"


def test_beside_a_covered_hand_a_move_is_made_and_the_turn_goes_on_with_the_hand() -> None:
    at = session()
    at.table = HandlessTable()
    opened(at)
    at.play(SEAL)
    assert at.move_builder() is None, "it is the hand of somebody else"
    at.undo()
    assert at.returning
    assert at.move_builder() is not None
    steps = at.play(WAIT)
    assert [(step.ply, step.seat) for step in steps] == [(0, None)]
    assert (at.gate, at.viewer) == (None, 0)
    assert at.catch_up() == []


def test_beside_a_covered_hand_a_move_that_ends_the_turn_leads_to_the_next_gate() -> None:
    at = session()
    at.table = HandlessTable()
    opened(at)
    at.play(SEAL)
    at.undo()
    steps = at.play(SEAL)
    assert [(step.ply, step.seat, step.masked) for step in steps] == [(0, None, True)]
    assert (at.gate, at.returning) == (1, False)
    at.undo()
    opened(at)
    assert at.catch_up() == [], "the own move was not missed"


def test_with_open_hands_nobody_is_asked_and_the_view_is_of_whoever_decides() -> None:
    at = session(options={HANDS: OPEN})
    assert (at.hands_open, at.gate, at.viewer) == (True, None, 0)
    at.play(SEAL)
    assert (at.gate, at.viewer, at.can_undo()) == (None, 1, "ask")
    at.undo()
    assert (at.viewer, at.match.ply) == (0, 0)


def test_with_open_hands_nothing_is_missed_when_a_match_is_opened_again() -> None:
    at = session(HoldingRules(), SEAL, SEAL, GO, HEADS, SEAL, options={HANDS: OPEN})
    assert (at.viewer, at.catch_up()) == (1, [])
    again = session(HoldingRules(), SEAL, SEAL, GO, HEADS, SEAL)
    assert plies(opened(again)) == [2, 3, 4]


def test_with_open_hands_the_view_stays_while_a_computer_moves_and_is_of_nobody_at_the_end() -> None:
    at = session(seats=(ANN, ROBOT, Seated("Cleo", 2)), options={HANDS: OPEN})
    assert at.viewer == 0
    at.play(SEAL)
    assert (at.deciding, at.computer, at.viewer) == (None, 1, 0)
    for move in (SEAL, GO, SEAL, SEAL):
        at.play(move)
    assert at.viewer == 0
    at.play(GO)
    assert at.over
    assert at.viewer is None


def test_a_record_that_is_looked_at_goes_to_any_position_and_any_seat() -> None:
    at = session(HoldingRules(), SEAL, SEAL, GO, HEADS)
    at.look_at(1, 0)
    assert (at.match.ply, at.viewer, at.gate) == (1, 0, None)
    at.look_at(0, None)
    assert (at.match.ply, at.viewer, at.view) == (0, None, at.public)
    with pytest.raises(IndexError):
        at.look_at(9, None)


def test_a_hint_is_written_down_once_a_match(tmp_path: Path) -> None:
    header = RecordHeader("toy", "p", "d", {}, (ANN, BEN), 5, "test")
    with Journal.create(tmp_path / "m.jsonl", header) as journal:
        at = session(journal=journal)
        for _ in range(2):
            at.note_advice()
        assert at.options == {TAKEN: "yes"}
        assert [line.option for line in read(journal.path.read_bytes()).lines] == [(TAKEN, "yes")]


def test_what_others_did_to_a_record_is_told_once_and_never_without_one(tmp_path: Path) -> None:
    header = RecordHeader("toy", "p", "d", {}, (ANN, BEN), 5, "test")
    with Journal.create(tmp_path / "m.jsonl", header) as journal:
        at = session(journal=journal)
        assert at.news_of_record() is None
        journal.path.unlink()
        at.note_advice()
        assert at.news_of_record() is not None
        assert at.news_of_record() is None
    assert session().news_of_record() is None


def test_what_a_computer_does_openly_without_telling_anything_leaves_undo_free() -> None:
    at = session(seats=(ANN, ROBOT))
    at.play(SEAL)
    at.play(WAIT)
    assert (at.computer, at.can_undo()) == (1, "free")
    at.play(SEAL)
    assert at.can_undo() == "ask", "the hidden numbers are shown"
