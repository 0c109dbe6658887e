"""The last lesson of a game is a match of one's own: nobody leads, and a slip is said once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.lesson import library
from garden_desktop.hotseat.new_game import NewGameState
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.lesson.lesson_catalog import LessonCatalog
from garden_desktop.ui.settings.settings_store import SettingsStore
from tests.ui.lesson.learner import Learner, Sit

GG = "gnomadic_gardeners"


@pytest.mark.parametrize("key", registry.games())
@pytest.mark.parametrize("name", ["Ann", "Ben", "Robo"])
def test_the_first_match_is_by_the_rules_of_a_first_match_and_names_are_apart(
    appearance: Appearance, tmp_path: Path, key: str, name: str
) -> None:
    settings, game = SettingsStore(tmp_path / "settings.json"), registry.games()[key]
    settings.set(f"table.{key}", NewGameState.usual(game).with_seat(0, Seated(name, 0)).remembered())
    setup = LessonCatalog(appearance, settings, tmp_path).first_match(game)
    person, computer = setup.seats
    assert (person.name, person.who, computer.who) == (name, "human", "easy")
    assert computer.name not in ("", name)
    first = NewGameState.usual(game).for_beginners()
    assert first.preset is not None
    assert first.preset.key == "first"
    assert setup.options == first.options


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
    assert "A lone gnome" in learner.guide.panel.shown_text.text
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
