"""A round of questions on the screen (section 5.8): the same for all hands, with keys, mouse and reader."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any

import pytest
from PySide6.QtCore import QElapsedTimer, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.bots.worker import ThinkRequest
from garden_desktop.core.record import Seated
from garden_desktop.core.text import plain
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match.move_provider import PAUSE_MS
from garden_desktop.ui.match.responses.response_buttons import Responder, ResponseButton, ResponseButtons
from tests.hotseat.response_toy import BADGES, BAR, ResponseRules, State
from tests.ui.match.responses.rig import ANN, BEN, CLEO, MACHINE, ROBOT, Rig
from tests.ui.measure import watching
from tests.ui.players import walk

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def rig(appearance: Appearance, qtbot: QtBot) -> Rig:
    """Ann has thrown; Ben and Cleo are asked."""
    rig = Rig(appearance, qtbot)
    rig.throw()
    return rig


def test_everybody_who_is_asked_has_a_button_in_order(rig: Rig) -> None:
    assert [(asker.asked.player.name, asker.asked.key) for asker in rig.asking] == [("Ben", "B"), ("Cleo", "3")]
    assert [asker.words for asker in rig.asking] == ["See my hand"] * 2
    assert rig.screen.response_controller.bar.isVisible()


MIXES = [
    ((ANN, BEN, CLEO), "Ben and Cleo: press your key to look at your hand. "),
    ((ANN, BEN, ROBOT), "Ben: press your key to look at your hand. "),
    ((ANN, ROBOT, CLEO, MACHINE), "Cleo: press your key to look at your hand. "),
    ((ANN, ROBOT, MACHINE), ""),
]


@pytest.mark.parametrize(("seats", "invited"), MIXES, ids=["3 people", "2 and 1", "2 and 2", "1 and 2"])
def test_people_who_are_asked_are_invited_to_press_a_key_and_computers_never(
    appearance: Appearance, qtbot: QtBot, seats: tuple[Seated, ...], invited: str
) -> None:
    rig = Rig(appearance, qtbot, (1,) * len(seats), seats)
    rig.throw()
    screen = rig.screen
    play = plain(rig.session.table.make_view_model(rig.session.public, None).prompt, rig.screen.players.name)
    assert plain(screen.prompt.expected_action(), screen.players.name).startswith(invited)
    assert plain(screen.board.interaction.prompt, screen.players.name) == invited + play
    assert ("press your key" in screen.bar.sentence.text()) == bool(invited)
    screen.switch_lists()
    assert [label.text() for label in screen.lists.findChildren(Label)].count(invited + play) == 1


def test_while_the_bar_runs_nobody_is_framed_as_if_it_were_theirs_to_decide(rig: Rig, appearance: Appearance) -> None:
    edges = [card.grab().toImage().pixelColor(1, 30) for card in rig.screen.side_panel.cards]
    assert not [edge for edge in edges if edge in appearance.theme.seats]
    rig.asker("Ben").click()
    rig.screen.response_controller.end()
    rig.open_gate()
    assert rig.screen.side_panel.cards[1].grab().toImage().pixelColor(1, 30) == appearance.theme.seats[1], (
        "Ben decides now"
    )


def test_a_key_marks_and_unmarks(rig: Rig) -> None:
    rig.key(Qt.Key.Key_B)
    assert rig.marked == ["Ben"]
    assert rig.asker("Ben").words == "will look"
    rig.key(Qt.Key.Key_B)
    assert rig.marked == []


def test_a_click_marks(rig: Rig) -> None:
    QTest.mouseClick(rig.asker("Cleo"), LEFT)
    assert rig.marked == ["Cleo"]
    response_windows = rig.session.response_windows
    assert response_windows.watch is not None
    assert response_windows.watch.marks == {2}


def test_a_mark_is_all_that_changes(rig: Rig) -> None:
    screen = rig.screen
    before = screen.board.grab_frame(), screen.bar.sentence.text(), rig.session.match.ply
    rig.key(Qt.Key.Key_B)
    assert before == (screen.board.grab_frame(), screen.bar.sentence.text(), rig.session.match.ply)


def test_a_reader_finds_names_states_and_keys(rig: Rig) -> None:
    rig.key(Qt.Key.Key_B)
    found = [node for node in walk(rig.screen) if isinstance(node.object(), ResponseButton)]
    assert [face.text(QAccessible.Text.Name) for face in found] == ["Ben: will look", "Cleo: See my hand"]
    assert [face.text(QAccessible.Text.Description) for face in found] == ["Key: B", "Key: 3"]
    assert [bool(face.state().checked) for face in found] == [True, False]


def test_lists_have_the_same_keys_and_buttons(rig: Rig) -> None:
    rig.screen.switch_lists()
    assert all(asker.isVisible() for asker in rig.asking)
    assert rig.screen.response_controller.bar.isVisible()
    rig.key(Qt.Key.Key_3)
    assert rig.marked == ["Cleo"]
    rig.screen.switch_lists()
    assert rig.screen.response_controller.tray.isHidden()
    assert rig.marked == ["Cleo"]


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_it_lies_where_the_table_wants_it(rig: Rig, zoom: float) -> None:
    board = rig.screen.board
    board.set_zoom(zoom)
    board.verticalScrollBar().setValue(board.verticalScrollBar().maximum())
    rig.screen.resize(1400, 900)
    asking = rig.screen.response_controller
    for shown, box in ((asking.bar, BAR), (asking.buttons, BADGES)):
        ground = shown.parentWidget()
        assert ground is not None
        corner = board.viewport().mapTo(ground, QPoint())
        wanted = board.mapFromScene(QRectF(*box)).boundingRect().translated(corner)
        there = shown.geometry()
        assert there.center().x() == pytest.approx(wanted.center().x(), abs=2)
        assert there.center().y() == pytest.approx(wanted.center().y(), abs=2)
        assert there.width() == pytest.approx(wanted.width(), abs=3)


def test_when_the_bar_ends_the_seats_go_and_the_round_goes_on(rig: Rig) -> None:
    rig.run_out()
    assert rig.session.match.moves == ["throw", "pass", "pass"]
    assert rig.asking == []
    assert rig.screen.response_controller.bar.isHidden()
    assert rig.session.gate == 1


def test_a_key_after_the_bar_does_nothing(rig: Rig, qtbot: QtBot) -> None:
    rig.run_out()
    rig.open_gate()
    rig.key(Qt.Key.Key_B)
    assert rig.session.response_windows.watch is None


def test_the_next_round_begins_with_an_empty_bar(rig: Rig) -> None:
    rig.key(Qt.Key.Key_B)
    rig.run_out()
    rig.open_gate()
    rig.key(Qt.Key.Key_C)
    rig.qtbot.waitUntil(lambda: rig.session.match.moves == ["throw", "catch"])
    rig.screen.step_player.skip_remaining()
    assert [asker.asked.player.name for asker in rig.asking] == ["Ann", "Cleo"]
    assert rig.marked == []


def test_no_picture_is_shown_of_a_pass(rig: Rig) -> None:
    told: list[str] = []
    rig.screen.step_player.frame_shown.connect(lambda shot: told.append(shot.step.move))
    rig.key(Qt.Key.Key_B)
    rig.key(Qt.Key.Key_3)
    rig.run_out()
    rig.open_gate()
    rig.key(Qt.Key.Key_P)
    rig.qtbot.waitUntil(lambda: rig.session.gate == 2)
    assert told == []


def test_undo_while_the_bar_runs_takes_the_throw_back(rig: Rig) -> None:
    rig.screen.undo()
    assert rig.session.match.moves == []
    assert rig.asking == []
    assert not rig.screen.response_controller.bar.running


def test_redo_runs_the_bar_anew(rig: Rig) -> None:
    rig.key(Qt.Key.Key_B)
    rig.screen.undo()
    rig.screen.redo()
    assert rig.marked == []
    assert rig.screen.response_controller.bar.left > 0.9


def test_nothing_runs_on_when_the_match_is_left(rig: Rig) -> None:
    rig.screen.put_away()
    assert not rig.screen.response_controller.bar.running
    assert rig.session.match.moves == ["throw"]


# How a round ends


def test_the_time_runs_out_by_itself(appearance: Appearance, qtbot: QtBot) -> None:
    rig = Rig(appearance, qtbot, seconds=0.05)
    rig.throw()
    qtbot.waitUntil(lambda: rig.session.match.moves == ["throw", "pass", "pass"])


def test_continue_ends_a_round_without_a_time(appearance: Appearance, qtbot: QtBot) -> None:
    rig = Rig(appearance, qtbot, seconds=None)
    rig.throw()
    rig.key(Qt.Key.Key_B)
    assert rig.session.response_windows.open
    rig.key(Qt.Key.Key_Return)
    assert rig.session.gate == 1
    assert not rig.session.response_windows.open


def test_with_a_time_nobody_may_cut_it_short(rig: Rig) -> None:
    rig.key(Qt.Key.Key_Return)
    rig.screen.bar.continued.emit()
    assert rig.session.response_windows.open


def test_who_plays_alone_has_nothing_to_wait_for(
    appearance: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("garden_desktop.ui.match.move_provider.Worker", Quick)
    rig = Rig(appearance, qtbot, seats=(ANN, ROBOT, MACHINE))
    rig.screen.play("rest")
    rig.qtbot.waitUntil(lambda: rig.session.match.ply > 2)
    assert not rig.screen.response_controller.running


# Computers


class Quick:
    """A worker that answers at once: catches with a card, throws in its turn."""

    asked: list[tuple[int, Any]]

    def __init__(self, recipe: object) -> None:
        self.asked = []

    def think(self, question: ThinkRequest) -> Future[Any]:
        view, seat = question.view, question.seat
        self.asked.append((seat, view))
        answer: Future[Any] = Future()
        answer.set_result("throw" if not view.waiting else "catch" if view.hands[seat] > 0 else "pass")
        return answer

    def close(self) -> None:
        self.asked = []


def answer(rig: Rig) -> tuple[int, str]:
    """What the first computer answers, and how many milliseconds after the end of the bar."""
    found: list[tuple[int, str]] = []
    clock = QElapsedTimer()
    clock.start()
    rig.screen.move_provider.moved.connect(lambda move: found.append((clock.elapsed(), move)))
    rig.run_out()
    rig.qtbot.waitUntil(lambda: bool(found))
    return found[0]


@pytest.mark.parametrize("card", [0, 1])
def test_a_computer_answers_after_the_same_time_whatever_it_holds(
    appearance: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, card: int
) -> None:
    monkeypatch.setattr("garden_desktop.ui.match.move_provider.Worker", Quick)
    rig = Rig(appearance, qtbot, (1, card, 1), (ANN, ROBOT, CLEO))
    rig.throw()
    assert rig.session.match.moves == ["throw"]  # the computer has answered, and nobody knows
    after, move = answer(rig)
    assert move == ("catch" if card else "pass")
    assert PAUSE_MS - 20 <= after < PAUSE_MS + 400


def test_computers_think_while_the_bar_runs_about_what_they_will_be_asked(
    appearance: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers: list[Quick] = []

    def hire(recipe: object) -> Quick:
        workers.append(Quick(recipe))
        return workers[-1]

    monkeypatch.setattr("garden_desktop.ui.match.move_provider.Worker", hire)
    rig = Rig(appearance, qtbot, (1, 0, 0, 0), (ANN, ROBOT, BEN, MACHINE))
    rig.throw()
    assert [seat for seat, _ in workers[0].asked] == [1, 3]
    rig.run_out()
    qtbot.waitUntil(lambda: rig.session.match.state.turn == 1)
    assert rig.session.match.moves[:4] == ["throw", "pass", "pass", "pass"]
    assert [seat for seat, view in workers[0].asked if view.turn == 0] == [1, 3]  # nobody had to think twice


# What nobody may notice


@pytest.mark.parametrize("other", [(1, 2, 0), (1, 1, 1)])
@pytest.mark.parametrize("pressing", [(), (Qt.Key.Key_B,), (Qt.Key.Key_B, Qt.Key.Key_3)])
def test_the_screen_is_the_same_for_all_hands(
    appearance: Appearance,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    other: tuple[int, ...],
    pressing: tuple[Qt.Key, ...],
) -> None:
    assert course(Rig(appearance, qtbot, (1, 0, 0)), pressing, monkeypatch) == course(
        Rig(appearance, qtbot, other), pressing, monkeypatch
    )


def course(rig: Rig, pressing: tuple[Qt.Key, ...], monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the shared screen showed, said and counted down from the throw to the next gate that is not a look."""
    spoken: list[str] = []
    found: list[object] = []
    with monkeypatch.context() as patch:
        patch.setattr(TableView, "announce", lambda self, text: spoken.append(text))
        patch.setattr(type(rig.screen.response_controller.bar), "start", lambda self, seconds: found.append(seconds))
        rig.throw()
        found.append(shown(rig))
        for key in pressing:
            rig.key(key)
            found.append(shown(rig))
        rig.run_out()
        found.append(shown(rig))
        for _ in pressing:
            rig.open_gate()
            rig.key(Qt.Key.Key_P)
            rig.qtbot.waitUntil(lambda: not rig.screen.model.is_answer_kept)
            rig.screen.step_player.skip_remaining()
            found.append(rig.session.gate)
    return [*found, spoken]


