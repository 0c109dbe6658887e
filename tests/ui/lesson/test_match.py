"""The last lesson of a game is a match of one's own: nobody leads, and a slip is said once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from garden_desktop.hotseat.lesson import library
from tests.ui.lesson.learner import Learner, Sit

GG = "gnomadic_gardeners"


def at_the_match(sit: Sit) -> Learner:
    """At the last step of the last lesson, a match of one's own."""
    learner = sit(GG, len(library.files(GG)))
    while not learner.screen.lesson.now.free:
        learner.go_on("tree")
    return learner


def test_the_slip_of_a_free_step_goes_once_it_is_read(sit: Sit) -> None:
    learner = at_the_match(sit)
    assert learner.guide.asks
    learner.key(Qt.Key.Key_Return)
    assert not learner.guide.panel.isVisible()
    learner.key(Qt.Key.Key_Escape)
    assert learner.guide.panel.shown_text.leaving
    learner.key(Qt.Key.Key_Escape)
    assert not learner.guide.panel.isVisible()


def test_a_slip_in_a_free_step_is_warned_of_and_taken_back(sit: Sit) -> None:
    learner = at_the_match(sit)
    learner.guide.go_on()
    session = learner.screen.lesson
    before = session.match.state
    learner.other(session.rules.parse_move("commit g03"))
    assert "One alone" in learner.guide.panel.shown_text.text
    learner.key(Qt.Key.Key_Backspace)
    learner.wait()
    assert (session.match.state, session.tried) == (before, None)
    learner.other(session.rules.parse_move("commit g03"))
    assert session.match.state != before


def test_what_one_was_warned_of_may_be_kept(sit: Sit) -> None:
    learner = at_the_match(sit)
    learner.guide.go_on()
    session = learner.screen.lesson
    learner.other(session.rules.parse_move("commit g03"))
    ply = session.match.ply
    QTest.mouseClick(learner.guide.panel.other, Qt.MouseButton.LeftButton)
    learner.wait()
    assert session.tried is None
    assert session.match.ply > ply
    assert "commit g03" in [session.rules.move_text(move) for move in session.match.moves]
