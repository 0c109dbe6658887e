"""Everybody side by side agrees with each person's own figures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from garden_desktop.core.tally import Statistic
from garden_desktop.core.text import Message
from garden_desktop.games import registry
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.figures.participation import PersonFilter
from garden_desktop.hotseat.book.figures.people import WinCurve, counted_by_all, curves, everybody
from garden_desktop.hotseat.book.figures.person import person_figures
from garden_desktop.hotseat.book.figures.statistic_counter import statistic_totals
from tests.hotseat.book.figures.made import GG, SE, read, written

GAMES = registry.games()
NOTHING = Message("", "")
FIGURES = (
    Statistic("a", "sum", NOTHING, NOTHING),
    Statistic("b", "most", NOTHING, NOTHING),
    Statistic("c", "favourite", NOTHING, NOTHING),
)


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    folder, rng = tmp_path / "matches", Random(3)
    for hour in range(60):
        people = rng.sample(["Ann", "Anne", "Ben", "Dora", "*Cleo"], rng.randint(1, 4))
        scores = [rng.randint(1, 9) for _ in people]
        ranks = [1 + sum(other > own for other in scores) for own in scores]
        mode = "basket" if len(people) == 2 and rng.random() < 0.5 else "x"
        written(folder, people, scores, ranks, hours=hour, game=rng.choice([GG, SE]), options={"mode": mode})
    book = read(folder)
    yield book
    book.close()


def called(name: str) -> str:
    return "Ann" if name == "Anne" else name


@pytest.mark.parametrize("game", ["", GG, SE])
def test_each_row_is_what_the_page_of_the_person_says(book: Book, game: str) -> None:
    rows = everybody(book.index, called, GAMES, game)
    assert [row.name for row in rows[-1:]] == ["Cleo"]
    assert {row.name for row in rows} == {"Ann", "Ben", "Dora", "Cleo"}
    assert rows == sorted(rows, key=lambda row: (row.computer, -row.matches, row.name))
    for row in rows:
        names = ("Ann", "Anne") if row.name == "Ann" else (row.name,)
        own = person_figures(book.index, PersonFilter(names, row.computer), GAMES)
        assert own is not None
        games = {one.game: one for one in own.games if game in ("", one.game)}
        assert row.matches == sum(one.matches for one in games.values())
        assert row.best == max(one.best for one in games.values())
        if not game:
            assert row.wins == pytest.approx(own.wins)
            assert row.place == pytest.approx(own.places.average)


def test_curves_end_at_all_wins(book: Book) -> None:
    rows = everybody(book.index, called, GAMES)
    months, found = curves(book.index, called, GAMES, "", rows[:2])
    assert months == ["2026-03"]
    assert found == [WinCurve(row.name, row.symbol, (row.wins.part,)) for row in rows[:2]]


def test_counts_of_two_names_are_added_up(book: Book) -> None:
    """A sum adds, the most is the larger, and a favourite is chosen after both are put together."""
    counts = {
        "Ann": [("a", "", 2), ("b", "", 5), ("c", '"x"', 3)],
        "Anne": [("a", "", 3), ("b", "", 4), ("c", '"y"', 2)],
    }
    for name, given in counts.items():
        first = "SELECT record, seat FROM sat WHERE person = ? AND game = ? ORDER BY record LIMIT 2"
        for record, seat in book.index.rows(first, (name, SE)):
            book.index.keep_tally(book.entry(record), [(seat, *count) for count in given])
    by_all = counted_by_all(book.index, called, FIGURES, SE)["Ann", False]
    assert by_all == statistic_totals(book.index, PersonFilter(("Ann", "Anne")), FIGURES, SE)
    assert [(one.number, one.about) for one in by_all] == [(10, ""), (5, ""), (6, "x")]
