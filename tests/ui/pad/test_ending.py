"""How matches end that nobody wins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.core.text import plain
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.pad.score_sheet import next_setup, sheet_of

PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))


@pytest.fixture
def lost(tmp_path: Path) -> Iterator[Session]:
    """A basket that two people who send as few gnomes as they may do not fill."""
    session = MatchRepository(tmp_path).begin_match(MatchSetup("gnomadic_gardeners", PEOPLE, {"mode": "basket"}, 7))
    while not session.over:
        if session.gate is not None:
            session.open_gate()
        session.play(session.rules.legal_moves(session.view)[0])
    yield session
    session.close()


def test_a_basket_that_is_not_full_has_a_sheet_too(lost: Session) -> None:
    sheet = sheet_of(lost, lambda side: Player(PEOPLE[side].name, "can"))
    assert plain(sheet.headline) == "There is no winner."
    assert sheet.season is None


def test_it_can_be_played_again_with_the_seats_rotated(lost: Session) -> None:
    assert next_setup(lost, series=False).seats == (PEOPLE[1], PEOPLE[0])
