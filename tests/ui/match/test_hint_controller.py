"""Advice at the table: H lights what the expert would do and says why, where that is agreed, and nowhere else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.bots.bot import never_late
from garden_desktop.bots.worker import ThinkRequest, WorkerError, WorkerFailure, answer_request
from garden_desktop.core.options import ADVICE, Hint
from garden_desktop.core.record import Seated
from garden_desktop.core.text import plain
from garden_desktop.core.view_model import DragGeometry, Piece, Place
from garden_desktop.games.fire_and_flora.table import layout
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.layout import ItemRef, piece_ref, place_ref
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.hints import ENTER, ENTER_AGAIN, FAILED, NOT_AGREED, THINKS, HintHighlight, goal_of
from garden_desktop.ui.match.inspector.panel_placement import in_window
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.move_provider import bot_seed
from garden_desktop.ui.pad.score_sheet import ADVISED, sheet_of
from tests.laws.hint_readers import READERS
from tests.shipped import SHIPPED

ALONE = (Seated("Ann", 0), Seated("Robo", 1, "easy"))
TWO = (Seated("Ann", 0), Seated("Ben", 1))
GG = "gnomadic_gardeners"
PATIENCE = 30_000
"""Milliseconds after which an answer is given up, on the slowest machine."""
Begin = Callable[..., MatchScreen]
every_game = pytest.mark.parametrize("key", SHIPPED)


class Here:
    """A worker that thinks at once and in this process."""

    asked: list[ThinkRequest]

    def __init__(self, recipe: Callable[[], Any]) -> None:
        self._recipe = recipe

    def think(self, question: ThinkRequest) -> Future[Any]:
        Here.asked.append(question)
        answer: Future[Any] = Future()
        self.answer(answer, question)
        return answer

    def answer(self, answer: Future[Any], question: ThinkRequest) -> None:
        found = answer_request(question._replace(seconds=60.0), None, self._recipe)[1]
        assert not isinstance(found, WorkerFailure), found
        answer.set_result(found)

    def close(self) -> None:
        """There is no process to be ended."""


class Glib(Here):
    """Has an answer for everything, and has thought about none of it."""

    def answer(self, answer: Future[Any], question: ThinkRequest) -> None:
        move = self._recipe()[0].legal_moves(question.view)[0]
        answer.set_result(Hint(move, (ADVICE.sentence,)) if question.why else move)


class Crowded(Here):
    """Would send three gnomes; as a computer it plays as usual."""

    def answer(self, answer: Future[Any], question: ThinkRequest) -> None:
        if not question.why:
            super().answer(answer, question)
            return
        moves = self._recipe()[0].legal_moves(question.view)
        answer.set_result(Hint(next(move for move in moves if move.bits.bit_count() == 3), ()))


class Slow(Here):
    def answer(self, answer: Future[Any], question: ThinkRequest) -> None:
        """Nothing comes of it."""


class Failing(Here):
    def answer(self, answer: Future[Any], question: ThinkRequest) -> None:
        answer.set_exception(WorkerError("ValueError: nothing came to mind"))


@pytest.fixture
def begin(appearance: Appearance, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    screens: list[MatchScreen] = []
    Here.asked = []

    def start(
        key: str = GG,
        seats: tuple[Seated, ...] = ALONE,
        worker: type[Here] = Here,
        options: Mapping[str, str] | None = None,
        after: int = 0,
    ) -> MatchScreen:
        """A match in which so many moves, or some more, have been made, until seat 1 has a choice."""
        monkeypatch.setattr("garden_desktop.ui.match.move_provider.Worker", worker)
        session = MatchRepository(tmp_path).begin_match(MatchSetup(key, seats, options or {}, 9))
        if after:
            play_on(session, after)
        screen = MatchScreen(appearance, session)
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        screen.show()
        screen.activateWindow()
        qtbot.waitUntil(screen.isActiveWindow)
        screen.begin()
        screens.append(screen)
        screen.table.step_player.skip_remaining()
        qtbot.waitUntil(
            lambda: screen.session.gate is not None or screen.session.deciding is not None, timeout=PATIENCE
        )
        screen.table.recap.dismiss()
        return screen

    yield start
    for screen in screens:
        screen.close_match()


def play_on(session: Session, after: int) -> None:
    policy, rules = session.game.policy(session.rules), session.rules
    assert policy is not None
    while session.match.ply < after or session.match.to_move != 0 or len(rules.legal_moves(session.match.state)) < 2:
        seat = session.match.to_move
        assert seat is not None
        session.play(policy.choose_move(rules.view(session.match.state, seat), seat, "steady", Random(1), never_late))


def press_h(screen: MatchScreen) -> None:
    QTest.keyClick(screen.windowHandle(), Qt.Key.Key_H)


def advised(screen: MatchScreen, qtbot: QtBot) -> Any:
    """What H shows."""
    press_h(screen)
    qtbot.waitUntil(lambda: screen.table.hints.hint is not None, timeout=PATIENCE)
    advice = screen.table.hints.hint
    assert advice is not None
    return advice


def said(screen: MatchScreen) -> str:
    slip = screen.table.hints.notice
    return slip.words.text() if slip.isVisible() else ""


def lines(screen: MatchScreen) -> list[Any]:
    assert screen.session.journal is not None
    return [json.loads(line) for line in screen.session.journal.path.read_text().splitlines()]


@every_game
def test_h_shows_the_move_that_the_expert_would_make_from_the_same_view_and_dice(
    begin: Begin, qtbot: QtBot, key: str
) -> None:
    screen = begin(key)
    session = screen.session
    view = session.rules.view(session.match.state, 0)
    advice = advised(screen, qtbot)
    policy = session.game.policy(session.rules)
    assert policy is not None
    assert advice.move == policy.choose_move(view, 0, "expert", Random(bot_seed(9, session.match.ply)), never_late)
    assert session.rules.why_not(session.match.state, advice.move) is None
    assert advice.why == policy.explain_move(view, 0, advice.move)
    left = [one for one in session.table.gesture(view, advice.move) if one not in screen.table.board.interaction.draft]
    enter = ENTER if len(left) == 1 and not left[0].piece else ENTER_AGAIN
    assert said(screen) == " ".join(format_message(sentence, screen.players.name) for sentence in (*advice.why, enter))
    assert Here.asked[-1].view == view


def test_a_hint_says_whether_enter_is_pressed_once_or_more_often(begin: Begin, qtbot: QtBot) -> None:
    screen = begin()
    words = {enter: format_message(enter, str) for enter in (ENTER, ENTER_AGAIN)}
    way = screen.session.table.gesture(screen.session.view, advised(screen, qtbot).move)
    assert said(screen).endswith(words[ENTER_AGAIN])
    for handle in way[:-1]:
        screen.table.board.interaction.apply_input(handle)
    screen.table.hints.retranslate()
    assert said(screen).endswith(words[ENTER]), "the seal alone is left"
    screen.table.switch_lists()
    screen.table.hints.retranslate()
    assert not said(screen).endswith(tuple(words.values())), "Enter means something else in the lists"


class Paints(QObject):
    """Counts how often what it watches is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt names it
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_where_nothing_is_lit_a_table_that_stays_as_it_is_is_not_painted_again(begin: Begin) -> None:
    board = begin(GG).table.board
    for _ in range(2):  # what the first look has put off comes with it
        board.interaction.refresh()
        QApplication.processEvents()
    paints = Paints()
    board.viewport().installEventFilter(paints)
    board.interaction.refresh()
    QApplication.processEvents()
    assert paints.count == 0


