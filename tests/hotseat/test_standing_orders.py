"""Who looks without a press: standing orders of everybody at a table, and of a person who plays alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.core.record import RecordHeader
from garden_desktop.core.table import ResponseWindow
from garden_desktop.hotseat.journal import Journal
from garden_desktop.hotseat.response_windows import Order
from garden_desktop.hotseat.session import Session
from tests.hotseat.response_sessions import ANN, BEN, MACHINE, PEOPLE, ROBOT, answer, marks, session, thrown
from tests.hotseat.response_toy import HIDDEN, ResponseTable, State


@pytest.mark.parametrize(
    ("order", "of", "marked"),
    [("press", 1, False), ("always", 1, True), ("target", 1, True), ("target", 2, False), ("never", 1, False)],
)
def test_orders_set_the_marks_a_bar_begins_with(order: Order, of: int, marked: bool) -> None:
    at = session()
    at.response_windows.set_order(of, order)
    thrown(at)
    assert marks(at) == ({of} if marked else set())


def test_who_never_looks_may_still_press() -> None:
    at = session()
    at.response_windows.set_order(1, "never")
    thrown(at)
    at.response_windows.mark(1)
    assert marks(at) == {1}


def test_orders_stand_for_the_round_after_as_well() -> None:
    at = session()
    at.response_windows.set_order(2, "always")
    thrown(at)
    at.response_windows.mark(1)
    at.close_response_window()
    answer(at, "catch")
    assert marks(at) == {2}


def test_only_who_plays_alone_may_be_asked_when_they_can_answer() -> None:
    crowd, alone = session(), session(seats=(ANN, ROBOT, MACHINE))
    assert "able" not in crowd.response_windows.orders
    assert "able" in alone.response_windows.orders
    with pytest.raises(ValueError, match="able"):
        crowd.response_windows.set_order(0, "able")


def test_orders_are_not_in_the_record(tmp_path: Path) -> None:
    def record(order: Order) -> bytes:
        path = tmp_path / order
        with Journal.create(path, RecordHeader("_template", "p", "d", {}, PEOPLE, 5, "test")) as journal:
            at = session(journal=journal)
            at.response_windows.set_order(1, order)
            thrown(at)
            at.close_response_window()
            if at.gate == 1 and at.response_windows.watch is not None:
                answer(at, "pass")
        return path.read_bytes()

    assert record("always") == record("never")


# One person alone


def alone(hands: tuple[int, ...], order: Order = "able", seconds: float | None = 4.0) -> Session:
    """Ann after her turn: Robot throws, and the machine before Ann passes."""
    at = session(hands, (ANN, ROBOT, MACHINE), seconds)
    at.response_windows.set_order(0, order)
    at.play("rest")
    at.play("throw")
    at.play("pass")
    return at


@pytest.mark.parametrize("seconds", [0, 4.0, None])
@pytest.mark.parametrize("order", ["able", "always", "target", "never"])
def test_no_bar_runs_for_who_plays_alone(order: Order, seconds: float | None) -> None:
    at = alone((1, 0, 0), order, seconds)
    assert not at.response_windows.open


def test_who_plays_alone_is_asked_without_a_gate_and_keeps_their_hand_in_sight() -> None:
    at = alone((1, 0, 0))
    assert (at.deciding, at.gate, at.viewer) == (0, None, 0)
    assert at.view.hands[0] == 1
    assert at.move_builder() is not None


def test_who_plays_alone_is_passed_over_where_they_never_answer() -> None:
    at = alone((1, 0, 0), "never")
    assert at.response_windows.watch is None
    assert at.match.state.turn == 2


def test_who_plays_alone_is_asked_where_they_can_answer_unless_they_order_otherwise() -> None:
    at = session((1, 0, 0), (ANN, ROBOT, MACHINE))
    assert at.response_windows.order(0) == "able"


@pytest.mark.parametrize(("card", "asked"), [(1, True), (0, False)])
def test_asked_only_when_able(card: int, asked: bool) -> None:
    at = alone((card, 0, 0), "able")
    assert (at.deciding == 0 and at.response_windows.watch is not None) is asked


def test_no_bar_for_who_plays_alone_and_is_not_asked() -> None:
    at = session((1, 1, 1), (ANN, ROBOT, MACHINE))
    at.play("throw")
    assert not at.response_windows.open
    assert at.computer == 1


def test_who_plays_alone_is_asked_again_when_the_match_is_opened_in_a_round() -> None:
    at = alone((1, 0, 0))
    again = Session(at.game, at.rules, at.match, at.header)
    assert (again.viewer, again.gate, again.deciding) == (0, None, 0)


def test_computers_are_shown_what_they_will_be_asked_if_all_before_them_pass() -> None:
    at = session((1, 1, 1, 1), (ANN, ROBOT, BEN, MACHINE))
    thrown(at)
    found = at.response_windows.ahead(at.match.state, at.match.ply)
    assert [(ply, seat) for ply, seat, _ in found] == [(1, 1), (3, 3)]
    assert [view.hands for _, _, view in found] == [(HIDDEN, 1, HIDDEN, HIDDEN), (HIDDEN, HIDDEN, HIDDEN, 1)]
    assert [view.waiting for _, _, view in found] == [(1, 2, 3), (3,)]


# No time at all


def test_with_no_time_orders_still_stand() -> None:
    at = session(seconds=0)
    at.response_windows.set_order(2, "always")
    at.open_gate()
    at.play("throw")
    assert at.gate == 2


def test_a_bar_for_which_nobody_waits_does_not_run() -> None:
    """All have said before everybody that they never catch the ball."""
    at = thrown(session())
    for seat in (0, 1, 2):
        assert not at.response_windows.needless
        at.response_windows.wave_on(seat)
    assert at.response_windows.needless
    at.close_response_window()
    at.open_gate()
    before = at.match.ply
    at.play("throw")
    assert [at.match.mover(ply) for ply in range(before, at.match.ply)] == [1, 2, 0]
    assert at.response_windows.watch is None


def seen_unable(monkeypatch: pytest.MonkeyPatch, *seats: int) -> None:
    """Let everybody see that these seats can only pass."""
    ask = ResponseTable.response_window

    def window(table: ResponseTable, view: State) -> ResponseWindow | None:
        asked = ask(table, view)
        return None if asked is None else asked._replace(unable=frozenset(seats))

    monkeypatch.setattr(ResponseTable, "response_window", window)


@pytest.mark.parametrize("order", ["press", "always", "target"])
def test_no_bar_runs_for_people_who_can_only_pass_as_everybody_sees(
    monkeypatch: pytest.MonkeyPatch, order: Order
) -> None:
    """Eight seconds went by for hands without cards."""
    seen_unable(monkeypatch, 1, 2)
    at = session()
    at.response_windows.set_order(1, order)
    at.open_gate()
    at.play("throw")
    assert not at.response_windows.open
    assert [at.match.mover(ply) for ply in range(1, at.match.ply)] == [1, 2], "both have let it pass"
    assert at.gate == 1, "whose turn it is now"


def test_a_bar_runs_where_one_of_several_can_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    seen_unable(monkeypatch, 1)
    at = thrown(session())
    assert at.response_windows.open
    assert not at.response_windows.needless
    at.response_windows.wave_on(2)
    assert at.response_windows.needless


def test_a_bar_runs_as_long_as_one_person_waits_for_it() -> None:
    at = thrown(session())
    at.response_windows.wave_on(1)
    assert not at.response_windows.needless


@pytest.mark.parametrize("order", ["never", "target"])
def test_an_order_that_nobody_else_knows_shortens_no_bar(order: Order) -> None:
    at = session()
    for seat in (1, 2):
        at.response_windows.set_order(seat, order)
    thrown(at)
    assert at.response_windows.open
    assert not at.response_windows.needless


def test_who_is_asked_only_about_their_own_waits_where_it_is_aimed_at_them() -> None:
    """Ann throws at Ben."""
    at = session()
    for seat in (1, 2):
        at.response_windows.ask_only_mine(seat)
    thrown(at)
    assert at.response_windows.open
    assert marks(at) == {1}


def test_an_open_order_is_taken_back_as_it_was_given_and_by_one_in_private() -> None:
    at = thrown(session()).response_windows
    at.ask_only_mine(1)
    at.ask_only_mine(1)
    assert (at.only_mine(1), at.order(1)) == (False, "press")
    at.ask_only_mine(1)
    at.set_order(1, "target")
    assert not at.only_mine(1)
    at.wave_on(1)
    at.wave_on(1)
    assert at.never(1) == frozenset()
    at.wave_on(1)
    at.ask_again(1)
    assert at.never(1) == frozenset()


def test_who_never_answers_this_may_still_press() -> None:
    at = thrown(session())
    for seat in (1, 2):
        at.response_windows.wave_on(seat)
    at.response_windows.mark(1)
    assert not at.response_windows.needless
    assert marks(at) == {1}
