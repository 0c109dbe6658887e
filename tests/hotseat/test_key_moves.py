"""What mattered in a match is told by points, by what is loud, and by a look back that was made."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.core import record
from garden_desktop.games import registry
from garden_desktop.hotseat.analysis import AnalysisCache, MatchAnalysis, MoveAnalysis
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.turns import LOUD, KeyMoves
from tests.hotseat.played import played

NONE = (0.0, 0.0)


@pytest.fixture(scope="module")
def session() -> Session:
    return played("stalk_exchange", 2)


@pytest.fixture
def kept(tmp_path: Path) -> AnalysisCache:
    return AnalysisCache(tmp_path, "1.0")


def scores(session: Session, ply: int, seat: int | None) -> tuple[int, ...]:
    return session.rules.result(session.rules.view(session.match.states[ply], seat)).scores


@pytest.mark.parametrize("key", registry.games())
def test_in_every_game_something_mattered_and_more_did_not(key: str, kept: AnalysisCache) -> None:
    session = played(key, 2, 160)
    plies = range(session.match.ply)
    mattering = KeyMoves(session, kept)
    assert 0 < sum(mattering.is_key_move(ply, 0) for ply in plies) < len(plies) * 0.6


def test_who_sees_no_points_change_is_told_of_none(session: Session, kept: AnalysisCache) -> None:
    own = next(ply for ply in range(session.match.ply) if scores(session, ply, 0) != scores(session, ply + 1, 0))
    assert KeyMoves(session, kept).is_key_move(own, 0)
    assert scores(session, own, None) == scores(session, own + 1, None)
    assert KeyMoves(session, kept).is_key_move(own, None) == (not LOUD.isdisjoint(session.sounds(own)))


def test_the_crash_mattered_and_the_deal_did_not(session: Session, kept: AnalysisCache) -> None:
    crash = next(ply for ply in range(session.match.ply) if "bell" in session.sounds(ply))
    mattering = KeyMoves(session, kept)
    assert mattering.is_key_move(crash, None)
    assert not any(mattering.is_key_move(ply, 0) for ply in range(20))


def test_where_a_look_back_saw_it_turn_a_move_mattered(session: Session, kept: AnalysisCache) -> None:
    parts = [MoveAnalysis(ply, 0, (0.5, 0.5), NONE, NONE, NONE) for ply in range(session.match.ply)]
    parts[3] = MoveAnalysis(3, 0, (0.3, 0.7), NONE, (-0.2, 0.2), NONE, "pass")
    kept.store(record.write(session.match, session.header), MatchAnalysis((0.5, 0.5), tuple(parts)))
    assert KeyMoves(session, kept).is_key_move(3, 0)
    assert not KeyMoves(session, kept).is_key_move(4, 0)
