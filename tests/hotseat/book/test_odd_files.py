"""Names of any bytes, times beyond every calendar, and an index of any kind: the book takes them all."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from garden_desktop.core.files import read_regular
from garden_desktop.core.record import MOST, Seated
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.importer import Importer
from garden_desktop.hotseat.book.index import FileStamp, IndexEntry, MatchIndex, SearchQuery, SearchTerm
from garden_desktop.hotseat.book.names_and_notes import Aliases, MatchNote, MatchNotes
from garden_desktop.hotseat.book.tables import made
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.summary import UnfinishedMatches
from garden_desktop.hotseat.trash import Trash
from tests.systems import close_to_us, names_of_bytes, posix

NAMES = (b"caf\xe9", b"S\xfc\xdf", b"\xff\xfe", b"\xed\xa0\x80half", "\U0010fffdmarked".encode(), "日本".encode())


@pytest.fixture
def shelf(tmp_path: Path) -> MatchRepository:
    return MatchRepository(tmp_path / "matches")


def record(shelf: MatchRepository, name: str) -> Path:
    session = shelf.begin_match(
        MatchSetup("gnomadic_gardeners", (Seated("Ann \U0010fffd", 0), Seated("Ben", 1)), {}, 5)
    )
    session.close()
    assert session.journal is not None
    return session.journal.path.rename(shelf.folder / name)


def named(name: bytes) -> str:
    return os.fsdecode(name) + ".garden.jsonl"


def whole(shelf: MatchRepository) -> Book:
    book = Book(shelf.folder)
    book.turn_to_today()
    while book.unread:
        book.read_on()
    return book


@names_of_bytes
def test_matches_with_names_of_any_bytes_are_in_the_book_and_stay_there(shelf: MatchRepository) -> None:
    names = {record(shelf, named(name)).name for name in NAMES}
    for _ in range(2):  # from the records, then from the index on the disk
        book = whole(shelf)
        assert set(book.names("running", 0, 99)) == set(book.found(SearchQuery(), 0, 99)) == set(book.stamps()) == names
        assert {one.path.name for one in UnfinishedMatches(shelf, book)} == names
        assert {person for person, _ in book.people()} == {"Ann \U0010fffd", "Ben"}
        assert book.index.emptied == 0
        book.close()
    assert shelf.folder.with_name("matches.index").stat().st_size > 0


@names_of_bytes
@pytest.mark.parametrize("name", NAMES, ids=repr)
def test_such_a_match_is_gone_on_with_noted_renamed_in_the_book_and_binned(shelf: MatchRepository, name: bytes) -> None:
    path = record(shelf, named(name))
    book = whole(shelf)
    session = shelf.resume(path)
    session.play(session.rules.legal_moves(session.match.state)[0])
    session.close()
    book.touch(path.name)
    assert book.entry(path.name).stamp.size == path.stat().st_size
    MatchNotes(shelf.folder).write(path.name, MatchNote("Our best", "with tea"))
    notes = MatchNotes(shelf.folder)
    assert notes.note_of(path.name) == MatchNote("Our best", "with tea")
    assert book.found(SearchQuery((SearchTerm("best", (), notes.with_word("best")),)), 0, 9) == [path.name]
    Aliases(shelf.folder).rename("Ben", "Benjamin")
    assert book.index.place(book.entry(path.name)) == 0
    shelf.bin = Trash()
    shelf.move_to_trash(path)
    book.touch(path.name)
    assert book.total() == 0
    assert shelf.put_back()[1] == path
    book.touch(path.name)
    assert book.names("running", 0, 9) == [path.name]
    book.close()


@names_of_bytes
def test_such_a_match_is_brought_in(shelf: MatchRepository, tmp_path: Path) -> None:
    path = record(shelf, named(b"S\xfc\xdf"))
    other = MatchRepository(tmp_path / "other")
    bringing = Importer(other, book := whole(other))
    brought = bringing.import_file(path)
    bringing.sync_copies()
    book.touch(brought.name)
    assert book.names("running", 0, 9) == [brought.name]
    assert read_regular(other.folder / brought.name, MOST) == path.read_bytes()
    book.close()


@posix("Windows' calendar ends in the year 3000")
@pytest.mark.parametrize("seconds", [2**34, 10_476_000_000, 0, -1, -(2**31), 1])
def test_a_match_of_any_time_is_in_the_book(shelf: MatchRepository, seconds: int) -> None:
    path, usual = record(shelf, "a.garden.jsonl"), record(shelf, "b.garden.jsonl")
    os.utime(path, (seconds, seconds))
    for _ in range(2):
        book = whole(shelf)
        assert set(book.names("running", 0, 9)) == {path.name, usual.name}
        assert abs(book.entry(path.name).stamp.modified) <= 2**63 - 1
        assert len(book.groups(SearchQuery())) == len(set(book.groups(SearchQuery())))
        assert book.months()
        assert book.index.emptied == 0
        book.close()


def nothing_known(path: Path) -> None:
    sqlite3.connect(path).close()


def other_program(path: Path) -> None:
    with sqlite3.connect(path) as rows:
        rows.execute("CREATE TABLE about(author TEXT)")
        rows.execute("CREATE TABLE records(disc TEXT)")
    rows.close()


def wrong_kinds(path: Path) -> None:
    made(str(path)).close()
    with sqlite3.connect(path) as rows:
        rows.execute("INSERT INTO records(name, modified, size, state) VALUES('a', 'yesterday', x'00', 'running')")
    rows.close()


def no_text(path: Path) -> None:
    made(str(path)).close()
    with sqlite3.connect(path) as rows:
        rows.execute(
            "INSERT INTO records(name, modified, size, state, game, seats, scores, ranks, month, people, words, begun,"
            " options, series) VALUES(CAST(x'ff2e6a' AS TEXT), 1, 1, 'running', '', '', '', '', '', '', '', 1, '', '')"
        )
    rows.close()


def newer_version(path: Path) -> None:
    made(str(path)).close()
    with sqlite3.connect(path) as rows:
        rows.execute("UPDATE about SET version = '99 9.9.9'")
        rows.execute("ALTER TABLE records ADD COLUMN moon TEXT")
    rows.close()


def no_database(path: Path) -> None:
    path.write_bytes(b"\0\xff" * 5000)


def beginning_of_one(path: Path) -> None:
    made(str(path)).close()
    path.write_bytes(path.read_bytes()[:100] + b"\xff" * 9000)


KINDS = (nothing_known, other_program, wrong_kinds, no_text, newer_version, no_database, beginning_of_one, Path.mkdir)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_whatever_the_index_is_the_book_is_whole(shelf: MatchRepository, kind: Callable[[Path], None]) -> None:
    path = record(shelf, "a.garden.jsonl")
    kind(shelf.folder.with_name("matches.index"))
    for _ in range(2):
        book = whole(shelf)
        assert book.names("running", 0, 9) == [path.name]
        assert [one.path for one in UnfinishedMatches(shelf, book)] == [path]
        book.close()
    known = MatchIndex(shelf.folder.with_name("matches.index"))
    if kind is not no_text:  # which shows only when that row is read
        assert known.total() == (0 if kind is Path.mkdir else 1), "a file is made anew, a folder is left alone"
    known.close()


def test_an_index_that_is_closed_to_us_is_done_without(shelf: MatchRepository, monkeypatch: pytest.MonkeyPatch) -> None:
    path = record(shelf, "a.garden.jsonl")
    close_to_us(monkeypatch, shelf.folder.with_name("matches.index"))
    book = whole(shelf)
    assert book.names("running", 0, 9) == [path.name]
    book.close()


@posix("a named pipe has a name among the files")
@pytest.mark.parametrize("kind", ["pipe", "circle", "device"])
def test_an_index_that_is_no_file_keeps_nobody_waiting(shelf: MatchRepository, kind: str) -> None:
    path, index = record(shelf, "a.garden.jsonl"), shelf.folder.with_name("matches.index")
    if kind == "pipe":
        os.mkfifo(index)
    else:
        index.symlink_to(index if kind == "circle" else "/dev/zero")
    book = whole(shelf)
    assert book.names("running", 0, 9) == [path.name]
    book.close()


@posix("Windows deletes no file that is open")
@pytest.mark.parametrize("number", [12, 260])
def test_the_first_look_after_the_index_was_deleted_knows_every_match(shelf: MatchRepository, number: int) -> None:
    first = record(shelf, "first.garden.jsonl")
    for count in range(number):
        (shelf.folder / f"old-{count}.garden.jsonl").write_bytes(first.read_bytes())
    book = whole(shelf)
    assert book.total() == number + 1
    shelf.folder.with_name("matches.index").unlink()
    for count in range(3):
        (shelf.folder / f"new-{count}.garden.jsonl").write_bytes(first.read_bytes())
    book.turn_to_today()
    while book.unread:
        book.read_on()
    assert book.total() == book.count("running") == number + 4
    book.close()


def test_numbers_and_texts_of_every_kind_come_back_as_they_were(tmp_path: Path) -> None:
    index = MatchIndex(tmp_path / "an.index")
    texts = ["plain", "\udce9", "\ud800", "\U0010fffd", "\U0010fffddce9;", "ü\x1f\n"]
    for text in texts:
        assert index.rows("SELECT ?, ?", (text, 2**70)) == [(text, 2**63 - 1)]
    index.close()


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """All that are opened from now on."""
    found, really = list[sqlite3.Connection](), sqlite3.connect

    def connect(*args: Any, **named: Any) -> sqlite3.Connection:
        found.append(really(*args, **named))
        return found[-1]

    monkeypatch.setattr(sqlite3, "connect", connect)
    return found


def is_closed(rows: sqlite3.Connection) -> bool:
    try:
        rows.execute("SELECT 1")
    except sqlite3.ProgrammingError:
        return True
    return False


def test_an_index_of_another_program_is_closed_and_made_again_on_the_disk(
    tmp_path: Path, connections: list[sqlite3.Connection]
) -> None:
    path, entry = tmp_path / "an.index", IndexEntry("a.jsonl", FileStamp(7, 8), "running", "gnomes")
    path.write_bytes(b"no database" * 99)
    index = MatchIndex(path)
    assert list(map(is_closed, connections)) == [True, False]
    index.store_entries([entry])
    index.close()
    again = MatchIndex(path)
    assert again.entry("a.jsonl") == entry
    again.close()
    assert all(map(is_closed, connections))


def test_an_index_that_is_lost_while_the_program_runs_is_closed_and_goes_on_empty(
    tmp_path: Path, connections: list[sqlite3.Connection]
) -> None:
    index = MatchIndex(tmp_path / "an.index")
    index.store_entries([IndexEntry("a.jsonl", FileStamp(7, 8), "running", "gnomes")])
    assert (index.total(), index.emptied) == (1, 0)
    index.rows("DROP TABLE records")
    assert (index.total(), index.emptied) == (0, 1)
    assert list(map(is_closed, connections)) == [True, False]
    index.close()


@pytest.mark.parametrize("name", ["caf\udce9", "\ud800"])
def test_a_text_that_no_database_takes_is_read_by_the_next_program(tmp_path: Path, name: str) -> None:
    entry = IndexEntry(f"{name}.jsonl", FileStamp(7, 8), "running", "gnomes")
    first = MatchIndex(tmp_path / "an.index")
    first.store_entries([entry])
    first.close()
    second = MatchIndex(tmp_path / "an.index")
    assert list(second.stamps()) == [entry.name]
    assert second.entry(entry.name) == entry
    second.close()


def test_an_index_of_another_version_is_built_again_and_one_of_this_is_kept(tmp_path: Path) -> None:
    path, entry = tmp_path / "an.index", IndexEntry("a.jsonl", FileStamp(7, 8), "running", "gnomes")
    index = MatchIndex(path)
    index.store_entries([entry])
    index.close()
    for version, number in (("", 1), ("of long ago", 0)):
        if version:
            rows = sqlite3.connect(path)
            with rows:
                rows.execute("UPDATE about SET version = ?", (version,))
            rows.close()
        again = MatchIndex(path)
        assert again.total() == number
        again.close()
