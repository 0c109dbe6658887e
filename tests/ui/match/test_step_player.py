"""What happened is shown sentence by sentence, and position by position where a move has a way to go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.core.table import Keyframe
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, State
from garden_desktop.games.gnomadic_gardeners.table.table import GardenTable
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import PlayedStep
from garden_desktop.ui.kit.style.appearance import EVERY_STEP, OFF, OWN_STEPS, Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.side_panel.log_view import LogView
from garden_desktop.ui.match.step_player import CLOSING_MS, MOVE_MS, PlaybackFrame, StepPlayer, playback_frames_of

STEPS = tuple(Message("test", f"Step {number}") for number in (1, 2, 3))


def msg(text: str) -> Message:
    return Message("test", text)


def step(ply: int, told: str, frames: str = "") -> PlayedStep:
    """Each letter is a sentence; some are said over a frame with the view of that name."""
    ways = tuple(Keyframe(f"view {letter}", msg(letter)) for letter in frames)
    return PlayedStep(ply, "before", "move", f"after {ply}", 0, 0, False, False, tuple(map(msg, told)), ways)


@pytest.fixture
def seen() -> list[PlaybackFrame]:
    return []


@pytest.fixture
def showing(appearance: Appearance, seen: list[PlaybackFrame]) -> StepPlayer:
    appearance.set_speed(1)
    showing = StepPlayer(appearance)
    showing.frame_shown.connect(seen.append)
    return showing


def shots(*steps: PlayedStep) -> list[PlaybackFrame]:
    return [shot for step in steps for shot in playback_frames_of(step)]


def through(showing: StepPlayer) -> None:
    while showing.is_running:
        showing.show_next_frame()


def test_sentences_are_said_over_the_position_after_the_move(showing: StepPlayer, seen: list[PlaybackFrame]) -> None:
    showing.start_frames(shots(step(0, "ab"), step(1, "c")), leaves=True)
    through(showing)
    assert [(shot.sentence.source, shot.view) for shot in seen] == [
        ("a", "after 0"),
        ("b", "after 0"),
        ("c", "after 1"),
    ]


def test_sentences_stand_over_their_frames_and_the_others_where_the_table_is(
    showing: StepPlayer, seen: list[PlaybackFrame]
) -> None:
    showing.start_frames(shots(step(0, "ahbvc", "hv")), leaves=True)
    through(showing)
    assert [(shot.sentence.source, shot.view) for shot in seen] == [
        ("a", "before"),
        ("h", "view h"),
        ("b", "view h"),
        ("v", "view v"),
        ("c", "after 0"),
    ]


def test_two_sentences_that_are_alike_stand_over_a_frame_each(showing: StepPlayer, seen: list[PlaybackFrame]) -> None:
    """Two lands have one name, and the fire skips both: the second must not be seen with the first."""
    ways = (Keyframe("view 1", msg("e")), Keyframe("view v", msg("v")), Keyframe("view 2", msg("e")))
    showing.start_frames(shots(replace(step(0, "eve"), frames=ways)), leaves=True)
    through(showing)
    assert [shot.view for shot in seen] == ["view 1", "view v", "view 2"]


def test_the_last_frame_is_seen_even_where_nothing_waits(showing: StepPlayer, seen: list[PlaybackFrame]) -> None:
    showing.start_frames(shots(step(0, "h", "h")), leaves=False)
    assert showing.is_running
    assert [shot.view for shot in seen] == ["view h"]


def test_the_last_sentence_alone_is_not_said_where_nothing_waits(
    showing: StepPlayer, seen: list[PlaybackFrame]
) -> None:
    showing.start_frames(shots(step(0, "a")), leaves=False)
    assert not showing.is_running
    assert seen == []


def test_without_motion_the_outcome_is_said_once(
    showing: StepPlayer, appearance: Appearance, seen: list[PlaybackFrame]
) -> None:
    appearance.set_speed(0)
    showing.start_frames(shots(step(0, "abh", "h")), leaves=True)
    assert [(shot.sentence.source, shot.view) for shot in seen] == [("h", "view h")]
    assert showing.is_waiting


def test_frames_play_by_themselves_the_faster_the_faster(
    qtbot: QtBot, showing: StepPlayer, appearance: Appearance, seen: list[PlaybackFrame]
) -> None:
    appearance.set_speed(0.01)
    with qtbot.waitSignal(showing.ended, timeout=2000):
        showing.start_frames(shots(step(0, "hbv", "hbv")), leaves=False)
    assert [shot.view for shot in seen] == ["view h", "view b", "view v"]


def test_the_last_picture_waits_for_nobody_where_the_table_goes_away(
    qtbot: QtBot, showing: StepPlayer, appearance: Appearance
) -> None:
    appearance.set_speed(0.01)
    with qtbot.waitSignal(showing.ended, timeout=2000):
        showing.start_frames(shots(step(0, "ab")), leaves=True)


def test_where_people_stop_at_every_step_each_waits(showing: StepPlayer, appearance: Appearance) -> None:
    appearance.set_stops(EVERY_STEP)
    showing.start_frames(shots(step(0, "ab")), leaves=False)
    assert showing.is_waiting
    showing.show_next_frame()
    assert showing.is_waiting


def test_where_people_stop_at_what_is_theirs_the_others_pass(showing: StepPlayer, appearance: Appearance) -> None:
    first, second = shots(step(0, "ab"))
    appearance.set_stops(OWN_STEPS)
    showing.start_frames([first, second._replace(concerns=True)], leaves=False)
    assert not showing.is_waiting
    showing.show_next_frame()
    assert showing.is_waiting


def test_what_concerns_somebody_stands_longer(showing: StepPlayer) -> None:
    (shot,) = shots(step(0, "a"))
    showing.start_frames([shot], leaves=True)
    short = showing._timer.interval()
    showing.start_frames([shot._replace(concerns=True)], leaves=True)
    assert showing._timer.interval() > short


def intervals(showing: StepPlayer, frames: list[PlaybackFrame]) -> list[int]:
    """For how long the timer is set at each picture."""
    showing.start_frames(frames, leaves=False)
    times = []
    while showing.is_running:
        times.append(showing._timer.interval())
        showing.show_next_frame()
    return times


def test_pictures_of_one_change_that_concern_nobody_take_a_second_together(showing: StepPlayer) -> None:
    """An Upkeep of Stalk Exchange has four, and one's next decision waits for three Upkeeps."""
    two, four = (intervals(showing, shots(step(0, told, told))) for told in ("ab", "abcd"))
    assert two[0] > MOVE_MS
    assert sum(four) <= 1000
    assert min(four) >= MOVE_MS, "each has moved"


