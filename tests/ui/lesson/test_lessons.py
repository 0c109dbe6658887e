"""Lessons in the real window: every step of every lesson, what else may be tried there, and how one gets out."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core import shared_json
from garden_desktop.games import registry
from garden_desktop.hotseat.lesson import library
from garden_desktop.ui.board.layout import piece_ref
from garden_desktop.ui.home.game_card import GameCard
from garden_desktop.ui.home.home_layout import RISE
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.style.appearance import NORMAL, OFF, Appearance
from garden_desktop.ui.lesson.screen import LessonScreen
from garden_desktop.ui.match.inspector.hover_timer import InspectionTarget
from garden_desktop.ui.match.inspector.panel import SHADOW
from tests.shipped import SHIPPED
from tests.today import drawn_today, in_turn, one_in_turn
from tests.ui.house import House
from tests.ui.lesson.learner import Learner, Sit

GG = "gnomadic_gardeners"
DAILY = 1
"""So many other moves are tried at each step every day, others each day."""

LESSONS = [(key, number) for key in registry.games() for number, _ in enumerate(library.files(key), 1)]
WAYS = ("mouse", "keys", "tree")
REST = ("", "", "")
"""Days on which a lesson is not played."""
PLAYED = [
    pytest.param(key, number, way, marks=[] if way == one_in_turn((*WAYS, *REST), place) else [pytest.mark.long])
    for place, (key, number) in enumerate(LESSONS)
    for way in WAYS
]
"""Each lesson every second day, in one of the three ways in turn; all in the long run."""


@pytest.mark.parametrize(("key", "number", "way"), PLAYED)
def test_a_lesson_is_played_to_its_end_and_its_slip_covers_nothing_that_is_wanted(
    sit: Sit, key: str, number: int, way: str
) -> None:
    learner = sit(key, number)
    while not learner.through:
        assert learner.table.ground.rect().contains(learner.guide.panel.geometry())
        assert not learner.covered(), f"step {learner.step + 1}"
        learner.go_on(way)
    assert learner.step == len(learner.screen.lesson.lesson.steps) - 1
    for line in learner.screen.lesson.lesson.learned:
        assert line.source.split("{")[0] in learner.guide.panel.accessibleName()


@pytest.mark.parametrize("most", [DAILY, pytest.param(10**6, marks=pytest.mark.long)])
@pytest.mark.parametrize(("key", "number"), in_turn(LESSONS, 6))
def test_every_other_move_is_answered_and_leads_back(sit: Sit, key: str, number: int, most: int) -> None:
    learner, rng = sit(key, number), drawn_today((key, number))
    while not learner.through:
        session = learner.screen.lesson
        moves = [] if session.deciding is None else list(session.rules.legal_moves(session.view))
        others = [move for move in moves if not session.now.wants(session.rules.move_text(move))]
        before, step = session.match.state, session.step
        for move in rng.sample(others, min(most, len(others))):
            if session.now.put:
                continue  # there a draft is enough; it is tried below
            learner.other(move)
            assert session.tried is not None
            assert learner.guide.panel.shown_text.clay
            assert learner.guide.panel.shown_text.text
            learner.key(Qt.Key.Key_Backspace)
            learner.wait()
            assert (session.match.state, session.step, session.tried) == (before, step, None)
        learner.go_on("tree")


def test_what_is_tried_can_be_taken_back_while_its_result_is_shown(
    house: House, qtbot: QtBot, appearance: Appearance
) -> None:
    """The key is not lost: it ends what is shown and takes the move back."""
    learner = Learner(house.open(appearance), qtbot, GG)
    while learner.screen.lesson.deciding is None or learner.screen.lesson.view.phase != "fulfil":
        learner.go_on("tree")
    session = learner.screen.lesson
    moves = session.rules.legal_moves(session.view)
    other = next(move for move in moves if not session.now.wants(session.rules.move_text(move)))
    before = session.match.state
    appearance.set_speed(1)
    learner.try_move(other)
    assert learner.table.step_player.is_running
    learner.key(Qt.Key.Key_Backspace)
    assert not learner.table.step_player.is_running
    assert (session.match.state, session.tried) == (before, None)


def at_step(sit: Sit, step: int, key: str = GG) -> Learner:
    learner = sit(key)
    while learner.step < step:
        learner.go_on("tree")
    return learner


def test_another_card_on_the_bench_gets_its_sentence_and_comes_back(sit: Sit) -> None:
    learner = at_step(sit, 2)
    learner.table.board.interaction.send("gnome:g04")
    learner.wait()
    assert "she has one flower" in learner.guide.panel.shown_text.text
    learner.key(Qt.Key.Key_Backspace)
    learner.wait()
    assert (learner.table.board.interaction.draft, learner.step) == ((), 2)


def test_after_three_tries_it_is_shown(sit: Sit) -> None:
    learner = at_step(sit, 2)
    for _ in range(3):
        learner.wait()
        assert not learner.guide.panel.shown_text.other
        learner.table.board.interaction.send("gnome:g09")
        learner.wait()
        said = learner.guide.panel.shown_text
        if not said.other:
            learner.guide.go_on()
    QTest.mouseClick(learner.guide.panel.other, Qt.MouseButton.LeftButton)
    learner.wait()
    assert learner.step == 3


def test_bar_and_slip_say_the_same(sit: Sit) -> None:
    learner = at_step(sit, 2)
    assert learner.table.bar.sentence.text() == "Play Gnarcissa to your bench."
    assert learner.guide.panel.shown_text.text.endswith("Play Gnarcissa to your bench.")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_what_is_only_to_be_read_is_read_on_by_enter(sit: Sit, key: Qt.Key) -> None:
    """Enter does the filled button; it lifted a piece and planted it while there was something to read."""
    learner = sit("stalk_exchange")
    assert learner.screen.lesson.now.ask is None
    learner.key(key)
    learner.wait()
    assert learner.step == 1
    assert not learner.table.board.interaction.held


def test_no_key_pressed_again_and_again_both_reads_on_and_does_the_task(sit: Sit) -> None:
    learner = sit("stalk_exchange")
    learner.key(Qt.Key.Key_Space)
    assert (learner.step, learner.table.board.interaction.held) == (0, "")
    for _ in range(6):
        learner.key(Qt.Key.Key_Return)
        learner.wait()
    assert learner.screen.lesson.now.ask is not None
    assert (learner.step, learner.table.board.interaction.held) == (2, "")
    learner.key(Qt.Key.Key_Space)
    assert learner.table.board.interaction.held == "slot-6"


def test_keys_are_named_only_once_a_key_was_used(sit: Sit) -> None:
    learner = sit("stalk_exchange")
    while learner.step < 4:
        learner.go_on("mouse")
    assert learner.guide.panel.shown_text.how == "Click “End turn”."
    learner.key(Qt.Key.Key_Left)
    assert learner.guide.panel.shown_text.how == "Click “End turn”, or press E."


def test_while_the_others_play_the_bar_does_not_ask_for_what_is_done(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = at_step(sit, 4, "stalk_exchange")
    sentence, heard = learner.table.bar.sentence, list[str]()
    monkeypatch.setattr(sentence, "set_html", heard.append)
    learner.go_on("keys")
    assert any("Ben" in one and "is thinking" in one for one in heard)
    assert not any("End your turn" in one for one in heard[1:])


def test_what_is_wanted_says_so_to_a_reader_and_nothing_else_does(sit: Sit) -> None:
    learner = at_step(sit, 2)
    reading = learner.table.board.accessibility
    marked = [
        piece
        for piece in learner.table.board.interaction.pieces
        if "needed in this step" in reading.read_description(piece_ref(piece))
    ]
    assert marked == ["gnome:g11"]


def test_a_lesson_that_was_left_waits_at_its_step(sit: Sit, house: House, qtbot: QtBot) -> None:
    learner = at_step(sit, 3)
    learner.key(Qt.Key.Key_Escape)
    assert "continue at step" in learner.guide.panel.shown_text.text
    learner.guide.go_on()
    window = learner.window
    assert window.navigator.match is None
    assert window.navigator.lessons.catalog.on_packet(registry.games()[GG]) == "Lesson 1 of 6, step 4"
    again = Learner(window, qtbot, GG)
    assert again.step == 3
    assert [handle[:2] for handle in again.table.board.interaction.draft] == [("bench", "gnome:g11")]


def test_staying_goes_on_where_it_was(sit: Sit) -> None:
    learner = at_step(sit, 3)
    learner.key(Qt.Key.Key_Escape)
    learner.key(Qt.Key.Key_Escape)
    assert not learner.guide.panel.shown_text.leaving
    learner.go_on("tree")
    assert learner.step == 4


def test_back_leads_to_the_step_before_with_what_lay_there(sit: Sit) -> None:
    learner = at_step(sit, 5)
    learner.key(Qt.Key.Key_PageUp)
    learner.wait()
    assert learner.step == 4
    assert {handle.piece for handle in learner.table.board.interaction.draft} == {"gnome:g04", "gnome:g11"}
    learner.go_on("tree")
    assert learner.step == 5


def test_no_record_of_a_lesson_lies_on_the_shelf(sit: Sit, house: House) -> None:
    at_step(sit, 2)
    assert not list(house.matches.glob("*"))


def test_the_packet_offers_the_first_lesson_until_somebody_has_played(house: House) -> None:
    window, game = house.open(), registry.games()[GG]
    assert window.navigator.lessons.catalog.on_packet(game) == "Learn to play (4 min)"
    window.context.settings.set(f"table.{GG}", {"mode": "duel"})
    assert window.navigator.lessons.catalog.on_packet(game) == ""


def shown(packet: GameCard) -> list[str]:
    return [button.text() for button in packet.findChildren(QuietButton) if button.isVisible()]


def test_the_offer_stands_on_the_packet_that_rises_and_opens_the_lesson(house: House, qtbot: QtBot) -> None:
    house.record()
    window = house.open()
    packet = next(one for one in window.navigator.home.page.game_cards if one.game.info.key == GG)
    packet.setFocus()
    qtbot.waitUntil(lambda: "Learn to play (4 min)" in shown(packet))
    QTest.keyClick(packet, Qt.Key.Key_L)
    assert window.navigator.match is not None


@pytest.mark.parametrize("speed", [NORMAL, 0.0])
def test_a_packet_that_stands_down_again_takes_its_offer_with_it(house: House, qtbot: QtBot, speed: float) -> None:
    house.record()
    window = house.open()
    window.context.appearance.set_speed(speed)
    first, second = window.navigator.home.page.game_cards[:2]
    first.setFocus()
    qtbot.waitUntil(lambda: "Learn to play (4 min)" in shown(first))
    second.setFocus()
    qtbot.waitUntil(lambda: "Learn to play (4 min)" in shown(second))
    qtbot.waitUntil(lambda: "Learn to play (4 min)" not in shown(first))


def test_the_packet_that_is_up_when_the_program_starts_offers_its_lesson(house: House, qtbot: QtBot) -> None:
    """Though all that was due after some milliseconds comes before it has begun to rise, where a start takes longer."""
    house.record()
    window = house.open()
    packet = window.navigator.home.page.game_cards[0]
    packet.raise_to(0)
    window.context.appearance.set_speed(NORMAL)
    packet.raise_to(RISE)
    for clock in packet.findChildren(QTimer):
        clock.timeout.emit()
    qtbot.waitUntil(lambda: bool(packet.offer(packet.game)) and packet.offer(packet.game) in shown(packet))


def test_damaged_progress_is_set_aside_and_said_and_nothing_else_is_lost(house: House) -> None:
    record = house.record()
    (house.matches.parent / "lessons.json").write_text("{")
    window = house.open()
    window.navigator.lessons.open_lesson(registry.games()[GG])
    assert window.navigator.match is not None
    assert "lessons.damaged.json" in window.navigator.match.table.notice_bar.text
    window.navigator.go_home()
    assert [slip.path for slip in window.navigator.home_matches.unfinished_matches()] == [record]


def test_a_lesson_that_has_changed_begins_again_and_says_so(house: House, qtbot: QtBot) -> None:
    kept = {"gnomadic_gardeners/01-a-short-round": {"digest": "other", "step": 4, "done": False}}
    (house.matches.parent / "lessons.json").write_text(json.dumps({"format": 1, "people": {"Ann": kept}}))
    learner = Learner(house.open(), qtbot, GG)
    assert learner.step == 0
    assert "starts again" in learner.table.notice_bar.text


def test_a_damaged_lesson_is_refused_at_home_and_the_rest_plays(
    house: House, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window, game = house.open(), registry.games()[GG]
    offer = window.navigator.lessons.catalog.offer(game)
    assert offer is not None
    bad = offer.lesson._replace(opening=offer.lesson.opening[1:])
    window.navigator.lessons.open_lesson(game, offer._replace(lesson=bad))
    assert window.navigator.match is None
    assert "01-a-short-round.toml: the file, opening" in window.navigator.home.notice.words.text()
    Learner(window, qtbot, "stalk_exchange")


def test_the_language_may_change_inside_a_lesson(sit: Sit) -> None:
    learner = at_step(sit, 2)
    english = learner.guide.panel.shown_text
    learner.window.context.languages.choose("de")
    QApplication.processEvents()
    german = learner.guide.panel.shown_text
    assert german.title != english.title
    assert german.text != english.text
    assert learner.guide.panel.leave.text() != "Leave lesson"
    learner.window.context.languages.choose("en")
    learner.go_on("tree")
    assert learner.step == 3


@pytest.mark.parametrize("key", SHIPPED)
def test_a_hand_that_is_quicker_than_the_praise_plays_on_in_the_next_step(
    house: House, qtbot: QtBot, appearance: Appearance, key: str
) -> None:
    learner = Learner(house.open(appearance), qtbot, key)
    session = learner.screen.lesson
    while session.now.ask is not None or session.deciding is None:
        learner.go_on("tree")
    appearance.set_speed(NORMAL)
    step, move = session.step, next(iter(session.rules.legal_moves(session.view)))
    learner.guide.go_on()
    assert session.rested
    learner.table.play(move)
    assert session.step == step + 1
    appearance.set_speed(OFF)
    learner.wait()
    while not learner.through:
        learner.go_on("tree")


def test_after_the_last_step_nobody_plays_any_more(sit: Sit) -> None:
    learner = sit(GG)
    while not learner.through:
        learner.go_on("tree")
    before = learner.screen.lesson.match.state
    learner.table.play(None)
    assert learner.screen.lesson.match.state == before


def test_lists_show_the_same_lesson(sit: Sit) -> None:
    learner = at_step(sit, 2)
    learner.table.switch_lists()
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    learner.table.board.interaction.send("gnome:g11")
    learner.wait()
    assert learner.step == 3


def test_where_the_disk_does_not_take_it_the_lesson_says_so_and_goes_on(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shared_json, "write_whole", full)
    learner = at_step(sit, 2)
    assert "No space left on device" in learner.table.notice_bar.text
    learner.go_on("tree")
    assert learner.step == 3


def test_undo_takes_back_what_was_tried(sit: Sit) -> None:
    learner = at_step(sit, 4)
    learner.other(learner.screen.lesson.rules.parse_move("commit g09"))
    assert learner.screen.lesson.tried is not None
    learner.table.undo()
    learner.wait()
    assert (learner.screen.lesson.tried, learner.step) == (None, 4)


def test_the_next_lesson_follows_and_home_is_one_press_away(sit: Sit) -> None:
    first = sit(GG, 1)
    while not first.through:
        first.go_on("tree")
    first.guide.go_on()
    screen = first.window.navigator.match
    assert isinstance(screen, LessonScreen)
    assert screen.lesson.lesson.key.startswith("02")
    last = sit(GG, len(library.files(GG)))
    while not last.through:
        last.go_on("tree")
    assert last.guide.panel.leave.text() == "Home"
    QTest.mouseClick(last.guide.panel.leave, Qt.MouseButton.LeftButton)
    assert last.window.navigator.match is None


def test_the_packet_offers_the_next_lesson_with_what_is_left_of_the_course(sit: Sit) -> None:
    learner = sit(GG, 1)
    while not learner.through:
        learner.go_on("tree")
    learner.guide.left.emit()
    lessons = learner.window.navigator.lessons
    assert lessons.on_packet(registry.games()[GG]) == "Lesson 2 of 6 (16 min left)"


@pytest.mark.parametrize("key", in_turn(sorted({key for key, _ in LESSONS}), 4, 4))
def test_a_match_against_the_computer_is_offered_at_the_end_of_each_lesson(sit: Sit, key: str, qtbot: QtBot) -> None:
    learner = sit(key, 1)
    while not learner.through:
        learner.go_on("tree")
    assert learner.guide.panel.shown_text.other == "Play a match against the computer"
    QTest.mouseClick(learner.guide.panel.other, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not isinstance(learner.window.navigator.match, LessonScreen))
    match = learner.window.navigator.match
    assert match is not None
    assert [seat.who for seat in match.session.header.seats] == ["human", "easy"]


def test_leaving_by_the_button_asks_nothing_as_nothing_is_lost(sit: Sit) -> None:
    learner = at_step(sit, 3)
    QTest.mouseClick(learner.guide.panel.leave, Qt.MouseButton.LeftButton)
    assert learner.window.navigator.match is None


def test_tab_leads_from_the_slip_to_the_table(sit: Sit) -> None:
    learner = at_step(sit, 2)
    learner.guide.panel.leave.setFocus()
    QTest.keyClick(learner.guide.panel.leave, Qt.Key.Key_Tab)
    assert learner.table.board.hasFocus()


@pytest.mark.parametrize("key", sorted({key for key, _ in LESSONS}))
def test_what_explains_a_thing_does_not_cover_the_slip(sit: Sit, key: str) -> None:
    table = sit(key).table
    table.window().resize(1280, 800)
    QApplication.processEvents()
    for piece in list(table.board.interaction.pieces)[:8]:
        if table.inspector.inspect(InspectionTarget("piece", piece), pinned=True):
            paper = table.inspector.panel.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
            assert not paper.intersects(table.guide.panel.geometry())