@every_game
def test_what_comes_next_is_lit_and_said_to_readers_until_the_move_is_made(
    begin: Begin, qtbot: QtBot, key: str
) -> None:
    """With hands: each thing that is lit is done, until the move is complete."""
    screen = begin(key)
    table, advising = screen.table, screen.table.hints
    move, ply = advised(screen, qtbot).move, screen.session.match.ply
    assert advising.notice.accessibleName() == said(screen), "readers hear the whole hint"
    for handle in screen.session.table.gesture(screen.session.view, move):
        assert len(advising.marks.lit) == 1
        table.board.interaction.apply_input(handle)
    assert screen.session.match.moves[ply] == move
    assert advising.hint is None
    assert not advising.marks.lit
    assert not said(screen)


def test_the_thing_that_comes_next_is_called_advised(begin: Begin, qtbot: QtBot) -> None:
    screen = begin()
    advice, board = advised(screen, qtbot), screen.table.board
    first = screen.session.table.gesture(screen.session.view, advice.move)[0]
    assert board.table_cursor.at is not None
    assert board.table_cursor.at.id == first.piece
    assert board.accessibility.describer.described(board.table_cursor.at).startswith("suggested by the hint")
    board.interaction.apply_input(first)
    assert not board.accessibility.describer.described(board.table_cursor.at).startswith("suggested by the hint")


