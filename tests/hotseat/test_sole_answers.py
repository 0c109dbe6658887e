"""Where what lies open leaves one answer alone, the table enters it; undo takes it back with what was asked for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.hotseat.session import Session
from tests.games.fire_and_flora.desk import desk

PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))
ONE_PLACE = ("HQ1 | EF1 | S20 sagebrush big", "HQ2 | EF2")
TWO_PLACES = ("HQ1 | EF1 | S20 sagebrush big | C17", "HQ2 | EF2")


class Begun(FloraRules):
    """The rules, with a position to begin with."""

    def __init__(self, rules: FloraRules, state: State) -> None:
        self.__dict__.update(vars(rules))
        self._state = state

    def setup(self) -> State:
        return self._state


def watered(*rows: str, seats: tuple[Seated, ...] = PEOPLE) -> Session:
    """The first seat has given water to its big Sagebrush, which propagates, and nobody has stopped it."""
    at = desk(*rows, hands=("water water", "labor"))
    rules = Begun(at.rules, at.state)
    session = Session(GAME, rules, Match(rules, 7), RecordHeader(GAME.info.key, "", "", {}, seats, 7, "test"))
    if session.gate is not None:
        session.open_gate()
    session.play(rules.parse_move("play water S20"))
    session.close_response_window()
    return session


def moves(session: Session) -> Sequence[str]:
    return [session.rules.move_text(move) for move in session.match.moves]


def test_a_child_with_one_place_to_go_to_stands_there_at_once() -> None:
    session = watered(*ONE_PLACE)
    assert moves(session) == ["play water S20", "pass", "site EF1"]


def test_a_child_with_two_places_waits_for_whoever_it_belongs_to() -> None:
    session = watered(*TWO_PLACES)
    assert moves(session) == ["play water S20", "pass"]
    assert session.match.to_move == 0


@pytest.mark.parametrize("rows", [ONE_PLACE, TWO_PLACES])
def test_undo_takes_back_the_play_with_the_place_that_followed(rows: Sequence[str]) -> None:
    session = watered(*rows)
    session.undo()
    assert moves(session) == []


def test_redo_makes_both_again() -> None:
    session = watered(*ONE_PLACE)
    session.undo()
    session.redo()
    session.close_response_window()
    assert moves(session) == ["play water S20", "pass", "site EF1"]


def test_a_computer_answers_for_itself() -> None:
    session = watered(*ONE_PLACE, seats=(Seated("Ann", 0, "easy"), PEOPLE[1]))
    assert moves(session) == ["play water S20", "pass"]
