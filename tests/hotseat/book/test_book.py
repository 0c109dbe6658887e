"""The garden book: what it knows is what the records say, however its index is treated."""

from __future__ import annotations

import gc
import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from garden_desktop.core.record import RecordError, Seated, ends, outcome, read
from garden_desktop.core.text import ListArg, Message, SideName, plain
from garden_desktop.games import registry
from garden_desktop.hotseat import summary
from garden_desktop.hotseat.book import book as books
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.index import FileStamp, IndexEntry, SearchQuery, SearchTerm, folded, sentence, written
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.summary import MatchSummary, UnfinishedMatches, whole_part
from tests.hotseat.book.figures.made import written as written_by_hand

GG = "gnomadic_gardeners"
PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))


@pytest.fixture
def shelf(tmp_path: Path) -> MatchRepository:
    return MatchRepository(tmp_path / "matches")


@pytest.fixture
def opened(shelf: MatchRepository) -> Iterator[Callable[[], Book]]:
    """Books of the same folder, as several windows would have them."""
    found: list[Book] = []

    def another() -> Book:
        found.append(Book(shelf.folder))
        return found[-1]

    yield another
    for book in found:
        book.close()


def record(shelf: MatchRepository, moves: int = 3, key: str = GG) -> Path:
    session = shelf.begin_match(MatchSetup(key, PEOPLE, {}, 5))
    rng = Random(moves)
    while not session.over and session.match.ply < moves:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    return session.journal.path


def whole(book: Book) -> Book:
    book.turn_to_today()
    while book.unread:
        book.read_on()
    return book


def seen(shelf: MatchRepository, book: Book) -> list[MatchSummary]:
    return list(UnfinishedMatches(shelf, whole(book)))


def index(shelf: MatchRepository) -> Path:
    return shelf.folder.with_name("matches.index")


@pytest.mark.parametrize("key", ["gnomadic_gardeners", "stalk_exchange", "paths_and_flower_beds", "fire_and_flora"])
def test_the_end_of_a_record_is_seen_from_its_last_lines(shelf: MatchRepository, key: str) -> None:
    data = record(shelf, 10**6, key).read_bytes()
    lines = data.split(b"\n")[:-1]
    switch, back = b'{"option":["open_hands","on"]}', b'{"undo":1}'
    for text in (lines, lines[:-1], [*lines, switch], [*lines, back], [*lines[:-1], switch], lines[:1]):
        bytes_ = b"\n".join(text) + b"\n"
        assert ends(bytes_[-books.TAIL :]) == read(bytes_).ended
        assert ends((bytes_ + b'{"resu')[-books.TAIL :]) == read(bytes_).ended, "a torn line is none"


def test_matches_come_newest_first_and_over_ones_are_not_among_them(
    shelf: MatchRepository, opened: Callable[[], Book]
) -> None:
    old, new, over = record(shelf), record(shelf, 5), record(shelf, 10**6)
    for age, path in enumerate((old, over, new)):
        os.utime(path, (1000 + age, 1000 + age))
    book = whole(opened())
    assert [one.path for one in UnfinishedMatches(shelf, book)] == [new, old]
    assert book.names("over", 0, 9) == [over.name]
    (first, _) = UnfinishedMatches(shelf, book)
    assert (first.game, first.seats, first.modified) == (GG, PEOPLE, 1002)


def test_what_is_known_is_not_read_again(
    shelf: MatchRepository, opened: Callable[[], Book], monkeypatch: pytest.MonkeyPatch
) -> None:
    for moves in range(4):
        record(shelf, moves)
    before = seen(shelf, opened())

    def never(*_: object) -> None:
        raise AssertionError("read again")

    monkeypatch.setattr(books, "opened", never)
    monkeypatch.setattr(MatchRepository, "open_read_only", never)
    assert seen(shelf, opened()) == before


