"""Luck and play of people are the parts of looks back on their matches, and of no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.core.lazygame import LazyGame
from garden_desktop.games import registry
from garden_desktop.hotseat.analysis import AnalysisCache, MatchAnalysis, MoveAnalysis
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.participation import PersonFilter
from garden_desktop.hotseat.book.figures.people import Luck, LuckCollector, luck_of
from garden_desktop.hotseat.book.figures.statistic_counter import StatisticCounter
from garden_desktop.hotseat.match_repository import MatchRepository
from tests.hotseat.book.figures.made import GG, read, written
from tests.hotseat.book.figures.test_statistic_counter import played

ANN, BEN = PersonFilter(("Ann",)), PersonFilter(("Ben",))
NOTHING = (0.0, 0.0)


def looked_back(plies: int, luck: float, slip: float) -> MatchAnalysis:
    """Of a match in which luck gave Ann so much at the first move, and the second, of hers, cost so much."""
    parts = [MoveAnalysis(ply, 0, (1.0, 0.0), NOTHING, NOTHING, NOTHING) for ply in range(plies)]
    parts[0] = parts[0]._replace(luck=(luck, -luck))
    parts[1] = parts[1]._replace(play=(-slip, slip))
    return MatchAnalysis((0.5, 0.5), tuple(parts))


@pytest.fixture
def shelf(tmp_path: Path) -> MatchRepository:
    return MatchRepository(tmp_path / "matches")


@pytest.fixture
def kept(tmp_path: Path) -> AnalysisCache:
    return AnalysisCache(tmp_path / "cache", "0")


def counted(shelf: MatchRepository, kept: AnalysisCache) -> Book:
    book = read(shelf.folder)
    counting = StatisticCounter(shelf, book, registry.games(), kept)
    while counting.go_on(1):
        pass
    return book


def test_what_is_kept_of_a_match_is_taken_in_and_waits_no_longer(shelf: MatchRepository, kept: AnalysisCache) -> None:
    one, other = played(shelf, GG, 5), played(shelf, GG, 6)
    book, plies = counted(shelf, kept), len(shelf.open_read_only(one).match.moves)
    looking = LuckCollector(shelf, book, kept)
    assert list(looking.take_in()) == []
    assert luck_of(book.index, ANN) is None
    assert set(looking.waiting(ANN)) == {one.name, other.name}
    kept.store(one.read_text(), looked_back(plies, 0.2, 0.1))
    list(looking.take_in())
    assert looking.waiting(ANN) == [other.name]
    assert luck_of(book.index, ANN) == pytest.approx(Luck(1, 0.2, -0.1, 0.0))
    assert luck_of(book.index, BEN) == pytest.approx(Luck(1, -0.2, 0.0, 0.1))
    book.close()


def test_matches_are_averaged(shelf: MatchRepository, kept: AnalysisCache) -> None:
    paths = [played(shelf, GG, seed) for seed in (5, 6)]
    book = counted(shelf, kept)
    looking = LuckCollector(shelf, book, kept)
    for path, luck in zip(paths, (0.2, -0.4), strict=True):
        finished = looking.finished(path.name)
        assert finished is not None
        assert (finished.key, finished.seats, finished.text) == (GG, 2, path.read_text())
        looking.end(path.name, finished, looked_back(9, luck, 0.1))
        assert len(kept.names()) == 1 + paths.index(path)
    assert luck_of(book.index, ANN) == pytest.approx(Luck(2, -0.1, -0.1, 0.0))
    paths[0].unlink()
    book.touch(paths[0].name)
    assert luck_of(book.index, ANN) == pytest.approx(Luck(1, -0.4, -0.1, 0.0))
    book.close()


def test_what_nobody_can_look_back_on_waits_no_longer_and_counts_for_nobody(
    shelf: MatchRepository, kept: AnalysisCache
) -> None:
    path = written(shelf.folder, ["Ann", "Ben"], [3, 2], [1, 2], game="moon_golf")
    book = counted(shelf, kept)
    looking = LuckCollector(shelf, book, kept)
    assert looking.finished(path.name) is None
    assert looking.waiting(ANN) == []
    assert luck_of(book.index, ANN) is None
    book.close()


def test_a_game_that_cannot_be_estimated_is_given_up(
    shelf: MatchRepository, kept: AnalysisCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = played(shelf, GG, 5)
    book = counted(shelf, kept)
    looking = LuckCollector(shelf, book, kept)
    monkeypatch.setattr(LazyGame, "estimator", lambda *_: None)
    assert looking.waiting(ANN) == [path.name]
    assert looking.finished(path.name) is None
    assert looking.waiting(ANN) == []
    assert luck_of(book.index, ANN) is None
    book.close()
