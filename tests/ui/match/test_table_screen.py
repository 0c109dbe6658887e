"""A match on the screen: what is laid out, kept, explained and put away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.record import Seated
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.rules.state import Move, bits_of
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.side_panel.log_view import LogView

ALONE = (Seated("Ann", 0),)
TWO = (Seated("Ann", 0), Seated("Ben", 1))
KEY = "gnomadic_gardeners"


class Table:
    """One match on a shown screen."""

    def __init__(self, appearance: Appearance, qtbot: QtBot, session: Session) -> None:
        self.screen = MatchScreen(appearance, session)
        qtbot.addWidget(self.screen)
        self.screen.resize(1280, 800)
        self.screen.show()
        self.screen.begin()
        self.table = self.screen.table
        self.session = self.screen.session

    def play(self, move: Move) -> None:
        """Make a move and go on past everything that is told about it."""
        self.table.play(move)
        self.table.step_player.skip_remaining()

    def alone_to_the_tasks(self) -> None:
        self.play(max(self.session.rules.legal_moves(self.session.view), key=lambda move: move.bits.bit_count()))


@pytest.fixture
def solo(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    table = Table(appearance, qtbot, MatchRepository(tmp_path).begin_match(MatchSetup(KEY, ALONE, {}, 9)))
    yield table
    table.screen.close_match()


@pytest.fixture
def duel(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    table = Table(appearance, qtbot, MatchRepository(tmp_path).begin_match(MatchSetup(KEY, TWO, {}, 9)))
    yield table
    table.screen.close_match()


def offered(table: Table) -> Move:
    best = table.session.table.best(table.session.view)
    assert isinstance(best, Move)
    return best


def test_the_best_tasks_are_laid_out_and_enter_takes_them(solo: Table) -> None:
    solo.alone_to_the_tasks()
    best = offered(solo)
    assert best.bits
    assert len(solo.table.board.interaction.draft) == best.bits.bit_count()
    QTest.keyClick(solo.table.board, Qt.Key.Key_Return)
    assert best in solo.session.match.moves


def test_in_july_enter_sends_to_work_the_animals_that_pay_more_there(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> None:
    """They were left to rest, for less than the mouse at work would have paid, as the bench had promised."""
    session, rng = MatchRepository(tmp_path).begin_match(MatchSetup(KEY, ALONE, {"month": "july"}, 9)), Random(5)
    while session.match.state.phase != "use":
        session.play(rng.choice(session.rules.legal_moves(session.view)))
    july = Table(appearance, qtbot, session)
    best = offered(july)
    assert best.bits
    handles = [InputStep(f"animal:{ANIMALS[bit]}", loose=True) for bit in bits_of(best.bits)]
    assert list(july.table.board.interaction.draft) == handles
    QTest.keyClick(july.table.board, Qt.Key.Key_Return)
    assert best in session.match.moves
    july.screen.close_match()


def test_a_draft_stays_when_the_same_decision_is_shown_again(solo: Table, appearance: Appearance) -> None:
    hands = solo.table.board.interaction
    piece = next(piece for piece in hands.pieces if hands.can_lift(piece))
    hands.lift(piece)
    hands.drop("bench")
    draft = hands.draft
    appearance.set_theme("dusk")
    solo.table.show_position()
    assert hands.draft == draft != ()


def test_the_names_in_the_story_follow_the_theme(duel: Table, appearance: Appearance) -> None:
    gate(duel)
    duel.play(duel.session.rules.legal_moves(duel.session.view)[0])
    gate(duel)
    story = duel.table.findChild(LogView)
    assert story is not None
    assert duel.table.players.colour(0).name() in story.toHtml()
    appearance.set_theme("dusk")
    assert duel.table.players.colour(0).name() in story.toHtml()


def gate(table: Table) -> None:
    table.table.handover.open_gate()


def test_lists_and_table_share_one_draft(solo: Table) -> None:
    solo.table.switch_lists()
    hands = solo.table.board.interaction
    piece = next(piece for piece in hands.pieces if hands.can_lift(piece))
    hands.lift(piece)
    hands.drop("bench")
    assert solo.table.lists.done.count() == 1
    solo.table.lists.done.activated.emit(solo.table.lists.done.model().index(0, 0))
    assert hands.draft == ()


def test_what_cannot_be_pressed_says_why_and_opens_its_rule(solo: Table, qtbot: QtBot) -> None:
    solo.table.board.interaction.press("seal")
    assert "at least one gnome" in solo.table.bar.sentence.text()
    with qtbot.waitSignal(solo.table.rules_wanted) as opened:
        solo.table.open_rules()
    assert opened.args == ["GG-22"]


def test_behind_the_gate_nothing_of_the_last_person_is_left(duel: Table) -> None:
    duel.session.open_gate()
    duel.table.handover.put_away()
    duel.table.show_position()
    duel.play(duel.session.rules.legal_moves(duel.session.view)[5])
    assert duel.session.gate == 1
    assert duel.table.board.interaction.view == duel.session.public
    assert duel.table.bar.sentence.text() == ""


def test_a_question_moves_no_table_and_gives_the_keyboard_back(solo: Table) -> None:
    """The notice bar had pushed the table down by its own height, and the next click missed."""
    table = solo.table
    lying = [part.geometry() for part in (table.bar, table.board, table.side_panel)]
    table.board.setFocus()
    table.notice_bar.show_question("Really?", "Yes", lambda: None)
    assert [part.geometry() for part in (table.bar, table.board, table.side_panel)] == lying
    assert table.board.geometry().contains(table.notice_bar.geometry())
    assert table.board.hasFocus(), "Enter that was meant for the table would answer it"
    button(solo, "Yes").setFocus()
    QTest.keyClick(table.notice_bar, Qt.Key.Key_Escape)
    assert not table.notice_bar.isVisible()
    assert table.board.hasFocus()
    table.switch_lists()
    table.notice_bar.show_notice("Something about this match.")
    assert table.lists.geometry().contains(table.notice_bar.geometry())


def test_undo_that_would_take_back_what_was_learned_asks_first(solo: Table) -> None:
    solo.alone_to_the_tasks()
    plies = solo.session.match.ply
    solo.table.undo()
    assert solo.session.match.ply == plies
    assert solo.table.notice_bar.isVisible()
    assert solo.table.notice_bar.text.startswith("You have seen new information since then.")
    assert button(solo, "Undo").isVisible()
    assert button(solo, "Undo (will be noted)").isEnabled()
    solo.table.notice_bar.accept_question()
    assert solo.session.match.ply < plies
    assert solo.session.match.assisted


def test_at_a_table_of_two_undo_asks_for_the_agreement_of_both(duel: Table) -> None:
    for _ in range(2):
        duel.table.play(duel.session.rules.legal_moves(duel.session.match.state)[0])
        duel.table.step_player.skip_remaining()
    duel.table.undo()
    assert duel.table.notice_bar.text.startswith(
        "Hidden information has been revealed since then. If all players agree"
    )
    assert button(duel, "We agree").isVisible()


def test_alone_what_is_shown_is_switched_without_a_question(solo: Table, qtbot: QtBot) -> None:
    aid = next(action for action in solo.table.bar.menu.actions() if action.text() == "Memory aid")
    with qtbot.waitSignal(solo.screen.opened_anew, timeout=500):
        aid.trigger()
    assert not solo.table.notice_bar.isVisible()


def test_what_is_shown_is_chosen_by_its_value(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> None:
    """What was neither off nor on was a line with a check that did not tell what the check meant."""
    screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(MatchSetup("stalk_exchange", TWO, {}, 3)))
    qtbot.addWidget(screen)
    menu = screen.table.bar.menu
    lines = {action.text(): action for action in menu.actions() if action.isCheckable()}
    checked = [words for words, line in lines.items() if line.isChecked()]
    assert checked == ["Greenhouse and Compost: Number of flowers", "The log shows: Everything"]
    assert "Show known flowers" in lines
    lines["The log shows: Everything"].trigger()
    assert not screen.table.notice_bar.isVisible(), "it is so already"
    next(line for line in menu.actions() if line.text() == "The log shows: The last round").trigger()
    assert screen.table.notice_bar.text.startswith("The log shows: The last round. Players must remember Swaps")
    with qtbot.waitSignal(screen.opened_anew, timeout=500):
        screen.table.notice_bar.accept_question()
    assert screen.session.journal is not None
    assert "last_round" in screen.session.journal.path.read_text().splitlines()[-1]
    screen.close_match()


def test_leaving_is_the_last_line_of_the_menu(solo: Table) -> None:
    words = [action.text() for action in solo.table.bar.menu.actions() if action.text()]
    assert words[:2] == ["Rules\tF1", "Show a hint\tH"]
    assert words[-1] == "Save and leave"


def button(table: Table, name: str) -> QAbstractButton:
    found = table.screen.findChildren(QAbstractButton)
    return next(b for b in found if (b.text() or b.accessibleName()).startswith(name))


@pytest.fixture
def market(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    table = Table(appearance, qtbot, MatchRepository(tmp_path).begin_match(MatchSetup("stalk_exchange", TWO, {}, 9)))
    yield table
    table.screen.close_match()


def test_what_is_printed_on_a_place_is_pressed_from_the_bar_and_the_panel_too(market: Table) -> None:
    gate(market)
    table, answers = market.table, list[object]()
    table.board.chosen.connect(answers.append)
    table.board.refused.connect(lambda place, piece: answers.append(place))
    for beside in (table.bar._menu_button, table.side_panel.findChildren(QAbstractButton)[0]):
        beside.setFocus()
        QTest.keyClick(beside, Qt.Key.Key_X)
        assert (answers, beside.hasFocus()) == ([], True), "nothing has an X on it"
        QTest.keyClick(beside, Qt.Key.Key_E)
        assert (len(answers), table.board.hasFocus()) == (1, True)
        answers.clear()


def test_behind_a_gate_nothing_is_pressed_from_the_bar(market: Table) -> None:
    answers = list[object]()
    market.table.board.chosen.connect(answers.append)
    market.table.board.refused.connect(lambda place, piece: answers.append(place))
    assert market.table.handover.isVisible()
    market.table.bar._menu_button.setFocus()
    QTest.keyClick(market.table.bar._menu_button, Qt.Key.Key_E)
    assert answers == []


def test_below_a_recap_nothing_is_pressed_from_the_bar(market: Table) -> None:
    gate(market)
    answers = list[object]()
    market.table.board.refused.connect(lambda place, piece: answers.append(place))
    market.table.recap.open_sheet()
    market.table.bar._menu_button.setFocus()
    QTest.keyClick(market.table.bar._menu_button, Qt.Key.Key_E)
    assert answers == []