def test_what_another_program_does_in_the_folder_is_seen(shelf: MatchRepository, opened: Callable[[], Book]) -> None:
    gone, played = record(shelf), record(shelf)
    book = opened()
    before = {one.path: plain(one.headline) for one in seen(shelf, book)}
    gone.unlink()
    session = shelf.resume(played)
    rng = Random(1)
    while plain(summary.headline(session)) == before[played]:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    come = record(shelf)
    after = {one.path: plain(one.headline) for one in seen(shelf, book)}
    assert set(after) == {played, come}
    assert after[played] != before[played]


def spoil(file: Path) -> None:
    file.write_bytes(b"no index at all" * 99)


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5000])


def other_version(file: Path) -> None:
    with sqlite3.connect(file) as rows:
        rows.execute("UPDATE about SET version = 'another'")
        rows.execute("ALTER TABLE records RENAME COLUMN headline TO something")
    rows.close()


def rows_that_lie(file: Path) -> None:
    with sqlite3.connect(file) as rows:
        rows.execute("UPDATE records SET seats = 'oops', headline = '{\"say\": 1}'")
    rows.close()


HARMS = [spoil, cut, other_version, rows_that_lie, Path.unlink]


@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
def test_an_index_that_is_no_good_is_made_again(
    shelf: MatchRepository, opened: Callable[[], Book], harm: Callable[[Path], None]
) -> None:
    for moves in range(3):
        record(shelf, moves)
    book = opened()
    before = seen(shelf, book)
    book.close()
    harm(index(shelf))
    assert seen(shelf, opened()) == before
    assert seen(shelf, opened()) == before, "and once more"


def test_a_book_that_nobody_holds_any_more_has_let_go_of_its_index(shelf: MatchRepository) -> None:
    record(shelf)
    book = Book(shelf.folder)
    rows = book.index._rows
    assert rows.execute("SELECT 1").fetchone() == (1,)
    del book
    gc.collect()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        rows.execute("SELECT 1")


def test_a_locked_index_is_done_without(shelf: MatchRepository, opened: Callable[[], Book]) -> None:
    record(shelf)
    before = seen(shelf, opened())
    holder = sqlite3.connect(index(shelf))
    holder.execute("BEGIN EXCLUSIVE")
    assert seen(shelf, opened()) == before
    holder.rollback()
    holder.close()


def test_where_no_index_can_be_written_the_book_is_read_all_the_same(
    shelf: MatchRepository, opened: Callable[[], Book]
) -> None:
    record(shelf)
    index(shelf).mkdir()
    assert len(seen(shelf, opened())) == 1


def test_a_folder_that_is_not_there_is_an_empty_book(shelf: MatchRepository, opened: Callable[[], Book]) -> None:
    assert seen(shelf, opened()) == []


def test_a_record_damaged_inside_leaves_the_list_as_soon_as_it_is_read(
    shelf: MatchRepository, opened: Callable[[], Book]
) -> None:
    good, bad = record(shelf), record(shelf)
    lines = bad.read_text("utf-8").splitlines()
    bad.write_text("\n".join([lines[0], '[1,"commit g99"]', *lines[1:]]) + "\n", "utf-8")
    matches = UnfinishedMatches(shelf, whole(opened()))
    assert len(matches) == 2, "its ends look well"
    assert [one.path for one in matches] == [good]
    assert len(matches) == 1, "the one left out is no longer counted"
    (found,) = matches.unreadable(set(), 9)
    assert found.path == bad
    assert matches.unreadable({bad}, 9) == []


def test_a_record_whose_pack_comes_back_is_there_again(
    shelf: MatchRepository, opened: Callable[[], Book], monkeypatch: pytest.MonkeyPatch
) -> None:
    record(shelf)
    book = whole(opened())
    with monkeypatch.context() as patch:
        patch.setattr(registry, "load_pack", lambda *_: (_ for _ in ()).throw(OSError("gone")))
        assert list(UnfinishedMatches(shelf, book)) == []
    assert UnfinishedMatches(shelf, book).unreadable(set(), 9) == []
    assert len(seen(shelf, book)) == 1