def test_pictures_that_concern_somebody_stand_as_long_among_many(showing: StepPlayer) -> None:
    first, *others = shots(step(0, "abcdef", "abcdef"))
    told = first._replace(concerns=True)
    assert intervals(showing, [told, *others])[0] == intervals(showing, [told, others[0]])[0]


def walk_to_the_end(squares: int, sums: int) -> list[PlaybackFrame]:
    """The last move of a match: many frames that are one line of the story, sums that concern people, the winner."""
    ways = tuple(Keyframe(f"view {n}", msg(f"square {n}"), msg("walk")) for n in range(squares))
    told = (*(way.told for way in ways), *(msg(f"sum {n}") for n in range(sums)), msg("winner"))
    found = shots(PlayedStep(9, "before", "move", "after", 0, 0, False, False, told, ways))
    return [shot._replace(concerns=shot.sentence.source.startswith("sum")) for shot in found]


def test_the_winner_is_named_in_four_seconds_however_long_the_walk_was(showing: StepPlayer) -> None:
    """Nineteen squares and three sums took eight seconds, by the timer that is set for each picture."""
    times = list[int]()
    showing.start_frames(walk_to_the_end(19, 3), leaves=True, over=True)
    while not showing.last:
        times.append(showing._timer.interval())
        showing.show_next_frame()
    assert len(times) == 22
    assert sum(times) <= 4000
    assert min(times) >= 60, "each can be seen"
    assert showing._timer.interval() > 1000, "and the winner be read"