@pytest.mark.parametrize("after", [0, 20])
@every_game
def test_enter_after_enter_makes_the_move_that_is_advised(begin: Begin, qtbot: QtBot, key: str, after: int) -> None:
    """The keyboard is led from each piece to where it goes, not to the nearest place that would take it."""
    screen = begin(key, after=after)
    board, ply = screen.table.board, screen.session.match.ply
    advice = advised(screen, qtbot)
    move, rules = advice.move, screen.session.rules
    read = READERS[key](rules, rules.view(screen.session.match.state, 0), 0, plain(advice.why[0]))
    assert rules.move_text(move) in read, "and the words name it"
    for _ in screen.table.hints._left():
        assert board.hasFocus()
        QTest.keyClick(board, Qt.Key.Key_Return)
        if board.interaction.held:
            qtbot.waitUntil(lambda: board.table_cursor.at is not None and board.table_cursor.at.kind == "place")
            QApplication.processEvents()
            QTest.keyClick(board, Qt.Key.Key_Return)
    assert screen.session.match.moves[ply : ply + 1] == [move]


def test_enter_follows_the_hint_wherever_the_focus_was_when_it_was_asked_for(begin: Begin, qtbot: QtBot) -> None:
    screen = begin()
    screen.table.side_panel.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    screen.table.side_panel.setFocus()
    assert not screen.table.board.hasFocus()
    advised(screen, qtbot)
    assert screen.table.board.hasFocus()


def test_after_one_gnome_enter_lifts_the_next_that_is_advised_and_seals_in_the_end(begin: Begin, qtbot: QtBot) -> None:
    """The keyboard stayed with what it had put down, where Enter sealed the bench with one gnome of three."""
    screen = begin(worker=Crowded)
    board, ply = screen.table.board, screen.session.match.ply
    move = advised(screen, qtbot).move
    for _ in range(7):
        QTest.keyClick(board, Qt.Key.Key_Return)
        QApplication.processEvents()
        QApplication.processEvents()
    assert screen.session.match.moves[ply : ply + 1] == [move]


def test_the_frame_of_the_goal_is_the_place_itself_whatever_the_size_of_the_piece() -> None:
    """It lay across the price of a pot, and covered the left half of a plant."""
    card, small = Piece("c", "hand", "", NOT_AGREED, 60, 90), QRectF(10, 30, 40, 20)
    for kind in ("spot", "cell", "hex", "pile"):
        for box in (QRectF(0, 0, 40, 20), QRectF(0, 0, 400, 300)):
            place = Place("p", kind, box.x(), box.y(), box.width(), box.height(), NOT_AGREED)
            assert goal_of(place, card, small) == box


