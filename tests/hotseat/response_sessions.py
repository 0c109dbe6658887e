"""Sessions of the toy with response windows, and what is done at each."""

from __future__ import annotations

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.hotseat.journal import Journal
from garden_desktop.hotseat.session import PlayedStep, Session
from tests.hotseat.response_toy import ResponseGame, ResponseRules

ANN, BEN, CLEO = Seated("Ann", 0), Seated("Ben", 1), Seated("Cleo", 2)
ROBOT, MACHINE = Seated("Robot", 3, "random"), Seated("Machine", 4, "random")
PEOPLE = (ANN, BEN, CLEO)


def session(
    hands: tuple[int, ...] = (1, 1, 1),
    seats: tuple[Seated, ...] = PEOPLE,
    seconds: float | None = 4.0,
    journal: Journal | None = None,
) -> Session:
    game, rules = ResponseGame(hands, seconds), ResponseRules(hands)
    header = RecordHeader("_template", "p", "d", {}, seats, 5, "test")
    return Session(game, rules, Match(rules, 5), header, journal)


def thrown(at: Session) -> Session:
    """The first throw is on the table and the bar runs."""
    if at.gate is not None:
        at.open_gate()
    at.play("throw")
    return at


def answer(at: Session, move: str) -> list[PlayedStep]:
    at.open_gate()
    return at.play(move)


def marks(at: Session) -> set[int]:
    assert at.response_windows.watch is not None
    return set(at.response_windows.watch.marks)