def shown(rig: Rig) -> tuple[object, ...]:
    """What is to be seen and read now."""
    screen = rig.screen
    seats = [(asker.accessibleName(), asker.accessibleDescription()) for asker in rig.asking]
    tree = [screen.board.accessibility.read_name(thing) for thing in screen.board.accessibility.read_things()]
    return screen.bar.sentence.text(), seats, tree, rig.session.gate, screen.board.grab_frame()


def test_orders_stand_on_the_band_beside_everybody_who_can_press(rig: Rig) -> None:
    names = [[order.accessibleName() for order in asker.orders] for asker in rig.asking]
    assert names[0] == ["Ben: ask me only when I am the target", "Ben: never ask me about the ball"]
    for asker in rig.asking:
        for order in asker.orders:
            assert order.isVisible()
            assert not order.geometry().intersects(asker.geometry())


def test_the_bar_ends_when_everybody_has_said_never_to_be_asked_about_it(rig: Rig) -> None:
    QTest.mouseClick(rig.asker("Ben").orders[1], LEFT)
    assert rig.asker("Ben").orders[1].isChecked()
    assert rig.screen.response_controller.running
    QTest.mouseClick(rig.asker("Cleo").orders[1], LEFT)
    assert not rig.screen.response_controller.running
    assert rig.session.match.moves[-2:] == ["pass", "pass"]


