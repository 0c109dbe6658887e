"""What the index was asked is worked out once, and again when it has changed, by whichever program."""

from __future__ import annotations

from pathlib import Path

from garden_desktop.hotseat.book.figures.evenings import evenings
from garden_desktop.hotseat.book.figures.people import people
from garden_desktop.hotseat.book.index import REMEMBERED, FileStamp, IndexEntry, MatchIndex
from tests.hotseat.book.figures.made import read, written


def made(index: MatchIndex) -> list[int]:
    """How often something was worked out so far, and once more asked for."""
    return index.once("how often", lambda: [len(index.rows("SELECT name FROM records"))])


def test_the_same_answer_is_given_until_something_changes(tmp_path: Path) -> None:
    one, other = MatchIndex(tmp_path / "a.index"), MatchIndex(tmp_path / "a.index")
    first = made(one)
    assert made(one) is first
    one.store_entries([IndexEntry("a.jsonl", FileStamp(1, 1), "over")])
    assert made(one) == [1]
    other.store_entries([IndexEntry("b.jsonl", FileStamp(1, 1), "over")])
    assert made(one) == [2]


def test_no_more_than_so_many_answers_are_kept(tmp_path: Path) -> None:
    index = MatchIndex(tmp_path / "a.index")
    first = made(index)
    for number in range(REMEMBERED):
        index.once(number, lambda: 0)
    assert made(index) is not first


def test_a_match_that_comes_later_is_counted(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    written(folder, ["Ann", "Ben"], [3, 2], [1, 2])
    written(folder, ["Ann", "Ben"], [3, 2], [1, 2], hours=2)
    book = read(folder)
    assert [one.number for one in evenings(book.index)] == [2]
    later = written(folder, ["Ann", "Cleo"], [3, 2], [1, 2], hours=4)
    book.touch(later.name)
    assert [one.number for one in evenings(book.index)] == [3]
    assert {one.name for one in people(book.index, str)} == {"Ann", "Ben", "Cleo"}
