"""Sums that are kept as rows are what adding up all matches gives, whatever comes and goes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.book.index import FileStamp, IndexEntry, MatchIndex
from tests.hotseat.book.figures.made import GG, NOON, SE

DAY = 24 * 3600 * 10**9
ADDED_UP = {
    "persons": "SELECT computer, person, COUNT(*), SUM(rank IS NOT NULL) FROM sat GROUP BY 1, 2",
    "sums": "SELECT computer, person, month, game, mode, seats, sides, COUNT(*), SUM(rank = 1), SUM(rank) FROM sat"
    " WHERE rank IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7",
    "pairs": "SELECT a.computer, a.person, a.month, a.game, a.mode, b.computer, b.person, COUNT(*),"
    " SUM(a.rank < b.rank), SUM(a.rank > b.rank) FROM sat a JOIN sat b ON a.record = b.record AND a.seat != b.seat"
    " WHERE a.rank IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7",
    "counts": "SELECT s.computer, s.person, s.game, t.figure, t.about, substr(s.month, 1, 4), t.number, COUNT(*)"
    " FROM tallies t JOIN sat s ON s.record = t.record AND s.seat = t.seat GROUP BY 1, 2, 3, 4, 5, 6, 7",
}


def entry(rng: Random) -> IndexEntry:
    """A match of two or three, of whom one may be a computer, over or not, in one of some months."""
    people = rng.sample(["Ann", "Ben", "Cleo", "Dora"], rng.randint(2, 3))
    seats = tuple(Seated(name, at, "steady" if name == "Cleo" else "human") for at, name in enumerate(people))
    over = rng.random() < 0.8
    scores = tuple(rng.randint(1, 9) for _ in seats) if over else ()
    ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
    stamp = FileStamp(int(NOON) * 10**9 + rng.randrange(500) * DAY, rng.randrange(99))
    name, options = f"{rng.randrange(40)}.jsonl", {"mode": rng.choice(["duel", "basket"])}
    return IndexEntry(
        name, stamp, "over" if over else "running", rng.choice([GG, SE]), seats, None, scores, ranks, options
    )


def test_rows_that_are_kept_are_what_adding_up_gives(tmp_path: Path) -> None:
    index, rng = MatchIndex(tmp_path / "a.index"), Random(7)
    for _ in range(150):
        one = entry(rng)
        index.store_entries([one], [f"{rng.randrange(40)}.jsonl"])
        if rng.random() < 0.7:
            index.keep_tally(one, [(seat, rng.choice("ab"), "", rng.randint(1, 3)) for seat in range(2)])
        for table, query in ADDED_UP.items():
            kept: list[Any] = sorted(index.rows(f"SELECT * FROM {table}"))
            assert kept == sorted(index.rows(query)), table
    assert all(index.rows(f"SELECT * FROM {table}") for table in ADDED_UP)
    index.store_entries([], [f"{number}.jsonl" for number in range(40)])
    assert not any(index.rows(f"SELECT * FROM {table}") for table in ADDED_UP)
    index.close()
