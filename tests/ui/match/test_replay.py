"""A finished match is looked at again move by move; a move with positions on its way is shown by them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import PlayedStep, Session
from garden_desktop.ui.kit.style.appearance import EVERY_STEP, FAST, NORMAL, SLOW, Appearance
from garden_desktop.ui.kit.style.style_sheet import sheet
from garden_desktop.ui.kit.text.html import joined
from garden_desktop.ui.kit.text.translations import format_message, format_message_html
from garden_desktop.ui.match.match_screen import MatchScreen, ScorePadScreen
from garden_desktop.ui.match.prompt_bar import PromptBar
from garden_desktop.ui.match.replay import ReplayView
from garden_desktop.ui.match.step_player import PlaybackFrame

SETUP = MatchSetup("stalk_exchange", (Seated("Ann", 0), Seated("Ben", 1)), {}, 3)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """A match of two that is over."""
    session, rng = MatchRepository(tmp_path).begin_match(SETUP), Random(3)
    while not session.over:
        if session.gate is not None:
            session.open_gate()
        session.play(rng.choice(session.rules.legal_moves(session.view)))
    yield session
    session.close()


@pytest.fixture
def walked(session: Session) -> PlayedStep:
    """A move with at least three positions on its way, not the last one."""
    steps = session.steps(0, session.match.ply - 1, None)
    return next(step for step in steps if len(step.frames) > 2)


@pytest.fixture
def screen(appearance: Appearance, qtbot: QtBot, session: Session) -> MatchScreen:
    appearance.set_speed(1)
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    return screen


@pytest.fixture
def replay(screen: MatchScreen, walked: PlayedStep) -> ReplayView:
    """Before that move, at the usual speed."""
    screen.show_replay(walked.ply)
    replay = screen.findChild(ReplayView)
    assert replay is not None
    return replay


def said(replay: ReplayView) -> str:
    return replay.bar.sentence.text()


def test_steps_lead_through_the_positions_on_the_way(
    screen: MatchScreen, replay: ReplayView, walked: PlayedStep, session: Session
) -> None:
    shots: list[PlaybackFrame] = []
    replay.step_player.frame_shown.connect(shots.append)
    QTest.keyClick(replay, Qt.Key.Key_Right)
    tables = []
    while replay.step_player.is_running:
        assert replay.ply == walked.ply
        assert said(replay) == joined(
            format_message_html(one, screen.players.name, screen.players.colour) for one in shots[-1].sentences
        )
        tables.append(set(replay.board.interaction.pieces))
        QTest.keyClick(replay, Qt.Key.Key_Right)
    assert replay.ply == walked.ply + 1
    assert sum(shot.frame is not None for shot in shots) == len(walked.frames)
    assert tables == [
        {piece.id for piece in session.table.make_view_model(shot.view, shot.step.seat).pieces} for shot in shots
    ]
    assert len(set(map(frozenset, tables))) > 1


def test_the_positions_follow_each_other_by_themselves(
    replay: ReplayView, walked: PlayedStep, qtbot: QtBot, appearance: Appearance
) -> None:
    appearance.set_speed(0.02)
    replay.step()
    qtbot.waitUntil(lambda: replay.ply == walked.ply + 1)
    assert not replay.step_player.is_running


def test_back_returns_to_the_start_of_a_move_being_shown(replay: ReplayView, walked: PlayedStep) -> None:
    before = said(replay)
    replay.step()
    assert said(replay) != before
    QTest.keyClick(replay, Qt.Key.Key_Left)
    assert (replay.ply, replay.step_player.is_running, said(replay)) == (walked.ply, False, before)
    QTest.keyClick(replay, Qt.Key.Key_Left)
    assert replay.ply == walked.ply - 1


@pytest.mark.parametrize("target", [0, 5])
def test_whoever_goes_elsewhere_stays_there(replay: ReplayView, target: int) -> None:
    replay.step()
    replay.slider.setValue(target)
    assert (replay.ply, replay.step_player.is_running) == (target, False)


def test_without_motion_a_step_is_a_move(replay: ReplayView, walked: PlayedStep, appearance: Appearance) -> None:
    appearance.set_speed(0)
    replay.step()
    assert (replay.ply, replay.step_player.is_running) == (walked.ply + 1, False)


def test_it_plays_to_the_end_by_itself_and_stops_there(
    replay: ReplayView, qtbot: QtBot, appearance: Appearance, session: Session
) -> None:
    appearance.set_speed(0.01)
    replay.show_ply(session.match.ply - 2)
    replay.toggle()
    qtbot.waitUntil(lambda: replay.ply == session.match.ply, timeout=5000)
    QTest.keyClick(replay, Qt.Key.Key_Right)
    assert replay.ply == session.match.ply


def test_what_plays_by_itself_shows_draws_at_once_of_which_nothing_is_told(
    replay: ReplayView, qtbot: QtBot, appearance: Appearance, session: Session
) -> None:
    """Who begins, 24 flowers dealt, 6 on the row; by hand each of them can be looked at."""
    shown: list[int] = []
    replay.slider.valueChanged.connect(shown.append)
    replay.show_ply(0)
    appearance.set_speed(0.01)
    replay.toggle()
    qtbot.waitUntil(lambda: replay.ply > 30)
    replay.toggle()
    assert [ply for ply in shown if 0 < ply <= 31] == [1, 25, 31]
    replay.show_ply(1)
    replay.step()
    assert replay.ply == 2


def test_control_with_the_arrows_goes_by_turn(replay: ReplayView, session: Session) -> None:
    movers = [session.match.mover(ply) for ply in range(session.match.ply)]
    replay.show_ply(0)
    QTest.keyClick(replay, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    begun = replay.ply
    assert begun == next(ply for ply, mover in enumerate(movers) if mover != CHANCE)
    QTest.keyClick(replay.slider, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert movers[begun] != movers[replay.ply] != CHANCE
    replay.show_ply(begun + 1)
    QTest.keyClick(replay, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert replay.ply == begun
    replay.board.setFocus()
    QTest.keyClick(replay.board, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert replay.ply == 0


def test_one_turn_back_leads_to_where_the_turn_began_whose_move_is_being_shown(
    replay: ReplayView, walked: PlayedStep
) -> None:
    replay.show_ply(walked.ply)
    QTest.keyClick(replay, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    end = replay.ply
    replay.show_ply(walked.ply)
    replay.step()
    assert replay.step_player.is_running
    replay.turn_back()
    assert not replay.step_player.is_running
    begun = replay.ply
    assert begun <= walked.ply
    replay.step_player.is_running = True  # as where the first move of a turn has positions on its way
    replay.turn_back()
    assert replay.ply == begun
    replay.turn_on()
    assert replay.ply == end


def test_every_step_has_a_button_and_its_key_in_the_name(replay: ReplayView) -> None:
    clicked = dict[str, int]()
    for button in replay.controls.buttons:
        replay.show_ply(40)
        replay.step_player.skip_remaining()
        button.click()
        clicked[button.accessibleName()] = replay.ply - 40
        replay.autoplay.stop()
    assert clicked["Previous move (Left)"] == -1
    assert clicked["Previous turn (Ctrl+Left)"] < -1
    assert clicked["Next turn (Ctrl+Right)"] > 1
    assert {"Next move (Right)", "Play or pause (Space)"} < set(clicked)


def test_what_plays_by_itself_stops_at_no_step_and_what_is_stepped_through_does(
    replay: ReplayView, walked: PlayedStep, qtbot: QtBot, appearance: Appearance
) -> None:
    appearance.set_speed(0.01)
    appearance.set_stops(EVERY_STEP)
    replay.show_ply(walked.ply)
    replay.toggle()
    qtbot.waitUntil(lambda: replay.ply > walked.ply)
    replay.toggle()
    replay.show_ply(walked.ply)
    replay.step()
    assert not replay.step_player._timer.isActive()


def test_q_chooses_the_next_speed(replay: ReplayView, appearance: Appearance) -> None:
    appearance.set_speed(NORMAL)
    for speed in (FAST, SLOW, NORMAL):
        QTest.keyClick(replay, Qt.Key.Key_Q)
        assert (appearance.speed, replay.controls.speeds.value) == (speed, str(speed))


def test_it_stops_at_what_mattered_and_says_what_that_was(
    replay: ReplayView, qtbot: QtBot, appearance: Appearance, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    said_aloud: list[str] = []
    monkeypatch.setattr(replay.board, "announce", said_aloud.append)
    crash = next(ply for ply in range(session.match.ply) if "bell" in session.sounds(ply))
    appearance.set_speed(0.01)
    replay.show_ply(crash)
    QTest.keyClick(replay, Qt.Key.Key_M)
    assert replay.controls.stops.isChecked()
    QTest.keyClick(replay, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: replay.ply == crash + 1)
    assert not replay.autoplay.is_running
    told = session.steps(crash, crash + 1, session.viewer)[0].told[-1]
    assert said_aloud == [format_message(told, replay.side_panel_presenter._name)]


def test_a_press_on_the_way_goes_there(replay: ReplayView) -> None:
    slider = replay.slider
    for share in (0.25, 0.75):
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider.width() * share), 10))
        assert abs(replay.ply / slider.maximum() - share) < 0.03


def test_nothing_of_the_foot_is_cut_at_any_width(replay: ReplayView, screen: MatchScreen) -> None:
    foot = replay.controls
    for wide, below in ((640, True), (1280, False), (1920, False)):
        screen.resize(wide, 800)
        QApplication.processEvents()
        for part in (*foot.buttons, foot.slider, foot.speeds, foot.stops):
            assert part.width() >= part.minimumSizeHint().width()
            assert foot.rect().contains(QRect(part.mapTo(foot, QPoint()), part.size()))
        assert (foot.stops.mapTo(foot, QPoint()).y() > foot.slider.geometry().bottom()) == below


def test_in_a_low_replay_the_keys_alone_have_the_choices(replay: ReplayView) -> None:
    replay.controls.fit(QSize(640, 250))
    assert replay.controls.stops.isHidden()
    assert replay.controls.speeds.isHidden()
    QTest.keyClick(replay, Qt.Key.Key_M)
    assert replay._appearance.replay_stops


def test_escape_goes_back(replay: ReplayView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(replay.left, timeout=500):
        QTest.keyClick(replay, Qt.Key.Key_Escape)


def test_escape_goes_back_from_the_table_too(replay: ReplayView, qtbot: QtBot) -> None:
    replay.board.setFocus()
    with qtbot.waitSignal(replay.left, timeout=500):
        QTest.keyClick(replay.board, Qt.Key.Key_Escape)


def test_from_a_finished_match_the_way_back_leads_to_the_score_sheet_and_says_so(
    replay: ReplayView, screen: MatchScreen, qtbot: QtBot
) -> None:
    assert names(replay.bar)[0] == "Back to the score sheet"
    with qtbot.assertNotEmitted(screen.left):
        buttons(replay.bar)[0].click()
    ending = screen.findChild(ScorePadScreen)
    assert ending is not None
    assert ending.isVisible()
    assert names(ending.bar)[0] == "Back to the home screen"
    with qtbot.waitSignal(screen.left, timeout=500):
        buttons(ending.bar)[0].click()


def test_from_a_match_that_is_not_over_the_way_back_leads_home(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> None:
    session = MatchRepository(tmp_path).begin_match(SETUP)
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.show()
    screen.show_read_only()
    replay = screen.findChild(ReplayView)
    assert replay is not None
    assert names(replay.bar)[0] == "Back to the home screen"
    with qtbot.waitSignal(screen.left, timeout=500):
        buttons(replay.bar)[0].click()
    screen.close_match()


def test_the_bar_shows_only_what_does_something(replay: ReplayView, screen: MatchScreen) -> None:
    assert names(replay.bar) == ["Back to the score sheet", "Speed"]
    assert {"Speed", "Menu"} < set(names(screen.table.bar, shown=False))
    screen.show_pad()
    ending = screen.findChild(ScorePadScreen)
    assert ending is not None
    assert names(ending.bar) == ["Back to the home screen"]


def buttons(bar: PromptBar, *, shown: bool = True) -> list[QAbstractButton]:
    """The buttons of a bar, from the left; those that are shown or would be."""
    return [button for button in bar.findChildren(QAbstractButton) if not shown or button.isVisible()]


def names(bar: PromptBar, *, shown: bool = True) -> list[str]:
    return [button.accessibleName() for button in buttons(bar, shown=shown)]


def test_the_knob_of_the_slider_is_seen_whole(replay: ReplayView, appearance: Appearance) -> None:
    replay.setStyleSheet(sheet(appearance.theme))
    replay.show_ply(0)
    replay.resize(1280, 800)
    replay.show()
    QApplication.processEvents()
    image = replay.slider.grab().toImage()
    ink = [y for y in range(image.height()) if image.pixelColor(9, y) == appearance.theme.leaf]
    assert ink and ink[0] > 0 and ink[-1] < image.height() - 1


@pytest.mark.qt_log_ignore(r"This plugin does not support (raise\(\)|grabbing the keyboard)", extend=True)
def test_a_finished_match_is_seen_with_whose_eyes_one_likes(replay: ReplayView, session: Session) -> None:
    def choose(number: int) -> list[Seat | None]:
        QTest.keyClick(replay, Qt.Key.Key_E)
        menu = QApplication.activePopupWidget()
        assert menu is not None
        menu.actions()[number].trigger()
        menu.close()
        seen = []
        for ply in range(0, 70, 7):
            replay.show_ply(ply)
            seen.append(session.viewer)
        return seen

    movers = choose(0)
    assert set(movers) == {0, 1}
    assert choose(2) == [1] * 10
    assert replay.controls.viewer.accessibleName() == "View as: Ben (E)"
    assert replay.controls._whose.text() == "Ben"
    assert replay.board.interaction.seat == 1
    assert choose(0) == movers


def test_whose_eyes_see_stands_at_the_foot_where_there_is_room(replay: ReplayView) -> None:
    replay.resize(1280, 800)
    replay.show()
    QApplication.processEvents()
    whose, way = replay.controls._whose, replay.slider.width()
    assert (whose.text(), whose.isVisible()) == ("Player to move", True)
    assert whose.width() >= whose.sizeHint().width()
    assert way > 200
    replay.resize(640, 480)
    QApplication.processEvents()
    assert not whose.isVisible()


def test_from_any_move_but_the_last_a_copy_goes_on(replay: ReplayView, screen: MatchScreen, qtbot: QtBot) -> None:
    replay.show_ply(5)
    with qtbot.waitSignal(screen.branch_wanted) as wanted:
        QTest.keyClick(replay, Qt.Key.Key_P)
    assert wanted.args == [5]
    replay.show_ply(replay.slider.maximum())
    with qtbot.assertNotEmitted(screen.branch_wanted):
        QTest.keyClick(replay, Qt.Key.Key_P)


def test_as_long_as_a_match_is_not_over_nobody_looks_with_other_eyes_or_goes_on_in_a_copy(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> None:
    session = MatchRepository(tmp_path).begin_match(SETUP)
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.show_read_only()
    replay = screen.replay
    assert replay is not None
    with qtbot.assertNotEmitted(screen.branch_wanted):
        for key in (Qt.Key.Key_E, Qt.Key.Key_P):
            QTest.keyClick(replay, key)
    assert not replay.controls.viewer.findChildren(QMenu)
    assert replay.controls.viewer.isHidden()
    assert replay.controls.branch.isHidden()
    session.close()


def test_play_at_the_end_begins_at_the_beginning_and_stops_when_pressed_again(replay: ReplayView) -> None:
    replay.show_ply(replay.slider.maximum())
    replay.toggle()
    assert replay.ply == 0 and replay.autoplay.is_running
    replay.toggle()
    assert not replay.autoplay.is_running
    replay.show_ply(3)
    replay.toggle()
    assert replay.ply == 3, "in the middle it goes on from there"
    replay.toggle()