def test_in_a_row_and_for_a_piece_of_several_cells_the_frame_is_where_the_piece_will_lie() -> None:
    row, cell = Place("r", "row", 0, 0, 400, 300, NOT_AGREED), Place("a1", "cell", 0, 0, 30, 30, NOT_AGREED)
    landing = QRectF(100, 0, 60, 90)
    card, piece = (Piece("c", "hand", "", NOT_AGREED, 60, 90, grip=grip) for grip in (None, DragGeometry(60, 90)))
    assert goal_of(row, card, landing) == landing
    assert goal_of(cell, piece, landing) == landing


def test_what_was_done_besides_is_lit_to_be_taken_back_first(begin: Begin, qtbot: QtBot) -> None:
    screen = begin()
    board, marks = screen.table.board, screen.table.hints.marks
    way = screen.session.table.gesture(screen.session.view, advised(screen, qtbot).move)
    other = next(handle for handle in board.interaction.offers if handle.loose and handle not in way)
    before = marks.lit
    board.interaction.apply_input(other)
    assert [lit.take for lit in marks.lit] == [board.table_scene.layout.rect(piece_ref(other.piece))]
    board.interaction.fetch(other.piece)
    assert marks.lit == before


@pytest.mark.parametrize("again", ["H", "cross", "move", "undo"])
def test_it_goes_when_it_is_put_away_or_the_match_goes_on(begin: Begin, qtbot: QtBot, again: str) -> None:
    screen = begin(seats=(Seated("Ann", 0),))
    if again == "undo":
        screen.table.play(screen.session.rules.legal_moves(screen.session.view)[0])
        screen.table.step_player.skip_remaining()
    advised(screen, qtbot)
    if again == "H":
        press_h(screen)
    elif again == "cross":
        screen.table.hints.notice.dismiss()
    elif again == "move":
        screen.table.play(screen.session.rules.legal_moves(screen.session.view)[0])
    else:
        screen.table.undo()
        screen.table.notice_bar.accept_question()
    assert screen.table.hints.hint is None
    assert not screen.table.hints.marks.lit
    assert not said(screen)


def test_while_it_is_thought_about_a_sign_says_so_and_play_goes_on(begin: Begin) -> None:
    screen = begin(worker=Slow)
    press_h(screen)
    assert said(screen) == format_message(THINKS, str)
    screen.table.play(screen.session.rules.legal_moves(screen.session.view)[0])
    assert not said(screen)
    assert Here.asked[0].why
    assert lines(screen)[-1] != {"option": ["advised", "yes"]}


def test_where_the_thinking_fails_one_sentence_says_so_and_nothing_is_noted(begin: Begin, qtbot: QtBot) -> None:
    screen = begin(worker=Failing)
    with qtbot.captureExceptions() as reported:
        press_h(screen)
        qtbot.waitUntil(lambda: said(screen) == format_message(FAILED, str))
    assert [kind for kind, _, _ in reported] == [WorkerError]
    assert not screen.table.hints.marks.lit
    assert {"option": ["advised", "yes"]} not in lines(screen)


# Where it stands


def covered(screen: MatchScreen) -> list[ItemRef]:
    """What of the table the slip lies over."""
    table, hands = screen.table, screen.table.board.interaction
    assert table.hints.notice.isVisible()
    box, port = table.hints.notice.geometry(), table.board.viewport()
    things = [place_ref(place) for place in hands.places] + [piece_ref(piece) for piece in hands.pieces]
    return [thing for thing in things if in_window(port, table.board.rect_of(thing), table.page).intersects(box)]


@pytest.mark.parametrize("text", [100, 115])
@every_game
def test_it_covers_nothing_of_the_table_while_the_move_is_made(
    begin: Begin, qtbot: QtBot, appearance: Appearance, key: str, text: int
) -> None:
    appearance.set_text_size(text)
    screen = begin(key, worker=Glib)
    move, board = advised(screen, qtbot).move, screen.table.board
    for handle in screen.session.table.gesture(screen.session.view, move):
        assert not covered(screen)
        board.interaction.apply_input(handle)


