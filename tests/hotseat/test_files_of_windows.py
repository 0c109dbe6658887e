"""Records, notes and backups where no open file is renamed or deleted, and where others hold one for a moment."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from io import FileIO
from pathlib import Path

import pytest

from garden_desktop.core import filelock, files, shared_json
from garden_desktop.core.files import outlast_readers, write_whole
from garden_desktop.core.record import RecordHeader, Seated, move_line, read
from garden_desktop.core.shared_json import SharedJsonFile
from garden_desktop.core.text import Message, plain
from garden_desktop.hotseat import journal as journals
from garden_desktop.hotseat.backup.archive import BackupWriter
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.importer import Importer
from garden_desktop.hotseat.folder import FolderMover
from garden_desktop.hotseat.journal import Journal
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.trash import Trash
from tests.windows_files import Held, held_by_another, open_files, windows_sharing

HEADER = RecordHeader("_template", "standard", "0", {}, (Seated("Ann", 0),), 1, "test")
TRIES = 4


@pytest.fixture(autouse=True)
def on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open files are shared as there, and whoever is refused waits as there, for no time."""
    windows_sharing(monkeypatch)
    monkeypatch.setattr(files, "_PAUSES", (0,) * (TRIES - 1))
    for module in (files, filelock, shared_json):
        monkeypatch.setattr(module, "WINDOWS", True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "matches" / "match.garden.jsonl"
    with Journal.create(path, HEADER) as journal:
        journal.append(move_line(0, "nod"))
    return path


def held(monkeypatch: pytest.MonkeyPatch, name: str, times: int) -> Held:
    """Another program holds the file that this `os` function is asked for next, so many tries long."""
    stand_in = Held(getattr(os, name), times)
    monkeypatch.setattr(os, name, stand_in)
    return stand_in


def kept(path: Path) -> SharedJsonFile[dict[str, int]]:
    aside, unread = Message("test", "aside {file}"), Message("test", "unread {file} {reason}")
    return SharedJsonFile(path, 1000, dict, dict, depth=1, aside=aside, unread=unread)


CHANGES: dict[str, tuple[str, Callable[[Path], object]]] = {
    "a file that is written whole": ("replace", lambda path: write_whole(path, b"new")),
    "a record that goes to the bin": ("rename", lambda path: Trash().trash_record(path)),
    "a match that was not to be": ("unlink", lambda path: Journal.open(path)[0].drop()),
}


@pytest.mark.parametrize("kind", CHANGES)
def test_a_file_that_another_program_holds_for_a_moment_is_waited_for(
    path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    name, change = CHANGES[kind]
    before, hold = path.read_bytes(), held(monkeypatch, name, TRIES - 1)
    change(path)
    assert hold.left == 0
    assert not path.exists() or path.read_bytes() != before


@pytest.mark.parametrize("kind", CHANGES)
def test_a_file_that_another_program_keeps_stays_as_it_was_and_the_system_is_quoted(
    path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    name, change = CHANGES[kind]
    before = path.read_bytes()
    held(monkeypatch, name, TRIES)
    with pytest.raises(PermissionError, match="used by another process"):
        change(path)
    assert path.read_bytes() == before


class Refused:
    """Stands in for `opened`: its first `times` calls are refused as Windows' C library does it while another program
    has the file open, by EACCES and without a number of Windows."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
        self.left = times
        monkeypatch.setattr(journals, "opened", self)

    def __call__(self, path: Path, mode: str, most: int) -> FileIO:
        if self.left:
            self.left -= 1
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return files.opened(path, mode, most)


def test_a_record_that_another_program_reads_for_a_moment_can_be_gone_on_with(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Refused(monkeypatch, TRIES - 1)
    session, record = Journal.open(path)
    session.close()
    assert len(record.lines) == 1


def test_a_record_that_another_program_reads_for_a_moment_goes_to_the_bin(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Refused(monkeypatch, TRIES - 1)
    assert MatchRepository(path.parent).move_to_trash(path).is_file()
    assert not path.exists()


@pytest.mark.parametrize("in_use", [False, True])
def test_nobody_waits_for_a_record_that_is_marked_read_only_unless_another_program_has_it(
    path: Path, monkeypatch: pytest.MonkeyPatch, *, in_use: bool
) -> None:
    path.chmod(stat.S_IREAD)
    error = held_by_another(path) if in_use else PermissionError(errno.EACCES, "Permission denied", str(path))
    asked: list[Path] = []

    def refuse(path: Path, *_: object) -> FileIO:
        asked.append(path)
        raise error

    monkeypatch.setattr(journals, "opened", refuse)
    with pytest.raises(PermissionError):
        Journal.open(path)
    assert len(asked) == (TRIES if in_use else 1)
    path.chmod(stat.S_IREAD | stat.S_IWRITE)  # or Windows could not remove the folder of this test


def test_a_copy_of_the_record_that_is_put_back_in_play_and_read_by_another_program_is_waited_for(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, _ = Journal.open(path)
    whole = path.read_bytes()
    changed_by_others(path, whole + b"shopping\n")
    with monkeypatch.context() as patch:
        held(patch, "rename", TRIES)
        with pytest.raises(PermissionError):
            journal.append(move_line(0, "nod"))
    changed_by_others(path, whole)
    refused = Refused(monkeypatch, TRIES - 1)
    journal.append(move_line(0, "nod"))
    journal.close()
    assert refused.left == 0
    assert len(read(path.read_bytes()).lines) == 2


def test_what_others_wrote_is_put_aside_after_another_program_has_held_it_for_a_moment(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, _ = Journal.open(path)
    whole = path.read_bytes()
    changed_by_others(path, whole + b"shopping\n")
    hold = held(monkeypatch, "rename", TRIES - 1)
    journal.append(move_line(0, "nod"))
    journal.close()
    assert hold.left == 0
    assert path.with_name("match-other.garden.jsonl").read_bytes() == whole + b"shopping\n"


def test_a_record_that_is_held_for_a_moment_in_the_bin_comes_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bin = Trash()
    bin.trash_record(path)
    hold = held(monkeypatch, "rename", TRIES - 1)
    assert bin.restore_last(path.parent) == (path.name, path)
    assert hold.left == 0


def test_settings_that_another_program_holds_are_left_where_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{}")

    def refuse(*_: object) -> bytes:
        raise held_by_another(path)

    file = kept(path)
    with monkeypatch.context() as patch:
        patch.setattr(shared_json, "read_regular", refuse)
        assert file.read() is None
    assert file.notice is not None
    assert plain(file.notice).startswith(f"unread {path}")
    assert list(tmp_path.iterdir()) == [path]
    assert file.read() == {}


def changed_by_others(path: Path, data: bytes) -> None:
    """In place: that is what Windows lets another program do with a record that is open."""
    path.write_bytes(data)


def test_what_others_wrote_into_a_match_in_play_is_put_aside(path: Path) -> None:
    journal, _ = Journal.open(path)
    whole = path.read_bytes()
    changed_by_others(path, whole + b"shopping\n")
    journal.append(move_line(0, "nod"))
    assert path.read_bytes() == whole + move_line(0, "nod").encode() + b"\n"
    assert path.with_name("match-other.garden.jsonl").read_bytes() == whole + b"shopping\n"
    journal.close()
    assert open_files(path.parent) == []


def test_a_move_is_refused_while_what_others_wrote_cannot_be_put_aside_and_goes_through_later(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, _ = Journal.open(path)
    whole = path.read_bytes()
    changed_by_others(path, whole + b"shopping\n")
    with monkeypatch.context() as patch:
        held(patch, "rename", TRIES)
        with pytest.raises(PermissionError):
            journal.append(move_line(0, "nod"))
    assert path.read_bytes() == whole + b"shopping\n"
    journal.append(move_line(0, "nod"))
    journal.close()
    assert len(read(path.read_bytes()).lines) == 2
    assert path.with_name("match-other.garden.jsonl").read_bytes() == whole + b"shopping\n"


def test_a_record_that_is_as_it_was_again_is_taken_up_again_after_it_could_not_be_put_aside(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file was let go for the new name that it did not get."""
    journal, _ = Journal.open(path)
    whole, about = path.read_bytes(), path.stat()
    changed_by_others(path, whole + b"shopping\n")
    with monkeypatch.context() as patch:
        held(patch, "rename", TRIES)
        with pytest.raises(PermissionError):
            journal.append(move_line(0, "nod"))
    changed_by_others(path, whole)
    os.utime(path, ns=(about.st_atime_ns, about.st_mtime_ns))
    journal.append(move_line(0, "nod"))
    journal.close()
    assert len(read(path.read_bytes()).lines) == 2


def test_a_record_that_was_cut_by_others_is_made_whole_in_place(path: Path) -> None:
    journal, _ = Journal.open(path)
    whole = path.read_bytes()
    with path.open("r+b") as file:
        file.truncate(len(whole) - 3)
    journal.append(move_line(0, "nod"))
    journal.close()
    assert path.read_bytes() == whole + move_line(0, "nod").encode() + b"\n"


def test_a_match_that_the_full_disk_refuses_leaves_no_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        Journal.create(tmp_path / "match.garden.jsonl", HEADER)
    assert list(tmp_path.iterdir()) == []


def test_a_match_that_was_left_goes_to_the_bin_and_comes_back(tmp_path: Path) -> None:
    shelf = MatchRepository(tmp_path / "matches")
    session = shelf.begin_match(MatchSetup("gnomadic_gardeners", (Seated("Ann", 0),), {}, 5))
    session.close()
    assert session.journal is not None
    path = session.journal.path
    shelf.move_to_trash(path)
    assert not path.exists()
    assert shelf.put_back() == (path.name, path)


def test_a_record_from_another_drive_that_cannot_be_deleted_there_is_not_there_twice(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bin = Trash()
    there = bin.trash_record(path)

    def far(*_: object) -> None:
        raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))

    monkeypatch.setattr(os, "rename", far)
    held(monkeypatch, "unlink", TRIES)
    with pytest.raises(PermissionError):
        bin.restore_last(path.parent)
    assert (there.exists(), path.exists()) == (True, False)
    assert bin.restore_last(path.parent) == (path.name, path)
    assert not there.exists()


def test_a_full_disk_is_told_of_and_leaves_nothing_of_an_import(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    shelf = MatchRepository(tmp_path / "here")
    session = MatchRepository(tmp_path / "there").begin_match(
        MatchSetup("gnomadic_gardeners", (Seated("Ann", 0),), {}, 5)
    )
    session.close()
    assert session.journal is not None
    book = Book(shelf.folder)
    book.turn_to_today()
    bringing = Importer(shelf, book)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        brought = bringing.import_file(session.journal.path)
    assert isinstance(brought.error, OSError)
    assert brought.error.errno == errno.ENOSPC
    assert list(shelf.folder.iterdir()) == []
    book.close()


def test_a_full_disk_is_told_of_even_where_another_program_holds_the_half_copy(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    book = Book((here := MatchRepository(tmp_path / "here")).folder)
    bringing = Importer(here, book)
    monkeypatch.setattr(os, "write", full)
    held(monkeypatch, "unlink", TRIES)
    brought = bringing._copied(path.name, path.read_bytes(), 0)
    assert isinstance(brought.error, OSError)
    assert brought.error.errno == errno.ENOSPC
    book.close()


def test_copies_that_did_not_reach_the_disk_go_even_where_another_program_holds_one(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    book = Book((here := MatchRepository(tmp_path / "here")).folder)
    bringing = Importer(here, book)
    first, second = (bringing._copied(f"{name}.jsonl", path.read_bytes(), 0).name for name in "ab")
    monkeypatch.setattr(os, "fsync", full)
    held(monkeypatch, "unlink", 1)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        bringing.sync_copies()
    assert [(here.folder / name).exists() for name in (first, second)] == [True, False]
    book.close()


def test_a_damaged_index_is_thrown_away_and_made_anew(path: Path) -> None:
    index = path.parent.with_name("matches.index")
    index.write_bytes(b"no database" * 100)
    book = Book(path.parent)
    book.turn_to_today()
    while book.unread:
        book.read_on()
    assert book.total() == 1
    assert open_files(index.parent) == ["matches.index"]
    book.close()
    assert open_files(index.parent) == []
    assert index.read_bytes().startswith(b"SQLite format 3")


def test_a_book_that_nobody_asked_makes_no_index_when_it_is_closed(path: Path) -> None:
    Book(path.parent).close()
    assert not path.parent.with_name("matches.index").exists()


def test_a_move_to_another_folder_that_is_ended_early_leaves_nothing_there(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (place := tmp_path / "place").mkdir()
    steps = FolderMover(path.parent, place).steps()
    next(steps)
    assert open_files(place) == ["garden-desktop.lock"]
    held(monkeypatch, "unlink", 1)
    steps.close()
    assert list(place.iterdir()) == []


class Ours:
    """One member, whatever a backup asks for."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def members(self) -> dict[str, Path]:
        return {"records/a.jsonl": self._path}


def test_a_backup_over_one_that_is_held_for_a_moment_replaces_it(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "all.zip"
    target.write_bytes(b"old")
    held(monkeypatch, "replace", TRIES - 1)
    for _ in BackupWriter(target, Ours(path)).steps():  # type: ignore[arg-type]
        pass
    assert target.read_bytes().startswith(b"PK")
    assert list(tmp_path.glob("*.new")) == []


def test_what_changes_nothing_of_files_is_done_once() -> None:
    asked: list[int] = []

    def fail() -> None:
        asked.append(1)
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))

    with pytest.raises(FileNotFoundError):
        outlast_readers(fail)
    assert asked == [1]
