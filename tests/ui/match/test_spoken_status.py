"""Keys that say what eyes see at a glance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.input.cursor import LEFT, RIGHT
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.spoken_status import SpokenStatus
from garden_desktop.ui.match.table_screen import TableScreen

Press = Callable[..., str]


@pytest.fixture
def table(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[TableScreen]:
    """Ben has made the first of his moves."""
    appearance.set_speed(OFF)
    seats = (Seated("Ann", 0), Seated("Ben", 1))
    screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(MatchSetup("stalk_exchange", seats, {}, 9)))
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    screen.table._gate_opened()
    screen.table.play(screen.session.rules.legal_moves(screen.session.view)[0])
    qtbot.wait(1)
    yield screen.table
    screen.close_match()


@pytest.fixture
def press(table: TableScreen) -> Press:
    """What is said when a key is pressed."""
    said: list[str] = []
    table.board.announced.connect(said.append)

    def pressed(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
        said.clear()
        QTest.keyClick(table.board, key, held)
        return " ".join(said)

    return pressed


def test_the_last_turn_is_said(table: TableScreen, press: Press) -> None:
    step = table.session.steps(table.session.match.ply - 1, table.session.match.ply, table.session.viewer)[0]
    assert press(Qt.Key.Key_F2) == " ".join(format_message(sentence, table.players.name) for sentence in step.told)


def test_who_plays_alone_hears_one_turn_and_not_the_whole_match(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> None:
    setup = MatchSetup("fire_and_flora", (Seated("Ann", 0),), {"mode": "solo_challenge"}, 9)
    screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(setup))
    qtbot.addWidget(screen)
    session, rng = screen.session, Random(1)
    while session.match.state.round < 4:
        session.play(rng.choice(session.rules.legal_moves(session.view)))
    overview = screen.table.board.findChild(SpokenStatus)
    assert overview is not None
    said = overview.last_turn()
    screen.close_match()
    assert said.count("Ann ends the turn.") < 2


def test_whose_turn_it_is_and_what_is_to_be_done(table: TableScreen, press: Press) -> None:
    assert press(Qt.Key.Key_F3).endswith(format_message(table.board.interaction.prompt, table.players.name))


def test_how_it_stands(table: TableScreen, press: Press) -> None:
    said = press(Qt.Key.Key_F4)
    assert "Ann" in said
    assert "Ben" in said


def test_what_i_have_is_not_what_others_have(table: TableScreen, press: Press) -> None:
    assert table.session.viewer == 1
    said = press(Qt.Key.Key_F6)
    assert said.startswith("Ben")
    assert "Ann" not in said


def test_what_lies_around_the_cursor_is_where_arrows_lead(table: TableScreen, press: Press) -> None:
    caret = table.board.table_cursor
    assert press(Qt.Key.Key_F7) == "The cursor is not on the table yet: press Tab."
    caret.move_to(
        next(one for one in table.board.accessibility.read_things() if one.kind == "place" and one.id == "a1")
    )
    said = press(Qt.Key.Key_F7)
    QTest.keyClick(table.board, Qt.Key.Key_Right)
    assert f"right: {table.board.accessibility.describer.called(caret.at)}" in said  # type: ignore[arg-type]


def test_the_line_of_the_cursor_is_what_arrows_walk(table: TableScreen, press: Press) -> None:
    caret, wording = table.board.table_cursor, table.board.accessibility.describer
    caret.move_to(next(one for one in caret.everything() if wording.located(one).startswith("Space a1")))
    while caret.step(LEFT):
        pass
    walked = [wording.located(caret.at)] if caret.at else []
    while caret.step(RIGHT) and caret.at:
        walked.append(wording.located(caret.at))
    assert press(Qt.Key.Key_F8) == "; ".join(walked)
    assert len(walked) > 1
    assert walked[-1] in press(Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