def test_it_makes_way_for_what_the_table_tells_of_a_piece_in_hand(
    begin: Begin, qtbot: QtBot, appearance: Appearance
) -> None:
    screen = begin(worker=Glib)
    screen.resize(1920, 1080)
    advised(screen, qtbot)
    slip, board = screen.table.hints.notice, screen.table.board
    slip.place_near([in_window(board.viewport(), board.rect_of(place_ref("seal")), screen.table.page)])
    QTest.keyClick(board, Qt.Key.Key_Return)

    def free() -> bool:
        box = slip.geometry().translated(-board.viewport().mapTo(screen.table.page, QPoint()))
        image = board.viewport().grab(box).toImage()
        bare = pixels(image, appearance.theme.table)
        return not board.viewport().rect().contains(box) or bare == image.width() * image.height()

    assert not free()
    qtbot.waitUntil(free)


def test_a_table_that_becomes_smaller_stays_in_sight(begin: Begin, qtbot: QtBot) -> None:
    screen = begin("fire_and_flora", worker=Glib)
    advised(screen, qtbot)
    assert board_of(screen).contains(screen.table.hints.notice.geometry())
    screen.resize(1100, 760)
    qtbot.waitUntil(lambda: not covered(screen))
    assert screen.rect().contains(screen.table.hints.notice.geometry())


def test_in_the_lists_it_stands_on_the_rail_however_the_window_changes(begin: Begin, qtbot: QtBot) -> None:
    screen = begin(worker=Glib)
    screen.table.switch_lists()
    advised(screen, qtbot)
    slip, rail = screen.table.hints.notice, screen.table.side_panel
    for size in ((1280, 800), (1400, 900)):
        screen.resize(*size)
        qtbot.waitUntil(lambda: rail.geometry().contains(slip.geometry()))
        assert rail.geometry().bottom() - slip.geometry().bottom() < slip.height()


@pytest.mark.parametrize("text", [150, 200])
@every_game
def test_where_the_rail_is_folded_it_leaves_free_what_is_lit_the_hand_and_the_buttons(
    begin: Begin, qtbot: QtBot, appearance: Appearance, key: str, text: int
) -> None:
    appearance.set_text_size(text)
    screen = begin(key, worker=Glib)
    advised(screen, qtbot)
    slip, board = screen.table.hints.notice, screen.table.board
    assert screen.table.side_panel.folded
    assert not slip.covers(screen.table.hints._spoken_of())
    places = list(board.interaction.places.values())
    kept = {place_ref(one.id) for one in places if one.kind == "button" or one.y >= board.interaction.table.dock}
    for place in (places[0], places[-1]):
        lit = in_window(board.viewport(), board.rect_of(place_ref(place.id)), screen.table.page)
        slip.place_near([lit])
        assert not slip.covers([lit])
        assert not kept & set(covered(screen))


def board_of(screen: MatchScreen) -> QRect:
    return screen.table.board.geometry()


def test_the_frame_leaves_the_heading_of_the_market_in_sight(begin: Begin, appearance: Appearance) -> None:
    screen = begin("fire_and_flora")
    board = screen.table.board
    title, plate = layout.MARKET_TITLE, layout.market_boxes(7)[0]
    heading = board.mapFromScene(QRectF(title.x, 0, 240, title.bottom)).boundingRect()

    def words() -> int:
        image = board.viewport().grab(heading).toImage()
        return pixels(image, QColor(appearance.theme.ink))

    before = words()
    screen.table.hints.marks.light([HintHighlight(QRectF(*plate))])
    assert words() == before > 0


def test_the_ring_of_the_keyboard_leaves_the_frame_of_what_is_advised_in_sight(
    begin: Begin, qtbot: QtBot, appearance: Appearance
) -> None:
    screen = begin(worker=Glib)
    advised(screen, qtbot)
    board = screen.table.board
    bare = frame_of(screen)
    assert board.table_cursor.at is not None
    board.focus_item(board.table_cursor.at)
    ringed = frame_of(screen)
    assert ringed != bare, "the ring is seen, too"
    assert pixels(ringed, appearance.theme.sun) == pixels(bare, appearance.theme.sun) > 0


