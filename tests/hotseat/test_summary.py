"""Unfinished matches of the home screen as a sequence, of which some cannot be read after all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.core.text import SideName
from garden_desktop.hotseat import summary
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.summary import TO_MOVE, WAITING, UnfinishedMatches, headline
from tests.hotseat.book.figures.made import read

NUMBER = 7
DAMAGED = (1, 4, 5)
"""Places of those that are damaged behind their header, the newest first."""
GOOD = [place for place in range(NUMBER) if place not in DAMAGED]


def begin(shelf: MatchRepository, *levels: str) -> Path:
    seats = tuple(Seated(name, at, who) for at, (name, who) in enumerate(zip(("Ann", "Ben"), levels, strict=True)))
    session = shelf.begin_match(MatchSetup("stalk_exchange", seats, {}, 5))
    session.close()
    assert session.journal is not None
    return session.journal.path


@pytest.fixture
def shelf(tmp_path: Path) -> MatchRepository:
    return MatchRepository(tmp_path / "matches")


@pytest.fixture
def paths(shelf: MatchRepository) -> list[Path]:
    """Of all matches, the newest first."""
    first = begin(shelf, "human", "human")
    found = []
    for place in range(NUMBER):
        path = first.with_name(f"{place}.garden.jsonl")
        path.write_bytes(first.read_bytes() + (b"[1,2,3]\n" if place in DAMAGED else b""))
        os.utime(path, (10_000 - place, 10_000 - place))
        found.append(path)
    first.unlink()
    return found


@pytest.fixture
def book(shelf: MatchRepository, paths: list[Path]) -> Iterator[Book]:
    book = read(shelf.folder)
    yield book
    book.close()


@pytest.fixture(params=[1, 3, 48], ids=lambda number: f"{number} names at a time")
def unfinished(
    shelf: MatchRepository, book: Book, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> UnfinishedMatches:
    monkeypatch.setattr(summary, "NAMES", request.param)
    return UnfinishedMatches(shelf, book)


@pytest.mark.parametrize(
    "place", [slice(0, 2), slice(1, 3), slice(1, 99), slice(None), slice(3, 1), slice(0, 0), slice(-99, 1)]
)
def test_a_part_leaves_out_what_cannot_be_read(unfinished: UnfinishedMatches, paths: list[Path], place: slice) -> None:
    assert len(unfinished) == NUMBER, "nothing is read yet"
    assert [one.path for one in unfinished[place]] == [paths[number] for number in GOOD][place]


def test_one_after_the_other_are_the_same_and_the_length_follows(
    unfinished: UnfinishedMatches, paths: list[Path]
) -> None:
    assert [one.path for one in unfinished] == [paths[number] for number in GOOD]
    assert len(unfinished) == len(GOOD)
    assert [unfinished[place].modified for place in range(len(GOOD))] == [10_000 - number for number in GOOD]
    with pytest.raises(IndexError):
        unfinished[len(GOOD)]


def test_what_cannot_be_read_is_told_of_once_and_only_as_much_as_is_wanted(
    unfinished: UnfinishedMatches, paths: list[Path]
) -> None:
    list(unfinished)
    damaged = [paths[number] for number in DAMAGED]
    assert [one.path for one in unfinished.unreadable(set(), 9)] == damaged
    assert [one.path for one in unfinished.unreadable(set(), 2)] == damaged[:2]
    assert [one.path for one in unfinished.unreadable({damaged[0]}, 1)] == damaged[1:2]
    assert unfinished.unreadable(set(damaged), 9) == []


def test_what_can_be_read_again_comes_back(
    unfinished: UnfinishedMatches, book: Book, paths: list[Path], shelf: MatchRepository
) -> None:
    list(unfinished)
    mended, about = paths[DAMAGED[0]], paths[DAMAGED[0]].stat()
    mended.write_bytes(paths[0].read_bytes().ljust(about.st_size))
    os.utime(mended, ns=(about.st_atime_ns, about.st_mtime_ns))
    assert [one.path for one in unfinished.unreadable(set(), 9)] == [paths[number] for number in DAMAGED[1:]]
    assert book.entry(mended.name).state == "running"


def test_the_headline_names_the_person_to_move_and_no_computer(shelf: MatchRepository) -> None:
    for levels in (("human", "human"), ("easy", "easy")):
        session = shelf.open_read_only(begin(shelf, *levels))
        moment, seat = session.table.moment(session.public), session.match.to_move
        assert seat is not None
        said = TO_MOVE.of(who=SideName(seat), moment=moment) if levels[0] == "human" else WAITING.of(moment=moment)
        assert headline(session) == said
