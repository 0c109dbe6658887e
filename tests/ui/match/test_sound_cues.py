"""What is heard at the table, and that nobody hears what somebody holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen

TWO = (Seated("Ann", 0), Seated("Ben", 1))


class Room:
    """A match on the screen, and what was heard of it."""

    def __init__(self, appearance: Appearance, session: Session, heard: list[str]) -> None:
        self.session, self.heard = session, heard
        self.screen = MatchScreen(appearance, session)
        self.screen.begin()
        self.table = self.screen.table

    def since(self) -> list[str]:
        found, self.heard[:] = [*self.heard], []
        return found

    def lift_any(self) -> None:
        hands = self.table.board.interaction
        assert hands.lift(next(piece for piece in hands.pieces if hands.can_lift(piece)))

    def move(self) -> None:
        """The first legal move, by hand."""
        session = self.session
        move = session.rules.legal_moves(session.view)[0]
        for handle in session.table.gesture(session.view, move):
            self.table.board.interaction.apply_input(handle)


Open = Callable[[str, tuple[Seated, ...]], Room]


@pytest.fixture
def open_room(appearance: Appearance, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    heard: list[str] = []
    opened_rooms: list[Room] = []
    monkeypatch.setattr(Appearance, "sound", lambda _, sound: heard.append(sound))

    def room(key: str, seats: tuple[Seated, ...]) -> Room:
        opened = Room(appearance, MatchRepository(tmp_path).begin_match(MatchSetup(key, seats, {}, 5)), heard)
        qtbot.addWidget(opened.screen)
        opened_rooms.append(opened)
        return opened

    yield room
    for opened in opened_rooms:
        opened.screen.close_match()


def test_a_new_match_is_shuffled_and_somebody_is_called(open_room: Open) -> None:
    assert open_room("stalk_exchange", TWO).since() == ["shuffle", "turn"]


def test_alone_one_hears_what_ones_hands_do(open_room: Open) -> None:
    room = open_room("stalk_exchange", (Seated("Ann", 0), Seated("Ben", 1, who="computer")))
    while room.session.deciding is None:
        room.table.play(room.session.rules.legal_moves(room.session.match.state)[0])
    room.since()
    room.lift_any()
    assert room.since() == ["lift"]
    room.table.board.interaction.put_down()
    assert room.since() == ["put"]
    room.table.board.interaction.drop("nowhere")
    room.table.board.interaction.press("nowhere")
    assert room.since() == ["refused"]


def test_nobody_hears_the_hands_of_whoever_looks_at_what_is_theirs_alone(open_room: Open) -> None:
    room = open_room("stalk_exchange", TWO)
    room.table.handover.open_gate()
    assert room.session.viewer is not None
    room.since()
    room.lift_any()
    room.table.board.interaction.put_down()
    room.table.board.interaction.press("nowhere")
    assert room.since() == []


def test_a_step_is_heard_once_and_then_whoever_comes_next(open_room: Open) -> None:
    room = open_room("gnomadic_gardeners", TWO)
    room.table.handover.open_gate()
    room.since()
    room.move()
    assert room.since() == ["put", "turn"]