def frame_of(screen: MatchScreen) -> QImage:
    """What is to be taken, and its frame."""
    board, lit = screen.table.board, screen.table.hints.marks.lit[0].take
    return board.viewport().grab(board.mapFromScene(lit.adjusted(-16, -16, 16, 16)).boundingRect()).toImage()


def pixels(image: QImage, colour: QColor) -> int:
    """How many have just this colour."""
    points = ((x, y) for y in range(image.height()) for x in range(image.width()))
    return sum(image.pixelColor(x, y) == colour for x, y in points)


# Where it is agreed


@pytest.mark.parametrize(
    ("seats", "options", "offered"),
    [
        ((Seated("Ann", 0),), {}, True),
        (ALONE, {}, True),
        (TWO, {}, False),
        (TWO, {"advice": "on"}, True),
        (ALONE, {"advice": "off"}, False),
    ],
)
def test_the_sheet_decides_who_may_ask(
    begin: Begin, seats: tuple[Seated, ...], options: Mapping[str, str], offered: bool
) -> None:
    screen = begin(seats=seats, options=options)
    assert screen.session.advice == offered
    (action,) = [action for action in screen.table.bar.menu.actions() if action.text().endswith("\tH")]
    assert action.isEnabled() == offered
    assert ("off" in action.text()) == (not offered)


def test_where_it_is_not_agreed_h_says_so_and_nobody_thinks(begin: Begin) -> None:
    screen = begin(options={"advice": "off"})
    press_h(screen)
    assert said(screen) == format_message(NOT_AGREED, str)
    assert not Here.asked


def test_nothing_is_asked_behind_a_gate_and_the_person_who_opens_it_is_advised(begin: Begin, qtbot: QtBot) -> None:
    screen = begin(seats=TWO, options={"advice": "on"})
    assert screen.session.gate == 0
    press_h(screen)
    screen.table.hints.request_hint()
    assert not Here.asked
    screen.table.handover.open_gate()
    advised(screen, qtbot)
    assert Here.asked[-1].seat == 0
    screen.table.play(screen.session.rules.legal_moves(screen.session.view)[0])
    assert screen.session.gate == 1
    assert not said(screen)
    assert not screen.table.hints.marks.lit


# What is noted


def test_that_it_was_taken_is_noted_once_and_told_in_the_end(
    begin: Begin, qtbot: QtBot, tmp_path: Path, appearance: Appearance
) -> None:
    screen = begin(seats=(Seated("Ann", 0),))
    assert "advised" not in screen.session.header.options
    for _ in range(2):
        advised(screen, qtbot)
        press_h(screen)
    assert lines(screen).count({"option": ["advised", "yes"]}) == 1
    journal = screen.session.journal
    assert journal is not None
    screen.session.close()
    again = MatchRepository(tmp_path).resume(journal.path)
    assert again.options["advised"] == "yes"
    rng = Random(1)
    while not again.over:
        again.play(rng.choice(again.rules.legal_moves(again.match.state)))
    assert ADVISED in sheet_of(again, screen.players.player).sentences
    again.close()


def test_in_the_lists_the_move_is_said_in_words(begin: Begin, qtbot: QtBot) -> None:
    screen = begin()
    screen.table.switch_lists()
    screen.table.lists.doings.setFocus()
    press_h(screen)
    qtbot.waitUntil(lambda: screen.table.hints.hint is not None, timeout=PATIENCE)
    assert "Play Gn" in said(screen)


def test_a_real_process_advises(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> None:
    screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(MatchSetup(GG, (Seated("Ann", 0),), {}, 9)))
    qtbot.addWidget(screen)
    screen.show()
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    screen.begin()
    press_h(screen)
    qtbot.waitUntil(lambda: screen.table.hints.hint is not None, timeout=PATIENCE)
    screen.close_match()
