"""The log and the board: whoever points at a line sees on the board which space it names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QTextBlock, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.core.text import Who
from garden_desktop.games.paths_and_flower_beds.table.telling import PLANTED
from garden_desktop.hotseat.shelf import Setup, Shelf
from garden_desktop.ui.board.drawing.scene_items import Glow
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.players import Players
from garden_desktop.ui.match.rail.story import Story
from garden_desktop.ui.match.replay import Replay
from garden_desktop.ui.match.table_screen import TableScreen

SQUARE = re.compile(r"\b([a-i]\d)\b")
Playing = Callable[[str, int], TableScreen]


@pytest.fixture
def played(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[Playing]:
    """A match of two people, so many random moves long, with the hand of the seat to move open."""
    screens: list[MatchScreen] = []

    def play(key: str, plies: int) -> TableScreen:
        seats = (Seated("Ann", 0), Seated("Ben", 1))
        screen = MatchScreen(appearance, Shelf(tmp_path).begin(Setup(key, seats, {}, 5)))
        screens.append(screen)
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        screen.show()
        screen.begin()
        rng, table = Random(4), screen.table
        while True:
            table.showing.finish()
            if table.session.gate is not None:
                table.gate.open_gate()
                qtbot.waitUntil(lambda: table.session.gate is None, timeout=2000)
            if table.recap.isVisible():
                table.recap.dismiss()
            if table.session.match.ply >= plies:
                return table
            table.play(rng.choice(table.session.rules.legal_moves(table.session.view)))

    yield play
    for screen in screens:
        screen.close_match()


def lit(table: TableScreen | Replay) -> set[str]:
    """The places that are lit because a sentence names them."""
    scene = table.board.table_scene
    return {place for place in table.board.hands.places if scene.lights.glow(place) is Glow.NAMED}


def lines(story: Story) -> Iterator[QTextBlock]:
    block = story.document().begin()
    while block.isValid():
        yield block
        block = block.next()


def point_at(story: Story, block: QTextBlock) -> None:
    """Move the pointer onto a line of the log."""
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, n=4)
    story.setTextCursor(cursor)  # scrolls there
    at = QPointF(story.cursorRect(cursor).center())
    none = Qt.MouseButton.NoButton
    to = story.viewport().mapToGlobal(at)
    QApplication.sendEvent(
        story.viewport(), QMouseEvent(QEvent.Type.MouseMove, at, to, none, none, Qt.KeyboardModifier.NoModifier)
    )


def test_pointing_at_a_line_lights_the_space_it_names_and_leaving_puts_it_out(played: Playing) -> None:
    table = played("stalk_exchange", 60)
    (story,) = table.findChildren(Story)
    named = [block for block in lines(story) if re.search(r" plants .* on | in bloom: ", block.text())]
    assert any(len(SQUARE.findall(block.text())) > 1 for block in named)
    for block in named:
        point_at(story, block)
        assert lit(table) == set(SQUARE.findall(block.text())), block.text()
    QApplication.sendEvent(story, QEvent(QEvent.Type.Leave))
    assert not lit(table)


def test_the_log_of_a_replay_lights_the_spaces_too(qtbot: QtBot, appearance: Appearance, played: Playing) -> None:
    session = played("stalk_exchange", 60).session
    replay = Replay(appearance, session, None, Players(appearance, session))
    qtbot.addWidget(replay)
    replay.resize(1280, 800)
    replay.show()
    replay.go(session.match.ply)
    (story,) = replay.findChildren(Story)
    named = [block for block in lines(story) if re.search(r" plants .* on ", block.text())]
    assert named
    for block in named:
        point_at(story, block)
        assert lit(replay) == set(SQUARE.findall(block.text())), block.text()


def test_the_keyboard_in_the_log_lights_what_its_line_names(qtbot: QtBot, played: Playing) -> None:
    table = played("stalk_exchange", 60)
    (story,) = table.findChildren(Story)
    table.window().activateWindow()
    story.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(story.hasFocus, timeout=2000)
    seen = set()
    for _ in range(60):
        QTest.keyClick(story, Qt.Key.Key_Up)
        line = story.textCursor().block().text()
        if re.search(r" plants .* on ", line):
            assert lit(table) == {SQUARE.findall(line)[-1]}, line
            seen |= lit(table)
    assert seen
    table.board.setFocus()
    assert not lit(table)


def test_a_line_lights_the_square_of_ones_own_garden_where_one_has_planted(played: Playing) -> None:
    table = played("paths_and_flower_beds", 30)
    (story,) = table.findChildren(Story)
    me = ("Ann", "Ben")[table.session.eyes or 0]
    seen = set()
    for block in lines(story):
        if block.text():
            point_at(story, block)
            mine = re.match(rf"{me} planted .* at ", block.text())
            assert lit(table) == ({SQUARE.findall(block.text())[-1]} if mine else set()), block.text()
            seen |= lit(table)
    assert seen


def test_what_others_do_in_their_garden_lights_no_square_of_ones_own(played: Playing) -> None:
    """All gardens have the same squares; when all lie open, those of a walk stand in the garden of its owner."""
    table = played("paths_and_flower_beds", 0)
    me = table.session.eyes
    assert me is not None
    for side in (0, 1):
        places = table.session.table.places_named(PLANTED.of(who=Who(side), piece="", cell="e4"), me)
        assert ("e4" in places) == (side == me)
        assert f"walk-{side + 1}-e4" in places
        assert f"walk-{2 - side}-e4" not in places