def test_sentences_come_back_as_they_were_kept() -> None:
    inner = Message("toy", "round %n").of(n=3)
    for message in (
        inner,
        Message("toy", "“{a}” ü").of(a=inner, b=SideName(1), c=ListArg((SideName(0), "x", 4, inner))),
    ):
        assert sentence(written(message)) == message
    for text in ("{}", "3", '"x"', "[]", '{"say": ["a"], "with": {}}', "{", '{"side": 1}'):
        with pytest.raises(ValueError, match=re.escape(text)):
            sentence(text)


def test_the_newest_few_are_read_first(shelf: MatchRepository, opened: Callable[[], Book]) -> None:
    for number in range(3 * books.SLICE):
        path = record(shelf, 0)
        os.utime(path, (1000 + number, 1000 + number))
    book = opened()
    book.turn_to_today()
    book.newest_read(3)
    assert book.count("running") == books.SLICE
    newest = [one.modified for one in UnfinishedMatches(shelf, book)[:3]]
    assert newest == [1000 + 3 * books.SLICE - back for back in (1, 2, 3)]


def test_a_finished_match_is_known_by_its_last_line(shelf: MatchRepository, opened: Callable[[], Book]) -> None:
    path = record(shelf, 10**6)
    entry = whole(opened()).entry(path.name)
    result = shelf.open_read_only(path).match.result()
    assert (entry.state, entry.scores, entry.ranks) == ("over", result.scores, result.ranks)


@pytest.mark.parametrize(
    "line",
    [
        b'{"result":{"scores":[1e99],"ranks":[1]}}',
        b'{"result":{"scores":[true],"ranks":[1]}}',
        b'{"result":3}',
        b'{"result"',
    ],
)
def test_a_result_that_is_none_is_no_outcome(line: bytes) -> None:
    assert outcome(b"[1,2]\n" + line + b"\n") is None


def looked_for(book: Book, text: str = "", **fields: Any) -> set[str]:
    words = tuple(SearchTerm(folded(word)) for word in text.split())
    wanted = SearchQuery(words, **fields)
    found = book.found(wanted, 0, 99)
    assert sum(count for _, count in book.groups(wanted)) == len(found)
    return {name.rpartition("-")[2] for name in found}


@pytest.fixture
def library(shelf: MatchRepository, opened: Callable[[], Book]) -> Book:
    """Six matches of three games, two of them over."""
    for number, key in enumerate(("stalk_exchange", "gnomadic_gardeners", "stalk_exchange")):
        seats = (Seated("Änn", 0), Seated(f"Ben{number}", 1), Seated("Robot", 2, "easy"))[: 2 + (number == 2)]
        session = shelf.begin_match(MatchSetup(key, seats, {}, number + 1))
        if number == 1:
            rng = Random(1)
            while not session.over:
                session.play(rng.choice(session.rules.legal_moves(session.match.state)))
        session.close()
        assert session.journal is not None
        session.journal.path.rename(shelf.folder / f"2026-11-01-{number}.jsonl")
    return whole(opened())


def test_matches_are_found_by_words_game_person_month_and_state(library: Book) -> None:
    assert looked_for(library) == {"0.jsonl", "1.jsonl", "2.jsonl"}
    assert looked_for(library, "ann") == {"0.jsonl", "1.jsonl", "2.jsonl"}
    assert looked_for(library, "ann BEN1") == {"1.jsonl"}
    assert looked_for(library, "nobody") == set()
    assert looked_for(library, game="stalk_exchange") == {"0.jsonl", "2.jsonl"}
    assert looked_for(library, person="Ben2") == {"2.jsonl"}
    assert looked_for(library, person="Ben") == set()
    assert looked_for(library, state="over") == {"1.jsonl"}
    assert looked_for(library, month="1999-01") == set()
    assert looked_for(library, "robot", game="stalk_exchange") == {"2.jsonl"}
    assert library.people() == [("Änn", 3), ("Ben0", 1), ("Ben1", 1), ("Ben2", 1)]


def test_a_word_may_mean_a_game_or_a_note(library: Book) -> None:
    by_game, by_note = SearchTerm("zz", games=("gnomadic_gardeners",)), SearchTerm("zz", names=("2026-11-01-2.jsonl",))
    assert library.found(SearchQuery((by_game,)), 0, 9) == ["2026-11-01-1.jsonl"]
    assert library.found(SearchQuery((by_note,)), 0, 9) == ["2026-11-01-2.jsonl"]


