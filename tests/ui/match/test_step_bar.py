"""The bar over the dock while something is shown: steps, paces, once more; nothing done meanwhile is lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.games.gnomadic_gardeners.rules.state import Move
from garden_desktop.games.gnomadic_gardeners.table.frames import TransitionFrame
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.layout import piece_ref
from garden_desktop.ui.kit.style.appearance import EVERY_STEP, FAST, NO_STEP, Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher, format_message
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.step_bar import HEIGHT, UPRIGHT, StepProgressDots
from garden_desktop.ui.match.table_screen import TableScreen


@pytest.fixture
def table(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[TableScreen]:
    """Alone against the Scarecrow, all cards just turned: the first step of the reveal is shown."""
    appearance.set_speed(1)
    appearance.set_stops(EVERY_STEP)
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", (Seated("Ann", 0),), {}, 9))
    )
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitActive(screen):
        screen.show()
    screen.begin()
    screen.table.step_player.skip_remaining()
    first = screen.session.rules.legal_moves(screen.session.view)[0]
    screen.table.play(first)
    yield screen.table
    screen.close_match()


def test_ones_own_decision_is_followed_by_all_that_comes_of_it(table: TableScreen) -> None:
    kinds = []
    while table.step_player.is_running:
        view = table.board.interaction.view
        kinds.append(view.kind if isinstance(view, TransitionFrame) else view.phase)
        QTest.keyClick(table.board, Qt.Key.Key_Space)
    assert kinds == ["hours", "hours", "order"]
    table.play(Move("fulfil", 0))
    assert table.step_player.is_running
    assert "doesn’t fulfil a task" in table.bar.sentence.text()


def test_the_bar_says_how_far_one_is_and_what_comes(table: TableScreen) -> None:
    steps, count = table.step_bar, table.step_player.count
    assert steps.isVisible()
    assert steps._count.text() == f"1 of {count}"
    assert "cards: " in steps._next.text()
    steps._on.click()
    assert steps._count.text() == f"2 of {count}"
    table.step_player.skip_remaining()
    assert not steps.isVisible()


def test_what_is_skipped_is_said_to_readers_all_at_once(table: TableScreen, qtbot: QtBot) -> None:
    heard = list[str]()
    qtbot.wait(1)  # what has been shown already was said
    table.board.announced.connect(heard.append)
    ahead = [sentence for shot in table.step_player.frames_ahead for sentence in shot.sentences]
    coming = [format_message(sentence, table.players.name) for sentence in ahead]
    assert len(coming) > 1
    table.step_player.skip_remaining()
    qtbot.waitUntil(lambda: bool(heard))
    assert heard[0].startswith(" ".join(coming[:-1]))
    assert coming[-1] in heard[0]


def test_all_cards_stay_in_sight_while_it_is_shown(table: TableScreen, qtbot: QtBot) -> None:
    """It stands at the end of the rail, and the page of the rail gives way."""
    steps, rail = table.step_bar, table.side_panel
    free = rail.spare
    assert not steps.geometry().intersects(table.board.geometry())
    qtbot.waitUntil(lambda: rail._stack.mapTo(table.page, rail._stack.rect().bottomLeft()).y() < steps.y())
    assert rail._stack.height() < free - UPRIGHT
    table.step_player.skip_remaining()
    qtbot.waitUntil(lambda: rail._stack.height() == rail.spare == free)


@pytest.mark.parametrize("way", ["folded", "small"])
def test_it_stands_on_the_dock_where_the_rail_has_no_room(table: TableScreen, qtbot: QtBot, way: str) -> None:
    if way == "folded":
        table.side_panel.toggle()
    else:
        table.window().resize(960, 640)
    steps, board = table.step_bar, table.board
    qtbot.waitUntil(lambda: board.geometry().contains(steps.geometry()))
    assert steps.height() == HEIGHT
    table.step_player.skip_remaining()
    qtbot.waitUntil(lambda: table.side_panel.folded or table.side_panel._stack.height() == table.side_panel.spare)


@pytest.mark.parametrize("text", [175, 200])
def test_it_covers_no_table_that_is_low_above_its_rail(
    table: TableScreen, appearance: Appearance, qtbot: QtBot, text: int
) -> None:
    """In an upright window with large words; on the page it does without some of its own."""
    appearance.set_text_size(text)
    table.window().resize(640, 1136)
    steps, board, rail = table.step_bar, table.board, table.side_panel
    qtbot.waitUntil(lambda: rail.below and rail.geometry().contains(steps.geometry()))
    assert not steps.geometry().intersects(board.geometry())
    assert steps.y() >= rail.geometry().bottom() - rail.spare
    assert steps._next.height() >= steps._next.heightForWidth(steps._next.width())
    appearance.set_text_size(100)


def test_beside_the_words_the_speeds_are_no_higher_than_they_need_be(table: TableScreen, qtbot: QtBot) -> None:
    table.side_panel.toggle()
    steps, speeds = table.step_bar, table.step_bar._speeds
    qtbot.waitUntil(lambda: table.board.geometry().contains(steps.geometry()))
    assert speeds.isVisible()
    assert speeds.height() == speeds.heightForWidth(speeds.width())


@pytest.mark.parametrize("wide", [110, 400])
def test_every_step_has_its_dot_however_little_room_there_is(appearance: Appearance, qtbot: QtBot, wide: int) -> None:
    pips = StepProgressDots(appearance)
    qtbot.addWidget(pips)
    pips.show_place(10, 10)
    pips.resize(wide, 14)
    image = pips.grab().toImage()
    gap = image.pixel(wide - 1, 0)
    filled = [image.pixel(x, 7) != gap for x in range(wide)]
    assert sum(now and not before for before, now in pairwise([False, *filled])) == 10
    assert not filled[-1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_its_parts_have_room_in_the_rail(table: TableScreen, qtbot: QtBot, language: str) -> None:
    languages = LanguageSwitcher()
    languages.choose(language)
    table.step_player.show_next_frame()
    steps = table.step_bar
    parts = (steps._speeds, steps._again, steps._all, steps._on)
    qtbot.waitUntil(lambda: all(part.isVisible() and steps.rect().contains(part.geometry()) for part in parts))
    assert all(part.width() >= part.sizeHint().width() for part in parts)
    languages.choose("en")


def test_where_people_stop_at_every_step_nothing_goes_on_by_itself(table: TableScreen, appearance: Appearance) -> None:
    assert not table.step_player._timer.isActive()
    appearance.set_stops(NO_STEP)
    assert table.step_player._timer.isActive()


def test_it_does_not_flash_for_a_single_picture_that_waits_for_nobody(
    table: TableScreen, appearance: Appearance
) -> None:
    shot = table.step_player.current_frame
    table.step_player.skip_remaining()
    for stops, seen in ((NO_STEP, False), (EVERY_STEP, True)):
        appearance.set_stops(stops)
        table.step_player.start_frames([shot], leaves=True)
        assert table.step_player.is_running
        assert table.step_bar.isVisible() is seen
        table.step_player.skip_remaining()


def test_its_speed_is_the_speed_of_everything(table: TableScreen, appearance: Appearance) -> None:
    table.step_bar._speeds.chosen.emit(str(FAST))
    assert appearance.speed == FAST


def test_what_was_seen_is_seen_again_and_changes_nothing(table: TableScreen) -> None:
    first = table.bar.sentence.text()
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    state, ply = table.session.match.state, table.session.match.ply
    QTest.keyClick(table.board, Qt.Key.Key_L)
    assert table.bar.sentence.text() == first
    assert table.step_bar._count.text().endswith("Replay")
    while table.step_player.is_running:
        QTest.keyClick(table.board, Qt.Key.Key_Space)
    assert (table.session.match.state, table.session.match.ply) == (state, ply)
    assert table.board.interaction.view == table.session.view


def test_what_was_begun_is_there_again_after_it_was_seen_once_more(table: TableScreen) -> None:
    table.step_player.skip_remaining()
    offered = table.board.interaction.draft
    table.board.interaction.clear_draft()
    assert offered
    table.playback.presenter.replay_last()
    table.step_player.skip_remaining()
    assert table.board.interaction.draft == ()


def test_a_click_on_the_table_ends_it_and_is_carried_out(table: TableScreen) -> None:
    table.step_player.skip_remaining()
    session, board = table.session, table.board
    table.play(Move("fulfil", 0))
    assert table.step_player.is_running
    end = session.view
    gnome = next(
        piece for piece in table.session.table.make_view_model(end, session.viewer).pieces if piece.place == "hand"
    )
    table.step_player.skip_remaining()
    spot = board.mapFromScene(board.table_scene.layout.rect(piece_ref(gnome.id)).center())
    table.playback.presenter.replay_last()
    assert table.step_player.is_running
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert not table.step_player.is_running
    assert board.interaction.held == gnome.id or any(handle.piece == gnome.id for handle in board.interaction.draft)


def test_whoever_looks_next_cannot_have_seen_it_again(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> None:
    appearance.set_speed(1)
    seats = (Seated("Ann", 0), Seated("Ben", 1))
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", seats, {}, 9))
    )
    qtbot.addWidget(screen)
    screen.show()
    screen.begin()
    screen.table.step_player.skip_remaining()
    screen.table._gate_opened()
    screen.table.play(screen.session.rules.legal_moves(screen.session.view)[0])
    screen.table.step_player.skip_remaining()
    assert screen.session.gate == 1
    screen.table._gate_opened()
    assert not screen.table.playback.presenter.replay_last()
    screen.close_match()


def test_the_speed_is_offered_to_readers_by_name(table: TableScreen) -> None:
    names = [segment.accessibleName() for segment in table.step_bar._speeds._segments]
    assert names == ["Speed: Slow", "Speed: Normal", "Speed: Fast"]
    assert table.step_bar.accessibleName() == "What is happening"


def test_every_step_is_announced_and_what_is_skipped_in_one_breath(table: TableScreen, qtbot: QtBot) -> None:
    said: list[str] = []
    qtbot.wait(1)
    table.board.announced.connect(said.append)
    QTest.keyClick(table.board, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(said) == 1)
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(said) == 2)
    qtbot.wait(1)
    assert len(said) == 2


def test_how_a_season_stands_is_said_at_the_table(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> None:
    seats = (Seated("Ann", 0), Seated("Ben", 1))
    setup = MatchSetup("gnomadic_gardeners", seats, {"season": "on"}, 9)
    screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(setup))
    qtbot.addWidget(screen)
    screen.begin()
    assert screen.table.moment(screen.session.public) == "April Showers, round 1 · 0 : 0"
    screen.close_match()


def test_the_tasks_of_a_new_round_stand_on_the_table_and_in_the_log_and_not_in_the_bar(
    table: TableScreen, qtbot: QtBot
) -> None:
    """They ran through the header at each change of round, in its smallest letters."""
    said, heard = list[str](), list[str]()
    table.step_player.frame_shown.connect(lambda shot: said.append(table.bar.sentence.text()))
    table.board.announced.connect(heard.append)
    table.step_player.skip_remaining()
    while table.session.match.state.round < 2:
        table.play(table.session.rules.legal_moves(table.session.view)[0])
        while table.step_player.is_running:
            table.step_player.show_next_frame()
    qtbot.waitUntil(lambda: any("Task 3:" in words for words in heard))
    assert any("Round" in words and "2" in words for words in said)
    assert not any("Task 3:" in words for words in said)
