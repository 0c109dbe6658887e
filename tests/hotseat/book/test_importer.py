"""Records brought in from elsewhere: checked, copied under a free name, and never over another one."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from garden_desktop.core.files import read_regular
from garden_desktop.core.record import Seated
from garden_desktop.hotseat.book import importer as module
from garden_desktop.hotseat.book.book import Book
from garden_desktop.hotseat.book.importer import Importer
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from tests.systems import posix


def made(folder: Path, seed: int = 5) -> Path:
    session = MatchRepository(folder).begin_match(
        MatchSetup("gnomadic_gardeners", (Seated("Ann", 0), Seated("Ben", 1)), {}, seed)
    )
    session.close()
    assert session.journal is not None
    return session.journal.path


@pytest.fixture
def shelf(tmp_path: Path) -> MatchRepository:
    return MatchRepository(tmp_path / "matches")


def bringing_to(shelf: MatchRepository) -> Importer:
    book = Book(shelf.folder)
    book.turn_to_today()
    while book.unread:
        book.read_on()
    return Importer(shelf, book)


def test_a_record_comes_in_once(shelf: MatchRepository, tmp_path: Path) -> None:
    path, bringing = made(tmp_path / "else"), bringing_to(shelf)
    first, second = bringing.import_file(path), bringing.import_file(path)
    assert (shelf.folder / first.name).read_bytes() == path.read_bytes()
    assert (second.name, second.error) == ("", None)
    assert bringing_to(shelf).import_file(path).name == ""
    assert len(shelf.paths()) == 1


def test_another_record_of_the_same_name_lies_beside_it(shelf: MatchRepository, tmp_path: Path) -> None:
    here, other = made(shelf.folder), made(tmp_path / "else", seed=6)
    before, other = here.read_bytes(), other.rename(other.with_name(here.name))
    brought = bringing_to(shelf).import_file(other)
    assert brought.name not in ("", here.name)
    assert here.read_bytes() == before


@pytest.mark.parametrize("data", [b"", b"no record\n", b'{"format": 99}\n', b"\xff\x00"])
def test_what_is_no_record_is_refused_and_nothing_is_written(
    shelf: MatchRepository, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "strange.jsonl"
    path.write_bytes(data)
    assert bringing_to(shelf).import_file(path).error is not None
    assert not shelf.paths()


def test_a_full_disk_leaves_no_half_file(
    shelf: MatchRepository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, bringing = made(tmp_path / "else"), bringing_to(shelf)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    assert bringing.import_file(path).name
    with pytest.raises(OSError, match="space"):
        bringing.sync_copies()
    assert not list(shelf.folder.iterdir())


def test_a_disk_that_is_full_at_once_is_told_of_the_file(
    shelf: MatchRepository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, bringing = made(tmp_path / "else"), bringing_to(shelf)

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", full)
    brought = bringing.import_file(path)
    monkeypatch.undo()
    assert isinstance(brought.error, OSError)
    assert (brought.error.errno, brought.at) == (errno.ENOSPC, shelf.folder)
    assert not list(shelf.folder.iterdir())


def test_a_copy_is_known_by_its_name_as_a_record(shelf: MatchRepository, tmp_path: Path) -> None:
    path = made(tmp_path / "else")
    old = path.rename(path.with_name("Ünal's evening.jsonl"))
    assert bringing_to(shelf).import_file(old).name == "Ünal's evening.garden.jsonl"


@pytest.mark.parametrize("name", ["con.garden.jsonl", "con.jsonl"])
def test_a_copy_that_is_called_as_a_device_of_windows_gets_another_name(
    shelf: MatchRepository, tmp_path: Path, name: str
) -> None:
    """It comes out of a backup of another system."""
    path = made(tmp_path / "else")
    brought = bringing_to(shelf).import_data(name, path.read_bytes(), tmp_path / "all.zip", 0)
    assert brought.name == "_con.garden.jsonl"
    assert (shelf.folder / brought.name).read_bytes() == path.read_bytes()


def test_a_copy_was_played_when_it_was_played(shelf: MatchRepository, tmp_path: Path) -> None:
    path = made(tmp_path / "else")
    os.utime(path, (1_000_000_000, 1_000_000_000))
    brought = bringing_to(shelf).import_file(path)
    assert (shelf.folder / brought.name).stat().st_mtime == 1_000_000_000


def test_what_lies_here_is_read_once(shelf: MatchRepository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not again for each that comes in: ten thousand of one size would be read a hundred million times."""
    for number in range(6):
        path = made(tmp_path / "else")
        (shelf.folder / f"{number}.jsonl").parent.mkdir(exist_ok=True)
        (shelf.folder / f"{number}.jsonl").write_bytes(path.read_bytes().replace(b'"Ann"', b'"An%d"' % number))
    bringing, asked = bringing_to(shelf), list[Path]()

    def reading(path: Path, most: int) -> bytes:
        asked.append(path)
        return read_regular(path, most)

    monkeypatch.setattr(module, "read_regular", reading)
    for number in range(6, 9):
        other = tmp_path / f"{number}.jsonl"
        other.write_bytes(path.read_bytes().replace(b'"Ann"', b'"An%d"' % number))
        assert bringing.import_file(other).name
    assert len(asked) == 6 + 3


def test_a_file_that_is_gone_is_told_of(shelf: MatchRepository, tmp_path: Path) -> None:
    brought = bringing_to(shelf).import_file(tmp_path / "gone.jsonl")
    assert isinstance(brought.error, FileNotFoundError)
    assert (brought.name, brought.at, brought.here) == ("", tmp_path / "gone.jsonl", "")


def test_copies_are_synced_each_and_many_together(
    shelf: MatchRepository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bringing, synced = bringing_to(shelf), set[int]()
    paths = [made(tmp_path / "else", seed) for seed in (5, 6, 7)]

    def sync(descriptor: int) -> None:
        synced.add(os.fstat(descriptor).st_ino)

    def known(names: list[str]) -> list[bool]:
        return [(shelf.folder / name).stat().st_ino in synced for name in names]

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(module, "BATCH", 2)
    names = list[str]()
    for number in range(3):
        names.append(bringing.import_file(paths[number]).name)
        assert known(names) == [[False], [True, True], [True, True, False]][number]
    bringing.sync_copies()
    assert all(known(names))


def test_without_copies_nothing_is_synced(shelf: MatchRepository, monkeypatch: pytest.MonkeyPatch) -> None:
    bringing = bringing_to(shelf)
    bringing.sync_copies()
    assert not shelf.folder.exists()


@posix("Windows syncs no folders")
@pytest.mark.parametrize("failing", ["the first copy", "the second copy", "the folder"])
def test_where_the_disk_fails_none_of_the_copies_that_belong_together_stays(
    shelf: MatchRepository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    """A bundle takes its card set away again, but its record stayed where the folder alone could not be synced."""
    bringing = bringing_to(shelf)
    paths = [shelf.folder / bringing.import_file(made(tmp_path / "else", seed)).name for seed in (5, 6)]
    places = {"the first copy": paths[0], "the second copy": paths[1], "the folder": shelf.folder}
    bad = places[failing].stat().st_ino

    def sync(descriptor: int) -> None:
        if os.fstat(descriptor).st_ino == bad:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", sync)
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            bringing.sync_copies()
    assert not list(shelf.folder.iterdir())
    bringing.sync_copies()
    assert bringing.import_file(made(tmp_path / "else", 5)).name, "it is not here"