class HandClock:
    """Milliseconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 0

    def elapsed(self) -> int:
        return self.now


def test_pictures_that_take_long_to_paint_do_not_keep_the_winner_waiting(
    showing: StepPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each picture of a walk comes 80 ms late, as on a busy computer: twenty of them were 1.5 s longer than planned."""
    clock = HandClock()
    monkeypatch.setattr(showing, "_clock", clock)
    late = 80

    def paint(shot: PlaybackFrame) -> None:
        clock.now += late

    showing.frame_shown.connect(paint)
    showing.start_frames(walk_to_the_end(15, 3), leaves=True, over=True)
    least = []
    while not showing.last:
        least.append(showing._timer.interval())
        clock.now += showing._timer.interval()
        showing.show_next_frame()
    assert clock.now <= 4000
    assert min(least) >= 60, "each can be seen"
    assert showing._timer.interval() > 1800, "the winner is read as long as ever"


def test_a_picture_of_no_end_that_comes_late_stands_as_long_as_any(
    showing: StepPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    monkeypatch.setattr(showing, "_clock", clock)
    showing.start_frames(shots(step(0, "abc")), leaves=True)
    whole = showing._timer.interval()
    clock.now += whole + 200
    showing.show_next_frame()
    assert showing._timer.interval() == whole


def test_a_short_end_is_in_no_haste(showing: StepPlayer, appearance: Appearance) -> None:
    showing.start_frames(walk_to_the_end(0, 1), leaves=True, over=True)
    assert showing._timer.interval() == appearance.duration(MOVE_MS) + appearance.duration(CLOSING_MS)


def test_one_press_goes_past_all_squares_of_a_walk(showing: StepPlayer, appearance: Appearance) -> None:
    showing.start_frames(walk_to_the_end(19, 1), leaves=True, over=True)
    showing.press_on()
    assert showing.current_frame.sentence.source == "square 18"
    showing.press_on()
    assert showing.current_frame.sentence.source == "sum 0"
    appearance.set_stops(EVERY_STEP)
    showing.start_frames(walk_to_the_end(19, 1), leaves=True, over=True)
    showing.press_on()
    assert showing.current_frame.sentence.source == "square 1"


def test_without_motion_nothing_comes_by_itself(showing: StepPlayer, appearance: Appearance) -> None:
    appearance.set_speed(0)
    showing.start_frames(shots(step(0, "ab")), leaves=True)
    assert showing.is_waiting


def test_a_repeat_waits_for_nobody_once_the_table_has_stayed(showing: StepPlayer, appearance: Appearance) -> None:
    """The table went away after the last picture once; after a repeat it is there already."""
    appearance.set_speed(0)
    showing.start_frames(shots(step(0, "ab")), leaves=True)
    assert showing.is_waiting
    showing.press_on()
    assert showing.repeat_frames()
    showing.show_next_frame()
    assert showing.last
    assert not showing.is_waiting


def test_a_repeat_of_what_is_still_shown_waits_as_it_did(showing: StepPlayer, appearance: Appearance) -> None:
    appearance.set_speed(0)
    showing.start_frames(shots(step(0, "ab")), leaves=True)
    assert showing.repeat_frames()
    showing.show_next_frame()
    assert showing.is_waiting


@pytest.fixture
def screen(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[MatchScreen, list[State]]]:
    """A solo match in which gnomes go to their tasks in three frames, each a copy of the position before it."""
    looked: list[State] = []

    def frames(table: GardenTable, before: State, move: Move, after: State, seat: Seat | None) -> tuple[Keyframe, ...]:
        if move.kind != "fulfil":
            return ()
        looked.append(before)
        return tuple(Keyframe(before._replace(), text) for text in STEPS)

    def tell(table: GardenTable, before: State, move: Move, after: State, seat: Seat | None) -> tuple[Message, ...]:
        return STEPS if move.kind == "fulfil" else ()

    monkeypatch.setattr(GardenTable, "describe_move", tell)
    monkeypatch.setattr(GardenTable, "frames", frames)
    appearance.set_speed(1)
    screen = MatchScreen(
        appearance, MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", (Seated("Ann", 0),), {}, 9))
    )
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    for _ in range(2):
        screen.table.step_player.skip_remaining()
        screen.table.play(screen.session.rules.legal_moves(screen.session.view)[0])
    yield screen, looked
    screen.close_match()


def test_a_frame_is_on_the_table_with_its_sentence_and_nobody_may_act(
    screen: tuple[MatchScreen, list[State]],
) -> None:
    table, looked = screen[0].table, screen[1]
    assert "Step 1" in table.bar.sentence.text()
    assert table.board.interaction.view == looked[0] != screen[0].session.view
    assert table.board.interaction.offers == ()
    assert table.lists.doings.count() == 0


def test_space_shows_the_next_step_and_enter_no_more_of_them(screen: tuple[MatchScreen, list[State]]) -> None:
    table = screen[0].table
    QTest.keyClick(table.board, Qt.Key.Key_Space)
    assert "Step 2" in table.bar.sentence.text()
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert not table.step_player.is_running
    assert table.board.interaction.view == screen[0].session.view


def test_the_story_does_not_run_ahead_of_what_is_shown(screen: tuple[MatchScreen, list[State]]) -> None:
    table = screen[0].table
    story = table.side_panel.page(0)
    assert isinstance(story, LogView)
    for number in (1, 2, 3):
        told = story.toPlainText()
        assert [f"Step {n}" in told for n in (1, 2, 3)] == [n <= number for n in (1, 2, 3)]
        table.side_panel.open_page(3)
        table.side_panel.open_page(0)
        assert story.toPlainText() == told, "turning pages tells no more"
        table.step_player.show_next_frame()
    assert "Step 3" in story.toPlainText()


def test_in_the_lists_the_same_keys_go_on(screen: tuple[MatchScreen, list[State]]) -> None:
    table = screen[0].table
    table.switch_lists()
    QTest.keyClick(table.lists, Qt.Key.Key_Space)
    assert "Step 2" in table.bar.sentence.text()


def test_the_bar_offers_to_skip_as_long_as_more_is_to_come(screen: tuple[MatchScreen, list[State]]) -> None:
    steps = screen[0].table.step_bar
    assert steps._all.isVisible()
    steps._all.click()
    assert not steps.isVisible()
    assert not screen[0].table.step_player.is_running


def test_a_key_for_the_table_ends_what_is_shown_and_is_carried_out(
    screen: tuple[MatchScreen, list[State]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = screen[0].table
    reached: list[str] = []
    press = table.board.keyPressEvent

    def pressed(event: QKeyEvent) -> None:
        reached.append(event.text())
        press(event)

    monkeypatch.setattr(table.board, "keyPressEvent", pressed)
    QTest.keyClick(table.board, Qt.Key.Key_1)
    assert not table.step_player.is_running
    assert reached == ["1"]


@pytest.mark.parametrize("name", [Qt.Key.Key_Shift, Qt.Key.Key_Left, Qt.Key.Key_Tab])
def test_a_key_that_does_nothing_to_the_match_lets_it_run(
    screen: tuple[MatchScreen, list[State]], name: Qt.Key
) -> None:
    QTest.keyClick(screen[0].table.board, name)
    assert screen[0].table.step_player.is_running


@pytest.mark.parametrize("hides", [{"leaves": True}, {"leaves": False, "covered": True}], ids=["table", "hand"])
def test_without_motion_a_last_picture_before_a_cover_waits_for_a_press(
    showing: StepPlayer, appearance: Appearance, hides: dict[str, bool]
) -> None:
    """It stood for ever without a button where only a hand was covered."""
    appearance.set_speed(OFF)
    showing.start_frames(shots(step(0, "a")), **hides)
    assert showing.is_running and showing.is_waiting
    showing.show_next_frame()
    assert not showing.is_running