def test_an_order_is_given_by_key_and_says_whose_it_is(rig: Rig) -> None:
    target = rig.screen.board
    QTest.keyClick(target, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert [order.isChecked() for order in rig.asker("Ben").orders] == [True, False]
    QTest.keyClick(target, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    assert [order.isChecked() for order in rig.asker("Ben").orders] == [True, True]
    assert [order.isChecked() for order in rig.asker("Cleo").orders] == [False, False]
    assert rig.marked == []


@pytest.fixture
def covered(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> Rig:
    """The bar has run out, nobody has looked, and it is still the turn of Ann."""
    monkeypatch.setattr(ResponseRules, "apply", stay)
    rig.run_out()
    rig.qtbot.waitUntil(lambda: rig.screen.handover.accepts_input)
    return rig


APPLY = ResponseRules.apply


def stay(rules: ResponseRules, state: State, move: str) -> State:
    """A throw that nobody catches is followed by another one of the same seat."""
    after = APPLY(rules, state, move)
    return after._replace(turn=state.turn) if move == "pass" and not after.waiting else after


def test_only_the_hand_is_covered_where_nobody_else_has_looked(covered: Rig) -> None:
    screen = covered.screen
    assert screen.model.handover is not None and screen.model.handover.light
    assert screen.board.isVisible()
    assert screen.handover.height() < screen.height() / 2
    assert [piece for piece in screen.board.interaction.pieces if piece.startswith("card")] == []
    assert screen.handover.accessibleName() == "Ann, press Space"


@pytest.mark.parametrize("how", ["key", "cover", "table"])
def test_the_hand_opens_by_a_key_and_by_a_press_anywhere_on_the_table(covered: Rig, how: str) -> None:
    screen = covered.screen
    if how == "key":
        covered.key(Qt.Key.Key_Space)
    elif how == "cover":
        QTest.mouseClick(screen.handover, LEFT)
    else:
        QTest.mouseClick(screen.board.viewport(), LEFT, pos=QPoint(300, 200))
    assert (covered.session.viewer, covered.session.gate) == (0, None)
    assert not screen.handover.isVisible()
    assert not screen.recap.isVisible()
    assert [piece for piece in screen.board.interaction.pieces if piece.startswith("card")] == ["card-0"]


def test_the_hand_stays_covered_when_the_table_becomes_lists(covered: Rig) -> None:
    covered.screen.switch_lists()
    assert covered.screen.handover.isVisible()
    assert covered.screen.handover.hasFocus()
    assert covered.session.viewer is None
    covered.key(Qt.Key.Key_Space)
    assert covered.session.viewer == 0


@pytest.mark.parametrize(
    ("window", "text"), [((1280, 800), 100), ((1920, 1080), 100), ((3840, 2160), 100), ((1280, 800), 150)]
)
def test_names_and_keys_stand_whole_in_their_frames_in_windows_of_any_size(
    appearance: Appearance, qtbot: QtBot, window: tuple[int, int], text: int
) -> None:
    """Large windows have larger words; on the band they were enlarged twice, and "Ann" became "A…" (P2-31)."""
    appearance.set_text_size(text)
    appearance.fit(QSize(*window))
    pixels = window[1] / 800
    askers = ResponseButtons(appearance, "_template")
    qtbot.addWidget(askers)
    people = [Player(name, SEAT_SYMBOLS[n]) for n, name in enumerate(("Ann", "Ben", "Bartholomew"))]
    askers.ask([Responder(n, player, player.name[0], "") for n, player in enumerate(people)])
    askers.lie(QRect(0, 0, round(292 * pixels), round(140 * pixels)), pixels, upright=True)
    with watching() as seen:
        askers.grab()
    assert [str(fault) for fault in seen.faults] == []
    for asker in askers.buttons:
        said = {one.words: one.ink for one in seen.said if one.widget is asker}
        assert {asker.asked.player.name, asker.asked.key} <= set(said)
        assert all(QRectF(asker.rect()).contains(ink) for ink in said.values())


@pytest.fixture
def speak() -> Iterator[Callable[[str], None]]:
    """Chooses a language for one test."""
    languages = LanguageSwitcher()
    yield languages.choose
    languages.choose("en")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_standing_orders_are_named_below_their_symbols_and_nothing_is_cut(
    appearance: Appearance, qtbot: QtBot, speak: Callable[[str], None], people: int, language: str
) -> None:
    """Two round symbols beside the key said nothing to beginners (P2-21)."""
    speak(language)
    askers = ResponseButtons(appearance, "_template")
    qtbot.addWidget(askers)
    names = ("Annette", "Ben", "Cleopatra", "Dora")[:people]
    askers.ask([Responder(n, Player(name, SEAT_SYMBOLS[n]), name[0], "Fire") for n, name in enumerate(names)])
    askers.lie(QRect(0, 0, 292, 140), 1, upright=True)
    with watching() as seen:
        askers.grab()
    assert [str(fault) for fault in seen.faults] == []
    for asker in askers.buttons:
        said = [[one.words for one in seen.said if one.widget is order] for order in asker.orders]
        assert said == [[order.caption] for order in asker.orders]
        assert len({order.caption for order in asker.orders}) == 2
