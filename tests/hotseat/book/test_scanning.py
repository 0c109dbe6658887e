"""How much of a folder is looked at when a book is opened: all of a small one, the newest of a large one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from garden_desktop.hotseat.book import book as books
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.index import FileStamp, IndexEntry
from tests.hotseat.book.figures.made import HOUR, NOON, read, written
from tests.systems import posix

FEW, PAGE, SLICE, ON_TOP = 6, 3, 2, 2


@pytest.fixture(autouse=True)
def small_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in {"FEW": FEW, "PAGE": PAGE, "SLICE": SLICE, "ON_TOP": ON_TOP, "PAGES": 5}.items():
        monkeypatch.setattr(books, name, number)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def book(folder: Path) -> Iterator[Book]:
    """Opened for the first time, with nothing read yet."""
    book = Book(folder)
    yield book
    book.close()


def running(folder: Path, number: int) -> list[str]:
    """So many unfinished matches, an hour after each other; their names, the newest first."""
    return [written(folder, ["Ann", "Ben"], [], [], hours=hour).name for hour in range(number)][::-1]


def read_before(folder: Path) -> None:
    read(folder).close()


def go_on(folder: Path, name: str) -> None:
    """Write on in a record without changing its time."""
    about = (folder / name).stat()
    with (folder / name).open("a") as file:
        file.write("{}\n")
    os.utime(folder / name, ns=(about.st_atime_ns, about.st_mtime_ns))


def updated(book: Book, names: list[str]) -> list[bool]:
    known = book.stamps()
    return [known[name].size == (book.folder / name).stat().st_size for name in names]


def test_a_book_that_nobody_has_turned_to_has_nothing_left(book: Book) -> None:
    assert (book.listed, book.unread, book.left, book.total(), book.error) == (True, False, 0, 0, None)


def test_all_names_of_a_small_folder_are_known_at_once_and_the_records_follow_newest_first(
    folder: Path, book: Book
) -> None:
    names = running(folder, FEW)
    book.turn_to_today()
    assert (book.listed, book.unread, book.left, book.total()) == (True, True, FEW, 0)
    for known in range(SLICE, FEW + 1, SLICE):
        assert book.unread
        book.read_on()
        assert (book.left, book.names("running", 0, 99)) == (FEW - known, names[:known])
    assert not book.unread


@pytest.mark.parametrize("number", [FEW, FEW + 1])
def test_of_a_large_folder_the_newest_that_run_are_looked_at_at_once_and_the_rest_later(
    folder: Path, book: Book, number: int
) -> None:
    names = running(folder, number)
    read_before(folder)
    for name in names:
        go_on(folder, name)
    book.turn_to_today()
    large = number > FEW
    assert book.listed is not large
    assert updated(book, names) == [large] * ON_TOP + [False] * (number - ON_TOP)
    while book.unread:
        book.read_on()
    assert all(updated(book, names))


def test_names_of_a_large_folder_come_page_by_page(folder: Path, book: Book) -> None:
    running(folder, 2 * PAGE + 1)
    read_before(folder)
    book.turn_to_today()
    for _ in range(2):
        book.read_on()
        assert not book.listed
    book.read_on()
    assert book.listed


def test_of_a_folder_that_is_new_a_few_pages_are_listed_at_once(
    folder: Path, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(books, "PAGES", 2)
    running(folder, 2 * PAGE)
    book.turn_to_today()
    assert not book.listed
    book.read_on()
    assert (book.listed, book.left) == (True, 2 * PAGE)


def test_what_was_deleted_is_gone_from_every_list_and_other_files_never_come_in(folder: Path, book: Book) -> None:
    first, second = running(folder, 2)
    (folder / "notes.txt").write_text("no record")
    read_before(folder)
    (folder / first).unlink()
    book.turn_to_today()
    assert (book.total(), book.names("running", 0, 9), list(book.stamps())) == (1, [second], [second])
    assert book.left == 0


def test_only_what_has_changed_is_read_again(folder: Path, book: Book) -> None:
    names = running(folder, 3)
    read_before(folder)
    go_on(folder, names[1])
    book.turn_to_today()
    assert book.left == 1
    book.read_on()
    assert all(updated(book, names))


def test_a_folder_that_cannot_be_listed_is_an_error_and_what_was_known_stays(
    folder: Path, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = running(folder, 2)
    read_before(folder)

    def closed(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(os, "scandir", closed)
        book.turn_to_today()
        assert book.error is not None
        assert (book.error.errno, book.error.filename) == (13, str(folder))
        assert (book.listed, book.names("running", 0, 9)) == (True, names)
    book.turn_to_today()
    assert book.error is None


def test_the_newest_are_read_until_none_can_be_newer(folder: Path, book: Book) -> None:
    names = running(folder, FEW)
    book.turn_to_today()
    book.newest_read(1)
    assert (book.total(), book.names("running", 0, 1)) == (SLICE, names[:1])
    book.newest_read(SLICE + 1)
    assert (book.total(), book.names("running", 0, SLICE + 1)) == (2 * SLICE, names[: SLICE + 1])
    book.newest_read(99)
    assert (book.total(), book.left) == (FEW, 0)


def test_the_newest_are_not_sought_before_all_names_are_known(folder: Path, book: Book) -> None:
    running(folder, FEW + 1)
    read_before(folder)
    book.turn_to_today()
    assert not book.listed
    book.newest_read(9)
    assert not book.listed


def test_a_record_that_was_deleted_a_moment_ago_is_nearly_empty(folder: Path, book: Book) -> None:
    (name,) = running(folder, 1)
    book.turn_to_today()
    book.read_on()
    assert book.entry(name).seats
    assert book.entry("other.jsonl") == IndexEntry("other.jsonl", FileStamp(0, 0), "running")
    (folder / name).unlink()
    book.touch(name)
    assert book.total() == 0


def test_an_entry_is_noted_unless_the_file_has_changed_meanwhile(folder: Path, book: Book) -> None:
    (name,) = running(folder, 1)
    book.turn_to_today()
    book.read_on()
    entry = book.entry(name)
    book.note(entry._replace(state="unreadable"))
    assert book.entry(name).state == "unreadable"
    go_on(folder, name)
    book.touch(name)
    book.note(entry._replace(state="over"))
    assert book.entry(name).state == "running"
    book.note(IndexEntry("other.jsonl", FileStamp(0, 0), "running"))
    assert book.total() == 1


def test_records_are_read_by_their_time_whatever_they_are_called(folder: Path, book: Book) -> None:
    names = running(folder, 4)
    for hour, name in enumerate(names):
        os.utime(folder / name, (NOON + hour * HOUR,) * 2)
    book.turn_to_today()
    book.read_on()
    assert book.names("running", 0, 9) == names[:1:-1]


def test_a_foreign_file_is_unreadable(folder: Path, book: Book) -> None:
    folder.mkdir()
    (folder / "a.jsonl").write_text("[1]")
    book.turn_to_today()
    book.read_on()
    entry = book.entry("a.jsonl")
    assert (entry.state, entry.stamp.size, entry.game) == ("unreadable", 3, "")


@posix("links need a right on Windows")
def test_a_link_that_leads_nowhere_is_unreadable(folder: Path, book: Book) -> None:
    folder.mkdir()
    (folder / "a.jsonl").symlink_to("nowhere")
    book.turn_to_today()
    book.read_on()
    assert book.entry("a.jsonl") == IndexEntry("a.jsonl", FileStamp(0, 0), "unreadable")


@pytest.mark.parametrize("lines", [0, 30_000], ids=["short", "longer than what is read of its beginning"])
def test_the_end_of_a_record_says_who_won(folder: Path, book: Book, lines: int) -> None:
    names = [written(folder, ["Ann", "Ben"], [3, 7], ranks, hours=len(ranks)).name for ranks in ([2, 1], [])]
    for name in names:
        header, *end = (folder / name).read_text().splitlines()
        (folder / name).write_text("\n".join([header, *["{}"] * lines, *end, ""]))
    book.turn_to_today()
    book.read_on()
    over, still = map(book.entry, names)
    assert (over.state, over.scores, over.ranks) == ("over", (3, 7), (2, 1))
    assert (still.state, still.scores, still.ranks) == ("running", (), ())
    assert [seat.name for seat in over.seats] == [seat.name for seat in still.seats] == ["Ann", "Ben"]


def test_a_closed_book_knows_nothing_and_one_that_nobody_asked_leaves_no_file(folder: Path, book: Book) -> None:
    running(folder, 2)
    book.close()
    assert [path.name for path in folder.parent.iterdir()] == [folder.name]
    read_before(folder)
    book.turn_to_today()
    assert book.total() == 2
    book.close()
    assert book.total() == 0
    assert book.unread, "its rows are lost"


def test_a_known_match_is_not_the_newest_while_a_newer_one_is_unread(folder: Path, book: Book) -> None:
    middle = written(folder, ["Ann", "Ben"], [], [], hours=2).name
    read_before(folder)
    newest = written(folder, ["Ann", "Ben"], [], [], hours=3).name
    for hour in (0, 1):
        written(folder, ["Ann", "Ben"], [], [], hours=hour)
    book.turn_to_today()
    assert (book.names("running", 0, 1), book.left) == ([middle], 3)
    book.newest_read(1)
    assert book.names("running", 0, 1) == [newest]
    assert book.left == 1, "the oldest may wait"


@pytest.mark.parametrize("hour", [1, 2, 3])
def test_as_many_as_are_asked_for_are_the_newest(folder: Path, book: Book, hour: int) -> None:
    known = [written(folder, ["Ann", "Ben"], [], [], hours=at).name for at in (4, 2)]
    read_before(folder)
    fresh = written(folder, ["Ann", "Ben"], [], [], hours=hour).name
    book.turn_to_today()
    book.newest_read(2)
    newest = sorted([*known, fresh], key=lambda name: ((folder / name).stat().st_mtime, name), reverse=True)
    assert book.names("running", 0, 2) == newest[:2]
