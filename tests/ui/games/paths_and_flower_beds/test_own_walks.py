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

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.record import Seated
from garden_desktop.games.paths_and_flower_beds.rules.legality import has_trace
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Move, State
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.layout import place_ref
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen, ScorePadScreen
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
    return garden is not None and has_trace(rules.config, garden)


@pytest.fixture(params=["own", "own_strict"])
def screen(
    request: pytest.FixtureRequest, appearance: Appearance, qtbot: QtBot, tmp_path: Path
) -> Iterator[MatchScreen]:
    session = MatchRepository(tmp_path).begin_match(MatchSetup(KEY, PEOPLE, {"trace_mode": request.param}, 3))
    planted(session)
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    qtbot.waitExposed(screen)
    screen.activateWindow()
    screen.begin()
    screen.table.step_player.skip_remaining()
    screen.table.recap.dismiss()
    yield screen
    screen.close_match()


def by_mouse(screen: MatchScreen, place: str) -> None:
    MousePlayer(screen, 1).do(InputStep(place))


def by_keys(screen: MatchScreen, place: str) -> None:
    KeyPlayer(screen, 1).do(InputStep(place))


def by_printed_keys(screen: MatchScreen, place: str) -> None:
    """Squares have none: those are clicked."""
    key = screen.table.board.interaction.places[place].key
    if key:
        QTest.keyClick(screen.table.board, getattr(Qt.Key, f"Key_{key.replace('Enter', 'Return')}"))
    else:
        by_mouse(screen, place)


def by_tree(screen: MatchScreen, place: str) -> None:
    reading = screen.table.board.accessibility
    thing = reading.interface().child(list(reading.read_things()).index(place_ref(place)))
    action = thing.actionInterface()
    assert action is not None
    action.doAction("Press")


@pytest.mark.rule("PF-80", "PF-81", "PF-83")
@pytest.mark.parametrize("press", [by_mouse, by_keys, by_printed_keys, by_tree])
def test_walks_are_drawn_left_to_the_table_and_given_up(screen: MatchScreen, press: Press) -> None:
    """Best walk and No walk, which are said with one handle alone, stopped the program."""
    session, hands = screen.session, screen.table.board.interaction
    strict = session.header.options["trace_mode"] == "own_strict"
    gate = next(handle.place for handle in hands.offers if handle.loose)
    press(screen, gate)
    press(screen, next(handle.place for handle in hands.offers if handle.loose))
    press(screen, "done")
    screen.table.step_player.skip_remaining()
    press(screen, "none" if strict else "best")
    screen.table.step_player.skip_remaining()
    assert [handle.place for handle in hands.offers] == ["none"]
    press(screen, "none")
    screen.table.step_player.skip_remaining()
    moves = [move for move in session.match.moves if isinstance(move, Move) and move.kind == "trace"]
    assert len(moves[0].walk) == 2
    assert [move.label for move in moves[1:]] == ["none" if strict else "best", "none"]
    assert session.over
    assert any(isinstance(child, ScorePadScreen) for child in screen.children())


def longest_way(session: Session) -> list[str]:
    """The longest walk from some gate by steps to the right, left, up and down over squares with path."""
    garden, rules = session.view.gardens[session.view.mover], session.rules
    assert isinstance(rules, FlowerRules)
    board = rules.config.board
    paths = {board.place(square): name for name, square in board.index.items() if garden.path >> square & 1}
    gates = [board.place(square) for square in rules.config.map.gates if garden.path >> square & 1]

    def onward(way: list[tuple[int, int]]) -> list[tuple[int, int]]:
        x, y = way[-1]
        near = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        return max(([*onward([*way, at])] for at in near if at in paths and at not in way), key=len, default=way)

    return [paths[at] for at in max((onward([gate]) for gate in gates), key=len)]


def drag_along(screen: MatchScreen, squares: list[str]) -> None:
    """One drag with the button down; the pointer is seen in the middle of each square alone."""
    board = screen.table.board
    spots = [board.rect_of(place_ref(square)).center() for square in squares]
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=spots[0])
    for spot in spots[1:]:
        QTest.mouseMove(board.viewport(), spot)
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=spots[-1])


def drawn(screen: MatchScreen) -> list[str]:
    return [handle.place for handle in screen.table.board.interaction.draft]


@pytest.mark.rule("PF-80")
def test_a_walk_is_drawn_by_dragging_along_its_squares(screen: MatchScreen) -> None:
    """Back along the squares it is taken back; the record has the walk as it was drawn, from one end or the other."""
    way = longest_way(screen.session)
    assert len(way) > 3
    drag_along(screen, way)
    assert drawn(screen) == way
    drag_along(screen, [way[-1], way[-2], way[-3]])
    assert drawn(screen) == way[:-2]
    drag_along(screen, way[-3:])
    assert drawn(screen) == way
    by_mouse(screen, "done")
    (move,) = (move for move in screen.session.match.moves if isinstance(move, Move) and move.kind == "trace")
    assert list(move.walk) in (way, way[::-1])


@pytest.mark.rule("PF-80")
def test_a_drag_that_leaps_over_squares_draws_those_between(screen: MatchScreen) -> None:
    way = longest_way(screen.session)
    straight = next(n for n in range(2, len(way) + 1) if n == len(way) or not in_line(way[: n + 1]))
    drag_along(screen, [way[0], way[straight - 1]])
    assert drawn(screen) == way[:straight]


def in_line(squares: list[str]) -> bool:
    return len({square[0] for square in squares}) == 1 or len({square[1:] for square in squares}) == 1


@pytest.mark.rule("PF-19")
def test_a_drag_that_begins_at_no_gate_draws_nothing(screen: MatchScreen) -> None:
    way = longest_way(screen.session)
    drag_along(screen, way[1:])
    assert drawn(screen) == []
