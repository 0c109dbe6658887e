"""One screen for several people: whose eyes, when the gate closes, what is missed, what is undone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordError, RecordHeader, Seated, read
from garden_desktop.core.table import Keyframe
from garden_desktop.core.types import CHANCE, IllegalMoveError, Reason
from garden_desktop.hotseat.journal import Journal
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import PlayedStep, Session
from tests.hotseat.toy import END, HIDDEN, Move, State, ToyGame, ToyRules, ToyTable

ANN, BEN = Seated("Ann", 0), Seated("Ben", 1)
ROBOT = Seated("Robot", 2, "random")


def session(*seats: Seated, journal: Journal | None = None) -> Session:
    game, rules = ToyGame(), ToyRules()
    header = RecordHeader("toy", "p", "d", {}, seats or (ANN, BEN), 5, "test")
    return Session(game, rules, Match(rules, 5), header, journal)


def opened(*seats: Seated) -> Session:
    at = session(*seats)
    if at.gate is not None:
        at.open_gate()
    return at


def test_with_nothing_hidden_yet_there_is_no_gate() -> None:
    at = session()
    assert (at.viewer, at.gate) == (0, None)


def test_the_next_person_gets_no_gate_while_they_have_no_secret() -> None:
    at = session()
    at.play(Move("seal", 2))
    assert at.rules.view(at.match.state, 1) == at.public
    assert (at.viewer, at.gate) == (1, None)


def test_a_sealed_choice_is_masked_for_the_next_eyes_and_in_what_they_are_told() -> None:
    at = session()
    steps = at.play(Move("seal", 2))
    assert at.view.sealed == (HIDDEN, 0)
    assert [step.move for step in steps] == [Move("seal", HIDDEN)]
    assert "2" not in str(steps)


def test_in_a_resumed_match_of_several_people_undo_asks() -> None:
    at = session()
    at.play(Move("seal", 2))
    at.undo()
    at.match.play(Move("seal", 3))
    again = Session(at.game, at.rules, at.match, at.header)
    assert again.gate is None
    assert again.viewer == 1
    assert again.can_undo() == "ask"


def test_the_reveal_is_seen_by_both_on_a_shared_screen() -> None:
    at = session()
    at.play(Move("seal", 2))
    steps = at.play(Move("seal", 1))
    assert at.viewer is None
    assert steps[0].after.sealed == (2, 1)


def test_one_person_alone_always_looks_and_never_meets_a_gate() -> None:
    at = session(ANN, ROBOT)
    at.play(Move("seal", 2))
    assert (at.viewer, at.gate, at.computer) == (0, None, 1)
    at.play(Move("seal", 3))
    assert (at.viewer, at.deciding) == (0, 0)


def test_undo_is_free_until_somebody_has_learned_something() -> None:
    at = session(ANN, ROBOT)
    assert at.can_undo() == "none"
    at.play(Move("seal", 2))
    assert at.can_undo() == "free"
    at.undo()
    assert at.match.ply == 0
    at.play(Move("seal", 3))
    at.play(Move("seal", 1))
    assert at.can_undo() == "ask"


def test_a_draw_closes_undo_and_an_agreed_undo_marks_the_match() -> None:
    at = session()
    for move in (Move("seal", 2), Move("seal", 1), Move("go", 0)):
        at.play(move)
    assert at.match.state.round == 1
    assert at.can_undo() == "ask"
    assert not at.match.assisted
    at.undo()
    assert at.match.assisted
    assert at.match.moves[-1] == Move("seal", 1)


def test_redo_brings_the_same_draw_back() -> None:
    at = session()
    for move in (Move("seal", 2), Move("seal", 1), Move("go", 0)):
        at.play(move)
    moves = list(at.match.moves)
    at.undo()
    assert at.can_redo()
    at.redo()
    assert at.match.moves == moves
    assert not at.can_redo()


def test_undo_with_a_computer_goes_back_to_the_persons_own_decision() -> None:
    at = session(ANN, ROBOT)
    at.play(Move("seal", 2))
    at.play(Move("seal", 3))
    at.undo()
    assert at.match.ply == 0


class Together(ToyTable):
    """What the first seat seals is said together with what comes after it."""

    def move_builder(self, view: State) -> Any:
        return object() if view.sealed[0] == 0 else None


def test_undo_takes_back_a_run_of_a_persons_moves_as_a_whole() -> None:
    at = session()
    at.table = Together()
    at.play(Move("seal", 2))
    at.play(Move("seal", 3))
    at.undo()
    assert at.match.ply == 0
    at.redo()
    assert at.match.ply == 2


def test_what_a_computer_did_is_no_part_of_a_persons_run() -> None:
    at = session(ROBOT, ANN)
    at.table = Together()
    at.play(Move("seal", 2))
    at.play(Move("seal", 3))
    at.undo()
    assert at.match.ply == 1


def test_an_illegal_move_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    header = RecordHeader("toy", "p", "d", {}, (ANN, BEN), 5, "test")
    with Journal.create(tmp_path / "m.jsonl", header) as journal:
        at = session(journal=journal)
        with pytest.raises(IllegalMoveError):
            at.play(Move("go", 0))
        assert read(journal.path.read_bytes()).lines == ()


def test_a_full_disk_stops_the_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    header = RecordHeader("toy", "p", "d", {}, (ANN, BEN), 5, "test")
    with Journal.create(tmp_path / "m.jsonl", header) as journal:
        at = session(journal=journal)

        def full(*_: str) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(journal, "append", full)
        with pytest.raises(OSError, match="No space"):
            at.play(Move("seal", 2))
        assert at.match.ply == 0
        assert at.viewer == 0


class CountingRules(ToyRules):
    """Counts how often a move is checked and made."""

    checked = made = 0

    def why_not(self, state: State, move: Move) -> Reason | None:
        self.checked += 1
        return super().why_not(state, move)

    def apply(self, state: State, move: Move) -> State:
        self.made += 1
        return super().apply(state, move)


def test_every_move_is_checked_once_and_made_once(tmp_path: Path) -> None:
    rules, header = CountingRules(), RecordHeader("toy", "p", "d", {}, (ANN, BEN), 5, "test")
    with Journal.create(tmp_path / "m.jsonl", header) as journal:
        at = Session(ToyGame(), rules, Match(rules, 5), header, journal)
        for move in (Move("seal", 2), Move("seal", 1), Move("go", 0)):
            at.play(move)
    assert (at.match.ply, rules.checked, rules.made) == (4, 4, 4)


def test_a_move_and_the_draws_after_it_are_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    header = RecordHeader("toy", "p", "d", {}, (ANN, BEN), 5, "test")
    with Journal.create(tmp_path / "m.jsonl", header) as journal:
        at = session(journal=journal)
        at.play(Move("seal", 2))
        at.play(Move("seal", 1))
        before, kept = at.match.moves[:], journal.path.read_bytes()

        def full(_: int) -> None:
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr("os.fsync", full)
            with pytest.raises(OSError, match="No space"):
                at.play(Move("go", 0))
        assert (at.match.moves, journal.path.read_bytes()) == (before, kept)
        assert at.deciding == 0
        steps = at.play(Move("go", 0))
        assert [step.mover for step in steps] == [0, CHANCE]


def test_every_move_draw_undo_and_the_result_are_in_the_journal(tmp_path: Path) -> None:
    header = RecordHeader("toy", "p", "d", {}, (ANN, BEN), 5, "test")
    with Journal.create(tmp_path / "m.jsonl", header) as journal:
        at = session(journal=journal)
        at.play(Move("seal", 2))
        at.undo()
        for move in [Move("seal", 2), Move("seal", 1), Move("go", 0)] * 2:
            at.play(move)
        lines = read(journal.path.read_bytes()).lines
    assert at.over
    assert [line.undo for line in lines[:2]] == [0, 1]
    assert [line.seat for line in lines[2:6]] == [0, 1, 0, -1]
    assert lines[-1].result == {"scores": [4, 2], "ranks": [1, 2]}


def test_open_hands_are_switched_in_the_middle_and_hold_when_the_match_is_opened_again(tmp_path: Path) -> None:
    shelf = MatchRepository(tmp_path)
    at = shelf.begin_match(MatchSetup("gnomadic_gardeners", (ANN, BEN), {}, 5))
    assert at.gate == 0
    at.open_gate()
    assert [option.key for option in at.live_options()] == ["open_hands", "deduction_aid"]
    for key, value in (("month", "may"), ("month", "on"), ("open_hands", "may")):
        with pytest.raises(ValueError, match=f"{key}={value}"):
            at.show_otherwise(key, value)
    at.show_otherwise("open_hands", "on")
    at.close()
    assert at.journal is not None
    again = shelf.resume(at.journal.path)
    assert again.match.moves == at.match.moves
    assert again.gate is None
    assert again.options["open_hands"] == "on"
    again.close()


def test_taking_back_at_the_gate_asks_the_first_person_to_come_back(tmp_path: Path) -> None:
    at = MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", (ANN, BEN), {}, 5))
    at.open_gate()
    at.play(at.rules.legal_moves(at.view)[0])
    assert (at.viewer, at.gate, at.can_undo()) == (None, 1, "free")
    at.undo()
    assert at.gate == 0
    at.open_gate()
    assert at.viewer == 0
    at.close()


def test_a_season_with_more_winners_than_games_is_refused(tmp_path: Path) -> None:
    shelf = MatchRepository(tmp_path)
    at = shelf.begin_match(
        MatchSetup("gnomadic_gardeners", (ANN, BEN), {"season": "on", "month": "may"}, 5, None, ("1",))
    )
    at.close()
    assert at.journal is not None
    path = at.journal.path
    path.write_text(path.read_text().replace('"series":["1"]', '"series":["1","2","1","2","1","2","1"]'))
    with pytest.raises(RecordError, match="earlier matches of the season"):
        shelf.resume(path)


def test_each_seat_has_a_name_and_an_automa_beyond_them_has_none() -> None:
    assert [session().name(side) for side in range(3)] == ["Ann", "Ben", None]


def test_nobody_misses_what_came_before_their_own_last_move_when_a_match_is_opened_again() -> None:
    at = session()
    for move in (Move("seal", 2), Move("seal", 1), Move("go", 0), Move("heads", 0), Move("seal", 3)):
        at.match.play(move)
    again = Session(at.game, at.rules, at.match, at.header)
    assert again.viewer == 1
    assert [step.ply for step in again.catch_up()] == [2, 3, 4]
    assert again.catch_up() == []


def test_only_pictures_that_differ_from_the_view_before_are_watched() -> None:
    before, other = ToyRules().setup(), ToyRules().setup()._replace(gone=True)
    frames = [Keyframe(before, END), Keyframe(other, END), Keyframe(other, END)]
    step = PlayedStep(0, before, Move("go", 0), other, None, 0, masked=False, quiet=False, told=(), frames=frames)
    assert step.between == frames[1:]
