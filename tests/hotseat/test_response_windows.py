"""Response windows on one screen: who is asked, who is passed over, and what nobody may notice."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, read
from garden_desktop.hotseat.journal import Journal
from garden_desktop.hotseat.session import PlayedStep, Session
from tests.hotseat.response_sessions import ANN, BEN, CLEO, MACHINE, PEOPLE, ROBOT, answer, marks, session, thrown
from tests.hotseat.response_toy import HIDDEN, ResponseGame, ResponseRules, State


def test_while_the_bar_runs_nobody_looks_and_nobody_decides() -> None:
    at = thrown(session())
    assert at.response_windows.open
    assert (at.viewer, at.gate, at.deciding, at.computer, at.move_builder()) == (None, None, None, None, None)
    assert at.view.hands == (HIDDEN, HIDDEN, HIDDEN)


def test_without_a_mark_the_table_says_no_for_everybody_in_order() -> None:
    at = thrown(session())
    steps = at.close_response_window()
    assert [(step.mover, step.move) for step in steps] == [(1, "pass"), (2, "pass")]
    assert not at.response_windows.open
    assert at.gate == 1  # the turn of Ben begins, behind a gate as ever


def test_a_marked_person_is_asked_behind_a_gate_and_the_others_are_passed_over() -> None:
    at = thrown(session())
    at.response_windows.mark(2)
    assert [step.move for step in at.close_response_window()] == ["pass"]
    assert (at.gate, at.viewer) == (2, None)
    at.open_gate()
    assert at.view.hands == (HIDDEN, HIDDEN, 1)
    chooser = at.move_builder()
    assert chooser is not None
    assert {offer.place for offer in chooser.offers()} == {"catch", "pass"}


def test_the_gate_falls_for_a_person_without_a_card_too() -> None:
    at = thrown(session((0, 0, 0)))
    at.response_windows.mark(1)
    at.close_response_window()
    assert at.gate == 1


def test_a_mark_said_twice_is_none_and_changes_nothing_else() -> None:
    at = thrown(session())
    before = at.match.ply, at.viewer, at.gate, at.deciding
    at.response_windows.mark(1)
    assert marks(at) == {1}
    at.response_windows.mark(1)
    assert marks(at) == set()
    assert before == (at.match.ply, at.viewer, at.gate, at.deciding)


@pytest.mark.parametrize("seat", [0, 2])
def test_who_threw_and_who_is_a_computer_cannot_be_marked(seat: int) -> None:
    at = thrown(session(seats=(ANN, BEN, ROBOT)))
    at.response_windows.mark(seat)
    assert marks(at) == set()


def test_after_the_bar_it_is_too_late_to_mark() -> None:
    at = thrown(session())
    at.response_windows.mark(1)
    at.close_response_window()
    at.response_windows.mark(2)
    assert marks(at) == {1}


def test_after_a_catch_the_next_round_begins_with_a_bar_and_without_marks() -> None:
    at = thrown(session())
    at.response_windows.mark(1)
    at.close_response_window()
    answer(at, "catch")
    assert at.response_windows.open
    assert marks(at) == set()
    assert at.response_windows.watch is not None
    assert at.response_windows.watch.response_window.seats == (0, 2)
    assert (at.viewer, at.gate) == (None, None)


def test_two_marked_people_are_asked_one_after_the_other() -> None:
    at = thrown(session())
    at.response_windows.mark(2)
    at.response_windows.mark(1)
    at.close_response_window()
    assert at.gate == 1
    answer(at, "pass")
    assert at.gate == 2


def test_a_computer_is_asked_after_the_bar_and_in_its_place() -> None:
    at = thrown(session(seats=(ANN, ROBOT, CLEO)))
    assert at.computer is None
    assert at.close_response_window() == []
    assert at.computer == 1
    assert [step.mover for step in at.play("pass")] == [1, 2]


def test_among_computers_alone_no_bar_runs() -> None:
    at = thrown(session(seats=(ROBOT, MACHINE, ROBOT)))
    assert not at.response_windows.open
    assert at.computer == 1


# No time at all


def test_with_no_time_the_answers_come_at_once() -> None:
    at = session(seconds=0)
    at.open_gate()
    assert [step.move for step in at.play("throw")] == ["throw", "pass", "pass"]
    assert at.response_windows.watch is None


# Undo, redo, and a match opened again


def test_undo_takes_a_round_back_to_the_throw() -> None:
    at = thrown(session())
    at.close_response_window()
    at.undo()
    assert at.match.moves == []
    assert at.response_windows.watch is None
    assert at.gate == 0


def test_undo_takes_a_catch_back_with_the_throw() -> None:
    at = thrown(session())
    at.response_windows.mark(1)
    at.close_response_window()
    answer(at, "catch")
    assert at.can_undo() == "ask"  # Ben has looked, and his card was seen
    at.undo()
    assert at.match.moves == []


def test_redo_ends_at_the_bar_which_begins_anew() -> None:
    at = thrown(session())
    at.response_windows.mark(1)
    at.undo()
    at.redo()
    assert at.response_windows.open
    assert marks(at) == set()
    assert not at.can_redo()


def test_an_answer_is_never_redone_for_a_person() -> None:
    at = thrown(session())
    at.response_windows.mark(1)
    at.close_response_window()
    answer(at, "catch")
    at.undo()
    at.redo()
    assert at.match.moves == ["throw"]
    at.close_response_window()
    assert at.match.moves == ["throw", "pass", "pass"]


def test_a_match_opened_again_in_the_middle_of_a_round_begins_with_the_bar() -> None:
    at = thrown(session())
    at.response_windows.mark(2)
    at.close_response_window()
    again = Session(at.game, at.rules, at.match, at.header)
    assert again.match.moves == ["throw", "pass"]
    assert again.response_windows.open
    assert marks(again) == set()
    assert [step.mover for step in again.close_response_window()] == [2]


class FullDisk(Journal):
    """A disk that takes the throw and nothing after it."""

    def append(self, *lines: str) -> None:
        if any("pass" in line for line in lines):
            raise OSError("disk full")
        super().append(*lines)


def test_where_the_disk_does_not_take_the_passes_the_bar_may_run_once_more(tmp_path: Path) -> None:
    with FullDisk.create(tmp_path / "match", RecordHeader("_template", "p", "d", {}, PEOPLE, 5, "test")) as journal:
        at = thrown(session(journal=journal))
        with pytest.raises(OSError, match="disk full"):
            at.close_response_window()
        assert at.response_windows.open
        assert at.match.moves == ["throw"]


def test_the_record_holds_the_same_pass_whoever_entered_it(tmp_path: Path) -> None:
    path = tmp_path / "match"
    with Journal.create(path, RecordHeader("_template", "p", "d", {}, PEOPLE, 5, "test")) as journal:
        at = thrown(session(journal=journal))
        at.response_windows.mark(2)
        at.close_response_window()
        answer(at, "pass")
    lines = read(path.read_bytes()).lines
    assert [(line.seat, line.text) for line in lines] == [(0, "throw"), (1, "pass"), (2, "pass")]


# What nobody may notice


def seen(at: Session) -> tuple[object, ...]:
    """All that the shared screen is made of."""
    decides = at.deciding, at.computer, at.move_builder() is not None
    return at.public, at.viewer, at.gate, *decides, at.can_undo(), at.can_redo(), at.response_windows.watch


def heard(steps: list[PlayedStep]) -> list[object]:
    """What was said about each move."""
    return [(step.mover, step.move, step.told, step.quiet) for step in steps]


@pytest.mark.parametrize("other", [(1, 0, 0), (1, 2, 0), (1, 0, 2), (1, 1, 1)])
@pytest.mark.parametrize("pressing", [(), (1,), (2,), (1, 2)])
def test_the_shared_screen_is_the_same_for_all_hands(other: tuple[int, ...], pressing: tuple[int, ...]) -> None:
    def course(hands: tuple[int, ...]) -> list[object]:
        at = session(hands)
        at.open_gate()
        found: list[object] = [heard(at.play("throw")), seen(at)]
        for seat in pressing:
            at.response_windows.mark(seat)
            found.append(seen(at))
        found += [heard(at.close_response_window()), seen(at)]
        for _ in pressing:
            found += [heard(answer(at, "pass")), seen(at)]
        return found

    assert course((1, 0, 0)) == course(other)


def test_the_turn_of_the_next_player_is_behind_a_gate_after_a_round_too() -> None:
    at = thrown(session())
    at.close_response_window()
    assert at.gate == 1
    at.open_gate()
    state = at.view
    assert isinstance(state, State)
    assert state.hands == (HIDDEN, 1, HIDDEN)


class Staying(ResponseRules):
    """A throw that nobody catches is followed by another one of the same seat."""

    def apply(self, state: State, move: str) -> State:
        after = super().apply(state, move)
        return after._replace(turn=state.turn) if move == "pass" and not after.waiting else after


def staying() -> Session:
    game, rules = ResponseGame((1, 1, 1), 4.0), Staying((1, 1, 1))
    return thrown(Session(game, rules, Match(rules, 5), RecordHeader("_template", "p", "d", {}, PEOPLE, 5, "test")))


def test_where_nobody_has_looked_the_turn_goes_on_behind_a_cover_alone() -> None:
    at = staying()
    assert not at.returning
    at.close_response_window()
    assert (at.gate, at.returning, at.viewer, at.move_builder()) == (0, True, None, None)
    assert at.open_gate() == []
    assert (at.viewer, at.returning) == (0, False)


def test_where_somebody_has_looked_there_is_a_gate_before_the_turn_goes_on() -> None:
    at = staying()
    at.response_windows.mark(1)
    at.close_response_window()
    assert (at.gate, at.returning) == (1, False), "whoever looks does so behind a gate"
    answer(at, "pass")
    assert (at.gate, at.returning) == (0, False)
