"""What is said aloud at a table: what happened, whose turn it is, once and in order, and nothing behind a gate."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.layout import piece_ref
from garden_desktop.ui.kit import live_region
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.table_screen import TableScreen

SEATS = (Seated("Ann", 0), Seated("Ben", 1))
Sit = Callable[..., tuple[TableScreen, list[str]]]


@pytest.fixture
def sit(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[Sit]:
    """A table, and all that is said at it."""
    screens: list[MatchScreen] = []

    def begin(game: str, *, shut: bool = False) -> tuple[TableScreen, list[str]]:
        appearance.set_speed(OFF)
        screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(MatchSetup(game, SEATS, {}, 9)))
        screens.append(screen)
        qtbot.addWidget(screen)
        said: list[str] = []
        screen.table.board.announced.connect(said.append)
        screen.resize(1280, 800)
        screen.show()
        screen.begin()
        if not shut:
            screen.table._gate_opened()
        qtbot.wait(1)
        return screen.table, said

    yield begin
    for screen in screens:
        screen.close_match()


def first_move(table: TableScreen) -> None:
    table.play(table.session.rules.legal_moves(table.session.view)[0])


def prompt(table: TableScreen) -> str:
    session = table.session
    return format_message(session.table.make_view_model(session.view, session.viewer).prompt, table.players.name)


def test_ones_own_move_is_said_and_then_who_is_next(sit: Sit, qtbot: QtBot) -> None:
    table, said = sit("stalk_exchange")
    said.clear()
    first_move(table)
    qtbot.waitUntil(lambda: bool(said))
    step = table.session.steps(table.session.match.ply - 1, table.session.match.ply, table.session.viewer)[0]
    mine = [format_message(sentence, table.players.name) for sentence in step.told]
    assert mine
    assert all(sentence in said[0] for sentence in mine)
    assert mine[-1] in said[0].partition(prompt(table))[0], "what is expected comes after it"
    assert prompt(table) in said[0]
    assert len(said) == 1, "in one breath"


def test_what_the_question_says_anyway_is_said_once(sit: Sit, qtbot: QtBot) -> None:
    """The sentence in the bar often begins with what has just happened."""
    table, said = sit("stalk_exchange")
    said.clear()
    table.prompt.announcer.add_events(["Ben begins.", "It is late."])
    table.prompt.announcer.set_question("It is late. Send your gnomes.")
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Ben begins. It is late. Send your gnomes."]


def test_the_same_question_is_not_asked_twice(sit: Sit, qtbot: QtBot) -> None:
    table, said = sit("stalk_exchange")
    said.clear()
    table.prompt.show_prompt()
    table.prompt.show_prompt()
    qtbot.wait(1)
    assert said == []


def test_what_was_taken_back_is_said(sit: Sit, qtbot: QtBot) -> None:
    table, said = sit("stalk_exchange")
    first_move(table)
    qtbot.wait(1)
    said.clear()
    table.undo_controller.undo_decision()
    qtbot.waitUntil(lambda: bool(said))
    assert said == [f"Move undone. {prompt(table)}"]


def test_no_question_is_asked_behind_a_gate(sit: Sit, qtbot: QtBot) -> None:
    table, said = sit("gnomadic_gardeners", shut=True)
    assert table.session.gate is not None
    said.clear()
    table.prompt.show_prompt()
    qtbot.wait(1)
    assert said == []


def test_why_a_piece_may_not_lie_somewhere_is_said_while_it_is_there(sit: Sit, qtbot: QtBot) -> None:
    """A piece that is only passed on its way is not spoken of."""
    table, said = sit("stalk_exchange")
    said.clear()
    table.prompt.announcer.set_warning("There is water.")
    table.prompt.announcer.add_events(["Ann plants."])
    table.prompt.announcer.set_warning("")
    qtbot.waitUntil(lambda: bool(said))
    table.prompt.announcer.set_warning("There is water.")
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said == ["Ann plants.", "There is water."]


def test_figures_follow_the_question_and_a_score_that_was_told_is_not_told_again(sit: Sit, qtbot: QtBot) -> None:
    table, said = sit("stalk_exchange")
    said.clear()
    table.prompt.announcer.add_events(["Ann scores 5, 8 in all."])
    table.prompt.announcer.set_figures(["The Compost: 3 flowers"], ["Ann: 8 of 77 bliss", "Ben: 4 of 77 bliss"])
    table.prompt.announcer.set_question("Ann: your turn.")
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Ann scores 5, 8 in all. Ann: your turn. Ben: 4 of 77 bliss. The Compost: 3 flowers."]


def test_a_figure_is_said_once_and_not_after_a_question_that_tells_it(sit: Sit, qtbot: QtBot) -> None:
    table, said = sit("stalk_exchange")
    said.clear()
    table.prompt.announcer.add_events(["Flood! Whatever is small drowns."])
    table.prompt.announcer.set_figures(
        ["Ann goes first", "3 in a row: 1", "3 in a row: 1", "Flood: Whatever is small drowns"], []
    )
    table.prompt.announcer.set_question("Ann goes first: 1 to 2.")
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Flood! Whatever is small drowns. Ann goes first: 1 to 2. Ann goes first. 3 in a row: 1."]


def test_the_figures_of_a_decision_that_begins_with_a_step_are_those_after_it(sit: Sit, qtbot: QtBot) -> None:
    table, said = sit("gnomadic_gardeners")
    hands = table.board.interaction
    said.clear()
    table.prompt.announcer.clear_question()
    table.narrator.change_announcer.begin_decision(table.session.viewer)
    place, piece = next((handle.place, handle.piece) for handle in hands.offers if handle.piece)
    assert hands.lift(piece)
    assert hands.drop(place)
    qtbot.waitUntil(lambda: bool(said))
    stepped, asked, figures = said[-1].partition("Ann: play gnomes to your bench, then lock them in.")
    assert asked, said
    assert "kept in hand" in figures
    assert "kept in hand" not in stepped


def test_a_step_towards_a_move_is_said(sit: Sit, qtbot: QtBot) -> None:
    """A gnome that goes to the bench, and the hours that makes."""
    table, said = sit("gnomadic_gardeners")
    hands, called = table.board.interaction, table.board.accessibility.describer.located
    said.clear()
    place, piece = next((handle.place, handle.piece) for handle in hands.offers if handle.piece)
    assert hands.lift(piece)
    assert hands.drop(place)
    qtbot.waitUntil(lambda: bool(said))
    assert called(piece_ref(piece)) in said[-1]
    assert "hour" in said[-1].partition(called(piece_ref(piece)))[2]


def test_what_was_told_before_the_end_of_a_match_is_no_figure_after_it(sit: Sit, qtbot: QtBot) -> None:
    """The end of a match told the sums, then who wins, and then the sums once more."""
    table, said = sit("stalk_exchange")
    table.prompt.announcer.set_question("Ann: your turn?")
    qtbot.waitUntil(lambda: bool(said))
    for told in ("Ann: squares 3, gates 2, 5 in all.", "Ann wins by 1 point."):
        said.clear()
        table.prompt.announcer.add_events([told])
        table.prompt.announcer.set_figures(["Ann: squares 3, gates 2, 5 in all."] * ("wins" in told), [])
        qtbot.waitUntil(lambda: bool(said))
        assert said == [told]


def test_nothing_said_to_one_person_is_to_be_read_by_the_next(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """For older readers what is said is a notification for five seconds: a hand-over screen takes it away."""
    table, _ = sit("gnomadic_gardeners")
    monkeypatch.setattr(live_region, "hears_announcements", lambda: False)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    live_region.send_announcement(table.board, "Your bench: Gnina.")
    said = [
        live
        for live in table.window().findChildren(live_region.LiveRegion)
        if live.accessibleName() == "Your bench: Gnina."
    ]
    assert said
    table.play(table.session.rules.legal_moves(table.session.view)[0])
    table.step_player.skip_remaining()
    assert table.handover.isVisible()
    assert all(live.isHidden() and not live.accessibleName() for live in said)
