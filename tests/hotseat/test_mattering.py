"""What mattered in a match is told by points, by what is loud, and by a look back that was made."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.core import record
from garden_desktop.games import registry
from garden_desktop.hotseat.lookback.kept import Kept
from garden_desktop.hotseat.lookback.parts import LookBack, Part
from garden_desktop.hotseat.mattering import LOUD, Mattering
from garden_desktop.hotseat.session import Session
from tests.hotseat.played import played

NONE = (0.0, 0.0)


@pytest.fixture(scope="module")
def session() -> Session:
    return played("stalk_exchange", 2)


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path, "1.0")


def scores(session: Session, ply: int, seat: int | None) -> tuple[int, ...]:
    return session.rules.result(session.rules.view(session.match.states[ply], seat)).scores


@pytest.mark.parametrize("key", registry.games())
def test_in_every_game_something_mattered_and_more_did_not(key: str, kept: Kept) -> None:
    session = played(key, 2, 160)
    plies = range(session.match.ply)
    mattering = Mattering(session, kept)
    assert 0 < sum(mattering.mattered(ply, 0) for ply in plies) < len(plies) * 0.6


def test_who_sees_no_points_change_is_told_of_none(session: Session, kept: Kept) -> None:
    own = next(ply for ply in range(session.match.ply) if scores(session, ply, 0) != scores(session, ply + 1, 0))
    assert Mattering(session, kept).mattered(own, 0)
    assert scores(session, own, None) == scores(session, own + 1, None)
    assert Mattering(session, kept).mattered(own, None) == (not LOUD.isdisjoint(session.sounds(own)))


def test_the_crash_mattered_and_the_deal_did_not(session: Session, kept: Kept) -> None:
    crash = next(ply for ply in range(session.match.ply) if "bell" in session.sounds(ply))
    mattering = Mattering(session, kept)
    assert mattering.mattered(crash, None)
    assert not any(mattering.mattered(ply, 0) for ply in range(20))


def test_where_a_look_back_saw_it_turn_a_move_mattered(session: Session, kept: Kept) -> None:
    parts = [Part(ply, 0, (0.5, 0.5), NONE, NONE, NONE) for ply in range(session.match.ply)]
    parts[3] = Part(3, 0, (0.3, 0.7), NONE, (-0.2, 0.2), NONE, "pass")
    kept.put(record.write(session.match, session.header), LookBack((0.5, 0.5), tuple(parts)))
    assert Mattering(session, kept).mattered(3, 0)
    assert not Mattering(session, kept).mattered(4, 0)
