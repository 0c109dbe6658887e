"""Evenings beside folders that were counted by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.evenings import NightResult, evenings, records_of, season_after, standing
from tests.hotseat.book.figures.made import GG, HOUR, NOON, read, written


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Each match took an hour: one by itself, then three with gaps of five hours, then one after six."""
    folder = tmp_path / "matches"
    written(folder, ["Ann", "Ben"], [9, 4], [1, 2], hours=0)
    written(folder, ["Ann", "Ben", "*Cleo"], [3, 8, 5], [3, 1, 2], hours=24)
    written(folder, ["Ann", "Ben"], [6, 6], [1, 1], hours=30 - 0.01)
    written(folder, ["Anne"], [30, 41], [2, 1], hours=31, game=GG, options={"mode": "solo"})
    written(folder, ["Ann", "Ben"], [9, 4], [1, 2], hours=38)
    return folder


@pytest.fixture
def book(folder: Path) -> Iterator[Book]:
    book = read(folder)
    yield book
    book.close()


def test_matches_with_less_than_six_hours_between_them_are_an_evening(book: Book) -> None:
    (only,) = evenings(book.index)
    assert records_of(book.index, only, 2) == records_of(book.index, only, 9)[:2]
    assert only.begun == int(NOON + 23 * HOUR) * 10**9
    assert [name.split("-")[4] for name in records_of(book.index, only, 9)] == ["1", "2", "3"]


def test_six_hours_of_nothing_end_an_evening(book: Book, folder: Path) -> None:
    late = written(folder, ["Ann", "Ben"], [9, 4], [1, 2], hours=38 + 6.99)
    book.touch(late.name)
    assert [one.number for one in evenings(book.index)] == [2, 3]


def test_matches_imported_at_once_are_no_session(tmp_path: Path) -> None:
    for number in range(3):
        path = written(tmp_path, ["Ann", "Ben"], [9, 4], [1, 2], hours=0)
        path.rename(tmp_path / f"club-{number}.jsonl")
    written(tmp_path, ["Ann", "Cleo"], [9, 4], [1, 2], hours=1)
    written(tmp_path, ["Ann", "Cleo"], [9, 4], [1, 2], hours=2)
    book = read(tmp_path)
    (session,) = evenings(book.index)
    assert session.number == 2
    assert [one.name for one in standing(book.index, session, str)] == ["Ann", "Cleo"]
    assert len(records_of(book.index, session, 9)) == 2


def test_the_standing_adds_up_points_for_places(book: Book) -> None:
    (only,) = evenings(book.index)
    called = {"Anne": "Ann"}
    assert standing(book.index, only, lambda name: called.get(name, name)) == [
        NightResult(1, "Ben", False, 1, points=3 + 2, matches=2, wins=2),
        NightResult(2, "Ann", False, 0, points=1 + 2 + 0, matches=3, wins=1),
        NightResult(3, "Cleo", True, 2, points=2, matches=1, wins=0),
    ]


def test_whoever_has_as_many_points_has_the_same_place(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    written(folder, ["Ann", "Ben"], [9, 4], [1, 2], hours=1)
    written(folder, ["Ann", "Ben"], [4, 9], [2, 1], hours=2)
    book = read(folder)
    (only,) = evenings(book.index)
    assert [(one.name, one.place) for one in standing(book.index, only, str)] == [("Ann", 1), ("Ben", 1)]
    book.close()


def test_a_season_is_told_by_month_and_standing(tmp_path: Path) -> None:
    folder, games = tmp_path / "matches", registry.games()
    options = {"mode": "duel", "season": "on", "month": "june"}
    june = written(folder, ["Ann", "Ben"], [40, 30], [1, 2], game=GG, options=options, series=["1", "2"])
    spoilt = [
        written(folder, ["Ann", "Ben"], [40, 30], [1, 2], game=GG, options=options, series=winners)
        for winners in (["9"], ["0"], ["1", "3"], ["x", "1"], ["1", ""])
    ]
    shared = written(folder, ["Ann", "Ben"], [30, 30], [1, 1], game=GG, options=options, series=["1"])
    three = written(folder, ["Ann", "Ben", "Dora"], [20, 30, 20], [2, 1, 2], game=GG, options=options, series=["1"])
    single = written(folder, ["Ann", "Ben"], [40, 30], [1, 2], game=GG, options={"mode": "duel"})
    book = read(folder)
    told = season_after(games, book.entry(june.name))
    assert told is not None
    at, series = told
    assert at == 2
    assert plain(series.games[at][0]) == "June Parade"
    assert plain(series.standing) == "The season so far: Seat 1 2, Seat 2 1."
    of_three = season_after(games, book.entry(three.name))
    assert of_three is not None
    assert of_three[0] == 1
    for other in (*spoilt, shared, single):
        assert season_after(games, book.entry(other.name)) is None
    book.close()
