"""The walks that people draw themselves, by mouse, keys and accessibility tree, up to the score pad."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.core.table import Handle
from garden_desktop.games.paths_and_flower_beds.rules.choices import has_trace
from garden_desktop.games.paths_and_flower_beds.rules.moves import Move
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import State
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.shelf import Setup, Shelf
from garden_desktop.ui.board.things import place_thing
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import Ending, MatchScreen
from tests.ui.players import KeyPlayer, MousePlayer

KEY = "paths_and_flower_beds"
PEOPLE = tuple(Seated(name, symbol) for symbol, name in enumerate(("Ann", "Ben", "Cleo")))
SHUT_OUT = 2
"""The seat that keeps all gates free of paths."""
Press: TypeAlias = Callable[[MatchScreen, str], None]


def planted(session: Session) -> None:
    """Play by chance until the walks begin; one seat has no path on any gate."""
    rng = Random(4)
    rules = session.rules
    assert isinstance(rules, FlowerRules)
    while session.match.state.phase != "tracing":
        state = session.match.state
        moves = list(rules.legal_moves(state))
        wanted = [move for move in moves if walks_after(rules, state, move) == (state.mover != SHUT_OUT)]
        session.play(rng.choice(wanted or moves))


def walks_after(rules: FlowerRules, state: State, move: Move) -> bool:
    """Whether the mover has a path on a gate after this move."""
    garden = rules.apply(state, move).gardens[state.mover]
    return garden is not None and has_trace(rules.law, garden)


@pytest.fixture(params=["own", "own_strict"])
def screen(
    request: pytest.FixtureRequest, appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> Iterator[MatchScreen]:
    session = Shelf(tmp_path).begin(Setup(KEY, PEOPLE, {"trace_mode": request.param}, 3))
    planted(session)
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    qtbot.waitExposed(screen)
    screen.activateWindow()
    screen.begin()
    screen.table.showing.finish()
    screen.table.recap.hide()
    yield screen
    screen.close_match()


def by_mouse(screen: MatchScreen, place: str) -> None:
    MousePlayer(screen, 1).do(Handle(place))


def by_keys(screen: MatchScreen, place: str) -> None:
    KeyPlayer(screen, 1).do(Handle(place))


def by_printed_keys(screen: MatchScreen, place: str) -> None:
    """Squares have none: those are clicked."""
    key = screen.table.board.hands.places[place].key
    if key:
        QTest.keyClick(screen.table.board, getattr(Qt.Key, f"Key_{key.replace('Enter', 'Return')}"))
    else:
        by_mouse(screen, place)


def by_tree(screen: MatchScreen, place: str) -> None:
    reading = screen.table.board.reading
    thing = reading.interface().child(list(reading.read_things()).index(place_thing(place)))
    action = thing.actionInterface()
    assert action is not None
    action.doAction("Press")


@pytest.mark.rule("PF-80", "PF-81", "PF-83")
@pytest.mark.parametrize("press", [by_mouse, by_keys, by_printed_keys, by_tree])
def test_walks_are_drawn_left_to_the_table_and_given_up(screen: MatchScreen, press: Press) -> None:
    """Best walk and No walk, which are said with one handle alone, stopped the program."""
    session, hands = screen.session, screen.table.board.hands
    strict = session.header.options["trace_mode"] == "own_strict"
    gate = next(handle.place for handle in hands.offers if handle.loose)
    press(screen, gate)
    press(screen, next(handle.place for handle in hands.offers if handle.loose))
    press(screen, "done")
    screen.table.showing.finish()
    press(screen, "none" if strict else "best")
    screen.table.showing.finish()
    assert [handle.place for handle in hands.offers] == ["none"]
    press(screen, "none")
    screen.table.showing.finish()
    moves = [move for move in session.match.moves if isinstance(move, Move) and move.kind == "trace"]
    assert len(moves[0].walk) == 2
    assert [move.label for move in moves[1:]] == ["none" if strict else "best", "none"]
    assert session.over
    assert any(isinstance(child, Ending) for child in screen.children())
