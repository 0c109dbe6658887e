"""What is said aloud at a table: what happened, whose turn it is, once and in order, and nothing behind a gate."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.shelf import Setup, Shelf
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.text.say import say
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
        screen = MatchScreen(appearance, Shelf(tmp_path).begin(Setup(game, SEATS, {}, 9)))
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
    return say(session.table.look(session.view, session.eyes).prompt, table.players.name)


def test_ones_own_move_is_said_and_then_who_is_next(sit: Sit, qtbot: QtBot) -> None:
    table, said = sit("stalk_exchange")
    said.clear()
    first_move(table)
    qtbot.waitUntil(lambda: bool(said))
    step = table.session.steps(table.session.match.ply - 1, table.session.match.ply, table.session.eyes)[0]
    mine = [say(sentence, table.players.name) for sentence in step.told]
    assert mine
    assert all(sentence in said[0] for sentence in mine)
    assert said[0].endswith(prompt(table)), "what is expected comes last"
    assert len(said) == 1, "in one breath"


def test_what_the_question_says_anyway_is_said_once(sit: Sit, qtbot: QtBot) -> None:
    """The sentence in the bar often begins with what has just happened."""
    table, said = sit("stalk_exchange")
    said.clear()
    table.saying.voice.tell(["Ben begins.", "It is late."])
    table.saying.voice.ask("It is late. Send your gnomes.")
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Ben begins. It is late. Send your gnomes."]


def test_the_same_question_is_not_asked_twice(sit: Sit, qtbot: QtBot) -> None:
    table, said = sit("stalk_exchange")
    said.clear()
    table.saying.prompt()
    table.saying.prompt()
    qtbot.wait(1)
    assert said == []


def test_what_was_taken_back_is_said(sit: Sit, qtbot: QtBot) -> None:
    table, said = sit("stalk_exchange")
    first_move(table)
    qtbot.wait(1)
    said.clear()
    table._undo_now()
    qtbot.waitUntil(lambda: bool(said))
    assert said == [f"Taken back. {prompt(table)}"]


def test_no_question_is_asked_behind_a_gate(sit: Sit, qtbot: QtBot) -> None:
    table, said = sit("gnomadic_gardeners", shut=True)
    assert table.session.gate is not None
    said.clear()
    table.saying.prompt()
    qtbot.wait(1)
    assert said == []


def test_why_a_piece_may_not_lie_somewhere_is_said_while_it_is_there(sit: Sit, qtbot: QtBot) -> None:
    """A piece that is only passed on its way is not spoken of."""
    table, said = sit("stalk_exchange")
    said.clear()
    table.saying.voice.warn("There is water.")
    table.saying.voice.tell(["Ann plants."])
    table.saying.voice.warn("")
    qtbot.waitUntil(lambda: bool(said))
    table.saying.voice.warn("There is water.")
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said == ["Ann plants.", "There is water."]