def test_those_that_run_come_first_whatever_the_order(shelf: MatchRepository, library: Book) -> None:
    for number, age in enumerate((300, 100, 200)):
        path = shelf.folder / f"2026-11-01-{number}.jsonl"
        os.utime(path, (10**9 - age, 10**9 - age))
    whole(library)
    assert [name[-7] for name in library.found(SearchQuery(), 0, 9)] == ["2", "0", "1"]
    assert [name[-7] for name in library.found(SearchQuery(oldest=True), 0, 9)] == ["0", "2", "1"]
    assert library.groups(SearchQuery()) == [("", 2), ("2001-09", 1)]


def test_reading_ends_with_the_slice_whose_matches_are_all_older(
    shelf: MatchRepository, opened: Callable[[], Book]
) -> None:
    for number in range(2 * books.SLICE + 1):
        path = record(shelf, 0)
        os.utime(path, (1000 + number, 1000 + number))
    book = opened()
    book.turn_to_today()
    book.newest_read(books.SLICE)
    assert book.count("running") == books.SLICE, "the newest one left is older than all of them"
    book.newest_read(books.SLICE + 1)
    assert book.count("running") == 2 * books.SLICE


@pytest.mark.parametrize(
    ("query", "everything"),
    [
        (SearchQuery(), True),
        (SearchQuery(oldest=True), True),
        (SearchQuery(words=(SearchTerm("ann"),)), False),
        (SearchQuery(game="toy"), False),
        (SearchQuery(person="Ann"), False),
        (SearchQuery(month="2026-11"), False),
        (SearchQuery(state="over"), False),
    ],
)
def test_a_query_without_a_condition_finds_everything(query: SearchQuery, everything: bool) -> None:
    assert query.everything is everything


@pytest.mark.parametrize(("line", "moves"), [(2, 8), (11, 9), (13, 11)], ids=["only draws are left", "9", "11"])
def test_a_damaged_record_is_shown_up_to_the_damaged_line(shelf: MatchRepository, line: int, moves: int) -> None:
    path = record(shelf, 14)
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = b"{"
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(RecordError) as told:
        shelf.open_read_only(path)
    whole = whole_part(shelf, path, told.value)
    assert whole is not None and len(whole.match.moves) == moves


def test_of_a_record_whose_beginning_is_damaged_nothing_is_shown(shelf: MatchRepository) -> None:
    path = record(shelf, 4)
    assert whole_part(shelf, path, RecordError(1, Message("toy", "damaged"))) is None
    assert whole_part(shelf, path, OSError(5, "gone")) is None


DAY = 24 * 3600 * 10**9


@pytest.mark.parametrize("later", [-1, 0, 1, DAY - 1, DAY])
def test_a_match_began_when_its_name_says_it_unless_it_was_played_at_another_day(later: int) -> None:
    begun = int(time.mktime((2026, 11, 22, 19, 40, 5, 0, 0, -1))) * 10**9
    entry = IndexEntry("2026-11-22-194005-gnomes.jsonl", FileStamp(begun + later, 9), "running")
    assert entry.begun == (begun if 0 <= later < DAY else begun + later)
    assert entry._replace(name="gnomes.jsonl").begun == begun + later


def test_a_sentence_is_always_the_same_text() -> None:
    """Counts of a favourite are added up by its text, also those that an older version has stored."""
    assert written(Message("a", "Blätter: {n}", (("n", SideName(1)),))) == (
        '{"say":["a","Blätter: {n}"],"with":{"n":{"side":1}}}'
    )


def test_a_result_with_too_few_places_is_a_match_of_no_place(
    opened: Callable[[], Book], shelf: MatchRepository
) -> None:
    written_by_hand(shelf.folder, ["Ann", "Ben", "Dora"], [3, 2], [1, 2])
    book = whole(opened())
    assert book.count("over") == 1
    assert book.index.rows("SELECT person, rank, score FROM sat ORDER BY seat") == [
        (name, None, None) for name in ("Ann", "Ben", "Dora")
    ]
